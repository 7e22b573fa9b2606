// The map among the things of a table: where pieces stand on it, what of it is seen, what its places are called.
#pragma once

#include "app/maps/map_painter.h"
#include "app/scene/map_camera.h"
#include "app/scene/map_tiles.h"
#include "app/scene/place_cost.h"
#include "app/scene/table_layout.h"
#include "engines/core/choice.h"
#include "engines/core/tableau.h"
#include "engines/words/words.h"

#include <QObject>

#include <optional>
#include <vector>

class QGraphicsScene;

namespace intrika::scene {

class FaceCache;
class MapItem;
class ReachSwitch;

// What picking a place comes to.
struct PlaceHint {
    Pick pick;
    Text cost, detail;  // in signs, in words
    std::vector<std::uint16_t> way;
    bool risky = false;
};

class MapTable : public QObject {
    Q_OBJECT

public:
    explicit MapTable(QGraphicsScene& scene);
    ~MapTable() override;

    // Labels of the map are marks of their owners.
    void show(const Tableau& tableau, const TableLayout& layout, const Words& words,
              const std::vector<std::string>& colours, FaceCache& faces);
    void clear();
    bool isShown() const { return board_ != nullptr; }
    ZoneId zone() const { return zone_; }
    const QRectF& frame() const { return camera_.frame(); }
    const MapCamera& camera() const { return camera_; }
    const MapStyle& style() const { return style_; }  // as it is drawn
    bool contains(QPointF point) const { return isShown() && frame().contains(point); }

    // Where the standing pieces of a tableau are, as the camera looks now.
    void stand(const Tableau& tableau, TableLayout& layout) const;
    void nameOver(const Tableau& tableau, const TableLayout& layout);  // that stands so
    QRectF placeBox(std::uint16_t place) const;
    std::uint16_t placeAt(QPointF point) const;
    bool isAt(std::uint16_t place, QPointF point) const;  // of a bank: on its side of the river's cell
    // The next place towards a side; of several in a cell one of `wanted`. Nothing at the edge of the board.
    std::optional<std::uint16_t> beside(std::uint16_t place, Qt::Key arrow,
                                        const std::vector<std::uint16_t>& wanted) const;
    QString nameOf(std::uint16_t place) const;

    void setHints(std::vector<PlaceHint> hints) { hints_ = std::move(hints); }
    const PlaceHint* hint(std::uint16_t place) const;  // null: none
    void showWay(std::optional<std::uint16_t> to);
    std::optional<MapPin> pin() const;  // what the place there comes to, where it cannot be read in the place itself
    // Pieces that need only a place: they can be dragged there.
    void setMovable(std::vector<Pick> pieces) { movable_ = std::move(pieces); }
    bool isMovable(const Pick& piece) const;
    // Of the piece that is pointed at; else the one that was switched on.
    void showReach(ZoneId zone, FaceId face);
    void switchReach();               // from one to the next, then to none
    bool pressSwitch(QPointF point);  // false: there is none at that point
    void updateSwitches();            // their pictures are there
    const std::vector<ReachSwitch*>& switches() const { return switches_; }

    bool isDrawn() const { return tiles_.isDrawn(); }
    bool waitForDrawn(int milliseconds) { return tiles_.waitForDrawn(milliseconds); }

    // Each tells `moved` when it changed what is seen.
    void zoom(QPointF at, double factor);
    void pan(QPointF by);
    void reveal(std::uint16_t place);
    // Where pieces have just gone, the last of all, while a part is seen large; until somebody moves the map who is
    // only watching. That lasts until `setWatched(false)` or until the whole map is seen again.
    void follow(const std::vector<std::uint16_t>& places);
    void setWatched(bool watched);
    QRectF overview() const;            // in logical pixels; empty while the whole map is seen
    bool pressOverview(QPointF point);  // false: there is none at that point
    void releaseOverview();

signals:
    void moved();
    void drawn();  // another part of the picture

private:
    void moveOn();
    void noteOwnWay();
    void followCamera();
    void tell();
    void showLabels(const Tableau& tableau, const std::vector<std::string>& colours);
    std::vector<QRectF> standing(const Tableau& tableau, const TableLayout& layout) const;
    void drawReach(const Reach* reach);
    void showSwitches(const std::vector<Reach>& reaches, const TableLayout& layout, FaceCache& faces);
    std::vector<QRectF> takenOf(const TableLayout& layout) const;

    QGraphicsScene& scene_;
    MapTiles tiles_;
    MapCamera camera_;
    MapItem* item_ = nullptr;  // the scene owns it
    std::shared_ptr<const BoardMap> board_;
    Words words_;
    MapStyle style_;
    ZoneId zone_ = noZone;
    std::vector<PlaceHint> hints_;
    std::vector<Pick> movable_;
    std::optional<std::uint16_t> wayTo_;
    std::vector<Reach> reaches_;
    std::vector<ReachSwitch*> switches_;  // one for each reach; the scene owns them
    std::vector<Label> labels_;
    QString wayWords_, reachWords_;
    std::size_t switchedOn_ = 0;  // of the reaches, counted from one; 0: none
    bool isWatched_ = true;       // nobody here is asked
    bool goesOwnWay_ = false;     // who watches has moved the map themselves
};

}  // namespace intrika::scene
