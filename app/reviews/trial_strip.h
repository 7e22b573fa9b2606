// The strip of paper over a table at which a decision is tried: where it is, what is asked or told, and buttons.
#pragma once

#include "app/reviews/room.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace intrika::reviews {

class TrialStrip : public QFrame {
    Q_OBJECT

public:
    explicit TrialStrip(QWidget* parent = nullptr);

    QPushButton* addButton(const char* name, bool isGold = false);  // from left to right
    void tell(const QString& title, const QString& sentence);       // rules in the sentence are links

signals:
    void ruleWanted(const QString& rule);

private:
    QHBoxLayout* row_;
    QLabel* title_;
    QLabel* told_;
};

}  // namespace intrika::reviews
