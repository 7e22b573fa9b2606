#include "engines/traitor/view.h"

#include <algorithm>
#include <cassert>
#include <span>

namespace intrika::traitor {
namespace {

SupplySet take(SupplyPile& pool, int count) {
    SupplySet cards;
    for (int card = 0; card < count; ++card) cards += SupplySet::of(pool.takeBack());
    return cards;
}

// T-88: the supply cards whose place the observer cannot see.
SupplySet unseenSupplies(const View& view) {
    const Board& board = view.board;
    if (board.phase == Phase::placeEstate) return supplyAtSetup(board.options, board.seats);
    SupplySet unseen = SupplySet::all() - board.discard;
    for (const SeenCards& cards : view.cards) {
        unseen -= cards.hand;
        unseen -= cards.played;
    }
    return unseen;
}

// T-88: what of known.held the other players have out of sight. In play that is all of it. A record may begin where
// it also counts cards that lie face up (T-89), and those stay in it when they leave the table (T-87).
SupplySet heldUnseen(const View& view, SupplySet unseen, int places) {
    const auto fits = [&](SupplySet held) { return unseen.contains(held) && held.count() <= places; };
    if (fits(view.held)) return view.held;
    SupplySet inSight;
    for (Seat seat = 0; seat < view.board.seats; ++seat) {
        if (view.observer != seat) inSight += view.cards[seat].played;
    }
    const SupplySet rest = view.held.lessAny(inSight);
    return fits(rest) ? rest : SupplySet();
}

constexpr auto choose = [] {
    std::array<std::array<std::uint32_t, 6>, 6> table{};  // C(n, k) for the copies of a kind
    for (std::size_t n = 0; n < 6; ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k <= n; ++k) table[n][k] = table[n - 1][k - 1] + (k < n ? table[n - 1][k] : 0);
    }
    return table;
}();

// Which `places` of the unseen cards are with the other players, when `held` must be among them: every choice of that
// many physical cards (equal ones told apart) that contains `held` is equally likely. Exact, without trying:
// ways[k][r] counts the choices of r cards from kind k on; then each kind's number is drawn by its share of the ways.
SupplySet drawnByOthers(SupplySet unseen, SupplySet held, int places, Rng& rng) {
    std::array<std::array<std::uint32_t, 21>, supplyKinds + 1> ways{};  // other players have at most 20 cards
    ways[supplyKinds][0] = 1;
    const auto share = [&](int kind, int left, int copies) {
        return choose[unseen.copies(kind)][copies] * ways[kind + 1][left - copies];
    };
    for (int kind = supplyKinds - 1; kind >= 0; --kind) {
        for (int left = 0; left <= places; ++left) {
            for (int copies = held.copies(kind); copies <= std::min(left, unseen.copies(kind)); ++copies) {
                ways[kind][left] += share(kind, left, copies);
            }
        }
    }
    assert(ways[0][places] > 0);
    SupplySet drawn;
    for (int kind = 0; kind < supplyKinds; ++kind) {
        const int left = places - drawn.count();
        std::uint32_t ticket = rng.below(ways[kind][left]);
        int copies = held.copies(kind);
        for (; ticket >= share(kind, left, copies); ++copies) ticket -= share(kind, left, copies);
        drawn += SupplySet::of(kind, copies);
    }
    return drawn;
}

void dealSupplies(const View& view, State& state, Rng& rng) {
    const Board& board = view.board;
    int places = 0;
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const SeenCards& seen = view.cards[seat];
        state.cards[seat] = {seen.hand, seen.played, {}};
        places += seen.handCount - seen.hand.count() + seen.playedCount - seen.played.count();
    }
    const SupplySet unseen = unseenSupplies(view);
    SupplyPile others;
    const auto shuffled = [&rng](SupplySet cards) {
        SupplyPile order = pileOf(cards);
        shuffle(order, rng);
        return order;
    };
    const SupplySet held = heldUnseen(view, unseen, places);
    if (held.empty()) {
        state.supply = shuffled(unseen);
        for (int card = 0; card < places; ++card) others.append(state.supply.takeBack());
    } else {
        const SupplySet drawn = drawnByOthers(unseen, held, places, rng);
        others = shuffled(drawn);
        state.supply = shuffled(unseen - drawn);
    }
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const SeenCards& seen = view.cards[seat];
        state.cards[seat].hand += take(others, seen.handCount - seen.hand.count());
        state.cards[seat].played += take(others, seen.playedCount - seen.played.count());
    }
}

// T-85: what is missing from the cards that the observer was handed is set aside or with those who chose earlier;
// what the observer passed on is with those who chose later, or left over. All ways to lie so are equally likely.
void dealActions(const View& view, State& state, Rng& rng) {
    const Board& board = view.board;
    ActionSet unknown = ActionSet::all();
    for (Seat seat = 0; seat < board.seats; ++seat) {
        if (const auto action = view.cards[seat].action) {
            state.chosenBy[static_cast<std::size_t>(*action)] = seat;
            unknown = unknown.without(*action);
        }
    }
    FixedList<Action, actionCount> cards;
    const auto lay = [&](ActionSet some) {
        const auto before = cards.size();
        for (const Action action : some) cards.append(action);
        std::span laid(cards.begin() + before, cards.end());
        shuffle(laid, rng);
    };
    lay(unknown & view.handed);
    lay(unknown & ~view.handed);  // on top: these go first
    state.setAside = cards.takeBack();
    for (int turn = 0; turn < board.seats; ++turn) {
        const Seat seat = clockwise(board.startPlayer, turn, board.seats);
        const SeenCards& seen = view.cards[seat];
        if (seen.chose && !seen.action) state.chosenBy[static_cast<std::size_t>(cards.takeBack())] = seat;
    }
    for (const Action action : cards) state.draft = state.draft.with(action);
}

}  // namespace

int View::centreCount() const {
    if (board.phase < Phase::action) return actionCount;
    return board.phase == Phase::action ? 1 : actionCount - board.seats;
}

int View::passingCount() const {
    return board.phase == Phase::action ? actionCount - 1 - board.turnOf(board.actor) : 0;
}

ToAct View::toAct() const { return waitsFor(board, board.actor == noSeat ? 0 : cards[board.actor].handCount); }

View viewOf(const State& state, Observer observer) {
    View view;
    const Board& board = view.board = state.board;
    view.observer = observer;
    view.supplyCount = static_cast<std::uint8_t>(state.supply.size());
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const SeatCards& cards = state.cards[seat];
        const bool own = observer == seat;
        SeenCards& seen = view.cards[seat];
        seen.handCount = static_cast<std::uint8_t>(cards.hand.count());
        seen.playedCount = static_cast<std::uint8_t>(cards.played.count());
        if (own) seen.hand = cards.hand;
        if (own || !board.playedFaceDown()) seen.played = cards.played;
    }
    for (const Action action : ActionSet::all()) {
        const Seat chooser = state.whoChose(action);
        if (chooser == noSeat) continue;
        view.cards[chooser].chose = true;
        if (observer == chooser || !board.actionsHidden()) view.cards[chooser].action = action;
    }
    if (observer) {
        view.handed = handed(state, *observer);
        view.held = state.cards[*observer].held;
        if (board.phase == Phase::action && board.actor == *observer) view.passing = state.draft;
    }
    return view;
}

State determinized(const View& view, Rng& rng) {
    State state;
    state.board = view.board;
    dealSupplies(view, state, rng);
    if (view.board.phase >= Phase::action) dealActions(view, state, rng);
    // What the others remember cannot be told from a view, and no rule reads it: the least that T-89 allows.
    if (view.observer) state.cards[*view.observer].held = view.held;
    return state;
}

}  // namespace intrika::traitor
