#include "app/stage/stage_colours.h"

#include "app/faces/face_data.h"
#include "app/faces/palette.h"
#include "app/surfaces/word_pads.h"

namespace intrika::stage {

// Over the dark cloth the ground is that of the cards, a little brighter than the table, where gold can be read on it.
StageColours stageColours(const QString& game, Cloth cloth) {
    constexpr double darkRay = 0.05, lightRay = 0.16;
    const Ground cards = groundNamed(readFaceFile(game), QStringLiteral("game"));
    StageColours colours;
    colours.ground = gameColours(game, cloth);
    colours.ink = surfaces::tableInk(game, cloth);
    colours.ribbon = cards.deep;
    colours.dim = cards.deep.darker(300);
    colours.ray = faded(Qt::white, cloth == Cloth::light ? lightRay : darkRay);
    if (cloth == Cloth::dark && contrastOf(colours.ink.state, cards.ground) >= leastTextContrast) {
        colours.ground.ground = cards.ground;
        colours.ground.edge = cards.deep;
    }
    return colours;
}

}  // namespace intrika::stage
