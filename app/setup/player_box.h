// Who plays at a seat: a person, a bot of some strength, a program. Shut it shows a sign, a word, and strength in dots.
#pragma once

#include "app/setup/room.h"
#include "engines/table/table.h"

#include <QComboBox>

namespace intrika::setup {

class PlayerBox : public QComboBox {
    Q_OBJECT

public:
    explicit PlayerBox(QWidget* parent = nullptr);

    const PlayerKind& player() const { return player_; }
    void setPlayer(const PlayerKind& player);
    bool isWithPhone() const { return withPhone_; }  // a person who does not play at the laptop
    void setWithPhone(bool on);                      // only people are
    void setTemperament(Temperament temperament);    // of whatever bot plays there
    // A person, or else whoever played there last that was none.
    void setPerson(bool person);
    void retranslate();

    QSize minimumSizeHint() const override { return {60, 24}; }  // a card says how wide it is
    QSize sizeHint() const override { return minimumSizeHint(); }
    void showPopup() override;

signals:
    void playerChosen();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void choose(int index);
    void describe();
    void nameItems();
    QString word() const;  // of who plays, without what kind it is

    PlayerKind player_;
    bool withPhone_ = false;
    PlayerKind machine_{PlayerKind::Is::bot, Level::normal, {}};  // the last that was no person
    Temperament temperament_ = Temperament::plain;
};

// So many of as many dots as there are strengths above chance; on a line, its left end at `from`.
void paintStrength(QPainter& painter, QPointF from, double radius, Level level, const QColor& ink);
double strengthWidth(double radius);

}  // namespace intrika::setup
