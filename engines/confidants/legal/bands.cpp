#include "engines/confidants/legal/bands.h"

#include "engines/confidants/legal/turn_moves.h"
#include "engines/confidants/legal/walking.h"

#include <algorithm>

namespace intrika::confidants {
namespace {

constexpr int mobStrength = 6;
constexpr int replaceDistance = 7;

NodeSet nodesOf(const OpenState& state, Seat seat) {
    NodeSet nodes;
    for (const Army& army : state.players[seat].armies) {
        if (army.onBoard()) nodes.add(army.at);
    }
    return nodes;
}

// Where the band that has been rolled for can end: with nobody there, or among armies of others.
struct BandGoals {
    NodeSet alone, attacked;
};

BandGoals goalsOfBand(const OpenState& state) {
    const Board& board = state.board();
    const Pending& pending = state.pending;
    const NodeId from = state.band(pending.band);
    const NodeSet ground = bandGround(state, pending.band);
    const NodeSet armies = armyNodes(state);
    const NodeSet own = nodesOf(state, pending.seat);
    NodeSet lonely, hostile;
    for (int word = 0; word < board.words(); ++word) {
        lonely.word(word) = ground.word(word) & ~armies.word(word);
        hostile.word(word) = ground.word(word) & armies.word(word) & ~own.word(word);
    }
    const Layers layers(board, from, lonely, pending.steps);
    NodeSet before;  // where it can come without its last step
    if (pending.steps > 0) before.add(from);
    BandGoals goals;
    for (int word = 0; word < board.words(); ++word) {
        for (int step = 1; step < pending.steps; ++step) before.word(word) |= layers.at(step).word(word);
        goals.alone.word(word) = layers.at(pending.steps).word(word) & lonely.word(word);
    }
    hostile.forEach(board.words(), [&](NodeId node) {
        const auto links = board.links(node);
        const auto isBefore = [&](NodeId link) { return before.contains(link); };
        if (std::any_of(links.begin(), links.end(), isBefore)) goals.attacked.add(node);
    });
    return goals;
}

void addAttacks(const OpenState& state, const NodeSet& attacked, MoveList<Move>& out) {
    attacked.forEach(state.board().words(), [&](NodeId at) {
        for (Seat seat = 0; seat < state.seats; ++seat) {
            if (seat == state.pending.seat) continue;
            const Player& player = state.players[seat];
            for (const ArmyKind kind : allArmies) {
                if (player.army(kind).at != at || fightingWith(player, kind).first() != kind) continue;
                out.push_back(MoveBand{state.board().spot(at), seat, kind});
            }
        }
    });
}

}  // namespace

NodeSet bandGround(const OpenState& state, Band band) {
    const Board& board = state.board();
    const NodeId other = state.bands[1 - static_cast<std::size_t>(band)];
    NodeSet ground;
    for (int word = 0; word < board.words(); ++word) {
        std::uint64_t closed = board.bridges().word(word) | board.cities().word(word);
        if (band == Band::mob) closed |= board.towns().word(word);
        ground.word(word) = board.all().word(word) & ~closed;
    }
    if (other != noNode && board.fords().contains(other)) ground.remove(other);
    return ground;
}

Seat moverOfMob(const OpenState& state) {
    Seat mover = noSeat;
    for (const Seat seat : state.turns) {
        const Player& player = state.players[seat];
        if (!player.out) mover = seat;
        if (player.out && (player.hand.count() == 1 || player.hand.count() == 2)) return noSeat;
    }
    return mover;
}

ArmySet fightingWith(const Player& player, ArmyKind army) {
    if (!player.merged.contains(army)) return ArmySet::of(army);
    ArmySet group;
    for (const ArmyKind kind : player.merged) {
        if (player.army(kind).onBoard()) group = group.with(kind);
    }
    return group;
}

int strengthOf(const OpenState& state, Seat seat, ArmySet armies) {
    int best = 0;
    for (const ArmyKind kind : armies) {
        const Army& army = state.players[seat].army(kind);
        const int weapons = state.gifts.count(GiftZone::with(seat, kind), GiftKind::weapon);
        best = std::max(best, army.strength + army.bonus + weapons);
    }
    return armies.count() > 1 ? best + 1 : best;  // E-113
}

int strengthOf(const OpenState& state, Band band) { return band == Band::mob ? mobStrength : state.robberStrength(); }

void addBandMoves(const OpenState& state, MoveList<Move>& out) {
    const Board& board = state.board();
    const BandGoals goals = goalsOfBand(state);
    goals.alone.forEach(board.words(), [&](NodeId node) { out.push_back(MoveBand{board.spot(node), noSeat, noArmy}); });
    addAttacks(state, goals.attacked, out);
}

bool canBandMove(const OpenState& state) {
    const BandGoals goals = goalsOfBand(state);
    if (!goals.alone.empty(state.board().words())) return true;
    MoveList<Move> attacks;
    addAttacks(state, goals.attacked, attacks);
    return !attacks.empty();
}

void addPlacesForBand(const OpenState& state, MoveList<Move>& out) {
    const Board& board = state.board();
    NodeSet units = armyNodes(state);
    const NodeId other = state.bands[1 - static_cast<std::size_t>(state.pending.band)];
    if (other != noNode) units.add(other);
    std::array<std::uint8_t, mostNodes> nearest;
    nearest.fill(255);
    units.forEach(board.words(), [&](NodeId unit) {
        const auto distances = board.distancesFrom(unit);
        std::transform(distances.begin(), distances.end(), nearest.begin(), nearest.begin(),
                       [](std::uint8_t known, std::uint8_t more) { return std::min(known, more); });
    });
    int farthest = 0;
    board.open().forEach(board.words(), [&](NodeId node) { farthest = std::max<int>(farthest, nearest[node]); });
    const int wanted = std::min(farthest, replaceDistance);
    board.open().forEach(board.words(), [&](NodeId node) {
        if (nearest[node] >= wanted) out.push_back(PlaceBand{board.spot(node)});
    });
}

bool canPayInBattle(const OpenState& state, ArmyKind army) {
    const Seat seat = state.pending.seat;
    return state.options.battlePay && !state.players[seat].freeUsed.contains(Free::doublePay) &&
           state.pending.armies.contains(army) && paysFreely(state, seat, army);
}

}  // namespace intrika::confidants
