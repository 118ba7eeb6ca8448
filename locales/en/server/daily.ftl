## The Daily Signal

refused-no-daily = There is no daily puzzle on this server: whoever runs it has switched it off.
refused-no-such-day = There is no puzzle of that day here: it is still to come, or too long ago.
refused-daily-over = This puzzle is over.
refused-daily-withheld = That is no part of this puzzle.
refused-daily-not-yet = This puzzle cannot be taken along, for its solution would come with it: it is today’s, or whoever runs this server does not allow it.
