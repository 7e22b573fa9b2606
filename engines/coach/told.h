// What can happen in the Coach: one struct for each thing that the rules tell of, in full truth.
#pragma once

#include "engines/coach/victory.h"
#include "engines/core/narrator.h"

#include <tuple>
#include <variant>

namespace intrika::coach {

// Why an object goes from one seat to another outside of a trade.
enum class Cause : std::uint8_t { tribute, spoils, giveBack, gift };

// `seat` is whose doing it is.
namespace told {

// ---- games and turns ----
struct GameBegan {
    Seat seat;  // the start player
    int game;   // its number in the match
    bool operator==(const GameBegan&) const = default;
};
struct TurnBegan {
    Seat seat;
    bool operator==(const TurnBegan&) const = default;
};
struct TurnPassed {
    Seat seat;
    bool operator==(const TurnPassed&) const = default;
};
struct GiftDue {  // C-65
    Seat seat;
    bool operator==(const GiftDue&) const = default;
};
struct TurnLimit {  // C-160
    int turns;
    bool operator==(const TurnLimit&) const = default;
};

// ---- trades ----
struct Offered {  // from the hand to before the other seat
    Seat seat;
    Seat to;
    Hidden<Object> object;
    auto hidden() { return std::tie(object); }
    bool operator==(const Offered&) const = default;
};
struct Refused {
    Seat seat;
    Seat from;  // whose object goes back
    Hidden<Object> object;
    auto hidden() { return std::tie(object); }
    bool operator==(const Refused&) const = default;
};
struct Demanded {
    Seat seat;
    Seat from;
    Object name;
    bool operator==(const Demanded&) const = default;
};
struct DemandFailed {
    Seat seat;
    Seat from;  // who shows the hand
    bool operator==(const DemandFailed&) const = default;
};
struct HandedOver {  // from the hand to before the Diplomat
    Seat seat;
    Seat to;
    Hidden<Object> object;
    auto hidden() { return std::tie(object); }
    bool operator==(const HandedOver&) const = default;
};
// One of the two objects of a trade, into the hand; the other one is told next.
struct Exchanged {
    Seat seat;  // who gave it
    Seat to;
    bool layBefore;  // the one who gets it, and was seen there
    Hidden<Object> object;
    auto hidden() { return std::tie(object); }
    bool operator==(const Exchanged&) const = default;
};
struct Named {  // C-51: said aloud of what was exchanged
    Seat seat;  // who gave it
    Object name;
    bool operator==(const Named&) const = default;
};
struct Given {
    Seat seat;
    Seat to;
    Cause cause;
    Hidden<Object> object;
    auto hidden() { return std::tie(object); }
    bool operator==(const Given&) const = default;
};
struct PassedOn {  // C-57: with the sextant, by all at once; one of these after the other
    Seat seat;
    Seat to;
    Hidden<Object> object;
    auto hidden() { return std::tie(object); }
    bool operator==(const PassedOn&) const = default;
};

// ---- abilities ----
struct Declined {
    Seat seat;
    Object object;
    bool operator==(const Declined&) const = default;
};
struct Drew {
    Seat seat;
    bool afterTie;
    Hidden<Object> object;
    auto hidden() { return std::tie(object); }
    bool operator==(const Drew&) const = default;
};
struct DeckRanOut {  // the bags are key and goblet from now on
    bool operator==(const DeckRanOut&) const = default;
};
struct Directed {
    Seat seat;
    Direction direction;
    bool operator==(const Directed&) const = default;
};
struct ChoseToPassOn {
    Seat seat;
    Hidden<Object> object;
    auto hidden() { return std::tie(object); }
    bool operator==(const ChoseToPassOn&) const = default;
};
struct ProfessionsSwapped {
    Seat seat;
    Seat partner;
    Hidden<Profession> profession;  // that the seat has now
    Hidden<Profession> partners;
    auto hidden() { return std::tie(profession, partners); }
    bool operator==(const ProfessionsSwapped&) const = default;
};
struct ProfessionLaid {  // face down into the profession deck
    Seat seat;
    Hidden<Profession> profession;
    auto hidden() { return std::tie(profession); }
    bool operator==(const ProfessionLaid&) const = default;
};
struct ProfessionDrawn {
    Seat seat;
    Hidden<Profession> profession;
    auto hidden() { return std::tie(profession); }
    bool operator==(const ProfessionDrawn&) const = default;
};
struct ProfessionsShuffled {
    bool operator==(const ProfessionsShuffled&) const = default;
};
struct ProfessionUsed {
    Seat seat;
    Seat named;  // or noSeat
    Profession profession;
    bool operator==(const ProfessionUsed&) const = default;
};
struct ObjectUsed {
    Seat seat;
    Object object;
    bool operator==(const ObjectUsed&) const = default;
};

// ---- looks, and what the Clairvoyant makes of one ----
struct SawHand {
    Seat seat;
    Seat whose;
    int count;
    Hidden<Objects> objects;
    auto hidden() { return std::tie(objects); }
    bool operator==(const SawHand&) const = default;
};
struct SawAlliance {
    Seat seat;
    Seat whose;
    Hidden<Alliance> alliance;
    auto hidden() { return std::tie(alliance); }
    bool operator==(const SawAlliance&) const = default;
};
struct SawProfession {
    Seat seat;
    Seat whose;
    Hidden<Profession> profession;
    auto hidden() { return std::tie(profession); }
    bool operator==(const SawProfession&) const = default;
};
struct SawDeck {
    Seat seat;
    int count;
    Hidden<Objects> objects;
    auto hidden() { return std::tie(objects); }
    bool operator==(const SawDeck&) const = default;
};
struct Stacked {
    Seat seat;
    int place;  // from the top, which is 1
    Hidden<Object> object;
    auto hidden() { return std::tie(object); }
    bool operator==(const Stacked&) const = default;
};
struct DeckShuffled {
    bool operator==(const DeckShuffled&) const = default;
};

// ---- fights ----
struct FightBegan {
    Seat seat;
    Seat defender;
    bool operator==(const FightBegan&) const = default;
};
struct Spoke {
    Seat seat;
    Side side;
    bool operator==(const Spoke&) const = default;
};
struct WindowPassed {
    Seat seat;
    bool operator==(const WindowPassed&) const = default;
};
struct FightStopped {
    Seat seat;  // the Priest
    Seat attacker;
    bool operator==(const FightStopped&) const = default;
};
struct FightWon {
    Seat seat;
    Seat loser;
    int points;
    int losersPoints;
    bool operator==(const FightWon&) const = default;
};
struct FightTied {
    Seat seat;  // the attacker
    Seat defender;
    int points;  // of either
    bool operator==(const FightTied&) const = default;
};
struct SpoilsDenied {
    Seat seat;  // the Doctor
    Seat winner;
    bool operator==(const SpoilsDenied&) const = default;
};
struct Inspected {
    Seat seat;
    Seat loser;
    bool operator==(const Inspected&) const = default;
};
struct Searched {
    Seat seat;
    Seat loser;
    bool operator==(const Searched&) const = default;
};
struct LeftAll {
    Seat seat;
    Seat loser;
    bool operator==(const LeftAll&) const = default;
};

// ---- the end of a game ----
struct Declared {
    Seat seat;
    Victory victory;
    bool operator==(const Declared&) const = default;
};
struct NamedSeat {
    Seat seat;
    Seat named;
    bool operator==(const NamedSeat&) const = default;
};
struct NamedNobody {
    Seat seat;
    bool operator==(const NamedNobody&) const = default;
};
struct Shown {  // C-191
    Seat seat;
    Alliance alliance;
    Profession profession;
    Objects hand;
    bool operator==(const Shown&) const = default;
};
struct VictoryRight {
    Seat seat;
    Victory victory;
    bool operator==(const VictoryRight&) const = default;
};
struct VictoryWrong {
    Seat seat;
    Victory victory;
    Judgement why;
    bool operator==(const VictoryWrong&) const = default;
};
struct WonGame {
    Seat seat;
    bool operator==(const WonGame&) const = default;
};
struct Points {
    Seat seat;
    int points;
    bool operator==(const Points&) const = default;
};
struct ExtraGame {  // C-143
    bool operator==(const ExtraGame&) const = default;
};
struct MatchOver {
    bool operator==(const MatchOver&) const = default;
};

// No card moves, and none is shown.
template <class Each>
concept Deed = OneOf<Each, GameBegan, TurnBegan, TurnPassed, GiftDue, TurnLimit, Demanded, DemandFailed, Named,
                     Declined, DeckRanOut, Directed, ProfessionsShuffled, DeckShuffled, FightBegan, Spoke, WindowPassed,
                     FightStopped, FightWon, FightTied, SpoilsDenied, Inspected, Searched, LeftAll, Declared, NamedSeat,
                     NamedNobody, VictoryRight, VictoryWrong, WonGame, Points, ExtraGame, MatchOver>;

}  // namespace told

using Told =
    std::variant<told::GameBegan, told::TurnBegan, told::TurnPassed, told::GiftDue, told::TurnLimit, told::Offered,
                 told::Refused, told::Demanded, told::DemandFailed, told::HandedOver, told::Exchanged, told::Named,
                 told::Given, told::PassedOn, told::Declined, told::Drew, told::DeckRanOut, told::Directed,
                 told::ChoseToPassOn, told::ProfessionsSwapped, told::ProfessionLaid, told::ProfessionDrawn,
                 told::ProfessionsShuffled, told::ProfessionUsed, told::ObjectUsed, told::SawHand, told::SawAlliance,
                 told::SawProfession, told::SawDeck, told::Stacked, told::DeckShuffled, told::FightBegan, told::Spoke,
                 told::WindowPassed, told::FightStopped, told::FightWon, told::FightTied, told::SpoilsDenied,
                 told::Inspected, told::Searched, told::LeftAll, told::Declared, told::NamedSeat, told::NamedNobody,
                 told::Shown, told::VictoryRight, told::VictoryWrong, told::WonGame, told::Points, told::ExtraGame,
                 told::MatchOver>;
using Narrator = NarratorOf<Told>;

}  // namespace intrika::coach
