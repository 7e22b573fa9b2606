// The part of GamePage that knows what help is wanted about.
#include "app/play/game_page.h"
#include "app/play/prompt_panel.h"
#include "app/play/side_panel.h"
#include "app/scene/table_look.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_scene.h"
#include "engines/session/game_kind.h"

#include <algorithm>

namespace intrika {
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

QString GamePage::helpTopic() const {
    if (viewpoint_.isHidden()) return QString::fromStdString(table_->tableau(spectator).rule);
    const auto pick = scene_->looks().isLooking() ? scene_->picks().pickOf(scene_->picks().pointedAt()) : std::nullopt;
    const auto& faces = table_->kind().faces;
    const FaceId face = pick ? faceOf(scene_->laid().tableau, *pick) : noFace;
    if (face < faces.size()) return QString::fromStdString(faces[face]);
    const QString reason = scene_->picks().pointedAt() == nullptr ? QString() : side_->prompt().reasonRule();
    return reason.isEmpty() ? QString::fromStdString(scene_->laid().tableau.rule) : reason;
}

}  // namespace intrika
