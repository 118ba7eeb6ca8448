## Open tables on the home page

open-tables = Open tables
open-tables-lead = Strangers are welcome here. Take a free seat, or ask to join somebody who plays with an AI while they wait.
open-tables-none = Nobody is waiting right now. Be the first: play with an AI until somebody comes.
open-tables-seats = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
open-tables-partner = { $name } looks for a partner
open-tables-somebody = Somebody
open-tables-join = Go to the table
open-tables-ask = Ask to join
open-tables-name-en = English
open-tables-name-uk = Ukrainian
open-tables-name-de = German

## Finding a partner

partner-find = Find a partner
partner-find-lead = If somebody is waiting for the same game, we ask them for you. Until then you play with an AI, and whoever comes can take its seat.
partner-language = Language at the table
partner-begin = Look for somebody
partner-asked = { $name } asks to play with you, on the AI’s seat.
partner-welcome = Let them in
partner-not-now = Not now
partner-waiting = We have asked whether you may take a seat here. You can watch until there is an answer.
partner-withdraw = Do not wait
partner-let-in = You are in. Have a good game!
partner-not-let-in = They would rather play on for now.
partner-look-further = Look for somebody else
partner-looking = Strangers may ask for the AI’s seat
partner-looking-hint = The table is on the home page of this server. You decide about everybody who asks.
partner-stays = The AI keeps playing until you let somebody in.

## Listing a table

listed = Strangers may join
listed-hint = The table is shown on the home page of this server as long as you are here and a seat is free. Its link is public then.
listed-now = On the home page: strangers may take the free seats.

## Blocking and reporting

person-card = { $name }: block or report
block = Block
block-hint = You no longer see their tables or what they write, and you are not brought together again. It is kept in this browser.
block-done = { $name } is blocked in this browser.
unblock = Unblock
blocked-line = Something from somebody you have blocked.
meet-report = Report
meet-report-title = Report { $name }
meet-report-hint = Whoever runs this server reads it, with the table and the name. No address is kept.
meet-report-why = What is wrong?
meet-report-name = The name
meet-report-talk = What they write
meet-report-conduct = How they behave
meet-report-more = More about it (you need not)
meet-report-send = Send
meet-report-sent = Thank you. Whoever runs this server can read it now.
meet-report-block-too = Block them as well
partner-unanswered = Nobody answered in time. They may be deep in thought.
partner-waits = They wait { $seconds } seconds for your answer.
