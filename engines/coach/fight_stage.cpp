#include "engines/coach/staging.h"

#include "engines/coach/fight.h"
#include "engines/coach/phrases.h"
#include "engines/coach/pieces.h"
#include "engines/core/stage_parts.h"

#include <optional>

namespace intrika::coach {
namespace {

// Numbers of cards: the supporters by seat, then what was used, in its order.
constexpr int usedId = 16;

class FightStory {
public:
    FightStory(const View& before, std::span<const Narrated<Told>> heard)
        : board_(before.board), fight_(before.board.fight), heard_(heard) {
        for (const Narrated<Told>& one : heard) std::visit([this](const auto& told) { note(told); }, one.told);
    }

    StageScript script() {
        const std::size_t begins = firstOf<told::FightWon, told::FightTied>(heard_);
        StageWriter stage(say("stage.fight"), begins);
        constexpr double wide = 0.86, narrow = 0.72;  // nothing lies between who fights without weapons
        stage.setWidth(fight_.used.empty() ? narrow : wide);
        for (const Side side : {Side::attacker, Side::defender}) stage.picture.sides.push_back(sideOf(side));
        stage.picture.sentence = say("stage.fight-between", {person(fight_.attacker), person(fight_.defender)});
        stage.beat(say("stage.fighters"), 700);
        if (joinSides(stage.picture)) stage.beat(say("stage.supporters"), 1000);
        if (layWeapons(stage.picture)) stage.beat(say("stage.weapons"), 1100);
        decide(stage.picture);
        stage.beat(say("stage.outcome"), 1600, endOf<told::FightWon, told::FightTied>(heard_));
        return stage.take();
    }

private:
    void note(const told::ObjectUsed& told) { fight_.used.append({told.seat, told.object, Profession::none}); }
    void note(const told::ProfessionUsed& told) {
        fight_.used.append({told.seat, Object::none, told.profession});
        if (told.profession == Profession::hypnotist) fight_.sides[told.named] = Side::none;
        if (told.profession != Profession::duelist) return;
        for (Seat seat = 0; seat < board_.seats; ++seat) {
            if (!fight_.isFighter(seat)) fight_.sides[seat] = Side::none;
        }
    }
    void note(const told::Spoke& told) { fight_.sides[told.seat] = told.side; }
    void note(const told::FightWon& told) {
        winner_ = told.seat;
        const bool attackerWins = told.seat == fight_.attacker;
        points_ =
            attackerWins ? std::array{told.points, told.losersPoints} : std::array{told.losersPoints, told.points};
    }
    void note(const told::FightTied& told) { points_ = {told.points, told.points}; }
    void note(const auto&) {}

    StageSide sideOf(Side side) const {
        StageSide shown;
        shown.seat = side == Side::attacker ? fight_.attacker : fight_.defender;
        shown.face = side == Side::attacker ? swordFace : shieldFace;
        shown.name = say("stage.person", {person(shown.seat)});
        return shown;
    }

    bool joinSides(StagePicture& picture) const {
        bool any = false;
        for (Seat seat = 0; seat < board_.seats; ++seat) {
            const Side side = fight_.sides[seat];
            if (fight_.isFighter(seat) || (side != Side::attacker && side != Side::defender)) continue;
            picture.sides[static_cast<std::size_t>(side)].cards.push_back({seat, travellerFace, seat, {}});
            any = true;
        }
        return any;
    }

    bool layWeapons(StagePicture& picture) const {
        int nth = 0;
        for (const Used& used : fight_.used) {
            const FaceId face = used.object == Object::none ? professionFace(used.profession) : objectFace(used.object);
            StageColumn column;
            column.seat = used.seat;
            column.cards = {{static_cast<std::uint16_t>(usedId + nth++), face, noSeat, {}}};
            picture.columns.push_back(std::move(column));
        }
        return nth > 0;
    }

    void decide(StagePicture& picture) const {
        for (std::size_t side = 0; side < picture.sides.size(); ++side) {
            StageSide& shown = picture.sides[side];
            shown.figure = StageFigure{points_[side], std::nullopt};
            if (!winner_) continue;
            shown.fate = shown.seat == *winner_ ? StageSide::Fate::wins : StageSide::Fate::loses;
        }
    }

    const Board& board_;
    FightState fight_;
    std::span<const Narrated<Told>> heard_;
    std::optional<Seat> winner_;
    std::array<int, 2> points_{};
};

}  // namespace

StageScript fightStage(const View& before, std::span<const Narrated<Told>> redacted) {
    if (endOf<told::FightWon, told::FightTied>(redacted) == 0) return {};
    return FightStory(before, redacted).script();
}

}  // namespace intrika::coach
