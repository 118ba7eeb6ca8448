## A television in the room

screen-title = The big screen
menu-screen = Show on a big screen
screen-join = Join in
screen-scan = Scan the code, or open
screen-hint = The screen is for everybody in the room: it shows what spectators may see. What is private stays on your phone.
screen-back = Back to the table
screen-now = Now
