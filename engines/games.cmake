# The games, one line each: a folder of engines/ that has a game.cpp with `const GameKind& kind()`.
set(INTRIKA_GAMES
    traitor
    succession
    schemes
    coach
    confidants
)
