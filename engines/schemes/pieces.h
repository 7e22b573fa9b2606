// Where the pieces of Schemes and Intrigue lie and what they show: the numbers that happenings, tableaux and picks
// speak in.
#pragma once

#include "engines/core/tableau.h"
#include "engines/schemes/state.h"

#include <string>
#include <vector>

namespace intrika::schemes {

// The columns come first, then the goal pile and the box, then one of each of the seat's zones for every seat.
enum class SeatZone : ZoneId { hand, deck, discards, won };
inline constexpr ZoneId goalPileZone = maxPlayers;
inline constexpr ZoneId boxZone = maxPlayers + 1;  // goal cards that nobody gets leave the game (S-44)
inline constexpr ZoneId tableZones = maxPlayers + 2;
inline constexpr ZoneId seatZones = 4;

constexpr ZoneId columnZone(int column) { return static_cast<ZoneId>(column); }
constexpr ZoneId zone(SeatZone which, Seat seat) {
    return static_cast<ZoneId>(tableZones + seat * seatZones + static_cast<ZoneId>(which));
}
// Place 0 of a column is its goal card; the influence cards follow.
inline constexpr int goalPlace = 0;
constexpr int placeOf(int index) { return index + 1; }
// Where the next card would lie.
inline std::uint16_t footPlace(const Board& board, int column) {
    return static_cast<std::uint16_t>(placeOf(board.columns.size(column)));
}

// Faces, in this order: influence cards and goal cards in table order, the backs of both.
constexpr FaceId faceOf(Card card) { return static_cast<FaceId>(card); }
constexpr FaceId faceOf(Goal goal) { return static_cast<FaceId>(cardCount + goal.index); }
inline constexpr FaceId influenceBack = cardCount + goalIds;
inline constexpr FaceId goalBack = influenceBack + 1;
constexpr bool isInfluence(FaceId face) { return face < cardCount; }
constexpr Card cardOf(FaceId face) { return static_cast<Card>(face); }
constexpr Goal goalOf(FaceId face) { return {static_cast<std::uint8_t>(face - cardCount)}; }

// Keys by FaceId: "influence.king", "goal.music-4", "back.influence", "back.goal".
std::vector<std::string> faceKeys();
std::string goalId(Goal goal);  // "music-4"

// What a happening of this game is; `actor`, `other`, `amount` and `detail` as the comment says, faces wherever pieces
// move or turn. Influence is told in halves.
enum class Told : std::uint16_t {
    // a turn
    placed,         // actor; toPlace: place in the column; detail: column
    turnedUp,       // actor: the owner; detail: column
    explorerMoved,  // actor: the owner; amount: column that it left; detail: column where it goes
    explorerStays,  // actor: the owner; detail: column (S-23)
    murdered,       // actor: the victim's owner; other: the assassin's; detail: column
    closed,         // actor: the storm's owner; detail: column
    asked,          // actor decides; detail: the card, hat or traitor; amount: column
    slipped,        // actor; detail: column
    passed,         // actor; detail: the card, hat or traitor
    swapped,        // actor; amount, detail: the two columns; twice, once for each goal card
    drew,           // actor; amount: cards, at least 1; before and after a reshuffle told apart
    drewNothing,    // actor has nothing left to draw (S-17)
    reshuffled,     // actor; amount: cards
    passedOver,     // actor has no card (S-38)
    // the end of a round, column by column in the order of S-50
    roundEnded,      // amount: round; detail: 1 because all cards are used up (S-39)
    shown,           // actor: the owner; detail: column; turns up in its place
    wearerShown,     // the same, from under a hat
    columnBegan,     // detail: column; amount: face of the goal card
    musketeersRule,  // detail: column; amount: how many of them
    wizardActs,      // actor: the owner; detail: column; amount: cards that leave
    wizardsNeutral,  // detail: column; amount: how many of them
    witchActs,       // as the wizard's
    witchesNeutral,
    removed,          // actor: the owner; other: whose wizard or witch; detail: column
    pairTogether,     // actor; detail: column
    hermitCounted,    // actor; amount: value; detail: other cards
    giantCounted,     // actor; amount: value; detail: other cards
    romeoCounted,     // actor; amount: value
    doubleCounted,    // actor; amount: value; detail: face of the card that it copies
    doubleWorthless,  // actor
    dragonCounted,    // actor: the owner; amount: enemy cards; detail: column
    // actor; amount: sum; detail: column; faces: of each card that counts, and behind each its value; none moves
    summed,
    beggarTurns,  // actor: a beggar's owner; detail: column: the least wins
    tieNearest,   // actor has the nearest card; amount: sum; detail: column; toPlace: place of the card
    tieFarthest,
    goalWon,        // actor; amount: points; detail: By; fromPlace 0 of the column
    goalLost,       // detail: column
    gathered,       // actor: whose cards; amount: cards, at least 1; once for each seat and column
    roundBegan,     // amount: round; actor: who begins
    goalsTurnedUp,  // detail: column; one goal card
    // the end of the game
    countedPlain,  // actor; amount: points; scores where the goal cards were hidden (S-48)
    countedSet,    // actor; amount: points; detail: cards beside the set
    setPays,       // actor; amount: what the set brings more than the plain sum; scores
    plainPays,     // actor: the set brings no more
    scored,        // actor; amount: the total
    gameOver
};

}  // namespace intrika::schemes
