// The rests between bots' moves, so that what they do can be followed.
#pragma once

#include "app/play/pace.h"
#include "app/play/room.h"
#include "engines/table/table.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace intrika::play {

struct GameSurface;

class Rests : public QObject {
    Q_OBJECT

public:
    explicit Rests(GameSurface& surface);

    void setPace(Pace pace) { pace_ = pace; }
    void begin();  // a step has been shown
    void stop();
    void cut();  // whatever is shown of bots' moves has been seen
    bool isOn() const { return pause_.isActive(); }
    double share() const { return motionShare(count_); }  // of the usual time in which things move

private:
    void rest(int milliseconds);
    void beginWhenDrawn();
    void showThinking(Seat seat, double share);

    GameSurface& surface_;
    Pace pace_ = Pace::normal;
    QTimer pause_;
    std::optional<TableHold> hold_;
    int count_ = 0;        // since somebody was last asked; each is shorter
    bool isTold_ = false;  // there was something to read since the last
};

}  // namespace intrika::play
