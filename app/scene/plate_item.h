// What everybody knows of a seat: bust, colour, mark, name, points, cards, and what it is entrusted with.
#pragma once

#include "app/faces/text_fit.h"
#include "app/scene/piece_item.h"
#include "app/scene/room.h"
#include "engines/core/tableau.h"
#include "engines/words/words.h"

#include <QCoreApplication>
#include <QGraphicsItem>
#include <QSet>
#include <QStringList>

#include <string>

namespace intrika::scene {

class FaceCache;

// How much higher than usual a plate with tracks is.
double plateGrowth(const Plate& plate);

class PlateItem : public QGraphicsItem {
    Q_DECLARE_TR_FUNCTIONS(PlateItem)

public:
    enum { Type = UserType + 4 };

    PlateItem(FaceCache& faces, Seat seat);

    int type() const override { return Type; }
    QRectF boundingRect() const override { return (box_ | bust_).adjusted(-8, -12, 8, 8); }
    QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

    Seat seat() const { return plate_.seat; }
    bool shows(const QSet<FaceId>& faces) const;
    // `name`, `colour`: of the person; texts are made in the present language.
    void tell(const Plate& plate, const QString& name, const std::string& colour, const Words& words);
    void lie(const QRectF& box, const QRectF& bust, double unit, double text);  // as TableLayout has them
    QRectF box() const { return box_; }
    void addPoints(int points);  // ahead of the tableau, when they have arrived
    QString description() const;
    const ThingState& state() const { return state_; }
    void setState(const ThingState& state);

private:
    QPainterPath plateShape() const;
    void paintBust(QPainter& painter) const;
    void paintTurn(QPainter& painter) const;
    void paintRibbon(QPainter& painter) const;
    double paintScore(QPainter& painter, double right, double baseline) const;
    void paintTexts(QPainter& painter) const;
    void paintEmblem(QPainter& painter, double left, double right, double baseline) const;
    void paintTracks(QPainter& painter, double left, double right, double baseline) const;
    void paintTrackLine(QPainter& painter, int line, const QRectF& box) const;
    void paintSign(QPainter& painter, FaceId face, const QRectF& box) const;
    void paintFitted(QPainter& painter, const QString& words, Cut cut, double most, QPointF at, double width,
                     const QColor& colour) const;
    double textHeight() const { return box_.height() / plateGrowth(plate_); }  // of the three lines that all have
    double px(double usual) const { return std::max(12.0, usual * unit_) * text_; }

    FaceCache& faces_;
    Plate plate_;
    QString name_;
    std::string colour_;
    QString emblemName_;
    QString badges_;
    QStringList trackNames_;
    QRectF box_;
    QRectF bust_;  // empty: there is none
    double unit_ = 1;
    double text_ = 1;
    ThingState state_;
};

}  // namespace intrika::scene
