## Playing by words: the same offers as on the boards

text-play = What you can do
text-play-nth = { $field } { $number }
text-play-nothing-more = nothing more
text-play-turned = Turned
text-play-turns =
    { $turns ->
        [0] not turned
        [one] 1 quarter turn
       *[other] { $turns } quarter turns
    }
text-play-spot = column { $column }, row { $row }
text-play-elsewhere = { $command }: this is done on the game’s own board.
text-play-unfinished = Not everything is chosen yet.
text-play-undo = Take back the last step
text-play-sure = Are you sure?
text-play-yes = Yes
text-play-no = No

## In one typed line

text-play-type = Or type it
text-play-type-hint = An action and its values, for example: { $example }
text-play-type-do = Do what is typed
text-play-fault-action = “{ $typed }” cannot be done now. Begin with one of these: { $possible }
text-play-fault-elsewhere = { $about }: this is done on the game’s own board, not by typing.
text-play-fault-field = “{ $typed }” is no part of this: { $about }. Its parts are: { $possible }
text-play-fault-missing = Still missing – { $about }. Possible: { $possible }
text-play-fault-more = “{ $typed }” is too much. Enough would be, for example: { $possible }
text-play-fault-nothing = Begin with one of these: { $possible }
text-play-fault-value = “{ $typed }” is not possible here – { $about }. Possible: { $possible }
