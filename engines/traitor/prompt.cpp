#include "engines/traitor/phrases.h"
#include "engines/traitor/pieces.h"
#include "engines/traitor/presenter.h"

#include <algorithm>

namespace intrika::traitor {
namespace {

Pick placePick(TableZone where, std::uint8_t slot) { return {Pick::On::place, zone(where), slot}; }

std::vector<Pick> handPicks(SupplySet cards, Seat seat) {
    std::vector<Pick> picks;
    for (int kind = 0; kind < supplyKinds; ++kind) {
        picks.insert(picks.end(), static_cast<std::size_t>(cards.copies(kind)),
                     Pick{Pick::On::face, zone(SeatZone::hand, seat), supplyFace(kind)});
    }
    return picks.empty() ? std::vector<Pick>{nothingPick} : picks;
}

Text playText(SupplySet cards) {
    if (cards.empty()) return say("choice.play-nothing");
    return say("choice.play", {literal(sumOf(cards))}, cards.points());
}

// T-68: after the discard, as many of the due cards as there is room for.
Text discardText(const View& view, Seat seat, SupplySet cards) {
    const int draws = std::min<int>(view.board.left, roomOf(view, seat) + cards.count());
    if (!cards.empty()) return say("choice.discard", {literal(sumOf(cards))}, draws);
    return draws == 0 ? say("choice.discard-and-draw-nothing") : say("choice.discard-nothing", {}, draws);
}

Text flipText(const Board& board, Seat seat, std::uint8_t slot) {
    const bool isDepot = board.players[seat].depots.contains(slot);
    return say(isDepot ? "choice.flip-to-estate" : "choice.flip-to-depot", {part(placeName(board, slot))});
}

Choice choiceOf(const View& view, Seat seat, const Move& move) {
    const Board& board = view.board;
    Choice choice{keyOf(move), {}, {}};
    std::visit(Overloaded{
                   [&](const PlaceEstate& place) {
                       choice.picks = {placePick(TableZone::ring, place.slot)};
                       choice.text = say("choice.build", {nameOf(Side::estate), part(placeName(board, place.slot))});
                   },
                   [&](const SetConflict& set) {
                       choice.picks = {placePick(TableZone::borders, set.slot)};
                       choice.text = say("choice.set-conflict", {part(borderName(board, set.slot))});
                   },
                   [&](const ChooseAction& choose) {
                       choice.picks = {{Pick::On::face, zone(TableZone::draft), actionFace(choose.card)}};
                       choice.text = say("choice.action", {nameOf(choose.card)});
                   },
                   [&](const PlaySupplies& play) {
                       choice.picks = handPicks(play.cards, seat);
                       choice.text = playText(play.cards);
                   },
                   [&](const Build& build) {
                       choice.picks = {{Pick::On::face, zone(SeatZone::stock, seat), buildingFace(build.side)},
                                       placePick(TableZone::ring, build.slot)};
                       choice.text = say("choice.build", {nameOf(build.side), part(placeName(board, build.slot))});
                   },
                   [&](const Flip& flip) {
                       choice.picks = {placePick(TableZone::buildings, flip.slot)};
                       choice.text = flipText(board, seat, flip.slot);
                   },
                   [&](const Pass&) {
                       choice = {choice.key, {nothingPick}, say("choice.build-nothing")};
                   },
                   [&](const Discard& discard) {
                       choice.picks = handPicks(discard.cards, seat);
                       choice.text = discardText(view, seat, discard.cards);
                   },
               },
               move);
    return choice;
}

// The question of a phase, and the button for doing nothing where there is one.
void ask(const View& view, Seat seat, Prompt& prompt) {
    switch (view.board.phase) {
        case Phase::placeEstate:
            prompt.question = say("prompt.place-estate");
            break;
        case Phase::conflict:
            prompt.question = say("prompt.conflict");
            break;
        case Phase::action:
            prompt.question = say("prompt.action");
            break;
        case Phase::supply:
            prompt.question =
                say(view.board.options.supplies == Supplies::faceDown ? "prompt.supply-face-down" : "prompt.supply");
            prompt.words = {say("word.play-nothing")};
            break;
        case Phase::build:
            prompt.question = say("prompt.build");
            prompt.words = {say("word.pass")};
            break;
        case Phase::draw:
            prompt.question = say(roomOf(view, seat) == 0 ? "prompt.discard-no-room" : "prompt.discard",
                                  {number(roomOf(view, seat))}, static_cast<int>(view.board.left));
            prompt.words = {say("word.discard-nothing")};
            break;
        case Phase::setAside:
        case Phase::over:
            break;
    }
}

}  // namespace

Prompt Presenter::prompt(const View& view, Seat seat, std::span<const Move> moves) {
    const Phase phase = view.board.phase;
    Prompt prompt;
    prompt.rule = phase == Phase::draw ? "T-68" : ruleOf(phase);
    // Cards are raised one by one: even the last one that can be added is not yet the decision.
    prompt.confirm = phase == Phase::supply || phase == Phase::draw;
    // Nobody would place the conflict without a look at the supplies that are to win it.
    const bool weighsHand = phase == Phase::conflict && view.cards[seat].handCount > 0;
    prompt.secret = prompt.confirm || phase == Phase::action || weighsHand;
    ask(view, seat, prompt);
    prompt.choices.reserve(moves.size());
    for (const Move& move : moves) prompt.choices.push_back(choiceOf(view, seat, move));
    return prompt;
}

}  // namespace intrika::traitor
