// Whose decisions could have been better: a person, their rating, their moments, the reason for one of them.
#pragma once

#include "app/reviews/review_texts.h"
#include "app/reviews/room.h"
#include "engines/review/summary.h"
#include "engines/table/table.h"

#include <QWidget>

#include <map>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QListWidget;

namespace intrika::reviews {

class MomentsPart : public QWidget {
    Q_OBJECT

public:
    // By event; none: there was nothing to do better.
    using Told = std::map<int, std::optional<OwnMoment>>;

    explicit MomentsPart(QWidget* parent = nullptr);

    void setPeople(const Table& table);  // each person sees their own first
    // `summary`: of a review that is complete.
    void tell(const Told& told, const std::optional<review::Summary>& summary);
    void forget();
    void retranslate();
    void giveKeysTo(QWidget& otherwise);  // where no moment is chosen

    const std::vector<OwnMoment>& moments() const { return moments_; }  // of the person, as they came
    int chosen() const;                                                 // of these; -1: none
    const OwnMoment* chosenMoment() const;                              // null: none

signals:
    void chosenChanged();
    void activated();  // the one that is chosen
    void ruleWanted(const QString& rule);

private:
    void listen();
    void fill();
    void fillList();
    void showMoment();
    void showRating();
    Seat whose() const;

    Told told_;
    std::optional<review::Summary> summary_;
    std::vector<OwnMoment> moments_;
    QLabel* whoseLabel_;
    QComboBox* whose_;
    QLabel* rating_;
    QListWidget* list_;
    QLabel* none_;
    QLabel* why_;
};

}  // namespace intrika::reviews
