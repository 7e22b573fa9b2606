// One seat of a game to be: its colour and mark, the name, and who plays it.
#pragma once

#include "app/settings/settings.h"
#include "app/setup/room.h"
#include "engines/core/seat.h"
#include "engines/table/table.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace intrika::setup {

class SeatRow : public QWidget {
    Q_OBJECT

public:
    SeatRow(Seat seat, std::string colour, QWidget* parent = nullptr);

    // An empty name stands for the seat's usual one, which shows in the field.
    void setPlace(const Settings::Seating::Place& place);
    Settings::Seating::Place place() const;
    SeatInfo info() const;
    // A person, or else whoever played there last that was none.
    void setPerson(bool person);

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void chosen(int index);
    void showPlayer(const PlayerKind& player);

    Seat seat_;
    std::string colour_;
    PlayerKind player_;
    PlayerKind machine_{PlayerKind::Is::bot, Level::normal, {}};  // the last that was no person
    QLabel* chip_;
    QLineEdit* name_;
    QComboBox* who_;
};

}  // namespace intrika::setup
