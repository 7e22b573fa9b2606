// The part of GamePage that knows what help is wanted about.
#include "app/play/game_page.h"
#include "app/play/prompt_panel.h"
#include "app/play/side_panel.h"
#include "app/scene/table_scene.h"
#include "engines/session/game_kind.h"

namespace intrika {
namespace {

FaceId faceOf(const Tableau& tableau, const Pick& pick) {
    if (pick.on == Pick::On::face) return pick.value;
    if (pick.on != Pick::On::place) return noFace;
    for (const Zone& zone : tableau.zones) {
        if (zone.id != pick.zone) continue;
        for (const Piece& piece : zone.pieces) {
            if (piece.place == pick.value) return piece.face;
        }
    }
    return noFace;
}

}  // namespace

QString GamePage::helpTopic() const {
    if (viewpoint_.isHidden()) return QString::fromStdString(table_->tableau(spectator).rule);
    const auto pick = scene_->isLooking() ? scene_->pickOf(scene_->pointedAt()) : std::nullopt;
    const auto& faces = table_->kind().faces;
    const FaceId face = pick ? faceOf(scene_->tableau(), *pick) : noFace;
    if (face < faces.size()) return QString::fromStdString(faces[face]);
    const QString reason = scene_->pointedAt() == nullptr ? QString() : side_->prompt().reasonRule();
    return reason.isEmpty() ? QString::fromStdString(scene_->tableau().rule) : reason;
}

}  // namespace intrika
