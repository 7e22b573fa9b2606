#include "engines/coach/legal.h"

#include "engines/coach/fight.h"
#include "engines/coach/victory.h"
#include "engines/coach/windows.h"

namespace intrika::coach {
namespace {

using Moves = MoveList<Move>;

SeatSet others(const Board& board, Seat seat) { return SeatSet::firstOf(board.seats).without(seat); }

// C-58
bool maySmuggle(const State& state, Object object) {
    return state.board.options.smuggling && isOnTrade(object, state.deck.empty());
}

template <class Kind>
void listGiving(const State& state, Object object, Moves& out) {
    out.push_back(Kind{object, false});
    if (maySmuggle(state, object)) out.push_back(Kind{object, true});
}

bool isReady(const State& state, Seat seat, Profession profession) {
    return state.players[seat].profession == profession && state.board.open[seat] == Profession::none;
}

void listClairvoyant(const State& state, Seat seat, Moves& out) {
    if (isReady(state, seat, Profession::clairvoyant) && !state.deck.empty()) {
        out.push_back(UseProfession{Profession::clairvoyant, noSeat});
    }
}

void listTurn(const State& state, Seat seat, Moves& out) {
    const SeatSet partners = others(state.board, seat);
    out.push_back(Pass{});
    for (const Object object : state.players[seat].hand.kinds()) {
        const bool both = maySmuggle(state, object);
        for (const Seat other : partners) {
            out.push_back(Offer{object, other, false});
            if (both) out.push_back(Offer{object, other, true});
        }
    }
    for (const Seat other : partners) out.push_back(Fight{other});
    for (const Victory victory : {Victory::alliance, Victory::lodge, Victory::fortune}) {
        if (mayDeclare(state, seat, victory)) out.push_back(Declare{victory});
    }
    listClairvoyant(state, seat, out);
    if (isReady(state, seat, Profession::diplomat)) {
        for (const Seat other : partners) out.push_back(UseProfession{Profession::diplomat, other});
    }
}

// C-32, C-33
void listDemands(const State& state, Seat seat, Moves& out) {
    const Board& board = state.board;
    const Objects all = objectsInPlay(board.options, board.seats);
    const Objects hand = state.players[seat].hand;
    const bool deckIsEmpty = state.deck.empty();
    ObjectKinds names;
    for (const Object object : (all - hand).kinds()) {
        const Object bagName = !deckIsEmpty ? Object::bag : object == Object::bagKey ? Object::key : Object::goblet;
        names = names.with(isBag(object) ? bagName : object);
    }
    if (hand.withoutBags().empty() && !deckIsEmpty) names = names.without(Object::bag);
    for (const Object name : names) out.push_back(Demand{name});
}

void listHandOver(const State& state, Seat seat, Moves& out) {
    for (const Object object : state.players[seat].hand.kinds()) {
        if (fitsName(object, state.board.trade.name, state.deck.empty())) listGiving<Give>(state, object, out);
    }
}

// C-34, C-42: no bag for a bag while there is a deck.
template <class Kind>
void listExchange(const State& state, Seat seat, Object received, Moves& out) {
    const bool noBag = isBag(received) && !state.deck.empty();
    for (const Object object : state.players[seat].hand.kinds()) {
        if (!(noBag && isBag(object))) listGiving<Kind>(state, object, out);
    }
}

void listAbility(const State& state, Seat seat, Moves& out) {
    switch (state.board.trade.queue[0].object) {
        case Object::bag:
            if (!state.deck.empty()) out.push_back(DrawCard{});
            break;
        case Object::coat:
            if (!state.professionDeck.empty()) out.push_back(DrawCard{});
            break;
        case Object::folio:
            out.push_back(Swap{});
            break;
        default:
            out.push_back(Direct{Direction::left});
            out.push_back(Direct{Direction::right});
            break;
    }
    if (seat == state.board.turnSeat) listClairvoyant(state, seat, out);
    out.push_back(Decline{});
}

void listHypnotist(const State& state, Seat seat, Moves& out) {
    if (state.players[seat].profession == Profession::hypnotist) {
        for (const Seat other : others(state.board, seat).without(state.board.fight.defender)) {
            out.push_back(UseProfession{Profession::hypnotist, other});
        }
    }
    out.push_back(Pass{});
}

void listAbilities(const State& state, Seat seat, Moves& out) {
    const Board& board = state.board;
    const Player& player = state.players[seat];
    for (const Object object : fightObjects) {
        if (player.hand.has(object) && mayUse(board, seat, object)) out.push_back(UseObject{object});
    }
    if (mayUse(board, seat, player.profession, state.deck.empty())) {
        if (player.profession == Profession::poisonMixer) {
            out.push_back(UseProfession{Profession::poisonMixer, board.fight.attacker});
            out.push_back(UseProfession{Profession::poisonMixer, board.fight.defender});
        } else {
            out.push_back(UseProfession{player.profession, noSeat});
        }
    }
    out.push_back(Pass{});
}

void listUse(const State& state, Seat seat, Profession profession, Moves& out) {
    if (isReady(state, seat, profession)) out.push_back(UseProfession{profession, noSeat});
    out.push_back(Pass{});
}

// C-106: the card just taken stays, but an equal copy may go.
void listGiveBack(const State& state, Seat seat, Moves& out) {
    Objects hand = state.players[seat].hand;
    hand.takeIfAny(state.secrets.taken);
    for (const Object object : hand.kinds()) out.push_back(Give{object, false});
}

void listGifts(const State& state, Seat seat, Moves& out) {
    for (const Object object : state.players[seat].hand.kinds()) {
        for (const Seat other : others(state.board, seat)) {
            if (!state.board.gift.gave.contains(other)) out.push_back(Gift{object, other});
        }
    }
}

// C-121: up to two allies; C-135: one to three enemies.
void listNames(const State& state, Seat seat, Moves& out) {
    const bool fortune = state.board.declaration.victory == Victory::fortune;
    const SeatSet all = others(state.board, seat);
    if (!fortune && mayNameNobody(state, seat)) out.push_back(Name{});
    for (const Seat first : all) {
        out.push_back(Name{SeatSet::of(first)});
        for (const Seat second : all) {
            if (second <= first) continue;
            out.push_back(Name{SeatSet::of(first).with(second)});
            if (!fortune) continue;
            for (const Seat third : all) {
                if (third > second) out.push_back(Name{SeatSet::of(first).with(second).with(third)});
            }
        }
    }
}

template <class Kind>
void listObjects(Objects objects, Moves& out) {
    for (const Object object : objects.kinds()) out.push_back(Kind{object});
}

void listSupport(Moves& out) {
    for (const Side side : {Side::attacker, Side::defender, Side::none}) out.push_back(Support{side});
}

void listInFight(const State& state, Seat seat, Moves& out) {
    switch (state.board.phase) {
        case Phase::priest:
            listUse(state, seat, Profession::priest, out);
            break;
        case Phase::support:
            listSupport(out);
            break;
        case Phase::hypnotist:
            listHypnotist(state, seat, out);
            break;
        case Phase::abilities:
            listAbilities(state, seat, out);
            break;
        case Phase::doctor:
            listUse(state, seat, Profession::doctor, out);
            break;
        case Phase::tribute:
            for (const Object object : state.players[seat].hand.kinds()) out.push_back(Give{object, false});
            break;
        case Phase::spoils:
            out.push_back(Inspect{});
            out.push_back(Search{});
            break;
        case Phase::take:
            listObjects<Take>(state.players[state.board.fight.loser()].hand, out);
            out.push_back(Leave{});
            break;
        default:
            listGiveBack(state, seat, out);
            break;
    }
}

void listAnswer(const State& state, Seat seat, Moves& out) {
    const Object offered = state.secrets.offered;
    if (!mustBeAccepted(offered)) out.push_back(Refuse{});  // C-41
    listExchange<Accept>(state, seat, offered, out);
}

}  // namespace

void listMoves(const State& state, Seat seat, Moves& out) {
    switch (state.board.phase) {
        case Phase::turn:
            listTurn(state, seat, out);
            break;
        case Phase::clairvoyant:
            listObjects<Stack>(objectsOf(state.deck), out);
            break;
        case Phase::demand:
            listDemands(state, seat, out);
            break;
        case Phase::handOver:
            listHandOver(state, seat, out);
            break;
        case Phase::exchange:
            listExchange<Give>(state, seat, state.secrets.answer, out);
            break;
        case Phase::answer:
            listAnswer(state, seat, out);
            break;
        case Phase::ability:
            listAbility(state, seat, out);
            break;
        case Phase::sextant:
            listObjects<PassOn>(state.players[seat].hand, out);
            break;
        case Phase::gift:
            listGifts(state, seat, out);
            break;
        case Phase::naming:
            listNames(state, seat, out);
            break;
        default:
            listInFight(state, seat, out);
            break;
    }
}

}  // namespace intrika::coach
