#include "app/start/poster_picture.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/pages/look.h"
#include "app/start/room.h"

#include <QPainter>

#include <algorithm>

namespace intrika::start {
namespace {

constexpr double mostOnCard = 1.5, mostInRow = 1.15;  // beyond them the scene would give way to its words
constexpr double factLetters = 13, leastFacts = 10;
constexpr double titleHeight = 52, pitchHeight = 34, chipHeight = 20;
constexpr double chipWidth = 204;
constexpr QRectF rowScene{9, 9, 80, 74};
constexpr QRgb ruleInk = 0xFFC8912F;

// The words stand on the lower edge; the larger they are, the lower is the scene above them.
struct CardBoxes {
    explicit CardBoxes(double scale) {
        const double heading = titleHeight * (1 + (scale - 1) / 2);
        const double words = pitchHeight * scale * scale;  // larger letters take more lines as well
        const double facts = chipHeight * scale * (scale > oneLine ? 2 : 1);
        chip = {13, posterCard.height() - 9 - facts, chipWidth, facts};
        pitch = {16, chip.top() - 6 - words, 198, words};
        title = {16, pitch.top() - 8 - heading, 198, heading};
        scene = {8, 8, 214, title.top() - 14};
    }
    static constexpr double oneLine = 1.15;  // with larger text players and minutes take a line each
    QRectF scene, title, pitch, chip;
};

void paintScene(QPainter& painter, const QString& game, const QRectF& box) {
    painter.save();
    painter.translate(box.topLeft());
    paintPosterScene(painter, game, box.size());
    painter.restore();
}

FittedText factsIn(double width, const PosterText& text, double scale) {
    FittedText facts{factLetters * scale, text.facts};
    if (scale <= CardBoxes::oneLine) facts.lines = {text.facts.join(QStringLiteral(" · "))};
    for (const QString& line : facts.lines)
        facts.size = std::min(facts.size, fitLine(line, Cut::bold, width, facts.size, leastFacts).size);
    return facts;
}

// Players and minutes; as many discs as the game is heavy, of three.
void paintChip(QPainter& painter, const PosterText& text, const QRectF& box, double scale) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(ink::tableLight));
    painter.drawRoundedRect(box, 5, 5);
    const double disc = 3.2 * scale, apart = 10 * scale;
    const QRectF words(box.left() + 8, box.top(), box.width() - 3 * apart - 22, box.height());
    paintLines(painter, factsIn(words.width(), text, scale), Cut::bold, words, QColor(Qt::white), 1.15);
    for (int at = 0; at < 3; ++at) {
        painter.setPen(QPen(QColor(ink::gold), 1.2));
        painter.setBrush(at <= static_cast<int>(text.weight) ? QBrush(QColor(ink::gold)) : Qt::NoBrush);
        painter.drawEllipse(QPointF(box.right() - apart - (2 - at) * apart, box.center().y()), disc, disc);
    }
}

}  // namespace

void paintPosterCard(QPainter& painter, const PosterText& text) {
    const double scale = std::clamp(text.scale, 1.0, mostOnCard);
    const CardBoxes boxes(scale);
    paintScene(painter, text.game, boxes.scene);
    auto title = fitLine(text.title, Cut::bold, boxes.title.width(), 28 * (1 + (scale - 1) / 2), 20);
    // Lines of like widths break a title where it is read.
    const double even = widthOnLines(text.title, Cut::bold, title.size, static_cast<int>(title.lines.size()));
    if (title.lines.size() > 1) title = fitLine(text.title, Cut::bold, even, title.size, title.size);
    paintLines(painter, title, Cut::bold, boxes.title, QColor(ink::black), 1.05);
    painter.fillRect(QRectF(70, boxes.pitch.top() - 5, 90, 1.2), QColor(ruleInk));
    const auto pitch = fitParagraph(text.pitch, Cut::italic, boxes.pitch.size(), 14 * scale, 12, 1.15);
    paintLines(painter, pitch, Cut::italic, boxes.pitch, QColor(ink::second), 1.15);
    paintChip(painter, text, boxes.chip, scale);
}

void paintPosterRow(QPainter& painter, const PosterText& text, double width) {
    const double scale = std::clamp(text.scale, 1.0, mostInRow);
    paintScene(painter, text.game, rowScene);
    const double left = rowScene.right() + 12;
    const double wide = width - left - 12;
    const auto title = fitLine(text.title, Cut::bold, wide, 22 * scale, 15);
    paintLine(painter, title.lines.join(u' '), Cut::bold, title.size, QPointF(left, 27), Qt::AlignLeft,
              QColor(ink::black));
    const double facts = chipHeight * scale;
    const QRectF pitchAt(left, 32, wide, 28);
    const auto pitch = fitParagraph(text.pitch, Cut::italic, pitchAt.size(), 14 * scale, 11, 1.15);
    double baseline = pitchAt.top() + pitch.size;
    for (const QString& line : pitch.lines.mid(0, 2)) {
        paintLine(painter, line, Cut::italic, pitch.size, {left, baseline}, Qt::AlignLeft, QColor(ink::second));
        baseline += pitch.size * 1.15;
    }
    paintChip(painter, text, QRectF(left, 84 - facts, std::min(wide, chipWidth * scale), facts), scale);
}

}  // namespace intrika::start
