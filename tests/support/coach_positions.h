// Positions of the Coach for tests, written by the names of the notation: hands as "key dagger", a deck top first.
#pragma once

#include "engines/coach/codec.h"
#include "engines/coach/windows.h"
#include "engines/core/json_tools.h"
#include "tests/support/random_event.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace intrika::coach {

template <std::size_t Count>
int indexIn(const std::array<std::string_view, Count>& ids, const std::string& id) {
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (found == ids.end()) throw std::invalid_argument(id);
    return static_cast<int>(found - ids.begin());
}
inline Object object(const std::string& id) { return static_cast<Object>(indexIn(objectIds, id)); }
inline Profession profession(const std::string& id) { return static_cast<Profession>(indexIn(professionIds, id)); }

inline std::vector<std::string> wordsOf(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}
inline Objects objects(const std::string& ids) {
    Objects all;
    for (const std::string& id : wordsOf(ids)) all.add(object(id));
    return all;
}
inline std::string namesOf(Objects all) {
    std::string names;
    all.forEach([&names](Object one) {
        if (!names.empty()) names += ' ';
        names += idOf(one, objectIds);
    });
    return names;
}

// A table at the beginning of seat 0's turn. The deck has what is not in the hands, `deckTop` first; or nothing at all,
// when the hands hold every object.
struct TableText {
    std::vector<std::string> hands;
    std::string professions;  // one for each seat, more count for nothing; the rest is the deck, in canonical order
    std::string deckTop = {};
    std::string alliances = {};  // "obob..."; empty: by turns, the Order first
    Options options = {};
};

inline constexpr auto plainProfessions = "brawler bodyguard grand-master poison-mixer";
inline constexpr auto noneSpecial = "brawler bodyguard grand-master poison-mixer priest doctor";

inline ProfessionPile professionDeck(const std::vector<std::string>& dealt) {
    ProfessionPile deck;
    for (int index = professionCount - 1; index >= 0; --index) {
        const std::string id(professionIds[static_cast<std::size_t>(index)]);
        if (std::find(dealt.begin(), dealt.end(), id) == dealt.end()) deck.append(static_cast<Profession>(index));
    }
    return deck;
}

inline State tableOf(const TableText& text) {
    const auto seats = static_cast<int>(text.hands.size());
    Setup setup;
    Deal& deal = setup.deal;
    deal.seats = static_cast<std::uint8_t>(seats);
    Objects rest = objectsInPlay(text.options, seats);
    auto professions = wordsOf(text.professions);
    professions.resize(text.hands.size());
    for (std::size_t seat = 0; seat < text.hands.size(); ++seat) {
        deal.hands[seat] = objects(text.hands[seat]);
        rest -= deal.hands[seat];
        deal.professions[seat] = profession(professions.at(seat));
        const bool order = text.alliances.empty() ? seat % 2 == 0 : text.alliances.at(seat) == 'o';
        deal.alliances[seat] = order ? Alliance::order : Alliance::brotherhood;
    }
    deal.professionDeck = professionDeck(professions);
    rest -= objects(text.deckTop);
    rest.forEach([&deal](Object one) { deal.deck.append(one); });
    auto top = wordsOf(text.deckTop);
    for (auto one = top.rbegin(); one != top.rend(); ++one) deal.deck.append(object(*one));
    return Rules::start(text.options, seats, setup);
}

// Without a deck: what would be in it goes to this seat, whatever the hand limit says.
inline State withoutDeck(State state, Seat seat) {
    while (!state.deck.empty()) state.players[seat].hand.add(state.deck.takeBack());
    return state;
}

inline MoveList<Move> movesOf(const State& state, Seat seat) {
    MoveList<Move> moves;
    Rules::legalMoves(state, seat, moves);
    return moves;
}

inline bool mayPlay(const State& state, Seat seat, const Move& move) { return Rules::isLegal(state, seat, move); }

inline SeatSet waiting(const State& state) { return Rules::toAct(state).seats; }

inline SeatSet seats(std::initializer_list<int> list) {
    SeatSet set;
    for (const int seat : list) set = set.with(static_cast<Seat>(seat));
    return set;
}

inline void play(State& state, Seat seat, const Move& move, Narrator* narrator = nullptr) {
    if (!Rules::isLegal(state, seat, move)) throw std::runtime_error("illegal: " + Codec::writeMove(move).dump());
    Rules::play(state, seat, move, narrator);
}

// All who are asked pass, and nobody supports anybody, until the phase is another one.
inline void passAll(State& state) {
    const Phase phase = state.board.phase;
    while (state.board.phase == phase && Rules::toAct(state).kind == ToAct::Kind::seats) {
        const Seat seat = Rules::toAct(state).seats.first();
        play(state, seat, phase == Phase::support ? Move(Support{Side::none}) : Move(Pass{}));
    }
}
inline void passTo(State& state, Phase phase) {
    while (state.board.phase != phase) passAll(state);
}

// The first position of random play, from this seed on, that `wanted` accepts.
template <class Wanted>
State reached(const Options& options, int seats, std::uint64_t seed, Wanted wanted) {
    Rng rng(seed);
    for (int games = 0; games < 2000; ++games) {
        State state = Rules::start(options, seats, Rules::deal(options, seats, rng));
        for (;;) {
            if (wanted(state)) return state;
            if (Rules::toAct(state).isOver()) break;
            randomEvent<Rules>(state, rng);
        }
    }
    throw std::runtime_error("no such position was reached");
}

inline State reachedPhase(const Options& options, int seats, std::uint64_t seed, Phase phase) {
    return reached(options, seats, seed, [&](const State& state) { return state.board.phase == phase; });
}

}  // namespace intrika::coach
