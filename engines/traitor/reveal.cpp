#include "engines/traitor/reveal.h"

#include "engines/core/stage_parts.h"
#include "engines/traitor/phrases.h"
#include "engines/traitor/pieces.h"

#include <array>
#include <optional>
#include <utility>

namespace intrika::traitor {
namespace {

using Fate = StageSide::Fate;
using Heard = std::span<const Narrated<Told>>;

// Numbers of cards: the action cards of the seats, the two landscapes, then the supplies, seat by seat.
constexpr int landId = 8, supplyId = 16, mostSupplies = 8;

// What the event told, taken together.
struct Conflict {
    std::array<Action, maxPlayers> actions{};
    std::array<House, maxPlayers> houses{};  // that the seats serve in the end
    std::array<SupplySet, maxPlayers> supplies{};
    std::array<int, houseCount> totals{};
    std::array<int, maxPlayers> points{};
    std::optional<House> winner;
    std::optional<told::Place> turned;
};

struct Gathering {
    Conflict& conflict;

    void operator()(const told::ActionShown& told) const { conflict.actions[told.seat] = told.card; }
    void operator()(const told::HouseChanged& told) const { conflict.houses[told.seat] = told.house; }
    void operator()(const told::HouseCounted& told) const {
        conflict.totals[static_cast<std::size_t>(told.house)] = told.total;
        for (std::size_t seat = 0; seat < maxPlayers; ++seat) conflict.supplies[seat] += told.supplies[seat];
    }
    void operator()(const told::ConflictWon& told) const { conflict.winner = told.winner; }
    void operator()(const told::LandscapeTurned& told) const { conflict.turned = told.place; }
    template <OneOf<told::WonPoints, told::TraitorPoint, told::StrategistPoints> Points>
    void operator()(const Points& told) const {
        conflict.points[told.seat] += told.points;
    }
    void operator()(const auto&) const {}
};

class Reveal {
public:
    Reveal(const View& before, Heard heard) : board_(before.board), heard_(heard) {
        for (Seat seat = 0; seat < board_.seats; ++seat) conflict_.houses[seat] = board_.players[seat].house;
        for (const Narrated<Told>& one : heard) std::visit(Gathering{conflict_}, one.told);
    }

    StageScript script() {
        StageWriter stage(say("stage.reveal"), firstOf<told::SuppliesTurnedUp, told::ActionShown>(heard_));
        layDown(stage.picture);
        stage.beat(say("stage.laid-down"), 1100, endOf<told::SuppliesTurnedUp>(heard_));
        turnActions(stage.picture);
        stage.beat(say("stage.actions"), 1200, endOf<told::ActionShown>(heard_));
        countUp(stage.picture);
        stage.beat(say("stage.sums"), 1700, endOf<told::HouseCounted>(heard_));
        raiseBanner(stage.picture);
        stage.beat(say("stage.banner"), 900, endOf<told::ConflictWon, told::ConflictTied>(heard_));
        turnLand(stage.picture);
        stage.beat(say("stage.land"), 1300,
                   endOf<told::WonPoints, told::TraitorPoint, told::StrategistPoints, told::LandscapeTurned>(heard_));
        for (Seat seat = 0; seat < board_.seats; ++seat) {
            if (conflict_.points[seat] > 0) stage.gainNote(seat);
        }
        return stage.take();
    }

private:
    std::uint8_t slotOf(House house) const {
        return board_.houseOf(board_.conflict) == house ? board_.conflict : nextSlot(board_.conflict);
    }

    // Before anybody changes sides, and without the diplomats.
    int shownTotal(House house) const {
        int total = conflictPoints[static_cast<std::size_t>(board_.lands[slotOf(house)])];
        for (Seat seat = 0; seat < board_.seats; ++seat) {
            if (board_.players[seat].house == house) total += conflict_.supplies[seat].points();
        }
        return total;
    }

    void heapSupplies(StagePicture& picture, const std::array<House, maxPlayers>& houses) const {
        for (StageSide& side : picture.sides) side.cards.clear();
        for (Seat seat = 0; seat < board_.seats; ++seat) {
            int nth = 0;
            for (int kind = 0; kind < supplyKinds; ++kind) {
                for (int copy = 0; copy < conflict_.supplies[seat].copies(kind); ++copy, ++nth) {
                    const bool crosses = conflict_.houses[seat] != board_.players[seat].house;
                    const bool moved = crosses && houses[seat] == conflict_.houses[seat];
                    const auto id = static_cast<std::uint16_t>(supplyId + seat * mostSupplies + nth);
                    picture.sides[static_cast<std::size_t>(houses[seat])].cards.push_back(
                        {id, supplyFace(kind), seat, moved ? StageCard::Light::gold : StageCard::Light::usual});
                }
            }
        }
    }

    void layDown(StagePicture& picture) const {
        std::array<told::Place, houseCount> places{};
        for (const House house : {House::eagle, House::rose}) {
            const std::uint8_t slot = slotOf(house);
            places[static_cast<std::size_t>(house)] = {slot, board_.lands[slot], house};
            StageSide side;
            side.face = loyaltyFace(house);
            side.figure = StageFigure{shownTotal(house), std::nullopt};
            picture.sides.push_back(std::move(side));
            const auto id = static_cast<std::uint16_t>(landId + static_cast<int>(house));
            picture.foot.push_back({id, landscapeFace(board_.lands[slot], house), noSeat, {}});
        }
        picture.clasp = conflictFace;
        picture.sentence = say("stage.conflict", {nameOf(places[0].land), nameOf(places[0].house),
                                                  nameOf(places[1].land), nameOf(places[1].house)});
        std::array<House, maxPlayers> houses{};
        for (Seat seat = 0; seat < board_.seats; ++seat) {
            houses[seat] = board_.players[seat].house;
            StageColumn column;
            column.seat = seat;
            column.cards = {{seat, actionBack, noSeat, {}}};
            column.signs = {loyaltyFace(houses[seat])};
            picture.columns.push_back(std::move(column));
        }
        heapSupplies(picture, houses);
    }

    void turnActions(StagePicture& picture) const {
        for (StageColumn& column : picture.columns) {
            column.cards.front().face = actionFace(conflict_.actions[column.seat]);
        }
    }

    void countUp(StagePicture& picture) const {
        for (StageColumn& column : picture.columns) {
            const House house = conflict_.houses[column.seat];
            if (house == board_.players[column.seat].house) continue;
            column.signs.push_back(loyaltyFace(house));
            column.signsChange = true;
            column.named = true;
            column.cards.front().light = StageCard::Light::gold;
        }
        heapSupplies(picture, conflict_.houses);
        for (std::size_t house = 0; house < houseCount; ++house) {
            const int before = picture.sides[house].figure->now, now = conflict_.totals[house];
            picture.sides[house].figure = StageFigure{now, before == now ? std::nullopt : std::optional(before)};
        }
    }

    void raiseBanner(StagePicture& picture) const {
        if (!conflict_.winner) return;
        const auto winner = static_cast<std::size_t>(*conflict_.winner);
        picture.sides[winner].fate = Fate::wins;
        picture.sides[1 - winner].fate = Fate::loses;
    }

    void turnLand(StagePicture& picture) const {
        for (StageColumn& column : picture.columns) {
            const int points = conflict_.points[column.seat];
            if (points > 0) column.note = say("stage.points", {number(points)});
        }
        if (!conflict_.turned) return;
        const House lost = other(conflict_.turned->house);
        StageCard& land = picture.foot[static_cast<std::size_t>(lost)];
        land.face = landscapeFace(conflict_.turned->land, conflict_.turned->house);
        land.light = StageCard::Light::gold;
    }

    const Board& board_;
    Heard heard_;
    Conflict conflict_;
};

}  // namespace

StageScript revealOf(const View& before, Heard redacted) {
    if (endOf<told::ActionShown>(redacted) == 0) return {};
    return Reveal(before, redacted).script();
}

}  // namespace intrika::traitor
