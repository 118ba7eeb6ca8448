## Suggestions

refused-no-advice = At this table nobody gets suggestions: the host wants it so.
refused-nothing-to-suggest = You have nothing to decide just now.
refused-advice-often = That was often. Ask again in { $seconds } s.
refused-suggestion-late = The game went on meanwhile. Ask again.
