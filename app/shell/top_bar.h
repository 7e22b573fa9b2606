// The bar on top of the window: the mask, the menus, where the game is, and what is set with one click.
#pragma once

#include "app/shell/room.h"

#include <QMenuBar>
#include <QTimer>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace intrika::shell {

// A real menu bar, for keys and screen readers. In the full screen it is a line at the upper edge, and comes over the
// page while the pointer or Alt asks for it.
class TopBar : public QMenuBar {
    Q_OBJECT

public:
    explicit TopBar(QWidget* window);

    void fitTo(const QSize& window);  // how high it is, and its letters
    void setPlace(const QString& place);
    // Since the window has this size all of it could be read, and is there to be read.
    bool saysPlace() const { return !floats_ && hasRoom_; }
    // Over the curtain nothing is shown but the mask, until somebody asks for more.
    void setVeiled(bool veiled);
    void setFloating(bool floating);
    bool isRevealed() const { return !floats_ || revealed_; }

    QToolButton* addLink();  // on the right, from left to right

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

signals:
    void sayingPlace(bool says);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void actionEvent(QActionEvent* event) override;

private:
    int heightNow() const;
    int menusEnd() const;
    bool isAskedFor() const;
    bool hidesWords() const { return veiled_ && !askedFor_; }
    void reveal();
    void hideAgain();
    void arrange();
    void layPlace();
    void fitLinks();
    void showKeyLetters(bool shown);  // whoever has gone for the menus by keyboard sees them
    void setLetters();

    // First: the making of what follows sends events here.
    bool floats_ = false;
    bool revealed_ = false;
    bool veiled_ = false;
    bool askedFor_ = false;
    bool hasRoom_ = true, toldSays_ = true;
    int height_ = 0;
    QLabel* mask_;
    QLabel* place_;
    QWidget* links_;
    QHBoxLayout* row_;
    QTimer leaving_;
    QSize window_;
    QString placeText_;
};

}  // namespace intrika::shell
