#include "app/shell/poster_picture.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/shell/look.h"

#include <QPainter>

#include <algorithm>

namespace intrika {
namespace {

constexpr QRectF sceneBox{8, 8, 214, 197};
constexpr QRectF titleBox{10, 211, 210, 52};
constexpr QRectF pitchBox{16, 271, 198, 34};
constexpr QRectF chipBox{13, 311, 204, 20};
constexpr QRectF rowScene{9, 9, 80, 74};
constexpr QRgb rule = 0xFFC8912F;

void paintScene(QPainter& painter, const QString& game, const QRectF& box) {
    painter.save();
    painter.translate(box.topLeft());
    paintPosterScene(painter, game, box.size());
    painter.restore();
}

// Players and minutes; as many discs as the game is heavy, of three.
void paintChip(QPainter& painter, const PosterText& text, const QRectF& box) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(ink::tableLight));
    painter.drawRoundedRect(box, 5, 5);
    constexpr double disc = 3.2;
    constexpr double apart = 10;
    const double wide = box.width() - 3 * apart - 14;
    const auto facts = fitLine(text.facts, Cut::bold, wide, 13, 10);
    paintLine(painter, facts.lines.join(u' '), Cut::bold, facts.size,
              QPointF(box.left() + 8 + wide / 2, box.bottom() - 5.5), Qt::AlignHCenter, QColor(Qt::white));
    for (int at = 0; at < 3; ++at) {
        painter.setPen(QPen(QColor(ink::gold), 1.2));
        painter.setBrush(at <= static_cast<int>(text.weight) ? QBrush(QColor(ink::gold)) : Qt::NoBrush);
        painter.drawEllipse(QPointF(box.right() - 10 - (2 - at) * apart, box.center().y()), disc, disc);
    }
}

}  // namespace

void paintPosterCard(QPainter& painter, const PosterText& text) {
    paintScene(painter, text.game, sceneBox);
    auto title = fitLine(text.title, Cut::bold, titleBox.width(), 28, 20);
    // Lines of like widths break a title where it is read.
    const double even = widthOnLines(text.title, Cut::bold, title.size, static_cast<int>(title.lines.size()));
    if (title.lines.size() > 1) title = fitLine(text.title, Cut::bold, even, title.size, title.size);
    paintLines(painter, title, Cut::bold, titleBox, QColor(ink::black), 1.05);
    painter.fillRect(QRectF(70, 266, 90, 1.2), QColor(rule));
    paintLines(painter, fitParagraph(text.pitch, Cut::italic, pitchBox.size(), 14, 12, 1.15), Cut::italic, pitchBox,
               QColor(ink::second), 1.15);
    paintChip(painter, text, chipBox);
}

void paintPosterRow(QPainter& painter, const PosterText& text, double width) {
    paintScene(painter, text.game, rowScene);
    const double left = rowScene.right() + 12;
    const double wide = width - left - 12;
    const auto title = fitLine(text.title, Cut::bold, wide, 22, 15);
    paintLine(painter, title.lines.join(u' '), Cut::bold, title.size, QPointF(left, 27), Qt::AlignLeft,
              QColor(ink::black));
    const QRectF pitchAt(left, 32, wide, 28);
    const auto pitch = fitParagraph(text.pitch, Cut::italic, pitchAt.size(), 14, 11, 1.15);
    double baseline = pitchAt.top() + pitch.size;
    for (const QString& line : pitch.lines.mid(0, 2)) {
        paintLine(painter, line, Cut::italic, pitch.size, {left, baseline}, Qt::AlignLeft, QColor(ink::second));
        baseline += pitch.size * 1.15;
    }
    paintChip(painter, text, QRectF(left, 64, std::min(wide, chipBox.width()), chipBox.height()));
}

}  // namespace intrika
