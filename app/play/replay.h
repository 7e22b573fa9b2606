// Looks back through what has happened, with the eyes that the screen uses: to any step, one by one, or as motion.
#pragma once

#include "app/play/pace.h"
#include "app/play/room.h"
#include "app/play/screen.h"
#include "app/scene/animator.h"
#include "engines/table/table.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace intrika::scene {
class TableScene;
}

namespace intrika::play {

class ReplayBar;

// A place is a number of events: 0 is the beginning, Table::stepCount() the present. In a game that goes on, whoever
// comes to the present is back in it; a game that is over is looked at to its last step. Behind the curtain nothing is
// shown. A step that has an account is gone through moment by moment.
class Replay : public QObject {
    Q_OBJECT

public:
    Replay(const Table& table, Screen& screen, TableScene& scene, Animator& animator, ReplayBar& bar,
           QObject* parent = nullptr);

    void setPace(Pace pace) { pace_ = pace; }
    bool isOn() const { return screen_.isPast(); }
    int at() const;
    void stop();       // the screen shows something else; nothing is shown or told
    void refresh();    // the present has changed
    void tellAgain();  // where one is, in another language

public slots:
    void goTo(int at);
    void goOn();  // the next step, as motion
    void goBack();
    void playFrom(int at);                                             // one after another, up to the present
    void tellAccount(int step, std::vector<intrika::Moment> moments);  // from its first moment on
    void setPlaying(bool playing);
    void leave();

signals:
    void staged(int step);                     // its stage begins
    void began();                              // from now on the table belongs to the past
    void moved(int at);                        // this is shown
    void momentShown(std::size_t happenings);  // of an account; with it so many of its step have been told
    void left();                               // the present is wanted again

private:
    bool mayLook() const;
    StageScript stageHere() const;
    bool playAccountStaged();
    bool turnTo(int at);
    void stand(int at);
    void showMoment();
    void tellMoment();
    void stepShown();
    void next();

    const Table& table_;
    Screen& screen_;
    TableScene& scene_;
    Animator& animator_;
    ReplayBar& bar_;
    Pace pace_ = Pace::normal;
    QTimer rest_;  // after a step that was played as motion
    bool playing_ = false;
    bool moving_ = false;  // what the animator plays is ours
    int at_ = 0;
    std::vector<Moment> moments_;  // of the step that follows `at_`
    int accountOf_ = -1;           // the step that was told by `tellAccount`
    std::vector<Moment> account_;  // and how
    std::size_t told_ = 0;         // how many of them are shown
    std::size_t staged_ = 0;       // how many are, when the stage that tells them is over; 0: there is none
};

}  // namespace intrika::play
