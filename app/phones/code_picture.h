// A QR code on white, sharp at any size, with the quiet zone that cameras need.
#pragma once

#include "app/guests/door.h"
#include "app/phones/room.h"

#include <QWidget>

namespace intrika::phones {

class CodePicture : public QWidget {
    Q_OBJECT

public:
    explicit CodePicture(QWidget* parent = nullptr);

    void setCode(QrCode code);  // of no side: nothing is shown

    QSize sizeHint() const override { return {300, 300}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return width; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QrCode code_;
};

}  // namespace intrika::phones
