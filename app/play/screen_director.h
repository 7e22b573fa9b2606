// Leads from one event to the next: what happens at the table, and what people do at the screen, changes the mode; then
// the display shows it.
#pragma once

#include "engines/core/seat.h"

#include <QObject>

namespace intrika::play {

class LookingBack;
class PrivateLooks;
class ScreenDisplay;
struct GameSurface;
struct StepShown;

class ScreenDirector : public QObject {
    Q_OBJECT

public:
    ScreenDirector(GameSurface& surface, ScreenDisplay& display, const PrivateLooks& looks, LookingBack& past);

    void begin();
    void watchAs(Observer eyes);  // these from now on, and never a curtain: a picture, or a game that is over
    void open();                  // likewise a spectator's, who sees all cards of a game that is over
    void setPeople(SeatSet people, bool inCompany);  // others decide here from now on
    void goOnFromLesson();
    void speak(Seat seat);
    void takeOwnCards(Seat seat);
    void giveBack();

private:
    void listen();
    void takeStep(int step);
    void endStep();
    StepShown shown(int step) const;
    void settle();
    void hide();
    void raise();
    void endLook();
    void lookBack();
    void comeBack();
    void turnEyes(Observer eyes);

    GameSurface& surface_;
    ScreenDisplay& display_;
    const PrivateLooks& looks_;
    LookingBack& past_;
};

}  // namespace intrika::play
