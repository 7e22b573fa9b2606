// Keeping the game that is on the page: files that are asked for, and a journal that cannot be written.
#pragma once

#include "engines/core/problem.h"
#include "engines/core/seat.h"

#include <QObject>
#include <QString>

namespace intrika::play {

struct GameSurface;

class Saving : public QObject {
    Q_OBJECT

public:
    explicit Saving(GameSurface& surface);

    bool saveTo(const QString& path);  // false: `troubled` tells why
    bool saveElsewhere();              // asks where; false: nowhere, or `troubled` tells why
    // Whether all that was shown is on disk by now; `Table::notKept` tells why not.
    bool keepNow();
    void refresh();  // whose knowledge can be saved

signals:
    void saved(const QString& path);
    void troubled(const intrika::Problem& problem);
    void keptAgain();  // after a trouble of the disk

private:
    void saveKnown();
    Observer knower() const;

    GameSurface& surface_;
};

}  // namespace intrika::play
