// A look at the own cards: one of several people takes the screen behind the curtain, whoever is asked, sees what they
// hold and gives it back. Who is asked may decide meanwhile, with a hint.
#pragma once

#include "engines/core/seat.h"

#include <QObject>

namespace intrika::play {

struct GameSurface;

class OwnCards : public QObject {
    Q_OBJECT

public:
    explicit OwnCards(GameSurface& surface);

    void show(Seat seat);  // to somebody who is not asked
    void refresh();        // what the action does now

signals:
    void wanted(intrika::Seat seat);
    void givenBack();

private:
    void askWhoLooks();

    GameSurface& surface_;
};

}  // namespace intrika::play
