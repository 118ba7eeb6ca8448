## Suggestions

refused-no-advice = There are no suggestions at this table: the host has switched them off.
refused-nothing-to-suggest = You have nothing to decide just now.
refused-advice-often = Not so often, please. Ask again in { $seconds } s.
refused-suggestion-late = The game went on meanwhile. Ask again.
