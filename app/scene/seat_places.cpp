#include "app/scene/seat_places.h"

#include "app/scene/map_place.h"
#include "app/scene/plate_item.h"
#include "app/scene/seat_blocks.h"
#include "app/scene/zones_of.h"

#include <algorithm>
#include <numeric>

namespace intrika::scene {

double Measures::px(double usualPx, double least) const { return std::max(least, usualPx * unit); }

namespace {

constexpr double roomForName = 158;  // px of a plate: beside the points
constexpr int mostOnABench = 5;
constexpr double ownBust = 112;  // px: as high as the bust, and the cards beside it
constexpr double leastOfWidth = 0.1925, moreOfWidth = 0.135, smallBlock = 74;  // of the table's width; px
constexpr int mostBesideMap = 3;  // of all the games' seats; fewer are no larger

struct Benches {
    int count = 1;
    double above = 0;  // part of the table's height
    double tall = 0;   // the same, all together
};
constexpr Benches oneBench{1, 0.285, 0.25}, twoBenches{2, 0.15, 0.36};

class SeatPlacer {
public:
    SeatPlacer(const Tableau& tableau, QSizeF table, Seat viewer, const Measures& measures, bool busts)
        : tableau_(tableau), table_(table), viewer_(viewer), measures_(measures), busts_(busts) {
        for (const Zone* zone : zonesOf(tableau_, Area::seat)) places_.lines = std::max(places_.lines, zone->line + 1);
        places_.lineOf.resize(static_cast<std::size_t>(places_.lines));
        std::iota(places_.lineOf.begin(), places_.lineOf.end(), 0);
        for (const Plate& one : tableau_.plates) growth_ = std::max(growth_, plateGrowth(one));
        places_.first = viewer == noSeat ? Seat{0} : viewer;
    }

    SeatPlaces make() {
        if (tableau_.seating == Seating::opposite)
            opposite();
        else if (mapOf(tableau_) != nullptr)
            besideMap();
        else
            around();
        return places_;
    }

private:
    int count() const { return static_cast<int>(tableau_.plates.size()); }

    void around() {
        const double width = widthOfBlock();
        setPlates(width);
        places_.blocks =
            seatBlocks(table_, count(), QSizeF(width, places_.plate + heightOfLines(places_.plate, count() > 4)));
    }

    // A name must have room beside the points.
    void setPlates(double width) {
        places_.plateText =
            std::clamp(width / measures_.px(roomForName, roomForName), 1.0, std::max(1.0, measures_.text));
        places_.plate = measures_.px(66, 58) * places_.plateText * growth_;
    }

    // Several lines are what a game is played with, so they get what the column of seats has.
    double widthOfBlock() const {
        const int lines = places_.lines;
        const double wide = table_.width();
        const double usual = mapOf(tableau_) != nullptr ? (lines > 1 ? 0.22 : 0.225) * wide
                             : count() > 4              ? 0.2 * wide
                                           : std::max(leastOfWidth * wide, smallBlock + moreOfWidth * wide);
        const double wanted = usual * std::min(measures_.text, lines > 1 ? 1.15 : 1.4);
        // Wider ones would overlap.
        const double apart = table_.width() / (2 + seatsBetweenColumns(count())) - 2 * seatMargin;
        return std::min(apart, std::clamp(wanted, 160.0, measures_.textPx(lines > 1 ? 330 : 270, 160)));
    }

    // Of cards below a plate: under 48 one shows no picture.
    double heightOfLines(double plate, bool areMany) const {
        const int lines = places_.lines;
        if (lines <= 1) return measures_.px(areMany ? 54 : 58, 48 + trayGap) * lines;
        const double column = (table_.height() - 3 * seatMargin) / seatsInColumn(count());
        return std::clamp((column - plate) / lines, 40 + trayGap, measures_.px(104, 48 + trayGap)) * lines;
    }

    // A map gets all the height there is: on its left who looks on, with the hand below, on its right all others.
    void besideMap() {
        joinLines();
        const double width = widthOfBlock();
        setPlates(width);
        const int others = count() - 1;
        const double pitch = (table_.height() - seatMargin) / std::max(mostBesideMap, others);
        places_.blocks.emplace_back(seatMargin, seatMargin, width, places_.plate + heightBesideMap(pitch));
        for (int other = 0; other < others; ++other) {
            places_.blocks.emplace_back(table_.width() - seatMargin - width, seatMargin + pitch * other, width,
                                        places_.plate + heightBesideMap(pitch));
        }
        const double below = places_.blocks.front().bottom() + seatMargin;
        places_.hand = QRectF(seatMargin, below, width, table_.height() - seatMargin - below);
    }

    // Lines with captions lie beside each other, and have no room for these.
    void joinLines() {
        std::vector<bool> captioned(places_.lineOf.size(), false);
        for (const Zone* zone : zonesOf(tableau_, Area::seat))
            captioned[static_cast<std::size_t>(zone->line)] = !zone->caption.empty();
        int joined = 0;
        for (std::size_t line = 1; line < captioned.size(); ++line)
            places_.lineOf[line] = joined += captioned[line] && captioned[line - 1] ? 0 : 1;
        places_.lines = std::min(places_.lines, joined + 1);
    }

    double heightBesideMap(double pitch) const {
        if (places_.lines == 0) return 0;
        const double line = (pitch - seatMargin - places_.plate) / places_.lines;
        return std::clamp(line, 40 + trayGap, measures_.px(92, 48 + trayGap)) * places_.lines;
    }

    // All others side by side, on so many benches that a name has room; the observer below on the left.
    void opposite() {
        const int others = viewer_ == noSeat ? count() : count() - 1;
        const Benches& benches = others > mostOnABench ? twoBenches : oneBench;  // no window changes their number
        const int each = (others + benches.count - 1) / benches.count;
        const double pitch = (table_.width() - seatMargin) / std::max(1, each);
        setPlates(std::min(pitch - seatMargin, measures_.px(236, 200)));
        const double tall = std::min(table_.height() * benches.tall / benches.count - seatMargin,
                                     places_.plate + measures_.px(112, 60));
        if (viewer_ != noSeat) places_.blocks.push_back(ownBlock());
        for (int other = 0; other < others; ++other) {
            const int bench = other / each;
            const int inRow = std::min(each, others - bench * each);
            const double most = measures_.px(busts_ ? 280 : 236, 200);
            const double wide = std::min((table_.width() - seatMargin) / inRow, most + measures_.px(64, 60));
            const double width = std::min(wide - seatMargin, most);
            const double middle = table_.width() / 2 + (other % each - (inRow - 1) / 2.0) * wide;
            places_.blocks.emplace_back(middle - width / 2,
                                        table_.height() * benches.above + bench * (tall + seatMargin), width, tall);
        }
        for (const QRectF& block : places_.blocks) {
            if (block.top() < table_.height() / 2) places_.top = std::max(places_.top, block.bottom() + seatMargin);
        }
    }

    QRectF ownBlock() const {
        const double width = std::min(widthOfBlock(), measures_.px(busts_ ? 280 : 236, 200) * places_.plateText);
        const double lines = heightOfLines(places_.plate, false);
        const double height = places_.plate + (busts_ ? std::max(lines, measures_.px(ownBust, 92)) : lines);
        return {seatMargin, table_.height() - seatMargin - height, width, height};
    }

    const Tableau& tableau_;
    QSizeF table_;
    Seat viewer_;
    const Measures& measures_;
    bool busts_;
    double growth_ = 1;  // of plates that have much to say
    SeatPlaces places_;
};

}  // namespace

SeatParts partsOf(const QRectF& block, double plate, bool bust, bool isRival) {
    SeatParts parts{{block.topLeft(), QSizeF(block.width(), plate)}, {}, block.adjusted(0, plate, 0, 0)};
    if (!bust) return parts;
    constexpr double wide = 5.0 / 6, mostOfBlock = 0.42;
    if (isRival) {
        parts.plate.moveBottom(block.bottom());
        parts.cards = block.adjusted(0, 0, 0, -plate);
    }
    const double tall = std::min(parts.cards.height() - trayGap, block.width() * mostOfBlock / wide);
    parts.bust = QRectF(parts.cards.left(), parts.cards.bottom() - tall, tall * wide, tall);
    parts.cards.setLeft(parts.bust.right() + trayGap);
    return parts;
}

SeatPlaces placeSeats(const Tableau& tableau, QSizeF table, Seat viewer, const Measures& measures, bool busts) {
    return tableau.plates.empty() ? SeatPlaces() : SeatPlacer(tableau, table, viewer, measures, busts).make();
}

}  // namespace intrika::scene
