#include "engines/succession/features.h"

#include "engines/core/move_key.h"
#include "engines/succession/abilities.h"
#include "engines/succession/actions.h"
#include "engines/succession/gain.h"
#include "engines/succession/turn.h"

#include <algorithm>

namespace intrika::succession {
namespace {

constexpr int heightCases = pileHeight + 1;
constexpr int gainCases = 10;  // points that a card adds
constexpr int priceCases = bestWorth + 1;
constexpr int subjectCases = kindsOfSort + 1;  // and none

struct SeatLayout : FeatureLayout {
    FeatureBlock bias = block(1);
    FeatureBlock seats = block(maxPlayers + 1);
    FeatureBlock shortest = block(heightCases);
    FeatureBlock points = block(45);
    FeatureBlock pointsAtHeight = block(heightCases);
    FeatureBlock coins = block(21);
    FeatureBlock coinsAtHeight = block(heightCases);
    FeatureBlock totalAtHeight = block(heightCases);
    FeatureBlock leadAtHeight = block(heightCases);
    FeatureBlock leads = block(3 * heightCases);
    FeatureBlock tokens = block(9);
    FeatureBlock manyTokens = block(1);
    FeatureBlock active = block(subjectCases);
    FeatureBlock used = block(1);
    FeatureBlock cards = block(cardCount * copiesOfCard);
    FeatureBlock topGain = block(2 * gainCases);
    FeatureBlock affordableGain = block(2 * gainCases);
    FeatureBlock buildings = block(10);
    FeatureBlock subjectCount = block(10);
    FeatureBlock hand = block(characterCount);
    FeatureBlock handActions = block(actionCount);
    FeatureBlock chosen = block(characterCount);
    FeatureBlock character = block(characterCount);
    FeatureBlock played = block(characterCount);
    FeatureBlock covered = block(actionCount);
    FeatureBlock acted = block(1);
    FeatureBlock turn = block(1);
    FeatureBlock left = block(actionCount);
    FeatureBlock steals = block(1);
    FeatureBlock pending = block(3);
    FeatureBlock round = block(lastRound);
    FeatureBlock stage = block(stagesOfRound);
    FeatureBlock money = block(1);
};
constexpr SeatLayout seatLayout;

struct MoveLayout : FeatureLayout {
    FeatureBlock kind = block(static_cast<int>(std::variant_size_v<Move>));
    FeatureBlock playWithCoins = block(characterCount * 4);
    FeatureBlock playAtHeight = block(characterCount * heightCases);
    FeatureBlock playWithTokens = block(characterCount * 3);
    FeatureBlock gain = block(gainCases * priceCases);
    FeatureBlock gainBy = block(3 * 3 * gainCases);
    FeatureBlock lastCard = block(3);
    FeatureBlock take = block(gainCases * priceCases);
    FeatureBlock money = block(10);
    FeatureBlock steal = block(actionCount * 4);
    FeatureBlock tokens = block(2 * 5);
    FeatureBlock pass = block(3 * (actionCount + 1));
    FeatureBlock use = block(subjectCases);
    FeatureBlock opened = block(actionCount);
    FeatureBlock exchangeWorth = block(11);
    FeatureBlock exchangeGain = block(gainCases);
};
constexpr MoveLayout moveLayout;

int subjectOf(const Player& player) {
    return player.subjects.empty() ? kindsOfSort : indexOf(player.active()) - kindsOfSort;
}

// Late, in the middle, early: by the shortest pile.
int timeOf(int height) { return height <= 2 ? 0 : height <= 4 ? 1 : 2; }

int signOf(int difference) { return difference > 0 ? 2 : difference == 0 ? 1 : 0; }

}  // namespace

FeatureCounts Features::counts() { return {seatLayout.total, moveLayout.total}; }

Features::Features(const State& position) : position_(position), board_(position.board), shortest_(pileHeight) {
    for (const Pile& pile : board_.piles) shortest_ = std::min(shortest_, pile.height());
    for (Seat seat = 0; seat < board_.seats; ++seat) {
        const Score score = scoreOf(board_.players[seat]);
        cards_[seat] = score.cards();
        totals_[seat] = board_.scores[seat] + score.total();
    }
}

int Features::bestOther(Seat seat) const {
    int best = scoreBound;
    for (Seat other = 0; other < board_.seats; ++other) {
        if (other != seat && (best == scoreBound || totals_[other] > best)) best = totals_[other];
    }
    return best;
}

void Features::seat(Seat seat, FeatureList& list) const {
    list.add(seatLayout.bias);
    list.add(seatLayout.seats, board_.seats);
    points(seat, list);
    cards(board_.players[seat], list);
    characters(seat, list);
    stage(seat, list);
}

void Features::points(Seat seat, FeatureList& list) const {
    const Player& player = board_.players[seat];
    const int lead = totals_[seat] - bestOther(seat);
    list.add(seatLayout.shortest, shortest_);
    list.add(seatLayout.points, cards_[seat]);
    list.add(seatLayout.pointsAtHeight, shortest_, 0.1f * static_cast<float>(cards_[seat]));
    list.add(seatLayout.coins, player.coins);
    list.add(seatLayout.coinsAtHeight, shortest_, 0.1f * static_cast<float>(player.coins));
    list.add(seatLayout.totalAtHeight, shortest_, 0.1f * static_cast<float>(totals_[seat]));
    list.add(seatLayout.leadAtHeight, shortest_, 0.1f * static_cast<float>(lead));
    list.add(seatLayout.leads, signOf(lead) * heightCases + shortest_);
    list.add(seatLayout.tokens, player.tokens);
    list.add(seatLayout.manyTokens, 0, 0.2f * static_cast<float>(player.tokens));
}

void Features::cards(const Player& player, FeatureList& list) const {
    list.add(seatLayout.active, subjectOf(player));
    if (player.used) list.add(seatLayout.used);
    std::array<std::uint8_t, cardCount> copies{};
    for (const Card card : player.buildings) ++copies[static_cast<std::size_t>(card)];
    for (const Card card : player.subjects) ++copies[static_cast<std::size_t>(card)];
    for (int card = 0; card < cardCount; ++card) {
        const int count = copies[static_cast<std::size_t>(card)];
        if (count > 0) list.add(seatLayout.cards, card * copiesOfCard + (count > 1 ? 1 : 0));
    }
    list.add(seatLayout.buildings, player.buildings.size());
    list.add(seatLayout.subjectCount, player.subjects.size());
    for (const Pile& pile : board_.piles) {
        if (pile.isGone()) continue;
        const int gain = std::clamp(gainOf(player, pile.top).points, 0, gainCases - 1);
        const int which = (sortOf(pile.top) == Sort::building ? 0 : gainCases) + gain;
        list.add(seatLayout.topGain, which);
        if (worthOf(pile.top) <= player.coins) list.add(seatLayout.affordableGain, which);
    }
}

void Features::characters(Seat seat, FeatureList& list) const {
    const Player& player = board_.players[seat];
    ActionSet actions;
    for (const Character character : position_.hands[seat]) {
        list.add(seatLayout.hand, static_cast<int>(character));
        actions = actions | actionsOf(character, board_.options);
    }
    list.addEach(seatLayout.handActions, actions);
    if (position_.chosen[seat] != nobody) list.add(seatLayout.chosen, static_cast<int>(position_.chosen[seat]));
    if (player.character != nobody) list.add(seatLayout.character, static_cast<int>(player.character));
    list.addEach(seatLayout.played, player.played);
    for (const Covered& covered : player.covered) list.add(seatLayout.covered, static_cast<int>(covered.action));
}

void Features::stage(Seat seat, FeatureList& list) const {
    const Turn& turn = board_.turn;
    if (board_.acted.contains(seat)) list.add(seatLayout.acted);
    if (board_.phase == Phase::turn && turn.seat == seat) {
        list.add(seatLayout.turn);
        list.add(seatLayout.pending, static_cast<int>(turn.pending));
        list.addEach(seatLayout.left, turn.left);
        if (!turn.steals.empty()) list.add(seatLayout.steals);
    }
    list.add(seatLayout.round, board_.round - 1);
    list.add(seatLayout.stage, board_.stage - 1);
    int money = 0;
    for (const std::uint8_t coins : position_.money) money += coins;
    list.add(seatLayout.money, 0, 0.1f * static_cast<float>(money));
}

void Features::purchase(Seat mover, int pile, int price, FeatureList& list) const {
    const Gain gain = gainOf(board_.players[mover], board_.topOf(pile));
    const int points = std::clamp(gain.points, 0, gainCases - 1);
    list.add(moveLayout.gain, points * priceCases + std::min(price, priceCases - 1));
    list.add(moveLayout.gainBy, (timeOf(shortest_) * 3 + static_cast<int>(gain.by)) * gainCases + points);
    if (board_.piles[static_cast<std::size_t>(pile)].height() > 1) return;
    list.add(moveLayout.lastCard, signOf(totals_[mover] + gain.points - bestOther(mover)));
}

void Features::play(const Player& player, const Play& play, FeatureList& list) const {
    const int character = static_cast<int>(play.card);
    const int purse = player.coins == 0 ? 0 : player.coins < 3 ? 1 : player.coins < 6 ? 2 : 3;
    list.add(moveLayout.playWithCoins, character * 4 + purse);
    list.add(moveLayout.playAtHeight, character * heightCases + shortest_);
    list.add(moveLayout.playWithTokens, character * 3 + std::min<int>(player.tokens, 2));
}

void Features::pass(FeatureList& list) const {
    const ActionSet next = nextActions(board_.turn);
    const bool ofAction = board_.phase == Phase::turn && !next.empty();
    const int action = ofAction ? static_cast<int>(next.first()) : actionCount;
    list.add(moveLayout.pass, static_cast<int>(board_.turn.pending) * (actionCount + 1) + action);
}

void Features::steal(Seat mover, const Steal& steal, FeatureList& list) const {
    const auto can = [&](Seat seat) { return canCarryOut(board_, seat, steal.action) ? 1 : 0; };
    list.add(moveLayout.steal, static_cast<int>(steal.action) * 4 + can(mover) * 2 + can(steal.seat));
}

void Features::take(const Player& player, const Take& take, FeatureList& list) const {
    const Card card = position_.cardAt(take.pile, take.index);
    const int gain = std::clamp(gainOf(player, card).points, 0, gainCases - 1);
    list.add(moveLayout.take, gain * priceCases + worthOf(card));
}

void Features::exchange(const Player& player, const UseOnPile& use, FeatureList& list) const {
    const Card own = player.row(use.row)[use.own];
    const Card top = board_.topOf(use.pile);
    list.add(moveLayout.exchangeWorth, bestWorth + worthOf(top) - worthOf(own));
    list.add(moveLayout.exchangeGain, gainOf(player, top).points);
}

void Features::move(Seat mover, const Move& move, FeatureList& list) const {
    const Player& player = board_.players[mover];
    list.add(moveLayout.kind, static_cast<int>(move.index()));
    if (isUse(move)) list.add(moveLayout.use, subjectOf(player));
    const auto buy = [&](int pile, int price) { purchase(mover, pile, price, list); };
    std::visit(Overloaded{[&](const Play& it) { play(player, it, list); }, [&](const Pass&) { pass(list); },
                          [&](const Steal& it) { steal(mover, it, list); },
                          [&](const Settle&) { list.add(moveLayout.tokens, std::min<int>(player.tokens, 4)); },
                          [&](const Give&) { list.add(moveLayout.tokens, 5 + std::min<int>(player.tokens, 4)); },
                          [&](const TakeMoney& it) { list.add(moveLayout.money, position_.money[it.pile]); },
                          [&](const Recruit& it) { buy(it.pile, worthOf(board_.topOf(it.pile))); },
                          [&](const Buy& it) { buy(it.pile, priceOf(board_.topOf(it.pile), it.price)); },
                          [&](const Take& it) { take(player, it, list); },
                          [&](const UseOnPile& it) { exchange(player, it, list); },
                          [&](const UseAction& it) { list.add(moveLayout.opened, static_cast<int>(it.action)); },
                          [](const auto&) {}},
               move);
}

}  // namespace intrika::succession
