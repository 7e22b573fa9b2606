// What of a table is pointed at, can be picked, and is picked. Nothing changes by pointing and picking here until the
// listener calls `setPickable` and `setPicked`.
#pragma once

#include "app/scene/laid_table.h"
#include "app/scene/piece_item.h"
#include "engines/core/choice.h"

#include <QObject>

#include <optional>
#include <vector>

class QGraphicsItem;

namespace intrika::scene {

class TableThings;

class TablePicks : public QObject {
    Q_OBJECT

public:
    TablePicks(TableThings& things, const LaidTable& laid);

    void setPickable(const std::vector<Pick>& live);
    const std::vector<Pick>& pickable() const { return live_; }
    void setPicked(const std::vector<Pick>& picks);  // a multiset: two equal picks raise two equal cards
    const std::vector<Pick>& picks() const { return picks_; }
    // A place of the map that is asked about or has the focus: it is there to be pointed at.
    void setCursor(const std::optional<Pick>& place) { cursor_ = place; }
    const std::optional<Pick>& cursor() const { return cursor_; }

    // Mouse and keys alike. Items are pieces, plates and places.
    void activate(QGraphicsItem* item);
    void pointAt(QGraphicsItem* item);       // null: at nothing
    void setFocusStop(QGraphicsItem* item);  // null: none
    QGraphicsItem* focusStop() const { return focusStop_; }
    QGraphicsItem* pointedAt() const { return pointedAt_; }

    std::optional<Pick> pickOf(const QGraphicsItem* item) const;  // what it stands for at present
    QGraphicsItem* itemFor(const Pick& pick) const;               // null: nothing stands for it
    ThingState stateOf(const QGraphicsItem* item) const;

    void refresh();                    // other things lie there
    void forget(QGraphicsItem* item);  // it is gone
    void clear();                      // all are gone, and nobody is asked

signals:
    void picked(const intrika::Pick& pick);
    void unpicked(const intrika::Pick& pick);
    void asked(const intrika::Pick& pick);    // clicked, but neither pickable nor picked
    void pointed(const intrika::Pick& pick);  // hovered or focused, pickable or not
    void wentTo(QGraphicsItem* item);         // what is pointed at; null: nothing
    void picksChanged();                      // what is picked
    void choiceChanged();                     // that, or what can be picked
    void statesChanged();                     // so what is picked rises

private:
    void refreshPlaces();
    void refreshStates();
    void refreshChosen();
    QGraphicsItem* inItsStead(QGraphicsItem* item) const;
    bool isChosen(const QGraphicsItem* item) const;

    TableThings& things_;
    const LaidTable& laid_;
    std::vector<Pick> live_, picks_;
    std::optional<Pick> cursor_;
    std::vector<QGraphicsItem*> chosen_;  // the items that stand for `picks_`, the last clicked last
    QGraphicsItem *focusStop_ = nullptr, *pointedAt_ = nullptr, *clicked_ = nullptr;
};

}  // namespace intrika::scene
