#include "engines/coach/why_not.h"

#include "engines/coach/legal.h"
#include "engines/coach/phrases.h"
#include "engines/coach/pieces.h"
#include "engines/coach/presenter.h"
#include "engines/coach/windows.h"

#include <algorithm>
#include <string>

namespace intrika::coach {
namespace {

using Picks = std::span<const Pick>;

std::optional<Object> objectIn(Picks picks, Seat seat) {
    for (const Pick& pick : picks) {
        const bool own = pick.zone == zone(SeatZone::hand, seat) || pick.zone == zone(TableZone::looked);
        if (pick.on == Pick::On::face && own && pick.value < objectKinds) return static_cast<Object>(pick.value);
    }
    return std::nullopt;
}

std::optional<Profession> professionIn(Picks picks, Seat seat) {
    for (const Pick& pick : picks) {
        const bool own = pick.on == Pick::On::face && pick.zone == zone(SeatZone::profession, seat);
        const int index = pick.value - objectKinds;
        if (own && index >= 0 && index < professionCount) return static_cast<Profession>(index);
    }
    return std::nullopt;
}

std::optional<Seat> seatIn(Picks picks) {
    for (const Pick& pick : picks) {
        if (pick.on == Pick::On::seat) return static_cast<Seat>(pick.value);
    }
    return std::nullopt;
}

std::string buttonIn(const Board& board, Picks picks) {
    const auto buttons = buttonsOf(board);
    for (const Pick& pick : picks) {
        if (pick.on == Pick::On::word && pick.value < buttons.size()) return buttons[pick.value];
    }
    return {};
}

bool isOthersCard(const Pick& pick, Seat seat) {
    const bool ofSeat = pick.on == Pick::On::face && pick.zone != noZone && pick.zone >= tableZones;
    return ofSeat && (pick.zone - tableZones) / seatZones != seat;
}

Text useOfObject(const View& view, Seat seat, Object object) {
    const FightState& fight = view.board.fight;
    if (fight.decided != noSeat) return say("not.decided", {termOf(Profession::poisonMixer)});
    if (fight.hasUsed(object)) return say("not.used-already", {termOf(object)});
    switch (object) {
        case Object::dagger:
            return say("not.attacker-only", {termOf(object)});
        case Object::gloves:
            return say("not.defender-only", {termOf(object)});
        case Object::poisonRing:
            return say("not.fighters-only", {termOf(object)});
        case Object::throwingKnives:
            return say("not.for-attacker-only", {termOf(object)});
        case Object::whip:
            return say("not.for-defender-only", {termOf(object)});
        default:
            break;
    }
    return fight.sides[seat] == Side::none ? say("not.out-of-the-fight") : say("not.of-no-use", {termOf(object)});
}

Text useOfProfession(const View& view, Seat seat, Profession profession) {
    const Board& board = view.board;
    if (board.open[seat] != Profession::none && !isAlways(profession)) return say("not.spent", {termOf(profession)});
    if (board.fight.hasUsed(profession)) return say("not.used-already", {termOf(profession)});
    if (board.fight.decided != noSeat) return say("not.decided", {termOf(Profession::poisonMixer)});
    if (profession == Profession::clairvoyant && view.deckIsEmpty()) return say("not.empty-deck");
    return say("not.profession-now", {termOf(profession)});
}

// C-41, C-42
Text answer(const View& view, std::optional<Object> object) {
    const Object offered = view.secrets.offered;
    if (!object) return mustBeAccepted(offered) ? say("not.must-accept", {termOf(offered)}) : say("not.answer");
    return isBag(offered) && isBag(*object) ? say("not.bag-for-bag") : say("not.answer");
}

Text gift(const View& view, std::optional<Object> object, std::optional<Seat> receiver) {
    if (receiver && view.board.gift.gave.contains(*receiver)) return say("not.gave-already", {person(*receiver)});
    return object ? say("not.whom-to-give") : say("not.what-to-give");
}

// C-125, C-130, C-135
Text declaring(const View& view, Seat seat, const std::string& button) {
    const SeenPlayer& player = view.players[seat];
    if (button == "declare-lodge") return say("not.declare-lodge");
    if (player.hand.has(Object::blackPearl)) return say("not.declare-pearl");
    return say("not.declare-no-piece", {termOf(player.alliance)});
}

Text inTurn(const View& view, Seat seat, std::optional<Object> object, std::optional<Seat> other,
            const std::string& button) {
    if (button.rfind("declare-", 0) == 0) return declaring(view, seat, button);
    if (button == "fight" && !other) return say("not.whom-to-fight");
    if (button == "smuggle" && object) return say("not.smuggle", {termOf(*object)});
    if (object && !other) return say("not.whom-to-offer");
    return other && button.empty() ? say("not.what-to-offer") : say("not.turn");
}

Text reason(const View& view, Seat seat, Picks picks) {
    const Board& board = view.board;
    const auto object = objectIn(picks, seat);
    const auto profession = professionIn(picks, seat);
    const auto other = seatIn(picks);
    const std::string button = buttonIn(board, picks);
    if (other == seat) return say("not.oneself");
    if (std::any_of(picks.begin(), picks.end(), [&](const Pick& pick) { return isOthersCard(pick, seat); })) {
        return say("not.others-cards");
    }
    if (profession && board.phase != Phase::hypnotist) return useOfProfession(view, seat, *profession);
    switch (board.phase) {
        case Phase::turn:
            return inTurn(view, seat, object, other, button);
        case Phase::answer:
            return answer(view, object);
        case Phase::demand:
            return say(object == Object::bag ? "not.demand-bag" : "not.demand-own");
        case Phase::handOver:
            return say("not.other-name", {termOf(board.trade.name)});
        case Phase::exchange:
            return isBag(view.secrets.answer) && object && isBag(*object) ? say("not.bag-for-bag")
                                                                          : say("not.give-one");
        case Phase::hypnotist:
            return other ? say("not.hypnotize-fighter") : say("not.whom-to-hypnotize");
        case Phase::abilities:
            return object ? useOfObject(view, seat, *object) : say("not.window");
        case Phase::giveBack:
            return say("not.give-back-the-same");
        case Phase::gift:
            return gift(view, object, other);
        case Phase::naming:
            if (button == "name-nobody") return say("not.name-nobody");
            return say(board.declaration.victory == Victory::fortune ? "not.name-fortune" : "not.name");
        default:
            return say("not.now");
    }
}

}  // namespace

Text whyNot(const View& view, Seat seat, std::span<const Pick> picks) {
    const ToAct waiting = waitsFor(view.board);
    if (waiting.isOver()) return say("not.over");
    if (waiting.isChance()) return say("not.chance");
    if (!waiting.mayAct(seat)) return say("not.your-turn");
    Rng rng(0);
    MoveList<Move> moves;
    listMoves(determinized(view, rng), seat, moves);
    std::vector<Pick> wanted(picks.begin(), picks.end());
    std::sort(wanted.begin(), wanted.end());
    Prompt prompt = Presenter::prompt(view, seat, std::span(moves.begin(), moves.size()));
    for (Choice& choice : prompt.choices) {
        std::sort(choice.picks.begin(), choice.picks.end());
        if (choice.picks == wanted) return {};
    }
    return reason(view, seat, picks);
}

}  // namespace intrika::coach
