#include "app/setup/dealing.h"

#include "app/setup/characters.h"
#include "engines/files/own_boards.h"

#include <QRandomGenerator>

#include <nlohmann/json.hpp>

#include <atomic>

namespace intrika::setup {

Expected<OpenedGame> dealGame(const NewGame& game) {
    nlohmann::json options = nlohmann::json::object();
    for (const OptionSpec& option : game.kind->options) {
        const auto chosen = game.options.find(option.key);
        if (chosen != game.options.end()) options[option.key] = option.json(chosen->second);
    }
    OpenedGame dealt;
    dealt.seats = game.seats;
    // JSON readers that know only doubles keep whole numbers up to 2^53.
    dealt.seed = game.seed.value_or(QRandomGenerator::system()->generate64() >> 11);
    if (game.characters) giveTemperaments(dealt.seats, dealt.seed);
    Rng rng(dealt.seed);
    const OwnBoards boards = game.kind->boards == nullptr ? OwnBoards() : ownBoards(*game.kind->boards);
    auto session = game.kind->deal(options, static_cast<int>(game.seats.size()), rng, boards);
    if (!session) return unexpected(std::move(session.error()));
    dealt.session = std::move(*session);
    dealt.file = SaveFile::begin();
    dealt.things.practice = game.practice;
    return dealt;
}

QList<UnfinishedGame> gamesToContinue(const Games& games) {
    QList<UnfinishedGame> unfinished = unfinishedGames(games);
    unfinished.removeIf([](const UnfinishedGame& game) { return game.steps == 0; });
    return unfinished;
}

std::unique_ptr<Table> tableOf(OpenedGame game) {
    auto table =
        std::make_unique<Table>(std::move(game.session), std::move(game.seats), game.seed, std::move(game.file));
    if (game.things.practice) table->practise();
    table->bringPencil(std::move(game.things.pencil));
    table->bringLooks(game.things.looks);
    table->bringDeputies(std::move(game.things.deputies));
    table->setHintsUsed(std::move(game.things.hints));
    table->bringRecordFile(std::move(game.recordFile));
    return table;
}

void playOn(Session& session, int events, std::uint64_t seed) {
    while (session.stepCount() > events) session.takeBack();
    // A cap in time would make the picture depend on the machine.
    constexpr Level level = Level::easy;
    Budget budget = budgetOf(level);
    budget.milliseconds = 0;
    Rng rng(seed);
    while (session.stepCount() < events && !session.toAct().isOver()) {
        const ToAct now = session.toAct();
        if (now.isChance()) {
            session.drawChance(rng);
            continue;
        }
        std::atomic<float> share = 0;
        const Seat seat = now.seats.first();
        const auto thinking = session.think(seat, {PlayerKind::Is::bot, level, {}}, budget, rng.next());
        if (!session.play(seat, thinking->run({}, share).best)) return;
    }
}

}  // namespace intrika::setup
