#include "engines/schemes/phrases.h"
#include "engines/schemes/pieces.h"
#include "engines/schemes/presenter.h"

namespace intrika::schemes {
namespace {

Pick handPick(Seat seat, Card card) { return {Pick::On::face, zone(SeatZone::hand, seat), faceOf(card)}; }
Pick goalPick(std::uint8_t column) { return {Pick::On::place, columnZone(column), goalPlace}; }
Pick footPick(const Board& board, std::uint8_t column) {
    return {Pick::On::place, columnZone(column), footPlace(board, column)};
}

Choice choiceOf(const View& view, Seat seat, const Move& move) {
    Choice choice{keyOf(move), {}, {}};
    std::visit(
        Overloaded{
            [&](const Place& place) {
                choice.picks = {handPick(seat, place.card), footPick(view.board, place.column)};
                choice.text = say("choice.place", {nameOf(place.card), columnNumber(place.column)});
            },
            [&](const Slip& slip) {
                choice.picks = {handPick(seat, slip.card)};
                choice.text = say("choice.slip", {nameOf(slip.card)});
            },
            [&](const Swap& swap) {
                choice.picks = {goalPick(swap.column)};
                choice.text = say("choice.swap", {columnNumber(view.board.abilityColumn), columnNumber(swap.column)});
            },
            [&](const Pass&) {
                choice.picks = {nothingPick};
                choice.text = say(view.board.phase == Phase::hat ? "choice.slip-nothing" : "choice.swap-nothing");
            }},
        move);
    return choice;
}

}  // namespace

Prompt Presenter::prompt(const View& view, Seat seat, std::span<const Move> moves) {
    Prompt prompt;
    prompt.rule = ruleOf(view.board.phase);
    switch (view.board.phase) {
        case Phase::play:
            prompt.question = say("prompt.place");
            prompt.secret = true;
            break;
        case Phase::hat:
            prompt.question = say("prompt.slip", {columnNumber(view.board.abilityColumn)});
            prompt.words = {say("word.slip-nothing")};
            prompt.secret = true;
            break;
        case Phase::traitor:  // the goal cards lie open, so this can be decided before everybody's eyes
            prompt.question = say("prompt.swap", {columnNumber(view.board.abilityColumn)});
            prompt.words = {say("word.swap-nothing")};
            break;
        case Phase::reshuffle:
        case Phase::over:
            break;
    }
    prompt.choices.reserve(moves.size());
    for (const Move& move : moves) prompt.choices.push_back(choiceOf(view, seat, move));
    return prompt;
}

}  // namespace intrika::schemes
