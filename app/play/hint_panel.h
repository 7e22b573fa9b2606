// What a strong player would do, why, and what comes of it.
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

class HintPanel : public QFrame {
    Q_OBJECT

public:
    explicit HintPanel(QWidget* parent = nullptr);

    void showThinking(double share);
    void showHint(const Hint& hint, const Words& words);
    void forget();                     // and hide
    QString inWords() const;           // all of the hint
    int wholeHeight(int width) const;  // what is lower scrolls
    int leastHeight(int width) const;
    static QString lineText(const Hint::Line& line, const Words& words);

signals:
    void cancelled();
    void selected(const intrika::MoveKey& key);
    void ruleWanted(const QString& number);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int headHeight() const;

    QWidget* inside_;
    QLabel* title_;
    QPushButton* close_;
    QProgressBar* progress_;
    QListWidget* moves_;
    QLabel* why_;
    QString said_;               // there, without links
    std::vector<MoveKey> keys_;  // by row
};

}  // namespace intrika::play
