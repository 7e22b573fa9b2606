#include "engines/succession/abilities.h"

#include "engines/succession/actions.h"
#include "engines/succession/telling.h"

#include <algorithm>

namespace intrika::succession {
namespace {

// K-70: bit by bit the places of a row whose cards an exchange between players may take.
unsigned freePlaces(const Player& player, Sort sort) {
    std::array<std::int8_t, kindsOfSort> surplus{};
    const auto& row = player.row(sort);
    for (const Card card : row) ++surplus[static_cast<std::size_t>(indexOf(card) % kindsOfSort)];
    for (const Card card : player.row(otherSort(sort))) {
        --surplus[static_cast<std::size_t>(indexOf(card) % kindsOfSort)];
    }
    unsigned places = 0;
    for (int place = 0; place < row.size(); ++place) {
        if (surplus[static_cast<std::size_t>(indexOf(row[place]) % kindsOfSort)] > 0) places |= 1u << place;
    }
    return places;
}

constexpr Sort sortSwappedBy(Card subject) { return subject == Card::bishop ? Sort::subject : Sort::building; }

bool canSwap(const Board& board, Seat seat, Sort sort) {
    if (freePlaces(board.players[seat], sort) == 0) return false;
    for (Seat other = 0; other < board.seats; ++other) {
        if (other != seat && freePlaces(board.players[other], sort) != 0) return true;
    }
    return false;
}

bool isPileLeft(const Board& board) {
    return std::any_of(board.piles.begin(), board.piles.end(), [](const Pile& pile) { return !pile.isGone(); });
}

// K-61: before the one action, which must be possible.
bool canDouble(const Board& board, Seat seat) {
    return board.turn.limit == 1 && canCarryOutAny(board, seat, board.turn.left);
}

void listSwaps(const Board& board, Seat seat, Sort sort, MoveList<Move>& out) {
    const unsigned own = freePlaces(board.players[seat], sort);
    if (own == 0) return;
    for (Seat other = 0; other < board.seats; ++other) {
        if (other == seat) continue;
        const unsigned theirs = freePlaces(board.players[other], sort);
        for (unsigned mine = own; mine != 0; mine &= mine - 1) {
            for (unsigned their = theirs; their != 0; their &= their - 1) {
                out.push_back(UseToSwap{static_cast<std::uint8_t>(std::countr_zero(mine)), other,
                                        static_cast<std::uint8_t>(std::countr_zero(their))});
            }
        }
    }
}

void listTrades(const Board& board, Seat seat, MoveList<Move>& out) {
    for (const Sort sort : {Sort::building, Sort::subject}) {
        const int cards = board.players[seat].row(sort).size();
        for (std::uint8_t own = 0; own < cards; ++own) {
            for (std::uint8_t pile = 0; pile < pileCount; ++pile) {
                if (!board.piles[pile].isGone()) out.push_back(UseOnPile{sort, own, pile});
            }
        }
    }
}

// K-56, K-58
void takeFromBank(Board& board, Seat seat, int wanted, Narrator* narrator) {
    const int coins = std::min<int>(wanted, board.bank);
    Player& player = board.players[seat];
    player.coins = static_cast<std::uint8_t>(player.coins + coins);
    board.bank = static_cast<std::uint8_t>(board.bank - coins);
    if (narrator) narrator->tell(told::CoinsFromBank{seat, player.active(), coins});
}

void swapCards(Board& board, Seat seat, const UseToSwap& move, Narrator* narrator) {
    const Sort sort = sortSwappedBy(board.players[seat].active());
    if (narrator) tellCardsSwapped(*narrator, board, seat, move, sort);
    std::swap(board.players[seat].row(sort)[move.own], board.players[move.seat].row(sort)[move.theirs]);
}

// K-60
void trade(Board& board, Seat seat, const UseOnPile& move, Narrator* narrator) {
    if (narrator) tellTraded(*narrator, board, seat, move);
    Player& player = board.players[seat];
    Card& top = board.piles[move.pile].top;
    auto& row = player.row(move.row);
    if (sortOf(top) == move.row) {
        std::swap(row[move.own], top);
        return;
    }
    const Card given = row.take(move.own);
    player.row(sortOf(top)).append(top);
    top = given;
}

void open(Board& board, Action action) {
    board.turn.pending = Pending::action;
    board.turn.action = action;
}

void search(Board& board, Seat seat, Sort sort, Narrator* narrator) {
    board.turn.pending = Pending::search;
    board.turn.search = sort;
    if (narrator) tellSearched(*narrator, board, seat, sort);
    PileSet& known = board.players[seat].known;
    for (std::uint8_t pile = 0; pile < pileCount; ++pile) {
        if (sortOfPile(pile) == sort) known = known.with(pile);
    }
}

void useAlone(Board& board, Seat seat, Card subject, Narrator* narrator) {
    const Player& player = board.players[seat];
    switch (subject) {
        case Card::jailer:
            return takeFromBank(board, seat, player.tokens, narrator);
        case Card::scholar:
            return takeFromBank(board, seat, player.buildings.size(), narrator);
        case Card::vintner:
        case Card::miner:
            return search(board, seat, searchedBy(subject), narrator);
        case Card::sailor:
            board.turn.limit = 2;
            break;
        default:
            open(board, openedBy(subject));
    }
    if (narrator) narrator->tell(told::AbilityUsed{seat, subject});
}

}  // namespace

bool isInPiles(const Board& board, Sort sort) {
    for (int pile = 0; pile < pileCount; ++pile) {
        const Pile& cards = board.piles[static_cast<std::size_t>(pile)];
        if (cards.isGone()) continue;
        // Below the top a pile holds cards of its own sort only.
        if (sortOf(cards.top) == sort || (sortOfPile(pile) == sort && cards.below > 0)) return true;
    }
    return false;
}

bool canUse(const Board& board, Seat seat, Card subject) {
    const Player& player = board.players[seat];
    switch (subject) {
        case Card::jailer:
            return player.tokens > 0 && board.bank > 0;
        case Card::scholar:
            return !player.buildings.empty() && board.bank > 0;
        case Card::ladyInWaiting:
        case Card::bishop:
            return canSwap(board, seat, sortSwappedBy(subject));
        case Card::troubadour:
            return isPileLeft(board);
        case Card::sailor:
            return canDouble(board, seat);
        case Card::carpenter:
        case Card::marketWoman:
        case Card::innkeeper:
            return canCarryOut(board, seat, openedBy(subject));
        case Card::vintner:
        case Card::miner:
            return isInPiles(board, searchedBy(subject));
        case Card::herbalist:
            return player.tokens > 0;
        case Card::farmer:
            return canCarryOutAny(board, seat, coveredActions(player));
        default:
            return false;  // K-52, K-62: none that a turn asks for
    }
}

void listUses(const Board& board, Seat seat, MoveList<Move>& out) {
    const Player& player = board.players[seat];
    const Card subject = player.active();
    switch (subject) {
        case Card::ladyInWaiting:
        case Card::bishop:
            return listSwaps(board, seat, sortSwappedBy(subject), out);
        case Card::troubadour:
            return listTrades(board, seat, out);
        case Card::herbalist:
            for (Seat other = 0; other < board.seats; ++other) {
                if (other != seat) out.push_back(UseOnSeat{other});
            }
            return;
        case Card::farmer:
            for (const Action action : coveredActions(player)) {
                if (canCarryOut(board, seat, action)) out.push_back(UseAction{action});
            }
            return;
        default:
            out.push_back(Use{});
    }
}

bool isLegalUse(const Board& board, Seat seat, const Move& move) {
    if (!canUseAbility(board, seat)) return false;
    const Player& player = board.players[seat];
    const Card subject = player.active();
    const bool swaps = subject == Card::ladyInWaiting || subject == Card::bishop;
    if (const auto* swap = std::get_if<UseToSwap>(&move)) {
        if (!swaps || swap->seat >= board.seats || swap->seat == seat) return false;
        const Sort sort = sortSwappedBy(subject);
        const auto isFree = [&](Seat owner, int place) {
            return place < board.players[owner].row(sort).size() &&
                   (freePlaces(board.players[owner], sort) >> place & 1u) != 0;
        };
        return isFree(seat, swap->own) && isFree(swap->seat, swap->theirs);
    }
    if (const auto* trade = std::get_if<UseOnPile>(&move)) {
        return subject == Card::troubadour && trade->pile < pileCount && !board.piles[trade->pile].isGone() &&
               trade->own < player.row(trade->row).size();
    }
    if (const auto* give = std::get_if<UseOnSeat>(&move)) {
        return subject == Card::herbalist && give->seat < board.seats && give->seat != seat;
    }
    if (const auto* action = std::get_if<UseAction>(&move)) {
        return subject == Card::farmer && coveredActions(player).contains(action->action) &&
               canCarryOut(board, seat, action->action);
    }
    return !swaps && subject != Card::troubadour && subject != Card::herbalist && subject != Card::farmer;
}

void useAbility(Board& board, Seat seat, const Move& move, Narrator* narrator) {
    Player& player = board.players[seat];
    const Card subject = player.active();
    player.used = true;
    if (const auto* swap = std::get_if<UseToSwap>(&move)) {
        swapCards(board, seat, *swap, narrator);
    } else if (const auto* traded = std::get_if<UseOnPile>(&move)) {
        trade(board, seat, *traded, narrator);
    } else if (const auto* give = std::get_if<UseOnSeat>(&move)) {
        --player.tokens;
        ++board.players[give->seat].tokens;
        if (narrator) narrator->tell(told::TokenPassedOn{seat, give->seat});
    } else if (const auto* action = std::get_if<UseAction>(&move)) {
        open(board, action->action);
        if (narrator) narrator->tell(told::AbilityUsed{seat, subject});
    } else {
        useAlone(board, seat, subject, narrator);
    }
}

}  // namespace intrika::succession
