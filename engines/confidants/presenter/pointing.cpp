#include "engines/confidants/presenter/pointing.h"

#include "engines/confidants/presenter/pieces.h"

#include <algorithm>
#include <string>

namespace intrika::confidants {
namespace {

using Picks = std::vector<Pick>;

constexpr std::array<const char*, 17> wordIds{
    "word.end-turn", "word.merge",   "word.stop-over", "word.toll",   "word.intrigue", "word.double-pay",
    "word.supper",   "word.guide",   "word.trade",     "word.cancel", "word.let-pass", "word.accept",
    "word.decline",  "word.use-tip", "word.keep-tip",  "word.fight",  "word.stay"};

Pick placePick(ZoneId where, int place) { return {Pick::On::place, where, static_cast<std::uint16_t>(place)}; }
Pick facePick(ZoneId where, FaceId face) { return {Pick::On::face, where, face}; }
Pick seatPick(int seat) { return {Pick::On::seat, noZone, static_cast<std::uint16_t>(seat)}; }
Pick unitPick(Seat seat, ArmyKind army) { return facePick(zone(SeatZone::units, seat), unitFace(army)); }

Picks operator+(Picks picks, const Pick& more) {
    picks.push_back(more);
    return picks;
}
Picks operator+(Picks picks, const Picks& more) {
    picks.insert(picks.end(), more.begin(), more.end());
    return picks;
}

bool isInCoins(const Offer& offer) {
    const auto fits = [](Goods goods) { return !goods.isGold() || goods.gold() <= mostCoins; };
    return fits(offer.give) && fits(offer.want);
}

// Which buttons a move needs.
struct WordsOf {
    const OpenState& state;

    WordSet operator()(const March& move) const {
        WordSet words;
        const bool exact = move.army == ArmyKind::patrician && state.options.exactMove;
        if (exact && move.steps < state.turn.left) words = words.with(Word::stopOver);
        return move.toll != 0 ? words.with(Word::toll) : words;
    }
    WordSet operator()(const Intrigue&) const { return WordSet::of(Word::intrigue); }
    WordSet operator()(const DoublePay&) const { return WordSet::of(Word::doublePay); }
    WordSet operator()(const Supper&) const { return WordSet::of(Word::supper); }
    WordSet operator()(const Guide&) const { return WordSet::of(Word::guide); }
    // Offers of more gold than lies there in coins are in the list alone.
    WordSet operator()(const Offer& move) const { return isInCoins(move) ? WordSet::of(Word::trade) : WordSet(); }
    WordSet operator()(const EndTurn& move) const {
        return WordSet::of(move.merge.empty() ? Word::endTurn : Word::merge);
    }
    WordSet operator()(const Veto& move) const { return WordSet::of(move.use ? Word::cancel : Word::letPass); }
    WordSet operator()(const Answer& move) const { return WordSet::of(move.accept ? Word::accept : Word::decline); }
    WordSet operator()(const Tip& move) const { return WordSet::of(move.use ? Word::useTip : Word::keepTip); }
    WordSet operator()(const Stay&) const { return WordSet::of(Word::stay); }
    WordSet operator()(const Fight& move) const {
        return WordSet::of(move.pay == noArmy ? Word::fight : Word::doublePay);
    }
    template <class Other>
    WordSet operator()(const Other&) const {
        return {};
    }
};

WordSet wordsOf(const OpenState& state, const Move& move) { return std::visit(WordsOf{state}, move); }

// What is pointed at beside the buttons.
struct ThingsOf {
    const View& view;
    Seat seat;

    Pick mapPick(Spot spot) const { return placePick(zone(TableZone::map), placeOf(view.board(), spot)); }
    Pick cardPick(By by) const {
        const ZoneId laid = zone(SeatZone::bid, seat);
        return facePick(laid, by == By::action ? rankFace(view.players[seat].bid) : secretFace(view.own.bid.card));
    }
    Picks coins(ArmyKind payer, int gold) const {
        return Picks(static_cast<std::size_t>(gold), facePick(goodsZone(seat, payer), goldFace));
    }
    Pick own(ArmyKind army) const { return unitPick(seat, army); }
    Pick giftPick(Seat owner, ArmyKind army, Gift gift) const {
        return placePick(goodsZone(owner, army), placeOfGift(view, owner, army, gift));
    }
    Picks goods(Seat owner, ArmyKind army, Goods goods) const {
        if (goods.isGift()) return {giftPick(owner, army, goods.gift())};
        const ZoneId lies = goodsZone(owner, army);
        if (goods.isWagon()) return {facePick(lies, wagonFace(goods.wagon()))};
        return Picks(static_cast<std::size_t>(goods.gold()), facePick(lies, goldFace));
    }

    Picks operator()(const Place& move) const {
        Picks picks;
        const auto start = view.board().start();
        for (const ArmyKind army : allArmies) {
            const NodeId at = view.board().node(move.at[static_cast<std::size_t>(army)]);
            const auto index = std::find(start.begin(), start.end(), at) - start.begin();
            picks.push_back(placePick(beginZone(army), static_cast<int>(index)));
        }
        return picks;
    }
    Picks operator()(const Load& move) const {
        Picks picks;
        for (const ArmyKind army : allArmies) {
            picks.push_back(facePick(beginZone(army), wagonFace(move.wagons[static_cast<std::size_t>(army)])));
        }
        return picks;
    }
    Picks operator()(const Bid& move) const {
        const ZoneId hand = zone(SeatZone::hand, seat);
        return {facePick(hand, rankFace(move.rank)), facePick(hand, secretFace(move.secret))};
    }
    Picks operator()(const March& move) const { return {own(move.army), mapPick(move.to)}; }
    Picks operator()(const Use& move) const { return {cardPick(move.by)}; }
    Picks operator()(const Bribe& move) const {
        return Picks{cardPick(By::action)} + coins(move.payer, move.rounds == 1 ? 1 : view.options.twoRoundBribe);
    }
    Picks operator()(const Scheme& move) const { return {cardPick(move.by), seatPick(move.target)}; }
    Picks operator()(const Send& move) const {
        if (move.goods.isGold() && move.goods.gold() > mostCoins) return {};
        Picks picks = goods(seat, move.from, move.goods) + own(move.to);
        if (move.way != Way::hand) picks.push_back(cardPick(move.way == Way::action ? By::action : By::secret));
        return picks;
    }
    Picks operator()(const Recruit& move) const {
        return Picks{cardPick(By::secret), mapPick(move.at),
                     facePick(goodsZone(seat, move.army), unitFace(move.army))} +
               coins(move.payer, 2);
    }
    Picks operator()(const Luck& move) const { return {cardPick(By::secret), own(move.army)}; }
    Picks operator()(const Exchange& move) const {
        return {facePick(zone(SeatZone::reserve, seat), secretFace(move.take))};
    }
    Picks operator()(const Intrigue& move) const { return coins(move.payer, 1) + seatPick(move.target); }
    Picks operator()(const DoublePay& move) const { return coins(move.payer, 1); }
    Picks operator()(const Supper& move) const { return coins(move.payer, 1); }
    Picks operator()(const Guide& move) const { return coins(move.payer, move.gold) + own(move.army); }
    Picks operator()(const UseGift& move) const { return {giftPick(seat, move.army, move.gift)}; }
    Picks operator()(const Offer& move) const {
        const auto other = static_cast<Seat>(move.to);
        if (other >= view.seats) return {};
        if (!isInCoins(move)) return {};
        return Picks{seatPick(other)} + goods(seat, ArmyKind::patrician, move.give) +
               goods(other, ArmyKind::patrician, move.want);
    }
    Picks operator()(const EndTurn& move) const {
        Picks picks;
        for (const ArmyKind army : move.merge) picks.push_back(own(army));
        return picks;
    }
    Picks operator()(const MoveBand& move) const {
        if (move.attacks()) return {unitPick(move.seat, move.army)};
        return {mapPick(move.to)};
    }
    Picks operator()(const Fight& move) const { return move.pay == noArmy ? Picks() : coins(move.pay, 1); }
    Picks operator()(const PlaceBand& move) const { return {mapPick(move.at)}; }
    Picks operator()(const Evict& move) const { return {mapPick(move.to)}; }
    template <class Answered>
    Picks operator()(const Answered&) const {
        return {};
    }
};

}  // namespace

Pointing::Pointing(const View& view, Seat seat, std::span<const Move> moves) : view_(view), seat_(seat) {
    for (const Move& move : moves) words_ = words_ | wordsOf(view, move);
}

std::vector<Pick> Pointing::picksFor(const Move& move) const {
    Picks picks = std::visit(ThingsOf{view_, seat_}, move);
    for (const Word word : wordsOf(view_, move)) picks.push_back(wordPick(word));
    return picks;
}

std::vector<Text> Pointing::words() const {
    std::vector<Text> texts;
    for (const Word word : words_) texts.push_back(say(wordIds[static_cast<std::size_t>(word)]));
    return texts;
}

Word Pointing::word(std::uint16_t value) const { return words_.nth(value); }

Pick Pointing::wordPick(Word word) const {
    std::uint16_t index = 0;
    for (const Word one : words_) {
        if (one == word) break;
        ++index;
    }
    return {Pick::On::word, noZone, index};
}

int placeOfGift(const View& view, Seat seat, ArmyKind army, Gift gift) {
    int place = view.seen[seat].laden.contains(army) ? 2 : 1;
    for (const Gift one : view.gifts.list(GiftZone::with(seat, army))) {
        if (one == gift) break;
        ++place;
    }
    return place;
}

}  // namespace intrika::confidants
