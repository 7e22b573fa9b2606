// One thing under way: where from, where to, when.
#pragma once

#include "app/scene/zone_layout.h"

#include <QGraphicsItem>

namespace intrika::scene {

class DiceItem;
class PieceItem;
class TableScene;

struct Flight {
    enum class Kind { move, turn, points, dice, ground };
    enum class Landing { stays, vanishes };  // into a hand that is only counted

    Kind kind = Kind::move;
    PieceItem* piece = nullptr;       // move and turn
    QGraphicsItem* points = nullptr;  // points
    DiceItem* dice = nullptr;
    TableScene* table = nullptr;  // ground: its new picture comes up over the old one
    Spot from, to;
    FaceId newFace = noFace;  // shown from the middle of a turn on
    Landing landing = Landing::stays;
    Seat seat = noSeat;  // whose points
    int amount = 0;
    double begin = 0;  // ms of the beat
    double length = 0;

    // Puts the thing where it is at that time of the beat.
    void showAt(double ms) const;
};

}  // namespace intrika::scene
