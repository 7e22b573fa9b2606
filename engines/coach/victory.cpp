#include "engines/coach/victory.h"

namespace intrika::coach {
namespace {

int piecesOf(const State& state, Seat seat, Alliance alliance) {
    return piecesIn(state.players[seat].hand, alliance, state.deck.empty());
}

int ownPieces(const State& state, Seat seat) { return piecesOf(state, seat, state.players[seat].alliance); }

SeatSet membersOf(const State& state, Alliance alliance) {
    SeatSet members;
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        if (state.players[seat].alliance == alliance) members = members.with(seat);
    }
    return members;
}

Seat holderOfThePearl(const State& state, SeatSet seats) {
    for (const Seat seat : seats) {
        if (state.players[seat].hand.has(Object::blackPearl)) return seat;
    }
    return noSeat;
}

// Does every one of them belong to this alliance, and hold a piece of it?
bool allHavePieces(const State& state, SeatSet seats, Alliance alliance) {
    for (const Seat seat : seats) {
        if (state.players[seat].alliance != alliance || piecesOf(state, seat, alliance) == 0) return false;
    }
    return true;
}

int piecesOfAll(const State& state, SeatSet seats, Alliance alliance) {
    int pieces = 0;
    for (const Seat seat : seats) pieces += piecesOf(state, seat, alliance);
    return pieces;
}

// C-135
bool fortuneIsRight(const State& state, const Declaration& declaration) {
    const Alliance own = state.players[declaration.seat].alliance;
    return allHavePieces(state, declaration.named, other(own)) &&
           piecesOfAll(state, declaration.named, other(own)) >= piecesToWin &&
           holderOfThePearl(state, membersOf(state, own)) == noSeat;
}

// C-141
int pointsFor(const State& state, const Declaration& declaration, Seat seat) {
    if (!declaration.winners.contains(seat)) return 0;
    if (declaration.victory == Victory::lodge) return 4;
    if (!declaration.right) return 2;
    const bool declarer = seat == declaration.seat;
    if (declaration.victory == Victory::fortune) return declarer ? 3 : 1;
    if (declarer) return ownPieces(state, seat) >= piecesToWin ? 5 : 3;
    return ownPieces(state, seat) > 0 ? 2 : 1;
}

}  // namespace

bool mayDeclare(const State& state, Seat seat, Victory victory) {
    const Objects hand = state.players[seat].hand;
    const bool deckIsEmpty = state.deck.empty();
    switch (victory) {
        case Victory::alliance:
            return ownPieces(state, seat) > 0 && !hand.has(Object::blackPearl);
        case Victory::lodge:
            return hand.has(Object::lodgeArms) &&
                   piecesIn(hand, Alliance::order, deckIsEmpty) + piecesIn(hand, Alliance::brotherhood, deckIsEmpty) >=
                       piecesToWin;
        case Victory::fortune:
            break;
    }
    return state.board.options.fortune && !hand.has(Object::blackPearl);
}

bool mayNameNobody(const State& state, Seat seat) {
    return ownPieces(state, seat) + (havePotions(state.board.seats) ? 1 : 0) >= piecesToWin;
}

bool potionCounts(const State& state, Seat seat) {
    const int members = membersOf(state, state.players[seat].alliance).count();
    return havePotions(state.board.seats) && members < alliancesEach(state.board.seats);
}

Judgement judgementOn(const State& state, const Declaration& declaration) {
    const Seat seat = declaration.seat;
    const Alliance own = state.players[seat].alliance;
    for (const Seat named : declaration.named) {
        if (state.players[named].alliance != own) return {Flaw::stranger, named};
        if (ownPieces(state, named) == 0) return {Flaw::emptyHanded, named};
    }
    if (const Seat holder = holderOfThePearl(state, membersOf(state, own)); holder != noSeat) {
        return {Flaw::pearl, holder};
    }
    const int pieces = ownPieces(state, seat) + piecesOfAll(state, declaration.named, own);
    return {pieces + (potionCounts(state, seat) ? 1 : 0) < piecesToWin ? Flaw::tooFew : Flaw::none, noSeat};
}

void judge(const State& state, Declaration& declaration) {
    const Alliance own = state.players[declaration.seat].alliance;
    switch (declaration.victory) {
        case Victory::alliance:
            declaration.right = judgementOn(state, declaration).flaw == Flaw::none;
            break;
        case Victory::lodge:
            declaration.right = true;
            break;
        case Victory::fortune:
            declaration.right = fortuneIsRight(state, declaration);
            break;
    }
    declaration.isOpen = true;
    declaration.winners = declaration.victory == Victory::lodge
                              ? SeatSet::of(declaration.seat)
                              : membersOf(state, declaration.right ? own : other(own));
    for (const Seat seat : SeatSet::firstOf(state.board.seats)) {
        declaration.points[seat] = static_cast<std::int8_t>(pointsFor(state, declaration, seat));
    }
}

}  // namespace intrika::coach
