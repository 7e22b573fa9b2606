// Leads somebody through a lesson: what is said now, what is pointed at, and which move is waited for.
#pragma once

#include "app/play/room.h"
#include "engines/session/lesson.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QObject>
#include <QPointer>
#include <QRect>
#include <QSize>

#include <vector>

namespace intrika::scene {
class TableScene;
class TableView;
}  // namespace intrika::scene

namespace intrika::play {

class LessonBubble;

class LessonGuide : public QObject {
    Q_OBJECT

public:
    // Gives the table the lesson's events as its script. Table, scene and view outlive the guide.
    LessonGuide(Lesson lesson, Table& table, TableScene& scene, TableView& view, QObject* parent = nullptr);
    ~LessonGuide() override;

    // Shows what belongs to this moment. True: the game has to wait until it was read; `wentOn` tells.
    bool holds();
    bool accepts(const MoveKey& key);  // false: it was said why not this one
    QString waitsFor() const;          // said while it holds; empty: it does not
    QString advice() const;            // what the bubble says now
    void offerLeaving();               // to the keys, while a step is on show
    bool isAtEnd() const;              // the last step is on show
    void retranslate(const Words& words);
    void fitTo(QSize page);  // the bubble grows with a large one

signals:
    void wentOn();
    void ended();  // the last step was read
    void left();   // somebody had enough
    void ruleWanted(const QString& number);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isHolding() const;
    const LessonStep* step() const;  // null: nothing is said at present
    void goOn();
    void showStep();
    std::vector<Pick> spokenOf() const;  // these three: while a step is on show
    std::vector<Pick> clickable() const;
    std::vector<Pick> ringed() const;
    void reveal();
    std::vector<QRect> readElsewhere() const;
    void settle();
    QString sentence(const std::string& key) const;
    std::string keyOf(const LessonStep& step) const;

    Lesson lesson_;
    Table& table_;
    TableScene& scene_;
    TableView& view_;
    Words words_;
    QPointer<LessonBubble> bubble_;  // the view's child
    std::size_t next_ = 0;           // of the steps: the one on show, or else the next to be
    int seenAt_ = 0;                 // events: fewer means that somebody took back
    std::vector<Pick> kept_;         // what the step speaks of, then what its move needs: never covered
    std::string remark_;
    bool shown_ = false;
};

}  // namespace intrika::play
