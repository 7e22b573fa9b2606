#include "app/start/poster_picture.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/pages/look.h"
#include "app/start/room.h"

#include <QPainter>

#include <algorithm>

namespace intrika::start {
namespace {

constexpr double mostOnCard = 1.5, leastInRow = 1.15,
                 mostInRow = 1.5;  // beyond them the scene would give way to its words
constexpr double factLetters = 13, pitchLetters = 14;
constexpr double leastOnScreen = 12;  // pixels of the screen
constexpr double titleHeight = 50, pitchHeight = 45, chipHeight = 20;
constexpr double lead = 1.15;
constexpr double chipWidth = 204;
constexpr QRectF rowScene{9, 9, 80, 74};
constexpr double wideRow = 440;  // as wide there is room for letters of the usual size and no more
constexpr QRgb ruleInk = 0xFFC8912F;

double leastLetters(const PosterText& text) { return leastOnScreen / text.pixel; }

// What the words are larger than usual, because somebody wants it or the poster is small.
double wordScale(const PosterText& text, double most) {
    return std::max(std::clamp(text.scale, 1.0, most), leastLetters(text) / factLetters);
}

// The words stand on the lower edge; the larger they are, the lower is the scene above them.
struct CardBoxes {
    CardBoxes(double textScale, double scale) {
        const double heading = titleHeight * (1 + (textScale - 1) / 2);
        const double words = pitchHeight * scale * scale;  // larger letters take more lines as well
        const double facts = chipHeight * scale * (scale > oneLine ? 1.8 : 1);
        chip = {13, posterCard.height() - 9 - facts, chipWidth, facts};
        pitch = {16, chip.top() - 6 - words, 198, words};
        title = {16, pitch.top() - 8 - heading, 198, heading};
        scene = {8, 8, 214, title.top() - 14};
    }
    static constexpr double oneLine = 1.05;  // with larger text players and minutes take a line each
    QRectF scene, title, pitch, chip;
};

void paintScene(QPainter& painter, const QString& game, const QRectF& box) {
    painter.save();
    painter.translate(box.topLeft());
    paintPosterScene(painter, game, box.size());
    painter.restore();
}

// Lines of like widths break a text where it is read.
FittedText evenly(const FittedText& fitted, const QString& text, Cut cut) {
    const auto lines = static_cast<int>(fitted.lines.size());
    return lines < 2 ? fitted
                     : fitLine(text, cut, widthOnLines(text, cut, fitted.size, lines), fitted.size, fitted.size);
}

// In one line where the chip has room for no more.
FittedText factsIn(QSizeF room, const PosterText& text, double scale) {
    FittedText facts{factLetters * scale, text.facts};
    if (room.height() < 2 * facts.size) facts.lines = {text.facts.join(QStringLiteral(" · "))};
    for (const QString& line : facts.lines)
        facts.size = std::min(facts.size, fitLine(line, Cut::bold, room.width(), facts.size, leastLetters(text)).size);
    return facts;
}

// Players and minutes; as many discs as the game is heavy, of three.
void paintChip(QPainter& painter, const PosterText& text, const QRectF& box, double scale) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(ink::tableLight));
    painter.drawRoundedRect(box, 5, 5);
    const double disc = 3.2 * scale, apart = 10 * scale;
    const QRectF words(box.left() + 8, box.top(), box.width() - 3 * apart - 22, box.height());
    paintLines(painter, factsIn(words.size(), text, scale), Cut::bold, words, QColor(Qt::white), lead);
    for (int at = 0; at < 3; ++at) {
        painter.setPen(QPen(QColor(ink::gold), 1.2));
        painter.setBrush(at <= static_cast<int>(text.weight) ? QBrush(QColor(ink::gold)) : Qt::NoBrush);
        painter.drawEllipse(QPointF(box.right() - apart - (2 - at) * apart, box.center().y()), disc, disc);
    }
}

}  // namespace

void paintPosterCard(QPainter& painter, const PosterText& text) {
    const double textScale = std::clamp(text.scale, 1.0, mostOnCard), scale = wordScale(text, mostOnCard);
    const CardBoxes boxes(textScale, scale);
    paintScene(painter, text.game, boxes.scene);
    const auto title = fitLine(text.title, Cut::bold, boxes.title.width(), 28 * (1 + (textScale - 1) / 2), 20);
    paintLines(painter, evenly(title, text.title, Cut::bold), Cut::bold, boxes.title, QColor(ink::black), 1.05);
    painter.fillRect(QRectF(70, boxes.pitch.top() - 5, 90, 1.2), QColor(ruleInk));
    const auto pitch =
        fitParagraph(text.pitch, Cut::italic, boxes.pitch.size(), pitchLetters * scale, leastLetters(text), lead);
    paintLines(painter, evenly(pitch, text.pitch, Cut::italic), Cut::italic, boxes.pitch, QColor(ink::second), lead);
    paintChip(painter, text, boxes.chip, scale);
}

void paintPosterRow(QPainter& painter, const PosterText& text, double width) {
    const double most = std::clamp(width / wideRow, leastInRow, mostInRow);
    const double textScale = std::clamp(text.scale, 1.0, most), scale = wordScale(text, most);
    paintScene(painter, text.game, rowScene);
    const double left = rowScene.right() + 12;
    const double wide = width - left - 12;
    const auto title = fitLine(text.title, Cut::bold, wide, 22 * textScale, 15);
    paintLine(painter, title.lines.join(u' '), Cut::bold, title.size, QPointF(left, 8 + 0.8 * title.size),
              Qt::AlignLeft, QColor(ink::black));
    const double facts = 1.2 * factLetters * scale, chipTop = 87 - facts;
    const double pitchTop = 10 + 1.02 * title.size;
    const QRectF pitchAt(left, pitchTop, wide, chipTop - 2 - pitchTop);
    const auto pitch =
        fitParagraph(text.pitch, Cut::italic, pitchAt.size(), pitchLetters * scale, leastLetters(text), lead);
    double baseline = pitchAt.top() + pitch.size;
    for (const QString& line : evenly(pitch, text.pitch, Cut::italic).lines.mid(0, 2)) {
        paintLine(painter, line, Cut::italic, pitch.size, {left, baseline}, Qt::AlignLeft, QColor(ink::second));
        baseline += pitch.size * lead;
    }
    paintChip(painter, text, QRectF(left, chipTop, std::min(wide, chipWidth * 1.2 * scale), facts), scale);
}

}  // namespace intrika::start
