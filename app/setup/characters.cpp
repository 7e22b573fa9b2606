#include "app/setup/characters.h"

#include "engines/core/rng.h"

#include <algorithm>

namespace intrika::setup {

std::vector<Temperament> drawTemperaments(std::size_t seats, std::uint64_t seed) {
    Rng rng(seed);
    std::vector<Temperament> drawn;
    while (drawn.size() < seats) {
        std::vector<Temperament> round(allTemperaments.begin(), allTemperaments.end());
        shuffle(round, rng);
        drawn.insert(drawn.end(), round.begin(), round.end());
    }
    drawn.resize(seats);
    return drawn;
}

void giveTemperaments(std::vector<SeatInfo>& seats, std::uint64_t seed) {
    const std::vector<Temperament> drawn = drawTemperaments(seats.size(), seed);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        PlayerKind& player = seats[seat].player;
        if (mayHaveTemperament(player) && player.temperament == Temperament::plain) player.temperament = drawn[seat];
    }
}

}  // namespace intrika::setup
