// Why a game ended, what everybody got for what, and what decided who won.
#include "engines/core/result.h"
#include "engines/succession/pairing.h"
#include "engines/succession/telling.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace intrika::succession {
namespace {

using Sources = std::array<int, 5>;  // points by Source

Sources sourcesOf(const Player& player) {
    const Score score = scoreOf(player);
    return {score.perfect, score.colour, score.single, score.money, score.tokens};
}

PlayerSet setOf(const std::vector<Seat>& seats) {
    PlayerSet set;
    for (const Seat seat : seats) set = set.with(seat);
    return set;
}

// K-82, K-84
PileSet goneOf(const Board& board) {
    PileSet gone;
    for (std::uint8_t pile = 0; pile < pileCount; ++pile) {
        if (board.piles[pile].isGone()) gone = gone.with(pile);
    }
    return gone;
}

// Where the winner was furthest ahead of all of them; with several of them that need not be anywhere.
void tellLead(Narrator& narrator, const Board& board, Seat winner, PlayerSet others) {
    Sources leads = sourcesOf(board.players[winner]);
    for (std::size_t source = 0; source < leads.size(); ++source) {
        int most = sourcesOf(board.players[others.first()])[source];
        for (const Seat other : others) most = std::max(most, sourcesOf(board.players[other])[source]);
        leads[source] -= most;
    }
    const int largest = *std::max_element(leads.begin(), leads.end());
    for (std::size_t source = 0; source < leads.size() && largest > 0; ++source) {
        if (leads[source] == largest) narrator.tell(told::Led{winner, static_cast<Source>(source), largest});
    }
}

// K-96; of a match only the sums of the games are left.
void tellDecided(Narrator& narrator, const Board& board) {
    const auto ranking = rankByScore(std::span(board.scores.data(), board.seats)).ranking();
    const PlayerSet first = setOf(ranking.front());
    narrator.nextBeat();
    if (first.count() > 1) {
        narrator.tell(told::TiedForFirst{first});
        return;
    }
    const Seat winner = first.first();
    const PlayerSet next = setOf(ranking[1]);
    bool isOneGame = true;
    for (Seat seat = 0; seat < board.seats; ++seat)
        isOneGame = isOneGame && board.scores[seat] == scoreOf(board.players[seat]).total();
    const int ahead = board.scores[winner] - board.scores[next.first()];
    if (!isOneGame) {
        narrator.tell(told::WonMatch{winner, ahead, next});
        return;
    }
    narrator.tell(told::Won{winner, ahead, next});
    tellLead(narrator, board, winner, next);
}

}  // namespace

void tellGameEnded(Narrator& narrator, const Board& board) {
    narrator.nextBeat();
    narrator.tell(told::GameEnded{board.game, goneOf(board)});
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const Sources sources = sourcesOf(board.players[seat]);
        for (std::size_t source = 0; source < sources.size(); ++source) {
            if (sources[source] == 0) continue;
            narrator.tell(told::Scored{seat, static_cast<Source>(source), sources[source]});
        }
    }
    if (board.phase != Phase::over) return;
    if (board.options.games > 1) narrator.tell(told::MatchEnded{});
    tellDecided(narrator, board);
}

}  // namespace intrika::succession
