#include "app/faces/text_fit.h"

#include <QFontMetricsF>
#include <QPainter>

namespace intrika {
namespace {

constexpr int measure = 100;  // QFont takes whole pixels, so sizes in mm are scaled from this one
constexpr double sizeStep = 0.1;
constexpr double capMiddle = 0.33;  // of the size: from the baseline up to the middle of figures and capitals

QStringList wrapped(const QString& text, Cut cut, double width, double size) {
    QStringList lines;
    for (const QString& paragraph : text.split(QLatin1Char('\n'))) {
        QString line;
        for (const QString& word : paragraph.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
            if (!line.isEmpty() && textWidth(longer, cut, size) > width) {
                lines.append(line);
                line = word;
            } else {
                line = longer;
            }
        }
        lines.append(line);
    }
    return lines;
}

}  // namespace

QFont typeFace(Cut cut) {
    QFont font(QStringLiteral("Gentium Plus"));
    font.setStyleHint(QFont::Serif);
    font.setPixelSize(measure);
    font.setBold(cut == Cut::bold);
    font.setItalic(cut == Cut::italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QFont textFont(Cut cut, double pixels) {
    QFont font = typeFace(cut);
    font.setPixelSize(qRound(pixels));
    return font;
}

double textWidth(const QString& text, Cut cut, double size) {
    return QFontMetricsF(typeFace(cut)).horizontalAdvance(text) * size / measure;
}

FittedText fitLine(const QString& text, Cut cut, double width, double most, double least) {
    const double wide = textWidth(text, cut, most);
    if (wide <= width) return {most, {text}};
    const double size = most * width / wide;
    if (size >= least) return {size, {text}};
    return {least, wrapped(text, cut, width, least)};
}

FittedText fitParagraph(const QString& text, Cut cut, QSizeF box, double most, double least, double lead) {
    for (double size = most;; size -= sizeStep) {
        const QStringList lines = wrapped(text, cut, box.width(), size);
        if (static_cast<double>(lines.size()) * size * lead <= box.height() || size - sizeStep < least)
            return {size, lines};
    }
}

void paintLine(QPainter& painter, const QString& text, Cut cut, double size, QPointF baseline, Qt::AlignmentFlag align,
               const QColor& colour) {
    const QFont font = typeFace(cut);
    const double width = QFontMetricsF(font).horizontalAdvance(text);
    const double left = align == Qt::AlignLeft ? 0 : align == Qt::AlignRight ? -width : -width / 2;
    painter.save();
    painter.translate(baseline);
    painter.scale(size / measure, size / measure);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QPointF(left, 0), text);
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

}  // namespace intrika
