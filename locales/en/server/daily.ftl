## The Daily Signal

refused-no-daily = There is no daily puzzle here: the host wants it so.
refused-no-such-day = There is no puzzle of that day here: it is still to come, or too long ago.
refused-daily-over = This puzzle is over.
refused-daily-withheld = That is no part of this puzzle.
refused-daily-not-yet = This puzzle cannot be taken along: its solution would come with it, and it is today’s, or the host does not want it.
