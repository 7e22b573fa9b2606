#include "app/scene/table_ground.h"

#include "app/faces/face_data.h"
#include "app/scene/laid_table.h"
#include "app/scene/undivided.h"
#include "app/scene/zones_of.h"
#include "app/surfaces/game_colours.h"
#include "app/surfaces/word_pads.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace intrika::scene {
namespace {

std::vector<QString> tintsOf(const QString& game, const std::vector<std::string>& faces) {
    const QJsonObject all = readFaceFile(game).value(QLatin1String("faces")).toObject();
    std::vector<QString> tints;
    for (const std::string& face : faces) {
        const QJsonObject said = all.value(QString::fromStdString(face)).toObject();
        tints.push_back(said.value(QLatin1String("ground")).toString());
    }
    return tints;
}

// Reads off a laid table what its ground is drawn round.
class PlanReader {
public:
    PlanReader(const LaidTable& laid, const std::vector<QString>& tints) : laid_(laid), tints_(tints) {}

    GroundPlan read(QSizeF table, std::vector<Written> words) const {
        GroundPlan plan;
        plan.table = table;
        plan.progress = laid_.tableau.progress;
        plan.words = std::move(words);
        for (const Written& one : plan.words) plan.things.push_back(one.box);
        plan.things.push_back(laid_.layout.hand);
        for (const auto* boxes : {&laid_.layout.plates, &laid_.layout.labels})
            plan.things.insert(plan.things.end(), boxes->begin(), boxes->end());
        for (const Zone& zone : laid_.tableau.zones) {
            if (const ZoneSpots* spots = laid_.layout.zone(zone.id)) add(zone, *spots, plan);
        }
        for (const auto& [tableauZone, box] : standsOfMiddle()) plan.piles.push_back(standOf(*tableauZone, box));
        for (std::size_t seat = 0; seat < laid_.layout.plates.size(); ++seat)
            plan.seats.push_back(boxOf(static_cast<Seat>(seat)));
        return plan;
    }

private:
    using Boxes = std::vector<std::pair<const Zone*, const ZoneSpots*>>;

    QString tintOf(const Piece& piece) const { return piece.face < tints_.size() ? tints_[piece.face] : QString(); }

    void add(const Zone& zone, const ZoneSpots& spots, GroundPlan& plan) const {
        for (const Spot& spot : spots.pieces) plan.things.push_back(spot.box());
        if (zone.area == Area::centre) plan.middle |= spots.frame | spots.foot | spots.label;
        if (zone.shape == Shape::column) plan.columns.push_back(standOf(zone, &spots));
        if (zone.shape == Shape::map) plan.map = spots.frame;
        if (zone.shape == Shape::ring) {
            for (const Spot& spot : spots.places) plan.ring.push_back({spot.box(), {}, {}, false});
            for (const Piece& piece : zone.pieces) {
                if (piece.place < plan.ring.size()) plan.ring[piece.place].tint = tintOf(piece);
            }
        }
        if (zone.shape == Shape::gap) {
            for (const Spot& spot : spots.places) plan.borders.push_back(spot.centre);
            for (const Spot& spot : spots.pieces) plan.tokens.push_back(spot.centre);
        }
    }

    // Piles that lie beside each other, where there is anything to be taken from them.
    Boxes standsOfMiddle() const {
        Boxes found;
        for (const Zone* zone : zonesOf(laid_.tableau, Area::centre)) {
            const ZoneSpots* spots = laid_.layout.zone(zone->id);
            if (zone->shape == Shape::stack && zone->line == 0 && spots != nullptr && !spots->frame.isEmpty())
                found.emplace_back(zone, spots);
        }
        return found;
    }

    Stand standOf(const Zone& zone, const ZoneSpots* spots) const {
        const auto glows = [](const Piece& piece) { return piece.mark == Piece::Mark::glowing; };
        Stand stand;
        stand.box = spots->frame;
        stand.foot = spots->foot.isEmpty() ? spots->label : spots->foot | spots->label;
        if (!zone.pieces.empty()) stand.tint = tintOf(zone.pieces.back());
        stand.lit = std::any_of(zone.pieces.begin(), zone.pieces.end(), glows);
        return stand;
    }

    QRectF boxOf(Seat seat) const {
        QRectF box = laid_.layout.plates[seat] | laid_.layout.busts[seat];
        for (const Zone* zone : zonesOf(laid_.tableau, Area::seat, seat)) {
            const ZoneSpots* spots = laid_.layout.zone(zone->id);
            if (spots != nullptr) box.setBottom(std::max(box.bottom(), spots->frame.bottom()));
        }
        return box;
    }

    const LaidTable& laid_;
    const std::vector<QString>& tints_;
};

// Without what changes in the course of a game while everything lies where it lay.
GroundPlan stillOf(GroundPlan plan) {
    plan.progress = 0;
    plan.tokens.clear();
    plan.words.clear();
    plan.things.clear();
    plan.middle = {};
    for (std::vector<Stand>* stands : {&plan.ring, &plan.columns, &plan.piles}) {
        for (Stand& stand : *stands) stand = {stand.box, stand.foot, {}, false};
    }
    return plan;
}

// Words come and go without the ground being another.
bool showsOther(GroundPlan one, GroundPlan other) {
    for (GroundPlan* plan : {&one, &other}) {
        plan->words.clear();
        plan->things.clear();
    }
    return one.table == other.table && one != other;
}

}  // namespace

TableGround::TableGround(const QString& game, const std::vector<std::string>& faces)
    : game_(game), tints_(tintsOf(game, faces)) {}

void TableGround::setCloth(Cloth cloth) {
    if (std::exchange(cloth_, cloth) == cloth) return;
    surface_.reset();
    still_ = picture_ = before_ = {};
}

bool TableGround::lay(const LaidTable& laid, QSizeF table, std::vector<Written> words) {
    GroundPlan plan = PlanReader(laid, tints_).read(table, std::move(words));
    if (plan == plan_) return false;
    before_ = showsOther(plan, plan_) ? std::exchange(picture_, {}) : QImage();
    share_ = 1;
    plan_ = std::move(plan);
    picture_ = {};
    return true;
}

void TableGround::drawStill(qreal ratio) {
    const QSize pixels = (plan_.table * ratio).toSize();
    const GroundPlan still = stillOf(plan_);
    if (still_.size() == pixels && still == stillPlan_) return;
    if (still_.size() != pixels) still_ = QImage(pixels, QImage::Format_RGB32);
    still_.setDevicePixelRatio(ratio);
    stillPlan_ = still;
    QPainter painter(&still_);
    surface().paintStill(painter, plan_);
}

void TableGround::drawChanging() {
    picture_ = still_;
    QPainter painter(&picture_);
    surface().paintChanging(painter, plan_);
    painter.end();
    padWords(picture_, plan_, ink_);
}

const Surface& TableGround::surface() {
    if (!surface_) {
        surface_ = std::make_unique<Surface>(game_, cloth_);
        ink_ = tableInk(game_, cloth_);
    }
    return *surface_;
}

const QImage& TableGround::picture(qreal ratio) {
    if (!picture_.isNull() && picture_.devicePixelRatio() == ratio) return picture_;
    drawUndivided([&] {
        drawStill(ratio);
        drawChanging();
    });
    return picture_;
}

void TableGround::paint(QPainter& painter, const QRectF& exposed) {
    if (plan_.table.isEmpty()) return;
    const QImage& ground = picture(painter.device()->devicePixelRatioF());
    const QRectF box = (exposed & plan_.area()).toAlignedRect();  // whole pixels are copied, not mixed
    const QRectF pixels(box.topLeft() * ground.devicePixelRatio(), box.size() * ground.devicePixelRatio());
    if (share_ >= 1 || before_.size() != ground.size()) before_ = {};
    if (!before_.isNull()) {
        painter.drawImage(box, before_, pixels);
        painter.setOpacity(share_);
    }
    painter.drawImage(box, ground, pixels);
    painter.setOpacity(1);
}

}  // namespace intrika::scene
