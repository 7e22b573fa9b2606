#include "app/faces/text_fit.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHash>
#include <QPainter>
#include <QScreen>
#include <QTextLayout>

#include <algorithm>
#include <array>
#include <cstddef>

namespace intrika::faces {
namespace {

constexpr int measure = 100;  // QFont takes whole pixels, so sizes in mm are scaled from this one
constexpr double sizeStep = 0.1;
constexpr double capMiddle = 0.33;  // of the size: from the baseline up to the middle of figures and capitals

// A text's words, each measured once: what fits is tried at many sizes.
class Wrapper {
public:
    Wrapper(const QString& text, Cut cut) : space_(textWidth(QStringLiteral(" "), cut, measure)) {
        for (const QString& paragraph : text.split(QLatin1Char('\n'))) {
            QList<Word> words;
            for (const QString& word : paragraph.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
                words.append({word, textWidth(word, cut, measure)});
            }
            paragraphs_.append(words);
        }
    }

    QStringList lines(double width, double size) const {
        QStringList lines;
        for (const QList<Word>& paragraph : paragraphs_) {
            QString line;
            double taken = 0;
            for (const Word& word : paragraph) {
                const double longer = line.isEmpty() ? word.width : taken + space_ + word.width;
                if (!line.isEmpty() && longer * size / measure > width) {
                    lines.append(line);
                    line = word.text;
                    taken = word.width;
                } else {
                    line += (line.isEmpty() ? QString() : QStringLiteral(" ")) + word.text;
                    taken = longer;
                }
            }
            lines.append(line);
        }
        return lines;
    }

    // No box that is narrower holds it, however high it is.
    double widestWord(double size) const {
        double widest = 0;
        for (const QList<Word>& paragraph : paragraphs_) {
            for (const Word& word : paragraph) widest = std::max(widest, word.width);
        }
        return widest * size / measure;
    }

private:
    struct Word {
        QString text;
        double width;  // at `measure`
    };
    double space_;
    QList<QList<Word>> paragraphs_;
};

QFont newFont(Cut cut) {
    QFont font(QStringLiteral("Gentium Plus"));
    font.setStyleHint(QFont::Serif);
    font.setPixelSize(measure);
    font.setBold(cut == Cut::bold);
    font.setItalic(cut == Cut::italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

}  // namespace

// Copies of one font share what Qt has found for it, but only within a thread.
const QFont& typeFace(Cut cut) {
    thread_local const std::array<QFont, 3> fonts{newFont(Cut::regular), newFont(Cut::italic), newFont(Cut::bold)};
    return fonts[static_cast<std::size_t>(cut)];
}

QFont textFont(Cut cut, double pixels) {
    QFont font = typeFace(cut);
    font.setPixelSize(qRound(pixels));
    return font;
}

int pixelsOf(const QFont& font) {
    constexpr double pointsPerInch = 72, usualDots = 96;
    if (font.pixelSize() > 0) return font.pixelSize();
    const QScreen* screen = QGuiApplication::primaryScreen();  // null: a compositor has none at the moment
    return qRound(font.pointSizeF() * (screen == nullptr ? usualDots : screen->logicalDotsPerInchY()) / pointsPerInch);
}

double textScale() { return std::max(1.0, pixelsOf(QGuiApplication::font()) / usualText); }

int textPixels(double usual) {
    constexpr double large = 20;
    return qRound(std::min(usual, large) * textScale() + std::max(0.0, usual - large));
}

// The same words are fitted at every layout of a table, and Qt takes long to shape them.
double textWidth(const QString& text, Cut cut, double size) {
    constexpr qsizetype most = 4096;
    thread_local std::array<QHash<QString, double>, 3> widths;
    QHash<QString, double>& known = widths[static_cast<std::size_t>(cut)];
    auto found = known.constFind(text);
    if (found == known.constEnd()) {
        if (known.size() == most) known.clear();
        found = known.insert(text, QFontMetricsF(typeFace(cut)).horizontalAdvance(text));
    }
    return *found * size / measure;
}

FittedText fitLine(const QString& text, Cut cut, double width, double most, double least) {
    const double wide = textWidth(text, cut, most);
    if (wide <= width) return {most, {text}};
    const double size = most * width / wide;
    if (size >= least) return {size, {text}};
    const Wrapper words(text, cut);
    const double fits = least * std::min(1.0, width / words.widestWord(least));
    return {fits, words.lines(width, fits)};
}

double widthOnLines(const QString& text, Cut cut, double size, int lines) {
    const Wrapper words(text, cut);
    double enough = textWidth(text, cut, size) + 1, little = words.widestWord(size);
    if (words.lines(little, size).size() <= lines) return little;
    while (enough - little > 1) {
        const double middle = (enough + little) / 2;
        (words.lines(middle, size).size() <= lines ? enough : little) = middle;
    }
    return enough;
}

FittedText fitParagraph(const QString& text, Cut cut, QSizeF box, double most, double least, double lead) {
    const Wrapper words(text, cut);
    for (double size = most;; size -= sizeStep) {
        const QStringList lines = words.lines(box.width(), size);
        const bool fits =
            static_cast<double>(lines.size()) * size * lead <= box.height() && words.widestWord(size) <= box.width();
        if (fits || size - sizeStep < least) return {size, lines};
    }
}

// Shaped once to be measured and drawn, which `QPainter::drawText` cannot.
void paintLine(QPainter& painter, const QString& text, Cut cut, double size, QPointF baseline, Qt::AlignmentFlag align,
               const QColor& colour) {
    QTextLayout layout(text, typeFace(cut));
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    const double width = line.naturalTextWidth();
    const double left = align == Qt::AlignLeft ? 0 : align == Qt::AlignRight ? -width : -width / 2;
    painter.save();
    painter.translate(baseline);
    painter.scale(size / measure, size / measure);
    painter.setPen(colour);
    layout.draw(&painter, QPointF(left, -line.ascent()));
    painter.restore();
}

void paintLines(QPainter& painter, const FittedText& text, Cut cut, const QRectF& box, const QColor& colour,
                double lead) {
    const double pitch = text.size * lead;
    double middle = box.center().y() - pitch * static_cast<double>(text.lines.size() - 1) / 2;
    for (const QString& line : text.lines) {
        paintLine(painter, line, cut, text.size, {box.center().x(), middle + text.size * capMiddle}, Qt::AlignHCenter,
                  colour);
        middle += pitch;
    }
}

}  // namespace intrika::faces
