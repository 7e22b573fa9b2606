// What a poster shows on its paper: scene, title, a line of wit, players and minutes.
#pragma once

#include "app/start/room.h"
#include "engines/session/game_kind.h"

#include <QSize>
#include <QStringList>

class QPainter;

namespace intrika::start {

// Values only, so that the picture can be drawn on another thread.
struct PosterText {
    QString game;  // its id: the scene is found by it
    QString title;
    QString pitch;
    QStringList facts;  // how many play, how long
    Weight weight;
    double scale = 1;  // of text, as the user wants it
    double pixel = 1;  // of the screen's pixels to the poster's own: words stay legible on a small one
};

constexpr QSize posterCard{230, 340};
constexpr QSize posterRow{460, 92};

void paintPosterCard(QPainter& painter, const PosterText& text);
// As wide as the room is, as high as `posterRow`.
void paintPosterRow(QPainter& painter, const PosterText& text, double width);

}  // namespace intrika::start
