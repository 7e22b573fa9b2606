#include "engines/schemes/features.h"

#include "engines/core/move_key.h"

#include <algorithm>

namespace intrika::schemes {
namespace {

constexpr int roundCases = roundCount + 1;  // and after the last one
constexpr int lackingCases = 5;             // how many cards a column lacks
constexpr int pointCases = mostPoints + 1;
constexpr int leadCases = 3;          // who would win the column now: `leadOf`
constexpr int pointsOfUsualGoal = 3;  // of a goal card that is still to be won
constexpr int reachCases = 6;         // `Features::reach`
constexpr int lackingInAllCases = 13;
constexpr int turnCases = 6;

struct SeatLayout : FeatureLayout {
    FeatureBlock bias = block(1);
    FeatureBlock seats = block(maxPlayers + 1);
    FeatureBlock round = block(roundCases);
    FeatureBlock plain = block(40);
    FeatureBlock plainInRound = block(roundCases);
    FeatureBlock leadInRound = block(roundCases);
    FeatureBlock missing = block((goalKinds + 1) * roundCases);
    FeatureBlock setInRound = block(roundCases);
    FeatureBlock best = block(goalKinds * pointCases);
    FeatureBlock hand = block(cardCount);
    FeatureBlock handSize = block(schemes::handSize + 1);
    FeatureBlock handWorth = block(1);
    FeatureBlock deck = block(cardCount);
    FeatureBlock column = block(leadCases * lackingCases * pointCases);
    FeatureBlock newKind = block(leadCases * lackingCases * 2);
    FeatureBlock margin = block(lackingCases * pointCases);
    FeatureBlock leading = block(lackingCases);
    FeatureBlock ledPoints = block(1);
    FeatureBlock own = block(2 * cardCount);
    FeatureBlock others = block(2 * cardCount);
    FeatureBlock foot = block(2 * cardCount);
    FeatureBlock reach = block(reachCases * lackingCases * pointCases);
    FeatureBlock projected = block(roundCases);
    FeatureBlock projectedLead = block(roundCases);
    FeatureBlock projectedRank = block(maxPlayers * roundCases);
    FeatureBlock projectedMissing = block((goalKinds + 1) * roundCases);
    FeatureBlock placesLast = block(2 * lackingInAllCases);
    FeatureBlock turnsLeft = block(turnCases);
    FeatureBlock turn = block(maxPlayers);
    FeatureBlock ability = block(4);
};
constexpr SeatLayout seatLayout;
constexpr float tenth = 0.1f;

struct MoveLayout : FeatureLayout {
    FeatureBlock card = block(cardCount * pointCases * 4);
    FeatureBlock cardBesideOwn = block(cardCount * 3);
    FeatureBlock home = block(2);
    FeatureBlock cardInRound = block(cardCount * roundCases);
    FeatureBlock change = block(leadCases * 2 * 4 * pointCases);
    FeatureBlock cardChange = block(cardCount * leadCases * 2);
    FeatureBlock newKind = block(2 * 4 * pointCases);
    FeatureBlock foot = block(3 * cardCount);
    FeatureBlock covered = block(cardCount);
    FeatureBlock slip = block(cardCount);
    FeatureBlock swap = block(2 * mostPoints);
    FeatureBlock swapLeads = block(4 * 3);
    FeatureBlock pass = block(2);
};
constexpr MoveLayout moveLayout;

constexpr int numberOf(Card card) { return static_cast<int>(card); }

// Who would win: 0 the seat, 1 another though it takes part, 2 another and it does not.
int leadOf(const Evaluation& column, Seat seat) {
    if (column.winner == seat) return 0;
    return column.sums[seat] != noValue ? 1 : 2;
}

}  // namespace

FeatureCounts Features::counts() { return {seatLayout.total, moveLayout.total}; }

Features::Features(const State& position)
    : position_(position),
      board_(position.board),
      round_(board_.isOver() ? roundCount : board_.round - 1),
      columns_(board_.columns) {
    putWearers(columns_, board_.under);
    for (Seat seat = 0; seat < board_.seats; ++seat) {
        for (const Goal goal : board_.won.row(seat)) won_[seat].add(goal);
    }
    led_ = won_;
    countColumns();
    for (Seat seat = 0; seat < board_.seats; ++seat) {
        projected_[seat] = static_cast<std::int16_t>(led_[seat].total());
    }
}

void Features::countColumns() {
    for (int column = 0; column < board_.columnCount(); ++column) {
        const auto at = static_cast<std::size_t>(column);
        const Goal goal = board_.goals[at];
        if (!board_.isFull(column)) lacking_[at] = static_cast<std::uint8_t>(goal.points() - columns_.size(column));
        lackingInAll_ += lacking_[at];
        evaluate(columns_.row(column), goal.kind(), board_.options.witchByList, evaluations_[at]);
        const Seat winner = evaluations_[at].winner;
        if (winner != noSeat) led_[winner].add(goal);
    }
}

void Features::seat(Seat seat, FeatureList& list) const {
    list.add(seatLayout.bias);
    list.add(seatLayout.seats, board_.seats);
    list.add(seatLayout.round, round_);
    goals(seat, list);
    projection(seat, list);
    cards(seat, list);
    for (int column = 0; column < board_.columnCount(); ++column) this->column(seat, column, list);
    turn(seat, list);
}

void Features::goals(Seat seat, FeatureList& list) const {
    const Winnings& won = won_[seat];
    list.add(seatLayout.plain, won.plain);
    list.add(seatLayout.plainInRound, round_, tenth * static_cast<float>(won.plain));
    list.add(seatLayout.ledPoints, 0, tenth * static_cast<float>(led_[seat].plain - won.plain));
    const int missing = won.missing();
    list.add(seatLayout.missing, missing * roundCases + round_);
    for (std::size_t kind = 0; kind < won.best.size(); ++kind) {
        list.add(seatLayout.best, static_cast<int>(kind) * pointCases + won.best[kind]);
    }
    const int ofSet = won.ofSet() + pointsOfUsualGoal * missing;
    const int further = won.count + missing - goalKinds;
    const int gain = 2 * ofSet - further - won.plain - pointsOfUsualGoal * missing;
    list.add(seatLayout.setInRound, round_, tenth * static_cast<float>(std::max(gain, 0)));
    int rival = 0;
    for (Seat other = 0; other < board_.seats; ++other) {
        if (other != seat) rival = std::max(rival, led_[other].plain);
    }
    list.add(seatLayout.leadInRound, round_, tenth * static_cast<float>(led_[seat].plain - rival));
}

// What the game would end with if all columns stayed as they lie and no round came after this one.
void Features::projection(Seat seat, FeatureList& list) const {
    const int own = projected_[seat];
    int rival = 0;
    int ahead = 0;
    for (Seat other = 0; other < board_.seats; ++other) {
        if (other == seat) continue;
        rival = std::max<int>(rival, projected_[other]);
        ahead += projected_[other] > own ? 1 : 0;
    }
    list.add(seatLayout.projected, round_, tenth * static_cast<float>(own));
    list.add(seatLayout.projectedLead, round_, std::clamp(tenth * static_cast<float>(own - rival), -2.0f, 2.0f));
    list.add(seatLayout.projectedRank, ahead * roundCases + round_);
    list.add(seatLayout.projectedMissing, led_[seat].missing() * roundCases + round_);
}

void Features::cards(Seat seat, FeatureList& list) const {
    const Hand& hand = position_.hands[seat];
    int worth = 0;
    for (const Card card : hand) worth += printed(card, GoalKind::alchemy);
    list.addEach(seatLayout.hand, hand);
    list.add(seatLayout.handSize, hand.size());
    list.add(seatLayout.handWorth, 0, 0.02f * static_cast<float>(worth));
    list.addEach(seatLayout.deck, position_.decks[seat]);
}

bool Features::wouldBeNew(Seat seat, int column) const {
    return won_[seat].best[static_cast<std::size_t>(goalOf(column).kind())] == 0;
}

void Features::column(Seat seat, int column, FeatureList& list) const {
    const Evaluation& now = evaluationOf(column);
    const int lacking = std::min(lackingIn(column), lackingCases - 1);
    const int worth = goalOf(column).points();
    const int state = leadOf(now, seat) * lackingCases + lacking;
    list.add(seatLayout.column, state * pointCases + worth);
    if (lacking > 0) reach(seat, column, list);
    if (wouldBeNew(seat, column)) {
        list.add(seatLayout.newKind, state * 2 + (won_[seat].missing() <= roundCount - round_ ? 1 : 0));
    }
    if (now.winner == seat) list.add(seatLayout.leading, lacking, 0.2f * static_cast<float>(worth));
    if (columns_.size(column) == 0) return;
    int rival = 0;
    for (Seat other = 0; other < board_.seats; ++other) {
        if (other != seat) rival = std::max<int>(rival, now.sums[other]);
    }
    const float margin = static_cast<float>(std::max<int>(now.sums[seat], 0) - rival) / 40;
    list.add(seatLayout.margin, lacking * pointCases + worth, std::clamp(margin, -1.5f, 1.5f));
    pieces(seat, column, list);
}

Features::Reach Features::reachOf(Seat seat, int column) const {
    const Evaluation& now = evaluationOf(column);
    Reach reach;
    for (Seat other = 0; other < board_.seats; ++other) {
        int card = 0;
        for (const Card held : position_.hands[other]) card = std::max<int>(card, printed(held, goalOf(column).kind()));
        int& best = other == seat ? reach.own : reach.others;
        best = std::max<int>(best, std::max<int>(now.sums[other], 0) + card);
    }
    return reach;
}

// Whether one card could win the column for the seat, or take it away.
void Features::reach(Seat seat, int column, FeatureList& list) const {
    const Evaluation& now = evaluationOf(column);
    const Reach reach = reachOf(seat, column);
    const int best = *std::max_element(now.sums.begin(), now.sums.begin() + board_.seats);
    const int can = now.winner == seat ? 0 : reach.own > best ? 1 : 2;
    const int threatened = reach.others > (can == 0 ? now.sums[seat] : reach.own) ? 1 : 0;
    const int lacking = std::min(lackingIn(column), lackingCases - 1);
    const int worth = goalOf(column).points();
    list.add(seatLayout.reach, ((can * 2 + threatened) * lackingCases + lacking) * pointCases + worth);
}

// The cards of the column; the lowest may have its ability before it.
void Features::pieces(Seat seat, int column, FeatureList& list) const {
    const bool isOpen = lackingIn(column) > 0;
    for (const Placed placed : columns_.row(column)) {
        const FeatureBlock block = placed.seat() == seat ? seatLayout.own : seatLayout.others;
        list.add(block, numberOf(placed.card()) + (isOpen ? cardCount : 0));
    }
    if (!isOpen || !board_.faceDown.contains(static_cast<std::uint8_t>(column))) return;
    const Placed foot = columns_.last(column);
    list.add(seatLayout.foot, numberOf(foot.card()) + (foot.seat() == seat ? 0 : cardCount));
}

// Who places the last card of the round, if each column gets no more than it lacks.
void Features::tempo(Seat seat, Seat next, FeatureList& list) const {
    const int turns = seat >= next ? seat - next : seat + board_.seats - next;
    const bool last = lackingInAll_ > 0 && (lackingInAll_ - 1) % board_.seats == turns;
    list.add(seatLayout.placesLast, (last ? lackingInAllCases : 0) + std::min(lackingInAll_, lackingInAllCases - 1));
    list.add(seatLayout.turnsLeft, (lackingInAll_ - turns + board_.seats - 1) / board_.seats);
    list.add(seatLayout.turn, turns);
}

void Features::turn(Seat seat, FeatureList& list) const {
    if (board_.isOver()) return;
    const Seat decider = deciderOf(board_);
    const Seat next = decider != noSeat ? decider : board_.turn;
    tempo(seat, next, list);
    if (board_.phase == Phase::hat) list.add(seatLayout.ability, decider == seat ? 0 : 1);
    if (board_.phase == Phase::traitor) list.add(seatLayout.ability, decider == seat ? 2 : 3);
}

void Features::move(Seat mover, const Move& move, FeatureList& list) const {
    std::visit(Overloaded{[&](const Place& card) { place(mover, card, list); },
                          [&](const Slip& slip) { list.add(moveLayout.slip, numberOf(slip.card)); },
                          [&](const Swap& other) { swap(mover, other.column, list); },
                          [&](const Pass&) { list.add(moveLayout.pass, board_.phase == Phase::hat ? 0 : 1); }},
               move);
}

// With the card at the foot of the column, as it lies now.
bool Features::wouldWin(Seat seat, int column, Card card) const {
    std::array<Placed, Columns::capacity> cards;
    const auto row = columns_.row(column);
    *std::copy(row.begin(), row.end(), cards.begin()) = Placed(seat, card);
    Evaluation after;
    evaluate(std::span(cards.data(), row.size() + 1), goalOf(column).kind(), board_.options.witchByList, after);
    return after.winner == seat;
}

void Features::place(Seat mover, const Place& place, FeatureList& list) const {
    const int card = numberOf(place.card);
    const int column = place.column;
    const int lacking = std::min(lackingIn(column), 3);
    const int worth = goalOf(column).points();
    const auto row = columns_.row(column);
    const auto own =
        static_cast<int>(std::count_if(row.begin(), row.end(), [&](Placed it) { return it.seat() == mover; }));
    list.add(moveLayout.card, (card * pointCases + worth) * 4 + lacking);
    list.add(moveLayout.cardBesideOwn, card * 3 + std::min(own, 2));
    if (isSpecialist(place.card)) list.add(moveLayout.home, kindOf(place.card) == goalOf(column).kind() ? 0 : 1);
    list.add(moveLayout.cardInRound, card * roundCases + round_);
    list.add(moveLayout.newKind, ((wouldBeNew(mover, column) ? 1 : 0) * 4 + lacking) * pointCases + worth);
    const int foot = row.empty() ? 0 : row.back().seat() == mover ? 1 : 2;
    list.add(moveLayout.foot, foot * cardCount + card);
    if (foot == 1) list.add(moveLayout.covered, numberOf(row.back().card()));

    const int before = row.empty() ? 0 : evaluationOf(column).winner == mover ? 1 : 2;
    const int change = before * 2 + (wouldWin(mover, column, place.card) ? 1 : 0);
    list.add(moveLayout.change, (change * 4 + lacking) * pointCases + worth);
    list.add(moveLayout.cardChange, card * leadCases * 2 + change);
}

void Features::swap(Seat mover, int column, FeatureList& list) const {
    const int here = board_.abilityColumn;
    const int gain = goalOf(here).points() - goalOf(column).points();
    const auto leads = [&](int one) { return evaluationOf(one).winner == mover ? 1 : 0; };
    list.add(moveLayout.swap, mostPoints + gain);
    list.add(moveLayout.swapLeads, (leads(here) * 2 + leads(column)) * 3 + (gain > 0 ? 2 : gain < 0 ? 0 : 1));
}

}  // namespace intrika::schemes
