#include "app/maps/map_names.h"

#include "app/faces/emblem_layers.h"
#include "app/maps/map_places.h"

#include <QCache>
#include <QLocale>
#include <QPaintEngine>
#include <QPainter>
#include <QStaticText>

#include <algorithm>
#include <array>
#include <cmath>

namespace intrika::maps {
namespace {

using Kind = MapSettlement::Kind;

struct Look {
    Cut cut;
    double size;
    double growth;  // how much larger than the least
};
constexpr std::array<Look, 3> looks{{{Cut::italic, 4.8, 1}, {Cut::bold, 5.4, 1.06}, {Cut::bold, 5.8, 1.16}}};
constexpr double ascent = 0.74, descent = 0.24;  // of the size, about the baseline

double overlap(const QRectF& a, const QRectF& b) {
    const QRectF both = a & b;
    return both.isEmpty() ? 0 : both.width() * both.height();
}

double hiddenBy(const QRectF& box, const std::vector<PlacedName>& others) {
    double hidden = 0;
    for (const PlacedName& other : others) hidden += overlap(box, other.box);
    return hidden;
}

bool isCrowded(const PlacedName& name, const std::vector<PlacedName>& before) {
    return hiddenBy(name.box, before) > 0.12 * name.box.width() * name.box.height();
}

class Placer {
public:
    Placer(const BoardMap& board, std::string_view language, double least)
        : board_(board), language_(language), least_(least) {
        for (const MapSettlement& one : board.settlements) {
            pictures_.push_back(settlementBox(one.kind, middleOf(board, one.at)));
        }
        for (const MapMark& mark : board.marks) pictures_.push_back(boxOf(board, mark.at).adjusted(2, 2, -2, -2));
        for (const MapCell cell : board.start) pictures_.push_back(boxOf(board, cell).adjusted(3, 3, -3, -3));
    }

    // Large ones first: they have the choice.
    std::vector<PlacedName> place() {
        for (const Kind kind : {Kind::city, Kind::town, Kind::village}) {
            for (const MapSettlement& settlement : board_.settlements) {
                if (settlement.kind == kind) placed_.push_back(best(settlement));
            }
        }
        return std::move(placed_);
    }

private:
    PlacedName best(const MapSettlement& settlement) const {
        const Look& look = looks[static_cast<std::size_t>(settlement.kind)];
        PlacedName name;
        name.text = QString::fromStdString(settlement.name.in(language_));
        if (settlement.kind == Kind::city)
            name.text = QLocale(QString::fromUtf8(language_.data(), static_cast<qsizetype>(language_.size())))
                            .toUpper(name.text);
        name.cut = look.cut;
        name.size = std::max(look.size, least_ * look.growth);
        double least = 1e9;
        for (const auto& [box, dislike] : candidates(settlement, name)) {
            const double cost = dislike + costOf(box, settlement);
            if (cost >= least) continue;
            least = cost;
            name.box = box;
        }
        const QPointF middle = middleOf(board_, settlement.at);
        name.anchor = {std::clamp(middle.x(), name.box.left(), name.box.right()),
                       std::clamp(middle.y(), name.box.top(), name.box.bottom())};
        name.crowded = isCrowded(name, placed_);
        return name;
    }

    static std::vector<std::pair<QRectF, double>> boxesRound(const QRectF& picture, QSizeF size, const QRectF& within) {
        const QPointF middle = picture.center();
        const double w = size.width(), h = size.height(), gap = 0.7;
        // Rather a little to the side than over the edge.
        const auto at = [&](double x, double y) {
            return QRectF({std::clamp(x, 0.0, std::max(0.0, within.width() - w)),
                           std::clamp(y, 0.0, std::max(0.0, within.height() - h))},
                          size);
        };
        return {{at(middle.x() - w / 2, picture.bottom() + gap), 0},
                {at(picture.right() + gap, middle.y() - h / 2), 3},
                {at(middle.x() - w / 2, picture.top() - h - gap), 4},
                {at(picture.left() - w - gap, middle.y() - h / 2), 5},
                {at(middle.x() - w * 0.2, picture.bottom() + gap), 6},
                {at(middle.x() - w * 0.8, picture.bottom() + gap), 7},
                {at(middle.x() - w * 0.2, picture.top() - h - gap), 8},
                {at(middle.x() - w * 0.8, picture.top() - h - gap), 9}};
    }

    std::vector<std::pair<QRectF, double>> candidates(const MapSettlement& settlement, const PlacedName& name) const {
        const QSizeF size(textWidth(name.text, name.cut, name.size) + 1, name.size * (ascent + descent));
        return boxesRound(settlementBox(settlement.kind, middleOf(board_, settlement.at)), size, cellsBox(board_));
    }

    double costOf(const QRectF& box, const MapSettlement& own) const {
        double cost = hiddenBy(box, placed_) * 6;
        const QRectF ownPicture = settlementBox(own.kind, middleOf(board_, own.at));
        for (const QRectF& picture : pictures_) {
            cost += overlap(box, picture) * (picture == ownPicture ? 2 : 4);
        }
        const int left = static_cast<int>(std::floor(box.left() / cellSide));
        const int top = static_cast<int>(std::floor(box.top() / cellSide));
        for (int x = left; x * cellSide < box.right(); ++x) {
            for (int y = top; y * cellSide < box.bottom(); ++y) {
                const MapCell cell{static_cast<std::int16_t>(x), static_cast<std::int16_t>(board_.rows - 1 - y)};
                if (!board_.holds(cell) || board_.at(cell) == Terrain::plain) continue;
                const Terrain terrain = board_.at(cell);
                const double weight = terrain >= Terrain::ford ? 1.2 : terrain == Terrain::river ? 0.5 : 0.35;
                cost += overlap(box, boxOf(board_, cell)) * weight;
            }
        }
        return cost;
    }

    const BoardMap& board_;
    std::string_view language_;
    double least_;
    std::vector<QRectF> pictures_;
    std::vector<PlacedName> placed_;
};

constexpr int measure = 100;    // letters are so high before they are scaled
constexpr double haloOut = 17;  // round letters of that height

// Round small letters on the screen: copies of them, a little aside in all directions. To widen their outlines takes
// ten times as long, and no more is to be seen of it there.
void paintCopies(QPainter& painter, const QStaticText& letters, QPointF at) {
    constexpr std::array<std::pair<double, int>, 2> rings{{{haloOut * 0.5, 6}, {haloOut * 0.92, 12}}};
    for (const auto& [radius, copies] : rings) {
        for (int copy = 0; copy < copies; ++copy) {
            const double angle = 2 * M_PI * copy / copies;
            painter.drawStaticText(at + radius * QPointF(std::cos(angle), std::sin(angle)), letters);
        }
    }
}

using Paths = QList<QPainterPath>;

QPen haloPen(const QColor& colour) { return {colour, 2 * haloOut, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin}; }

Paths outlinesOf(const PlacedName& name) {
    QPainterPath letters;
    letters.addText({}, typeFace(name.cut), name.text);
    return contoursOf(letters);
}

Paths bandsRound(const PlacedName& name) {
    const QPainterPathStroker halo(haloPen(Qt::black));
    Paths bands;
    for (const QPainterPath& outline : outlinesOf(name)) {
        bands.append(halo.createStroke(outline));
        bands.back().setFillRule(Qt::WindingFill);
    }
    return bands;
}

// Kept, for to widen outlines would take most of every frame while a map is moved.
void paintBands(QPainter& painter, const PlacedName& name) {
    constexpr int most = 256;
    thread_local QCache<QString, Paths> kept(most);
    const QString key = QString::number(static_cast<int>(name.cut)) + name.text;
    if (!kept.contains(key)) kept.insert(key, new Paths(bandsRound(name)));
    for (const QPainterPath& band : *kept.object(key)) painter.fillPath(band, painter.pen().color());
}

void strokeOutlines(QPainter& painter, const PlacedName& name) {
    for (const QPainterPath& outline : outlinesOf(name)) painter.strokePath(outline, haloPen(painter.pen().color()));
}

void paintHalo(QPainter& painter, const PlacedName& name, QPointF middle, const QColor& colour) {
    constexpr double smallUpTo = 20;  // pixels
    const QFontMetricsF metrics(typeFace(name.cut));
    const double scale = name.size / measure;
    painter.save();
    painter.translate(middle - QPointF(metrics.horizontalAdvance(name.text) * scale / 2, 0));
    painter.scale(scale, scale);
    painter.setFont(typeFace(name.cut));
    painter.setPen(colour);
    if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        strokeOutlines(painter, name);  // a PDF of bands is larger
    } else if (painter.combinedTransform().m11() * measure > smallUpTo) {
        paintBands(painter, name);
    } else {
        QStaticText letters(name.text);
        letters.setTextFormat(Qt::PlainText);
        paintCopies(painter, letters, QPointF(0, -metrics.ascent()));
    }
    painter.restore();
}

}  // namespace

std::vector<PlacedName> placeNames(const BoardMap& board, std::string_view language, double least) {
    return Placer(board, language, least).place();
}

std::vector<PlacedName> shrunk(std::vector<PlacedName> names, double share) {
    std::vector<PlacedName> smaller;
    for (PlacedName& name : names) {
        name.size *= share;
        name.box = {name.anchor + (name.box.topLeft() - name.anchor) * share, name.box.size() * share};
        name.crowded = name.crowded && isCrowded(name, smaller);
        smaller.push_back(std::move(name));
    }
    return smaller;
}

void paintName(QPainter& painter, const MapInk& ink, const PlacedName& name) {
    const QPointF baseline(name.box.center().x(), name.box.top() + name.size * ascent);
    paintHalo(painter, name, baseline, ink.land);
    paintLine(painter, name.text, name.cut, name.size, baseline, Qt::AlignHCenter, ink.line);
}

}  // namespace intrika::maps
