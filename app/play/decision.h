// A decision of one person, asked on the table, in the panel and in the list of choices alike.
#pragma once

#include "app/play/chooser.h"
#include "app/play/room.h"
#include "app/play/screen_mode.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QObject>

namespace intrika::scene {
class TableScene;
}

namespace intrika::play {

class PromptPanel;

class Decision : public QObject {
    Q_OBJECT

public:
    Decision(const Table& table, TableScene& scene, PromptPanel& panel, QObject* parent = nullptr);

    // Precondition: the seat is to act, and the scene shows what may be seen. Who took the screen of their own accord
    // may leave it without deciding.
    void ask(const mode::Asking& asking, const Words& words);
    // One question to all of them: has nobody anything to say, or who has?
    void askAll(SeatSet called, const Words& words);
    void stop();
    Seat seat() const { return seat_; }                   // noSeat: nobody is asked
    void select(const MoveKey& key);                      // shows a choice, as a hint does; it is not decided by that
    std::vector<Pick> picksOf(const MoveKey& key) const;  // what it points at; none: it is not offered
    bool giveUp();                                        // nothing is selected any more; false: nothing was
    void retranslate();
    QString whyNot(const Pick& pick) const;  // empty: nobody is asked, or it is possible

signals:
    void decided(intrika::Seat seat, const intrika::MoveKey& key);
    // What a selection comes to, or why something cannot be selected, for whoever does not see it.
    void told(const QString& sentence);
    void nobodySpeaks(intrika::SeatSet called);
    void speakerFound(intrika::Seat seat);
    void wasPutBack(intrika::Seat seat);

private:
    void press(int word);
    void selectNth(int choice);
    bool pick(const Pick& pick);  // false: it goes with nothing
    void decide();
    void decideForAll(const Choice& choice);
    bool asks() const { return seat_ != noSeat || !called_.empty(); }
    void refresh();
    void tellSelection();
    void showOnTable();
    QString reasonAgainst(const Pick& pick) const;
    bool isPossible(const Pick& pick) const;

    const Table& table_;
    TableScene& scene_;
    PromptPanel& panel_;
    Words words_;
    Chooser chooser_;
    Seat seat_ = noSeat;
    SeatSet called_;
    QString told_;
};

}  // namespace intrika::play
