// One unfinished game in the list of the start page.
#pragma once

#include "engines/table/saved_games.h"

#include <QAbstractButton>

namespace intrika {

class SavedRow : public QAbstractButton {
    Q_OBJECT

public:
    explicit SavedRow(UnfinishedGame game, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void retranslate();

    UnfinishedGame game_;
    QString people_;
    QString state_;
    QPixmap scene_;
};

}  // namespace intrika
