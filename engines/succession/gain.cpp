#include "engines/succession/gain.h"

#include <algorithm>

namespace intrika::succession {

Gain gainOf(const Player& player, Card card) {
    const Sort sort = sortOf(card);
    int alike = 0;        // of this kind
    int rivals = 0;       // of the colour, of the same sort: they take partners away
    int partners = 0;     // of the kind that makes a perfect pair
    int mates = 0;        // of the colour, of the other sort
    int dearestMate = 0;  // what the best of them scores already, if it has no pair
    for (const Card own : player.row(sort)) {
        alike += own == card ? 1 : 0;
        rivals += colourOf(own) == colourOf(card) ? 1 : 0;
    }
    for (const Card own : player.row(otherSort(sort))) {
        if (colourOf(own) != colourOf(card)) continue;
        partners += own == partnerOf(card) ? 1 : 0;
        dearestMate = std::max(dearestMate, worthOf(own));
        ++mates;
    }
    const bool isMateFree = mates > rivals;
    if (partners > alike) {
        const int before = isMateFree ? 1 : 2;
        return {Gain::By::perfectPair, worthOf(card) + worthOf(partnerOf(card)) - before};
    }
    if (isMateFree) return {Gain::By::colourPair, std::max(worthOf(card), dearestMate) - 1};
    return {};
}

}  // namespace intrika::succession
