// What took place, a sentence for each thing, as the person whose eyes the screen uses may know it.
#pragma once

#include "engines/core/seat.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QListWidget>

namespace intrika {

class LogPanel : public QListWidget {
    Q_OBJECT

public:
    LogPanel(const Table& table, QWidget* parent = nullptr);

    // Everything up to now, for these eyes. `returning`: whoever comes back finds what is new under a heading.
    enum class Viewer { staying, returning };
    void tell(Observer eyes, const Words& words, Viewer viewer = Viewer::staying);
    void add(int step, const Words& words);  // for the same eyes
    void forget();                           // the curtain falls

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showNews();
    void addStep(int step, const Words& words);
    void addHeading(const QString& text);
    void addSentence(const QString& text, Seat seat);
    int stepsAtLastTurnOf(Observer person) const;  // 0: they have not decided yet

    const Table& table_;
    Observer eyes_;
    QString round_;      // the heading that is in force
    int newsFrom_ = -1;  // row of the heading over what is new; -1: none, the end is shown
};

}  // namespace intrika
