#include "app/pages/page_ground.h"

#include "app/faces/painted_picture.h"
#include "app/pages/look.h"
#include "app/surfaces/ground_plan.h"
#include "app/surfaces/surface.h"

#include <QPainter>
#include <QStackedWidget>
#include <QVariant>

namespace intrika::pages {
namespace {

constexpr char surfaceProperty[] = "surface";

QString gameUnder(const QWidget& page) {
    for (const QWidget* at = &page; at != nullptr; at = at->parentWidget()) {
        const QVariant game = at->property(surfaceProperty);
        if (game.isValid()) return game.toString();
    }
    return {};
}

void paintGround(QPainter& painter, QSizeF size, const QString& game, Cloth cloth) {
    if (game.isEmpty()) return paintCloth(painter, QRectF(QPointF(), size), tableInk(cloth));
    GroundPlan plan;
    plan.table = size;
    const Surface surface(game, cloth);
    surface.paintStill(painter, plan);
    surface.paintChanging(painter, plan);
}

}  // namespace

void laySurface(QStackedWidget& pages, const QString& game) {
    pages.setProperty(surfaceProperty, game);
    pages.update();
}

void PageGround::paint(QPainter& painter, const QWidget& page) {
    const QString game = gameUnder(page);
    const Cloth cloth = clothUnder(page);
    if (picture_.isNull() || size_ != page.size() || game_ != game || cloth_ != cloth) {
        size_ = page.size();
        game_ = game;
        cloth_ = cloth;
        const double ratio = page.devicePixelRatioF();
        const auto draw = [&](QPainter& on) { paintGround(on, QSizeF(size_), game_, cloth_); };
        picture_ = QPixmap::fromImage(paintedPicture(size_ * ratio, ratio, draw));
    }
    painter.drawPixmap(0, 0, picture_);
}

}  // namespace intrika::pages
