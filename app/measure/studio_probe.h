// How soon the print studio shows a page, from the click that opens it.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include "app/measure/room.h"

namespace intrika::shell {
class MainWindow;
}

namespace intrika::measure {

// Opens it once the window has come to rest, tells one line of JSON on the standard output and quits the program.
class StudioProbe : public QObject {
    Q_OBJECT

public:
    explicit StudioProbe(MainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open();
    void tell();

    MainWindow& window_;
    QElapsedTimer clock_;
    bool isDrawn_ = false, isPainted_ = false;
    double openMs_ = 0;
};

}  // namespace intrika::measure
