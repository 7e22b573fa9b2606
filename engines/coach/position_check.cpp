// What must hold of a position beyond the form of its keys (12.3), and what no phase could go on without.
#include "engines/coach/codec_parts.h"
#include "engines/coach/course.h"
#include "engines/coach/dealing.h"
#include "engines/coach/fight.h"
#include "engines/coach/trade.h"
#include "engines/coach/victory.h"
#include "engines/coach/windows.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace intrika::coach {
namespace {

bool isIn(Phase phase, std::initializer_list<Phase> phases) {
    return std::find(phases.begin(), phases.end(), phase) != phases.end();
}

bool isClairvoyance(Phase phase) { return isIn(phase, {Phase::clairvoyant, Phase::shuffleDeck}); }
bool isAfterExchange(Phase phase) {
    return isIn(phase, {Phase::ability, Phase::sextant, Phase::shuffleProfessions}) || isClairvoyance(phase);
}

// Each card once, hands in order.
void checkCards(const JsonReader& json, const State& state) {
    const Board& board = state.board;
    Objects left = objectsInPlay(board.options, board.seats);
    bool complete = true;
    const auto count = [&](Object object) { complete = left.takeIfAny(object) && complete; };
    for (const Player& player : state.players) player.hand.forEach(count);
    for (const Object object : state.deck) count(object);
    for (const Object object : state.secrets.stacked) {
        if (object != Object::none) count(object);
    }
    if (!complete || !left.empty()) json["deck"].fail(say("problem.objects"));

    SmallSet<Profession, professionCount> professions;
    for (const Profession profession : state.professionDeck) professions = professions.with(profession);
    for (Seat seat = 0; seat < board.seats; ++seat) professions = professions.with(state.players[seat].profession);
    if (professions != SmallSet<Profession, professionCount>::all() ||
        static_cast<int>(state.professionDeck.size()) + board.seats != professionCount) {
        json["professionDeck"].fail(say("problem.professions"));
    }
    std::array<Alliance, maxPlayers> alliances{};
    for (Seat seat = 0; seat < board.seats; ++seat) alliances[seat] = state.players[seat].alliance;
    if (!areLegalAlliances(std::span(alliances.data(), board.seats))) json["players"].fail(say("problem.alliances"));
}

// C-15, C-65
void checkHands(const JsonReader& json, const State& state) {
    const Board& board = state.board;
    const int limit = handLimit(board.seats);
    const bool open = board.trade.isOn() || board.fight.isOn();
    const auto players = json["players"].items(board.seats);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const int count = state.players[seat].hand.count();
        const bool robbed = board.phase == Phase::giveBack && seat == board.fight.loser();
        const bool giving = board.phase == Phase::gift && seat == board.gift.seat;
        if (robbed ? count != 0 : count == 0) players[seat]["objects"].fail(say("problem.empty-hand"));
        if (giving ? count != limit + 1 : !open && count > limit)
            players[seat]["objects"].fail(say("problem.hand-limit"));
    }
}

// The pseudo-kind bag stands for either.
bool isReallyThere(Objects holds, Objects hand) {
    Objects cards = hand;
    bool there = true;
    holds.forEach([&](Object object) {
        if (object != Object::bag) there = cards.takeIfAny(object) && there;
    });
    for (int bag = holds.copies(Object::bag); bag > 0; --bag) {
        there = (cards.takeIfAny(Object::bagKey) || cards.takeIfAny(Object::bagGoblet)) && there;
    }
    return there;
}

void checkNotes(const JsonReader& json, const State& state, Seat own) {
    const Board& board = state.board;
    const Notes& notes = state.notes[own];
    const auto about = json["seats"].items(board.seats);
    for (Seat seat = 0; seat < board.seats; ++seat) {
        if (seat == own) continue;
        const Player& player = state.players[seat];
        if (!isReallyThere(notes.holds[seat], player.hand)) about[seat]["holds"].fail(say("problem.holds"));
        if (notes.members[static_cast<std::size_t>(other(player.alliance))].contains(seat)) {
            about[seat]["alliance"].fail(say("problem.known"));
        }
        const Profession profession = notes.professions[seat];
        if (profession != Profession::none && profession != player.profession) {
            about[seat]["profession"].fail(say("problem.known"));
        }
    }
    if (isClairvoyance(board.phase)) return;
    for (std::size_t card = 0; card < notes.deckTop.size(); ++card) {
        const Object object = notes.deckTop[card];
        if (object == Object::none) continue;
        if (card >= state.deck.size() || state.deck.fromBack(card) != object)
            json["deckTop"].fail(say("problem.deck-top"));
    }
    if (notes.knowsDeck && !notes.deck.contains(objectsOf(state.deck))) json["deck"].fail(say("problem.known-deck"));
}

// ---- what goes on ----
bool isQueueRight(const State& state) {
    const Trade& trade = state.board.trade;
    Seat last = noSeat;
    for (const Active& entry : trade.queue) {
        if (entry.giver == noSeat) continue;
        const Object given = entry.giver == trade.from ? state.secrets.offered : state.secrets.answer;
        const bool isOfTwo = entry.giver == trade.from || entry.giver == trade.to;
        // C-55: first what `from` gave, then what `to` gave.
        if (!isOfTwo || entry.giver == last || last == trade.to || trueObject(state, entry) != given) return false;
        if (!isOnTrade(given, false) || state.secrets.smuggled.contains(entry.giver)) return false;
        last = entry.giver;
    }
    const Object current = trade.queue[0].object;
    const bool waits = trade.queue[0].giver != noSeat && current != Object::privilege && current != Object::monocle;
    if (state.board.phase == Phase::ability) return waits;
    return !isClairvoyance(state.board.phase) || (waits && trade.queue[0].giver == state.board.turnSeat);  // C-26
}

// C-34: the Diplomat has something to give.
bool canExchange(const State& state) {
    const Objects hand = state.players[state.board.trade.from].hand;
    return !isBag(state.secrets.answer) || state.deck.empty() || !hand.withoutBags().empty();
}

bool isTradeRight(const State& state) {
    const Board& board = state.board;
    const Trade& trade = board.trade;
    const Secrets& secrets = state.secrets;
    const bool deckIsEmpty = state.deck.empty();
    const bool demand = trade.kind == TradeKind::demand;
    if (trade.from != board.turnSeat || trade.to == trade.from) return false;
    for (const Seat seat : secrets.smuggled) {
        const bool hasGiven = seat == trade.from ? trade.hasOffered : seat == trade.to && trade.hasAnswer;
        if (!hasGiven || !board.options.smuggling) return false;
    }
    if (demand && board.phase != Phase::demand ? trade.name == Object::none : trade.name != Object::none) return false;
    if (isAfterExchange(board.phase)) return trade.hasOffered && trade.hasAnswer && isQueueRight(state);
    if (trade.queue[0].giver != noSeat) return false;
    const Objects hand = state.players[trade.to].hand;
    switch (board.phase) {
        case Phase::answer:
            return !demand && trade.hasOffered && !trade.hasAnswer &&
                   state.players[trade.from].hand.has(secrets.offered);
        case Phase::demand:
            return demand && !trade.hasOffered && !trade.hasAnswer;
        case Phase::handOver:
            return demand && !trade.hasOffered && !trade.hasAnswer && hasFitting(hand, trade.name, deckIsEmpty) &&
                   (trade.name != Object::bag || !state.players[trade.from].hand.withoutBags().empty());
        default:
            return demand && !trade.hasOffered && trade.hasAnswer && hand.has(secrets.answer) &&
                   fitsName(secrets.answer, trade.name, deckIsEmpty) && canExchange(state);
    }
}

bool areSidesRight(const Board& board) {
    const FightState& fight = board.fight;
    if (fight.sides[fight.attacker] != Side::attacker || fight.sides[fight.defender] != Side::defender) return false;
    const bool early = isIn(board.phase, {Phase::priest, Phase::tribute});
    bool said = true;  // those who spoke before
    for (int step = 1; step < board.seats; ++step) {
        const Seat seat = clockwise(fight.attacker, step, board.seats);
        if (seat == fight.defender) continue;
        const bool speaks = fight.sides[seat] != notSaid;
        if (early ? speaks : board.phase == Phase::support ? speaks && !said : !speaks) return false;
        const bool none = fight.sides[seat] == Side::none;
        if ((seat == fight.hypnotized || fight.duel != noSeat) && !none) return false;
        said = speaks;
    }
    return true;
}

// Five objects and ten professions, each once: that bounds the list.
bool isUsedInFights(const Used& use) {
    const bool isProfession = use.object == Object::none;
    return isProfession || std::find(fightObjects.begin(), fightObjects.end(), use.object) != fightObjects.end();
}

bool areUsesRight(const State& state) {
    const FightState& fight = state.board.fight;
    // What the loser has used may be what the winner has just taken.
    const Object taken = state.board.phase == Phase::giveBack ? state.secrets.taken : Object::none;
    for (const Used& use : fight.used) {
        const bool own = use.object != Object::none
                             ? state.players[use.seat].hand.has(use.object) || use.object == taken
                             : state.board.open[use.seat] == use.profession;
        if (!own || !isUsedInFights(use)) return false;
    }
    const auto usedBy = [&](Profession profession) {
        for (const Used& use : fight.used) {
            if (use.profession == profession) return use.seat;
        }
        return noSeat;
    };
    const bool hypnosis = (fight.hypnotized != noSeat) == (usedBy(Profession::hypnotist) != noSeat);
    const bool duel = fight.duel == usedBy(Profession::duelist);
    const bool mixer = (usedBy(Profession::poisonMixer) != noSeat && fight.duel == noSeat) == (fight.decided != noSeat);
    return hypnosis && duel && mixer && (fight.duel == noSeat || fight.isFighter(fight.duel)) &&
           (fight.decided == noSeat || fight.isFighter(fight.decided));
}

bool isFightRight(const State& state) {
    const Board& board = state.board;
    const FightState& fight = board.fight;
    if (fight.attacker != board.turnSeat || fight.defender == fight.attacker) return false;
    if (fight.hypnotized != noSeat && fight.isFighter(fight.hypnotized)) return false;
    if (!areSidesRight(board) || !areUsesRight(state)) return false;
    if (isClairvoyance(board.phase) && fight.decided != noSeat) return false;  // C-26
    const bool decided = isIn(board.phase, {Phase::doctor, Phase::spoils, Phase::take, Phase::giveBack});
    if (fight.winner != (decided ? winnerOf(fight, board.seats) : noSeat) || (decided && fight.winner == noSeat)) {
        return false;
    }
    if ((fight.passed & asked(board)) != fight.passed || (!isWindow(board.phase) && !fight.passed.empty()))
        return false;
    if (board.phase == Phase::tribute) {
        return priestOf(fight) != noSeat && state.players[fight.attacker].hand.count() >= 2;
    }
    return board.phase != Phase::giveBack ||
           (state.players[fight.winner].hand.has(state.secrets.taken) && state.players[fight.winner].hand.count() > 1);
}

// Which of trade and fight go on, by the phase.
void checkPhase(const JsonReader& json, const State& state) {
    const Board& board = state.board;
    const Phase phase = board.phase;
    const bool tradeDue = isIn(phase, {Phase::demand, Phase::handOver, Phase::exchange, Phase::answer, Phase::ability,
                                       Phase::shuffleProfessions, Phase::sextant});
    const bool fightDue =
        isWindow(phase) || isIn(phase, {Phase::tribute, Phase::support, Phase::spoils, Phase::take, Phase::giveBack});
    const bool either = isClairvoyance(phase);
    const bool tradeFits = either ? !board.trade.isOn() || !board.fight.isOn() : tradeDue == board.trade.isOn();
    if (!tradeFits || (board.trade.isOn() && !isTradeRight(state))) json["trade"].fail(say("problem.trade"));
    if ((!either && fightDue != board.fight.isOn()) || (board.fight.isOn() && !isFightRight(state))) {
        json["fight"].fail(say("problem.fight"));
    }
    if ((phase == Phase::gift) != (board.gift.seat != noSeat) || board.gift.gave.contains(board.gift.seat)) {
        json["gift"].fail(say("problem.gift"));
    }
    for (const Seat seat : board.gift.gave) {  // C-67: so somebody is left who can receive
        if (state.players[seat].hand.count() != handLimit(board.seats)) json["gift"].fail(say("problem.gift"));
    }
    if ((phase == Phase::sextant) == json["sextant"].isNull()) json["sextant"].fail(say("problem.phase"));
    const bool looking = phase == Phase::clairvoyant   ? board.stacked < 2 && !state.deck.empty()
                         : phase == Phase::shuffleDeck ? board.stacked == 2 && state.deck.size() > 1
                                                       : board.stacked == 0;
    if (!looking) json["clairvoyant"].fail(say("problem.phase"));
    if (phase == Phase::shuffleProfessions && state.professionDeck.size() < 2) {
        json["professionDeck"].fail(say("problem.phase"));
    }
}

void checkSextant(const JsonReader& json, const State& state) {
    for (const Seat seat : state.board.passingOn) {
        if (!state.players[seat].hand.has(state.secrets.passingOn[seat])) json["sextant"].fail(say("problem.sextant"));
    }
}

void checkDeclaration(const JsonReader& json, const State& state) {
    const Board& board = state.board;
    const Declaration& declaration = board.declaration;
    const bool limit = board.turnNumber > board.options.turnLimit * board.seats;
    if (board.phase == Phase::naming) {
        const bool right =
            declaration.seat == board.turnSeat && declaration.victory != Victory::lodge && declaration.named.empty();
        if (!right) json["declaration"].fail(say("problem.declaration"));
    } else if (allIsShown(board.phase)) {
        if (limit == (declaration.seat != noSeat)) json["declaration"].fail(say("problem.declaration"));
        if (isAnotherGameDue(board) != (board.phase == Phase::newRound)) json["phase"].fail(say("problem.phase"));
        if (declaration.seat == noSeat) return;
        Declaration judged;
        judged.seat = declaration.seat;
        judged.victory = declaration.victory;
        judged.named = declaration.named;
        judge(state, judged);
        if (declaration.seat != board.turnSeat || declaration.named.contains(declaration.seat) ||
            judged != declaration) {
            json["declaration"].fail(say("problem.declaration"));
        }
    } else if (declaration.seat != noSeat) {
        json["declaration"].fail(say("problem.declaration"));
    }
}

}  // namespace

void checkPosition(const JsonReader& json, const State& state) {
    checkCards(json, state);
    checkPhase(json, state);
    checkHands(json, state);
    checkSextant(json, state);
    checkDeclaration(json, state);
    const auto players = json["players"].items(state.board.seats);
    for (Seat seat = 0; seat < state.board.seats; ++seat) checkNotes(players[seat]["known"], state, seat);
}

}  // namespace intrika::coach
