// A page of the window that is one sheet of paper: a heading, what it is about, and buttons below.
#pragma once

#include "app/pages/page_ground.h"
#include "app/pages/room.h"

#include <QWidget>

class QBoxLayout;
class QFrame;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace intrika::pages {

class PaperPage : public QWidget {
    Q_OBJECT

public:
    explicit PaperPage(QWidget* parent = nullptr);

signals:
    void leftAlone();  // back to where one came from; Escape does it too

protected:
    QVBoxLayout* body() const { return body_; }
    QPushButton* addButton(const char* look);  // beside "Back", from left to right
    void setTitle(const QString& title);
    void setWidest(int pixels);              // of the sheet; else what can be read at ease
    QLabel* addHeading(QBoxLayout& column);  // of a section, under a golden rule

    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();

    PageGround ground_;
    QFrame* sheet_;
    int widest_ = 0;  // px, with usual texts
    QLabel* title_;
    QVBoxLayout* body_;
    QHBoxLayout* buttons_;
    QPushButton* back_;
};

}  // namespace intrika::pages
