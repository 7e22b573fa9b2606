// One unfinished game on the start page: a picture of its table, what it is, who is to act, when it was left.
#pragma once

#include "app/start/room.h"
#include "engines/saves/saved_games.h"

#include <QAbstractButton>
#include <QPixmap>

#include <optional>

class QToolButton;

namespace intrika::start {

class SavedRow : public QAbstractButton {
    Q_OBJECT

public:
    explicit SavedRow(UnfinishedGame game, QWidget* parent = nullptr);

    const QString& journal() const { return game_.path; }
    QString state() const { return state_; }  // how far the game is, and who is to act
    bool hasPicture() const { return !table_.isNull(); }
    void setScale(double scale);
    void show(const Glance& glance);
    void show(const QImage& table);
    using QWidget::show;
    QSize sizeHint() const override;

signals:
    void thrownAway(const intrika::saves::UnfinishedGame& game);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void retranslate();
    void placeBin();
    QPixmap picture(QSize size) const;

    UnfinishedGame game_;
    QToolButton* bin_;
    std::optional<Glance> glance_;
    QImage table_;
    double scale_ = 1;
    QString people_;
    QString state_;
    QString when_;
    QPixmap picture_;
};

}  // namespace intrika::start
