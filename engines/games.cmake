# The games, one line each: a folder of engines/ that has a game.cpp with `const GameKind& kind()`.
set(INTRIKA_GAMES
    traitor
    succession
    schemes
    coach
    confidants
)

# For builds that look at what all games share, as the thread sanitizer's does: one game is enough, and quickly built.
if(INTRIKA_ONLY_GAMES)
    set(INTRIKA_GAMES ${INTRIKA_ONLY_GAMES})
    add_compile_definitions(INTRIKA_PART_OF_THE_GAMES)  # their scenarios alone can be played
endif()
