// Looks at this process from inside while it starts and then does nothing: when its window came, what it costs.
#pragma once

#include "app/launch/launch.h"
#include "app/measure/room.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <functional>

class QEvent;

namespace intrika::measure {

// Tells one line of JSON on the standard output and quits the program.
class Probe : public QObject {
    Q_OBJECT

public:
    // `stands`: whether the picture is complete; none: it is once nothing has been painted for a while.
    explicit Probe(const Probing& probing, std::function<bool()> stands = {});

    static qint64 now();  // microseconds of a clock that all processes share

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void painted();
    void idle();
    void tell();

    Probing probing_;
    std::function<bool()> stands_;
    bool paints_ = false;
    qint64 first_ = 0, settled_ = 0;
    double startCpuMs_ = 0, startWakeUps_ = 0;
    QTimer quiet_;
};

}  // namespace intrika::measure
