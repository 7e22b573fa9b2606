#include "engines/coach/happenings.h"

#include "engines/coach/phrases.h"
#include "engines/coach/pieces.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace intrika::coach {
namespace {

// ---- places, and the cards at them as the observer sees them ----
ZonePlace handOf(Seat seat) { return {zone(SeatZone::hand, seat)}; }
ZonePlace before(Seat seat) { return {zone(SeatZone::before, seat)}; }
ZonePlace professionOf(Seat seat) { return {zone(SeatZone::profession, seat)}; }
ZonePlace shownBy(Seat seat) { return {zone(SeatZone::shown, seat)}; }
constexpr ZonePlace deckOfObjects{zone(TableZone::deck)};
constexpr ZonePlace professionDeck{zone(TableZone::professionDeck)};

std::vector<FaceId> facesOf(Objects objects) {
    std::vector<FaceId> faces;
    objects.forEach([&faces](Object object) { faces.push_back(objectFace(object)); });
    return faces;
}

Pieces cards(const Hidden<Object>& object) { return object ? faceUp({objectFace(*object)}) : faceDown(1, objectBack); }
Pieces cards(const Hidden<Profession>& profession) {
    return profession ? faceUp({professionFace(*profession)}) : faceDown(1, professionBack);
}
Pieces cards(const Hidden<Alliance>& alliance) {
    return alliance ? faceUp({allianceFace(*alliance)}) : faceDown(1, allianceBack);
}
Pieces cards(const Hidden<Objects>& objects, int count) {
    return objects ? faceUp(facesOf(*objects)) : faceDown(count, objectBack);
}

// `ids`: of a sentence for each of the ways, in their order.
template <class Way, std::size_t Count>
Text byWay(Seat seat, Way way, const std::array<const char*, Count>& ids) {
    return say(ids[static_cast<std::size_t>(way)], {person(seat)});
}

// ---- games and turns ----
Text sentence(const told::GameBegan& begun) { return say("log.game-began", {number(begun.game), person(begun.seat)}); }
Text sentence(const told::TurnPassed& passed) { return say("log.turn-passed", {person(passed.seat)}); }
Text sentence(const told::GiftDue& due) { return say("log.gift-due", {person(due.seat)}); }
template <OneOf<told::GameBegan, told::TurnBegan, told::TurnPassed, told::GiftDue> Each>
Motion motion(const Each& each) {
    return still(each.seat);
}

Text sentence(const told::TurnLimit& limit) { return say("log.turn-limit", {}, limit.turns); }
Motion motion(const told::TurnLimit&) { return still(); }

// ---- trades ----
Text sentence(const told::Offered& offer) {
    return naming("log.offered", {person(offer.seat), person(offer.to)}, offer.object);
}
Motion motion(const told::Offered& offer) {
    return moving(offer.seat, handOf(offer.seat), before(offer.to), cards(offer.object));
}

Text sentence(const told::Refused& refused) {
    return naming("log.refused", {person(refused.seat), person(refused.from)}, refused.object);
}
Motion motion(const told::Refused& refused) {
    return moving(refused.seat, before(refused.seat), handOf(refused.from), cards(refused.object));
}

Text sentence(const told::Demanded& demand) {
    return say("log.demanded", {person(demand.seat), person(demand.from), termOf(demand.name)});
}
Text sentence(const told::DemandFailed& failed) {
    return say("log.demand-failed", {person(failed.seat), person(failed.from)});
}
Text sentence(const told::Named& named) { return say("log.named", {person(named.seat), termOf(named.name)}); }
template <OneOf<told::Demanded, told::DemandFailed, told::Named> Each>
Motion motion(const Each& each) {
    return still(each.seat);
}

Text sentence(const told::HandedOver& handed) {
    return naming("log.handed-over", {person(handed.seat), person(handed.to)}, handed.object);
}
Motion motion(const told::HandedOver& handed) {
    return moving(handed.seat, handOf(handed.seat), before(handed.to), cards(handed.object));
}

Text sentence(const told::Exchanged& exchanged) {
    return naming("log.exchanged", {person(exchanged.seat), person(exchanged.to)}, exchanged.object);
}
Motion motion(const told::Exchanged& exchanged) {
    const ZonePlace from = exchanged.layBefore ? before(exchanged.to) : handOf(exchanged.seat);
    return moving(exchanged.seat, from, handOf(exchanged.to), cards(exchanged.object));
}

Text sentence(const told::Given& given) {
    static const std::array<const char*, 4> ids{"log.tribute", "log.taken", "log.give-back", "log.gift"};
    return naming(ids[static_cast<std::size_t>(given.cause)], {person(given.seat), person(given.to)}, given.object);
}
Text sentence(const told::PassedOn& passed) {
    return naming("log.passed-on", {person(passed.seat), person(passed.to)}, passed.object);
}
template <OneOf<told::Given, told::PassedOn> Each>
Motion motion(const Each& given) {
    return moving(given.seat, handOf(given.seat), handOf(given.to), cards(given.object));
}

// ---- abilities ----
Text sentence(const told::Declined& declined) {
    return say("log.declined", {person(declined.seat), termOf(declined.object)});
}
Text sentence(const told::Directed& directed) {
    return byWay(directed.seat, directed.direction, std::array{"log.directed-left", "log.directed-right"});
}
template <OneOf<told::Declined, told::Directed> Each>
Motion motion(const Each& each) {
    return still(each.seat);
}

Text sentence(const told::Drew& drew) {
    return naming(drew.afterTie ? "log.drew-after-tie" : "log.drew", {person(drew.seat)}, drew.object);
}
Motion motion(const told::Drew& drew) {
    return moving(drew.seat, deckOfObjects, handOf(drew.seat), cards(drew.object));
}

Text sentence(const told::DeckRanOut&) { return say("log.deck-ran-out"); }
Motion motion(const told::DeckRanOut&) { return still(); }

Text sentence(const told::ChoseToPassOn& chose) {
    return naming("log.chose-to-pass-on", {person(chose.seat)}, chose.object);
}
Motion motion(const told::ChoseToPassOn& chose) { return turning(chose.seat, handOf(chose.seat), cards(chose.object)); }

Text sentence(const told::ProfessionsSwapped& swapped) {
    std::vector<TextArg> args{person(swapped.seat), person(swapped.partner)};
    if (!swapped.profession || !swapped.partners) return say("log.swapped", std::move(args));
    args.push_back(termOf(*swapped.profession));
    args.push_back(termOf(*swapped.partners));
    return say("log.swapped-known", std::move(args));
}
Motion motion(const told::ProfessionsSwapped& swapped) {
    const bool seen = swapped.profession && swapped.partners;
    Pieces both = seen ? faceUp({professionFace(*swapped.profession), professionFace(*swapped.partners)})
                       : faceDown(2, professionBack);
    return moving(swapped.seat, professionOf(swapped.partner), professionOf(swapped.seat), std::move(both));
}

Text sentence(const told::ProfessionLaid& laid) {
    return naming("log.profession-laid", {person(laid.seat)}, laid.profession);
}
Motion motion(const told::ProfessionLaid& laid) {
    return moving(laid.seat, professionOf(laid.seat), professionDeck, cards(laid.profession));
}

Text sentence(const told::ProfessionDrawn& drawn) {
    return naming("log.profession-drawn", {person(drawn.seat)}, drawn.profession);
}
Motion motion(const told::ProfessionDrawn& drawn) {
    return moving(drawn.seat, professionDeck, professionOf(drawn.seat), cards(drawn.profession));
}

Text sentence(const told::ProfessionUsed& used) {
    std::vector<TextArg> args{person(used.seat), termOf(used.profession)};
    if (used.named == noSeat) return say("log.profession-used", std::move(args));
    args.push_back(person(used.named));
    return say("log.profession-used-on", std::move(args));
}
Motion motion(const told::ProfessionUsed& used) {
    return turning(used.seat, professionOf(used.seat), faceUp({professionFace(used.profession)}));
}

Text sentence(const told::ObjectUsed& used) { return say("log.object-used", {person(used.seat), termOf(used.object)}); }
Motion motion(const told::ObjectUsed& used) {
    return moving(used.seat, handOf(used.seat), shownBy(used.seat), faceUp({objectFace(used.object)}));
}

// ---- looks, and what the Clairvoyant makes of one ----
Text sentence(const told::SawHand& saw) {
    return naming("log.saw-hand", {person(saw.seat), person(saw.whose)}, saw.objects);
}
Motion motion(const told::SawHand& saw) { return turning(saw.seat, handOf(saw.whose), cards(saw.objects, saw.count)); }

Text sentence(const told::SawAlliance& saw) {
    return naming("log.saw-alliance", {person(saw.seat), person(saw.whose)}, saw.alliance);
}
Motion motion(const told::SawAlliance& saw) {
    return turning(saw.seat, {zone(SeatZone::alliance, saw.whose)}, cards(saw.alliance));
}

Text sentence(const told::SawProfession& saw) {
    return naming("log.saw-profession", {person(saw.seat), person(saw.whose)}, saw.profession);
}
Motion motion(const told::SawProfession& saw) {
    return turning(saw.seat, professionOf(saw.whose), cards(saw.profession));
}

Text sentence(const told::SawDeck& saw) { return naming("log.saw-deck", {person(saw.seat)}, saw.objects); }
Motion motion(const told::SawDeck& saw) { return turning(saw.seat, deckOfObjects, cards(saw.objects, saw.count)); }

Text sentence(const told::Stacked& stacked) {
    if (!stacked.object) return {};
    return say("log.stacked-known", {person(stacked.seat), number(stacked.place), termOf(*stacked.object)});
}
Motion motion(const told::Stacked& stacked) { return turning(stacked.seat, deckOfObjects, cards(stacked.object)); }

// ---- fights ----
Text sentence(const told::FightBegan& begun) {
    return say("log.fight-began", {person(begun.seat), person(begun.defender)});
}
Text sentence(const told::Spoke& spoke) {
    return byWay(spoke.seat, spoke.side, std::array{"log.spoke-attacker", "log.spoke-defender", "log.spoke-none"});
}
Text sentence(const told::FightStopped& stopped) {
    return say("log.fight-stopped", {person(stopped.seat), person(stopped.attacker)});
}
Text sentence(const told::FightWon& won) {
    return say("log.fight-won", {person(won.seat), person(won.loser), number(won.points), number(won.losersPoints)});
}
Text sentence(const told::FightTied& tied) {
    return say("log.fight-tied", {person(tied.seat), person(tied.defender), number(tied.points)});
}
Text sentence(const told::SpoilsDenied& denied) {
    return say("log.spoils-denied", {person(denied.seat), person(denied.winner)});
}
Text sentence(const told::Inspected& inspected) {
    return say("log.inspected", {person(inspected.seat), person(inspected.loser)});
}
Text sentence(const told::Searched& searched) {
    return say("log.searched", {person(searched.seat), person(searched.loser)});
}
Text sentence(const told::LeftAll& left) { return say("log.left-all", {person(left.seat), person(left.loser)}); }
template <OneOf<told::FightBegan, told::Spoke, told::WindowPassed, told::FightStopped, told::FightWon, told::FightTied,
                told::SpoilsDenied, told::Inspected, told::Searched, told::LeftAll>
              Each>
Motion motion(const Each& each) {
    return still(each.seat);
}

// ---- the end of a game ----
Text sentence(const told::Declared& declared) {
    return byWay(declared.seat, declared.victory,
                 std::array{"log.declared-alliance", "log.declared-lodge", "log.declared-fortune"});
}
Text sentence(const told::NamedSeat& named) { return say("log.named-seat", {person(named.seat), person(named.named)}); }
Text sentence(const told::NamedNobody& named) { return say("log.named-nobody", {person(named.seat)}); }
Text sentence(const told::VictoryRight& right) {
    return byWay(right.seat, right.victory, std::array{"log.right-alliance", "log.right-lodge", "log.right-fortune"});
}
Text sentence(const told::VictoryWrong& wrong) { return wrongClaim(wrong.seat, wrong.victory, wrong.why); }
Text sentence(const told::WonGame& won) { return say("log.won", {person(won.seat)}); }
template <
    OneOf<told::Declared, told::NamedSeat, told::NamedNobody, told::VictoryRight, told::VictoryWrong, told::WonGame>
        Each>
Motion motion(const Each& each) {
    return still(each.seat);
}

Text sentence(const told::Shown& shown) {
    std::vector<TextArg> args{person(shown.seat), termOf(shown.alliance), termOf(shown.profession)};
    if (shown.hand.empty()) return say("log.shown", std::move(args));
    args.push_back(part(listOf(shown.hand)));
    return say("log.shown-with", std::move(args));
}
Motion motion(const told::Shown& shown) {
    std::vector<FaceId> faces{allianceFace(shown.alliance), professionFace(shown.profession)};
    for (const FaceId face : facesOf(shown.hand)) faces.push_back(face);
    return moving(shown.seat, handOf(shown.seat), shownBy(shown.seat), faceUp(std::move(faces)));
}

Text sentence(const told::Points& points) { return say("log.points", {person(points.seat)}, points.points); }
Motion motion(const told::Points& points) { return scoring(points.seat, points.points); }

Text sentence(const told::ExtraGame&) { return say("log.extra-game"); }
Text sentence(const told::MatchOver&) { return say("log.match-over"); }
template <OneOf<told::ExtraGame, told::MatchOver, told::DeckShuffled, told::ProfessionsShuffled> Each>
Motion motion(const Each&) {
    return still();
}

// What goes on shows by itself.
template <OneOf<told::TurnBegan, told::WindowPassed, told::DeckShuffled, told::ProfessionsShuffled> Each>
Text sentence(const Each&) {
    return {};
}

}  // namespace

Text sentenceOf(const Told& redacted) {
    return std::visit([](const auto& each) { return sentence(each); }, redacted);
}
Motion motionOf(const Told& redacted) {
    return std::visit([](const auto& each) { return motion(each); }, redacted);
}

}  // namespace intrika::coach
