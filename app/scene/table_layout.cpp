#include "app/scene/table_layout.h"

#include "app/scene/column_room.h"
#include "app/scene/front_layout.h"
#include "app/scene/hand_grid.h"
#include "app/scene/label_boxes.h"
#include "app/scene/map_place.h"
#include "app/scene/seat_blocks.h"
#include "app/scene/seat_places.h"
#include "app/scene/sheet_line.h"
#include "app/scene/tile_rows.h"
#include "app/scene/zones_of.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>
#include <utility>

namespace intrika::scene {
namespace {

constexpr QSizeF usualTable(984, 800);  // px: a window of 1280 x 800 with its panel
constexpr double pileInRing = 0.74;     // heights of the ring's cards
constexpr double mostOfMiddle = 0.278;  // of the table's height, for a card
constexpr double closedPart = 0.62;     // of a card's size
constexpr double awning = 0.058;        // of the table's height, above the cards of a stall

class Layouter {
public:
    Layouter(const Tableau& tableau, QSizeF table, Seat viewer, const FaceSizes& sizes, RingFitter& fitter,
             double textScale, LabelWidths labelWidths, bool frontAside, bool busts)
        : tableau_(tableau),
          table_(table),
          viewer_(viewer),
          sizes_(sizes),
          fitter_(fitter),
          labelWidths_(std::move(labelWidths)),
          front_(zonesOf(tableau, Area::front)),
          aside_(frontAside),
          busts_(busts && tableau.seating == Seating::opposite) {
        layout_.unit =
            std::clamp(std::min(table.width() / usualTable.width(), table.height() / usualTable.height()), 0.6, 3.0);
        // Not as much as in the panels: what the texts gain the cards lose, and both must be read.
        layout_.text = 1 + (textScale - 1) * 0.6;
        layout_.labelSize = textPx(14, 12);
        layout_.zones.resize(tableau.zones.size());
        for (std::size_t i = 0; i < tableau.zones.size(); ++i) layout_.zones[i].id = tableau.zones[i].id;
    }

    TableLayout make() {
        seats();
        hand();
        middle();
        front();
        labels();
        return std::move(layout_);
    }

private:
    Measures measures() const { return {layout_.unit, layout_.text}; }
    double px(double usualPx, double least) const { return measures().px(usualPx, least); }
    double textPx(double usualPx, double least) const { return measures().textPx(usualPx, least); }

    void put(ZoneSpots spots) {
        for (ZoneSpots& zone : layout_.zones) {
            if (zone.id == spots.id) zone = std::move(spots);
        }
    }

    void seats() {
        const auto count = static_cast<int>(tableau_.plates.size());
        const SeatPlaces places = placeSeats(tableau_, table_, viewer_, measures(), busts_);
        blocks_ = places.blocks;
        below_ = places.top;
        lineOf_ = places.lineOf;
        handBelow_ = places.hand;
        layout_.plateText = places.plateText;
        layout_.plates.resize(static_cast<std::size_t>(count));
        layout_.busts.resize(static_cast<std::size_t>(count));
        for (int i = 0; i < count; ++i) {
            const Seat seat = clockwise(places.first, i, count);
            const QRectF& room = blocks_[static_cast<std::size_t>(i)];
            const SeatParts parts = partsOf(room, places.plate, busts_, seat != viewer_);
            layout_.plates[seat] = parts.plate;
            layout_.busts[seat] = parts.bust;
            const QRectF& before = parts.cards;
            const double pitch = before.height() / std::max(1, places.lines);
            for (int line = 0; line < places.lines; ++line) {
                const QRectF box(before.left(), before.top() + pitch * line, before.width(), pitch);
                tray(seat, line, box.adjusted(0, trayGap, 0, 0));
            }
        }
    }

    // What lies in one line before a seat. Zones without pieces take no room, but pieces may fly there.
    void tray(Seat seat, int line, const QRectF& box) {
        FlowStyle style;
        style.mostPxPerMm = box.height() / cardMm.height();
        style.align = tableau_.seating == Seating::opposite   ? Qt::AlignLeft
                      : box.center().x() < table_.width() / 2 ? Qt::AlignLeft
                                                              : Qt::AlignRight;
        style.byLine = false;
        style.ease = 0.15;  // rather close than so small that nothing can be seen
        Zones filled;
        for (const Zone* zone : zonesOf(tableau_, Area::seat, seat)) {
            if (lineOf_[static_cast<std::size_t>(zone->line)] != line) continue;
            if (!zone->pieces.empty()) filled.push_back(zone);
            ZoneSpots empty;
            empty.id = zone->id;
            empty.frame = box;
            put(empty);
        }
        style.labelWidths = labelWidths_;
        for (ZoneSpots& spots : haveCaptions(filled)
                                    ? sheetLine(filled, box, style, layout_.labelSize, sizes_)
                                    : withTiles(filled, flow(filled, box, style, sizes_), box, style, sizes_))
            put(std::move(spots));
    }

    void hand() {
        bottom_ = table_.height() - seatMargin;
        for (const Zone* zone : zonesOf(tableau_, Area::hand)) {
            if (zone->owner != viewer_ || viewer_ == noSeat) {
                // Other people's hands are counted on their plates.
                ZoneSpots counted;
                counted.id = zone->id;
                if (zone->owner < layout_.plates.size()) counted.frame = layout_.plates[zone->owner];
                put(counted);
                continue;
            }
            if (!handBelow_.isEmpty()) {
                layout_.hand = handBelow_;
                if (aside_ && !front_.empty()) layout_.hand.setTop(layout_.hand.top() + tabHeight());
                put(gridded(*zone, layout_.hand, table_.height() * 0.17, sizes_));
                continue;
            }
            handRoom(zone->pieces.size());
            put(fanned(*zone, layout_.hand, sizes_));
        }
        if (layout_.hand.isEmpty() && !front_.empty() && isFrontAtHand()) handRoom(0);
        if (aside_ && !front_.empty()) putAside();
    }

    // A hand gives way to what lies in its place, and a little to the tab by which that is taken up again.
    void handRoom(std::size_t pieces) {
        const double height = std::clamp(table_.height() * 0.25, 120.0, 420.0);
        const double apart = height * cardMm.width() / cardMm.height() * static_cast<double>(pieces);
        layout_.hand = roomForHand(table_, blocks_, {apart, height});
        bottom_ = layout_.hand.top() - px(16, 12);  // picked cards rise
        if (front_.empty()) return;
        if (aside_) layout_.hand.setTop(layout_.hand.top() + tabHeight() - (layout_.hand.top() - bottom_) / 2);
        if (!aside_ && isFrontAtHand()) layout_.hand.setTop(layout_.hand.bottom() - std::max(50.0, height * 0.3));
        if (viewer_ == noSeat) layout_.hand = {};
    }

    double tabHeight() const { return textPx(30, 28); }

    void putAside() {
        const QRectF hand = layout_.hand.isEmpty() ? QRectF(0, bottom_, table_.width(), 0) : layout_.hand;
        const QSizeF size(2 * textPx(90, 80), tabHeight());
        layout_.frontTab =
            QRectF(hand.center().x() - size.width() / 2, hand.top() - size.height(), size.width(), size.height());
        for (ZoneSpots& spots : asideAt(front_, layout_.frontTab)) put(std::move(spots));
    }

    void middle() {
        Zones zones = zonesOf(tableau_, Area::inner);
        const Zones centre = zonesOf(tableau_, Area::centre);
        zones.insert(zones.end(), centre.begin(), centre.end());
        FlowStyle style = styleOfMiddle();
        QRectF box = roomInMiddle(zones, style);
        layout_.headline = QRectF(box.left(), headlineTop(box), box.width(), headlineHeight());
        if (below_ == 0) box.setTop(layout_.headline.bottom());
        putColumns(box, style);
        putMap(box, zones, style);
        for (ZoneSpots& spots : flow(zones, box, style, sizes_)) put(std::move(spots));
        for (const Zone& zone : tableau_.zones) {
            if (isFoot(zone)) put(below(zone, layout_.zone(zone.around)->foot, layout_.labelSize, sizes_));
        }
    }

    FlowStyle styleOfMiddle() const {
        FlowStyle style{table_.height() * mostOfMiddle / cardMm.height(), layout_.labelSize, 3};
        style.labelWidths = labelWidths_;
        style.closedPart = ringOf(tableau_) == nullptr ? closedPart : 1;
        for (const Zone& zone : tableau_.zones) {
            if (isFoot(zone)) style.footed.push_back(zone.around);
        }
        for (const Label& label : tableau_.labels) style.footed.push_back(label.zone);
        style.footHeight = textPx(30, 26);
        return style;
    }

    // With the headline. Where there is a choice pieces can be largest there, so none grows or shrinks at once.
    QRectF roomInMiddle(const Zones& zones, FlowStyle& style) {
        const bool isMarket = std::any_of(tableau_.zones.begin(), tableau_.zones.end(), isFoot);
        const double top = std::max({seatMargin, below_, isMarket ? awning * table_.height() : 0});
        const QRectF box(seatMargin, top, table_.width() - 2 * seatMargin, bottom_ - top);
        if (const Zone* ring = ringOf(tableau_)) {
            putRing(*ring, box);
            style.mostPxPerMm = ring_.card.height() * pileInRing / cardMm.height();
            return ring_.insideWith(labelledPlaces(tableau_, ring->id));
        }
        // A map is read from top to bottom: it gets all the height there is.
        if (mapOf(tableau_) != nullptr) return besideSeats(box, blocks_);
        if (const ColumnRoom columns = columnRoom(); !columns.isEmpty()) return columns.best(box);
        QRectF best;
        double most = -1;
        for (const QRectF& room : roomsClearOfSeats(box, blocks_)) {
            const double scale =
                flowScale(zones, room.adjusted(0, below_ > 0 ? 0 : headlineHeight(), 0, 0), style, sizes_);
            if (scale > most + 1e-6) std::tie(best, most) = std::pair(room, scale);
        }
        return best;
    }

    // Where all others sit opposite there is room above them.
    double headlineTop(const QRectF& middle) const { return below_ > 0 ? seatMargin : middle.top(); }

    double headlineHeight() const { return tableau_.headline.empty() ? 0 : textPx(52, 44); }

    // All else may lie below each other in what the map leaves free.
    void putMap(QRectF& box, const Zones& others, FlowStyle& style) {
        const Zone* map = mapOf(tableau_);
        if (map == nullptr) return;
        style.mostRows = static_cast<int>(others.size());
        const auto shows = [](const Zone* zone) { return !zone->pieces.empty() || !zone->label.empty(); };
        const bool alone = std::none_of(others.begin(), others.end(), shows);
        const MapPlace place = placeMap(*map, box, alone ? QSizeF() : QSizeF(textPx(84, 76), textPx(82, 72)));
        besideMap_ = place.corner;
        box = place.others;
        if (!alone) {
            const double below = flowScale(others, place.below, style, sizes_);
            style.mostPxPerMm = std::min(style.mostPxPerMm, below * place.gain);
        }
        ZoneSpots spots;
        spots.id = map->id;
        spots.frame = place.map;
        put(std::move(spots));
    }

    ColumnRoom columnRoom() const {
        return {tableau_,         blocks_, measures(), table_.height() * mostOfMiddle / cardMm.height(),
                headlineHeight(), sizes_};
    }

    // The box becomes that of the rest of the middle, in which nothing is larger than what lies in columns.
    void putColumns(QRectF& box, FlowStyle& style) {
        const ColumnRoom room = columnRoom();
        if (room.isEmpty()) return;
        const ColumnRoom::Parts parts = room.split(box);
        ColumnLayout laid = room.laidIn(parts.columns);
        style.mostPxPerMm = std::min(laid.zones.front().frame.width(), parts.rest.width()) / cardMm.width();
        for (std::size_t i = 0; i < laid.zones.size(); ++i) {
            chips_.emplace_back(room.zones()[i]->id, std::move(laid.chips[i]));
            put(std::move(laid.zones[i]));
        }
        box = parts.rest;
    }

    RingWish wishFor(const Zone& ring, const QRectF& box) const {
        RingWish wish;
        wish.count = ring.places;
        wish.box = box;
        wish.obstacles = blocks_;
        wish.mostCardHeight = table_.height() * 0.2;
        wish.label = QSizeF(textPx(58, 50), textPx(29, 25));
        // As high as the headline and two rows of piles with their labels.
        wish.middle.texts = QSizeF(textPx(200, 170), headlineHeight() + 2 * (labelLead * layout_.labelSize + 4));
        wish.middle.pieces = QSizeF(3.2, 2 * pileInRing);
        for (const Zone& zone : tableau_.zones) wish.rims |= zone.shape == Shape::rim && zone.around == ring.id;
        return wish;
    }

    void putRing(const Zone& ring, const QRectF& box) {
        ring_ = fitter_.fit(wishFor(ring, box));
        for (const Zone& zone : tableau_.zones) {
            if (zone.id != ring.id && zone.around != ring.id) continue;
            ZoneSpots spots;
            spots.id = zone.id;
            spots.frame =
                QRectF(ring_.centre - QPointF(ring_.radiusX, ring_.radiusY), QSizeF(ring_.radiusX, ring_.radiusY) * 2);
            spots.places = zone.shape == Shape::ring ? ring_.cards : zone.shape == Shape::rim ? ring_.rims : ring_.gaps;
            for (const Piece& piece : zone.pieces)
                spots.pieces.push_back(spots.places[piece.place % spots.places.size()]);
            put(std::move(spots));
        }
    }

    // Round a ring what is decided about lies where the hand does, for all of the ring must be seen.
    bool isFrontAtHand() const { return ringOf(tableau_) != nullptr; }

    QRectF roomAtHand(double rim) const {
        QRectF room = roomForHand(table_, blocks_, {table_.width(), table_.height() - bottom_});
        room.setTop(bottom_ + rim / 2);
        room.setBottom((layout_.hand.isEmpty() ? table_.height() - seatMargin : layout_.hand.top()) - rim / 2);
        return room;
    }

    void front() {
        if (aside_ || front_.empty()) return;
        const Zone* map = mapOf(tableau_);
        const bool atHand = isFrontAtHand();
        FrontStyle style;
        style.rim = atHand ? px(9, 7) : px(14, 12);
        style.label = textPx(22, 19);
        style.labelSize = layout_.labelSize;
        style.labelWidths = labelWidths_;
        style.ease = atHand ? 0.6 : 1;
        style.asTheyAre = map != nullptr;
        style.headline = map != nullptr || atHand ? 0 : layout_.headline.height();
        const double large = std::max(table_.height() * 0.23, 184.0) + style.label;
        const double small = table_.height() * 0.11 + style.label;
        // Those of a later line are notes to what must be decided; beside a map all are decided.
        for (const Zone* zone : front_) style.heights.push_back(map == nullptr && zone->line > 0 ? small : large);
        const double rims = style.rim * (2.1 + 0.5 * static_cast<double>(front_.size() - 1));
        const double tall = std::accumulate(style.heights.begin(), style.heights.end(), style.headline + rims);
        const QPointF corner(besideMap_.x(), std::min(bottom_, besideMap_.y()));
        // Of the others on the right of a map all but the first are covered.
        std::vector<QRectF> plates = layout_.plates;
        std::erase_if(plates, [](const QRectF& plate) { return plate.top() > seatMargin; });
        const QRectF room = map != nullptr ? roomRightOf(corner, table_, plates)
                            : atHand       ? roomAtHand(style.rim)
                                           : roomForFront(table_, bottom_, blocks_, tall);
        FrontLayout laid = frontRows(front_, room, style, sizes_);
        if (style.headline > 0) layout_.headline = laid.headline;
        layout_.front = laid.panel & QRectF(QPointF(), table_).adjusted(2, 2, -2, -2);
        layout_.frontTab = layout_.front.adjusted(0, layout_.front.height() - style.label - style.rim / 2, 0, 0);
        for (ZoneSpots& spots : laid.zones) put(std::move(spots));
    }

    void labels() {
        layout_.labels = labelBoxes(tableau_, layout_, ring_.labels, chips_, {textPx(58, 50), textPx(29, 25)});
    }

    const Tableau& tableau_;
    QSizeF table_;
    Seat viewer_;
    const FaceSizes& sizes_;
    RingFitter& fitter_;
    LabelWidths labelWidths_;
    Zones front_;
    bool aside_;
    bool busts_;
    TableLayout layout_;
    std::vector<QRectF> blocks_;
    std::vector<int> lineOf_;        // as SeatPlaces::lineOf
    QRectF handBelow_;               // as SeatPlaces::hand
    double bottom_ = 0, below_ = 0;  // of the middle: its end and what lies above
    QPointF besideMap_;
    RingLayout ring_;
    ColumnChips chips_;
};

}  // namespace

TableLayout layOut(const Tableau& tableau, QSizeF table, Seat viewer, const FaceSizes& sizes, RingFitter& fitter,
                   double textScale, LabelWidths labelWidths, bool frontAside, bool busts) {
    return Layouter(tableau, table, viewer, sizes, fitter, textScale, std::move(labelWidths), frontAside, busts).make();
}

}  // namespace intrika::scene
