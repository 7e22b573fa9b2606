// Words at the end of a game, each on a ground of its own.
#pragma once

#include "app/faces/text_fit.h"
#include "app/finale/room.h"

#include <QColor>
#include <QString>
#include <QWidget>

#include <optional>
#include <string>

namespace intrika::finale {

inline constexpr double plateStrength = 0.92;  // of a plate's ground over the scene

struct PlaqueLook {
    enum class Outline { ribbon, pill };
    Outline outline = Outline::pill;
    Cut cut = Cut::regular;
    QColor fill, line, text;
    double lineWidth = 1.2;
    double most = 22, least = 13;  // px of its text
};

// As large as it fits; what is too long goes on more lines, and what is still too long ends in an ellipsis.
FittedText fitInto(const QString& text, Cut cut, QSizeF box, double most, double least);

// A screen reader hears its text, whatever is drawn of it yet.
class Plaque : public QWidget {
    Q_OBJECT

public:
    explicit Plaque(QWidget* parent) : QWidget(parent) { setAttribute(Qt::WA_TransparentForMouseEvents); }

    void setText(const QString& text);
    QString text() const { return text_; }
    const PlaqueLook& look() const { return look_; }
    void setLook(const PlaqueLook& look);
    void setShare(double share);  // how far it is unrolled, 0..1
    FittedText fitted() const;    // as it is drawn

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF textBox() const;
    QRectF outlineFor(const FittedText& text) const;

    QString text_;
    PlaqueLook look_;
    double share_ = 1;
};

// A place, whose it is, and the points.
class RankRibbon : public QWidget {
    Q_OBJECT

public:
    explicit RankRibbon(QWidget* parent) : QWidget(parent) {}

    void tell(int place, const QString& name, const std::string& colour, const QString& points);
    void setLook(const PlaqueLook& look);
    void setShare(double share);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString place_, name_, points_;
    std::string colour_;
    PlaqueLook look_;
    double share_ = 1;
};

}  // namespace intrika::finale
