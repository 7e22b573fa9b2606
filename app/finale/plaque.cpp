#include "app/finale/plaque.h"

#include "app/faces/ornament.h"
#include "app/faces/palette.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace intrika::finale {
namespace {

constexpr double lead = 1.06;  // of lines on a ribbon

// Both ends cut in.
QPainterPath outlineOf(const PlaqueLook& look, const QRectF& box) {
    if (look.outline == PlaqueLook::Outline::ribbon) return banderolePath(box, 0.27 * box.height());
    QPainterPath pill;
    pill.addRoundedRect(box, std::min(box.height(), 48.0) / 2, std::min(box.height(), 48.0) / 2);
    return pill;
}

// Unrolled from its middle.
void paintGround(QPainter& painter, const PlaqueLook& look, const QRectF& all, double share) {
    painter.setRenderHint(QPainter::Antialiasing);
    const double width = all.width() * share;
    painter.setClipRect(QRectF(all.center().x() - width / 2, all.top(), width, all.height()));
    const double rim = look.lineWidth / 2 + 0.5;
    const QRectF box = all.adjusted(rim, rim, -rim, -rim);
    painter.setBrush(look.fill);
    painter.setPen(QPen(look.line, look.lineWidth));
    painter.drawPath(outlineOf(look, box));
    const double inset = 0.07 * box.height();
    if (look.outline != PlaqueLook::Outline::ribbon || inset < 4) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faded(look.line, 0.7), look.lineWidth / 2.5));
    painter.drawPath(banderolePath(box.adjusted(1.6 * inset, inset, -1.6 * inset, -inset), 0.27 * box.height()));
}

FittedText elided(const QString& text, Cut cut, QSizeF box, double size) {
    QString shorter = text;
    for (;;) {
        const QString shown = shorter == text ? text : shorter.trimmed() + QChar(0x2026);
        FittedText fitted = fitParagraph(shown, cut, box, size, size, lead);
        const bool fits = fitted.lines.size() * size * lead <= box.height() &&
                          std::all_of(fitted.lines.begin(), fitted.lines.end(), [&](const QString& line) {
                              return textWidth(line, cut, size) <= box.width() + 0.5;
                          });
        if (fits || shorter.isEmpty()) return fitted;
        shorter.chop(std::max<qsizetype>(1, shorter.size() / 16));
    }
}

}  // namespace

FittedText fitInto(const QString& text, Cut cut, QSizeF box, double most, double least) {
    const double one = std::min(most, box.height() / lead);
    const FittedText line = fitLine(text, cut, box.width(), one, std::max(least, 0.62 * one));
    if (line.lines.size() == 1 && line.size >= least) return line;
    const FittedText lines = fitParagraph(text, cut, box, one, least, lead);
    const bool fits = static_cast<double>(lines.lines.size()) * lines.size * lead <= box.height() + 0.5 &&
                      std::all_of(lines.lines.begin(), lines.lines.end(), [&](const QString& each) {
                          return textWidth(each, cut, lines.size) <= box.width() + 0.5;
                      });
    return fits ? lines : elided(text, cut, box, least);
}

void Plaque::setText(const QString& text) {
    text_ = text;
    setAccessibleName(text);
    update();
}

void Plaque::setLook(const PlaqueLook& look) {
    look_ = look;
    update();
}

void Plaque::setShare(double share) {
    share_ = share;
    update();
}

QRectF Plaque::textBox() const {
    const double aside = look_.outline == PlaqueLook::Outline::ribbon ? 0.6 * height() : 0.4 * std::min(height(), 48);
    const double above = look_.outline == PlaqueLook::Outline::ribbon ? 0.1 * height() : 0.04 * height();
    return QRectF(rect()).adjusted(aside, above, -aside, -above);
}

FittedText Plaque::fitted() const { return fitInto(text_, look_.cut, textBox().size(), look_.most, look_.least); }

// A ribbon is as wide as it is; a pill only as wide as what it says.
QRectF Plaque::outlineFor(const FittedText& text) const {
    if (look_.outline == PlaqueLook::Outline::ribbon) return rect();
    double widest = 0;
    for (const QString& line : text.lines) widest = std::max(widest, textWidth(line, look_.cut, text.size));
    const double spare = std::max(0.0, textBox().width() - widest - height() / 2.0) / 2;
    return QRectF(rect()).adjusted(spare, 0, -spare, 0);
}

void Plaque::paintEvent(QPaintEvent*) {
    if (text_.isEmpty() || share_ <= 0) return;
    QPainter painter(this);
    const FittedText text = fitted();
    paintGround(painter, look_, outlineFor(text), share_);
    paintLines(painter, text, look_.cut, textBox(), look_.text, lead);
}

void RankRibbon::tell(int place, const QString& name, const std::string& colour, const QString& points) {
    place_ = tr("%1.").arg(place);
    name_ = name;
    colour_ = colour;
    points_ = points;
    setAccessibleName(QStringList({place_ + u' ' + name, points}).join(QStringLiteral(", ")));
    update();
}

void RankRibbon::setLook(const PlaqueLook& look) {
    look_ = look;
    update();
}

void RankRibbon::setShare(double share) {
    share_ = share;
    update();
}

void RankRibbon::paintEvent(QPaintEvent*) {
    if (share_ <= 0) return;
    QPainter painter(this);
    paintGround(painter, look_, rect(), share_);
    const double high = height(), size = std::min(look_.most, 0.6 * high), chip = 0.3 * high;
    const double baseline = high / 2 + 0.33 * size, aside = 0.34 * high;
    paintLine(painter, place_, Cut::bold, size, {aside, baseline}, Qt::AlignLeft, look_.line);
    double left = aside + textWidth(place_, Cut::bold, size) + 0.3 * size;
    paintSeatChip(painter, colour_, {left + chip, high / 2}, chip);
    left += 2 * chip + 0.3 * size;
    const double figures = 1.15 * size, right = width() - aside;
    paintLine(painter, points_, Cut::bold, figures, {right, high / 2 + 0.33 * figures}, Qt::AlignRight,
              QColor(ink::gold));
    const QRectF box(left, 0, right - textWidth(points_, Cut::bold, figures) - 0.4 * size - left, high);
    const FittedText name = fitInto(name_, Cut::bold, {box.width(), size * 1.2}, size, std::min(size, look_.least));
    paintLine(painter, name.lines.front(), Cut::bold, name.size, {left, high / 2 + 0.33 * name.size}, Qt::AlignLeft,
              look_.text);
}

}  // namespace intrika::finale

#include "moc_plaque.cpp"
