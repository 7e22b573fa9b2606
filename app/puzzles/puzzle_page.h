// A puzzle: the table as a seat saw it, and one choice that is better than all others.
#pragma once

#include "app/puzzles/puzzle_desk.h"
#include "app/puzzles/room.h"
#include "engines/words/words.h"

#include <QWidget>

#include <optional>
#include <string>

class QPushButton;
class QVBoxLayout;

namespace intrika::pages {
class NoticeBar;
}
namespace intrika::play {
class GamePage;
class LiveRegion;
}  // namespace intrika::play
namespace intrika::reviews {
class TrialStrip;
}

namespace intrika::puzzles {

// Of what others hold nothing is shown, before the choice or after it: the seat's view has the answer.
class PuzzlePage : public QWidget {
    Q_OBJECT

public:
    PuzzlePage(PuzzleDesk& desk, NoticeBar& notices, QWidget* parent = nullptr);

    void begin(const PuzzlePlace& place);
    void forget();                                  // nothing is being tried any more
    const GamePage* page() const { return page_; }  // null: nothing is
    const PuzzlePlace& place() const { return place_; }

signals:
    void leftAlone();
    void archiveWanted();
    void ruleWanted(const QString& rule);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void take(const MoveKey& key);
    void showAnswer();
    void retranslate();
    QString title() const;
    QString question() const;
    QString answer() const;  // to what was tried
    QString solution() const;
    QString reasonText() const;
    QString streakText() const;
    QString textOf(const MoveKey& key) const;
    bool isSolved() const { return tried_ && *tried_ == best_; }

    PuzzleDesk& desk_;
    NoticeBar& notices_;
    PuzzlePlace place_;
    std::optional<QDate> day_;  // whose puzzle it is; none: it is from the archive
    review::Puzzle puzzle_;
    std::vector<MoveKey> moves_;  // as the shares
    MoveKey best_;
    Words words_;
    std::optional<MoveKey> tried_;
    bool isTold_ = false;  // the answer was asked for
    QVBoxLayout* column_;
    GamePage* page_ = nullptr;
    LiveRegion* live_;
    TrialStrip* strip_;
    QPushButton* answer_;
    QPushButton* next_;
    QPushButton* archive_;
    QPushButton* back_;
};

// "Easy", "Hard": how easily whoever hardly looks ahead finds it.
QString difficultyText(review::Difficulty difficulty);

}  // namespace intrika::puzzles
