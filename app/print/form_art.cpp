#include "app/print/form_art.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "engines/boards/board_words.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace intrika::print {
namespace {

constexpr double formLine = 0.25;
const QColor wash(0xF7, 0xE0, 0xC6), strong(0xE9, 0xA5, 0x7E), lastTone(0xB4, 0x47, 0x2E);

QLatin1String kindName(MapSettlement::Kind kind) {
    switch (kind) {
        case MapSettlement::Kind::village:
            return QLatin1String("village");
        case MapSettlement::Kind::town:
            return QLatin1String("town");
        case MapSettlement::Kind::city:
            break;
    }
    return QLatin1String("city");
}

// Lines from the top left, each paragraph of its own.
void paintText(QPainter& painter, const QString& text, const QRectF& box, double most, double least) {
    const FittedText fitted = fitParagraph(text, Cut::regular, box.size(), most, least);
    double baseline = box.top() + fitted.size * 0.95;
    for (const QString& one : fitted.lines) {
        paintLine(painter, one, Cut::regular, fitted.size, {box.left(), baseline}, Qt::AlignLeft, QColor(ink::black));
        baseline += fitted.size * 1.22;
    }
}

}  // namespace

QString FormArt::say(const QString& key) const { return art_.words().say(intrika::say(key.toStdString())); }

void FormArt::paint(QPainter& painter, const QString& form, const KitPiece& piece) const {
    static constexpr std::array<std::pair<const char*, Draw>, 14> kinds{{{"title", &FormArt::title},
                                                                         {"heading", &FormArt::heading},
                                                                         {"text", &FormArt::text},
                                                                         {"lines", &FormArt::lines},
                                                                         {"track", &FormArt::track},
                                                                         {"slot", &FormArt::slot},
                                                                         {"plate", &FormArt::plate},
                                                                         {"boxes", &FormArt::boxes},
                                                                         {"sites", &FormArt::sites},
                                                                         {"owner", &FormArt::owner},
                                                                         {"seats", &FormArt::seats},
                                                                         {"grid", &FormArt::grid},
                                                                         {"dice", &FormArt::dice},
                                                                         {"cards", &FormArt::cards}}};
    for (const QJsonValue value : art_.kit().forms.value(form).toArray()) {
        const QJsonObject json = value.toObject();
        const QJsonArray at = json.value(QLatin1String("at")).toArray();
        const Element element{
            json, {at.at(0).toDouble(), at.at(1).toDouble(), at.at(2).toDouble(), at.at(3).toDouble()}, piece};
        for (const auto& [name, draw] : kinds) {
            if (json.contains(QLatin1String(name))) (this->*draw)(painter, element);
        }
    }
}

void FormArt::square(QPainter& painter, QPointF at, double side) const {
    painter.setPen(QPen(QColor(ink::black), formLine));
    painter.setBrush(Qt::white);
    painter.drawRect(QRectF(at, QSizeF(side, side)));
}

void FormArt::title(QPainter& painter, const Element& element) const {
    const FittedText fitted = fitLine(say(element.key("title")), Cut::bold, element.at.width(), element.at.height(), 3);
    paintLine(painter, fitted.lines.join(QLatin1Char(' ')), Cut::bold, fitted.size,
              {element.at.left(), element.at.top() + fitted.size * 0.8}, Qt::AlignLeft, QColor(ink::black));
}

void FormArt::heading(QPainter& painter, const Element& element) const {
    const double size = element.at.height();
    paintLine(painter, say(element.key("heading")), Cut::bold, size, element.at.topLeft() + QPointF(0, size * 0.8),
              Qt::AlignLeft, QColor(ink::black));
    painter.setPen(QPen(art_.ink(lastTone) == Qt::white ? QColor(Qt::black) : art_.ink(lastTone), 0.3));
    painter.drawLine(element.at.bottomLeft() + QPointF(0, 0.6), element.at.bottomRight() + QPointF(0, 0.6));
}

void FormArt::text(QPainter& painter, const Element& element) const {
    // Sentences of the rules may stand here too: without what they emphasise.
    const QString words = say(element.key("text")).remove(QLatin1String("**"));
    paintText(painter, words, element.at, element.number("size", 3.3), 2.2);
}

void FormArt::lines(QPainter& painter, const Element& element) const {
    const QString word = say(element.key("lines"));
    const double size = element.at.height();
    paintLine(painter, word, Cut::italic, size, element.at.bottomLeft(), Qt::AlignLeft, QColor(ink::second));
    painter.setPen(QPen(QColor(ink::black), 0.2));
    const double from = element.at.left() + textWidth(word, Cut::italic, size) + 2;
    painter.drawLine(QPointF(from, element.at.bottom()), element.at.bottomRight());
}

void FormArt::track(QPainter& painter, const Element& element) const {
    const int from = static_cast<int>(element.number("from", 0)), to = static_cast<int>(element.number("to", 16));
    const double step = element.at.width() / (to - from + 1);
    const double high = element.at.height();
    for (int value = from; value <= to; ++value) {
        const QRectF field(element.at.left() + step * (value - from) + 0.4, element.at.top(), step - 0.8, high);
        const bool isLast = value == to && element.number("hot", to + 1) <= to;
        painter.setPen(QPen(QColor(ink::black), formLine));
        painter.setBrush(art_.ink(isLast ? lastTone : value >= element.number("hot", to + 1) ? strong : wash));
        painter.drawRoundedRect(field, 1.2, 1.2);
        const bool white = isLast && art_.style() != Style::inkSaver;
        const double size = std::min(high * 0.5, step * 0.5);
        paintLine(painter, QString::number(value), Cut::bold, size, field.center() + QPointF(0, size * 0.34),
                  Qt::AlignHCenter, white ? QColor(Qt::white) : QColor(ink::black));
    }
    paintLine(painter, say(element.key("track")), Cut::bold, 4.6, element.at.topLeft() - QPointF(0, 1.6), Qt::AlignLeft,
              QColor(ink::black));
    if (const QString face = element.key("face"); !face.isEmpty()) {
        art_.emblem(painter, face, {element.at.left() - 13, element.at.center().y() - 6, 12, 12});
    }
}

void FormArt::slot(QPainter& painter, const Element& element) const {
    QPen pen(QColor(ink::foot), formLine);
    pen.setDashPattern({6, 4});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(element.at, 3, 3);
    const FittedText fitted = fitLine(say(element.key("slot")), Cut::italic, element.at.width() - 4, 3.6, 2.6);
    paintLines(painter, fitted, Cut::italic, element.at, QColor(ink::second));
}

void FormArt::plate(QPainter& painter, const Element& element) const {
    const QRectF& at = element.at;
    painter.setPen(QPen(QColor(ink::black), 0.3));
    painter.setBrush(art_.ink(QColor(0xF7, 0xE9, 0xD0)));
    painter.drawPath(framePath(Frame::order, at, 3));
    const double side = at.height() * 0.74;
    art_.emblem(painter, element.key("plate"), {at.left() + 4, at.center().y() - side / 2, side, side});
    const double left = at.left() + side + 7;
    const QString figure = element.key("figure");
    const double room = at.right() - left - (figure.isEmpty() ? 4 : 16);
    const FittedText name = fitLine(say(element.key("name")), Cut::bold, room, 5.2, 3.2);
    double baseline = at.top() + at.height() * 0.42 - (static_cast<double>(name.lines.size()) - 1) * name.size * 0.5;
    for (const QString& one : name.lines) {
        paintLine(painter, one, Cut::bold, name.size, {left, baseline}, Qt::AlignLeft, QColor(ink::black));
        baseline += name.size * 1.1;
    }
    if (figure.isEmpty()) return;
    paintLine(painter, say(element.key("unit")), Cut::italic, 3.4, {left, at.bottom() - 4}, Qt::AlignLeft,
              QColor(ink::second));
    paintLine(painter, figure, Cut::bold, at.height() * 0.5, {at.right() - 9, at.center().y() + at.height() * 0.17},
              Qt::AlignHCenter, QColor(ink::black));
}

void FormArt::boxes(QPainter& painter, const Element& element) const {
    const int count = static_cast<int>(element.number("count", 1));
    const int columns = static_cast<int>(element.number("columns", count));
    const double side = element.at.height(), step = side + 1.2;
    for (int i = 0; i < count; ++i) {
        square(painter, element.at.topLeft() + QPointF(i % columns, i / columns) * step, side);
    }
    paintLine(painter, say(element.key("boxes")), Cut::regular, std::min(side * 0.75, 3.6),
              element.at.topLeft() + QPointF(columns * step + 1, side * 0.74), Qt::AlignLeft, QColor(ink::black));
}

void FormArt::sites(QPainter& painter, const Element& element) const {
    QList<const MapSettlement*> sites;
    if (art_.board() == nullptr) return;
    for (const MapSettlement& site : art_.board()->settlements) {
        if (kindName(site.kind) == element.key("sites")) sites.append(&site);
    }
    const int columns = static_cast<int>(element.number("columns", 2));
    const auto rows = (sites.size() + columns - 1) / columns;
    if (rows == 0) return;
    const double high = std::min(element.at.height() / static_cast<double>(rows), element.number("row", 8.5));
    const double wide = element.at.width() / columns, side = std::min(high * 0.62, 5.0);
    for (qsizetype i = 0; i < sites.size(); ++i) {
        const QPointF at =
            element.at.topLeft() + QPointF(wide * static_cast<double>(i / rows), high * static_cast<double>(i % rows));
        square(painter, at, side);
        const QString name = art_.nameOf(*sites[i]);
        const double size = fitLine(name, Cut::bold, wide - side - 18, 4, 2.4).size;
        paintLine(painter, name, Cut::bold, size, at + QPointF(side + 2, side * 0.78), Qt::AlignLeft,
                  QColor(ink::black));
        const QString place = art_.words().say(coordinatesOf(*art_.board(), sites[i]->at));
        paintLine(painter, place, Cut::italic, 3, at + QPointF(wide - 3, side * 0.78), Qt::AlignRight,
                  QColor(ink::second));
    }
}

void FormArt::owner(QPainter& painter, const Element& element) const {
    const std::string colour = element.piece.owner.toStdString();
    if (colour.empty()) return;
    const SeatInk seat = seatInk(colour);
    const QColor on = art_.style() == Style::inkSaver ? QColor(ink::black) : seat.mark;
    QPainterPath band;
    band.addRoundedRect(element.at, 2, 2);
    painter.fillPath(band, art_.ink(seat.ground));
    QColor hatch = on;
    hatch.setAlphaF(0.3F);
    paintSeatHatching(painter, colour, band, 1.6, QPen(hatch, 0.2));
    painter.strokePath(band, QPen(QColor(ink::black), formLine));
    const double side = element.at.height() * 0.62;
    const QPointF middle = element.at.center();
    paintSeatMark(painter, colour, middle - QPointF(side * 0.7, 0), side, on);
    paintLine(painter, say(QStringLiteral("letter.") + element.piece.owner), Cut::bold, side * 1.1,
              middle + QPointF(side * 0.7, side * 0.37), Qt::AlignHCenter, on);
}

void FormArt::paintSeat(QPainter& painter, const QString& colour, QPointF middle, double side) const {
    const SeatInk seat = seatInk(colour.toStdString());
    painter.setPen(QPen(QColor(ink::black), formLine));
    painter.setBrush(art_.ink(seat.ground));
    painter.drawEllipse(middle, side / 2, side / 2);
    paintSeatMark(painter, colour.toStdString(), middle, side * 0.56,
                  art_.style() == Style::inkSaver ? QColor(ink::black) : seat.mark);
}

// Large enough to lay a coin or a token on.
void FormArt::seats(QPainter& painter, const Element& element) const {
    const QRectF& at = element.at;
    const double side = at.height();
    const QStringList colours = art_.kit().colours;
    const double places = static_cast<double>(colours.size()) * (side + 2);
    const FittedText word = fitLine(say(element.key("seats")), Cut::regular, at.width() - places - 2, 3.8, 2.8);
    double baseline = at.center().y() + word.size * (0.34 - 0.6 * static_cast<double>(word.lines.size() - 1));
    for (const QString& one : word.lines) {
        paintLine(painter, one, Cut::regular, word.size, {at.left(), baseline}, Qt::AlignLeft, QColor(ink::black));
        baseline += word.size * 1.2;
    }
    double x = at.right() - places + side / 2 + 2;
    for (const QString& colour : colours) {
        paintSeat(painter, colour, {x, at.center().y()}, side);
        x += side + 2;
    }
}

// One row: its word, and an empty cell for every player.
void FormArt::gridRow(QPainter& painter, const QString& word, const QRectF& at, double first, double column) const {
    painter.setPen(QPen(QColor(ink::black), formLine));
    painter.setBrush(Qt::NoBrush);
    for (double x = at.left() + first; x < at.right() - 0.01; x += column) {
        painter.drawRect(QRectF(x, at.top(), column, at.height()));
    }
    const double size = std::min(4.0, at.height() * 0.6);
    paintLine(painter, word, Cut::regular, size, {at.left(), at.center().y() + size * 0.34}, Qt::AlignLeft,
              QColor(ink::black));
}

void FormArt::grid(QPainter& painter, const Element& element) const {
    QStringList rows;
    for (int i = 1; i <= static_cast<int>(element.number("count", 0)); ++i) rows << QString::number(i);
    for (const QJsonValue row : element.json.value(QLatin1String("rows")).toArray()) rows << say(row.toString());
    const QString head = say(element.key("grid"));
    const QRectF& at = element.at;
    const double high = at.height() / static_cast<double>(rows.size() + 1), words = std::min(4.0, high * 0.6);
    double first = textWidth(head, Cut::bold, words);
    for (const QString& row : rows) first = std::max(first, textWidth(row, Cut::regular, words));
    first += 3;
    const QStringList colours = art_.kit().colours;
    const double column = (at.width() - first) / static_cast<double>(colours.size());
    paintLine(painter, head, Cut::bold, words, {at.left(), at.top() + high / 2 + words * 0.34}, Qt::AlignLeft,
              QColor(ink::black));
    double x = at.left() + first + column / 2;
    for (const QString& colour : colours) {
        paintSeat(painter, colour, {x, at.top() + high / 2}, std::min(high, column) * 0.86);
        x += column;
    }
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const double top = at.top() + high * static_cast<double>(i + 1);
        gridRow(painter, rows[i], {at.left(), top, at.width(), high}, first, column);
    }
}

void FormArt::dice(QPainter& painter, const Element& element) const {
    // Numbered like the places of a telephone, 1 to 9.
    static constexpr std::array<std::string_view, 7> pips{"", "5", "19", "159", "1379", "13579", "134679"};
    const QJsonArray thrown = element.json.value(QLatin1String("dice")).toArray();
    const auto from = thrown.size() - element.json.value(QLatin1String("aside")).toInt();
    const double side = element.at.height();
    for (qsizetype i = 0; i < thrown.size(); ++i) {
        const QRectF die(element.at.topLeft() + QPointF(static_cast<double>(i) * side * 1.3, 0), QSizeF(side, side));
        const bool isAside = i >= from;
        const QColor colour = isAside ? QColor(ink::foot) : QColor(ink::black);
        painter.setPen(QPen(colour, 0.4));
        painter.setBrush(Qt::white);
        painter.drawRoundedRect(die, side * 0.18, side * 0.18);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        for (const char place : pips.at(static_cast<std::size_t>(thrown.at(i).toInt()))) {
            const int at = place - '1';
            painter.drawEllipse(die.center() + QPointF(at % 3 - 1, at / 3 - 1) * side * 0.26, side * 0.09, side * 0.09);
        }
        if (!isAside) continue;
        painter.setPen(QPen(QColor(ink::black), 0.6, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(die.bottomLeft() + QPointF(-1, 1), die.topRight() + QPointF(1, -1));
    }
}

void FormArt::cards(QPainter& painter, const Element& element) const {
    const KitPart* part = art_.kit().part(element.key("cards"));
    if (part == nullptr) return;
    QList<const KitFace*> shown;
    for (const KitFace& face : part->faces) {
        const bool known =
            std::any_of(shown.begin(), shown.end(), [&face](const KitFace* one) { return one->face == face.face; });
        if (!known) shown.append(&face);
    }
    const double high = element.at.height() / static_cast<double>(shown.size());
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const QPointF from = element.at.topLeft() + QPointF(0, high * static_cast<double>(i));
        card(painter, *part, *shown[i], {from, QSizeF(element.at.width(), high)});
    }
}

void FormArt::card(QPainter& painter, const KitPart& part, const KitFace& face, const QRectF& at) const {
    constexpr double nameSize = 4.6, aside = 3.2;
    int count = 0;
    QStringList feet;
    for (const KitFace& one : part.faces) {
        if (one.face != face.face) continue;
        count += one.copies;
        if (!one.foot.isEmpty()) feet << say(one.foot);
    }
    feet.removeDuplicates();
    const double side = at.height() * 0.72, left = at.left() + side + 4;
    art_.emblem(painter, face.face, {at.left(), at.top() + at.height() * 0.1, side, side});
    const FaceWords words = art_.words(face.face);
    const double baseline = at.top() + nameSize;
    paintLine(painter, words.name, Cut::bold, nameSize, {left, baseline}, Qt::AlignLeft, QColor(ink::black));
    feet.prepend(art_.words().say(intrika::say("print.pieces", {number(count)})));
    paintLine(painter, feet.join(QStringLiteral(" · ")), Cut::italic, aside, {at.right(), baseline}, Qt::AlignRight,
              QColor(ink::second));
    paintText(painter, words.text, {left, at.top() + nameSize * 1.3, at.right() - left, at.height() - nameSize * 1.6},
              3.6, 2.6);
    painter.setPen(QPen(QColor(ink::foot), 0.12));
    painter.drawLine(at.bottomLeft() - QPointF(0, 0.6), at.bottomRight() - QPointF(0, 0.6));
}

}  // namespace intrika::print
