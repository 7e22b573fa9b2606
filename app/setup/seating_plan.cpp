#include "app/setup/seating_plan.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace intrika::setup {
namespace {

// In parts of the room, and of each other.
constexpr double rugAcross = 0.467, rugAlong = 0.424, middleDown = 0.53;
constexpr double tableInRug = 0.755, chairsInRug = 0.86;
constexpr QSizeF nameCardSize(218, 96), invitationSize(168, 54);
constexpr double smallestCard = 0.77;  // of the usual one
constexpr double cardGap = 8, wallGap = 10, foldHeight = 13;
constexpr double lowRug = 290;  // half as high: lower, and cards of their usual size would hide the chairs
constexpr double higher = 12;   // steps in which a room grows until its cards have room

// How far from the middle cards may lie, in parts of the rug, and how large; what comes first is better.
struct Try {
    double size, ring;
};
constexpr std::array<Try, 9> tries{{{1, 0.65},
                                    {1, 0.72},
                                    {0.92, 0.65},
                                    {0.92, 0.72},
                                    {0.84, 0.68},
                                    {0.84, 0.75},
                                    {smallestCard, 0.70},
                                    {smallestCard, 0.76},
                                    {smallestCard, 0.82}}};

double radians(double degrees) { return degrees * std::numbers::pi / 180; }

}  // namespace

SeatingPlan::SeatingPlan(QSizeF room, Company company, Scale scale, double head) : room_(room) {
    seat(company);
    fit(scale, head);
    const double crowd = std::min(1.0, 9.0 / company.chairs);
    chairScale_ = std::min(scale.unit * crowd, table_.height() / 190);
}

// Empty chairs stand on both sides of whoever sits in front, so that the company is spread round the table.
void SeatingPlan::seat(Company company) {
    seated_ = company.seated;
    const int empty = company.chairs - company.seated;
    const int before = empty / 2;
    for (int number = 0; number < company.chairs; ++number) {
        Chair chair;
        const bool isLeft = number > 0 && number <= before;
        const int place = number == 0 ? 0 : number - before;
        chair.isEmpty = isLeft || place >= company.seated;
        chair.place = isLeft ? 1 : std::min(place, company.seated);
        chair.turned = 180.0 + 360.0 * number / company.chairs;
        chairs_.push_back(chair);
    }
}

void SeatingPlan::shape(double height, double head) {
    room_.setHeight(height);
    const double top = std::min(head, height / 2);
    middle_ = {room_.width() / 2, std::max(height * middleDown, top + (height - top) / 2)};
    rug_ = {room_.width() * rugAcross, std::min(height * rugAlong, (height - middle_.y()) * 0.97)};
    table_ = rug_ * tableInRug;
}

// Cards and chairs round the table; `ring` of the rug is where the cards' middles lie.
void SeatingPlan::spread(double size, double ring, Round round) {
    cardScale_ = size;
    for (Chair& chair : chairs_) {
        const QPointF way = wayTo(chair, round);
        chair.at = middle_ + QPointF(way.x() * rug_.width(), way.y() * rug_.height()) * chairsInRug;
        const QSizeF box = (chair.isEmpty ? invitationSize : nameCardSize) * size;
        chair.card = QRectF(QPointF(), box);
        const double walls = room_.width() / 2 - wallGap - cardGap - nameCardSize.width() * size / 2;
        const double across = std::min(rug_.width() * ring, walls);
        chair.card.moveCenter(middle_ + QPointF(way.x() * across, way.y() * rug_.height() * ring));
    }
}

// From the middle, as a part of the rug's half axes. In rows: those on one side stand one behind the other.
QPointF SeatingPlan::wayTo(const Chair& chair, Round round) {
    const double angle = radians(chair.turned - 90);
    if (round == Round::oval) return {std::cos(angle), std::sin(angle)};
    const double fromFront = std::abs(chair.turned - 360) / 180;  // 1: in front, 0: at the head
    const bool isAtEnd = fromFront < 0.01 || fromFront > 0.99;
    return {isAtEnd ? 0.0 : chair.turned < 360 ? -1.0 : 1.0, fromFront * 2 - 1};
}

bool SeatingPlan::hasRoom() const {
    const QRectF walls = QRectF(QPointF(), room_).adjusted(wallGap, wallGap, -wallGap, -wallGap);
    const double gap = cardGap / 2, fold = foldHeight * cardScale_;
    std::vector<QRectF> boxes;
    for (const Chair& chair : chairs_) {
        const QRectF box = chair.card.adjusted(-gap, -gap - fold, gap, gap);
        if (!walls.contains(box)) return false;
        const auto meets = [&](const QRectF& other) { return other.intersects(box); };
        if (std::any_of(boxes.begin(), boxes.end(), meets)) return false;
        boxes.push_back(box);
    }
    return true;
}

void SeatingPlan::fit(Scale scale, double head) {
    const double usual = std::max(1.0, scale.unit) * scale.text;
    const double low = room_.height(), most = low + room_.width() * 4;  // even were the cards one below the other
    for (double height = low; height < most; height += higher) {
        shape(height, head);
        const double size = usual * std::clamp(rug_.height() / (lowRug * usual), smallestCard, 1.0);
        for (const Try& attempt : tries) {
            spread(std::max(size * attempt.size, usual * smallestCard), attempt.ring, Round::oval);
            if (hasRoom()) return;
        }
    }
    // Two at the head that are too wide beside each other are so however high the room is.
    for (double height = low; height < most; height += higher) {
        shape(height, head);
        spread(usual * smallestCard, tries.back().ring, Round::rows);
        if (hasRoom()) return;
    }
}

std::optional<int> SeatingPlan::chairNear(QPointF point) const {
    const auto apart = [point](const Chair& chair) {
        const double toCard = chair.card.contains(point) ? 0 : QLineF(point, chair.card.center()).length();
        return std::min(toCard, QLineF(point, chair.at).length());
    };
    const auto nearest = std::min_element(chairs_.begin(), chairs_.end(), [&](const Chair& one, const Chair& other) {
        return apart(one) < apart(other);
    });
    if (nearest == chairs_.end() || apart(*nearest) > nameCardSize.width() / 2 * cardScale_) return std::nullopt;
    return static_cast<int>(nearest - chairs_.begin());
}

int SeatingPlan::neighbour(int place, int steps) const { return (place + steps + seated_) % seated_; }

}  // namespace intrika::setup
