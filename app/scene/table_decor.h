// What of a tableau nobody can point at: its headline, labels of zones, running totals.
#pragma once

#include "app/scene/room.h"
#include "app/scene/table_layout.h"
#include "app/surfaces/ground_plan.h"
#include "engines/core/tableau.h"

#include <QSet>

#include <string>
#include <vector>

class QGraphicsItem;
class QGraphicsPathItem;
class QGraphicsScene;

namespace intrika::words {
class Words;
}

namespace intrika::faces {
struct TableInk;
}

namespace intrika::scene {

class FaceCache;
class LabelItem;
class LinkItem;
class ZoneItem;

// The scene owns the items.
class TableDecor {
public:
    TableDecor(QGraphicsScene& scene, FaceCache& faces) : scene_(scene), faces_(faces) {}

    // `colours` by seat: whose a label is.
    void show(const Tableau& tableau, const TableLayout& layout, const Words& words,
              const std::vector<std::string>& colours, const TableInk& ink);
    void showDrawn(const QSet<FaceId>& faces);  // paints again what shows one of these
    void setInk(const TableInk& ink);
    void clear();
    // Where words are written on the ground itself.
    std::vector<Written> words() const;
    // Behind what lies before everything; nothing under it can be pointed at.
    bool isFrontPanel(const QGraphicsItem* item) const;

private:
    void makeItems(const TableInk& ink);
    void showZones(const Tableau& tableau, const TableLayout& layout, const Words& words);
    void showTotals(const Tableau& tableau, const TableLayout& layout, const Words& words,
                    const std::vector<std::string>& colours);
    void showLinks(const Tableau& tableau, const TableLayout& layout, const std::vector<std::string>& colours);
    void showHeadline(const Tableau& tableau, const TableLayout& layout, const Words& words);
    void showFront(const TableLayout& layout);

    QGraphicsScene& scene_;
    FaceCache& faces_;
    std::vector<ZoneItem*> zones_;
    std::vector<LabelItem*> totals_;
    std::vector<LinkItem*> links_;
    LabelItem* headline_ = nullptr;
    LabelItem* subline_ = nullptr;
    QGraphicsPathItem* frontPanel_ = nullptr;
};

}  // namespace intrika::scene
