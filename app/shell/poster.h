// A game as a poster on the start page: its scene, title, a line of wit, how many can play.
#pragma once

#include "engines/session/game_kind.h"

#include <QAbstractButton>
#include <QPixmap>

namespace intrika {

class Poster : public QAbstractButton {
    Q_OBJECT

public:
    static constexpr QSize natural{230, 340};  // what it is drawn in; any other size is scaled

    explicit Poster(const GameKind& kind, QWidget* parent = nullptr);

    const GameKind& kind() const { return kind_; }
    QString title() const { return text(); }
    QSize sizeHint() const override { return natural; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void retranslate();
    void paintCard(QPainter& painter, QSizeF size);

    const GameKind& kind_;
    QString pitch_;
    QString players_;
    QPixmap scene_;
};

// "3–4 players", or "2 players" where there is no choice.
QString playersText(const GameKind& kind);

}  // namespace intrika
