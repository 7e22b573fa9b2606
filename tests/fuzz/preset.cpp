// Whatever a print preset holds, it is a choice that pages can be planned for or it is said what is wrong; what was
// read is kept and read again as the same.
#include "app/print/print_plan.h"
#include "tests/fuzz/promises.h"
#include "tests/support/rooms.h"

using namespace intrika;
using namespace intrika::fuzz;

namespace {

constexpr double roundingMm = 0.01;

void mustLieOnPaper(const PrintPlan& plan) {
    for (const Page& page : plan.pages) {
        const QRectF paper = QRectF(QPointF(), page.paper).adjusted(-roundingMm, -roundingMm, roundingMm, roundingMm);
        for (const Placed& placed : page.placed) must(paper.contains(placed.cut));
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Kit kit = loadKit(QStringLiteral("confidants"));
    const QSizeF board(520, 380);
    const auto options = optionsFromJson({reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)});
    if (!isRead(options)) return 0;
    const QByteArray kept = toJson(*options);
    const auto back = optionsFromJson(kept);
    must(back && toJson(*back) == kept);
    const auto plan = planPrint(kit, *options, board, 3);
    if (isRead(plan, "confidants")) mustLieOnPaper(*plan);
    return 0;
}
