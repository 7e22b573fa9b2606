// What just happened and who is asked what, for a screen reader to speak by itself; takes no room on the screen.
#pragma once

#include "app/play/room.h"
#include "app/play/viewpoint.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QStringList>
#include <QWidget>

namespace intrika::play {

class LiveRegion : public QWidget {
    Q_OBJECT

public:
    explicit LiveRegion(QWidget* parent);

    void tellStep(const Table& table, const Viewpoint& viewpoint, int step, const Words& words);
    // `advice`: what a lesson says to it.
    void tellPrompt(const Table& table, const Viewpoint& viewpoint, Seat seat, const Words& words,
                    const QString& advice = {});
    // `place`: where in the past, `at` events after the beginning.
    void tellPast(const Table& table, const Viewpoint& viewpoint, int at, const Words& words, const QString& place);
    void tell(const QString& sentence) { speak({sentence}); }
    void forget() { setAccessibleName({}); }

private:
    void speak(const QStringList& sentences);
};

}  // namespace intrika::play
