// The ribbon of a seat on its place card, by which somebody is taken to another chair: with the mouse, or by arrow
// keys.
#pragma once

#include "app/setup/room.h"

#include <QAbstractButton>

#include <string>

namespace intrika::setup {

class SeatRibbon : public QAbstractButton {
    Q_OBJECT

public:
    explicit SeatRibbon(std::string colour, QWidget* parent);

signals:
    void moved(int steps);  // clockwise

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::string colour_;
};

}  // namespace intrika::setup
