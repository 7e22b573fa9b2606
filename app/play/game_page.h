// One game on the screen: makes the parts of its page and wires them.
#pragma once

#include "app/guests/guests.h"
#include "app/play/game_actions.h"
#include "app/play/room.h"
#include "app/play/saving.h"
#include "app/sounds/sounds.h"
#include "engines/session/lesson.h"
#include "engines/table/table.h"

#include <QWidget>

#include <memory>

namespace intrika::play {

class HandSorting;
class LookingBack;
class PageSettings;

class GamePage : public QWidget {
    Q_OBJECT

public:
    // `guests`: those who play with phones; null: nobody does.
    explicit GamePage(std::unique_ptr<Table> table, QWidget* parent = nullptr,
                      std::unique_ptr<Guests> guests = nullptr);
    ~GamePage() override;

    void begin();  // call once, after connecting
    // The game is this lesson's; call before `begin`. When it ends or is left, the game goes on as any other.
    void teach(Lesson lesson);
    const Table& table() const;
    Saving& saving();
    Guests* guests() const;  // null: there are none
    HandSorting& handSorting();
    LookingBack& past();
    PageSettings& settings();
    const GameActions& actions() const;
    // Several people look together at what everybody is to see, before the next of them takes the screen.
    bool isGathered() const;
    // The game and how far it is; empty while the curtain hides it.
    QString title() const;
    QString place() const;      // round and phase
    QString helpTopic() const;  // what F1 is asked about

    void setSounds(Sounds& sounds, Clock clock = machineClock());  // what is heard; nothing is until then
    // The table of a game that is over, when so many events had happened, with all cards open.
    void showOpenPast(int at);
    void watchAs(Observer eyes);  // these from now on, and never a curtain: a picture, a game that is over

signals:
    void ruleWanted(const QString& number);
    void newGameWanted();
    void againWanted();
    void reviewWanted();  // of the game, which is over
    void titleChanged(const QString& title);
    void phonesWanted();  // who plays with one is to be seen, or changed

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void wire();
    void retranslate();

    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace intrika::play
