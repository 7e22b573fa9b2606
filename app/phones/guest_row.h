// One seat on the phones' page: whose it is, whether somebody has come, and what can be done about it.
#pragma once

#include "app/guests/guests.h"
#include "app/phones/room.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace intrika::phones {

class GuestRow : public QWidget {
    Q_OBJECT

public:
    GuestRow(Guests& guests, Seat seat, QWidget* parent = nullptr);

    void refresh();

private:
    QString stateText() const;
    void fillPlayers();
    void change(int player);

    Guests& guests_;
    Seat seat_;
    QLabel* chip_;
    QLabel* name_;
    QLabel* state_;
    QPushButton* free_;
    QComboBox* player_;  // with a phone, at the laptop, or a bot
};

}  // namespace intrika::phones
