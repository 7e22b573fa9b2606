// One game on a table, for the window: the session, the bots that play at it, the file that keeps it.
#pragma once

#include "engines/saves/seat_info.h"
#include "engines/session/deputies.h"
#include "engines/session/game_kind.h"
#include "engines/session/pencil.h"
#include "engines/session/seen_looks.h"
#include "engines/session/session.h"
#include "engines/table/reasoner.h"
#include "engines/table/table_hold.h"
#include "engines/table/talk.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace intrika::files {
class SaveFile;
}
namespace intrika::session {
enum class Changing : std::uint8_t;
struct OwnThings;
struct Record;
}  // namespace intrika::session

namespace intrika::table {

class BotSeat;

// A move that a seat might have made, in words.
struct ToldMove {
    MoveKey key;
    Text text;
    Text why;          // as a bot explains it; may be empty
    std::string rule;  // that was being followed, "T-19"; may be empty
};

// Lives in the window's thread. Signals carry numbers, not truth: a listener asks for what its viewer may know, so no
// slot can leak by forgetting a filter. Every event is on disk before `stepTaken` tells of it.
class Table : public QObject {
    Q_OBJECT

public:
    // `file` may be null: nothing is kept (guides, tests).
    Table(std::unique_ptr<Session> session, std::vector<SeatInfo> seats, std::uint64_t seed,
          std::unique_ptr<SaveFile> file, QObject* parent = nullptr);
    ~Table() override;

    const GameKind& kind() const;
    int seatCount() const;
    const SeatInfo& seatInfo(Seat seat) const;
    QStringList names() const;
    std::vector<std::string> colours() const;  // by seat
    SeatSet humans() const;                    // people who decide themselves

    // The bot that decides in this person's place from now on; none: they decide themselves.
    std::optional<Level> deputy(Seat seat) const { return deputies_.now(seat); }
    const Deputies& deputies() const { return deputies_; }
    void bringDeputies(Deputies deputies);  // before begin()

    int stepCount() const;
    ToAct toAct(int at = Session::latest) const;
    ToAct asked() const;  // the same without whom the table answers for (silence.h)
    bool isOver() const;
    Result result() const;  // precondition: isOver()

    Tableau tableau(Observer observer, int at = Session::latest) const;
    Prompt prompt(Seat seat) const;  // computed once for each position
    Text whyNot(Seat seat, std::span<const Pick> picks) const;
    std::vector<Happening> happenings(int step, Observer observer) const;
    std::vector<Moment> moments(int step, Observer observer) const;  // of its account; empty: it has none
    StageScript stage(int step, Observer observer) const;            // empty: it is told on the table alone
    // What bots say of a step, from what the observer was told of it.
    std::vector<SpokenLine> lines(int step, Observer observer) const;
    void setTalking(bool on) { talks_ = on; }                      // false: nobody says anything
    Notebook notebook(Seat seat, int at = Session::latest) const;  // empty: the game keeps none
    Observer mover(int step) const;
    int lastTurnOf(Seat seat) const;  // how many events had happened when the seat had last been asked; 0: never

    // Undo goes back to the last decision of the person who takes back: `asking`, or noSeat for whoever decided last.
    // Empty text: it is possible; else why not: nothing to take back, new information since, another person's move.
    Text whyNoTakeBack(Seat asking = noSeat) const;

    // How many hints this game has given to each seat; they stand in the record.
    void setHintsUsed(std::vector<int> hints);
    const std::vector<int>& hintsUsed() const { return hintsUsed_; }

    // What chance and bots do instead of deciding, by the number of the event and as far as it is legal; a person's
    // moves in it are what they are expected to do. Empty: nothing any more.
    void setScript(std::vector<std::string> events);
    std::optional<MoveKey> scriptedMove(Seat seat) const;  // none: the script has no move of this person now
    // From now on this file keeps the game, from its beginning on. Precondition: none has kept it so far.
    void keepIn(std::unique_ptr<SaveFile> file);
    QString journal() const;  // where it is kept while it goes on; empty: nowhere

    // A practice game may be taken back to its beginning, tells why bots do what they do, and counts for nothing.
    void practise();  // before begin()
    bool isPractice() const { return practice_; }
    // Why a step was decided so. None where it would give away what a seat knows: it is told of a game that is over,
    // and of a bot in a practice game as soon as it tells the person nothing that their seat does not know, having seen
    // so many events.
    std::optional<Reasons> reasons(int step, int events = Session::latest) const;
    bool mayAskReasons(int step) const;

    // The game to look back on. The Problem: it goes on.
    Expected<std::unique_ptr<const Hindsight>> hindsight() const;
    // Of a game that is over, a move in the notation that whoever decided at this event had. None: the game goes on, or
    // there was no such move.
    std::optional<ToldMove> toldMove(int event, std::string_view move) const;
    // The game as it stood before the decision at this event, for whoever decided it to try again, kept nowhere: what
    // they choose is told by `tried` and not carried out, and nobody else decides. Null: the game goes on, or the event
    // was chance.
    std::unique_ptr<Table> trialAt(int event) const;
    // Such a trial of a game that goes on: `who` is to decide, everybody else sits there as a bot.
    static std::unique_ptr<Table> trialOf(std::unique_ptr<Session> session, std::vector<SeatInfo> seats, Seat who,
                                          std::uint64_t seed);
    bool isTrial() const { return trial_; }
    // Where a game that is over lies among the finished ones; empty: it does not.
    const QString& recordFile() const { return recordFile_; }
    void bringRecordFile(QString path) { recordFile_ = std::move(path); }

    // What people have pencilled into their notebooks: each for themselves alone.
    const PencilMarks& pencil() const { return pencil_; }
    void bringPencil(ReadPencil read);  // before begin(), which tells it where not all could be read

    // Who has said that they have seen what the last event showed them alone.
    SeatSet looksSeen() const { return looks_.after(stepCount()); }
    void bringLooks(SeenLooks looks) { looks_ = looks; }  // before begin()

    // The table waits as long as the hold lives: the window holds it while it shows a step. Held from before begin()
    // on, no bot thinks before it is let go either.
    TableHold hold(std::string_view why) { return {*this, why}; }
    const std::vector<std::string_view>& holds() const { return holds_; }  // why it waits, one for each hold

    // Why something that was shown is not on disk; none: all of it is, or nothing is to be kept.
    std::optional<Problem> notKept() const;

    // The record in the notation, with the program's own things (colours, seed, practice, pencil marks) under "app".
    std::string record() const;

public slots:
    void begin();  // call once, after connecting
    void choose(intrika::Seat seat, const intrika::MoveKey& key);
    void takeBack(intrika::Seat asking = noSeat);
    void askHint(intrika::Seat seat);
    void cancelHint();
    // Of a person's seat: whatever is being asked of it is the bot's to decide, or theirs again. After begin().
    void setDeputy(intrika::Seat seat, std::optional<intrika::bots::Level> level);
    void setPencil(const intrika::session::PencilCell& cell, intrika::session::PencilMark mark);
    void rubOutPencil(intrika::Seat owner);
    void setLookSeen(intrika::Seat seat);
    void catchUp();             // what could not be written is tried again
    void askReasons(int step);  // lets a strong bot weigh it, where that may be asked
    void cancelReasons();

signals:
    void stepTaken(int step);  // event number `step` (from 0) was carried out
    void rewound(int step);    // `step` events are left
    void deputyChanged(intrika::Seat seat);
    void thinking(intrika::Seat seat, double share);  // of a person: a hint is being thought of
    void thinkingEnded(intrika::Seat seat);
    void hintReady(const intrika::table::Hint& hint);
    void reasoning(int step, double share);
    void reasonsFound(const intrika::table::Reasons& reasons);
    void tried(intrika::Seat seat, const intrika::MoveKey& key);  // in a trial
    void refused(const intrika::Problem& problem);                // a choice that was not legal; nothing changed
    void troubled(const intrika::Problem& problem);  // the world: disk full, external bot dead; the game goes on
    void keptAgain();                                // after a trouble of the disk: all is written

private:
    friend class TableHold;
    struct TakeBack {
        int to = 0;
        Text whyNot;
    };
    TakeBack planTakeBack(Seat asking) const;
    // One person against bots: what is passed over in front of others tells them something.
    bool isAlone() const { return humans().count() == 1; }
    bool wasAsked(int step) const;
    bool isHeld() const { return !holds_.empty(); }
    void letGo(std::string_view why);
    void goOn();
    void goOnSoon();
    void makeBot(Seat seat);
    PlayerKind playerNow(Seat seat) const;
    bool playScript();
    void keepSilence();
    void carriedOut(const Step& step);
    void askBot(Seat seat);
    void playAnswer(Seat seat);
    void dropAnswers();
    void hintThought(Seat seat, const Advice& advice);
    void keep(std::string_view lines);
    void keepBeginning();
    void keepThing(Changing which);  // as it is now
    void tellTrouble(const std::optional<Problem>& problem);
    void finish();
    OwnThings ownThings() const;
    Record recordNow() const;
    Record finishedRecord() const;
    std::uint64_t seedFor(int who, int at = Session::latest) const;

    std::unique_ptr<Session> session_;
    std::vector<SeatInfo> seats_;
    Deputies deputies_;
    std::uint64_t seed_;
    mutable Talk talk_;
    bool talks_ = true;
    std::unique_ptr<SaveFile> file_;
    QString recordFile_;
    mutable std::vector<std::optional<Prompt>> prompts_;  // of this position, by seat; empty: none is known yet
    std::vector<std::string> script_;                     // events in the notation
    QTimer retry_;                                        // while the journal is behind
    std::optional<Problem> trouble_;                      // of the disk; each cause is said once
    std::optional<Advice> answer_;                        // of the bot that is to act, as long as the table is held
    Seat hintFor_ = noSeat;
    std::vector<int> hintsUsed_;  // by seat
    std::vector<std::string_view> holds_;
    bool practice_ = false;
    bool trial_ = false;
    PencilMarks pencil_;
    bool pencilIsWhole_ = true;  // as it was brought
    SeenLooks looks_;
    bool begun_ = false;
    QElapsedTimer sitting_;                       // runs where the game began here: it is being played at one sitting
    bool goingOn_ = false;                        // goOn() stands in the event queue
    std::vector<std::unique_ptr<BotSeat>> bots_;  // by seat; null for people who always decided themselves
    std::unique_ptr<BotSeat> adviser_;
    std::unique_ptr<Reasoner> reasoner_;
};

}  // namespace intrika::table
