## Open tables

refused-no-open-tables = This server has no open tables: whoever runs it has not switched them on.
refused-name-unkind = Strangers can read this name, and it would hurt some of them. Please choose another one.
refused-guest-needed = Strangers can find this table, so the seat needs a browser that others can block. Load the page again.
refused-no-seat-for-partner = To look for a partner you need a running game in which you are the only person and an AI can give up its seat.
refused-nobody-to-ask = Nobody is looking for a partner here right now.
refused-nobody-to-report = Nobody sits there who could be reported.
notice-knock-ended = Somebody asked for the AI’s seat; nobody answered in time, and they have stopped waiting.
