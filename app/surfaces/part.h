// One layer of a surface. Each kind of part has a painter that knows nothing of any game: what it looks like stands in
// the file, what it is drawn round in the plan.
#pragma once

#include "app/surfaces/ground_plan.h"
#include "app/surfaces/values.h"

#include <functional>
#include <optional>

class QPainter;

namespace intrika::surfaces {

struct Part {
    std::function<void(QPainter&, const GroundPlan&)> paint;
    bool showsState = false;  // what it looks like changes in the course of a game
};

// None: there is no such kind.
std::optional<Part> partOfKind(const QString& kind, const Values& values);
QStringList kindsOfParts();

}  // namespace intrika::surfaces
