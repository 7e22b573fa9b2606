// Shows what took place between two tableaux, beat by beat.
#pragma once

#include "app/scene/flight.h"
#include "app/scene/flight_sounds.h"
#include "app/scene/table_layout.h"
#include "engines/core/happening.h"
#include "engines/core/stage.h"
#include "engines/core/tableau.h"

#include <QObject>
#include <QVariantAnimation>

#include <deque>
#include <vector>

namespace intrika::scene {

class Interlude;
class TableScene;

enum class Speed { slow, normal, fast, off };

// Factor on all durations; 0: no motion.
constexpr double paceOf(Speed speed) {
    return speed == Speed::slow ? 1.8 : speed == Speed::fast ? 0.5 : speed == Speed::off ? 0 : 1;
}

// Pieces fly from zone to zone, turn in place, points fly to plates, dice roll; then the scene shows `after`, whatever
// was played. A click or Space finishes at once. Runs no timer while nothing moves.
class Animator : public QObject {
    Q_OBJECT

public:
    explicit Animator(TableScene* scene, QObject* parent = nullptr);
    ~Animator() override;

    // Happenings as `redact` leaves them for the scene's viewer. What is still being played is finished first.
    // Where nothing moves, `finished` is told before this returns.
    // What a script tells of it is left to the interlude, where there is one that will.
    void play(const std::vector<Happening>& happenings, const Tableau& after, const StageScript& script = {});
    bool mayTell(const StageScript& script) const;  // the interlude will
    void finishNow();
    bool isPlaying() const { return playing_; }
    void setInterlude(Interlude* interlude);  // null: everything is told on the table
    void setSpeed(Speed speed) { speed_ = speed; }
    Speed speed() const { return speed_; }
    void setShare(double share) { share_ = share; }  // of the usual durations, for what comes next

signals:
    void seen(int happenings);  // so many of what is played have been shown; `finished` means all of it
    void finished();
    void heard(intrika::sounds::Sound sound);  // what moves has come to where this sounds

private:
    struct Beat {
        std::vector<Happening> happenings;
        bool isTold = false;  // by the interlude
    };

    double pace() const { return paceOf(speed_) * share_; }
    void sortIntoBeats(const std::vector<Happening>& happenings);
    bool openInterlude();
    void leaveInterlude();
    void nextBeat();
    void prepare(const Happening& happening);
    void preparePieces(const Happening& happening);
    void prepareTurn(PieceItem* piece, FaceId face);
    void prepareMove(const Happening& happening, PieceItem* piece, FaceId face, double begin);
    void preparePoints(const Happening& happening);
    void prepareDice(const std::vector<Die>& dice);
    Spot targetOf(const Happening& happening, FaceId face);
    void run();
    void advance();
    void landAll();
    void settle();
    void end();
    void setManyMoving(bool many);

    TableScene* scene_;
    Speed speed_ = Speed::normal;
    double share_ = 1;
    bool playing_ = false;
    bool settled_ = false;  // the scene shows `after_`, and the last things glide to their places
    Tableau after_;
    TableLayout layoutAfter_;
    std::vector<std::vector<bool>> claimed_;  // by zone and piece of `after_`: somebody flies there
    std::deque<Beat> beats_;
    Interlude* interlude_ = nullptr;
    StageScript script_;  // as long as it is not told
    int shown_ = 0;       // how many happenings were in the beats before
    std::vector<Flight> flights_;
    std::deque<SoundCue> cues_;  // of the present beat, still to come
    QVariantAnimation clock_;    // its value: milliseconds of the present beat
};

}  // namespace intrika::scene
