// The mob, the robbers and their battles (sections 7.12 and 7.13).
#include "engines/confidants/bands.h"

#include "engines/confidants/doing.h"
#include "engines/confidants/turn_moves.h"
#include "engines/confidants/walking.h"

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
    const auto isStepBefore = [&](NodeId node) {
        return (node == from && pending.steps > 0) || layers.fewest(node, pending.steps - 1) > 0;
    };
    BandGoals goals;
    for (int word = 0; word < board.words(); ++word) {
        goals.alone.word(word) = layers.at(pending.steps).word(word) & lonely.word(word);
    }
    hostile.forEach(board.words(), [&](NodeId node) {
        const auto links = board.links(node);
        if (std::any_of(links.begin(), links.end(), isStepBefore)) goals.attacked.add(node);
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

// The band is where it goes; nothing more happens to it.
void endBand(const Doing& doing) {
    const Band band = doing.state.pending.band;
    doing.state.pending = {};
    if (band == Band::mob) {
        endMob(doing);
    } else {
        endRobbers(doing);
    }
}

void loseGift(const Doing& doing, Seat seat, Gift gift) {
    doing.tell(told::GiftLost{seat, gift});
    doing.state.gifts.move(gift, GiftZone::discard());
}

// E-112: whether the loss of a gift is left to chance.
bool loseBattle(const Doing& doing, Seat seat) {
    Player& player = doing.player(seat);
    Army& patrician = player.army(ArmyKind::patrician);
    ++player.beaten;
    const GiftList gifts = doing.state.gifts.list(GiftZone::with(seat, ArmyKind::patrician));
    const bool leftToChance = patrician.gold == 0 && gifts.size() > 1;
    if (patrician.gold > 0) {
        doing.tell(told::GoldLost{seat, patrician.gold});
        patrician.gold = 0;
    } else if (gifts.empty()) {
        ++player.beaten;
    } else if (gifts.size() == 1) {
        loseGift(doing, seat, gifts.front());
    }
    doing.tell(told::Beaten{seat, player.beaten});
    return leftToChance;
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
    std::array<std::uint8_t, mostNodes> nearest{};
    int farthest = 0;
    board.open().forEach(board.words(), [&](NodeId node) {
        int distance = 255;
        units.forEach(board.words(), [&](NodeId unit) { distance = std::min(distance, board.distance(unit, node)); });
        nearest[node] = static_cast<std::uint8_t>(distance);
        farthest = std::max(farthest, distance);
    });
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

void callBand(const Doing& doing, Band band, Seat seat) {
    Pending& pending = doing.state.pending;
    pending = {};
    pending.kind = Waiting::band;
    pending.band = band;
    pending.seat = seat;
    pending.steps = notRolled;
}

void rollRobbers(const Doing& doing, const RobberDice& dice) {
    Pending& pending = doing.state.pending;
    pending.steps = static_cast<std::uint8_t>(dice.steps());
    doing.tell([&](Telling telling) { telling.rolled(told::RobbersRolled{pending.seat, dice}); });
}

void rollMob(const Doing& doing, const MobDice& dice) {
    Pending& pending = doing.state.pending;
    pending.steps = static_cast<std::uint8_t>(dice.steps());
    doing.tell([&](Telling telling) { telling.rolled(told::MobRolled{pending.seat, dice}); });
    if (canBandMove(doing.state)) return;
    doing.tell(told::MobStuck{});
    endBand(doing);  // E-105
}

void moveBand(const Doing& doing, const MoveBand& move) {
    State& state = doing.state;
    const Band band = state.pending.band;
    const NodeId from = state.band(band);
    const NodeId to = doing.board.node(move.to);
    state.band(band) = to;
    doing.tell(told::BandMoved{state.pending.seat, band, state.options.board, from, to});
    if (!move.attacks()) {
        endBand(doing);
        return;
    }
    Pending fight;
    fight.kind = Waiting::fight;
    fight.band = state.pending.band;
    fight.by = state.pending.seat;
    fight.seat = move.seat;
    fight.armies = fightingWith(state.players[move.seat], move.army);
    doing.tell(told::Attacked{fight.by, band, fight.seat, fight.armies});
    state.pending = fight;
    const auto pays = [&](ArmyKind army) { return canPayInBattle(state, army); };
    if (std::none_of(allArmies.begin(), allArmies.end(), pays)) state.pending.kind = Waiting::battle;
}

void stayBand(const Doing& doing) {
    doing.tell(told::BandStayed{doing.state.pending.seat});
    endBand(doing);
}

void fight(const Doing& doing, ArmyKind pay) {
    Pending& pending = doing.state.pending;
    if (pay != noArmy) {
        Army& army = doing.army(pending.seat, pay);
        --army.gold;
        ++army.bonus;
        doing.player(pending.seat).freeUsed.append(Free::doublePay);
        doing.tell(told::DoublePaid{pending.seat, pay});
    }
    pending.kind = Waiting::battle;
}

void rollBattle(const Doing& doing, BattleDie die) {
    State& state = doing.state;
    Pending& pending = state.pending;
    const int strength = strengthOf(state, pending.seat, pending.armies);
    const int needed = strengthOf(state, pending.band);
    const int total = strength + die.value;
    doing.nextBeat();
    doing.tell([&](Telling telling) { telling.rolled(told::BattleRolled{pending.seat, die.value, strength}); });
    if (total >= needed) {
        doing.tell(told::BattleWon{pending.seat, total, needed});
        Pending replace;
        replace.kind = Waiting::replace;
        replace.band = pending.band;
        replace.seat = pending.seat;
        state.band(pending.band) = noNode;
        pending = replace;
        return;
    }
    doing.tell(told::BattleLost{pending.seat, total, needed});
    for (const ArmyKind kind : mercenaries) {
        if (pending.armies.contains(kind)) loseArmy(doing, pending.seat, kind);
    }
    if (!pending.armies.contains(ArmyKind::patrician) || !loseBattle(doing, pending.seat)) {
        endBand(doing);
        return;
    }
    Pending steal;
    steal.kind = Waiting::steal;
    steal.band = pending.band;
    steal.seat = pending.seat;
    pending = steal;
}

void steal(const Doing& doing, Gift gift) {
    loseGift(doing, doing.state.pending.seat, gift);
    endBand(doing);
}

void replaceBand(const Doing& doing, NodeId at) {
    const Pending& pending = doing.state.pending;
    doing.state.band(pending.band) = at;
    doing.tell(told::BandPlaced{pending.seat, pending.band, doing.state.options.board, at});
    endBand(doing);
}

// E-106, E-107
void askForTips(const Doing& doing) {
    State& state = doing.state;
    if (state.hasBusiness()) {
        if (state.players[state.business.seat].alive) {
            callBand(doing, Band::robbers, state.business.seat);
        } else {
            endRobbers(doing);
        }
        return;
    }
    Pending tip;
    tip.kind = Waiting::tip;
    for (const Seat seat : state.turns) {
        const auto owns = [seat](const Dated& one) { return one.seat == seat; };
        if (std::any_of(state.tips.begin(), state.tips.end(), owns)) tip.ask.append(seat);
    }
    if (tip.ask.empty()) {
        endRobbers(doing);
    } else {
        state.pending = tip;
    }
}

void answerTip(const Doing& doing, bool use) {
    State& state = doing.state;
    const Seat seat = state.pending.ask.take(0);
    if (!use) {
        doing.tell(told::TipKept{seat});
        if (!state.pending.ask.empty()) return;
        state.pending = {};
        endRobbers(doing);
        return;
    }
    doing.tell(told::TipUsed{seat});
    for (std::size_t index = 0; index < state.tips.size(); ++index) {  // the older one
        if (state.tips[index].seat != seat) continue;
        state.tips.take(index);
        break;
    }
    callBand(doing, Band::robbers, seat);
}

}  // namespace intrika::confidants
