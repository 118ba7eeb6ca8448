## Voice

refused-no-voice = There is no voice on this server: whoever runs it has switched it off.
bye-voice-off = Voice is switched off at this table.
bye-voice-elsewhere = You are heard from another device or tab now.
bye-voice-crowded = Too many already talk and listen at this table.
bye-voice-busy = People talk at so many tables that this server has no room for one more.
voice-not-for-you = The rules keep it from you.
voice-not-for-spectators = Spectators see this game late or not at all, and hear nothing of it.
voice-other-server = Connected through another server; voices do not get there.
