// A button on the finale's ground.
#pragma once

#include "app/faces/text_fit.h"
#include "app/finale/room.h"

#include <QColor>
#include <QPushButton>

namespace intrika::finale {

class StageButton : public QPushButton {
    Q_OBJECT

public:
    enum class Kind { gold, plain };
    StageButton(Kind kind, QWidget* parent);

    void setInk(const QColor& ground, const QColor& line);
    void setTypeSize(double pixels);
    double wantedWidth() const;
    QSize sizeHint() const override;  // the least that shows all of its words

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Cut cut() const;

    Kind kind_;
    QColor ground_, line_;
    double pixels_ = 20;
};

}  // namespace intrika::finale
