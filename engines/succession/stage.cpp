#include "engines/succession/stage.h"
namespace intrika::succession {
Tableau Stage::tableau(const View&) { return {}; }
Prompt Stage::prompt(const View&, Seat, std::span<const Move> moves) {
    Prompt p;
    for (const Move& m : moves) p.choices.push_back({keyOf(m), {}, {}});
    return p;
}
Text Stage::sentence(const Happening&) { return {}; }
Text Stage::whyNot(const View&, Seat, std::span<const Pick>) { return {}; }
}  // namespace intrika::succession
