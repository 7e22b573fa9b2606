// The mob, the robbers and their battles.
#include "engines/confidants/presenter/happening_parts.h"

#include <algorithm>

namespace intrika::confidants {
namespace {

TextArg valuesOf(std::span<const std::uint8_t> dice) {
    std::string values;
    for (const std::uint8_t value : dice) {
        if (!values.empty()) values += ", ";
        values += std::to_string(value);
    }
    return literal(std::move(values));
}

ZonePlace bandAt(BoardRef board, NodeId at) { return {zone(TableZone::bands), placeOf(*board, at)}; }

Text sentence(const told::MobRolled& told) {
    return say("log.mob-rolled", {person(told.seat), valuesOf(told.dice.values)}, told.dice.steps());
}
// E-105: the highest is left out.
Motion motion(const told::MobRolled& told) {
    Motion fallen = rolling(told.seat, told.dice.values);
    const auto lower = [](const Die& one, const Die& other) { return one.value < other.value; };
    std::max_element(fallen.dice.begin(), fallen.dice.end(), lower)->counts = false;
    return fallen;
}

Text sentence(const told::MobIdle&) { return say("log.mob-idle"); }

Text sentence(const told::MobStuck&) { return say("log.mob-stuck"); }

Text sentence(const told::RobbersRolled& told) {
    return say("log.robbers-rolled", {person(told.seat), valuesOf(told.dice.values)}, told.dice.steps());
}
Motion motion(const told::RobbersRolled& told) { return rolling(told.seat, told.dice.values); }

Text sentence(const told::TipUsed& told) { return say("log.tip-used", {person(told.seat)}); }

Text sentence(const told::TipKept& told) { return say("log.tip-kept", {person(told.seat)}); }

Text sentence(const told::BandMoved& told) {
    return say("log.band-moved", {person(told.seat), nameOf(told.band), nameOf(told.board, told.to)});
}
Motion motion(const told::BandMoved& told) {
    return moving(told.seat, bandAt(told.board, told.from), bandAt(told.board, told.to), faceUp({unitFace(told.band)}));
}

Text sentence(const told::BandStayed& told) { return say("log.band-stayed", {person(told.seat)}); }

Text sentence(const told::BandPlaced& told) {
    return say("log.band-placed", {person(told.seat), nameOf(told.band), nameOf(told.board, told.at)});
}
// It was taken off the map when it was beaten.
Motion motion(const told::BandPlaced& told) {
    return turning(told.seat, bandAt(told.board, told.at), faceUp({unitFace(told.band)}));
}

Text sentence(const told::Attacked& told) {
    return say("log.attacked", {nameOf(told.band), person(told.attacked), part(listOf(told.armies))});
}
Motion motion(const told::Attacked& told) { return still(told.controller); }

Text sentence(const told::BattleRolled& told) {
    return say("log.battle-rolled", {person(told.seat), number(told.die), number(told.strength)});
}
Motion motion(const told::BattleRolled& told) { return rolling(told.seat, {&told.die, 1}); }

Text sentence(const told::BattleWon& told) {
    return say("log.battle-won", {person(told.seat), number(told.total), number(told.strength)});
}

Text sentence(const told::BattleLost& told) {
    return say("log.battle-lost", {person(told.seat), number(told.total), number(told.strength)});
}

Text sentence(const told::ArmyLost& told) { return say("log.army-lost", {person(told.seat), nameOf(told.army)}); }

Text sentence(const told::GoldLost& told) { return say("log.gold-lost", {person(told.seat)}, told.gold); }

Text sentence(const told::GiftLost& told) {
    return say("log.gift-lost", {person(told.seat), nameOf(kindOf(told.gift))});
}
Motion motion(const told::GiftLost& told) {
    return moving(told.seat, goodsOf(told.seat, ArmyKind::patrician), discards(), faceUp({giftFace(told.gift)}));
}

Text sentence(const told::Beaten& told) { return say("log.beaten", {person(told.seat)}, told.rounds); }

// Nothing moves.
template <OneOf<told::TipUsed, told::TipKept, told::BandStayed, told::BattleWon, told::BattleLost, told::ArmyLost,
                told::GoldLost, told::Beaten>
              Each>
Motion motion(const Each& told) {
    return still(told.seat);
}
template <OneOf<told::MobIdle, told::MobStuck> Each>
Motion motion(const Each&) {
    return still();
}

}  // namespace

Text sentenceOf(const told::Bands& redacted) {
    return std::visit([](const auto& told) { return sentence(told); }, redacted);
}
Motion motionOf(const told::Bands& redacted) {
    return std::visit([](const auto& told) { return motion(told); }, redacted);
}

}  // namespace intrika::confidants
