#include "app/stage/motion.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace intrika::stage {
namespace {

constexpr double wayMs = 450, faceMs = 240, sinkMs = 120, apartMs = 60, mostApartMs = 360;
constexpr double rises = 0.25;                        // of its height, where it comes from nowhere
constexpr double longWay = 2.2;                       // of its width: it goes in a bow
constexpr double bowShare = 0.14;                     // of the way
constexpr double smallCard = 0.35, smallNote = 0.55;  // where they arrive

// Quick at first, slow in the end.
double shareOf(double now, double begins, double length) {
    const double gone = std::clamp((now - begins) / length, 0.0, 1.0);
    return 1 - (1 - gone) * (1 - gone) * (1 - gone);
}

const PlacedCard* cardIn(const StageLayout& layout, std::uint16_t id) {
    const auto found = std::find_if(layout.cards.begin(), layout.cards.end(),
                                    [id](const PlacedCard& placed) { return placed.card.id == id; });
    return found == layout.cards.end() ? nullptr : &*found;
}

ShownCard coming(const PlacedCard& card, double share) {
    ShownCard shown{card, 1, share, 1};
    shown.placed.centre += QPointF(0, (1 - share) * rises * card.size.height());
    return shown;
}

ShownCard moving(const PlacedCard& from, const PlacedCard& to, double share) {
    ShownCard shown{to, 1, 1, 1};
    const QPointF way = to.centre - from.centre;
    shown.placed.centre = from.centre + way * share;
    const double length = std::hypot(way.x(), way.y());
    if (length > longWay * to.size.width()) {
        shown.placed.centre -= QPointF(0, std::sin(share * std::numbers::pi) * bowShare * length);
    }
    shown.placed.size = from.size + (to.size - from.size) * share;
    shown.placed.angle = from.angle + (to.angle - from.angle) * share;
    return shown;
}

void turn(ShownCard& shown, FaceId old, double now) {
    const double gone = std::clamp(now / faceMs, 0.0, 1.0);
    shown.width = std::abs(std::cos(gone * std::numbers::pi));
    if (gone < 0.5) shown.placed.card.face = old;
}

bool isAmong(const std::vector<StageGain>& gains, const PlacedCard& card) {
    return std::any_of(gains.begin(), gains.end(), [&](const StageGain& gain) { return gain.card == card.card.id; });
}

bool changes(const PlacedCard* from, const PlacedCard& to) {
    return from == nullptr || from->centre != to.centre || from->card.face != to.card.face;
}

}  // namespace

std::vector<ShownCard> cardsAt(const StageLayout* before, const StageLayout& after, double now,
                               const std::vector<StageGain>& gone) {
    std::vector<ShownCard> shown;
    if (before != nullptr) {
        for (const PlacedCard& card : before->cards) {
            if (cardIn(after, card.card.id) != nullptr || now >= sinkMs || isAmong(gone, card)) continue;
            shown.push_back({card, 1, 1, 1 - now / sinkMs});
        }
    }
    double begins = 0;
    for (const PlacedCard& card : after.cards) {
        const PlacedCard* from = before == nullptr ? nullptr : cardIn(*before, card.card.id);
        const bool turns = from != nullptr && from->card.face != card.card.face;
        const double since = turns ? now : now - begins;  // all that is turned up is turned at once
        const double share = shareOf(since, 0, wayMs);
        shown.push_back(from == nullptr ? coming(card, share) : moving(*from, card, share));
        if (turns) turn(shown.back(), from->card.face, since);
        if (changes(from, card)) begins = std::min(begins + apartMs, mostApartMs);
    }
    return shown;
}

std::vector<ShownCard> flyingAt(const StageLayout& layout, const std::vector<StageGain>& gains,
                                const std::vector<QPointF>& seats, double now) {
    std::vector<ShownCard> flying;
    if (now >= flightMs) return flying;
    for (const StageGain& gain : gains) {
        const PlacedCard* from = cardIn(layout, gain.card);
        if (from == nullptr || gain.seat >= seats.size()) continue;
        PlacedCard to = *from;
        to.centre = seats[gain.seat];
        to.size *= smallCard;
        flying.push_back(moving(*from, to, shareOf(now, 0, flightMs)));
    }
    return flying;
}

std::vector<FlyingNote> notesAt(const StageBeat& beat, const StageLayout& layout, const std::vector<QPointF>& seats,
                                double now) {
    std::vector<FlyingNote> flying;
    if (now >= flightMs) return flying;
    const double share = shareOf(now, 0, flightMs);
    const auto& columns = beat.picture.columns;
    for (std::size_t at = 0; at < columns.size(); ++at) {
        const Seat seat = columns[at].seat;
        if (seat == noSeat || seat >= seats.size() || !beat.notes.contains(seat)) continue;
        const QPointF from(layout.columns[at].middle, layout.columns[at].noteLine);
        flying.push_back({columns[at].note, from + (seats[seat] - from) * share, 1 - (1 - smallNote) * share});
    }
    return flying;
}

}  // namespace intrika::stage
