## Games for research

share-allow = Let this game be used for research
share-allow-hint = Once it is over, whoever runs this server may publish its moves and how long they took, for those who build and measure AI teammates. Never names, never chat. Only if everybody who plays here agrees. You can take it back until a copy has been published.
share-all = Everybody agrees: this game is shared once it is over.
share-over = Everybody agrees: this game is shared.
share-not-all = This game is not shared. Agreed: { $agreed }. Not agreed: { $missing }.
share-left = This game is not shared: somebody who has left did not agree.
privacy-server-sharing = Whether a game may be used for research
    .why = Off until you and everybody else at the table switch it on, before the game or later under “Seats and spectators”. Then its moves and times may be published, without names and chat. You can take it back at the table, and it ends when you take your name off.
privacy-server-model = What a language model reads
    .why = Only where somebody has seated one: what that seat sees, with your name and what you write that it may hear, goes to the service that whoever runs this server has named.
