// A decision tried again: the table as it stood then, by its seat's view, and a strip that tells how each choice
// compares.
#pragma once

#include "app/reviews/review_texts.h"
#include "app/reviews/room.h"
#include "app/reviews/weighing.h"
#include "engines/review/review.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QPushButton;
class QVBoxLayout;

namespace intrika::play {
class GamePage;
class LiveRegion;
}  // namespace intrika::play

namespace intrika::reviews {

class TrialStrip;

// What others held, and what would have been best, is told only once a choice was made; then one may choose again.
class TryPage : public QWidget {
    Q_OBJECT

public:
    explicit TryPage(QWidget* parent = nullptr);

    // One of these moments of the game on this table, which is over; the others are gone on to.
    void begin(const Table& table, const review::Review& review, std::vector<OwnMoment> moments, int first);
    void forget();
    const GamePage* page() const { return page_; }  // null: nothing is tried

signals:
    void leftAlone();
    void openPlaceWanted(int at);  // the table when so many events had happened, with all cards open
    void ruleWanted(const QString& rule);

protected:
    void changeEvent(QEvent* event) override;

private:
    // What was made of a choice.
    struct Tried {
        MoveKey key;
        std::optional<double> loss;  // none: it is being weighed
    };
    void show(int moment);
    void take(Seat seat, const MoveKey& key);
    void tellAgain();
    void retranslate();
    QString question() const;
    QString comparison() const;
    QString textOf(const MoveKey& key) const;

    QPointer<const Table> table_;
    Words words_;
    std::shared_ptr<const Hindsight> game_;
    review::Review review_;
    std::vector<OwnMoment> moments_;
    int at_ = 0;
    std::optional<MoveKey> best_, played_;
    std::optional<Tried> tried_;
    Weighing weighing_;
    QVBoxLayout* column_;
    GamePage* page_ = nullptr;
    LiveRegion* live_;
    TrialStrip* strip_;
    QPushButton* cards_;
    QPushButton* next_;
    QPushButton* back_;
};

}  // namespace intrika::reviews
