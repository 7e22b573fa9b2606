#include "app/stage/stage_layout.h"

#include <algorithm>

namespace intrika::stage {
namespace {

// Of the design.
constexpr double bannerAside = 134, bannerTop = 74, bannerWide = 206, bannerHigh = 360;
constexpr double heapFoot = 150, heapHigh = 92, heapStep = 62, heapRoom = 200;
constexpr double columnsTop = 92, bustsTop = 76, columnPitch = 186, widePitch = 300, nameRoom = 34, lineRoom = 32,
                 arrowRoom = 74;
constexpr double footMiddle = 134, footHigh = 108, footStep = 120, claspSide = 52;
constexpr double stripTop = 200, stripHigh = 96, stripAside = 60;
constexpr double tallest = 330, cardGap = 14;
constexpr double bustHigh = 150, bustNameRoom = 46, bustNameFoot = 18, bannerBustTop = 14, dieSide = 56,
                 diceAside = 176, diceFoot = 214;

// Of a card that others lie on, in its widths.
double showsOfCovered(std::size_t cards) { return cards < 3 ? 0.62 : 0.42; }

class Placing {
public:
    Placing(const StagePicture& picture, const Band& band, const FaceCache& faces)
        : picture_(picture), band_(band), faces_(faces), box_(band.box()) {}

    StageLayout place() {
        layout_.sentenceLine = box_.top() + band_.px(58);
        layout_.beadLine = box_.bottom() - band_.px(50);
        for (std::size_t side = 0; side < picture_.sides.size(); ++side) placeSide(side);
        placeColumns();
        placeFoot();
        if (hasStrip()) {
            layout_.strip = QRectF(box_.left() + band_.px(stripAside), box_.bottom() - band_.px(stripTop),
                                   box_.width() - 2 * band_.px(stripAside), band_.px(stripHigh));
        }
        return std::move(layout_);
    }

private:
    bool hasStrip() const { return picture_.tally || !picture_.seals.empty(); }

    QSizeF sizeIn(FaceId face, QSizeF room) const {
        const QSizeF mm = faces_.sizeMm(face, formOf(face, faces_));
        return mm * std::min(room.width() / mm.width(), room.height() / mm.height());
    }

    // Side by side round a middle, one over the other where there is no room for all.
    void placeRow(const std::vector<StageCard>& cards, QPointF middle, QSizeF room, double gap, double fan = 0) {
        if (cards.empty()) return;
        const QSizeF size = sizeIn(cards.front().face, room);
        const auto steps = static_cast<double>(cards.size() - 1);
        const double step = steps == 0 ? 0 : std::min(size.width() + gap, (room.width() - size.width()) / steps);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const double aside = static_cast<double>(i) - steps / 2;
            layout_.cards.push_back({cards[i], middle + QPointF(aside * step, 0), sizeIn(cards[i].face, size),
                                     std::clamp(aside * fan, -10.0, 10.0)});
        }
    }

    void placeSide(std::size_t side) {
        const StageSide& shown = picture_.sides[side];
        const double x = side == 0 ? box_.left() + band_.px(bannerAside) : box_.right() - band_.px(bannerAside);
        constexpr double risen = 10, sunk = 24;
        const double moved = shown.fate == StageSide::Fate::wins    ? -risen
                             : shown.fate == StageSide::Fate::loses ? sunk
                                                                    : 0;
        const QSizeF size(band_.px(bannerWide), band_.px(bannerHigh));
        const QPointF corner(x - size.width() / 2, box_.top() + band_.px(bannerTop + moved));
        layout_.banners.emplace_back(corner, size);
        const QPointF bustFoot(x, corner.y() + band_.px(bannerBustTop + bustHigh));
        layout_.busts.push_back(shown.seat != noSeat ? bustOn(bustFoot, band_.px(bustHigh)) : QRectF());
        layout_.dice.emplace_back(x + band_.px(side == 0 ? diceAside : -diceAside), box_.bottom() - band_.px(diceFoot));
        layout_.dieSide = band_.px(dieSide);
        const QSizeF room(band_.px(heapRoom), band_.px(heapHigh));
        placeRow(shown.cards, {x, box_.bottom() - band_.px(heapFoot)}, room,
                 band_.px(heapStep - heapHigh * cardMm.width() / cardMm.height()), 5);
    }

    // Nobody has one in a game without busts.
    QRectF bustOn(QPointF foot, double high) const {
        if (faces_.person() == noFace) return {};
        const QSizeF mm = faces_.sizeMm(faces_.person(), Form::bust);
        const QSizeF size = mm * (high / mm.height());
        return {foot - QPointF(size.width() / 2, size.height()), size};
    }

    // Where two stand against each other they are the ones that are seen.
    double bustsOfColumns(double pitch) const {
        const bool people = std::any_of(picture_.columns.begin(), picture_.columns.end(),
                                        [](const StageColumn& column) { return column.seat != noSeat; });
        const bool are = people && picture_.sides.empty() && faces_.person() != noFace;
        return are ? std::min(band_.px(bustHigh), pitch) : 0;
    }

    double columnsFoot() const {
        constexpr double aboveStrip = 214, aboveFoot = 202, alone = 84;
        const double below = hasStrip() ? aboveStrip : !picture_.foot.empty() ? aboveFoot : alone;
        return box_.bottom() - band_.px(below + (picture_.arrows.empty() ? 0 : arrowRoom));
    }

    double linesBelowCards() const {
        const auto any = [&](const auto& has) {
            return std::any_of(picture_.columns.begin(), picture_.columns.end(), has) ? 1.0 : 0.0;
        };
        const bool named = any([](const StageColumn& column) { return column.seat != noSeat; }) > 0;
        return (named && busts_ == 0 ? nameRoom : 0) +
               any([](const StageColumn& column) { return !column.signs.empty(); }) * lineRoom + lineRoom;
    }

    void placeColumns() {
        if (picture_.columns.empty()) return;
        const double aside = band_.px(picture_.sides.empty() ? 40 : 250);
        const auto count = static_cast<double>(picture_.columns.size());
        const double widest = band_.px(count > 4 ? columnPitch : widePitch);
        const double pitch = std::min(widest, (box_.width() - 2 * aside) / count);
        busts_ = bustsOfColumns(pitch);
        const double head = box_.top() + band_.px(busts_ > 0 ? bustsTop : columnsTop);
        const double top = busts_ > 0 ? head + busts_ + band_.px(bustNameRoom) : head;
        const double foot = columnsFoot() - band_.px(linesBelowCards());
        const QSizeF room(pitch - band_.px(cardGap), std::min(foot - top, band_.px(tallest)));
        const double high = cardHeight(room);
        const double slack = busts_ > 0 ? 0 : std::max(0.0, foot - top - high) * 0.35;
        for (std::size_t i = 0; i < picture_.columns.size(); ++i) {
            const double x = box_.center().x() + (static_cast<double>(i) - (count - 1) / 2) * pitch;
            placeColumn(picture_.columns[i], x, {room.width(), high}, top + slack);
        }
    }

    // All are as high as the crowded ones can be.
    double cardHeight(QSizeF room) const {
        double high = room.height();
        for (const StageColumn& column : picture_.columns) {
            if (column.cards.empty()) continue;
            const QSizeF each(widthOfEach(column, room.width()), room.height());
            high = std::min(high, sizeIn(column.cards.front().face, each).height());
        }
        return high;
    }

    static double widthOfEach(const StageColumn& column, double width) {
        const auto covered = static_cast<double>(column.cards.size() - 1);
        return width / (1 + covered * showsOfCovered(column.cards.size()));
    }

    void placeColumn(const StageColumn& column, double x, QSizeF room, double top) {
        placeCardsOf(column, x, room, top);
        PlacedColumn placed;
        placed.middle = x;
        placed.width = room.width();
        if (busts_ > 0) placed.bust = bustOn({x, top - band_.px(bustNameRoom)}, busts_);
        double line = top + room.height() + band_.px(2);
        const auto next = [&](double high) { return line += band_.px(high); };
        placed.nameLine = column.seat == noSeat ? line : busts_ > 0 ? top - band_.px(bustNameFoot) : next(nameRoom - 4);
        placed.signLine = column.signs.empty() ? line : next(lineRoom);
        placed.noteLine = next(lineRoom);
        layout_.columns.push_back(placed);
        layout_.arrowLine = std::max(layout_.arrowLine, placed.noteLine + band_.px(12));
    }

    // One alone stands in the middle; of several the upper one leaves something of each to be seen.
    void placeCardsOf(const StageColumn& column, double x, QSizeF room, double top) {
        if (column.cards.empty()) return;
        const QSizeF each(widthOfEach(column, room.width()), room.height());
        const QSizeF size = sizeIn(column.cards.front().face, each);
        const QPointF middle(x, top + room.height() / 2);
        const double step = size.width() * showsOfCovered(column.cards.size());
        for (std::size_t i = 0; i < column.cards.size(); ++i) {
            const double aside = static_cast<double>(i) - static_cast<double>(column.cards.size() - 1) / 2;
            const double lift = column.cards[i].light == StageCard::Light::gold ? band_.px(8) : 0;
            layout_.cards.push_back(
                {column.cards[i], middle + QPointF(aside * step, -lift), sizeIn(column.cards[i].face, each), 0});
        }
    }

    void placeFoot() {
        const QPointF middle(box_.center().x(), box_.bottom() - band_.px(footMiddle));
        const auto count = static_cast<double>(picture_.foot.size());
        for (std::size_t i = 0; i < picture_.foot.size(); ++i) {
            const double aside = (static_cast<double>(i) - (count - 1) / 2) * band_.px(footStep);
            const QSizeF size = sizeIn(picture_.foot[i].face, {band_.px(footStep), band_.px(footHigh)});
            layout_.cards.push_back({picture_.foot[i], middle + QPointF(aside, 0), size, 0});
        }
        layout_.clasp = middle;
        layout_.claspSide = band_.px(claspSide);
    }

    const StagePicture& picture_;
    const Band& band_;
    const FaceCache& faces_;
    QRectF box_;
    double busts_ = 0;  // px: how high those over the columns are
    StageLayout layout_;
};

}  // namespace

Form formOf(FaceId face, const FaceCache& faces) {
    return face != noFace && face == faces.person() ? Form::bust : Form::onTable;
}

StageLayout layOut(const StagePicture& picture, const Band& band, const FaceCache& faces) {
    return Placing(picture, band, faces).place();
}

}  // namespace intrika::stage
