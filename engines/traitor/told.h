// What can happen in Traitor, as the rules tell it. Numbers of cards are public.
#pragma once

#include "engines/core/narrator.h"
#include "engines/traitor/state.h"

#include <array>
#include <cstdint>
#include <tuple>
#include <variant>

namespace intrika::traitor {

namespace told {

// A landscape where it lies in the ring.
struct Place {
    std::uint8_t slot = 0;
    Land land{};
    House house{};
    bool operator==(const Place&) const = default;
};

struct EstatePlaced {
    Seat seat;
    Place place;
    bool operator==(const EstatePlaced&) const = default;
};
struct Dealt {
    Seat seat;
    int count;
    Hidden<SupplySet> cards;
    bool isFixed;  // T-9: they come from no pile
    auto hidden() { return std::tie(cards); }
    bool operator==(const Dealt&) const = default;
};
struct RoundBegan {
    int round;
    Seat startPlayer;
    std::uint8_t oldConflict;  // the conflict card leaves this border for the strategy card's holder; noSlot: round 1
    Seat strategyHolder;
    bool operator==(const RoundBegan&) const = default;
};

struct ConflictSet {
    Seat seat;
    Place first, second;  // clockwise; the border lies between them
    bool operator==(const ConflictSet&) const = default;
};
struct SetAside {
    Hidden<Action> card;
    auto hidden() { return std::tie(card); }
    bool operator==(const SetAside&) const = default;
};
struct DraftHanded {
    Seat seat;  // who looks at them now
    int count;
    Hidden<ActionSet> cards;
    auto hidden() { return std::tie(cards); }
    bool operator==(const DraftHanded&) const = default;
};
struct ActionChosen {
    Seat seat;
    Hidden<Action> card;
    auto hidden() { return std::tie(card); }
    bool operator==(const ActionChosen&) const = default;
};
struct LeftOver {  // cards that go back to the centre
    Seat lastChooser;
    int count;
    Hidden<ActionSet> cards;
    auto hidden() { return std::tie(cards); }
    bool operator==(const LeftOver&) const = default;
};
struct SuppliesPlayed {
    Seat seat;
    int count;  // also 0
    Hidden<SupplySet> cards;
    auto hidden() { return std::tie(cards); }
    bool operator==(const SuppliesPlayed&) const = default;
};

struct SuppliesTurnedUp {  // Supplies::faceDown
    Seat seat;
    SupplySet cards;
    bool operator==(const SuppliesTurnedUp&) const = default;
};
struct ActionShown {
    Seat seat;
    Action card;
    bool operator==(const ActionShown&) const = default;
};
struct HouseChanged {
    Seat seat;
    House house;  // the new one
    bool operator==(const HouseChanged&) const = default;
};
struct HouseCounted {  // T-34: what each house brings into the conflict
    House house;
    int total;
    Land land;
    std::array<SupplySet, maxPlayers> supplies;  // of each seat that serves it
    ActionSet diplomats;                         // of those who serve it
    bool operator==(const HouseCounted&) const = default;
};
struct ConflictWon {
    House winner;
    int total, otherTotal;
    bool operator==(const ConflictWon&) const = default;
};
struct ConflictTied {
    int total;
    bool operator==(const ConflictTied&) const = default;
};
struct WonPoints {
    Seat seat;
    int points;
    bool operator==(const WonPoints&) const = default;
};
struct TraitorPoint {  // T-44
    Seat seat;
    int points;
    bool operator==(const TraitorPoint&) const = default;
};
struct StrategistPoints {  // T-45
    Seat seat;
    int points;
    bool operator==(const StrategistPoints&) const = default;
};
struct LandscapeTurned {
    Place place;  // as it is now
    bool operator==(const LandscapeTurned&) const = default;
};

struct Built {
    Seat seat;
    Place place;
    Side side;
    bool operator==(const Built&) const = default;
};
struct Flipped {
    Seat seat;
    Place place;
    Side sideUp;
    bool operator==(const Flipped&) const = default;
};
struct BuilderPassed {
    Seat seat;
    bool operator==(const BuilderPassed&) const = default;
};
struct StrategyMoved {
    Seat from, to;  // never the same
    bool operator==(const StrategyMoved&) const = default;
};
struct SuppliesDiscarded {  // phase 9; once for each who played any, in one beat
    Seat seat;
    SupplySet cards;
    bool operator==(const SuppliesDiscarded&) const = default;
};

struct Discarded {  // phase 10
    Seat seat;
    SupplySet cards;  // also none
    bool operator==(const Discarded&) const = default;
};
struct Drew {  // before and after a reshuffle told apart
    Seat seat;
    int count;
    Hidden<SupplySet> cards;
    auto hidden() { return std::tie(cards); }
    bool operator==(const Drew&) const = default;
};
struct DrewNothing {  // nothing due, or no room for it
    Seat seat;
    bool operator==(const DrewNothing&) const = default;
};
struct Reshuffled {
    Seat drawer;  // who had to draw
    bool operator==(const Reshuffled&) const = default;
};

struct ActionReturned {  // once for each, in one beat
    Seat seat;
    Action card;
    bool operator==(const ActionReturned&) const = default;
};
struct StartPlayerMoved {
    Seat from, to;
    bool operator==(const StartPlayerMoved&) const = default;
};
struct SuddenDeath {
    House house;  // that owns all
    bool operator==(const SuddenDeath&) const = default;
};
struct DepotPoints {
    Seat seat;
    int points;
    bool operator==(const DepotPoints&) const = default;
};
struct GameOver {
    bool operator==(const GameOver&) const = default;
};

}  // namespace told

using Told =
    std::variant<told::EstatePlaced, told::Dealt, told::RoundBegan, told::ConflictSet, told::SetAside,
                 told::DraftHanded, told::ActionChosen, told::LeftOver, told::SuppliesPlayed, told::SuppliesTurnedUp,
                 told::ActionShown, told::HouseChanged, told::HouseCounted, told::ConflictWon, told::ConflictTied,
                 told::WonPoints, told::TraitorPoint, told::StrategistPoints, told::LandscapeTurned, told::Built,
                 told::Flipped, told::BuilderPassed, told::StrategyMoved, told::SuppliesDiscarded, told::Discarded,
                 told::Drew, told::DrewNothing, told::Reshuffled, told::ActionReturned, told::StartPlayerMoved,
                 told::SuddenDeath, told::DepotPoints, told::GameOver>;
using Narrator = NarratorOf<Told>;

}  // namespace intrika::traitor
