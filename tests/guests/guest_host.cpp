// A game with phones and no window, for tests and whoever tries the page:
//   guest_host --game coach --seats phone,phone,strong,easy --seed 7 [--port 40000] [--names Anna,Béla] [--lobby]
//              [--options JSON] [--journal FILE] [--linger]
// Tells on its output, a JSON object a line: {"address","join","code","seats":[link or null]}, then {"step"} after each
// event, and {"over":true}. Ends with its input, or when the game is over and `--linger` is not given. On a line of its
// input: "begin" ends the lobby; "vacate N", "laptop N", "phone N", "bot N", "open", "close" do what the host's panel
// does.
#include "app/guests/guests.h"
#include "app/guests/load_door.h"
#include "engines/core/json_text.h"
#include "engines/files/save_file.h"
#include "engines/registry/all_games.h"
#include "engines/saves/saved_games.h"
#include "engines/session/game_kind.h"
#include "engines/table/table.h"
#include "engines/words/words.h"
#include "tests/support/engine_rooms.h"

#include <QCommandLineParser>
#include <QFile>
#include <QGuiApplication>
#include <QSocketNotifier>

#include <nlohmann/json.hpp>

#include <unistd.h>

#include <iostream>
#include <memory>
#include <string>

namespace intrika {

using namespace guests;

namespace {

void tell(const nlohmann::json& line) { std::cout << line.dump() << std::endl; }

class GuestHost : public QObject {
public:
    explicit GuestHost(const QCommandLineParser& arguments) : arguments_(arguments) {}

    bool begin();

private:
    bool seatAll();
    Expected<OpenedGame> dealt() const;
    void sit();
    void listen();
    void obey(const std::string& line);
    void tellLinks();

    const QCommandLineParser& arguments_;
    const GameKind* kind_ = nullptr;
    std::vector<SeatInfo> seats_;
    SeatSet phones_;
    std::unique_ptr<Table> table_;
    std::unique_ptr<Guests> guests_;  // goes before the table
    std::string heard_;               // of a line that is not all there yet
};

bool GuestHost::seatAll() {
    const QStringList players = arguments_.value("seats").split(',');
    const QStringList names = arguments_.value("names").split(',', Qt::SkipEmptyParts);
    for (int at = 0; at < players.size(); ++at) {
        const bool isPhone = players[at] == "phone";
        const auto player = playerKindNamed(isPhone ? "human" : players[at].toStdString());
        if (!player || at >= kind_->maxSeats) return false;
        const auto seat = static_cast<Seat>(at);
        if (isPhone) phones_ = phones_.with(seat);
        seats_.push_back({names.value(at, QString("Player %1").arg(at + 1)), *player, kind_->seatColours.at(seat)});
    }
    return static_cast<int>(seats_.size()) >= kind_->minSeats && static_cast<int>(seats_.size()) <= kind_->maxSeats;
}

bool GuestHost::begin() {
    kind_ = registry::allGames().named(arguments_.value("game").toStdString());
    if (kind_ == nullptr || !seatAll()) return false;
    auto door = makeDoor();
    if (!door) return false;
    guests_ = std::make_unique<Guests>(*kind_, seats_, phones_, std::move(door));
    const QString journal = arguments_.value("journal");
    if (const auto secrets = journal.isEmpty() ? std::nullopt : readSecrets(journal)) {
        guests_->bring(*secrets);
    } else if (arguments_.isSet("port")) {
        SeatSecrets fixed;
        fixed.port = arguments_.value("port").toUShort();
        fixed.join = QByteArray(16, 'j');
        guests_->bring(fixed);
    }
    if (!guests_->open()) return false;
    tellLinks();
    listen();
    if (!arguments_.isSet("lobby")) sit();
    return true;
}

// On what stands on its input, a word a line.
void GuestHost::obey(const std::string& line) {
    const QStringList words = QString::fromStdString(line).split(' ');
    const auto seat = static_cast<Seat>(words.value(1).toUInt());
    if (words[0] == "begin" && table_ == nullptr) sit();
    if (words[0] == "open" || words[0] == "close") guests_->letIn(words[0] == "open");
    if (words[0] == "vacate") guests_->vacate(seat);
    if (words[0] == "bot") guests_->setDeputy(seat, Level::easy);
    if (words[0] == "laptop" || words[0] == "phone") guests_->setDeputy(seat, std::nullopt);
    if (words[0] == "laptop" || words[0] == "phone") guests_->setPhone(seat, words[0] == "phone");
    tellLinks();
}

void GuestHost::tellLinks() {
    const QString local = "127.0.0.1:" + guests_->addresses().last().section(':', 1);
    const QString address = arguments_.isSet("address") ? arguments_.value("address") : local;
    nlohmann::json links = nlohmann::json::array();
    for (Seat seat = 0; seat < seats_.size(); ++seat) {
        const bool isPhone = guests_->phones().contains(seat);
        links.push_back(isPhone ? nlohmann::json(guests_->seatLink(address, seat).toStdString()) : nlohmann::json());
    }
    tell({{"address", address.toStdString()},
          {"join", guests_->joinLink(address).toStdString()},
          {"code", guests_->typedCode().toStdString()},
          {"seats", links}});
}

Expected<OpenedGame> GuestHost::dealt() const {
    const QString journal = arguments_.value("journal");
    if (QFile::exists(journal)) return continueGame(journal, registry::allGames());
    OpenedGame game;
    game.seed = arguments_.value("seed").toULongLong();
    game.seats = guests_->seats();
    Rng rng(game.seed);
    const auto options = knownJson(arguments_.value("options").toStdString());
    auto session = kind_->deal(options, static_cast<int>(seats_.size()), rng, {});
    if (!session) return unexpected(session.error());
    game.session = std::move(*session);
    if (!journal.isEmpty()) game.file = std::make_unique<SaveFile>(journal);
    return game;
}

void GuestHost::sit() {
    auto game = dealt();
    if (!game) qFatal("no game: %s", game.error().text.id.c_str());
    table_ = std::make_unique<Table>(std::move(game->session), game->seats, game->seed, std::move(game->file));
    connect(table_.get(), &Table::stepTaken, this, [this](int step) {
        tell({{"step", step}});
        if (!table_->isOver()) return;
        tell({{"over", true}});
        if (!arguments_.isSet("linger"))
            QMetaObject::invokeMethod(QCoreApplication::instance(), &QCoreApplication::quit, Qt::QueuedConnection);
    });
    table_->bringDeputies(std::move(game->things.deputies));
    table_->begin();
    guests_->sit(*table_);
}

// Ends with whoever started it.
void GuestHost::listen() {
    auto* input = new QSocketNotifier(STDIN_FILENO, QSocketNotifier::Read, this);
    connect(input, &QSocketNotifier::activated, this, [this] {
        char text[256];
        const auto count = ::read(STDIN_FILENO, text, sizeof text);
        if (count <= 0) return QCoreApplication::quit();
        heard_.append(text, static_cast<std::size_t>(count));
        for (auto end = heard_.find('\n'); end != std::string::npos; end = heard_.find('\n')) {
            obey(heard_.substr(0, end));
            heard_.erase(0, end + 1);
        }
    });
}

}  // namespace
}  // namespace intrika

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    QCoreApplication::setApplicationName("intrika");
    intrika::words::switchLanguage("en");
    QCommandLineParser arguments;
    const auto option = [&](const char* name, const char* value, const char* otherwise = "") {
        arguments.addOption({QString(name), QString(name), QString(value), QString(otherwise)});
    };
    option("game", "id", "traitor");
    option("seats", "players", "phone,phone,phone");
    option("names", "names");
    option("seed", "number", "1");
    option("options", "json", "{}");
    option("journal", "file");
    option("port", "number");
    option("address", "host:port");
    arguments.addOptions({{"lobby", "wait for “begin”"}, {"linger", "do not end with the game"}});
    arguments.addHelpOption();
    arguments.process(app);
    intrika::GuestHost host(arguments);
    if (host.begin()) return QGuiApplication::exec();
    std::cerr << "no such game, seats that it cannot have, or no network" << std::endl;
    return 1;
}
