#include "engines/succession/why_not.h"

#include "engines/succession/abilities.h"
#include "engines/succession/actions.h"
#include "engines/succession/phrases.h"
#include "engines/succession/pieces.h"
#include "engines/succession/presenter.h"
#include "engines/succession/rules.h"
#include "engines/succession/turn.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace intrika::succession {
namespace {

using Picks = std::vector<Pick>;

Picks sorted(Picks picks) {
    std::sort(picks.begin(), picks.end());
    return picks;
}

// Where a pick lies: in which of the zones that a pile or a seat has.
struct Spot {
    std::optional<TableZone> board;
    std::optional<SeatZone> kind;
    int pile = 0;
    Seat seat = noSeat;
};

Spot spotOf(ZoneId id) {
    Spot spot;
    if (id >= resultZone(0, 0)) return spot;
    if (id >= tableZones) {
        spot.kind = static_cast<SeatZone>((id - tableZones) % seatZones);
        spot.seat = static_cast<Seat>((id - tableZones) / seatZones);
    } else if (id < zone(TableZone::bank)) {
        spot.board = static_cast<TableZone>(id / pileCount * pileCount);
        spot.pile = id % pileCount;
    } else {
        spot.board = static_cast<TableZone>(id);
    }
    return spot;
}

struct Refusals {
    const View& view;
    Seat seat;
    Picks picked;
    const Board& board = view.board;

    const Turn& turn() const { return board.turn; }
    const Player& self() const { return board.players[seat]; }

    // What is to be done now, by its rule.
    Text instead() const {
        switch (board.phase) {
            case Phase::choose:
                return say("not.choose");
            case Phase::gardener:
                return say("not.gardener");
            case Phase::conflict:
                return say("not.guard");
            default:
                break;
        }
        if (turn().pending == Pending::search) return say("not.search");
        if (turn().pending == Pending::action) return say("not.open-action", {nameOf(turn().action)});
        if (!turn().steals.empty()) return say("not.rob-first");
        if (turn().left.empty()) return say("not.nothing-left");
        if (turn().limit != unlimited) return say("not.tied");
        return say("not.left-to-right", {nameOf(turn().left.first())});
    }

    bool isOpen(Action action) const {
        if (board.phase != Phase::turn || turn().pending == Pending::search) return false;
        if (turn().pending == Pending::action) return turn().action == action;
        return turn().steals.empty() && nextActions(turn()).contains(action);
    }

    Text pile(int index, int fromTop) const {
        if (fromTop > 0) return say("not.below-the-top");
        const Card top = board.topOf(index);
        if (top == noCard) return instead();
        const bool searches = board.phase == Phase::turn && turn().pending == Pending::search;
        const Action action = sortOf(top) == Sort::building ? Action::buy : Action::recruit;
        if (!searches && !isOpen(action)) return instead();
        if (searches && sortOf(top) != turn().search) return instead();
        if (worthOf(top) <= self().coins) return say("not.look-below");
        return say("not.too-dear", {number(worthOf(top)), number(self().coins)});
    }

    // Where one points at a face, any card that shows it.
    template <class Cards>
    static int placeOf(const Cards& cards, const Pick& pick) {
        if (pick.on == Pick::On::place) return pick.value < cards.size() ? pick.value : -1;
        for (int place = cards.size() - 1; place >= 0; --place) {
            if (cardFace(cards[static_cast<std::size_t>(place)]) == pick.value) return place;
        }
        return -1;
    }

    Text searched(int index, const Pick& pick) const {
        const auto isMeant = [&](int fromTop, Card card) {
            return pick.on == Pick::On::place ? fromTop == pick.value : cardFace(card) == pick.value;
        };
        for (int fromTop = 0; const auto card = view.cardAt(index, fromTop); ++fromTop) {
            if (!isMeant(fromTop, *card)) continue;
            if (sortOf(*card) != turn().search) return say("not.other-sort");
            return say("not.too-dear", {number(worthOf(*card)), number(self().coins)});
        }
        return instead();
    }

    Text money(int) const { return isOpen(Action::money) ? say("not.no-coins") : instead(); }

    Text action(Seat owner, const Pick& pick) const {
        const Player& player = board.players[owner];
        if (player.character == nobody) return instead();
        const bool isCovered = pick.on == Pick::On::face
                                   ? pick.value == crestFace
                                   : coveredActions(player).contains(actionAt(board, owner, pick.value));
        if (isCovered) return say("not.covered");
        if (owner != seat) return board.phase == Phase::turn ? say("not.no-victim", {person(owner)}) : instead();
        return board.phase == Phase::turn ? say("not.point-at-target") : instead();
    }

    // K-50 to K-53
    Text active() const {
        const Card subject = self().active();
        if (self().used) return say("not.used");
        if (subject == Card::gardener) return say("not.gardener-phase");
        if (subject == Card::guard) return say("not.guard-phase");
        if (subject == Card::smith) return say("not.smith");
        if (board.phase != Phase::turn) return instead();
        if (turn().pending != Pending::none) return say("not.finish-first");
        return canUseAbility(board, seat) ? say("not.target-of-ability") : say("not.no-effect");
    }

    Text row(const Spot& spot, const Pick& pick) const {
        const Sort sort = spot.kind == SeatZone::buildings ? Sort::building : Sort::subject;
        const auto& cards = board.players[spot.seat].row(sort);
        const int place = placeOf(cards, pick);
        if (spot.seat == seat && sort == Sort::subject && place >= 0 && place + 1 == cards.size()) return active();
        const Card subject = self().active();
        const bool swaps = (subject == Card::ladyInWaiting && sort == Sort::building) ||
                           (subject == Card::bishop && sort == Sort::subject);
        const bool canSwap = swaps && board.phase == Phase::turn && turn().pending == Pending::none && !self().used;
        if (canSwap && place >= 0) {
            return isLocked(board.players[spot.seat], cards[place]) ? say("not.locked") : say("not.swap-two");
        }
        if (spot.seat == seat && sort == Sort::subject) return say("not.not-active");
        return say(spot.seat == seat ? "not.own-card" : "not.others-card");
    }

    Text inSeatZone(const Spot& spot, const Pick& pick) const {
        switch (*spot.kind) {
            case SeatZone::hand:
                if (spot.seat != seat) return say("not.others-hand");
                return board.phase == Phase::choose ? say("not.one-character") : say("not.hand-later");
            case SeatZone::character:
                return say("not.character-fixed");
            case SeatZone::actions:
                return action(spot.seat, pick);
            case SeatZone::buildings:
            case SeatZone::subjects:
                return row(spot, pick);
            case SeatZone::tokens:
                if (spot.seat != seat) return say("not.others-tokens");
                return isOpen(Action::settle) ? say("not.no-token") : instead();
            case SeatZone::coins:
                return say("not.coins");
            case SeatZone::played:
                return say("not.played");
        }
        return instead();
    }

    Text inTableZone(const Spot& spot, const Pick& pick) const {
        switch (*spot.board) {
            case TableZone::pile:
                return pile(spot.pile, pick.on == Pick::On::place ? pick.value : 0);
            case TableZone::under:
                return money(spot.pile);
            case TableZone::search:
                return searched(spot.pile, pick);
            case TableZone::bank:
                return say("not.bank");
            case TableZone::tokens:
                return say("not.token-supply");
            case TableZone::aside:
                return say("not.look-at-aside");
            case TableZone::shown:
            case TableZone::shownBefore:
                break;
        }
        return say("not.shown");
    }

    Text about(const Pick& pick) const {
        if (pick.on == Pick::On::word) return instead();
        if (pick.on == Pick::On::seat) {
            if (pick.value == seat) return say("not.yourself");
            return isOpen(Action::give) ? say("not.no-token") : instead();
        }
        const Spot spot = spotOf(pick.zone);
        if (spot.kind) return inSeatZone(spot, pick);
        return spot.board ? inTableZone(spot, pick) : instead();
    }
};

bool isPartOf(const Picks& part, const Picks& whole) {
    return std::includes(whole.begin(), whole.end(), part.begin(), part.end());
}

}  // namespace

Text whyNot(const View& view, Seat seat, std::span<const Pick> picks) {
    const Board& board = view.board;
    const ToAct toAct = waitsFor(board);
    if (toAct.isOver()) return say("not.over");
    if (toAct.isChance()) return say("not.chance");
    if (!toAct.mayAct(seat)) {
        if (board.phase == Phase::choose) return say("not.chosen");
        return say("not.your-turn", {person(toAct.seats.first()), literal(ruleOf(board))});
    }
    const Refusals reasons{view, seat, sorted(Picks(picks.begin(), picks.end()))};
    Rng rng(0);
    MoveList<Move> moves;
    Rules::legalMoves(determinized(view, rng), seat, moves);  // the same in every truth that the view allows
    std::vector<Picks> choices;
    for (const Move& move : moves) choices.push_back(sorted(picksFor(board, seat, move)));
    bool isBeginning = false;
    for (const Picks& choice : choices) {
        if (choice == reasons.picked) return {};
        isBeginning = isBeginning || isPartOf(reasons.picked, choice);
    }
    if (picks.empty()) return reasons.instead();
    if (isBeginning) return say("not.more-needed", {literal(ruleOf(board))});
    for (const Pick& pick : reasons.picked) {
        const auto has = [&pick](const Picks& choice) {
            return std::find(choice.begin(), choice.end(), pick) != choice.end();
        };
        if (std::none_of(choices.begin(), choices.end(), has)) return reasons.about(pick);
    }
    return say("not.together", {literal(ruleOf(board))});
}

}  // namespace intrika::succession
