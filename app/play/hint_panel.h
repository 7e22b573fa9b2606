// What a strong player would do, why, and what comes of it.
#pragma once

#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace intrika {

class HintPanel : public QFrame {
    Q_OBJECT

public:
    explicit HintPanel(QWidget* parent = nullptr);

    void showThinking(double share);
    void showHint(const Hint& hint, const Words& words);
    void forget();  // and hide

signals:
    void cancelled();
    void selected(const intrika::MoveKey& key);
    void ruleWanted(const QString& number);

private:
    void removeLines();

    QLabel* title_;
    QLabel* why_;
    QProgressBar* progress_;
    QVBoxLayout* lines_;
    QPushButton* close_;
};

}  // namespace intrika
