// The paper of a bubble with its tail and shade. Clicks go through it to what lies below.
#pragma once

#include <QRect>
#include <QWidget>

#include <optional>

namespace intrika::play {

class BubbleTail : public QWidget {
public:
    explicit BubbleTail(QWidget* table);

    // Paper round `box`; a tail to `tip`, if there is one outside of it. In the table's coordinates.
    void draw(const QRect& box, std::optional<QPoint> tip);
    std::optional<QPoint> tip() const { return tip_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRect box_;
    std::optional<QPoint> tip_;
};

}  // namespace intrika::play
