#include "app/shell/game_starter.h"

#include "app/guests/guests.h"
#include "app/guests/load_door.h"
#include "app/pages/notice_bar.h"
#include "app/play/game_page.h"
#include "app/settings/settings.h"
#include "app/setup/dealing.h"
#include "app/setup/lessons.h"
#include "app/shell/present_game.h"

#include <optional>
#include <utility>

namespace intrika::shell {

GameStarter::GameStarter(const Games& games, Settings& settings, NoticeBar& notices, PresentGame& present,
                         QObject* parent)
    : QObject(parent), games_(games), settings_(settings), notices_(notices), present_(present) {}

Expected<OpenedGame> GameStarter::deal(NewGame game) const {
    if (!game.seed && seeds_) game.seed = seeds_();
    return dealGame(game);
}

GameStarter::~GameStarter() = default;

// Nothing is dealt before they have come: their names are in the game from its beginning on.
void GameStarter::invite(const NewGame& game) {
    guests_.reset();  // an earlier lobby's door
    auto door = makeDoor();
    if (!door) return notices_.tell([] { return Words().say(say("player.phone.missing")); });
    auto guests = std::make_unique<Guests>(*game.kind, game.seats, game.phones, std::move(door));
    if (!guests->open()) {
        return notices_.tell([] { return tr("Phones cannot reach this computer: it is in no network."); });
    }
    invited_ = game;
    guests_ = std::move(guests);
    emit lobbyWanted(*guests_);
}

void GameStarter::endLobby() { guests_.reset(); }

void GameStarter::beginInvited() {
    if (!guests_) return;
    invited_.seats = guests_->seats();
    auto dealt = deal(invited_);
    if (!dealt) return notices_.tell([problem = dealt.error()] { return Words().say(problem); });
    settings_.setLastGame(invited_.kind->id);
    present_.play(tableOf(std::move(*dealt)), std::nullopt, std::move(guests_));
}

void GameStarter::begin(const NewGame& game) {
    if (!game.phones.empty()) return invite(game);
    auto dealt = deal(game);
    if (!dealt) {
        notices_.tell([problem = dealt.error()] { return Words().say(problem); });
        return;
    }
    settings_.setLastGame(game.kind->id);
    present_.play(tableOf(std::move(*dealt)));
}

// Offered before the table is laid, or it would be laid twice.
void GameStarter::beginNew(const NewGame& game) {
    const auto offering = connect(&present_, &PresentGame::put, this, [this, kind = game.kind] { offerLesson(*kind); });
    begin(game);
    disconnect(offering);
}

void GameStarter::beginOn(const GameKind& kind, const QString& board) {
    NewGame game = gameAsLast(kind, settings_);
    game.options[std::string(kind.boards->option)] = board.toStdString();
    begin(game);
}

void GameStarter::learn(const GameKind& kind) {
    settings_.setLessonKnown(kind.id);
    auto lesson = lessonOf(kind, games_);
    auto game = lesson ? dealLesson(*lesson) : unexpected(lesson.error());
    if (game) return present_.play(tableOf(std::move(*game)), std::move(*lesson));
    notices_.tell([problem = game.error()] { return Words().say(problem); });
}

// Once, and never in the way: whoever wants to find out by playing goes on playing.
void GameStarter::offerLesson(const GameKind& kind) {
    const GamePage* page = present_.page();
    if (page == nullptr || page->table().notKept()) return;  // there are more urgent things to tell
    if (!hasLesson(kind) || settings_.isLessonKnown(kind.id)) return;
    settings_.setLessonKnown(kind.id);
    notices_.tell([] { return tr("New to this game? The guided game teaches it at the table in five minutes."); },
                  {[] { return tr("Guided game"); }, [this, &kind] { learn(kind); }});
    notices_.takeRoom();
    const Table& table = page->table();
    connect(&table, &Table::stepTaken, this, [this, &table, offer = notices_.text()](int step) {
        if (table.humans().contains(table.mover(step)) && notices_.text() == offer) notices_.dismiss();
    });
}

void GameStarter::demonstrate() {
    NewGame game = usualGame(present_.kind());
    for (SeatInfo& seat : game.seats) seat.player = {PlayerKind::Is::bot, Level::normal, {}};
    game.characters = settings_.hasCharacters();
    auto dealt = deal(game);
    if (!dealt) return;
    dealt->file.reset();
    present_.play(tableOf(std::move(*dealt)));
}

}  // namespace intrika::shell

#include "moc_game_starter.cpp"
