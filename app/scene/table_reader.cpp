#include "app/scene/table_reader.h"

#include "app/scene/face_cache.h"
#include "app/scene/map_table.h"
#include "app/scene/plate_item.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_things.h"
#include "app/scene/zone_item.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace intrika::scene {
namespace {

using Part = TableKey::Part;

class Reader {
    Q_DECLARE_TR_FUNCTIONS(TableReader)

public:
    explicit Reader(const TableScene& scene)
        : scene_(scene), words_(scene.laid().words), tableau_(scene.laid().tableau) {}

    TableNode read() {
        TableNode root;
        addStatus(root);
        for (const Area area : {Area::front, Area::hand, Area::centre, Area::inner}) {
            for (const Zone& zone : tableau_.zones) {
                if (zone.area == area) addZone(root, zone);
            }
        }
        for (const Plate& plate : tableau_.plates) addSeat(root, plate);
        return root;
    }

private:
    QString say(const Text& text) const { return text.empty() ? QString() : words_.say(text); }

    void addStatus(TableNode& root) const {
        QStringList texts{say(tableau_.headline), say(tableau_.subline)};
        texts.removeAll(QString());
        if (!texts.isEmpty())
            root.children.push_back({{Part::status, noZone, 0}, texts.join(QStringLiteral(", ")), {}});
    }

    // Other people's hands lie nowhere: they are counted on the plates.
    void addZone(TableNode& into, const Zone& zone) const {
        TableNode group{{Part::zone, zone.id, 0}, say(zone.detail.empty() ? zone.label : zone.detail), {}};
        const ZoneSpots* spots = scene_.laid().layout.zone(zone.id);
        if (zone.area == Area::hand && (spots == nullptr || spots->pieces.size() != zone.pieces.size())) return;
        const std::size_t first = zone.shape == Shape::stack && !zone.pieces.empty() ? zone.pieces.size() - 1 : 0;
        for (std::size_t i = first; i < zone.pieces.size(); ++i) {
            const TableKey key{Part::piece, zone.id, static_cast<std::uint16_t>(i)};
            group.children.push_back({key, nameOf(zone, zone.pieces[i]), {}});
        }
        for (const QGraphicsItem* item : scene_.items()) {
            const auto* place = qgraphicsitem_cast<const PlaceItem*>(item);
            if (place == nullptr || place->zone() != zone.id) continue;
            group.children.push_back({{Part::place, zone.id, place->place()}, placeName(zone, place->place()), {}});
        }
        std::stable_sort(group.children.begin(), group.children.end(),
                         [](const TableNode& a, const TableNode& b) { return a.key < b.key; });
        if (!group.name.isEmpty())
            into.children.push_back(std::move(group));
        else  // what has no name of its own belongs to what it lies in
            into.children.insert(into.children.end(), group.children.begin(), group.children.end());
    }

    void addSeat(TableNode& root, const Plate& plate) const {
        const QString name = words_.names().value(plate.seat);
        TableNode group{{Part::seat, noZone, plate.seat}, name, {}};
        if (const PlateItem* item = scene_.things().plate(plate.seat)) {
            group.children.push_back({{Part::plate, noZone, plate.seat}, plateName(*item), {}});
        }
        for (const Zone& zone : tableau_.zones) {
            if (zone.area == Area::seat && zone.owner == plate.seat) addZone(group, zone);
        }
        root.children.push_back(std::move(group));
    }

    QString plateName(const PlateItem& plate) const {
        QStringList parts{plate.description()};
        for (const Link& link : tableau_.links) {
            if (link.from == plate.seat()) parts << words_.say(link.text);
        }
        const std::string colour = scene_.laid().colourOf(plate.seat());
        if (!colour.empty()) {
            parts << words_.say(intrika::say("colour." + colour)) << words_.say(intrika::say("mark." + colour));
        }
        return parts.join(QStringLiteral(", "));
    }

    QString pieceName(const Piece& piece) const {
        return piece.name.empty() ? scene_.faces().name(piece.face, words_) : words_.say(piece.name);
    }

    QString nameOf(const Zone& zone, const Piece& piece) const {
        QStringList parts{pieceName(piece)};
        const QString owner = piece.owner == zone.owner ? QString() : words_.names().value(piece.owner);
        if (!owner.isEmpty() && !parts.first().contains(owner)) parts << owner;
        if (piece.mark == Piece::Mark::glowing) parts << tr("at stake");
        if (piece.mark == Piece::Mark::spent) parts << tr("used up");
        for (const Label& label : tableau_.labels) {
            if (label.zone != zone.id || label.place != piece.place) continue;
            if (label.emblem != noFace) parts << scene_.faces().name(label.emblem, words_);
            const QString whose = words_.names().value(label.owner);
            parts << (whose.isEmpty() ? words_.say(label.text) : whose + QStringLiteral(": ") + words_.say(label.text));
        }
        return parts.join(QStringLiteral(", "));
    }

    // A place along a ring is told by what lies there.
    QString placeName(const Zone& zone, std::uint16_t place) const {
        if (zone.shape == Shape::map && zone.board != nullptr) return scene_.map().nameOf(place);
        const Zone* around = zoneIn(tableau_, zone.around);
        if (around == nullptr || around->pieces.empty()) return say(zone.detail.empty() ? zone.label : zone.detail);
        const auto at = [&](int index) {
            const auto there = std::find_if(around->pieces.begin(), around->pieces.end(), [&](const Piece& piece) {
                return piece.place == index % std::max<int>(1, around->places);
            });
            // What stands after a colon says more of the thing than its place needs.
            return there == around->pieces.end() ? QString() : pieceName(*there).section(u':', 0, 0);
        };
        return zone.shape == Shape::gap ? tr("Between: %1; %2").arg(at(place), at(place + 1))
                                        : tr("At: %1").arg(at(place));
    }

    const TableScene& scene_;
    const Words& words_;
    const Tableau& tableau_;
};

template <class Item, class Wanted>
Item* findItem(const TableScene& scene, Wanted wanted) {
    for (QGraphicsItem* item : scene.items()) {
        auto* found = qgraphicsitem_cast<Item*>(item);
        if (found != nullptr && wanted(*found)) return found;
    }
    return nullptr;
}

}  // namespace

TableNode readTable(const TableScene& scene) { return Reader(scene).read(); }

const TableNode* findNode(const TableNode& root, const TableKey& key) {
    if (root.key == key) return &root;
    for (const TableNode& child : root.children) {
        if (const TableNode* found = findNode(child, key)) return found;
    }
    return nullptr;
}

const TableNode* parentOf(const TableNode& root, const TableKey& key) {
    for (const TableNode& child : root.children) {
        if (child.key == key) return &root;
        if (const TableNode* found = parentOf(child, key)) return found;
    }
    return nullptr;
}

QGraphicsItem* itemOf(const TableScene& scene, const TableKey& key) {
    if (key.part == Part::plate) return scene.things().plate(static_cast<Seat>(key.index));
    if (key.part == Part::place) {
        return findItem<PlaceItem>(
            scene, [&](const PlaceItem& item) { return item.zone() == key.zone && item.place() == key.index; });
    }
    if (key.part != Part::piece) return nullptr;
    int left = key.index;
    for (PieceItem* piece : scene.things().pieces()) {
        if (piece->zone() == key.zone && left-- == 0) return piece;
    }
    return nullptr;
}

TableKey keyOf(const TableScene& scene, const QGraphicsItem* item) {
    if (const auto* plate = qgraphicsitem_cast<const PlateItem*>(item)) return {Part::plate, noZone, plate->seat()};
    if (const auto* place = qgraphicsitem_cast<const PlaceItem*>(item))
        return {Part::place, place->zone(), place->place()};
    const auto* wanted = qgraphicsitem_cast<const PieceItem*>(item);
    if (wanted == nullptr) return {};
    TableKey key{Part::piece, wanted->zone(), 0};
    for (const PieceItem* piece : scene.things().pieces()) {
        if (piece == wanted) return key;
        if (piece->zone() == key.zone) ++key.index;
    }
    return {};
}

}  // namespace intrika::scene
