// The cloth alone, over a window whose first page is still to be made: the window is there at once, and its page, which
// takes longer to lay out, follows.
#pragma once

#include <QWidget>

#include <functional>

namespace intrika::start {

class BareCloth : public QWidget {
public:
    // Covers `place`, which has its size; when that was seen, `then` is called once and the cloth goes.
    BareCloth(QWidget& place, std::function<void()> then);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    std::function<void()> then_;
    bool seen_ = false;
};

}  // namespace intrika::start
