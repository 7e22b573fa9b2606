#include "engines/coach/telling.h"

namespace intrika::coach {

void tellExchanged(Narrator& narrator, Seat from, Seat to, Object object, bool layBefore) {
    // What lay before somebody has been seen already.
    const SeatSet learners = layBefore ? SeatSet() : SeatSet::of(to);
    narrator.tell(told::Exchanged{from, to, layBefore, between(from, to, object)}, learners);
}

void tellGiven(Narrator& narrator, Seat from, Seat to, Object object, Cause cause) {
    const bool seen = cause == Cause::spoils;  // by the winner, who has searched
    narrator.tell(told::Given{from, to, cause, between(from, to, object)}, SeatSet::of(seen ? from : to));
}

void tellSawHand(Narrator& narrator, const State& state, Seat who, Seat whose) {
    const Objects hand = state.players[whose].hand;
    narrator.tell(told::SawHand{who, whose, hand.count(), between(who, whose, hand)}, SeatSet::of(who));
}

void tellSawAlliance(Narrator& narrator, const State& state, Seat who, Seat whose) {
    narrator.tell(told::SawAlliance{who, whose, between(who, whose, state.players[whose].alliance)}, SeatSet::of(who));
}

void tellSawProfession(Narrator& narrator, const State& state, Seat who, Seat whose) {
    const Profession profession = state.players[whose].profession;
    if (state.board.open[whose] == Profession::none) {
        narrator.tell(told::SawProfession{who, whose, between(who, whose, profession)}, SeatSet::of(who));
    } else {
        narrator.tell(told::SawProfession{who, whose, Hidden<Profession>::openly(profession)});
    }
}

void tellSwapped(Narrator& narrator, const State& state, Seat giver, Seat partner) {
    const auto ofBoth = [&](Seat seat) { return between(giver, partner, state.players[seat].profession); };
    narrator.tell(told::ProfessionsSwapped{giver, partner, ofBoth(giver), ofBoth(partner)},
                  SeatSet::of(giver).with(partner));
}

void tellProfessionDrawn(Narrator& narrator, Seat seat, Profession old, bool wasOpen, Profession drawn) {
    narrator.tell(told::ProfessionLaid{seat, wasOpen ? Hidden<Profession>::openly(old) : knownTo(seat, old)});
    narrator.tell(told::ProfessionDrawn{seat, knownTo(seat, drawn)}, SeatSet::of(seat));
}

void tellGameBegan(Narrator& narrator, const Board& board) {
    narrator.tell(told::GameBegan{board.startPlayer, board.round}, SeatSet::firstOf(board.seats));
    narrator.nextBeat();
    narrator.tell(told::TurnBegan{board.turnSeat});
}

void tellCardsShown(Narrator& narrator, const State& state, Seat seat) {
    const Player& player = state.players[seat];
    narrator.tell(told::Shown{seat, player.alliance, player.profession, player.hand}, everybodyBut(state.board, seat));
}

}  // namespace intrika::coach
