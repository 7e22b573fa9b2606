// The order in which cards are held: chosen among the actions, or made by moving a card.
#pragma once

#include "app/play/room.h"
#include "app/scene/hand_order.h"

#include <QObject>

class QGraphicsItem;

namespace intrika::play {

struct GameSurface;

class HandSorting : public QObject {
    Q_OBJECT

public:
    explicit HandSorting(GameSurface& surface);

    void set(HandSort sort);

signals:
    void chosen(intrika::scene::HandSort sort);

private:
    void choose(HandSort sort);
    void tellPlace(QGraphicsItem* card);

    GameSurface& surface_;
};

}  // namespace intrika::play
