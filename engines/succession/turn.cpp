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

void listAction(const Table& table, Action action, MoveList<Move>& out) {
    const Seat seat = table.turn.seat;
    const Player& player = table.players[seat];
    const unsigned others = ((1u << table.seats) - 1) & ~(1u << seat);
    switch (action) {
        case Action::settle:
            return list(settles, player.tokens > 0 ? 1 : 0, out);
        case Action::give:
            return list(gifts, player.tokens > 0 ? others : 0, out);
        case Action::money:
            return list(takings, pilesWithMoney(table).bits(), out);
        case Action::recruit:
            return list(recruitings, affordablePiles(table, seat, Sort::subject).bits(), out);
        case Action::buy:
            list(purchases, affordablePiles(table, seat, Sort::building).bits(), out);
            if (mayHaveDiscount(player)) list(bargains, affordablePiles(table, seat, Sort::building, 1).bits(), out);
    }
}

// K-66: cards of the wanted sort lie anywhere in their own piles, and on top of the others.
void listTakes(const State& state, MoveList<Move>& out) {
    const Table& table = state.table;
    const Sort sort = table.turn.search;
    const int coins = table.players[table.turn.seat].coins;
    for (std::uint8_t pile = 0; pile < pileCount; ++pile) {
        const int height = table.piles[pile].height();
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
bool fits(const Table& table, const Move& move) {
    const Seat seat = table.turn.seat;
    const Player& player = table.players[seat];
    if (std::holds_alternative<Settle>(move)) return player.tokens > 0;
    if (const auto* give = std::get_if<Give>(&move)) {
        return player.tokens > 0 && give->seat < table.seats && give->seat != seat;
    }
    const auto has = [](PileSet piles, std::uint8_t pile) { return pile < pileCount && piles.contains(pile); };
    if (const auto* money = std::get_if<TakeMoney>(&move)) return has(pilesWithMoney(table), money->pile);
    if (const auto* recruit = std::get_if<Recruit>(&move)) {
        return has(affordablePiles(table, seat, Sort::subject), recruit->pile);
    }
    const auto* buy = std::get_if<Buy>(&move);
    if (buy->price == Price::full) return has(affordablePiles(table, seat, Sort::building), buy->pile);
    return mayHaveDiscount(player) && has(affordablePiles(table, seat, Sort::building, 1), buy->pile);
}

bool isLegalSteal(const Table& table, const Steal& move) {
    return table.turn.pending == Pending::none && move.seat < table.seats && table.turn.steals.contains(move.seat) &&
           uncovered(table, move.seat).contains(move.action);
}

bool isLegalTake(const State& state, const Take& move) {
    const Table& table = state.table;
    if (table.turn.pending != Pending::search || move.pile >= pileCount) return false;
    if (move.index >= table.piles[move.pile].height()) return false;
    const Card card = state.cardAt(move.pile, move.index);
    return sortOf(card) == table.turn.search && worthOf(card) <= table.players[table.turn.seat].coins;
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

void endTurn(Table& table, Narrator* narrator) {
    table.acted.append(table.turn.seat);
    beginNextTurn(table, narrator);
}

void pass(Table& table, bool isForced, Narrator* narrator) {
    Turn& turn = table.turn;
    if (turn.pending != Pending::none) {
        if (narrator) tellOpenPassed(*narrator, turn, isForced);
        turn.pending = Pending::none;
        turn.action = {};
        turn.search = {};
    } else if (turn.left.empty()) {
        endTurn(table, narrator);
    } else {
        const ActionSet passed = nextActions(turn);
        if (narrator) tellPassed(*narrator, turn.seat, passed, isForced);
        turn.left = turn.left & ~passed;
    }
}

void steal(Table& table, const Steal& move, Narrator* narrator) {
    Turn& turn = table.turn;
    table.players[move.seat].covered.append({move.action, turn.seat});
    turn.steals = turn.steals.without(move.seat);
    turn.pending = Pending::action;
    turn.action = move.action;
    if (narrator) narrator->tell(told::Stolen{turn.seat, move.seat, move.action});
}

void carryOutMoney(State& state, std::uint8_t pile, Narrator* narrator) {
    if (state.table.withMoney.empty()) {
        const int before = state.table.bank;
        refillPiles(state);
        if (narrator) narrator->tell(told::Refilled{before - state.table.bank});
    }
    const Seat seat = state.table.turn.seat;
    if (narrator) narrator->tell(told::MoneyTaken{seat, pile, state.money[pile]});
    takeMoney(state, seat, pile);
}

void carryOutPurchase(State& state, int pile, int fromTop, int price, Narrator* narrator) {
    const Seat seat = state.table.turn.seat;
    if (narrator) tellAcquired(*narrator, state, pile, fromTop, price);
    acquire(state, seat, pile, fromTop, price);
    if (narrator && fromTop == 0) tellNewTop(*narrator, state.table, pile);
}

void carryOut(State& state, Action action, const Move& move, Narrator* narrator) {
    const Seat seat = state.table.turn.seat;
    Player& player = state.table.players[seat];
    switch (action) {
        case Action::settle:
            --player.tokens;
            ++state.table.tokens;
            if (narrator) narrator->tell(told::Settled{seat});
            break;
        case Action::give: {
            const Seat other = std::get_if<Give>(&move)->seat;
            --player.tokens;
            ++state.table.players[other].tokens;
            if (narrator) narrator->tell(told::Given{seat, other});
            break;
        }
        case Action::money:
            carryOutMoney(state, std::get_if<TakeMoney>(&move)->pile, narrator);
            break;
        case Action::recruit: {
            const int pile = std::get_if<Recruit>(&move)->pile;
            carryOutPurchase(state, pile, 0, worthOf(state.table.topOf(pile)), narrator);
            break;
        }
        case Action::buy: {
            const auto& [pile, price] = *std::get_if<Buy>(&move);
            if (price == Price::discount) player.used = true;
            carryOutPurchase(state, pile, 0, priceOf(state.table.topOf(pile), price), narrator);
            break;
        }
    }
}

void take(State& state, const Take& move, Narrator* narrator) {
    state.table.turn.pending = Pending::none;
    state.table.turn.search = {};
    carryOutPurchase(state, move.pile, move.index, worthOf(state.cardAt(move.pile, move.index)), narrator);
}

}  // namespace

bool isDecision(const Table& table) {
    const Turn& turn = table.turn;
    if (turn.pending == Pending::search) return true;
    if (turn.pending == Pending::action) return canCarryOut(table, turn.seat, turn.action);
    if (!turn.steals.empty()) return true;
    return canCarryOutAny(table, turn.seat, nextActions(turn)) || canUseAbility(table, turn.seat);
}

ActionSet nextActions(const Turn& turn) {
    // Reckoned: asked most often of all, and who is tied, nobody can guess.
    const unsigned ifTied = 0u - (turn.limit != unlimited ? 1u : 0u);
    return turn.left & ActionSet::ofBits(turn.left.lowest().bits() | ifTied);
}

void beginNextTurn(Table& table, Narrator* narrator) {
    table.turn = {};
    const Seat seat = nextInTurn(table);
    if (seat == noSeat) return;
    const Ranks ranks = ranksOf(table);
    const Rank rank = rankOf(table.players[seat].character);
    table.turn.seat = seat;
    table.turn.steals = ranks.robbedBy(rank);
    table.turn.left = uncovered(table, seat);
    table.turn.limit = ranks.tied().contains(rank) ? 1 : unlimited;
    if (narrator) tellTurnBegan(*narrator, table);
}

bool runTurns(Table& table, Narrator* narrator) {
    while (table.turn.seat != noSeat && !isDecision(table)) pass(table, true, narrator);
    return table.turn.seat != noSeat;
}

void listTurnMoves(const State& state, MoveList<Move>& out) {
    const Table& table = state.table;
    const Turn& turn = table.turn;
    for (const Action action : openActions(turn)) listAction(table, action, out);
    if (turn.pending == Pending::search) listTakes(state, out);
    if (turn.pending == Pending::none) {
        for (const Seat victim : turn.steals) {
            for (const Action action : uncovered(table, victim)) out.push_back(Steal{victim, action});
        }
        if (canUseAbility(table, turn.seat)) listUses(table, turn.seat, out);
    }
    if (turn.pending != Pending::none || turn.steals.empty()) out.push_back(Pass{});
}

bool isLegalInTurn(const State& state, const Move& move) {
    const Table& table = state.table;
    const Turn& turn = table.turn;
    if (const auto action = actionOf(move)) return openActions(turn).contains(*action) && fits(table, move);
    if (const auto* steal = std::get_if<Steal>(&move)) return isLegalSteal(table, *steal);
    if (const auto* take = std::get_if<Take>(&move)) return isLegalTake(state, *take);
    if (std::holds_alternative<Pass>(move)) return turn.pending != Pending::none || turn.steals.empty();
    return isUse(move) && turn.pending == Pending::none && isLegalUse(table, turn.seat, move);
}

void playInTurn(State& state, const Move& move, Narrator* narrator) {
    if (const auto action = actionOf(move)) {
        carryOut(state, *action, move, narrator);
        closeAction(state.table.turn, *action);
    } else if (const auto* victim = std::get_if<Steal>(&move)) {
        steal(state.table, *victim, narrator);
    } else if (const auto* card = std::get_if<Take>(&move)) {
        take(state, *card, narrator);
    } else if (std::holds_alternative<Pass>(move)) {
        pass(state.table, false, narrator);
    } else {
        useAbility(state.table, state.table.turn.seat, move, narrator);
    }
}

}  // namespace intrika::succession
