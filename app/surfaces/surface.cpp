#include "app/surfaces/surface.h"

#include "app/surfaces/surface_file.h"

#include <QJsonArray>
#include <QPainter>

#include <algorithm>

namespace intrika::surfaces {
namespace {

constexpr int mostParts = 64;

}  // namespace

Surface::Surface(const QString& game, Cloth cloth) : Surface(game, readSurfaceFile(game), cloth) {}

Surface::Surface(const QString& game, const QJsonObject& file, Cloth cloth, QStringList* problems)
    : materials_(materialsIn(file, game, cloth, problems)) {
    read(file, problems);
    // Where nothing is said there is light in the middle all the same.
    if (parts_.empty()) parts_.push_back(*partOfKind(QStringLiteral("gradient"), Values({}, materials_, nullptr)));
    const auto changes = std::find_if(parts_.begin(), parts_.end(), [](const Part& part) { return part.showsState; });
    still_ = static_cast<std::size_t>(changes - parts_.begin());
}

void Surface::read(const QJsonObject& file, QStringList* problems) {
    placeSign_ = file.value(QLatin1String("place")).toObject().value(QLatin1String("emblem")).toString();
    for (const QJsonValue value : file.value(QLatin1String("parts")).toArray()) {
        const Values values(value.toObject(), materials_, problems);
        std::optional<Part> part = partOfKind(values.word("kind"), values);
        if (part && parts_.size() < mostParts) {
            parts_.push_back(std::move(*part));
        } else if (problems != nullptr) {
            problems->append(QStringLiteral("kind ") + values.word("kind").left(40));
        }
    }
}

bool Surface::paintPlaceSign(QPainter& painter, QPointF centre, double side, const QColor& colour) const {
    if (placeSign_.isEmpty()) return false;
    materials_.emblems->paint(painter, placeSign_, centre, side, {colour, colour, Qt::transparent, 0});
    return true;
}

void Surface::paintStill(QPainter& painter, const GroundPlan& plan) const { paint(painter, plan, 0, still_); }

void Surface::paintChanging(QPainter& painter, const GroundPlan& plan) const {
    paint(painter, plan, still_, parts_.size());
}

void Surface::paint(QPainter& painter, const GroundPlan& plan, std::size_t from, std::size_t to) const {
    for (std::size_t i = from; i < to; ++i) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        parts_[i].paint(painter, plan);
        painter.restore();
    }
}

}  // namespace intrika::surfaces
