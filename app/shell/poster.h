// A game as a poster on the start page: its scene, title, a line of wit, how many can play.
#pragma once

#include "engines/session/game_kind.h"

#include <QAbstractButton>

namespace intrika {

class LatePicture;

class Poster : public QAbstractButton {
    Q_OBJECT

public:
    static constexpr QSize natural{230, 340};  // what it is drawn in; any other size is scaled
    static constexpr QSize row{460, 92};       // one that is wider than high is drawn as a row

    explicit Poster(const GameKind& kind, QWidget* parent = nullptr);

    const GameKind& kind() const { return kind_; }
    QString title() const { return text(); }
    QSize sizeHint() const override { return minimumSize().isEmpty() ? natural : minimumSize(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void retranslate();
    void paintPaper(QPainter& painter, QSizeF size);
    void paintCard(QPainter& painter);
    void paintRow(QPainter& painter, QSizeF size);
    void paintChip(QPainter& painter, const QRectF& box);
    void paintScene(QPainter& painter, const QRectF& box);

    const GameKind& kind_;
    QString pitch_;
    QString facts_;  // how many play, how long
    LatePicture* scene_;
};

// "3–4 players · 45–60 minutes".
QString factsText(const GameKind& kind);
QString weightText(Weight weight);

}  // namespace intrika
