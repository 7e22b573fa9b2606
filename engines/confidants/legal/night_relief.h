// What a night in a settlement brings (section 7.14).
#pragma once

#include "engines/confidants/board/board.h"

#include <array>

namespace intrika::confidants {

struct NightRelief {
    int fatigue, finding;
};

// E-122, E-123: of the first night in the same settlement, and of each further one.
constexpr NightRelief reliefOf(Settled kind, bool isFirst) {
    constexpr std::array<NightRelief, 3> first{{{3, 0}, {4, 1}, {5, 1}}}, further{{{1, 0}, {2, 0}, {2, 1}}};
    return (isFirst ? first : further)[static_cast<std::size_t>(kind)];
}

}  // namespace intrika::confidants
