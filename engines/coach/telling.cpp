#include "engines/coach/telling.h"

#include <utility>

namespace intrika::coach {
namespace {

Happening happening(Told what, Seat actor, Seat other = noSeat, int amount = 0, int detail = 0) {
    Happening told;
    told.what = static_cast<std::uint16_t>(what);
    told.actor = actor;
    told.other = other;
    told.amount = static_cast<std::int16_t>(amount);
    told.detail = static_cast<std::int16_t>(detail);
    return told;
}

Happening moving(Happening told, ZoneId from, ZoneId to, std::vector<FaceId> faces) {
    told.from = from;
    told.to = to;
    told.faces = std::move(faces);
    return told;
}

Happening knownTo(Happening told, SeatSet knowers, FaceId back) {
    told.knowers = knowers;
    told.back = back;
    told.openToAll = false;
    return told;
}

Happening teaching(Happening told, SeatSet learners) {
    told.learners = learners;
    return told;
}

SeatSet both(Seat one, Seat other) { return SeatSet::of(one).with(other); }

std::vector<FaceId> facesOf(Objects objects) {
    std::vector<FaceId> faces;
    objects.forEach([&faces](Object object) { faces.push_back(objectFace(object)); });
    return faces;
}

ZoneId handOf(Seat seat) { return zone(SeatZone::hand, seat); }
ZoneId before(Seat seat) { return zone(SeatZone::before, seat); }
SeatSet everybodyBut(const Board& board, Seat seat) { return SeatSet::firstOf(board.seats).without(seat); }

}  // namespace

void tellDeed(Narrator& narrator, Told what, Seat actor, Seat other, int amount, int detail) {
    narrator.tell(happening(what, actor, other, amount, detail));
}

void tellOffered(Narrator& narrator, Seat from, Seat to, Object object) {
    narrator.tell(
        teaching(knownTo(moving(happening(Told::offered, from, to), handOf(from), before(to), {objectFace(object)}),
                         both(from, to), objectBack),
                 SeatSet::of(to)));
}

void tellHandedOver(Narrator& narrator, Seat from, Seat to, Object object) {
    narrator.tell(
        teaching(knownTo(moving(happening(Told::handedOver, from, to), handOf(from), before(to), {objectFace(object)}),
                         both(from, to), objectBack),
                 SeatSet::of(to)));
}

void tellRefused(Narrator& narrator, Seat to, Seat from, Object object) {
    narrator.tell(knownTo(moving(happening(Told::refused, to, from), before(to), handOf(from), {objectFace(object)}),
                          both(from, to), objectBack));
}

void tellExchanged(Narrator& narrator, Seat from, Seat to, Object object, bool liesBefore) {
    auto told = knownTo(moving(happening(Told::exchanged, from, to), liesBefore ? before(to) : handOf(from), handOf(to),
                               {objectFace(object)}),
                        both(from, to), objectBack);
    // What lay before somebody has been seen already.
    narrator.tell(liesBefore ? std::move(told) : teaching(std::move(told), SeatSet::of(to)));
}

void tellGiven(Narrator& narrator, Seat from, Seat to, Object object, Cause cause) {
    auto told = happening(Told::given, from, to, 0, static_cast<int>(cause));
    told = knownTo(moving(std::move(told), handOf(from), handOf(to), {objectFace(object)}), both(from, to), objectBack);
    const bool seen = cause == Cause::spoils;  // by the winner, who has searched
    narrator.tell(teaching(std::move(told), SeatSet::of(seen ? from : to)));
}

void tellNamed(Narrator& narrator, const Board& board, Seat giver, Object object) {
    narrator.tell(
        teaching(happening(Told::named, giver, noSeat, 0, static_cast<int>(object)), everybodyBut(board, giver)));
}

void tellDrew(Narrator& narrator, Seat seat, Object object, bool afterTie) {
    auto told = happening(Told::drew, seat, noSeat, 0, afterTie ? 1 : 0);
    told = moving(std::move(told), zone(TableZone::deck), handOf(seat), {objectFace(object)});
    narrator.tell(teaching(knownTo(std::move(told), SeatSet::of(seat), objectBack), SeatSet::of(seat)));
}

void tellDeckSeen(Narrator& narrator, const State& state, Seat seat) {
    const ZoneId deck = zone(TableZone::deck);
    narrator.tell(teaching(knownTo(moving(happening(Told::sawDeck, seat), deck, deck, facesOf(objectsOf(state.deck))),
                                   SeatSet::of(seat), objectBack),
                           SeatSet::of(seat)));
}

void tellStacked(Narrator& narrator, Seat seat, Object object, int place) {
    const ZoneId deck = zone(TableZone::deck);
    narrator.tell(knownTo(moving(happening(Told::stacked, seat, noSeat, place), deck, deck, {objectFace(object)}),
                          SeatSet::of(seat), objectBack));
}

void tellChoseToPassOn(Narrator& narrator, Seat seat, Object object) {
    narrator.tell(
        knownTo(moving(happening(Told::choseToPassOn, seat), handOf(seat), handOf(seat), {objectFace(object)}),
                SeatSet::of(seat), objectBack));
}

void tellSawHand(Narrator& narrator, const State& state, Seat who, Seat whose, Cause cause) {
    auto told = happening(Told::sawHand, who, whose, 0, static_cast<int>(cause));
    told = moving(std::move(told), handOf(whose), handOf(whose), facesOf(state.players[whose].hand));
    narrator.tell(teaching(knownTo(std::move(told), both(who, whose), objectBack), SeatSet::of(who)));
}

void tellSawAlliance(Narrator& narrator, const State& state, Seat who, Seat whose) {
    const ZoneId place = zone(SeatZone::alliance, whose);
    auto told =
        moving(happening(Told::sawAlliance, who, whose), place, place, {allianceFace(state.players[whose].alliance)});
    narrator.tell(teaching(knownTo(std::move(told), both(who, whose), allianceBack), SeatSet::of(who)));
}

void tellSawProfession(Narrator& narrator, const State& state, Seat who, Seat whose) {
    const ZoneId place = zone(SeatZone::profession, whose);
    auto told = moving(happening(Told::sawProfession, who, whose), place, place,
                       {professionFace(state.players[whose].profession)});
    if (state.board.open[whose] == Profession::none) {
        told = teaching(knownTo(std::move(told), both(who, whose), professionBack), SeatSet::of(who));
    }
    narrator.tell(std::move(told));
}

void tellSwapped(Narrator& narrator, const State& state, Seat giver, Seat partner) {
    const SeatSet two = both(giver, partner);
    auto told =
        moving(happening(Told::professionsSwapped, giver, partner), zone(SeatZone::profession, partner),
               zone(SeatZone::profession, giver),
               {professionFace(state.players[giver].profession), professionFace(state.players[partner].profession)});
    narrator.tell(teaching(knownTo(std::move(told), two, professionBack), two));
}

void tellProfessionDrawn(Narrator& narrator, Seat seat, Profession old, bool wasOpen, Profession drawn) {
    const ZoneId own = zone(SeatZone::profession, seat);
    const ZoneId deck = zone(TableZone::professionDeck);
    auto laid = moving(happening(Told::professionLaid, seat), own, deck, {professionFace(old)});
    narrator.tell(wasOpen ? std::move(laid) : knownTo(std::move(laid), SeatSet::of(seat), professionBack));
    narrator.tell(teaching(knownTo(moving(happening(Told::professionDrawn, seat), deck, own, {professionFace(drawn)}),
                                   SeatSet::of(seat), professionBack),
                           SeatSet::of(seat)));
}

void tellUsed(Narrator& narrator, const Board& board, Seat seat, Profession profession, Seat named) {
    const ZoneId place = zone(SeatZone::profession, seat);
    narrator.tell(
        teaching(moving(happening(Told::professionUsed, seat, named), place, place, {professionFace(profession)}),
                 everybodyBut(board, seat)));
}

void tellUsed(Narrator& narrator, const Board& board, Seat seat, Object object) {
    const ZoneId place = zone(SeatZone::shown, seat);
    narrator.tell(teaching(moving(happening(Told::objectUsed, seat), handOf(seat), place, {objectFace(object)}),
                           everybodyBut(board, seat)));
}

void tellGameBegan(Narrator& narrator, const State& state) {
    const Board& board = state.board;
    const SeatSet everybody = SeatSet::firstOf(board.seats);
    narrator.tell(teaching(happening(Told::gameBegan, board.startPlayer, noSeat, board.round), everybody));
    narrator.nextBeat();
    tellDeed(narrator, Told::turnBegan, board.turnSeat, noSeat, board.turnNumber);
}

void tellCardsShown(Narrator& narrator, const State& state, Seat seat) {
    const Player& player = state.players[seat];
    std::vector<FaceId> faces{allianceFace(player.alliance), professionFace(player.profession)};
    for (const FaceId face : facesOf(player.hand)) faces.push_back(face);
    narrator.tell(
        teaching(moving(happening(Told::shown, seat), handOf(seat), zone(SeatZone::shown, seat), std::move(faces)),
                 everybodyBut(state.board, seat)));
}

void tellPoints(Narrator& narrator, Seat seat, int points) {
    auto told = happening(Told::points, seat, noSeat, points);
    told.scores = true;
    narrator.tell(std::move(told));
}

}  // namespace intrika::coach
