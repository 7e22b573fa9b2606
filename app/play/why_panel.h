// Why somebody decided as they did, beside the step that is looked at: where the table tells it.
#pragma once

#include "app/play/room.h"
#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QFrame>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace intrika::play {

// Shows the step's reason and what was weighed; where nobody weighed it, a strong bot is asked on request.
class WhyPanel : public QFrame {
    Q_OBJECT

public:
    explicit WhyPanel(Table& table, QWidget* parent = nullptr);

    void lookAt(int step, const Words& words);  // hides where there is nothing to tell
    void forget();

signals:
    void ruleWanted(const QString& number);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void tell(const Reasons& reasons);
    void askOrCancel();
    void setThinking(bool thinking);

    Table& table_;
    Words words_;
    int step_ = -1;
    bool thinking_ = false;
    QLabel* chip_;
    QLabel* decided_;
    QLabel* why_;
    QListWidget* moves_;
    QProgressBar* progress_;
    QPushButton* ask_;
};

}  // namespace intrika::play
