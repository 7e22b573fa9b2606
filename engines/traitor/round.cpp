#include "engines/traitor/round.h"

#include "engines/traitor/conflict.h"
#include "engines/traitor/telling.h"

#include <algorithm>
#include <utility>

namespace intrika::traitor {
namespace {

// T-8, T-9
void dealHands(State& state, Narrator* narrator) {
    const int seats = state.board.seats;
    for (int turn = 0; turn < seats; ++turn) {
        const Seat seat = clockwise(state.board.startPlayer, turn, seats);
        SeatCards& cards = state.cards[seat];
        if (state.board.options.deal == Deal::fixed) {
            cards.hand = fixedHand;
            for (int others = 1; others < seats; ++others) cards.held += fixedHand;  // T-86
        } else {
            for (int card = 0; card < 3; ++card) cards.hand += SupplySet::of(state.supply.takeBack());
        }
        if (narrator) tellDealt(*narrator, state.board, seat, cards.hand);
    }
}

void beginRound(State& state, Narrator* narrator) {
    Board& board = state.board;
    const std::uint8_t oldConflict = board.conflict;
    board.phase = Phase::conflict;
    board.actor = board.strategyHolder;
    board.conflict = noSlot;
    if (narrator) {
        narrator->tell(told::RoundBegan{board.round, board.startPlayer, oldConflict, board.strategyHolder});
    }
}

// Phase 4 (T-25, T-29 to T-32)
void showActions(State& state, Narrator* narrator) {
    Board& board = state.board;
    if (board.options.supplies == Supplies::faceDown) {
        for (Seat seat = 0; seat < board.seats; ++seat) {
            const SupplySet played = state.cards[seat].played;
            if (played.empty()) continue;
            forgetShown(state, seat, played);
            if (narrator) narrator->tell(told::SuppliesTurnedUp{seat, played}, others(board, seat));
        }
    }
    if (narrator) {
        narrator->nextBeat();
        for (const Action action : ActionSet::all()) {
            const Seat seat = state.whoChose(action);
            if (seat != noSeat) narrator->tell(told::ActionShown{seat, action}, others(board, seat));
        }
        narrator->nextBeat();
    }
    for (const Seat seat : turncoats(state)) {
        House& house = board.players[seat].house;
        house = other(house);
        if (narrator) narrator->tell(told::HouseChanged{seat, house});
    }
}

// `Source`: what of Told says where the points come from.
template <class Source>
void score(State& state, Seat seat, int points, Narrator* narrator) {
    std::int16_t& total = state.board.players[seat].score;
    total = static_cast<std::int16_t>(total + points);
    if (narrator) narrator->tell(Source{seat, points});
}

// Phases 5 and 6 (T-34 to T-46)
void fight(State& state, Narrator* narrator) {
    Board& board = state.board;
    board.last = countConflict(state);
    if (narrator) {
        narrator->nextBeat();
        tellConflictCounted(*narrator, state, board.last);
        narrator->nextBeat();
    }
    for (const Seat seat : board.last.winners) score<told::WonPoints>(state, seat, board.last.points, narrator);
    const Seat traitor = state.whoChose(Action::traitor);
    if (traitor != noSeat) score<told::TraitorPoint>(state, traitor, 1, narrator);  // T-44
    const Seat strategist = state.whoChose(Action::strategist);
    if (strategist != noSeat) score<told::StrategistPoints>(state, strategist, 2, narrator);  // T-45

    if (board.last.tied) return;
    const std::uint8_t lost = losingSlot(board, board.last);
    board.eagle = board.eagle ^ SlotSet::of(lost);  // T-46
    if (narrator) {
        narrator->nextBeat();
        narrator->tell(told::LandscapeTurned{placeAt(board, lost)});
    }
}

// Phases 8 and 9 (T-56 to T-60)
void clearConflict(State& state, Narrator* narrator) {
    Board& board = state.board;
    const Seat strategist = state.whoChose(Action::strategist);
    if (strategist != noSeat && strategist != board.strategyHolder) {
        if (narrator) {
            narrator->nextBeat();
            narrator->tell(told::StrategyMoved{board.strategyHolder, strategist});
        }
        board.strategyHolder = strategist;
    }
    if (narrator) narrator->nextBeat();
    for (Seat seat = 0; seat < board.seats; ++seat) {
        SupplySet& played = state.cards[seat].played;
        if (narrator && !played.empty()) narrator->tell(told::SuppliesDiscarded{seat, played});
        board.discard += played;
        played = {};
    }
}

// T-61: the farmer first, then from the start player clockwise without the farmer; noSeat after the last.
Seat drawerAfter(const State& state, Seat seat) {
    const Board& board = state.board;
    const Seat farmer = state.whoChose(Action::farmer);
    Seat next = board.startPlayer;
    if (seat != farmer) {
        next = leftNeighbour(seat, board.seats);
        if (next == board.startPlayer) return noSeat;
    }
    if (next != farmer) return next;
    next = leftNeighbour(next, board.seats);
    return next == board.startPlayer ? noSeat : next;
}

void callDrawer(State& state, Seat seat) {
    state.board.actor = seat;
    state.board.left = static_cast<std::uint8_t>(seat == noSeat ? 0 : cardsDue(state, seat));
}

void beginDrawing(State& state) {
    const Seat farmer = state.whoChose(Action::farmer);
    state.board.phase = Phase::draw;
    callDrawer(state, farmer != noSeat ? farmer : state.board.startPlayer);
}

// Phase 10 up to the next discard decision (T-67) or shuffle (T-70), or to its end.
void drawOn(State& state, Narrator* narrator) {
    Board& board = state.board;
    while (board.actor != noSeat) {
        SupplySet& hand = state.cards[board.actor].hand;
        if (hand.count() + board.left > handLimit) return;
        SupplySet drawn;
        for (; board.left > 0 && !state.supply.empty(); --board.left) drawn += SupplySet::of(state.supply.takeBack());
        hand += drawn;
        const bool pileRanOut = board.left > 0 && !board.discard.empty();
        if (narrator && !(pileRanOut && drawn.empty())) {
            narrator->nextBeat();
            tellDrew(*narrator, board.actor, drawn);
        }
        if (pileRanOut) return;
        callDrawer(state, drawerAfter(state, board.actor));  // T-71: what could not be drawn is lost
    }
}

// T-80
void finish(State& state, Narrator* narrator) {
    Board& board = state.board;
    board.phase = Phase::over;
    if (narrator) {
        narrator->nextBeat();
        if (board.oneHouseOwnsAll()) narrator->tell(told::SuddenDeath{board.houseOf(0)});
        narrator->nextBeat();
    }
    for (Seat seat = 0; seat < board.seats; ++seat) {
        Player& player = board.players[seat];
        const int depots = player.depots.count();
        const int points = depots * std::min(3, state.cards[seat].hand.count());
        player.score = static_cast<std::int16_t>(player.score + points);
        if (narrator && points > 0) narrator->tell(told::DepotPoints{seat, points});
    }
    if (narrator) narrator->tell(told::GameOver{});
}

// T-73
void returnActions(State& state, Narrator* narrator) {
    if (narrator) narrator->nextBeat();
    for (std::size_t card = 0; card < state.chosenBy.size(); ++card) {
        const Seat seat = std::exchange(state.chosenBy[card], noSeat);
        if (narrator && seat != noSeat) narrator->tell(told::ActionReturned{seat, static_cast<Action>(card)});
    }
}

// Phases 11 to 13 (T-73 to T-76), unless the game ends here (T-78, T-79, T-82)
void finishRound(State& state, Narrator* narrator) {
    Board& board = state.board;
    if (board.round >= roundsOf(board.seats) || board.oneHouseOwnsAll()) {
        finish(state, narrator);
        return;
    }
    returnActions(state, narrator);
    state.setAside = {};
    state.draft = {};
    const Seat next = leftNeighbour(board.startPlayer, board.seats);
    if (narrator) {
        narrator->nextBeat();
        narrator->tell(told::StartPlayerMoved{board.startPlayer, next});
        narrator->nextBeat();
    }
    board.startPlayer = next;
    ++board.round;
    beginRound(state, narrator);
}

}  // namespace

void forgetShown(State& state, Seat owner, SupplySet shown) {
    // Without a branch for each seat: nobody's guess would often be right.
    const SupplySet own = state.cards[owner].held;
    for (SeatCards& cards : state.cards) cards.held = cards.held.lessAny(shown);
    state.cards[owner].held = own;
}

int cardsDue(const State& state, Seat seat) {
    if (state.whoChose(Action::farmer) == seat) return 3;  // T-63
    const Player& player = state.board.players[seat];
    const int estates = (player.estates & state.board.slotsOf(player.house)).count();  // T-64
    const int more = state.whoChose(Action::diplomat2) == seat ? 1 : 0;                // T-65
    return std::min(estates + more, drawLimit);                                        // T-66
}

void runOn(State& state, Narrator* narrator) {
    Board& board = state.board;
    switch (board.phase) {
        case Phase::placeEstate:
            if (narrator) narrator->nextBeat();
            dealHands(state, narrator);
            if (narrator) narrator->nextBeat();
            beginRound(state, narrator);
            return;
        case Phase::conflict:
            board.phase = Phase::setAside;
            return;
        case Phase::action:
            board.phase = Phase::supply;
            board.actor = board.startPlayer;
            return;
        case Phase::supply:
            showActions(state, narrator);
            fight(state, narrator);
            board.phase = Phase::build;
            board.actor = state.whoChose(Action::builder);
            if (board.actor != noSeat) return;
            [[fallthrough]];
        case Phase::build:
            clearConflict(state, narrator);
            beginDrawing(state);
            [[fallthrough]];
        case Phase::draw:
            drawOn(state, narrator);
            if (board.actor == noSeat) finishRound(state, narrator);
            return;
        case Phase::setAside:
        case Phase::over:
            return;
    }
}

}  // namespace intrika::traitor
