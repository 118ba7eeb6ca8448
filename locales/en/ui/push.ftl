## Being told of one’s turn while the page is closed

push-on = Tell me when it is my turn, even when this page is closed
push-off = No longer tell me of my turn when this page is closed
push-is-on = You will be told when it is your turn at this table.
push-is-off = You will no longer be told of your turn at this table.
push-not-allowed = Your browser does not let this page notify you. You can change that in its settings for this site.
push-failed = Your browser’s push service does not answer. Try again later.
push-your-turn = Your turn in { $game }
privacy-server-push = Where to tell you that it is your turn
    .why = Only if you ask for it at a table: an address at your browser’s push service, and a key so that the service cannot read what is sent. It is deleted with the table, when you switch it off, or when you take your name off.
