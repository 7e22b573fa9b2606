// A Tableau as things on a table: any game's, for it knows none.
#pragma once

#include "app/faces/table_ink.h"
#include "app/scene/laid_table.h"
#include "app/scene/ring_layout.h"
#include "app/scene/room.h"

#include <QGraphicsScene>
#include <QSet>
#include <QStringList>

#include <memory>
#include <string>
#include <vector>

namespace intrika::scene {

class FaceCache;
class MapPointing;
class MapTable;
class ReasonBubble;
class SpeechBubbles;
class TableDecor;
class TableGround;
class TableLook;
class TableMarks;
class TablePicks;
class TableThings;
class ViewerHand;

// Scene units are the view's logical pixels; the view calls `setTableSize` whenever it is resized. It lays a tableau
// and wires the parts that show it and can be pointed at.
//
// A click, Enter, or dragging a hand card onto the table is told by `picks()`.
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
    Cloth cloth() const { return cloth_; }
    const TableInk& ink() const { return ink_; }
    // What lies before everything is put aside, until it changes or somebody is asked the next question.
    void setFrontAside(bool aside);
    void setHeadlineSaid(bool said);  // false: it is drawn elsewhere, and only told to screen readers

    // Pieces that stayed in their zone keep their item. All is in its place at once; what an Animator plays ends.
    void show(const Tableau& tableau);
    void clear();  // the curtain falls: nothing of any tableau stays in the scene
    const LaidTable& laid() const { return laid_; }

    TableThings& things() const { return *things_; }
    TablePicks& picks() const { return *picks_; }
    ViewerHand& hand() const { return *hand_; }
    TableLook& looks() const { return *looks_; }
    ReasonBubble& reason() const { return *reason_; }
    SpeechBubbles& speech() const { return *speech_; }
    TableMarks& marks() const { return *marks_; }
    MapTable& map() const { return *map_; }
    TableGround& ground() const { return *ground_; }
    MapPointing& onMap() const { return *onMap_; }
    FaceCache& faces() const { return *faces_; }

    QGraphicsItem* thingAt(QPointF point) const;
    void activate(QGraphicsItem* item);  // by mouse or keys

    // For the animator. `lay` is `show` without ending what is being played; `layoutOf` runs ahead of it.
    void lay(const Tableau& tableau);
    TableLayout layoutOf(const Tableau& tableau) const;
    void setPlaying(bool playing) { playing_ = playing; }  // clicks and keys only tell `skipAsked`
    bool isPlaying() const { return playing_; }
    void showGround(double share);  // of its new picture, over that of what lay before
    bool isDrawn() const;           // all pictures that the table asked for are there

signals:
    void ruleWanted(const QString& number);
    void skipAsked();
    void told();  // what is shown, or can be picked, is not what it was

protected:
    void drawBackground(QPainter* painter, const QRectF& exposed) override;

private:
    void listen();
    void again();      // shows the same once more
    void layGround();  // round what lies there
    void showDrawn(const QSet<FaceId>& faces);
    bool skip();  // what is being played; false: nothing is

    Cloth cloth_ = Cloth::dark;
    TableInk ink_;
    std::unique_ptr<FaceCache> faces_;
    LaidTable laid_;
    bool playing_ = false;
    mutable RingFitter ringFitter_;
    std::unique_ptr<MapTable> map_;
    std::unique_ptr<TableThings> things_;
    std::unique_ptr<TablePicks> picks_;
    std::unique_ptr<ViewerHand> hand_;
    std::unique_ptr<TableLook> looks_;
    std::unique_ptr<ReasonBubble> reason_;
    std::unique_ptr<SpeechBubbles> speech_;
    std::unique_ptr<TableMarks> marks_;
    std::unique_ptr<MapPointing> onMap_;
    std::unique_ptr<TableDecor> decor_;
    std::unique_ptr<TableGround> ground_;
};

}  // namespace intrika::scene
