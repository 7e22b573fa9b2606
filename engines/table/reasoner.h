// Why seats decided as they did: what bots weighed is kept; what nobody weighed may be asked for later.
#pragma once

#include "engines/session/session.h"
#include "engines/table/bot_seat.h"
#include "engines/table/hint.h"

#include <QObject>

#include <map>
#include <tuple>

namespace intrika::table {

// All of it from what the seat knew then, which the others may not know even now: who tells it to whom is for the
// owner of the reasoner to decide.
struct Reasons {
    int step = -1;
    Seat seat = noSeat;
    Text decided;
    Text why;                       // may be empty
    std::vector<Hint::Line> lines;  // what was weighed, best first; empty: nothing is known of it
};

class Reasoner : public QObject {
    Q_OBJECT

public:
    Reasoner(const Session& session, SeatSet people);

    void keep(int step, const Advice& advice);  // of the bot that decided it
    void forgetFrom(int step);
    Reasons of(int step) const;  // precondition: the step was a seat's move
    // What this observer can work out of it by themselves, of what they had seen when so many events had happened.
    std::optional<Reasons> ofWhatIsPlainTo(Observer observer, int step, int events) const;

    // Lets a strong bot weigh what the seat had to decide; `found` tells what comes of it.
    void ask(int step, std::uint64_t seed);
    void cancel();

signals:
    void progressed(int step, double share);
    void found(const intrika::table::Reasons& reasons);

private:
    Reasons tell(int step, const Explained& explained) const;
    const std::optional<Explained>& plainBy(Observer observer, int step, int events) const;

    const Session& session_;
    SeatSet people_;
    std::map<int, Advice> weighed_;                                                     // by step
    mutable std::map<std::tuple<Observer, int, int>, std::optional<Explained>> plain_;  // by observer, step, events
    BotSeat bot_;
    int asked_ = -1;
};

}  // namespace intrika::table
