// Puts the question of the moment to one person, or to the whole table, and carries out what they decide. Who has
// nothing to say to a question to the whole table passes unseen, and nobody looks at a private screen unless somebody
// speaks up.
#pragma once

#include "app/play/decision.h"
#include "app/play/screen_mode.h"

#include <QObject>

namespace intrika::play {

class GuidedGame;
struct GameSurface;

class Questioner : public QObject {
    Q_OBJECT

public:
    Questioner(GameSurface& surface, GuidedGame& lesson);

    void ask(const mode::Asking& asking);
    void askAll(const mode::AskingAll& asking);
    void passSoon();  // the next of those who have nothing to say
    void stop();
    void retranslate();
    Decision& decision() { return decision_; }

signals:
    void asked();     // somebody, or all of them
    void answered();  // by whoever was asked
    void spokeUp(intrika::Seat seat);
    void putBack();

private:
    void decide(Seat seat, const MoveKey& key);
    void pass();
    void pickByNumber(int number);

    GameSurface& surface_;
    GuidedGame& lesson_;
    Decision decision_;
};

}  // namespace intrika::play
