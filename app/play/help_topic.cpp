#include "app/play/help_topic.h"

#include "app/play/game_surface.h"
#include "app/play/prompt_panel.h"
#include "app/play/side_panel.h"
#include "app/scene/table_look.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_scene.h"
#include "engines/session/game_kind.h"

#include <algorithm>

namespace intrika::play {
namespace {

FaceId faceOf(const Tableau& tableau, const Pick& pick) {
    if (pick.on == Pick::On::face) return pick.value;
    const Zone* zone = pick.on == Pick::On::place ? zoneIn(tableau, pick.zone) : nullptr;
    if (zone == nullptr) return noFace;
    const auto found = std::find_if(zone->pieces.begin(), zone->pieces.end(),
                                    [&](const Piece& piece) { return piece.place == pick.value; });
    return found == zone->pieces.end() ? noFace : found->face;
}

}  // namespace

QString helpTopicOf(const GameSurface& surface) {
    if (surface.screen.isHidden()) return QString::fromStdString(surface.table->tableau(spectator).rule);
    const TableScene& scene = *surface.scene;
    const auto pick = scene.looks().isLooking() ? scene.picks().pickOf(scene.picks().pointedAt()) : std::nullopt;
    const auto& faces = surface.table->kind().faces;
    const FaceId face = pick ? faceOf(scene.laid().tableau, *pick) : noFace;
    if (face < faces.size()) return QString::fromStdString(faces[face]);
    const QString reason = scene.picks().pointedAt() == nullptr ? QString() : surface.side->prompt().reasonRule();
    return reason.isEmpty() ? QString::fromStdString(scene.laid().tableau.rule) : reason;
}

}  // namespace intrika::play
