// What just happened and who is asked what, for a screen reader to speak by itself; takes no room on the screen.
#pragma once

#include "app/play/room.h"
#include "app/play/viewpoint.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QStringList>
#include <QWidget>

#include <optional>

namespace intrika::play {

class LiveRegion : public QWidget {
    Q_OBJECT

public:
    explicit LiveRegion(QWidget* parent);

    void tellStep(const Table& table, const Viewpoint& viewpoint, int step, const Words& words);
    // The same of a step that is told beat by beat: nothing yet, then what is seen, then the rest.
    void follow(int step) { followed_ = {step, 0}; }
    void tellSeen(const Table& table, const Viewpoint& viewpoint, std::size_t happenings, const Words& words);
    void tellRest(const Table& table, const Viewpoint& viewpoint, const Words& words);
    // `advice`: what a lesson says to it.
    void tellPrompt(const Table& table, const Viewpoint& viewpoint, Seat seat, const Words& words,
                    const QString& advice = {});
    // `place`: where in the past, `at` events after the beginning.
    void tellPast(const Table& table, const Viewpoint& viewpoint, int at, const Words& words, const QString& place);
    // `left`: so many events, the others were taken back.
    void forgetFrom(int left) {
        if (followed_ && followed_->step >= left) followed_.reset();
    }
    void tell(const QString& sentence) { speak({sentence}); }
    void forget() {
        followed_.reset();
        setAccessibleName({});
    }

private:
    struct Followed {
        int step = 0;
        std::size_t seen = 0;  // so many of its happenings have been told
    };

    void speak(const QStringList& sentences);

    std::optional<Followed> followed_;
};

}  // namespace intrika::play
