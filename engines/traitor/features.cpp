#include "engines/traitor/features.h"

#include "engines/core/move_key.h"
#include "engines/traitor/conflict.h"
#include "engines/traitor/standoff.h"

#include <algorithm>

namespace intrika::traitor {
namespace {

constexpr int leftCases = 10;  // rounds left, and none
constexpr int phaseCases = static_cast<int>(phaseIds.size());
constexpr int handCases = handLimit + 2;
constexpr int outlookCases = 5;  // of a conflict: `outlookOf`
constexpr int prizeCases = 9;
constexpr int timeCases = 3;
constexpr int leadSteps = 17;  // `stepOf`

struct SeatLayout : FeatureLayout {
    FeatureBlock bias = block(1);
    FeatureBlock seats = block(maxPlayers + 1);
    FeatureBlock left = block(leftCases);
    FeatureBlock score = block(60);
    FeatureBlock scoreLeft = block(leftCases);
    FeatureBlock leadLeft = block(leftCases);
    FeatureBlock rank = block(maxPlayers * leftCases);
    FeatureBlock handOf = block(supplyKinds * 6);
    FeatureBlock handCount = block(handCases);
    FeatureBlock handCountLeft = block(leftCases * 3);
    FeatureBlock handPoints = block(leftCases);
    FeatureBlock paying = block(leftCases * 4);
    FeatureBlock idle = block(leftCases * 4);
    FeatureBlock depots = block(leftCases * 3);
    FeatureBlock depotHand = block(3 * 4);
    FeatureBlock stock = block(4);
    FeatureBlock estateAt = block(landCount * 2);
    FeatureBlock phase = block(phaseCases * 2);
    FeatureBlock turn = block(maxPlayers * phaseCases);
    FeatureBlock chose = block(actionCount);
    FeatureBlock choseLeft = block(actionCount * timeCases);
    FeatureBlock holder = block(2);
    FeatureBlock starts = block(maxPlayers);
    FeatureBlock ownLands = block(ringSize + 1);
    FeatureBlock servants = block(maxPlayers + 1);
    FeatureBlock lead = block(2);
    FeatureBlock outlook = block(2 * outlookCases);
    FeatureBlock outlookServants = block(outlookCases * (maxPlayers + 1));
    FeatureBlock outlookMine = block(outlookCases * 4);
    FeatureBlock prize = block(2 * outlookCases);
    FeatureBlock rivalPrize = block(2 * outlookCases);
    FeatureBlock prizeOf = block(outlookCases * prizeCases);
    FeatureBlock swing = block(2);
    FeatureBlock stake = block(2 * leadSteps);
    FeatureBlock risk = block(2 * leadSteps);
    FeatureBlock margin = block(2 * leadSteps);
    FeatureBlock toPlay = block(2 * (maxPlayers + 1) * (maxPlayers + 1));
    FeatureBlock drafted = block(actionCount * maxPlayers);
    FeatureBlock projected = block(leftCases);
    FeatureBlock projectedLead = block(leftCases);
    FeatureBlock projectedRank = block(maxPlayers * leftCases);
    FeatureBlock played = block(1);
};
constexpr SeatLayout seatLayout;

struct MoveLayout : FeatureLayout {
    FeatureBlock kind = block(static_cast<int>(std::variant_size_v<Move>));
    FeatureBlock action = block(actionCount * timeCases);
    FeatureBlock actionOutlook = block(actionCount * outlookCases);
    FeatureBlock actionLead = block(actionCount * 8);
    FeatureBlock actionServants = block(actionCount * (maxPlayers + 1));
    FeatureBlock actionHand = block(actionCount * handCases);
    FeatureBlock actionEstates = block(actionCount * 4);
    FeatureBlock actionPrize = block(actionCount * prizeCases);
    FeatureBlock actionHolder = block(actionCount * 2);
    FeatureBlock supplies = block(handCases * timeCases);
    FeatureBlock suppliesPoints = block(timeCases);
    FeatureBlock suppliesOutlook = block(outlookCases * outlookCases);
    FeatureBlock suppliesOutlookCount = block(outlookCases * outlookCases * handCases);
    FeatureBlock suppliesPrize = block(outlookCases * prizeCases);
    FeatureBlock suppliesMargin = block(24);
    FeatureBlock borderLead = block(31);
    FeatureBlock borderServants = block(3 * (maxPlayers + 1));
    FeatureBlock borderLands = block(2 * landCount);
    FeatureBlock borderEstates = block(4);
    FeatureBlock build = block(landCount * 4 * timeCases);
    FeatureBlock flip = block(landCount * 2);
    FeatureBlock flipFrom = block(4 * timeCases);
    FeatureBlock discard = block(handCases);
    FeatureBlock discardPoints = block(1);
    FeatureBlock estate = block(landCount * 2);
};
constexpr MoveLayout moveLayout;

constexpr float tenth = 0.1f;

int timeOf(int left) { return left <= 1 ? 0 : left <= 3 ? 1 : 2; }

// Of a house whose lead is `lead`, where it may yet gain or lose so much: 0 lost, 1 behind, 2 tied, 3 ahead, 4 won.
int outlookOf(int lead, int gain, int loss) {
    if (lead > loss) return 4;
    if (lead + gain < 0) return 0;
    return lead < 0 ? 1 : lead == 0 ? 2 : 3;
}

// A lead in steps of two points; a tie is the one in the middle.
int stepOf(int lead) { return leadSteps / 2 + (lead > 0 ? lead + 1 : lead - 1) / 2; }

// By how much, or so much that more does not matter.
float scaled(int lead) { return std::clamp(tenth * static_cast<float>(lead), -2.0f, 2.0f); }

}  // namespace

FeatureCounts Features::counts() { return {seatLayout.total, moveLayout.total}; }

Features::Features(const State& position)
    : position_(position),
      board_(position.board),
      left_(board_.phase == Phase::over ? 0 : roundsOf(board_.seats) - board_.round + 1) {
    for (Seat seat = 0; seat < board_.seats; ++seat) houses_[seat] = board_.players[seat].house;
    if (isFought()) countCamps();
    project();
}

bool Features::isFought() const {
    return board_.conflict != noSlot &&
           (board_.phase == Phase::setAside || board_.phase == Phase::action || board_.phase == Phase::supply);
}

bool Features::hasStillToPlay(Seat seat) const {
    if (board_.phase != Phase::supply) return true;
    return board_.turnOf(seat) >= board_.turnOf(board_.actor);
}

void Features::countCamps() {
    State shown = position_;
    for (const Seat seat : turncoats(position_)) shown.board.players[seat].house = other(houses_[seat]);
    const LastConflict count = countConflict(shown);
    for (Seat seat = 0; seat < board_.seats; ++seat) {
        houses_[seat] = shown.board.players[seat].house;
        Camp& camp = camps_[static_cast<std::size_t>(houses_[seat])];
        ++camp.servants;
        const SupplySet hand = position_.cards[seat].hand;
        if (!hasStillToPlay(seat) || hand.empty()) continue;
        camp.possible += hand.points();
        ++camp.toPlay;
    }
    for (int index = 0; index < houseCount; ++index) {
        Camp& camp = camps_[static_cast<std::size_t>(index)];
        const auto losing = sidesAt(board_, board_.conflict, static_cast<House>(index)).others;
        camp.points = count.totals[static_cast<std::size_t>(index)];
        camp.prize = prizeFor(board_, losing, camp.servants);
    }
}

// T-44, T-45, T-80: with the points of those who are ahead now, and of depots in the last round.
void Features::project() {
    for (Seat seat = 0; seat < board_.seats; ++seat) {
        const Player& player = board_.players[seat];
        int score = player.score;
        if (isFought()) {
            const House house = houses_[seat];
            score += leadOf(house) > 0 ? camp(house).prize : 0;
            score += position_.whoChose(Action::traitor) == seat ? 1 : 0;
            score += position_.whoChose(Action::strategist) == seat ? 2 : 0;
        }
        if (left_ == 1) score += player.depots.count() * std::min(3, position_.cards[seat].hand.count());
        projected_[seat] = static_cast<std::int16_t>(score);
    }
}

void Features::seat(Seat seat, FeatureList& list) const {
    list.add(seatLayout.bias);
    list.add(seatLayout.seats, board_.seats);
    list.add(seatLayout.left, left_);
    standing(seat, list);
    projection(seat, list);
    hand(seat, list);
    if (isFought()) conflict(seat, list);
    draft(seat, list);
    list.add(seatLayout.phase, static_cast<int>(board_.phase) * 2 + (board_.actor == seat ? 1 : 0));
    if (board_.actor != noSeat) {
        const int turn = seat >= board_.actor ? seat - board_.actor : seat + board_.seats - board_.actor;
        list.add(seatLayout.turn, turn * phaseCases + static_cast<int>(board_.phase));
    }
    for (int action = 0; action < actionCount; ++action) {
        if (position_.chosenBy[static_cast<std::size_t>(action)] != seat) continue;
        list.add(seatLayout.chose, action);
        list.add(seatLayout.choseLeft, action * timeCases + timeOf(left_));
    }
}

void Features::standing(Seat seat, FeatureList& list) const {
    const Player& player = board_.players[seat];
    int before = 0;
    int bestOther = -1;
    for (Seat rival = 0; rival < board_.seats; ++rival) {
        const int score = board_.players[rival].score;
        before += score > player.score ? 1 : 0;
        if (rival != seat) bestOther = std::max(bestOther, score);
    }
    list.add(seatLayout.score, player.score);
    list.add(seatLayout.scoreLeft, left_, tenth * player.score);
    list.add(seatLayout.leadLeft, left_, tenth * static_cast<float>(player.score - bestOther));
    list.add(seatLayout.rank, before * leftCases + left_);

    const SlotSet own = board_.slotsOf(player.house);
    const int paying = (player.estates & own).count();
    list.add(seatLayout.paying, left_ * 4 + paying);
    list.add(seatLayout.idle, left_ * 4 + player.estates.count() - paying);
    list.add(seatLayout.depots, left_ * 3 + player.depots.count());
    list.add(seatLayout.stock, player.stock());
    for (const std::uint8_t slot : player.estates) {
        list.add(seatLayout.estateAt, static_cast<int>(board_.lands[slot]) * 2 + (own.contains(slot) ? 1 : 0));
    }
    list.add(seatLayout.ownLands, own.count());
    list.add(seatLayout.holder, board_.strategyHolder == seat ? 1 : 0);
    list.add(seatLayout.starts, board_.turnOf(seat));
}

void Features::projection(Seat seat, FeatureList& list) const {
    const int own = projected_[seat];
    int before = 0;
    int bestOther = -1;
    for (Seat rival = 0; rival < board_.seats; ++rival) {
        before += projected_[rival] > own ? 1 : 0;
        if (rival != seat) bestOther = std::max<int>(bestOther, projected_[rival]);
    }
    list.add(seatLayout.projected, left_, tenth * static_cast<float>(own));
    list.add(seatLayout.projectedLead, left_, scaled(own - bestOther));
    list.add(seatLayout.projectedRank, before * leftCases + left_);
}

// What the draft still offers to those who have not chosen, the sooner they come the better.
void Features::draft(Seat seat, FeatureList& list) const {
    if (board_.phase != Phase::action || board_.turnOf(seat) < board_.turnOf(board_.actor)) return;
    const int turns = board_.turnOf(seat) - board_.turnOf(board_.actor);
    for (const Action action : position_.draft) {
        list.add(seatLayout.drafted, static_cast<int>(action) * maxPlayers + turns);
    }
}

void Features::hand(Seat seat, FeatureList& list) const {
    const SupplySet hand = position_.cards[seat].hand;
    for (int kind = 0; kind < supplyKinds; ++kind) list.add(seatLayout.handOf, kind * 6 + hand.copies(kind));
    list.add(seatLayout.handCount, hand.count());
    list.add(seatLayout.handCountLeft, left_ * 3 + std::min(hand.count(), 2));
    list.add(seatLayout.handPoints, left_, tenth * static_cast<float>(hand.points()));
    list.add(seatLayout.depotHand, board_.players[seat].depots.count() * 4 + std::min(hand.count(), 3));
    list.add(seatLayout.played, 0, tenth * static_cast<float>(position_.cards[seat].played.points()));
}

void Features::conflict(Seat seat, FeatureList& list) const {
    const House house = houses_[seat];
    const Camp& mine = camp(house);
    const Camp& theirs = camp(other(house));
    const int lead = leadOf(house);
    const int outlook = outlookOf(lead, mine.possible, theirs.possible);
    const int late = board_.phase == Phase::supply ? 1 : 0;
    const int held = hasStillToPlay(seat) ? std::min(position_.cards[seat].hand.count(), 2) + 1 : 0;
    list.add(seatLayout.servants, mine.servants);
    list.add(seatLayout.lead, late, scaled(lead));
    list.add(seatLayout.outlook, late * outlookCases + outlook);
    list.add(seatLayout.outlookServants, outlook * (maxPlayers + 1) + mine.servants);
    list.add(seatLayout.outlookMine, outlook * 4 + held);
    list.add(seatLayout.prize, late * outlookCases + outlook, tenth * static_cast<float>(mine.prize));
    list.add(seatLayout.rivalPrize, late * outlookCases + outlook, tenth * static_cast<float>(theirs.prize));
    list.add(seatLayout.prizeOf, outlook * prizeCases + mine.prize);
    list.add(seatLayout.swing, 0, tenth * static_cast<float>(mine.possible));
    list.add(seatLayout.swing, 1, tenth * static_cast<float>(theirs.possible));
    stakes(seat, late, list);
}

// What is to be won and lost, by how likely that is: by the lead now, and by who may still swing it.
void Features::stakes(Seat seat, int late, FeatureList& list) const {
    const House house = houses_[seat];
    const Camp& mine = camp(house);
    const Camp& theirs = camp(other(house));
    const int step = late * leadSteps + std::clamp(stepOf(leadOf(house)), 0, leadSteps - 1);
    const int margin = leadOf(house) + (mine.possible - theirs.possible) / 2;
    list.add(seatLayout.stake, step, tenth * static_cast<float>(mine.prize));
    list.add(seatLayout.risk, step, tenth * static_cast<float>(theirs.prize));
    list.add(seatLayout.margin, late * leadSteps + std::clamp(stepOf(margin), 0, leadSteps - 1));
    list.add(seatLayout.toPlay, (late * (maxPlayers + 1) + mine.toPlay) * (maxPlayers + 1) + theirs.toPlay);
}

void Features::action(Seat mover, const ChooseAction& choice, FeatureList& list) const {
    const int card = static_cast<int>(choice.card);
    const Player& player = board_.players[mover];
    const House house = houses_[mover];
    const int lead = leadOf(house);
    const Camp& theirs = camp(other(house));
    list.add(moveLayout.action, card * timeCases + timeOf(left_));
    list.add(moveLayout.actionOutlook, card * outlookCases + outlookOf(lead, camp(house).possible, theirs.possible));
    list.add(moveLayout.actionLead, card * 8 + std::clamp(4 + (lead >= 0 ? lead : lead - 2) / 3, 0, 7));
    list.add(moveLayout.actionServants, card * (maxPlayers + 1) + camp(house).servants);
    list.add(moveLayout.actionHand, card * handCases + position_.cards[mover].hand.count());
    list.add(moveLayout.actionEstates, card * 4 + (player.estates & board_.slotsOf(player.house)).count());
    list.add(moveLayout.actionPrize, card * prizeCases + std::min(camp(house).prize, prizeCases - 1));
    list.add(moveLayout.actionHolder, card * 2 + (board_.strategyHolder == mover ? 1 : 0));
}

void Features::supplies(Seat mover, const PlaySupplies& play, FeatureList& list) const {
    const House house = houses_[mover];
    const Camp& theirs = camp(other(house));
    const int lead = leadOf(house);
    const int points = play.cards.points();
    const int count = play.cards.count();
    const int friends = camp(house).possible - position_.cards[mover].hand.points();
    const int before = outlookOf(lead, friends, theirs.possible);
    const int after = outlookOf(lead + points, friends, theirs.possible);
    list.add(moveLayout.supplies, count * timeCases + timeOf(left_));
    list.add(moveLayout.suppliesPoints, timeOf(left_), tenth * static_cast<float>(points));
    list.add(moveLayout.suppliesOutlook, before * outlookCases + after);
    list.add(moveLayout.suppliesOutlookCount, (before * outlookCases + after) * handCases + count);
    list.add(moveLayout.suppliesPrize, after * prizeCases + std::min(camp(house).prize, prizeCases - 1));
    list.add(moveLayout.suppliesMargin, lead + points + 8);
}

void Features::border(Seat mover, const SetConflict& set, FeatureList& list) const {
    const Player& player = board_.players[mover];
    const Sides sides = sidesAt(board_, set.slot, player.house);
    const int lead = landLead(board_, sides);
    list.add(moveLayout.borderLead, lead + 15);
    list.add(moveLayout.borderServants, (lead > 0    ? 2
                                         : lead == 0 ? 1
                                                     : 0) *
                                                (maxPlayers + 1) +
                                            servantsOf(board_, player.house));
    list.add(moveLayout.borderLands, static_cast<int>(board_.lands[sides.others]));
    list.add(moveLayout.borderLands, landCount + static_cast<int>(board_.lands[sides.own]));
    list.add(moveLayout.borderEstates,
             (player.estates.contains(sides.own) ? 1 : 0) + (player.estates.contains(sides.others) ? 2 : 0));
}

// A place for a building: `which` of so many cases, on this land, and whether the own house has it.
void Features::building(Seat mover, std::uint8_t slot, FeatureBlock block, int which, FeatureList& list) const {
    const int own = board_.houseOf(slot) == board_.players[mover].house ? 1 : 0;
    list.add(block, (which * landCount + static_cast<int>(board_.lands[slot])) * 2 + own);
}

void Features::move(Seat mover, const Move& move, FeatureList& list) const {
    list.add(moveLayout.kind, static_cast<int>(move.index()));
    std::visit(Overloaded{[&](const ChooseAction& choice) { action(mover, choice, list); },
                          [&](const PlaySupplies& play) { supplies(mover, play, list); },
                          [&](const SetConflict& set) { border(mover, set, list); },
                          [&](const PlaceEstate& place) { building(mover, place.slot, moveLayout.estate, 0, list); },
                          [&](const Build& build) {
                              const int which = timeOf(left_) * 2 + static_cast<int>(build.side);
                              building(mover, build.slot, moveLayout.build, which, list);
                          },
                          [&](const Flip& flip) {
                              const Player& player = board_.players[mover];
                              const int from = player.estates.contains(flip.slot) ? 2 : 0;
                              const int own = board_.houseOf(flip.slot) == player.house ? 1 : 0;
                              building(mover, flip.slot, moveLayout.flip, 0, list);
                              list.add(moveLayout.flipFrom, (from + own) * timeCases + timeOf(left_));
                          },
                          [&](const Discard& discard) {
                              list.add(moveLayout.discard, discard.cards.count());
                              list.add(moveLayout.discardPoints, 0, tenth * static_cast<float>(discard.cards.points()));
                          },
                          [](const Pass&) {}},
               move);
}

}  // namespace intrika::traitor
