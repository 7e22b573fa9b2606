// Tells a part of what is played in a way of its own, before the table shows what came of it.
#pragma once

#include "app/scene/room.h"
#include "engines/core/stage.h"

#include <QObject>

namespace intrika::scene {

class Interlude : public QObject {
    Q_OBJECT

public:
    ~Interlude() override;

    // `pace`: factor on all durations; 0: no motion.
    virtual bool mayOpen(double pace) const = 0;
    // `ended` is emitted once, later. Precondition: mayOpen(pace), and the script is not empty.
    virtual void open(const StageScript& script, double pace) = 0;
    virtual void close() = 0;  // at once, without a word
    virtual bool isOpen() const = 0;

signals:
    void told(int happenings);  // so many of the step have been
    void ended();
};

}  // namespace intrika::scene
