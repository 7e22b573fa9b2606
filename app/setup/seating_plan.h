// Where everything stands in the room in which a game is set up, seen from above: rug, table, chairs, cards. Geometry
// alone, in logical pixels of the room.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace intrika::setup {

// One for each possible seat, clockwise from the one in front.
struct Chair {
    int place = 0;  // among those who play: who sits here; of an empty one, whom a newcomer would go before
    bool isEmpty = false;
    QPointF at;         // its seat's middle
    double turned = 0;  // degrees: 0 has its back to the upper edge
    QRectF card;        // before it on the table: the name, or the invitation to sit down
};

class SeatingPlan {
public:
    struct Company {
        int chairs = 2;
        int seated = 2;
    };
    struct Scale {
        double unit = 1;  // of pictures: 1 in a window of 1600 x 900
        double text = 1;  // of what is read
    };

    // `head`: so much of the room's height stays free above. A room that is too low for its cards is planned as
    // high as they need.
    SeatingPlan(QSizeF room, Company company, Scale scale, double head);

    QSizeF room() const { return room_; }
    QPointF middle() const { return middle_; }
    QSizeF rug() const { return rug_; }  // half axes, as of the table
    QSizeF table() const { return table_; }
    double cardScale() const { return cardScale_; }  // 1: as large as in the window of 1600 x 900
    double chairScale() const { return chairScale_; }

    const std::vector<Chair>& chairs() const { return chairs_; }
    std::optional<int> chairNear(QPointF point) const;  // its number; none: the point is nowhere near one
    int neighbour(int place, int steps) const;          // who sits so many places on, clockwise

private:
    void seat(Company company);
    enum class Round { oval, rows };
    void spread(double size, double ring, Round round);
    static QPointF wayTo(const Chair& chair, Round round);
    bool hasRoom() const;
    void fit(Scale scale, double head);
    void shape(double height, double head);

    QSizeF room_;
    QPointF middle_;
    QSizeF rug_, table_;
    double cardScale_ = 1, chairScale_ = 1;
    std::vector<Chair> chairs_;
    int seated_ = 0;
};

}  // namespace intrika::setup
