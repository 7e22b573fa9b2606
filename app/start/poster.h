// A game as a poster on the start page; one that is wider than high is drawn as a row. Paper and the ring of focus are
// painted at once, what the paper shows comes late.
#pragma once

#include "app/start/poster_picture.h"
#include "app/start/room.h"
#include "engines/session/game_kind.h"

#include <QAbstractButton>

#include <functional>

namespace intrika::pages {
class LatePicture;
}

namespace intrika::start {

class Poster : public QAbstractButton {
    Q_OBJECT

public:
    explicit Poster(const GameKind& kind, QWidget* parent = nullptr);

    const GameKind& kind() const { return kind_; }
    QString title() const { return text(); }
    void drawAhead();  // as large as it is, before anybody sees it
    QSize sizeHint() const override { return minimumSize().isEmpty() ? posterCard : minimumSize(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void retranslate();
    void paintPaper(QPainter& painter, QSizeF size);
    QSizeF wholeSize() const;  // in its own pixels
    std::function<void(QPainter&, QSizeF)> content() const;
    bool isRow() const;
    double scale() const;  // of the window's pixels to the poster's own

    const GameKind& kind_;
    QString pitch_;
    QStringList facts_;  // how many play, how long
    LatePicture* picture_;
};

}  // namespace intrika::start
