// Why a game ended, what everybody got for what, and what decided who won.
#include "engines/core/result.h"
#include "engines/core/telling_parts.h"
#include "engines/succession/pairing.h"
#include "engines/succession/telling.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace intrika::succession {
namespace {

using Sources = std::array<int, 5>;  // in the order of Told::scoredPerfect and Told::leadPerfect

Sources sourcesOf(const Player& player) {
    const Score score = scoreOf(player);
    return {score.perfect, score.colour, score.single, score.money, score.tokens};
}

Told nth(Told first, std::size_t index) { return static_cast<Told>(static_cast<std::size_t>(first) + index); }

PlayerSet setOf(const std::vector<Seat>& seats) {
    PlayerSet set;
    for (const Seat seat : seats) set = set.with(seat);
    return set;
}

// K-82, K-84
PileSet goneOf(const Table& table) {
    PileSet gone;
    for (std::uint8_t pile = 0; pile < pileCount; ++pile) {
        if (table.piles[pile].empty()) gone = gone.with(pile);
    }
    return gone;
}

// Where the winner was furthest ahead of all of them; with several of them that need not be anywhere.
void tellLead(Narrator& narrator, const Table& table, Seat winner, PlayerSet others) {
    Sources leads = sourcesOf(table.players[winner]);
    for (std::size_t source = 0; source < leads.size(); ++source) {
        int most = sourcesOf(table.players[others.first()])[source];
        for (const Seat other : others) most = std::max(most, sourcesOf(table.players[other])[source]);
        leads[source] -= most;
    }
    const int largest = *std::max_element(leads.begin(), leads.end());
    for (std::size_t source = 0; source < leads.size() && largest > 0; ++source) {
        if (leads[source] == largest) narrator.tell(happening(nth(Told::leadPerfect, source), winner, largest));
    }
}

// K-96; of a match only the sums of the games are left.
void tellDecided(Narrator& narrator, const Table& table) {
    const auto ranking = rankByScore(std::span(table.scores.data(), table.seats)).ranking();
    const PlayerSet first = setOf(ranking.front());
    narrator.nextBeat();
    if (first.count() > 1) {
        narrator.tell(detailed(happening(Told::tiedForFirst), static_cast<int>(first.bits())));
        return;
    }
    const Seat winner = first.first();
    const PlayerSet next = setOf(ranking[1]);
    bool isOneGame = true;
    for (Seat seat = 0; seat < table.seats; ++seat)
        isOneGame = isOneGame && table.scores[seat] == scoreOf(table.players[seat]).total();
    narrator.tell(happening(isOneGame ? Told::won : Told::wonMatch, winner,
                            table.scores[winner] - table.scores[next.first()], static_cast<int>(next.bits())));
    if (isOneGame) tellLead(narrator, table, winner, next);
}

}  // namespace

void tellGameEnded(Narrator& narrator, const Table& table) {
    narrator.nextBeat();
    narrator.tell(happening(Told::gameEnded, noSeat, static_cast<int>(goneOf(table).bits()), table.game));
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const Sources sources = sourcesOf(table.players[seat]);
        for (std::size_t source = 0; source < sources.size(); ++source) {
            if (sources[source] == 0) continue;
            auto told = happening(nth(Told::scoredPerfect, source), seat, sources[source]);
            told.scores = true;
            narrator.tell(std::move(told));
        }
    }
    if (table.phase != Phase::over) return;
    if (table.options.games > 1) narrator.tell(happening(Told::matchEnded));
    tellDecided(narrator, table);
}

}  // namespace intrika::succession
