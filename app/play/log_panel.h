// What took place, a sentence for each thing, as the person whose eyes the screen uses may know it.
#pragma once

#include "app/play/room.h"
#include "app/play/viewpoint.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QListWidget>

#include <optional>
#include <vector>

namespace intrika::play {

class LogPanel : public QListWidget {
    Q_OBJECT

public:
    LogPanel(const Table& table, const Viewpoint& viewpoint, QWidget* parent = nullptr);

    void tell(const Words& words);       // everything up to now, for the eyes that look
    void tellAgain(const Words& words);  // as much as it tells already, in another language
    void forget();                       // the curtain falls
    // The log never runs ahead of the table: what this step tells, the last one, is added as it is seen. `follow` is
    // for the same eyes, `tellUntil` for new ones.
    void follow(int step, const Words& words);
    void tellUntil(int step, const Words& words);
    void showSeen(std::size_t happenings, const Words& words);  // so many of that step have been seen
    void showAll(const Words& words);                           // all of it, where any is left
    // What came from this step on stands under a heading of its own, in sight, until something new comes.
    void showNewsFrom(int step);
    void forgetNews();
    // While the table shows the past: the line of what had happened last. From then on the arrow keys lead there too.
    static constexpr int present = -1;
    void markPlace(int at);
    void fitSigns();         // to the type, which has grown or shrunk
    int lineHeight() const;  // of a text of some lines, with its share of the space around it

signals:
    void placeWanted(int at);  // the table as it stood when so many events had happened

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showNews();
    void addStep(int step, const Words& words);
    void addLines(int step, std::size_t from, std::size_t to, const Words& words);
    void addStepEnd(int step, const Words& words);
    bool addReason(int step, const Words& words);
    void addReasonsThatCameOut(const Words& words);
    QListWidgetItem* addHeading(const QString& text, int at);
    void addSentence(const QString& text, Seat seat, int at);
    void paintSign(QListWidgetItem& row, int seat);
    int rowOf(int at) const;

    const Table& table_;
    const Viewpoint& viewpoint_;
    Observer eyes_;                    // for whom all was told
    QString round_;                    // the heading that is in force
    std::optional<int> newsFrom_;      // the step from which on it is new; kept when all is told again
    QListWidgetItem* news_ = nullptr;  // the heading over what is new; null: none, the end is shown
    std::optional<int> followed_;      // the step whose lines come as they are seen; none: all are told
    std::size_t seen_ = 0;             // how many of its happenings have been
    int marked_ = present;
    std::vector<int> untold_;  // steps whose reason may yet come out
    bool marking_ = false;
};

}  // namespace intrika::play
