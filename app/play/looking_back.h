// The past on the page: the replay, what is told beside it, and what all look at together.
#pragma once

#include "app/play/replay.h"

#include <QObject>

#include <vector>

namespace intrika::play {

struct GameSurface;

class LookingBack : public QObject {
    Q_OBJECT

public:
    explicit LookingBack(GameSurface& surface);

    void begin();  // of a game that is over all of it, else the last step
    // Still, as the last step's stage stands at that beat, from 1; nothing where it has none.
    void showStage(int beat);
    void forget();   // the table belongs to the present again
    void tellNow();  // likewise, beside the table
    void retranslate();
    // What everybody is to see of a step, at their own pace, before any curtain falls.
    void tellTogether(int step);
    bool tellAccount(int step);  // to whoever watches with motion; false: there is none worth it
    void offerNews(Seat seat);   // what happened since they had last been asked
    void showEyes();             // on the bar
    Replay& replay() { return replay_; }

signals:
    void ruleWanted(const QString& number);

private:
    void listenToReplay();
    void tellGathered();

    GameSurface& surface_;
    Replay replay_;
};

}  // namespace intrika::play
