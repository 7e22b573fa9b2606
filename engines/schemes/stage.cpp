#include "engines/schemes/stage.h"
namespace intrika::schemes {
Tableau Stage::tableau(const View&) { return {}; }
Prompt Stage::prompt(const View&, Seat, std::span<const Move>) { return {}; }
Text Stage::sentence(const Happening&) { return {}; }
Text Stage::whyNot(const View&, Seat, std::span<const Pick>) { return {}; }
}  // namespace intrika::schemes
