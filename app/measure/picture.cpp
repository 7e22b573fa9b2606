#include "app/measure/picture.h"

#include "app/pages/late_picture.h"
#include "app/play/game_page.h"
#include "app/play/looking_back.h"
#include "app/play/page_settings.h"
#include "app/scene/face_cache.h"
#include "app/scene/map_table.h"
#include "app/scene/table_scene.h"
#include "app/setup/dealing.h"
#include "app/shell/main_window.h"
#include "app/shell/present_game.h"
#include "engines/words/clean_words.h"
#include "engines/words/words.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPixmap>

#include <algorithm>
#include <optional>

namespace intrika::measure {
namespace {

constexpr int passes = 4;  // panels give way to each other after they were laid out

struct Picture {
    Q_DECLARE_TR_FUNCTIONS(Picture)
};

Printout failure(const QString& sentence) { return {QStringLiteral("intrika: ") + cleanQuote(sentence) + u'\n', 1}; }

Expected<OpenedGame> gameFor(const Launch& launch, const Games& games) {
    return launch.game ? dealGame(*launch.game) : openGame(launch.file, games);
}

Observer firstPerson(const OpenedGame& game) {
    const auto found = std::find_if(game.seats.begin(), game.seats.end(),
                                    [](const SeatInfo& seat) { return seat.player.is == PlayerKind::Is::human; });
    return found == game.seats.end() ? spectator : Observer(static_cast<Seat>(found - game.seats.begin()));
}

// Up to the first event that opens a stage, or to the end.
void playOnToStage(Session& session, Observer eyes, std::uint64_t seed) {
    const auto opensStage = [&] {
        return session.stepCount() > 0 && !session.stage(session.stepCount() - 1, eyes).empty();
    };
    while (!opensStage() && !session.toAct().isOver()) playOn(session, session.stepCount() + 1, seed++);
}

// `hold`: no bot moves on while the picture is taken.
std::optional<Printout> layTable(MainWindow& window, const Launch& launch, const Games& games,
                                 std::optional<TableHold>& hold) {
    auto game = gameFor(launch, games);
    const auto problem = game ? game->problem : game.error();
    if (problem) {
        const QString words = Words().say(*problem);
        return failure(launch.file.isEmpty() ? words : QStringLiteral("%1: %2").arg(launch.file, words));
    }
    const auto& seat = launch.picture->seat;
    if (seat && *seat >= game->seats.size()) return failure(Picture::tr("there is no seat %1").arg(*seat));
    const Observer eyes = seat ? seat : firstPerson(*game);
    if (launch.picture->after) playOn(*game->session, *launch.picture->after, game->seed);
    if (launch.picture->beat) playOnToStage(*game->session, eyes, game->seed);
    game->file.reset();  // a picture leaves no game behind
    auto table = tableOf(std::move(*game));
    hold = table->hold("a picture is taken");
    window.present().play(std::move(table));
    window.gamePage()->settings().setSpeed(Speed::off);
    if (eyes && (seat || launch.picture->beat)) window.gamePage()->watchAs(eyes);
    return std::nullopt;
}

// Cards are drawn on other threads, once somebody has looked for them.
void waitForCards(MainWindow& window) {
    constexpr int milliseconds = 20'000;
    window.grab();
    auto* scene = window.gamePage()->findChild<TableScene*>();
    scene->faces().waitForDrawn(milliseconds);
    scene->map().waitForDrawn(milliseconds);
}

}  // namespace

Printout takePicture(MainWindow& window, const Launch& launch, const Games& games) {
    const PictureOrder& order = *launch.picture;
    window.setWindowState(Qt::WindowNoState);
    window.setMinimumSize(1, 1);
    window.resize(order.size);
    window.show();
    std::optional<TableHold> hold;
    if (!launch.game && launch.file.isEmpty()) {
        window.showStart();
    } else if (const auto failed = layTable(window, launch, games, hold)) {
        return *failed;
    }
    QCoreApplication::processEvents();
    if (window.gamePage() != nullptr) waitForCards(window);
    if (window.gamePage() != nullptr && order.beat) {
        window.gamePage()->past().showStage(*order.beat);
        waitForCards(window);
    }
    LatePicture::waitForAll();
    for (int pass = 0; pass < passes; ++pass) QCoreApplication::processEvents();
    if (window.grab().save(order.file)) return {};
    return failure(Picture::tr("the picture cannot be written: “%1”").arg(order.file));
}

}  // namespace intrika::measure
