// The card before a chair: the seat's ribbon, the name, which is typed in place, and who plays. It is taken to another
// chair with the mouse, or by the ribbon's keys.
#pragma once

#include "app/settings/settings.h"
#include "app/setup/room.h"
#include "engines/core/seat.h"
#include "engines/table/table.h"

#include <QPointF>
#include <QWidget>

class QLineEdit;

namespace intrika::setup {

class PlayerBox;
class SeatRibbon;

class PlaceCard : public QWidget {
    Q_OBJECT

public:
    PlaceCard(Seat seat, std::string colour, QWidget* parent = nullptr);

    // An empty name stands for the seat's usual one, which shows in the field.
    void setPlace(const Settings::Seating::Place& place);
    Settings::Seating::Place place() const;
    SeatInfo info() const;
    void setPerson(bool person);                   // or else whoever played there last that was none
    void setTemperament(Temperament temperament);  // of whatever bot plays there
    void setWrong(bool wrong);                     // the name

    const std::string& colour() const { return colour_; }
    Seat seatHere() const { return seat_; }
    SeatRibbon& ribbon() const { return *ribbon_; }
    QLineEdit& nameField() const { return *name_; }
    PlayerBox& playerBox() const { return *player_; }

    // Where it lies on the table; `scale`: 1 of 218 x 96.
    void lie(const QRectF& box, double scale);
    bool isCarried() const { return isCarried_; }
    void layDown();  // nobody carries it any more

signals:
    void changed();
    void moved(int steps);  // clockwise
    void carried(QPointF to);
    void dropped(QPointF at);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void paintName(bool writes);
    QRectF paper() const;  // within the widget: the fold and the shadow lie round it

    Seat seat_;
    std::string colour_;
    double scale_ = 1;
    SeatRibbon* ribbon_;
    QLineEdit* name_;
    PlayerBox* player_;
    QPoint grip_;  // where the mouse took hold of it
    bool isHeld_ = false, isCarried_ = false, isWrong_ = false;
};

}  // namespace intrika::setup
