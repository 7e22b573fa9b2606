// A finished game gone through: how everybody's chances went, what was luck, and what each person might have done
// better.
#pragma once

#include "app/pages/paper_page.h"
#include "app/reviews/review_texts.h"
#include "app/reviews/review_work.h"
#include "app/reviews/room.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QPointer>

#include <initializer_list>
#include <map>
#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QProgressBar;

namespace intrika::pages {
class NoticeBar;
}

namespace intrika::reviews {

class ChancesChart;
class LuckTable;
class MomentsPart;

// The review is reckoned beside the window and shown as it comes.
class ReviewPage : public PaperPage {
    Q_OBJECT

public:
    explicit ReviewPage(NoticeBar& notices, QWidget* parent = nullptr);

    // Of this table, whose game is over; of one that goes on nothing is told, and nothing reckoned.
    void review(const Table& table);
    const ReviewWork& work() const { return work_; }
    bool isOf(const Table& table) const { return table_ == &table; }
    const std::vector<OwnMoment>& moments() const;  // of the person it is about, as they came

signals:
    void placeWanted(int at);    // the table when so many events had happened
    void tryWanted(int moment);  // one of `moments` is to be decided again
    void ruleWanted(const QString& rule);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeGame();
    QWidget* makePart(QBoxLayout& column, QLabel*& title, std::initializer_list<QWidget*> content);
    void listen();
    void retranslate();
    void forget();
    void begin();
    void showAll();
    void showProgress();
    void fillTurningPoints();
    void goOnOrStop();

    NoticeBar& notices_;
    QPointer<const Table> table_;
    Words words_;
    std::optional<Problem> refusal_;
    std::optional<review::Summary> summary_;
    std::map<int, std::optional<OwnMoment>> told_;  // by event, of the points that are there: words take time
    ReviewWork work_;

    QLabel* refused_;
    QWidget* progressRow_;
    QLabel* progress_;
    QProgressBar* bar_;
    QPushButton* stop_;
    QWidget* content_;
    ChancesChart* chart_;
    QWidget* turnsPart_ = nullptr;
    QLabel* turnsTitle_ = nullptr;
    QListWidget* turns_;
    QWidget* luckPart_ = nullptr;
    QLabel* luckTitle_ = nullptr;
    LuckTable* luck_;
    QLabel* luckHelp_;
    MomentsPart* part_;
    QPushButton* toTable_;
    QPushButton* try_;
};

}  // namespace intrika::reviews
