#include "engines/schemes/codec.h"

#include "engines/core/json_typed.h"
#include "engines/schemes/codec_parts.h"
#include "engines/schemes/pieces.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace intrika::schemes {

static_assert(GameCodec<Codec, Rules>);

namespace {

// In the order of Move.
constexpr std::array<std::string_view, 4> moveIds{"place", "slip", "swap", "pass"};

// By index.
const std::array<std::string, goalIds> goalNames = [] {
    std::array<std::string, goalIds> names;
    for (std::uint8_t index = 0; index < goalIds; ++index) names[index] = goalId(Goal{index});
    return names;
}();

std::uint8_t readColumn(const JsonReader& json) { return static_cast<std::uint8_t>(json.integer(0, maxPlayers - 1)); }

Move readMoveOf(const JsonReader& json, std::string_view type) {
    if (type == "place") {
        json.exactKeys({"type", "card", "column"});
        return Place{readCard(json["card"]), readColumn(json["column"])};
    }
    if (type == "slip") {
        json.exactKeys({"type", "card"});
        return Slip{readCard(json["card"])};
    }
    if (type == "swap") {
        json.exactKeys({"type", "column"});
        return Swap{readColumn(json["column"])};
    }
    json.exactKeys({"type"});
    return Pass{};
}

template <class List>
Json topFirst(const List& pile) {
    Json list = Json::array();
    for (std::size_t index = 0; index < pile.size(); ++index) list.push_back(notationOf(pile.fromBack(index)));
    return list;
}

Chance readChanceOf(const JsonReader& json, std::size_t) {
    json.exactKeys({"type", "seat", "order"});
    Reshuffle outcome;
    outcome.seat = static_cast<Seat>(json["seat"].integer(0, maxPlayers - 1));
    outcome.order = pileOf(readCards(json["order"]), Deck());
    return outcome;
}

}  // namespace

Json notationOf(Card card) { return idOf(card, cardIds); }
Json notationOf(Goal goal) { return goalNames[goal.index]; }

Json listOf(CardSet cards) {
    Json list = Json::array();
    for (const Card card : cards) list.push_back(notationOf(card));
    return list;
}

Json listOf(const Hand& hand) {
    Json list = Json::array();
    for (const Card card : hand) list.push_back(notationOf(card));
    return list;
}

Json listOf(const Deck& deck) { return topFirst(deck); }
Json listOf(const GoalPile& pile) { return topFirst(pile); }

Json listOf(std::span<const Goal> goals) {
    Json list = Json::array();
    for (const Goal goal : goals) list.push_back(notationOf(goal));
    return list;
}

Card readCard(const JsonReader& json) { return json.id<Card>(cardIds); }

Goal readGoal(const JsonReader& json) {
    static const auto names = [] {
        std::array<std::string_view, goalIds> views;
        for (std::size_t index = 0; index < goalIds; ++index) views[index] = goalNames[index];
        return views;
    }();
    return {static_cast<std::uint8_t>(json.id<int>(names))};
}

std::vector<Card> readCards(const JsonReader& json) {
    std::vector<Card> cards;
    CardSet seen;
    for (const JsonReader& item : json.items()) {
        const Card card = readCard(item);
        if (seen.contains(card)) {
            item.fail(say("problem.card-twice", {literal(std::string(idOf(card, cardIds)))}));
            return {};
        }
        seen = seen.with(card);
        cards.push_back(card);
    }
    return cards;
}

std::vector<Goal> readGoals(const JsonReader& json) {
    std::vector<Goal> goals;
    for (const JsonReader& item : json.items()) goals.push_back(readGoal(item));
    if (goals.size() > goalTotal) {
        json.fail(say("problem.goals"));
        goals.clear();
    }
    return goals;
}

void GoalCounter::add(const JsonReader& json, Goal goal) {
    if (++counts_[goal.index] > goal.copies()) json.fail(say("problem.too-many-goals", {literal(goalId(goal))}));
}

Expected<Options> Codec::readOptions(const Json& json) {
    std::optional<Problem> issue;
    const JsonReader reader(json, issue);
    Options options;
    for (const auto& key : reader.keys()) {
        if (key == "hiddenGoals") {
            options.hiddenGoals = reader[key].boolean();
        } else if (key == "witchByList") {
            options.witchByList = reader[key].boolean();
        } else {
            reader[key].fail(say("problem.unknown-key", {literal(key)}));
        }
    }
    if (issue) issue->code = Problem::Code::badOption;
    return answer(options, issue);
}

Json Codec::writeOptions(const Options& options) {
    return {{"hiddenGoals", options.hiddenGoals}, {"witchByList", options.witchByList}};
}

Expected<Setup> Codec::readSetup(const Json& json, const Options&, int seats) {
    std::optional<Problem> issue;
    const JsonReader reader(json, issue);
    if (seats < 2 || seats > maxPlayers) {  // S-1
        reader.fail(say("problem.seats"));
        return unexpected(std::move(*issue));
    }
    reader.exactKeys({"startPlayer", "goals", "decks"});
    Setup setup;
    setup.startPlayer = static_cast<Seat>(reader["startPlayer"].integer(0, seats - 1));
    const std::vector<Goal> goals = readGoals(reader["goals"]);
    if (static_cast<int>(goals.size()) != seats * roundCount) reader["goals"].fail(say("problem.setup-goals"));
    GoalCounter counter;
    const auto items = reader["goals"].items();
    for (std::size_t index = 0; index < goals.size(); ++index) counter.add(items[index], goals[index]);
    setup.goals = pileOf(goals, GoalPile());
    const auto decks = reader["decks"].items(static_cast<std::size_t>(seats));
    for (std::size_t seat = 0; seat < decks.size(); ++seat) {
        const std::vector<Card> cards = readCards(decks[seat]);
        if (cards.size() != cardCount) decks[seat].fail(say("problem.setup-deck"));
        setup.decks[seat] = pileOf(cards, Deck());
    }
    return answer(setup, issue);
}

Json Codec::writeSetup(const Setup& setup) {
    Json decks = Json::array();
    for (const Deck& deck : setup.decks) {
        if (!deck.empty()) decks.push_back(listOf(deck));
    }
    return {{"startPlayer", setup.startPlayer}, {"goals", listOf(setup.goals)}, {"decks", std::move(decks)}};
}

Expected<Move> Codec::readMove(const Json& json) {
    return readTyped<Move>(
        json, moveIds, [](const JsonReader& reader, std::size_t type) { return readMoveOf(reader, moveIds[type]); });
}

Json Codec::writeMove(const Move& move) {
    Json json{{"type", moveIds[move.index()]}};
    std::visit(Overloaded{[&](const Place& m) {
                              json["card"] = notationOf(m.card);
                              json["column"] = m.column;
                          },
                          [&](const Slip& m) { json["card"] = notationOf(m.card); },
                          [&](const Swap& m) { json["column"] = m.column; }, [&](const Pass&) {}},
               move);
    return json;
}

Expected<Chance> Codec::readChance(const Json& json) { return readTyped<Chance>(json, chanceIds, readChanceOf); }

Json Codec::writeChance(const Chance& chance) {
    const Reshuffle& outcome = *std::get_if<Reshuffle>(&chance);
    return {{"type", "reshuffle"}, {"seat", outcome.seat}, {"order", listOf(outcome.order)}};
}

}  // namespace intrika::schemes
