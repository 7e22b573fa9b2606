// One game on the screen: owns the table and everything around it, and wires them.
#pragma once

#include "app/faces/table_ink.h"
#include "app/play/game_actions.h"
#include "app/play/pace.h"
#include "app/play/viewpoint.h"
#include "app/scene/animator.h"
#include "engines/session/lesson.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QStackedWidget;

namespace intrika {

class Curtain;
class Decision;
class LiveRegion;
class NotebookPage;
class Replay;
class ReplayBar;
class LessonGuide;
class ResultPanel;
class SidePanel;
class TableScene;
class TableView;

class GamePage : public QWidget {
    Q_OBJECT

public:
    explicit GamePage(std::unique_ptr<Table> table, QWidget* parent = nullptr);
    ~GamePage() override;

    void begin();  // call once, after connecting
    // The game is this lesson's; call before `begin`. When it ends or is left, the game goes on as any other.
    void teach(Lesson lesson);
    const Table& table() const { return *table_; }
    // Several people look together at what everybody is to see, before the next of them takes the screen.
    bool isGathered() const { return viewpoint_.isGathered(); }

    void setSpeed(Speed speed);
    void setPace(Pace pace);  // of bots
    void setCloth(Cloth cloth);
    void setHandSort(HandSort sort);
    // The game and how far it is; empty while the curtain hides it.
    QString title() const;
    // What F1 is asked about: the card that is looked at, the rule against what is pointed at, or the phase's.
    QString helpTopic() const;
    // False: `troubled` tells why.
    bool saveTo(const QString& path);
    bool saveElsewhere();  // asks where; false: nowhere, or `troubled` tells why
    // Whether all that was shown is on disk by now; `Table::notKept` tells why not.
    bool keepNow();

    QList<QAction*> steps() const;  // through what has happened
    const GameActions& actions() const { return actions_; }

public slots:
    void showReplay();  // the past on the table: of a game that is over all of it, else the last step
    void watchAs(
        intrika::Observer eyes);  // these eyes from now on, and never a curtain: a picture, a game that is over

signals:
    void ruleWanted(const QString& number);
    void newGameWanted();
    void againWanted();
    void titleChanged(const QString& title);
    void handSortChosen(intrika::HandSort sort);
    void saved(const QString& path);
    void troubled(const intrika::Problem& problem);
    void keptAgain();  // after a trouble of the disk

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void listenToActions();
    void listen();
    void listenToReplay();
    void listenToHand();
    void retranslate();

    void offerNews();
    void forgetPast();
    void showNow();
    void showPresent();
    void lookBack();
    void comeBack();
    void watchTogether(int step);
    void tellGathered();
    bool isWatchedTogether(int step) const;
    void watchStep(int step);
    void showEyes();
    void lookOpen();
    void showStep(int step);
    void stepShown();
    void decide(Seat seat, const MoveKey& key);
    void listenToQuestion();
    void askOne();
    void askAll();
    void passInSilence();
    void putBack();
    void listenToOwnCards();
    void askWhoLooks();
    void lookAtOwnCards(Seat seat);
    void showOwnCards();
    bool mayLookAtOwnCards() const;
    void refreshOwnCards();
    bool waitsForLook(int step);
    void showLook();
    void lookSeen();
    void leaveLesson();
    void endQuestion();
    void rest();
    void cutRest();
    void holdTable();
    void release();
    void updateEyes();
    void drawTable(int at);
    void forgetPointedAt();
    void passOn();
    void lowerCurtain();
    void raiseCurtain();
    void showThinking(Seat seat, double share);
    void forgetHint();
    void showResult();
    void listenToNotebook();
    void listenToPencil();
    void openNotebook(bool open);
    void layNotebook();
    void fillNotebook();
    Observer knower() const;
    void saveKnown();
    void refreshSaving();
    void refreshActions();
    void hideNow();
    void pickByNumber(int number);

    Seat asking() const;  // whose undo it would be; noSeat: of whoever decided last
    QString gameTitle() const;

    std::unique_ptr<Table> table_;
    std::optional<TableHold> hold_;
    Words words_;
    Viewpoint viewpoint_;
    GameActions actions_;
    TableScene* scene_;
    TableView* view_;
    Animator* animator_;
    QWidget* content_;  // all but the curtain
    LiveRegion* live_;
    QStackedWidget* stage_;  // the table, or the result
    SidePanel* side_;
    ResultPanel* result_;
    ReplayBar* bar_;
    Replay* replay_;
    Decision* decision_;
    Curtain* curtain_;
    NotebookPage* notebook_ = nullptr;  // made when it is first opened
    LessonGuide* guide_ = nullptr;      // null: nobody is taught
    Pace pace_ = Pace::normal;
    QTimer pause_;         // between a bot's move and the next
    int rests_ = 0;        // of bots' moves since somebody was last asked; each is shorter
    bool isTold_ = false;  // there was something to read since the last pause
    std::optional<Hint> hint_;
    SeatSet lookers_;  // who has been shown something in private and has not said that they have seen it
    int lookStep_ = 0;
    SeatSet silent_;  // who still has to pass, since nobody at the table had anything to say
};

}  // namespace intrika
