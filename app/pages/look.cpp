#include "app/pages/look.h"

#include "app/faces/face_data.h"
#include "app/faces/game_scene.h"
#include "app/faces/text_fit.h"

#include <QJsonObject>
#include <QPainter>
#include <QStackedWidget>
#include <QSvgRenderer>
#include <QVariant>

namespace intrika::pages {
namespace {

constexpr char clothProperty[] = "cloth";  // style sheets ask for it by this name
const QString lightCloth = QStringLiteral("light");

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

void paintIcon(QPainter& painter, const QString& name, QSizeF size) {
    QSvgRenderer(QStringLiteral(":/icons/%1.svg").arg(name)).render(&painter, QRectF(QPointF(), size));
}

}  // namespace

void layCloth(QStackedWidget& pages, Cloth cloth) {
    pages.setProperty(clothProperty, cloth == Cloth::light ? lightCloth : QString());
    for (int i = 0; i < pages.count(); ++i) {
        QWidget* page = pages.widget(i);
        if (!page->styleSheet().isEmpty()) page->setStyleSheet(page->styleSheet());  // its rules are chosen anew
        page->update();
    }
}

Cloth clothUnder(const QWidget& widget) {
    for (const QWidget* at = &widget; at != nullptr; at = at->parentWidget()) {
        const QVariant cloth = at->property(clothProperty);
        if (cloth.isValid()) return cloth == lightCloth ? Cloth::light : Cloth::dark;
    }
    return Cloth::dark;
}

const TableInk& inkOf(const QWidget& widget) { return tableInk(clothUnder(widget)); }

QString pageStyle() {
    return QStringLiteral(
        "QLabel[tone='title'] { color: #FBF1D8; }"
        "QLabel[tone='tagline'] { color: #D9B56A; }"
        "QLabel[tone='quiet'] { color: #C9D3CE; }"
        "*[cloth='light'] QLabel[tone='title'] { color: #1F1B18; }"
        "*[cloth='light'] QLabel[tone='tagline'] { color: #7A1D22; }"
        "*[cloth='light'] QLabel[tone='quiet'] { color: #5A4F45; }");
}

QFont houseFont(int pixels, QFont::Weight weight) {
    return textFont(weight >= QFont::DemiBold ? Cut::bold : Cut::regular, textPixels(pixels));
}

QFont houseItalic(int pixels) { return textFont(Cut::italic, textPixels(pixels)); }

QColor gameColour(const QString& game) { return groundNamed(readFaceFile(game), QStringLiteral("game")).ground; }

QPixmap iconPixmap(const QString& name, QSize size, qreal devicePixelRatio) {
    return drawnPixmap(size, devicePixelRatio, [&](QPainter& painter) { paintIcon(painter, name, size); });
}

void paintPosterScene(QPainter& painter, const QString& game, QSizeF size) {
    const GameScene scene(game);
    if (scene.isEmpty()) return paintIcon(painter, QStringLiteral("poster"), size);
    scene.paint(painter, QRectF(QPointF(), size));
}

QPixmap posterScene(const QString& game, QSize size, qreal devicePixelRatio) {
    return drawnPixmap(size, devicePixelRatio, [&](QPainter& painter) { paintPosterScene(painter, game, size); });
}

}  // namespace intrika::pages
