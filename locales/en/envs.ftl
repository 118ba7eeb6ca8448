## What environments for learners say

envs-tapped = Tapped so far, in milliseconds: { $taps }
envs-too-fine = The rules would allow that, but this environment has no such action at its resolution.
envs-finish-first = Another action has been begun: it has to be finished first.
envs-begin-first = This is the second part of an action, and none has been begun.
envs-nobody-else = Nobody else could do anything now, so there is nothing to wait for.
envs-begun = Begun: { $parts }
envs-padding = This index only fills the table up to the size of other games: it means nothing.
