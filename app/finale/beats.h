// What comes after what at the end of a game, ms.
#pragma once

#include <algorithm>

namespace intrika::finale {

class Beats {
public:
    Beats(int ranks, int cards) : ranks_(ranks), cards_(cards) {}

    double curtain(double now) const { return share(now, 0, curtainMs); }
    double medal(double now) const { return share(now, curtainMs, medalMs); }
    double ribbon(double now) const { return share(now, curtainMs + medalMs, ribbonMs); }
    // From the last of them to the second; `rank` counts from the best on.
    double rank(double now, int rank) const {
        return share(now, ranksBegin() + (ranks_ - 1 - rank) * rankMs, 2 * rankMs);
    }
    double card(double now, int card) const { return share(now, cardsBegin() + card * rankMs, turnMs); }
    int end() const { return cardsBegin() + std::max(0, cards_ - 1) * rankMs + turnMs; }

private:
    static constexpr int curtainMs = 500, medalMs = 300, ribbonMs = 200, rankMs = 80, turnMs = 240;

    static constexpr int ranksBegin() { return curtainMs + medalMs + ribbonMs; }
    int cardsBegin() const { return ranksBegin() + (ranks_ + 1) * rankMs; }
    // Quick at first, slow in the end.
    static double share(double now, double begin, double length) {
        const double gone = std::clamp((now - begin) / length, 0.0, 1.0);
        return 1 - (1 - gone) * (1 - gone) * (1 - gone);
    }

    int ranks_;
    int cards_;
};

}  // namespace intrika::finale
