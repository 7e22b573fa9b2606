// The kinds of parts, by their names in files.
#include "app/surfaces/cloth_parts.h"
#include "app/surfaces/desk_parts.h"
#include "app/surfaces/drape_parts.h"
#include "app/surfaces/hall_parts.h"
#include "app/surfaces/market_parts.h"
#include "app/surfaces/night_parts.h"
#include "app/surfaces/ring_parts.h"
#include "app/surfaces/stage_parts.h"
#include "app/surfaces/wood_parts.h"

#include <array>
#include <string_view>

namespace intrika::surfaces {
namespace {

enum class Shows { nothing, state };

template <class Painter, Shows shows = Shows::nothing>
Part make(const Values& values) {
    return {Painter(values), shows == Shows::state};
}

struct Kind {
    std::string_view name;
    Part (*make)(const Values& values);
};

constexpr std::array kinds{
    Kind{"gradient", make<Gradient>},
    Kind{"contours", make<Contours>},
    Kind{"hem", make<Hem>},
    Kind{"ring-road", make<RingRoad, Shows::state>},
    Kind{"berths", make<Berths>},
    Kind{"numerals", make<Numerals, Shows::state>},
    Kind{"studs", make<Studs, Shows::state>},
    Kind{"frontier", make<Frontier, Shows::state>},
    Kind{"inlaid-floor", make<InlaidFloor>},
    Kind{"carpet", make<Carpet>},
    Kind{"dais", make<Dais, Shows::state>},
    Kind{"stalls", make<Stalls, Shows::state>},
    Kind{"folds", make<Folds>},
    Kind{"bays", make<Bays>},
    Kind{"loges", make<Loges>},
    Kind{"light-cones", make<LightCones, Shows::state>},
    Kind{"boards", make<Boards>},
    Kind{"valance", make<Valance>},
    Kind{"side-curtains", make<SideCurtains, Shows::state>},
    Kind{"planks", make<Planks>},
    Kind{"bench", make<Bench>},
    Kind{"small-table", make<SmallTable>},
    Kind{"night-view", make<NightView, Shows::state>},
    Kind{"window-frame", make<WindowFrame>},
    Kind{"grain", make<Grain>},
    Kind{"key-hem", make<KeyHem>},
    Kind{"map-sheet", make<MapSheet>},
    Kind{"compass-rose", make<CompassRose, Shows::state>},
};

}  // namespace

std::optional<Part> partOfKind(const QString& kind, const Values& values) {
    for (const Kind& one : kinds) {
        if (kind == QLatin1String(one.name.data(), static_cast<qsizetype>(one.name.size()))) return one.make(values);
    }
    return std::nullopt;
}

QStringList kindsOfParts() {
    QStringList names;
    for (const Kind& one : kinds) names << QString::fromUtf8(one.name.data(), static_cast<qsizetype>(one.name.size()));
    return names;
}

}  // namespace intrika::surfaces
