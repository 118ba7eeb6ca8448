## How well a finished game went beside others

rating = How good was that?
rating-ai-crew = { $worse ->
    [0] { $same ->
        [0] AI crews do better at this level. There is room to grow.
       *[other] As good as { $same } of 10 AI crews at this level; the others do better.
    }
   *[other] { $same ->
        [0] Better than { $worse } of 10 AI crews at this level.
       *[other] Better than { $worse } of 10 AI crews at this level, and as good as { $same }.
    }
}
rating-here-crew = { $worse ->
    [0] { $same ->
        [0] Other crews on this server did better. There is room to grow.
       *[other] As good as { $same } of 10 crews on this server; the others did better.
    }
   *[other] { $same ->
        [0] Better than { $worse } of 10 crews on this server.
       *[other] Better than { $worse } of 10 crews on this server, and as good as { $same }.
    }
}
rating-ai-rival = { $worse ->
    [0] { $same ->
        [0] AI players score more here. There is room to grow.
       *[other] As good as { $same } of 10 AI players here; the others score more.
    }
   *[other] { $same ->
        [0] Better than { $worse } of 10 AI players here.
       *[other] Better than { $worse } of 10 AI players here, and as good as { $same }.
    }
}
rating-here-rival = { $worse ->
    [0] { $same ->
        [0] Others on this server scored more. There is room to grow.
       *[other] As good as { $same } of 10 players on this server; the others scored more.
    }
   *[other] { $same ->
        [0] Better than { $worse } of 10 players on this server.
       *[other] Better than { $worse } of 10 players on this server, and as good as { $same }.
    }
}
rating-from-human = From { $games } measured games of AI seats that play like people.
rating-from-mixed = From { $games } measured games of strong AI seats together with AI seats that play like people.
rating-from-quick = From { $games } measured games of quick AI seats.
rating-from-here = From { $games } results of people on this server with the same settings and without advice.

## What comes next

onward-level = Next: level { $level }
onward-professional = Next: the professional game
onward-scenario = Next scenario: { $page }
onward-normal = Next: normal mission
onward-hard = Next: hard mission
onward-hall-easy = Next: H.A.L.L., easy
onward-hall-intermediate = Next: H.A.L.L., intermediate
onward-hall-hard = Next: H.A.L.L., hard
onward-hall-extreme = Next: H.A.L.L., extreme
result-passed-on = Again with new roles

## A picture of the result

result-share = Share the result
result-share-picture = Picture of the result
result-share-download = Download
result-share-send = Share
result-share-copy = Copy the picture
result-share-copied = The picture is copied.
result-share-copy-link = Copy the link
result-share-failed = The picture could not be made.
result-share-won = We made it!
result-share-lost = Not this time.
result-share-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
