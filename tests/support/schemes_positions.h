// Positions of Schemes and Intrigue written as a table looks: "0 king, 1 magic-hat(beggar), 0 -storm" is a column from
// the goal card downwards, with a minus before what lies face down.
#pragma once

#include "engines/core/json_tools.h"
#include "engines/schemes/codec.h"
#include "engines/schemes/evaluation.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace intrika::schemes {

template <std::size_t Count>
int indexIn(const std::array<std::string_view, Count>& ids, const std::string& id) {
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (found == ids.end()) throw std::invalid_argument(id);
    return static_cast<int>(found - ids.begin());
}
inline Card card(const std::string& id) { return static_cast<Card>(indexIn(cardIds, id)); }
inline Goal goal(const std::string& id) {
    const auto dash = id.rfind('-');
    return Goal::of(static_cast<GoalKind>(indexIn(goalKindIds, id.substr(0, dash))), std::stoi(id.substr(dash + 1)));
}

struct Lying {
    Placed card;
    bool up = true;
    Card under = noCard;
};
inline std::vector<Lying> lying(const std::string& column) {
    std::vector<Lying> cards;
    std::istringstream text(column);
    for (std::string one; std::getline(text, one, ',');) {
        std::istringstream words(one);
        int seat = 0;
        std::string id;
        words >> seat >> id;
        Lying made;
        made.up = id.front() != '-';
        if (!made.up) id.erase(0, 1);
        if (const auto open = id.find('('); open != std::string::npos) {
            made.under = card(id.substr(open + 1, id.size() - open - 2));
            id.erase(open);
        }
        made.card = {static_cast<Seat>(seat), card(id)};
        cards.push_back(made);
    }
    return cards;
}

struct ColumnText {
    std::string goal;
    std::string cards;
};

// Everything that is not named lies in the draw piles, in table order from the top.
struct Layout {
    std::vector<ColumnText> columns;
    std::vector<std::string> hands;  // "king queen juliet" by seat
    Seat turn = 0;
    int round = 1;
    Options options;
    std::vector<std::string> won;       // goal cards by seat
    std::vector<std::string> discards;  // by seat
    bool emptyDecks = false;            // what is not named is among the discards

    State state() const {
        State made;
        Board& board = made.board;
        board.options = options;
        board.seats = static_cast<std::uint8_t>(columns.size());
        board.round = static_cast<std::uint8_t>(round);
        board.turn = turn;
        std::array<CardSet, maxPlayers> used;
        for (std::size_t column = 0; column < columns.size(); ++column) layColumn(board, used, column);
        for (Seat seat = 0; seat < board.seats; ++seat) {
            for (const std::string& id : words(hands, seat)) {
                made.hands[seat].add(card(id));
                used[seat] = used[seat].with(card(id));
            }
            for (const std::string& id : words(discards, seat))
                board.discards[seat] = board.discards[seat].with(card(id));
            for (const std::string& id : words(won, seat)) board.won.append(seat, goal(id));
            used[seat] = used[seat] | board.discards[seat];
            if (emptyDecks) {
                board.discards[seat] = board.discards[seat] | ~used[seat];
                continue;
            }
            for (int index = cardCount - 1; index >= 0; --index) {
                if (!used[seat].contains(static_cast<Card>(index))) made.decks[seat].append(static_cast<Card>(index));
            }
        }
        fillGoalPile(made);
        return made;
    }

private:
    static std::vector<std::string> words(const std::vector<std::string>& lists, Seat seat) {
        std::vector<std::string> found;
        if (seat >= lists.size()) return found;
        std::istringstream text(lists[seat]);
        for (std::string word; text >> word;) found.push_back(word);
        return found;
    }

    void layColumn(Board& board, std::array<CardSet, maxPlayers>& used, std::size_t column) const {
        const auto at = ColumnSet::of(static_cast<std::uint8_t>(column));
        board.goals[column] = goal(columns[column].goal);
        for (const Lying& one : lying(columns[column].cards)) {
            const Seat seat = one.card.seat();
            board.columns.append(static_cast<int>(column), one.card);
            used[seat] = used[seat].with(one.card.card());
            if (one.under != noCard) {
                board.under[seat] = one.under;
                used[seat] = used[seat].with(one.under);
            }
            if (!one.up) board.faceDown = board.faceDown | at;
            if (one.up && one.card.card() == Card::storm) board.closed = board.closed | at;
        }
    }

    void fillGoalPile(State& made) const {
        std::array<int, goalIds> counts{};
        for (int column = 0; column < made.board.seats; ++column)
            ++counts[made.board.goals[static_cast<std::size_t>(column)].index];
        for (const Goal one : made.board.won.all()) ++counts[one.index];
        const auto wanted = static_cast<std::size_t>((roundCount - round) * made.board.seats);
        for (const Goal one : allGoals()) {
            if (made.goalPile.size() < wanted && counts[one.index]++ < one.copies()) made.goalPile.append(one);
        }
    }
};

// What a column is worth in the end.
inline Evaluation evaluated(const std::string& goalId, const std::string& cards, bool witchByList = false) {
    std::vector<Placed> placed;
    for (const Lying& one : lying(cards)) {
        placed.push_back(one.under == noCard ? one.card : Placed(one.card.seat(), one.under));
    }
    Evaluation result;
    evaluate(placed, goal(goalId).kind(), witchByList, result);
    return result;
}

// "14 9.5 - w": values, a dash for none, w and m for who was removed by the wizard and the witch.
inline std::string valuesOf(const std::string& goalId, const std::string& cards, bool witchByList = false) {
    const Evaluation result = evaluated(goalId, cards, witchByList);
    std::string list;
    for (std::size_t i = 0; i < lying(cards).size(); ++i) {
        if (i > 0) list += ' ';
        const int value = result.values[i];
        if (result.removed[i] != Removal::none) {
            list += result.removed[i] == Removal::wizard ? 'w' : 'm';
        } else if (value == noValue) {
            list += '-';
        } else {
            list += std::to_string(value / 2) + (value % 2 == 0 ? "" : ".5");
        }
    }
    return list;
}

// "0 most", "nobody"
inline std::string winnerOf(const std::string& goalId, const std::string& cards, bool witchByList = false) {
    const Evaluation result = evaluated(goalId, cards, witchByList);
    const std::string by(idOf(result.by, byIds));
    return result.winner == noSeat ? by : std::to_string(result.winner) + ' ' + by;
}

// A column as it lies: "0 king, 1 -queen".
inline std::string columnOf(const State& state, int column) {
    std::string list;
    for (int index = 0; index < state.board.columns.size(column); ++index) {
        const Placed placed = state.board.columns.at(column, index);
        if (index > 0) list += ", ";
        list += std::to_string(placed.seat()) + (state.board.isFaceDown(column, index) ? " -" : " ") +
                std::string(idOf(placed.card(), cardIds));
        const Card under = state.board.under[placed.seat()];
        if (placed.card() == Card::magicHat && under != noCard) list += '(' + std::string(idOf(under, cardIds)) + ')';
    }
    return list;
}

inline std::string handOf(const State& state, Seat seat) {
    std::string list;
    for (const Card one : state.hands[seat]) {
        if (!list.empty()) list += ' ';
        list += idOf(one, cardIds);
    }
    return list;
}

inline Move place(const std::string& id, int column) { return Place{card(id), static_cast<std::uint8_t>(column)}; }

}  // namespace intrika::schemes
