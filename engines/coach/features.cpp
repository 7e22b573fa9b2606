#include "engines/coach/features.h"

#include "engines/coach/fight.h"
#include "engines/core/move_key.h"

#include <algorithm>
#include <array>

namespace intrika::coach {
namespace {

// Objects as a member of an alliance sees them.
enum class Kind : std::uint8_t {
    ownPiece,
    othersPiece,
    ownBag,
    othersBag,
    pearl,
    mirror,
    arms,
    weapon,
    privilege,
    monocle,
    folio,
    coat,
    sextant
};
constexpr int kinds = 13;
constexpr int sides = 2;  // with the other alliance, with the own
constexpr int handCases = 6;
constexpr int pieceCases = piecesToWin + 1;
constexpr int deckCases = 4;
constexpr int balanceCases = 7;    // how many more friends than enemies there are beside the two of a fight
constexpr int knowledgeCases = 3;  // unknown, enemy, friend
constexpr int windows = 4;

struct MoveLayout : FeatureLayout {
    FeatureBlock pass = block(1);
    FeatureBlock passWithPearl = block(1);
    FeatureBlock passWithHand = block(handCases);
    FeatureBlock offer = block(kinds * sides);
    FeatureBlock offerByDeck = block(kinds * deckCases);
    FeatureBlock offerToHand = block(sides * handCases);
    FeatureBlock offerToKnown = block(knowledgeCases);
    FeatureBlock offerToHolder = block(sides * pieceCases);
    FeatureBlock offerOfOwn = block(sides * pieceCases);
    FeatureBlock fight = block(sides);
    FeatureBlock fightBalance = block(sides * balanceCases);
    FeatureBlock fightForPieces = block(sides * pieceCases);
    FeatureBlock fightForPearl = block(sides);
    FeatureBlock fightForArms = block(sides);
    FeatureBlock fightWithDagger = block(1);
    FeatureBlock fightAsBrawler = block(1);
    FeatureBlock fightForHand = block(sides * handCases);
    FeatureBlock fightKnown = block(knowledgeCases);
    FeatureBlock use = block(professionCount * (sides + 1));
    FeatureBlock useInWindow = block(professionCount * sides * sides);
    FeatureBlock passInWindow = block(windows * sides * sides);
    FeatureBlock weapon = block(sides * sides);
    FeatureBlock demand = block(kinds * sides * 2);
    FeatureBlock give = block(windows * kinds * sides);
    FeatureBlock refuse = block(kinds * sides);
    FeatureBlock accept = block(kinds * sides);
    FeatureBlock answer = block(kinds * sides);
    FeatureBlock answerOfOwn = block(sides * pieceCases);
    FeatureBlock ability = block(4 * 4);
    FeatureBlock passOn = block(kinds * sides);
    FeatureBlock support = block(3 * sides * sides);
    FeatureBlock supportKnown = block(3 * knowledgeCases * knowledgeCases);
    FeatureBlock inspect = block(knowledgeCases + sides);
    FeatureBlock search = block(knowledgeCases + sides);
    FeatureBlock take = block(kinds * sides);
    FeatureBlock leave = block(sides);
    FeatureBlock gift = block(kinds * sides);
    FeatureBlock stack = block(kinds * 2);
};
constexpr MoveLayout layout;
constexpr FeatureBlock everySeat{0, 1};

int windowOf(Phase phase) {
    switch (phase) {
        case Phase::priest:
            return 0;
        case Phase::hypnotist:
            return 1;
        case Phase::abilities:
            return 2;
        default:
            return 3;
    }
}

int givingIn(Phase phase) {
    switch (phase) {
        case Phase::handOver:
            return 0;
        case Phase::exchange:
            return 1;
        case Phase::tribute:
            return 2;
        default:
            return 3;
    }
}

int abilityOf(Object object) {
    switch (object) {
        case Object::bag:
            return 0;
        case Object::coat:
            return 1;
        case Object::folio:
            return 2;
        default:
            return 3;
    }
}

int deckCase(std::size_t cards) { return cards == 0 ? 0 : cards < 5 ? 1 : cards < 10 ? 2 : 3; }
int handCase(Objects hand) { return std::min(hand.count(), handCases - 1); }

}  // namespace

FeatureCounts Features::counts() { return {everySeat.size, layout.total}; }

// 1: of the mover's alliance.
int Features::relation(Seat mover, Seat other) const {
    return other < board_.seats && position_.players[other].alliance == position_.players[mover].alliance ? 1 : 0;
}

// What the mover knows for certain of the other's alliance, as far as the position says.
int Features::knowledge(Seat mover, Seat other) const {
    const auto& members = position_.notes[mover].members;
    return (members[0] | members[1]).contains(other) ? 1 + relation(mover, other) : 0;
}

int Features::kindOf(Seat mover, Object object) const {
    const bool order = position_.players[mover].alliance == Alliance::order;
    const bool deckIsEmpty = position_.deck.empty();
    const auto kind = [&]() -> Kind {
        switch (object) {
            case Object::key:
                return order ? Kind::ownPiece : Kind::othersPiece;
            case Object::goblet:
                return order ? Kind::othersPiece : Kind::ownPiece;
            case Object::bagKey:
            case Object::bagGoblet: {
                const bool own = order == (object == Object::bagKey);
                return deckIsEmpty ? (own ? Kind::ownPiece : Kind::othersPiece) : own ? Kind::ownBag : Kind::othersBag;
            }
            case Object::bag:
                return Kind::ownBag;
            case Object::blackPearl:
                return Kind::pearl;
            case Object::brokenMirror:
                return Kind::mirror;
            case Object::lodgeArms:
                return Kind::arms;
            case Object::privilege:
                return Kind::privilege;
            case Object::monocle:
                return Kind::monocle;
            case Object::folio:
                return Kind::folio;
            case Object::coat:
                return Kind::coat;
            case Object::sextant:
                return Kind::sextant;
            default:
                return Kind::weapon;
        }
    }();
    return static_cast<int>(kind);
}

// Of the mover's alliance, in somebody's hand.
int Features::pieces(Seat mover, Seat holder) const {
    const int all = piecesIn(position_.players[holder].hand, position_.players[mover].alliance, position_.deck.empty());
    return std::min(all, piecesToWin);
}

// Which of the two of the fight are friends.
int Features::fighters(Seat mover) const {
    return relation(mover, board_.fight.attacker) * sides + relation(mover, board_.fight.defender);
}

void Features::seat(Seat, FeatureList& list) const { list.add(everySeat); }

void Features::move(Seat mover, const Move& move, FeatureList& list) const {
    const auto with = [&](FeatureBlock block, Object object, Seat other) {
        list.add(block, kindOf(mover, object) * sides + relation(mover, other));
    };
    const Seat loser = board_.fight.loser();
    const auto spoils = [&](FeatureBlock block) {
        list.add(block, knowledge(mover, loser));
        list.add(block, knowledgeCases + relation(mover, loser));
    };
    std::visit(Overloaded{[&](const Pass&) { pass(mover, list); },
                          [&](const Offer& m) { offer(mover, m, list); },
                          [&](const Fight& m) { fight(mover, m, list); },
                          [](const Declare&) {},  // reckoned, never searched for
                          [](const Name&) {},
                          [&](const UseProfession& m) { use(mover, m, list); },
                          [&](const UseObject&) { list.add(layout.weapon, fighters(mover)); },
                          [&](const Stack& m) {
                              list.add(layout.stack, kindOf(mover, m.object) * 2 + (board_.stacked > 0 ? 1 : 0));
                          },
                          [&](const Demand& m) { demand(mover, m, list); },
                          [&](const Give& m) { give(mover, m, list); },
                          [&](const Refuse&) { with(layout.refuse, position_.secrets.offered, board_.trade.from); },
                          [&](const Accept& m) { accept(mover, m, list); },
                          [&](const DrawCard&) { ability(0, list); },
                          [&](const Swap&) { ability(1, list); },
                          [&](const Direct& m) { ability(1 + static_cast<int>(m.direction), list); },
                          [&](const Decline&) { ability(3, list); },
                          [&](const PassOn& m) { passOn(mover, m.object, list); },
                          [&](const Support& m) { support(mover, m.side, list); },
                          [&](const Inspect&) { spoils(layout.inspect); },
                          [&](const Search&) { spoils(layout.search); },
                          [&](const Take& m) { with(layout.take, m.object, loser); },
                          [&](const Leave&) { list.add(layout.leave, relation(mover, loser)); },
                          [&](const Gift& m) { with(layout.gift, m.object, m.seat); }},
               move);
}

void Features::pass(Seat mover, FeatureList& list) const {
    if (isWindow(board_.phase)) {
        list.add(layout.passInWindow, windowOf(board_.phase) * sides * sides + fighters(mover));
        return;
    }
    const Objects hand = position_.players[mover].hand;
    list.add(layout.pass);
    list.add(layout.passWithHand, handCase(hand));
    if (hand.has(Object::blackPearl)) list.add(layout.passWithPearl);
}

void Features::offer(Seat mover, const Offer& offer, FeatureList& list) const {
    const int kind = kindOf(mover, offer.object);
    const int side = relation(mover, offer.seat);
    list.add(layout.offer, kind * sides + side);
    list.add(layout.offerByDeck, kind * deckCases + deckCase(position_.deck.size()));
    list.add(layout.offerToHand, side * handCases + handCase(position_.players[offer.seat].hand));
    list.add(layout.offerToKnown, knowledge(mover, offer.seat));
    list.add(layout.offerToHolder, side * pieceCases + pieces(mover, offer.seat));
    if (kind == static_cast<int>(Kind::ownPiece)) {
        list.add(layout.offerOfOwn, side * pieceCases + pieces(mover, mover));
    }
}

void Features::fight(Seat mover, const Fight& fight, FeatureList& list) const {
    const Player& self = position_.players[mover];
    const Objects hand = position_.players[fight.seat].hand;
    const int side = relation(mover, fight.seat);
    int balance = 0;
    for (Seat seat = 0; seat < board_.seats; ++seat) {
        if (seat != mover && seat != fight.seat) balance += relation(mover, seat) == 1 ? 1 : -1;
    }
    list.add(layout.fight, side);
    list.add(layout.fightBalance, side * balanceCases + std::clamp(balance + balanceCases / 2, 0, balanceCases - 1));
    list.add(layout.fightForPieces, side * pieceCases + pieces(mover, fight.seat));
    list.add(layout.fightForHand, side * handCases + handCase(hand));
    list.add(layout.fightKnown, knowledge(mover, fight.seat));
    if (hand.has(Object::blackPearl)) list.add(layout.fightForPearl, side);
    if (hand.has(Object::lodgeArms)) list.add(layout.fightForArms, side);
    if (self.hand.has(Object::dagger)) list.add(layout.fightWithDagger);
    if (self.profession == Profession::brawler) list.add(layout.fightAsBrawler);
}

void Features::use(Seat mover, const UseProfession& use, FeatureList& list) const {
    const auto profession = static_cast<int>(use.profession);
    if (!isWindow(board_.phase)) {
        list.add(layout.use, profession * (sides + 1) + (use.seat == noSeat ? sides : relation(mover, use.seat)));
        return;
    }
    const bool named = use.seat != noSeat;
    const int whom = named ? relation(mover, use.seat) * sides + (use.seat == board_.fight.attacker ? 1 : 0) : 0;
    list.add(layout.useInWindow, profession * sides * sides + (named ? whom : fighters(mover)));
}

void Features::demand(Seat mover, const Demand& demand, FeatureList& list) const {
    const Seat from = board_.trade.to;
    const bool isThere = hasFitting(position_.players[from].hand, demand.name, position_.deck.empty());
    const int kind = kindOf(mover, demand.name);
    list.add(layout.demand, (kind * sides + relation(mover, from)) * 2 + (isThere ? 1 : 0));
}

void Features::give(Seat mover, const Give& give, FeatureList& list) const {
    const int giving = givingIn(board_.phase);
    const std::array<Seat, 4> receivers{board_.trade.from, board_.trade.to, priestOf(board_.fight),
                                        board_.fight.loser()};
    const Seat to = receivers[static_cast<std::size_t>(giving)];
    list.add(layout.give, (giving * kinds + kindOf(mover, give.object)) * sides + relation(mover, to));
}

void Features::accept(Seat mover, const Accept& accept, FeatureList& list) const {
    const int side = relation(mover, board_.trade.from);
    const int kind = kindOf(mover, accept.object);
    list.add(layout.accept, kindOf(mover, position_.secrets.offered) * sides + side);
    list.add(layout.answer, kind * sides + side);
    if (kind == static_cast<int>(Kind::ownPiece)) {
        list.add(layout.answerOfOwn, side * pieceCases + pieces(mover, mover));
    }
}

void Features::ability(int choice, FeatureList& list) const {
    list.add(layout.ability, abilityOf(board_.trade.queue[0].object) * 4 + choice);
}

void Features::passOn(Seat mover, Object object, FeatureList& list) const {
    const int step = board_.direction == Direction::left ? 1 : board_.seats - 1;
    const Seat neighbour = clockwise(mover, step, board_.seats);
    list.add(layout.passOn, kindOf(mover, object) * sides + relation(mover, neighbour));
}

void Features::support(Seat mover, Side side, FeatureList& list) const {
    const auto which = static_cast<int>(side);
    const FightState& fight = board_.fight;
    const int known = knowledge(mover, fight.attacker) * knowledgeCases + knowledge(mover, fight.defender);
    list.add(layout.support, which * sides * sides + fighters(mover));
    list.add(layout.supportKnown, which * knowledgeCases * knowledgeCases + known);
}

}  // namespace intrika::coach
