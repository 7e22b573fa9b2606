#include "engines/succession/reckoning.h"

#include "engines/core/zone_parts.h"
#include "engines/succession/pairing.h"
#include "engines/succession/phrases.h"
#include "engines/succession/pieces.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace intrika::succession {
namespace {

using Mark = Piece::Mark;

class Reckoning {
public:
    Reckoning(std::vector<Zone>& zones, Seat seat) : zones_(zones), seat_(seat) {}

    void add(const std::vector<Card>& cards, int points, Text detail, Mark mark, Text caption = {}) {
        Zone made =
            makeZone(resultZone(seat_, groups_++), Shape::row, Area::result, say("zone.points", {number(points)}));
        made.owner = seat_;
        made.detail = std::move(detail);
        made.caption = std::move(caption);
        for (const Card card : cards) {
            const auto place = static_cast<std::uint16_t>(made.pieces.size());
            made.pieces.push_back({cardFace(card), place, seat_, mark, cardInWords(card)});
        }
        zones_.push_back(std::move(made));
    }
    void addPairs(const Pairing::Pairs& pairs, const char* id, Mark mark, bool both) {
        for (const auto& [building, subject] : pairs) {
            const int points =
                both ? worthOf(building) + worthOf(subject) : std::max(worthOf(building), worthOf(subject));
            add({building, subject}, points, say(id, {nameOf(building), nameOf(subject), number(points)}), mark,
                both ? say("caption.perfect-pair") : Text());
        }
    }

private:
    std::vector<Zone>& zones_;
    Seat seat_;
    std::size_t groups_ = 0;
};

}  // namespace

void addReckoning(const Player& player, Seat seat, std::vector<Zone>& zones) {
    const Pairing pairing = pairingOf(player);
    Reckoning reckoning(zones, seat);
    reckoning.addPairs(pairing.perfect, "piece.perfect-pair", Mark::glowing, true);
    reckoning.addPairs(pairing.colour, "piece.colour-pair", Mark::none, false);
    for (const Card card : pairing.singles) {
        reckoning.add({card}, 1, say("piece.single", {nameOf(card)}), Mark::none);
    }
}

}  // namespace intrika::succession
