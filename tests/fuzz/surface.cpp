// Whatever a file of a surface holds, it can be painted in both cloths; what could not be understood is told.
#include "app/surfaces/surface.h"
#include "tests/fuzz/promises.h"
#include "tests/support/rooms.h"

#include <QGuiApplication>
#include <QImage>
#include <QJsonDocument>
#include <QPainter>

using namespace intrika;
using namespace intrika::fuzz;

namespace {

// Small, with something of everything that parts are drawn round.
GroundPlan smallPlan() {
    GroundPlan plan;
    plan.table = QSizeF(160, 108);
    plan.progress = 0.5;
    for (int i = 0; i < 4; ++i) {
        const QRectF box(20 + 30 * (i % 2), 20 + 30 * (i / 2), 12, 16);
        plan.ring.push_back({box, {}, i < 2 ? "eagle" : "rose", false});
        plan.borders.push_back(box.topRight());
        plan.columns.push_back({box, {}, {}, i == 1});
        plan.piles.push_back({box, box.translated(0, 18), "red", false});
    }
    plan.seats = {QRectF(0, 0, 40, 20)};
    plan.map = QRectF(50, 4, 60, 100);
    return plan;
}

}  // namespace

// Numerals are written with the program's fonts.
extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
    static QGuiApplication app(*argc, *argv);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray text(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const QJsonObject file = QJsonDocument::fromJson(text).object();
    QStringList problems;
    const Surface surface(QStringLiteral("traitor"), file, size % 2 == 0 ? Cloth::dark : Cloth::light, &problems);
    const GroundPlan plan = smallPlan();
    QImage image(plan.table.toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    surface.paintStill(painter, plan);
    surface.paintChanging(painter, plan);
    for (const QString& problem : problems) must(!problem.isEmpty());
    return 0;
}
