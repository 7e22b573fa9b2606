// The ground that everything lies on: drawn once for each size, cloth and state of the game, and kept.
#pragma once

#include "app/faces/table_ink.h"
#include "app/scene/room.h"
#include "app/surfaces/ground_plan.h"
#include "app/surfaces/surface.h"

#include <QImage>
#include <QString>

#include <memory>
#include <string>
#include <vector>

class QPainter;

namespace intrika::scene {

struct LaidTable;

class TableGround {
public:
    // `faces`: GameKind::faces.
    TableGround(const QString& game, const std::vector<std::string>& faces);

    void setCloth(Cloth cloth);
    // `words`: where something is written on it. False: it looks as before.
    bool lay(const LaidTable& laid, QSizeF table, std::vector<Written> words);
    void paint(QPainter& painter, const QRectF& exposed);

    // It shows another state of the game than before, of which the picture is still there.
    bool isChanging() const { return !before_.isNull(); }
    void setShare(double share) { share_ = share; }  // how much of the new picture covers that one

    const GroundPlan& plan() const { return plan_; }
    const Surface& surface();
    // As it is seen on a screen of so many device pixels to a logical one.
    const QImage& picture(qreal ratio);

private:
    void drawStill(qreal ratio);
    void drawChanging();

    QString game_;
    std::vector<QString> tints_;  // by FaceId
    Cloth cloth_ = Cloth::dark;
    std::unique_ptr<const Surface> surface_;
    TableInk ink_;  // goes with it
    GroundPlan plan_;
    GroundPlan stillPlan_;  // that `still_` was drawn for
    QImage still_;
    QImage picture_;  // null: to be drawn
    QImage before_;   // that of another state, until the new one is seen; null: there is none
    double share_ = 1;
};

}  // namespace intrika::scene
