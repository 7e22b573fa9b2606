// A Tableau as things on a table: any game's, for it knows none.
#pragma once

#include "app/faces/table_ink.h"
#include "app/scene/hand_order.h"
#include "app/scene/layers.h"
#include "app/scene/map_table.h"
#include "app/scene/piece_item.h"
#include "app/scene/table_decor.h"
#include "app/scene/table_layout.h"
#include "engines/core/choice.h"
#include "engines/core/tableau.h"
#include "engines/words/words.h"

#include <QGraphicsScene>
#include <QSet>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace intrika {

class BubbleItem;
class FaceCache;
class LookItem;
class MarkItem;
class PlaceItem;
class PlateItem;
struct Happening;

// Scene units are the view's logical pixels; the view calls `setTableSize` whenever it is resized.
//
// A click, Enter, or dragging a hand card onto the table tells `picked` when the thing is pickable, `unpicked` when it
// is picked already, else `asked`. Nothing changes here until the listener calls `setPickable` and `setPicked`.
class TableScene : public QGraphicsScene {
    Q_OBJECT

public:
    // `faces`: GameKind::faces, the keys that FaceId indexes; `words.game()` names the pictures.
    TableScene(const std::vector<std::string>& faces, const Words& words, QObject* parent = nullptr);
    ~TableScene() override;

    // `colours` by seat, as GameKind::seatColours. `viewer` sits at the bottom; noSeat: a spectator, nobody does.
    void setPeople(QStringList names, std::vector<std::string> colours, Seat viewer);
    void setTableSize(QSizeF size);
    void retranslate();  // after the language was switched
    void setCloth(Cloth cloth);
    const TableInk& ink() const { return tableInk(cloth_); }
    void setHandSort(HandSort sort);
    // What lies before everything is put aside, until it changes or somebody is asked the next question.
    void setFrontAside(bool aside);
    bool isFrontAside() const { return frontAside_; }
    QString frontInWords() const;  // what lies there; empty: nothing does

    // Pieces that stayed in their zone keep their item. All is in its place at once; what an Animator plays ends.
    void show(const Tableau& tableau);
    const Tableau& tableau() const { return tableau_; }
    void clear();  // the curtain falls: nothing of any tableau stays in the scene

    void setPickable(const std::vector<Pick>& live);
    void setPicked(const std::vector<Pick>& picks);  // a multiset: two equal picks raise two equal cards
    // Shows the reason beside the thing, until something else is pointed at; an empty reason takes it away.
    void explain(const Pick& pick, const QString& reason);
    QString ruleAt(QPointF point) const;  // the rule that the reason there names; empty: none
    const std::vector<Pick>& pickable() const { return live_; }
    void setHints(std::vector<PlaceHint> hints);  // what picking a place of the map comes to
    MapTable& map() { return map_; }
    const MapTable& map() const { return map_; }
    void askPlace(QPointF point);   // of the map, pickable or not
    void denyPlace(QPointF point);  // something was dropped there that cannot go there
    void followPieces(const std::vector<Happening>& happenings, const Tableau& after);  // on the map
    bool stepOnMap(Qt::Key arrow);                   // the focus goes to the next place; false: it is not on the map
    void setMarked(const std::vector<Pick>& picks);  // outlined while the tableau changes: they are spoken of
    const std::vector<Pick>& marked() const { return marked_; }
    QPainterPath outlineOf(const Pick& pick) const;  // where it lies, an empty place too; empty: nowhere

    // Mouse and keys alike. Items are pieces, plates and places.
    void activate(QGraphicsItem* item);
    void pointAt(QGraphicsItem* item);       // null: at nothing
    void setFocusStop(QGraphicsItem* item);  // null: none
    QGraphicsItem* focusStop() const { return focusStop_; }
    QGraphicsItem* pointedAt() const { return pointedAt_; }
    void look(QGraphicsItem* item);  // shows it large, with its words; null: no more
    // The same for whoever only rests on it: what can be read where it lies is left there, the rest is shown smaller.
    void lookInPassing(QGraphicsItem* item);
    bool isLooking() const { return lookedAt_ != nullptr; }
    // What may be pointed at, in the order of the Tab key; arrows move within a group.
    std::vector<std::vector<QGraphicsItem*>> stops() const;
    QGraphicsItem* thingAt(QPointF point) const;
    std::vector<PieceItem*> hand() const;              // the viewer's, from left to right
    void moveInHand(QGraphicsItem* card, int places);  // to the right; nothing happens to what is not in the hand
    std::optional<Pick> pickOf(const QGraphicsItem* item) const;
    QString description(const QGraphicsItem* item) const;  // in words, for looking at and for a screen reader

    // For the animator. `lay` is `show` without ending what is being played; the others run ahead of it.
    void lay(const Tableau& tableau);
    Tableau arranged(Tableau tableau) const;  // with the viewer's hand in the order that they want
    // A piece of the zone, one that shows the face before others; null: all of them are busy.
    PieceItem* findPiece(ZoneId zone, FaceId face, std::uint16_t place, const std::vector<PieceItem*>& busy) const;
    PieceItem* newPiece(const Piece& piece, ZoneId zone, const Spot& at);
    void dropPiece(PieceItem* item);
    void setPlaying(bool playing) { playing_ = playing; }  // clicks and keys only tell `skipAsked`
    bool isPlaying() const { return playing_; }
    TableLayout layoutOf(const Tableau& tableau) const;
    const TableLayout& layout() const { return layout_; }
    const std::vector<PieceItem*>& pieces() const { return pieces_; }
    PlateItem* plate(Seat seat) const;
    std::string colourOf(Seat seat) const;
    FaceCache& faces() const { return *faces_; }
    bool isDrawn() const;  // all pictures that the table asked for are there
    const Words& words() const { return words_; }

signals:
    void picked(const intrika::Pick& pick);
    void unpicked(const intrika::Pick& pick);
    void asked(const intrika::Pick& pick);    // clicked, but neither pickable nor picked
    void denied(const intrika::Pick& pick);   // something was dropped there in vain
    void pointed(const intrika::Pick& pick);  // hovered or focused, pickable or not
    void ruleWanted(const QString& number);
    void handMoved(QGraphicsItem* card);  // to another place in the hand
    void skipAsked();
    void told();  // what is shown, or can be picked, is not what it was

private:
    void again();  // shows the same once more
    void showDrawn(const QSet<FaceId>& faces);
    void showPieces();
    PieceItem* itemOf(const Zone& zone, const Piece& piece, std::vector<PieceItem*>& before);
    void showPlates();
    void refreshStates();
    void refreshPlaces();
    void layPlace(PlaceItem& place) const;
    void followMap();
    void showWay();
    PlaceItem* bankAt(QPointF point) const;
    QGraphicsItem* meantOnMap(const std::vector<QGraphicsItem*>& things, QPointF point) const;
    PlaceItem* placeOn(std::uint16_t place);
    void refreshMarks();
    std::vector<QRectF> played() const;
    void showLook(QGraphicsItem* item, bool inPassing);
    void dropItem(QGraphicsItem* item);
    QGraphicsItem* inItsStead(QGraphicsItem* item) const;
    ThingState stateOf(const QGraphicsItem* item) const;
    QGraphicsItem* itemFor(const Pick& pick) const;
    std::vector<Pick> picksOf(const QGraphicsItem* item) const;
    const Zone* zoneOf(ZoneId id) const;
    QPainterPath visiblePartOf(const Pick& pick) const;

    std::unique_ptr<FaceCache> faces_;
    Words words_;
    std::vector<std::string> colours_;
    Seat viewer_ = noSeat;
    Cloth cloth_ = Cloth::dark;
    HandOrder handOrder_;
    Tableau tableau_;
    TableLayout layout_;
    mutable RingFitter ringFitter_;
    bool frontAside_ = false;
    bool playing_ = false;

    MapTable map_;
    std::optional<Pick> cursor_;  // a place of the map that is asked about or has the focus
    TableDecor decor_;
    std::vector<PieceItem*> pieces_;  // the scene owns all items
    std::vector<PlateItem*> plates_;
    std::vector<PlaceItem*> places_;
    BubbleItem* bubble_ = nullptr;
    LookItem* look_ = nullptr;
    MarkItem* mark_ = nullptr;

    std::vector<Pick> live_, picks_, marked_;
    std::vector<QGraphicsItem*> chosen_;  // the items that stand for `picks_`, the last clicked last
    QGraphicsItem *focusStop_ = nullptr, *pointedAt_ = nullptr, *clicked_ = nullptr, *lookedAt_ = nullptr;
};

}  // namespace intrika
