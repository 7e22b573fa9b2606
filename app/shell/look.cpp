#include "app/shell/look.h"

#include "app/faces/game_scene.h"
#include "app/faces/palette.h"
#include "app/faces/text_fit.h"

#include <QPainter>
#include <QRadialGradient>
#include <QSvgRenderer>

namespace intrika {
namespace {

template <class Draw>
QPixmap drawnPixmap(QSize size, qreal devicePixelRatio, const Draw& draw) {
    QPixmap pixmap(size * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
    return pixmap;
}

}  // namespace

void paintCloth(QPainter& painter, const QRect& area) {
    QRadialGradient light(QPointF(area.center().x(), area.top() + area.height() * 0.45), area.width() * 0.7);
    light.setColorAt(0, QColor(ink::tableLight));
    light.setColorAt(1, QColor(ink::tableDark));
    painter.fillRect(area, light);

    // The weave: both diagonals, as one tile.
    constexpr int side = 7;
    QPixmap weave(side, side);
    weave.fill(Qt::transparent);
    QPainter thread(&weave);
    thread.setPen(QColor(255, 255, 255, 8));
    thread.drawLine(0, 0, side, side);
    thread.drawLine(side, 0, 0, side);
    thread.end();
    painter.drawTiledPixmap(area, weave);
}

QString pageStyle() {
    return QStringLiteral(
        "QPushButton[look='gold'] { background: #F2C85B; color: #221A08; border: 3px solid #F2C85B;"
        " border-radius: 8px; padding: 8px 18px; }"
        "QPushButton[look='gold']:hover { background: #FFDB7D; border-color: #FFDB7D; }"
        "QPushButton[look='gold']:focus { border-color: #FFFFFF; }"
        "QPushButton[look='gold']:disabled { background: #8C8268; border-color: #8C8268; color: #221A08; }"
        "QPushButton[look='plain'] { background: #142025; color: #FBF1D8; border: 2px solid #D9B56A;"
        " border-radius: 8px; padding: 7px 16px; }"
        "QPushButton[look='plain']:hover { background: #22343A; }"
        "QPushButton[look='plain']:focus { border-color: #FFFFFF; }"
        "QPushButton[look='quiet'] { background: transparent; color: #C9D3CE; border: 2px solid transparent;"
        " border-radius: 4px; padding: 2px 6px; }"
        "QPushButton[look='quiet']:hover { color: #FFFFFF; }"
        "QPushButton[look='quiet']:checked { color: #F2C85B; }"
        "QPushButton[look='quiet']:focus { border-color: #FFFFFF; }");
}

QFont houseFont(int pixels, QFont::Weight weight) {
    return textFont(weight >= QFont::DemiBold ? Cut::bold : Cut::regular, pixels);
}

QFont houseItalic(int pixels) { return textFont(Cut::italic, pixels); }

QPixmap iconPixmap(const QString& name, QSize size, qreal devicePixelRatio) {
    return drawnPixmap(size, devicePixelRatio, [&](QPainter& painter) {
        QSvgRenderer(QStringLiteral(":/icons/%1.svg").arg(name)).render(&painter, QRectF(QPointF(), size));
    });
}

QPixmap posterScene(const QString& game, QSize size, qreal devicePixelRatio) {
    const GameScene scene(game);
    if (scene.isEmpty()) return iconPixmap(QStringLiteral("poster"), size, devicePixelRatio);
    return drawnPixmap(size, devicePixelRatio,
                       [&](QPainter& painter) { scene.paint(painter, QRectF(QPointF(), size)); });
}

}  // namespace intrika
