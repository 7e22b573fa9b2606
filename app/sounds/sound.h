// What can be heard, each by the name of its data in assets/sounds.
#pragma once

#include <array>
#include <cstddef>

namespace intrika::sounds {

enum class Sound { cardLaid, cardTurned, cardDealt, coin, piece, dice, curtain, call, finale };

inline constexpr std::array soundNames{"card_laid", "card_turned", "card_dealt", "coin",  "piece",
                                       "dice",      "curtain",     "call",       "finale"};

constexpr const char* nameOf(Sound sound) { return soundNames.at(static_cast<std::size_t>(sound)); }

}  // namespace intrika::sounds
