// Whatever a kit's file holds, it is a kit whose pieces can be laid on paper or it is said what is wrong.
#include "app/print/print_plan.h"
#include "tests/fuzz/promises.h"
#include "tests/support/rooms.h"

using namespace intrika;
using namespace intrika::fuzz;

namespace {

void mustBeOfUse(const KitPiece& piece) {
    must(!piece.size.isEmpty());
    must(piece.part != nullptr);
    must(piece.box.has_value() == (piece.part->kind == PartKind::boxes));
    must(piece.face != nullptr || piece.box || piece.part->kind == PartKind::form);
    must(!piece.key().isEmpty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QString game = QStringLiteral("confidants");
    const auto kit = parseKit(game, textIn(data, size));
    if (!isRead(kit)) return 0;
    must(kit->game == game);
    kit->faceKeys();
    const PrintOptions options;
    for (const KitPart& part : kit->parts) {
        must(kit->part(part.id) != nullptr);
        if (!part.isCutOut() && part.kind != PartKind::form) continue;
        for (const KitPiece& piece : piecesOf(*kit, part, options)) mustBeOfUse(piece);
    }
    isRead(planPrint(*kit, options, QSizeF(520, 380), 3), "confidants");
    return 0;
}
