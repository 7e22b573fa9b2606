// A game on the screen, for tests that play it as a person would.
#pragma once

#include "app/play/choice_list.h"
#include "app/play/curtain.h"
#include "app/play/game_page.h"
#include "app/play/page_settings.h"
#include "app/play/prompt_panel.h"
#include "app/play/replay_bar.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_view.h"
#include "engines/files/save_file.h"
#include "engines/session/game_kind.h"
#include "tests/support/all_games.h"
#include "tests/support/players.h"
#include "tests/support/rooms.h"

#include <QAction>
#include <QTest>

#include <nlohmann/json.hpp>

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace intrika {

// `seed`: of the bots.
inline std::unique_ptr<Table> tableOf(std::unique_ptr<Session> session, const std::vector<PlayerKind>& players,
                                      std::uint64_t seed) {
    const QStringList names{"Anna", "Béla", "Cili", "Dóri"};
    std::vector<SeatInfo> seats;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        seats.push_back({names[static_cast<int>(seat)], players[seat], session->kind().seatColours.at(seat)});
    }
    return std::make_unique<Table>(std::move(session), seats, seed, nullptr);
}

inline std::unique_ptr<Session> dealt(std::size_t players, std::uint64_t seed, const char* game = "traitor",
                                      const nlohmann::json& options = nlohmann::json::object()) {
    Rng rng(seed);
    auto session = gameNamed(game)->deal(options, static_cast<int>(players), rng, {});
    return std::move(*session);
}

inline std::unique_ptr<Table> deal(const std::vector<PlayerKind>& players, std::uint64_t seed) {
    return tableOf(dealt(players.size(), seed), players, seed);
}

struct ShownPage {
    ShownPage(const std::vector<PlayerKind>& players, std::uint64_t seed) : ShownPage(deal(players, seed)) {}
    explicit ShownPage(std::unique_ptr<Table> table) : page(std::move(table)) {
        page.resize(1280, 800);
        page.settings().setSpeed(Speed::off);
        page.settings().setPace(Pace::atOnce);
        page.show();
        if (!QTest::qWaitForWindowActive(&page)) qFatal("keys would go elsewhere");
        page.begin();
    }
    const Table& table() const { return page.table(); }
    TableView& view() { return *page.findChild<TableView*>(); }
    TableScene& scene() { return *static_cast<TableScene*>(view().scene()); }
    ChoiceList& choices() { return *page.findChild<ChoiceList*>(); }
    Curtain& curtain() { return *page.findChild<Curtain*>(); }
    PromptPanel& asking() { return *page.findChild<PromptPanel*>(); }
    bool isAsked() { return asking().asks() && !curtain().isDown(); }
    // What everybody at the table is to see is seen, step by step.
    bool waits() {
        return QTest::qWaitFor(
            [this] {
                if (page.isGathered() && !scene().isPlaying()) goOn();
                return isAsked() || curtain().isDown() || table().isOver();
            },
            20'000);
    }
    // The same, but up to what everybody is to see.
    bool waitsOrGathers() {
        return QTest::qWaitFor(
            [this] { return page.isGathered() || isAsked() || curtain().isDown() || table().isOver(); }, 20'000);
    }
    void goOn() { page.findChild<ReplayBar*>()->steps()[1]->trigger(); }

    GamePage page;
};

}  // namespace intrika
