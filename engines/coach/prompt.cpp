#include "engines/coach/phrases.h"
#include "engines/coach/pieces.h"
#include "engines/coach/presenter.h"
#include "engines/coach/windows.h"

#include <algorithm>
#include <string>

namespace intrika::coach {
namespace {

// Makes the buttons and the choices of a prompt.
class Asker {
public:
    Asker(const View& view, Seat seat, Prompt& prompt)
        : view_(view), seat_(seat), prompt_(prompt), ids_(buttonsOf(view.board)) {
        for (const std::string& id : ids_) prompt_.words.push_back(say("word." + id));
    }

    void add(const Move& move) {
        Choice choice{keyOf(move), {}, {}};
        choice.warning = warningOf(move);
        std::visit(Overloaded{[&](const Pass&) { word(choice, isWindow(phase()) ? "nothing" : "pass"); },
                              [&](const Offer& m) { offer(choice, m); },
                              [&](const Fight& m) { onSeat(choice, "fight", m.seat); },
                              [&](const Declare& m) { declare(choice, m); },
                              [&](const UseProfession& m) { use(choice, m); },
                              [&](const UseObject& m) { object(choice, "choice.use", m.object, false); },
                              [&](const Stack& m) { looked(choice, "choice.stack", m.object); },
                              [&](const Demand& m) { looked(choice, "choice.demand", m.name); },
                              [&](const Give& m) { object(choice, "choice.give", m.object, m.smuggle); },
                              [&](const Refuse&) { word(choice, "refuse"); },
                              [&](const Accept& m) { object(choice, "choice.accept", m.object, m.smuggle); },
                              [&](const DrawCard&) { word(choice, "draw"); },
                              [&](const Swap&) { word(choice, "swap"); },
                              [&](const Direct& m) { word(choice, m.direction == Direction::left ? "left" : "right"); },
                              [&](const Decline&) { word(choice, "decline"); },
                              [&](const PassOn& m) { object(choice, "choice.pass-on", m.object, false); },
                              [&](const Support& m) {
                                  word(choice, "side-" + std::string(sideIds[static_cast<std::size_t>(m.side)]));
                              },
                              [&](const Inspect&) { word(choice, "inspect"); },
                              [&](const Search&) { word(choice, "search"); },
                              [&](const Take& m) { looked(choice, "choice.take", m.object); },
                              [&](const Leave&) { word(choice, "leave"); },
                              [&](const Gift& m) { gift(choice, m); },
                              [&](const Name& m) { name(choice, m); }},
                   move);
        prompt_.choices.push_back(std::move(choice));
    }

private:
    Phase phase() const { return view_.board.phase; }

    // Section 13: what is easily overlooked, by what the seat knows.
    Text warningOf(const Move& move) const {
        const Board& board = view_.board;
        return std::visit(Overloaded{[&](const Offer& m) { return warningOf(m.object, m.seat); },
                                     [&](const Gift& m) { return warningOf(m.object, m.seat); },
                                     [&](const Accept& m) { return warningOf(m.object, board.trade.from); },
                                     [&](const Give& m) { return warningOf(m.object, receiver()); },
                                     [&](const Declare& m) { return warningOf(m.victory); },
                                     [&](const UseProfession& m) { return warningOf(m.profession); },
                                     [](const auto&) { return Text(); }},
                          move);
    }
    static Text warningOf(Victory victory) {
        return say("warning.declare." + std::string(victoryIds[static_cast<std::size_t>(victory)]));
    }
    // One click on the own card must not give it away. Who has shown it before gives nothing away any more.
    Text warningOf(Profession profession) const {
        if (view_.board.open[seat_] != Profession::none) return {};
        return say(isAlways(profession) ? "warning.turn-up" : "warning.turn-up-once", {termOf(profession)});
    }
    Text warningOf(Object object, Seat to) const {
        const SeenPlayer& self = view_.players[seat_];
        const bool isFriend = view_.notes.members[static_cast<std::size_t>(self.alliance)].contains(to);
        if (object == Object::blackPearl) return isFriend ? say("warning.pearl", {person(to)}) : Text();
        if (isFriend || piecesIn(Objects::of(object), self.alliance, view_.deckIsEmpty()) == 0) return {};
        return piecesIn(self.hand, self.alliance, view_.deckIsEmpty()) == 1 ? say("warning.last-piece") : Text();
    }
    Seat receiver() const {
        const Board& board = view_.board;
        switch (phase()) {
            case Phase::handOver:
                return board.trade.from;
            case Phase::exchange:
                return board.trade.to;
            case Phase::giveBack:
                return board.fight.loser();
            default:
                return noSeat;
        }
    }

    Pick wordPick(const std::string& id) const {
        const auto found = std::find(ids_.begin(), ids_.end(), id);
        return {Pick::On::word, noZone, static_cast<std::uint16_t>(found - ids_.begin())};
    }
    Pick handPick(Object object) const { return {Pick::On::face, zone(SeatZone::hand, seat_), objectFace(object)}; }
    static Pick seatPick(Seat seat) { return {Pick::On::seat, noZone, seat}; }
    Pick professionPick(Profession profession) const {
        return {Pick::On::face, zone(SeatZone::profession, seat_), professionFace(profession)};
    }

    void word(Choice& choice, const std::string& id) {
        choice.picks = {wordPick(id)};
        choice.text = say("choice." + id);
    }
    void onSeat(Choice& choice, const std::string& id, Seat other) {
        choice.picks = {wordPick(id), seatPick(other)};
        choice.text = say("choice." + id, {person(other)});
    }
    void object(Choice& choice, const std::string& id, Object which, bool smuggle) {
        choice.picks = {handPick(which)};
        if (smuggle) choice.picks.push_back(wordPick("smuggle"));
        choice.text = say(smuggle ? id + "-smuggled" : id, {termOf(which)});
    }
    void looked(Choice& choice, const std::string& id, Object which) {
        choice.picks = {{Pick::On::face, zone(TableZone::looked), objectFace(which)}};
        choice.text = say(id, {termOf(which)});
    }
    void offer(Choice& choice, const Offer& m) {
        choice.picks = {handPick(m.object), seatPick(m.seat)};
        if (m.smuggle) choice.picks.push_back(wordPick("smuggle"));
        choice.text = say(m.smuggle ? "choice.offer-smuggled" : "choice.offer", {termOf(m.object), person(m.seat)});
    }
    void gift(Choice& choice, const Gift& m) {
        choice.picks = {handPick(m.object), seatPick(m.seat)};
        choice.text = say("choice.gift", {termOf(m.object), person(m.seat)});
    }
    void declare(Choice& choice, const Declare& m) {
        word(choice, "declare-" + std::string(victoryIds[static_cast<std::size_t>(m.victory)]));
    }
    void use(Choice& choice, const UseProfession& m) {
        choice.picks = {professionPick(m.profession)};
        choice.text = say("choice.use", {termOf(m.profession)});
        if (m.seat == noSeat) return;
        choice.picks.push_back(seatPick(m.seat));
        choice.text = say("choice.use-on", {termOf(m.profession), person(m.seat)});
    }
    void name(Choice& choice, const Name& m) {
        if (m.seats.empty()) {
            word(choice, "name-nobody");
            return;
        }
        Text list;
        for (const Seat other : m.seats) {
            choice.picks.push_back(seatPick(other));
            list = list.empty() ? say("list.one", {person(other)}) : say("list.more", {part(list), person(other)});
        }
        choice.text = say("choice.name", {part(std::move(list))});
    }

    const View& view_;
    Seat seat_;
    Prompt& prompt_;
    std::vector<std::string> ids_;
};

// Why one is asked is to be understood from the question alone.
Text questionInWindow(const Board& board, const std::string& id) {
    const FightState& fight = board.fight;
    const auto points = [&](Side side) { return number(pointsOf(fight, side, board.seats)); };
    switch (board.phase) {
        case Phase::priest:
            return say(id, {person(fight.attacker), person(fight.defender)});
        case Phase::abilities:
            if (fight.decided != noSeat) return say(id + "-decided", {person(fight.decided)});
            return say(id, {points(Side::attacker), points(Side::defender)});
        case Phase::doctor:
            return say(id, {person(fight.winner)});
        default:
            return say(id);
    }
}

Text questionOfNaming(const View& view, const std::string& id) {
    if (view.board.declaration.victory == Victory::fortune) return say(id + "-fortune");
    const SeenPlayer& self = view.players[view.board.declaration.seat];
    const int pieces = piecesIn(self.hand, self.alliance, view.deckIsEmpty());
    return pieces < piecesToWin ? say(id, {}, pieces) : say(id + "-all");
}

Text questionOf(const View& view) {
    const Board& board = view.board;
    const std::string id = "prompt." + std::string(phaseIds[static_cast<std::size_t>(board.phase)]);
    switch (board.phase) {
        case Phase::answer:
            return say(mustBeAccepted(view.secrets.offered) ? id + "-forced" : id,
                       {person(board.trade.from), termOf(view.secrets.offered)});
        case Phase::ability: {
            const Object current = board.trade.queue[0].object;
            return say(id + '-' + std::string(objectIds[static_cast<std::size_t>(current)]));
        }
        case Phase::demand:
            return say(id, {person(board.trade.to)});
        case Phase::handOver:
            return say(id, {person(board.trade.from), termOf(board.trade.name)});
        case Phase::exchange:
            return say(id, {person(board.trade.to), termOf(view.secrets.answer)});
        case Phase::support:
            return say(id, {person(board.fight.attacker), person(board.fight.defender)});
        case Phase::spoils:
        case Phase::take:
        case Phase::giveBack:
            return say(id, {person(board.fight.loser())});
        case Phase::clairvoyant:
            return say(board.stacked == 0 ? id : id + "-second");
        case Phase::naming:
            return questionOfNaming(view, id);
        default:
            return isWindow(board.phase) ? questionInWindow(board, id) : say(id);
    }
}

// The deck from which is drawn, and its uppermost card.
Pick topCard(Object drawnFor) {
    const bool profession = drawnFor == Object::coat;
    return {Pick::On::face, zone(profession ? TableZone::professionDeck : TableZone::deck),
            profession ? professionBack : objectBack};
}

std::vector<std::string> abilityButtons(Object current) {
    if (current == Object::folio) return {"swap", "decline"};
    if (current == Object::sextant) return {"left", "right", "decline"};
    return {"draw", "decline"};
}

}  // namespace

// Which buttons there are must not tell what the seat holds: they follow from what all see.
std::vector<std::string> buttonsOf(const Board& board) {
    std::vector<std::string> ids;
    switch (board.phase) {
        case Phase::turn:
            ids = {"pass", "fight", "declare-alliance", "declare-lodge"};
            if (board.options.fortune) ids.emplace_back("declare-fortune");
            break;
        case Phase::answer:
            ids = {"refuse"};
            break;
        case Phase::ability:
            ids = abilityButtons(board.trade.queue[0].object);
            break;
        case Phase::support:
            ids = {"side-attacker", "side-defender", "side-none"};
            break;
        case Phase::spoils:
            ids = {"inspect", "search"};
            break;
        case Phase::take:
            ids = {"leave"};
            break;
        case Phase::naming:
            if (board.declaration.victory == Victory::alliance) ids = {"name-nobody"};
            break;
        default:
            if (isWindow(board.phase)) ids = {"nothing"};
            break;
    }
    const bool gives = board.phase == Phase::turn || board.phase == Phase::answer || board.phase == Phase::handOver ||
                       board.phase == Phase::exchange;
    if (gives && board.options.smuggling) ids.emplace_back("smuggle");
    return ids;
}

Prompt Presenter::prompt(const View& view, Seat seat, std::span<const Move> moves) {
    const Phase phase = view.board.phase;
    Prompt prompt;
    prompt.question = questionOf(view);
    prompt.rule = ruleOf(phase);
    // Section 13: support is asked aloud, and what the winner wants is said aloud. All else tells of the own cards.
    prompt.secret = phase != Phase::support && phase != Phase::spoils;
    if (isWindow(phase)) prompt.silence = keyOf(Move(Pass{}));
    prompt.confirm = phase == Phase::naming;
    prompt.choices.reserve(moves.size());
    Asker asker(view, seat, prompt);
    for (const Move& move : moves) {
        asker.add(move);
        if (!std::holds_alternative<DrawCard>(move)) continue;
        prompt.standIns.push_back({topCard(view.board.trade.queue[0].object), prompt.choices.back().picks.front()});
    }
    const bool canOnlyRefuse = phase == Phase::answer && moves.size() == 1 && moves[0] == Move(Refuse{});
    if (canOnlyRefuse) {
        prompt.question = say("prompt.answer-none", {person(view.board.trade.from), termOf(view.secrets.offered)});
    }
    return prompt;
}

}  // namespace intrika::coach
