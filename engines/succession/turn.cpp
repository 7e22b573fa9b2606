#include "engines/succession/turn.h"

#include "engines/succession/abilities.h"
#include "engines/succession/actions.h"
#include "engines/succession/rivalry.h"
#include "engines/succession/telling.h"

#include <algorithm>
#include <cstring>
#include <optional>

namespace intrika::succession {
namespace {

// The actions that may be carried out with the next move: the open one, or those of the character.
ActionSet openActions(const Turn& turn) {
    if (turn.pending == Pending::action) return ActionSet::of(turn.action);
    if (turn.pending == Pending::search || !turn.steals.empty()) return {};
    return nextActions(turn);
}

// The moves of an action, by the piles or seats that it may be aimed at; Settle is aimed at nothing.
struct AimedMoves {
    std::array<Move, pileCount> moves{};
    std::uint8_t size = 0;
};
static_assert(pileCount == 4 && maxPlayers == pileCount);
template <class MoveAt>
constexpr AimedMoves movesAt(PileSet aims, MoveAt moveAt) {
    const auto count = static_cast<std::uint8_t>(aims.count());
    const auto move = [&](unsigned index) { return index < count ? Move(moveAt(aims.nth(index))) : Move(); };
    return {{move(0), move(1), move(2), move(3)}, count};
}
using MovesByAim = std::array<AimedMoves, 1u << pileCount>;
template <class MoveAt>
constexpr MovesByAim movesByAim(MoveAt moveAt) {
    MovesByAim lists{};
    for (unsigned aims = 0; aims < lists.size(); ++aims) lists[aims] = movesAt(PileSet::ofBits(aims), moveAt);
    return lists;
}
constexpr MovesByAim settles = movesByAim([](std::uint8_t) { return Settle{}; });
constexpr MovesByAim gifts = movesByAim([](std::uint8_t seat) { return Give{seat}; });
constexpr MovesByAim takings = movesByAim([](std::uint8_t pile) { return TakeMoney{pile}; });
constexpr MovesByAim recruitings = movesByAim([](std::uint8_t pile) { return Recruit{pile}; });
constexpr MovesByAim purchases = movesByAim([](std::uint8_t pile) { return Buy{pile, Price::full}; });
constexpr MovesByAim bargains = movesByAim([](std::uint8_t pile) { return Buy{pile, Price::discount}; });

// A list is copied whole, which takes one step however long it is.
static_assert(std::is_trivially_copyable_v<Move>);
void list(const MovesByAim& lists, unsigned aims, MoveList<Move>& out) {
    out.append(pileCount, [&moves = lists[aims]](Move* next) {
        std::memcpy(static_cast<void*>(next), moves.moves.data(), sizeof moves.moves);
        return next + moves.size;
    });
}

void listAction(const Board& board, Action action, MoveList<Move>& out) {
    const Seat seat = board.turn.seat;
    const Player& player = board.players[seat];
    const unsigned others = ((1u << board.seats) - 1) & ~(1u << seat);
    switch (action) {
        case Action::settle:
            return list(settles, player.tokens > 0 ? 1 : 0, out);
        case Action::give:
            return list(gifts, player.tokens > 0 ? others : 0, out);
        case Action::money:
            return list(takings, pilesWithMoney(board).bits(), out);
        case Action::recruit:
            return list(recruitings, affordablePiles(board, seat, Sort::subject).bits(), out);
        case Action::buy:
            list(purchases, affordablePiles(board, seat, Sort::building).bits(), out);
            if (mayHaveDiscount(player)) list(bargains, affordablePiles(board, seat, Sort::building, 1).bits(), out);
    }
}

// K-66: cards of the wanted sort lie anywhere in their own piles, and on top of the others.
void listTakes(const State& state, MoveList<Move>& out) {
    const Board& board = state.board;
    const Sort sort = board.turn.search;
    const int coins = board.players[board.turn.seat].coins;
    for (std::uint8_t pile = 0; pile < pileCount; ++pile) {
        const int height = board.piles[pile].height();
        const int depth = sortOfPile(pile) == sort ? height : std::min(height, 1);
        for (std::uint8_t index = 0; index < depth; ++index) {
            const Card card = state.cardAt(pile, index);
            if (sortOf(card) == sort && worthOf(card) <= coins) out.push_back(Take{pile, index});
        }
    }
}

// The kinds of move for the actions stand in the order of these.
std::optional<Action> actionOf(const Move& move) {
    constexpr std::size_t first = Move(Settle{}).index();
    static_assert(Move(Give{}).index() == first + static_cast<std::size_t>(Action::give));
    static_assert(Move(TakeMoney{}).index() == first + static_cast<std::size_t>(Action::money));
    static_assert(Move(Recruit{}).index() == first + static_cast<std::size_t>(Action::recruit));
    static_assert(Move(Buy{}).index() == first + static_cast<std::size_t>(Action::buy));
    const std::size_t action = move.index() - first;
    return action < actionCount ? std::optional(static_cast<Action>(action)) : std::nullopt;
}

// What the move asks beyond its action being open.
bool fits(const Board& board, const Move& move) {
    const Seat seat = board.turn.seat;
    const Player& player = board.players[seat];
    if (std::holds_alternative<Settle>(move)) return player.tokens > 0;
    if (const auto* give = std::get_if<Give>(&move)) {
        return player.tokens > 0 && give->seat < board.seats && give->seat != seat;
    }
    const auto has = [](PileSet piles, std::uint8_t pile) { return pile < pileCount && piles.contains(pile); };
    if (const auto* money = std::get_if<TakeMoney>(&move)) return has(pilesWithMoney(board), money->pile);
    if (const auto* recruit = std::get_if<Recruit>(&move)) {
        return has(affordablePiles(board, seat, Sort::subject), recruit->pile);
    }
    const auto* buy = std::get_if<Buy>(&move);
    if (buy->price == Price::full) return has(affordablePiles(board, seat, Sort::building), buy->pile);
    return mayHaveDiscount(player) && has(affordablePiles(board, seat, Sort::building, 1), buy->pile);
}

bool isLegalSteal(const Board& board, const Steal& move) {
    return board.turn.pending == Pending::none && move.seat < board.seats && board.turn.steals.contains(move.seat) &&
           uncovered(board, move.seat).contains(move.action);
}

bool isLegalTake(const State& state, const Take& move) {
    const Board& board = state.board;
    if (board.turn.pending != Pending::search || move.pile >= pileCount) return false;
    if (move.index >= board.piles[move.pile].height()) return false;
    const Card card = state.cardAt(move.pile, move.index);
    return sortOf(card) == board.turn.search && worthOf(card) <= board.players[board.turn.seat].coins;
}

// K-33, K-34: the action that was open is done.
void closeAction(Turn& turn, Action action) {
    if (turn.pending == Pending::action) {
        turn.pending = Pending::none;
        turn.action = {};
    } else if (turn.limit == unlimited) {
        turn.left = turn.left.without(action);
    } else {
        --turn.limit;
        turn.left = turn.limit > 0 ? ActionSet::of(action) : ActionSet();
    }
}

void endTurn(Board& board, Narrator* narrator) {
    board.acted.append(board.turn.seat);
    beginNextTurn(board, narrator);
}

void pass(Board& board, bool isForced, Narrator* narrator) {
    Turn& turn = board.turn;
    if (turn.pending != Pending::none) {
        if (narrator) tellOpenPassed(*narrator, turn, isForced);
        turn.pending = Pending::none;
        turn.action = {};
        turn.search = {};
    } else if (turn.left.empty()) {
        endTurn(board, narrator);
    } else {
        const ActionSet passed = nextActions(turn);
        if (narrator) tellPassed(*narrator, turn.seat, passed, isForced);
        turn.left = turn.left & ~passed;
    }
}

void steal(Board& board, const Steal& move, Narrator* narrator) {
    Turn& turn = board.turn;
    board.players[move.seat].covered.append({move.action, turn.seat});
    turn.steals = turn.steals.without(move.seat);
    turn.pending = Pending::action;
    turn.action = move.action;
    if (narrator) narrator->tell(told::Stolen{turn.seat, move.seat, move.action});
}

void carryOutMoney(State& state, std::uint8_t pile, Narrator* narrator) {
    if (state.board.withMoney.empty()) {
        const int before = state.board.bank;
        refillPiles(state);
        if (narrator) narrator->tell(told::Refilled{before - state.board.bank});
    }
    const Seat seat = state.board.turn.seat;
    if (narrator) narrator->tell(told::MoneyTaken{seat, pile, state.money[pile]});
    takeMoney(state, seat, pile);
}

void carryOutPurchase(State& state, int pile, int fromTop, int price, Narrator* narrator) {
    const Seat seat = state.board.turn.seat;
    if (narrator) tellAcquired(*narrator, state, pile, fromTop, price);
    acquire(state, seat, pile, fromTop, price);
    if (narrator && fromTop == 0) tellNewTop(*narrator, state.board, pile);
}

void carryOut(State& state, Action action, const Move& move, Narrator* narrator) {
    const Seat seat = state.board.turn.seat;
    Player& player = state.board.players[seat];
    switch (action) {
        case Action::settle:
            --player.tokens;
            ++state.board.tokens;
            if (narrator) narrator->tell(told::Settled{seat});
            break;
        case Action::give: {
            const Seat other = std::get_if<Give>(&move)->seat;
            --player.tokens;
            ++state.board.players[other].tokens;
            if (narrator) narrator->tell(told::Given{seat, other});
            break;
        }
        case Action::money:
            carryOutMoney(state, std::get_if<TakeMoney>(&move)->pile, narrator);
            break;
        case Action::recruit: {
            const int pile = std::get_if<Recruit>(&move)->pile;
            carryOutPurchase(state, pile, 0, worthOf(state.board.topOf(pile)), narrator);
            break;
        }
        case Action::buy: {
            const auto& [pile, price] = *std::get_if<Buy>(&move);
            if (price == Price::discount) player.used = true;
            carryOutPurchase(state, pile, 0, priceOf(state.board.topOf(pile), price), narrator);
            break;
        }
    }
}

void take(State& state, const Take& move, Narrator* narrator) {
    state.board.turn.pending = Pending::none;
    state.board.turn.search = {};
    carryOutPurchase(state, move.pile, move.index, worthOf(state.cardAt(move.pile, move.index)), narrator);
}

}  // namespace

bool isDecision(const Board& board) {
    const Turn& turn = board.turn;
    if (turn.pending == Pending::search) return true;
    if (turn.pending == Pending::action) return canCarryOut(board, turn.seat, turn.action);
    if (!turn.steals.empty()) return true;
    return canCarryOutAny(board, turn.seat, nextActions(turn)) || canUseAbility(board, turn.seat);
}

ActionSet nextActions(const Turn& turn) {
    // Reckoned: asked most often of all, and who is tied, nobody can guess.
    const unsigned ifTied = 0u - (turn.limit != unlimited ? 1u : 0u);
    return turn.left & ActionSet::ofBits(turn.left.lowest().bits() | ifTied);
}

void beginNextTurn(Board& board, Narrator* narrator) {
    board.turn = {};
    const Seat seat = nextInTurn(board);
    if (seat == noSeat) return;
    const Ranks ranks = ranksOf(board);
    const Rank rank = rankOf(board.players[seat].character);
    board.turn.seat = seat;
    board.turn.steals = ranks.robbedBy(rank);
    board.turn.left = uncovered(board, seat);
    board.turn.limit = ranks.tied().contains(rank) ? 1 : unlimited;
    if (narrator) tellTurnBegan(*narrator, board);
}

bool runTurns(Board& board, Narrator* narrator) {
    while (board.turn.seat != noSeat && !isDecision(board)) pass(board, true, narrator);
    return board.turn.seat != noSeat;
}

void listTurnMoves(const State& state, MoveList<Move>& out) {
    const Board& board = state.board;
    const Turn& turn = board.turn;
    for (const Action action : openActions(turn)) listAction(board, action, out);
    if (turn.pending == Pending::search) listTakes(state, out);
    if (turn.pending == Pending::none) {
        for (const Seat victim : turn.steals) {
            for (const Action action : uncovered(board, victim)) out.push_back(Steal{victim, action});
        }
        if (canUseAbility(board, turn.seat)) listUses(board, turn.seat, out);
    }
    if (turn.pending != Pending::none || turn.steals.empty()) out.push_back(Pass{});
}

bool isLegalInTurn(const State& state, const Move& move) {
    const Board& board = state.board;
    const Turn& turn = board.turn;
    if (const auto action = actionOf(move)) return openActions(turn).contains(*action) && fits(board, move);
    if (const auto* steal = std::get_if<Steal>(&move)) return isLegalSteal(board, *steal);
    if (const auto* take = std::get_if<Take>(&move)) return isLegalTake(state, *take);
    if (std::holds_alternative<Pass>(move)) return turn.pending != Pending::none || turn.steals.empty();
    return isUse(move) && turn.pending == Pending::none && isLegalUse(board, turn.seat, move);
}

void playInTurn(State& state, const Move& move, Narrator* narrator) {
    if (const auto action = actionOf(move)) {
        carryOut(state, *action, move, narrator);
        closeAction(state.board.turn, *action);
    } else if (const auto* victim = std::get_if<Steal>(&move)) {
        steal(state.board, *victim, narrator);
    } else if (const auto* card = std::get_if<Take>(&move)) {
        take(state, *card, narrator);
    } else if (std::holds_alternative<Pass>(move)) {
        pass(state.board, false, narrator);
    } else {
        useAbility(state.board, state.board.turn.seat, move, narrator);
    }
}

}  // namespace intrika::succession
