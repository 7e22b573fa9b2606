#include "engines/schemes/sight.h"

#include "engines/core/move_key.h"

#include <algorithm>

namespace intrika::schemes {
namespace {

constexpr int leads = 3;
constexpr int feet = 4;
constexpr int rounds = roundCount + 1;  // and after the last one
constexpr int pointSteps = mostPoints + 1;
constexpr int lackingSteps = 6;
constexpr int lackingOfMove = 5;
constexpr int missingCases = goalKinds + 1;
constexpr int lackingInAllSteps = 14;
constexpr std::array margins{-24, -10, -4, 0, 1, 4, 10, 24};  // in halves: where a step ends
constexpr int marginCases = static_cast<int>(margins.size()) + 1;
constexpr int plainReach = 15;
constexpr int leadReach = 20;
constexpr float perPoint = 0.1f;

struct SightLayout : FeatureLayout {
    FeatureBlock bias = block(1);
    FeatureBlock seats = block(maxPlayers + 1);
    FeatureBlock round = block(rounds);
    FeatureBlock best = block(2 * goalKinds * pointSteps);
    FeatureBlock missing = block(2 * missingCases * rounds);
    FeatureBlock plainLead = block(2 * plainReach + 1);
    FeatureBlock lead = block(2 * leadReach + 1);
    FeatureBlock leadInRound = block(rounds);
    FeatureBlock hand = block(cardCount);
    FeatureBlock handSize = block(schemes::handSize + 1);
    FeatureBlock deck = block(cardCount);
    FeatureBlock deckSize = block(cardCount + 1);
    FeatureBlock unseen = block(cardCount);
    FeatureBlock column = block(leads * lackingSteps * pointSteps);
    FeatureBlock newKind = block(2 * leads * lackingSteps * pointSteps);
    FeatureBlock margin = block(lackingSteps * marginCases);
    FeatureBlock own = block(2 * cardCount);
    FeatureBlock others = block(2 * cardCount);
    FeatureBlock ownFoot = block(cardCount);
    FeatureBlock coveredFoot = block(lackingSteps);
    FeatureBlock lackingInAll = block(2 * lackingInAllSteps);
    FeatureBlock wearer = block(2);
    FeatureBlock phase = block(3);
};
constexpr SightLayout sightLayout;

struct ChoiceLayout : FeatureLayout {
    FeatureBlock card = block(cardCount);
    FeatureBlock cardPoints = block(cardCount * pointSteps);
    FeatureBlock cardLacking = block(cardCount * lackingOfMove);
    FeatureBlock cardInRound = block(cardCount * rounds);
    FeatureBlock home = block(2);
    FeatureBlock column = block(leads * lackingOfMove * pointSteps);
    FeatureBlock change = block(leads * 2 * lackingOfMove * pointSteps);
    FeatureBlock cardChange = block(cardCount * leads * 2);
    FeatureBlock newKind = block(2 * 2 * lackingOfMove * pointSteps);
    FeatureBlock marginBefore = block(lackingOfMove * marginCases);
    FeatureBlock marginAfter = block(lackingOfMove * marginCases);
    FeatureBlock own = block(cardCount);
    FeatureBlock others = block(cardCount);
    FeatureBlock foot = block(feet * cardCount);
    FeatureBlock footCard = block(cardCount);
    FeatureBlock footLacking = block(feet * lackingOfMove);
    FeatureBlock ownCount = block(5);
    FeatureBlock othersCount = block(5);
    FeatureBlock elsewhere = block(leads * lackingOfMove * pointSteps);
    FeatureBlock slip = block(cardCount);
    FeatureBlock slipPoints = block(cardCount * pointSteps);
    FeatureBlock swap = block(2 * mostPoints + 1);
    FeatureBlock swapLeads = block(leads * leads * 3);
    FeatureBlock swapNew = block(16);
    FeatureBlock pass = block(2);
};
constexpr ChoiceLayout choiceLayout;

template <class Enum>
constexpr int indexOf(Enum value) {
    return static_cast<int>(value);
}

}  // namespace

FeatureCounts Sight::counts() { return {sightLayout.total, choiceLayout.total}; }

Sight::Sight(const View& view)
    : view_(view),
      board_(view.board),
      self_(*view.observer),
      round_(board_.isOver() ? roundCount : board_.round - 1),
      cards_(board_.columns) {
    for (int column = 0; column < board_.columnCount(); ++column) cover(column);
    auto under = board_.under;
    for (Seat seat = 0; seat < board_.seats; ++seat) {
        if (seat != self_) under[seat] = noCard;
        for (const Goal goal : board_.won.row(seat)) {
            if (goal != Goal::unknown()) won_[seat].add(goal);  // S-48
        }
    }
    putWearers(cards_, under);
    led_ = won_;
    for (int column = 0; column < board_.columnCount(); ++column) judge(column);
    chooseRival();
}

void Sight::cover(int column) {
    Column& it = columns_[static_cast<std::size_t>(column)];
    if (!board_.faceDown.contains(static_cast<std::uint8_t>(column))) return;
    const Placed foot = board_.columns.last(column);
    if (!foot.isKnown()) {
        it.foot = Foot::covered;
        cards_.take(column, cards_.size(column) - 1);
        return;
    }
    it.foot = foot.seat() == self_ ? Foot::own : Foot::known;
    it.footCard = foot.card();
}

void Sight::judge(int column) {
    Column& it = columns_[static_cast<std::size_t>(column)];
    it.goal = board_.goals[static_cast<std::size_t>(column)];
    if (!board_.isFull(column)) it.lacking = it.goal.points() - board_.columns.size(column);
    lackingInAll_ += it.lacking;
    evaluate(cardsOf(column), it.goal.kind(), board_.options.witchByList, it.evaluation);
    const Seat winner = it.evaluation.winner;
    it.lead = winner == noSeat ? Lead::nobody : winner == self_ ? Lead::own : Lead::others;
    it.margin = marginOf(it.evaluation);
    if (winner != noSeat) led_[winner].add(it.goal);
}

void Sight::chooseRival() {
    for (Seat seat = 0; seat < board_.seats; ++seat) {
        if (seat == self_) continue;
        if (rival_ == noSeat || led_[seat].total() > led_[rival_].total()) rival_ = seat;
    }
}

int Sight::marginOf(const Evaluation& evaluation) const {
    int rival = 0;
    for (Seat seat = 0; seat < board_.seats; ++seat) {
        if (seat != self_) rival = std::max<int>(rival, evaluation.sums[seat]);
    }
    const int margin = std::max<int>(evaluation.sums[self_], 0) - rival;
    return static_cast<int>(std::upper_bound(margins.begin(), margins.end(), margin) - margins.begin());
}

int Sight::Column::state(int cases) const {
    return (indexOf(lead) * cases + std::min(lacking, cases - 1)) * pointSteps + goal.points();
}

void Sight::seat(FeatureList& list) const {
    list.add(sightLayout.bias);
    list.add(sightLayout.seats, board_.seats);
    list.add(sightLayout.round, round_);
    goals(list);
    cards(list);
    unseen(list);
    for (int column = 0; column < board_.columnCount(); ++column) this->column(column, list);
    const bool placesLast = lackingInAll_ > 0 && (lackingInAll_ - 1) % board_.seats == 0;
    list.add(sightLayout.lackingInAll,
             (placesLast ? lackingInAllSteps : 0) + std::min(lackingInAll_, lackingInAllSteps - 1));
    list.add(sightLayout.phase, board_.phase == Phase::hat ? 1 : board_.phase == Phase::traitor ? 2 : 0);
}

void Sight::goals(FeatureList& list) const {
    for (int kind = 0; kind < goalKinds; ++kind) {
        const auto at = static_cast<std::size_t>(kind);
        list.add(sightLayout.best, kind * pointSteps + own().best[at]);
        list.add(sightLayout.best, (goalKinds + kind) * pointSteps + rival().best[at]);
    }
    list.add(sightLayout.missing, own().missing() * rounds + round_);
    list.add(sightLayout.missing, (missingCases + rival().missing()) * rounds + round_);
    list.add(sightLayout.plainLead, plainReach + own().plain - rival().plain);
    const int lead = led_[self_].total() - led_[rival_].total();
    list.add(sightLayout.lead, leadReach + lead);
    list.add(sightLayout.leadInRound, round_, std::clamp(perPoint * static_cast<float>(lead), -2.0f, 2.0f));
}

void Sight::cards(FeatureList& list) const {
    list.addEach(sightLayout.hand, view_.hand);
    list.add(sightLayout.handSize, view_.hand.size());
    list.addEach(sightLayout.deck, unseenCards(view_, self_));
    list.add(sightLayout.deckSize, view_.deckCounts[self_]);
    for (Seat seat = 0; seat < board_.seats; ++seat) {
        if (board_.under[seat] != noCard) list.add(sightLayout.wearer, seat == self_ ? 0 : 1);
    }
}

// What the others may still have, on the average of them.
void Sight::unseen(FeatureList& list) const {
    std::array<std::uint8_t, cardCount> holders{};
    for (Seat seat = 0; seat < board_.seats; ++seat) {
        if (seat == self_) continue;
        for (const Card card : unseenCards(view_, seat)) ++holders[static_cast<std::size_t>(card)];
    }
    const float part = 1.0f / static_cast<float>(board_.seats - 1);
    for (std::size_t card = 0; card < holders.size(); ++card) {
        if (holders[card] > 0) list.add(sightLayout.unseen, static_cast<int>(card), part * holders[card]);
    }
}

void Sight::column(int column, FeatureList& list) const {
    const Column& it = this->column(column);
    const int state = it.state(lackingSteps);
    const int lacking = std::min(it.lacking, lackingSteps - 1);
    list.add(sightLayout.column, state);
    if (!own().has(it.goal.kind())) list.add(sightLayout.newKind, state);
    if (!rival().has(it.goal.kind())) list.add(sightLayout.newKind, leads * lackingSteps * pointSteps + state);
    list.add(sightLayout.margin, lacking * marginCases + it.margin);
    for (const Placed placed : cardsOf(column)) {
        const FeatureBlock block = placed.seat() == self_ ? sightLayout.own : sightLayout.others;
        list.add(block, indexOf(placed.card()) + (lacking > 0 ? cardCount : 0));
    }
    if (it.foot == Foot::own) list.add(sightLayout.ownFoot, indexOf(it.footCard));
    if (it.foot == Foot::covered) list.add(sightLayout.coveredFoot, lacking);
}

void Sight::move(const Move& move, FeatureList& list) const {
    std::visit(Overloaded{[&](const Place& card) { place(card, list); }, [&](const Slip& card) { slip(card, list); },
                          [&](const Swap& goals) { swap(goals, list); },
                          [&](const Pass&) { list.add(choiceLayout.pass, board_.phase == Phase::hat ? 0 : 1); }},
               move);
}

// The column with the card at its foot.
Evaluation Sight::with(int column, Card card) const {
    std::array<Placed, Columns::capacity> cards;
    const auto row = cardsOf(column);
    *std::copy(row.begin(), row.end(), cards.begin()) = Placed(self_, card);
    Evaluation after;
    evaluate(std::span(cards.data(), row.size() + 1), this->column(column).goal.kind(), board_.options.witchByList,
             after);
    return after;
}

void Sight::place(const Place& place, FeatureList& list) const {
    const int card = indexOf(place.card);
    const Column& it = column(place.column);
    const GoalKind kind = it.goal.kind();
    const int points = it.goal.points();
    const int lacking = std::min(it.lacking, lackingOfMove - 1);
    list.add(choiceLayout.card, card);
    list.add(choiceLayout.cardPoints, card * pointSteps + points);
    list.add(choiceLayout.cardLacking, card * lackingOfMove + lacking);
    list.add(choiceLayout.cardInRound, card * rounds + round_);
    if (isSpecialist(place.card)) list.add(choiceLayout.home, kindOf(place.card) == kind ? 0 : 1);

    const Evaluation after = with(place.column, place.card);
    const int change = indexOf(it.lead) * 2 + (after.winner == self_ ? 1 : 0);
    list.add(choiceLayout.change, (change * lackingOfMove + lacking) * pointSteps + points);
    list.add(choiceLayout.cardChange, card * leads * 2 + change);
    list.add(choiceLayout.newKind, ((own().has(kind) ? 0 : 1) * lackingOfMove + lacking) * pointSteps + points);
    list.add(choiceLayout.newKind, ((rival().has(kind) ? 2 : 3) * lackingOfMove + lacking) * pointSteps + points);
    list.add(choiceLayout.marginBefore, lacking * marginCases + it.margin);
    list.add(choiceLayout.marginAfter, lacking * marginCases + marginOf(after));

    list.add(choiceLayout.foot, indexOf(it.foot) * cardCount + card);
    list.add(choiceLayout.footLacking, indexOf(it.foot) * lackingOfMove + lacking);
    if (it.foot == Foot::own || it.foot == Foot::known) list.add(choiceLayout.footCard, indexOf(it.footCard));
    surroundings(place.column, list);
}

// What lies in the column, and how it stands in the others.
void Sight::surroundings(int column, FeatureList& list) const {
    list.add(choiceLayout.column, this->column(column).state(lackingOfMove));
    int own = 0;
    int others = 0;
    for (const Placed placed : cardsOf(column)) {
        const bool isOwn = placed.seat() == self_;
        ++(isOwn ? own : others);
        list.add(isOwn ? choiceLayout.own : choiceLayout.others, indexOf(placed.card()));
    }
    list.add(choiceLayout.ownCount, own);
    list.add(choiceLayout.othersCount, others);
    for (int other = 0; other < board_.columnCount(); ++other) {
        if (other != column) list.add(choiceLayout.elsewhere, this->column(other).state(lackingOfMove));
    }
}

void Sight::slip(const Slip& slip, FeatureList& list) const {
    const int here = board_.abilityColumn;
    const Goal goal = column(here).goal;
    list.add(choiceLayout.slip, indexOf(slip.card));
    list.add(choiceLayout.slipPoints, indexOf(slip.card) * pointSteps + goal.points());
    if (isSpecialist(slip.card)) list.add(choiceLayout.home, kindOf(slip.card) == goal.kind() ? 0 : 1);
    surroundings(here, list);
}

void Sight::swap(const Swap& swap, FeatureList& list) const {
    const Column& here = column(board_.abilityColumn);
    const Column& there = column(swap.column);
    const int gain = here.goal.points() - there.goal.points();
    list.add(choiceLayout.swap, mostPoints + gain);
    list.add(choiceLayout.swapLeads, (indexOf(here.lead) * leads + indexOf(there.lead)) * 3 + (gain > 0   ? 2
                                                                                               : gain < 0 ? 0
                                                                                                          : 1));
    const auto isNew = [](const Winnings& won, const Column& column) { return won.has(column.goal.kind()) ? 0 : 1; };
    list.add(choiceLayout.swapNew,
             isNew(own(), here) + 2 * isNew(own(), there) + 4 * isNew(rival(), here) + 8 * isNew(rival(), there));
}

}  // namespace intrika::schemes
