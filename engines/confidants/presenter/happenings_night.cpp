// The night, the upkeep and the end of the game.
#include "engines/confidants/presenter/happening_parts.h"

namespace intrika::confidants {
namespace {

Text sentence(const told::NightBegan&) { return say("log.night"); }

Text sentence(const told::NightSpent& told) {
    return say("log.night-spent", {person(told.seat), nameOf(told.board, told.board->settlement(told.settlement))});
}

Text sentence(const told::BridgePaid& told) { return say("log.bridge-paid", {person(told.seat), nameOf(told.army)}); }

Text sentence(const told::Evicted& told) {
    return say("log.evicted", {person(told.seat), nameOf(told.army), nameOf(told.board, told.to)});
}
Motion motion(const told::Evicted& told) {
    return moving(told.seat, unitOf(told.seat, told.board, told.from), unitOf(told.seat, told.board, told.to),
                  faceUp({unitFace(told.army)}));
}

Text sentence(const told::Massacred& told) { return say("log.massacred", {person(told.seat), nameOf(told.army)}); }

Text sentence(const told::Eliminated& told) { return say("log.eliminated", {person(told.seat)}); }

Text sentence(const told::CardsBack& told) { return say("log.cards-back", {person(told.seat)}); }

Text sentence(const told::Released& told) { return say("log.released", {person(told.seat)}); }

Text sentence(const told::GoalReached& told) {
    return say("log.goal-reached", {person(told.seat), part(say("count.villages", {}, told.villages)),
                                    part(say("count.towns", {}, told.towns))});
}

Text sentence(const told::LimitReached& told) { return say("log.limit-reached", {}, told.rounds); }

Text sentence(const told::OneIsLeft& told) { return say("log.one-left", {person(told.seat)}); }

Text sentence(const told::NobodyIsLeft&) { return say("log.nobody-left"); }

Text sentence(const told::Standing& told) {
    return say("log.standing",
               {person(told.seat), number(told.renown), number(told.goal), number(told.fatigue), number(told.finding)});
}

Text sentence(const told::GameOver&) { return say("log.game-over"); }

// Nothing moves.
template <OneOf<told::NightSpent, told::BridgePaid, told::Massacred, told::Eliminated, told::CardsBack, told::Released,
                told::GoalReached, told::OneIsLeft, told::Standing>
              Each>
Motion motion(const Each& told) {
    return still(told.seat);
}
template <OneOf<told::NightBegan, told::LimitReached, told::NobodyIsLeft, told::GameOver> Each>
Motion motion(const Each&) {
    return still();
}

}  // namespace

Text sentenceOf(const told::Night& redacted) {
    return std::visit([](const auto& told) { return sentence(told); }, redacted);
}
Motion motionOf(const told::Night& redacted) {
    return std::visit([](const auto& told) { return motion(told); }, redacted);
}

}  // namespace intrika::confidants
