// What has to be pointed at for a move of the observer.
#pragma once

#include "engines/confidants/position/view.h"
#include "engines/core/choice.h"

#include <span>
#include <vector>

namespace intrika::confidants {

// The buttons of a prompt; those that none of its moves needs are left out.
enum class Word : std::uint8_t {
    endTurn,
    merge,
    stopOver,
    toll,
    intrigue,
    doublePay,
    supper,
    guide,
    trade,
    cancel,
    letPass,
    accept,
    decline,
    useTip,
    keepTip,
    fight,
    stay
};
using WordSet = SmallSet<Word, 17>;

// Coins lie before an army one by one up to this number; more are told.
inline constexpr int mostCoins = 6;

class Pointing {
public:
    Pointing(const View& view, Seat seat, std::span<const Move> moves);
    std::vector<Pick> picksFor(const Move& move) const;
    std::vector<Text> words() const;
    // Of a button.
    Word word(std::uint16_t value) const;

private:
    Pick wordPick(Word word) const;

    const View& view_;
    Seat seat_;
    WordSet words_;
};

// Where a gift lies among an army's goods.
int placeOfGift(const View& view, Seat seat, ArmyKind army, Gift gift);

}  // namespace intrika::confidants
