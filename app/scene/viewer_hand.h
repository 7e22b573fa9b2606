// The hand of whoever sits at the bottom: its cards from left to right, in the order that they want.
#pragma once

#include "app/scene/hand_order.h"

#include <QObject>

#include <vector>

class QGraphicsItem;

namespace intrika::scene {

class FaceCache;
class PieceItem;
class TablePicks;
class TableThings;
struct LaidTable;

class ViewerHand : public QObject {
    Q_OBJECT

public:
    ViewerHand(const FaceCache& faces, const LaidTable& laid, const TableThings& things, TablePicks& picks);

    void setSort(HandSort sort);
    Tableau arranged(Tableau tableau) const;
    std::vector<PieceItem*> cards() const;
    void move(QGraphicsItem* card, int places);  // to the right; nothing happens to what is not in the hand

signals:
    void reordered();                 // to be laid again, at once
    void moved(QGraphicsItem* card);  // to another place in the hand

private:
    bool holds(const Zone& zone) const;
    std::vector<PieceItem*> cardsIn(ZoneId zone) const;

    const FaceCache& faces_;
    const LaidTable& laid_;
    const TableThings& things_;
    TablePicks& picks_;
    HandOrder order_;
};

}  // namespace intrika::scene
