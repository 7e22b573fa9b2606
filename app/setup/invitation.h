// Before an empty chair: whoever clicks seats one more there.
#pragma once

#include "app/setup/room.h"

#include <QAbstractButton>

namespace intrika::setup {

class Invitation : public QAbstractButton {
    Q_OBJECT

public:
    Invitation(QString game, QWidget* parent);

    void lie(const QRectF& box, double scale);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString game_;
    double scale_ = 1;
};

}  // namespace intrika::setup
