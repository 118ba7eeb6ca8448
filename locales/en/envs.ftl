## What environments for learners say

envs-tapped = Tapped so far, in milliseconds: { $taps }
envs-too-fine = The rules would allow that, but this environment has no such action at its resolution.
