// The panel of paper on the start page: the unfinished games; a welcome where there is none.
#pragma once

#include "app/start/glances.h"

#include <QFrame>
#include <QList>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace intrika::start {

class SavedRow;

class ContinuePanel : public QFrame {
    Q_OBJECT

public:
    explicit ContinuePanel(const Games& games, QWidget* parent = nullptr);

    void fill(const QList<UnfinishedGame>& games);
    void setScale(double scale);
    void setMostRows(int rows);  // how many are in sight at once
    // Where no game is to be continued it gives way to the buttons beside it, if it does not fit.
    void welcomeWithin(QSize room);
    SavedRow* firstRow() const { return rows_.value(0); }

signals:
    void chosen(const QString& journal);
    void thrownAway(const intrika::saves::UnfinishedGame& game);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fit();
    SavedRow* rowOf(const QString& journal) const;

    QLabel* heading_;
    QLabel* welcome_;
    QScrollArea* area_;
    QVBoxLayout* column_;
    QList<SavedRow*> rows_;
    Glances glances_;
    double scale_ = 1;
    int mostRows_ = 3;
};

}  // namespace intrika::start
