// The room with the table: a chair for each possible seat, a card before each that is taken, and an invitation before
// the others. Who changes seats takes name and player along; colours belong to the seats.
#pragma once

#include "app/faces/table_ink.h"
#include "app/settings/settings.h"
#include "app/setup/room.h"
#include "app/setup/seating_plan.h"
#include "engines/session/game_kind.h"

#include <QPixmap>
#include <QWidget>

#include <optional>
#include <vector>

class QAbstractButton;

namespace intrika::setup {

class PlaceCard;

class TableRoom : public QWidget {
    Q_OBJECT

public:
    TableRoom(const GameKind& kind, const Settings::Seating& last, QWidget* parent = nullptr);

    int seatCount() const { return seated_; }
    void setSeatCount(int seats);
    void setCharacters(bool on);  // bots have a temperament each
    void setPeople(int people);   // the first so many seats are people, the others are not
    const std::vector<PlaceCard*>& cards() const { return cards_; }
    void changeSeats(int place, int chair);  // with whoever sits there; an empty chair is only sat down on
    void sitDown(int place);                 // one more, before whoever sits there

    void setWindowUnit(double unit);  // SeatingPlan::Scale
    int heightNeeded(int width, int height) const;

signals:
    void changed();  // a name, a player
    void seatsChanged(int seats);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeCards(const Settings::Seating& last);
    void makeInvitations();
    void retranslate();
    void lay();
    void showTarget(const PlaceCard& card, QPointF at);
    void drop(PlaceCard& card, QPointF at);
    void exchange(int place, int other);
    void move(int place, int before);
    SeatingPlan planned(QSizeF room) const;
    double headHeight() const;
    Settings::Seating::Place carriedPlace(int place) const;
    void put(int place, Settings::Seating::Place whoever);
    const QPixmap& ground();
    void paintHeading(QPainter& painter) const;

    const GameKind& kind_;
    std::uint64_t characters_;  // the seed of the temperaments
    double unit_ = 1;
    int seated_;
    std::vector<PlaceCard*> cards_;              // of all seats, those who do not play are hidden
    std::vector<QAbstractButton*> invitations_;  // one for each chair, shown where it is empty
    std::optional<SeatingPlan> plan_;
    std::optional<int> target_;  // the chair that a card is carried to
    QPixmap ground_;
    std::optional<Cloth> painted_;
};

}  // namespace intrika::setup
