// What hands on phones cost, measured on this machine with nothing else running; for docs/guests.md:
//   guest_figures [GUEST_HOST]
// For each game: how long until a choice of one phone shows on all the others, how long states are, what the first load
// takes; then how often the host wakes with ten phones at rest that say "ping" every 20 seconds. First, and without
// GUEST_HOST alone, how often one laptop changes hands in a game of bots.
#include "engines/bots/level.h"
#include "engines/bots/thinking.h"
#include "engines/registry/all_games.h"
#include "engines/session/game_kind.h"
#include "engines/session/session.h"
#include "tests/support/phone.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTcpSocket>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <memory>
#include <utility>
#include <vector>

namespace intrika {
namespace {

using Json = nlohmann::json;
using Phones = std::vector<std::unique_ptr<Phone>>;

struct Host {
    Host(const QString& program, const QString& game, int phones) {
        QStringList seats;
        for (int seat = 0; seat < phones; ++seat) seats << "phone";
        process.start(program, {"--game", game, "--seats", seats.join(','), "--linger"});
        waitFor([this] { return process.canReadLine(); });
        links = Json::parse(process.readLine().toStdString());
    }
    ~Host() {
        process.closeWriteChannel();
        process.waitForFinished();
    }
    QProcess process;
    Json links;
};

Phones phonesOf(const Host& host) {
    Phones phones;
    for (const Json& link : host.links["seats"]) {
        phones.push_back(std::make_unique<Phone>(QString::fromStdString(link)));
        if (!phones.back()->meet() || !phones.back()->awaits("state")) qFatal("a phone was not let in");
    }
    return phones;
}

// As a browser asks, its answer with its head.
QByteArray fetched(const Host& host, const std::string& path) {
    const QString address = QString::fromStdString(host.links["address"]);
    QTcpSocket socket;
    socket.connectToHost(address.section(':', 0, 0), static_cast<quint16>(address.section(':', 1).toInt()));
    socket.write("GET " + QByteArray::fromStdString(path) + " HTTP/1.1\r\nHost: " + address.toLatin1() +
                 "\r\nAccept-Encoding: gzip, deflate\r\nConnection: close\r\n\r\n");
    QByteArray answer;
    waitFor([&] {
        answer += socket.readAll();
        return !answer.isEmpty() && socket.state() == QTcpSocket::UnconnectedState;
    });
    return answer;
}

// The page, its style sheets and scripts, and its words, by their names in the repository.
double pageKilobytes(const Host& host) {
    qsizetype bytes = fetched(host, "/nacl.js").size() + fetched(host, "/words/hu.json").size();
    for (const QString& name : QDir(PHONE_PAGE).entryList(QDir::Files)) {
        if (name != "words.txt") bytes += fetched(host, "/" + name.toStdString()).size();
    }
    return static_cast<double>(bytes) / 1024;
}

double kilobytesOf(const Host& host, const Json& urls) {
    qsizetype bytes = 0;
    for (const Json& url : urls) bytes += fetched(host, url).size();
    return static_cast<double>(bytes) / 1024;
}

// Milliseconds of a processor that it has taken so far.
double processorMs(qint64 process) {
    QFile stat(QString("/proc/%1/stat").arg(process));
    if (!stat.open(QIODevice::ReadOnly)) return 0;
    const QByteArray text = stat.readAll();
    const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    return (fields.value(11).toDouble() + fields.value(12).toDouble()) * 10;
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

void measureGame(const QString& program, const session::GameKind& kind) {
    const Host host(program, QString::fromStdString(kind.id), kind.usualSeats);
    const Phones phones = phonesOf(host);
    std::vector<double> waits, lengths;
    const double before = processorMs(host.process.processId());
    for (int nth = 0; nth < 60; ++nth) {
        const auto asked =
            std::find_if(phones.begin(), phones.end(), [](const auto& phone) { return phone->isAsked(); });
        if (asked == phones.end()) break;
        const int step = (*asked)->state()["step"];
        QElapsedTimer clock;
        clock.start();
        (*asked)->choose(static_cast<std::size_t>(nth));
        waitFor([&] {
            return std::all_of(phones.begin(), phones.end(),
                               [&](const auto& phone) { return phone->state()["step"] > step; });
        });
        waits.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        lengths.push_back(static_cast<double>((*asked)->state().dump().size()) / 1024);
    }
    const double taken = processorMs(host.process.processId()) - before;
    const Json welcome = phones.front()->has("welcome");
    Json small = Json::array(), later = Json::array();
    for (const Json& url : welcome["pictures"]) {
        (url.get<std::string>().find("/small.") != std::string::npos ? small : later).push_back(url);
    }
    const double page = pageKilobytes(host), sheets = kilobytesOf(host, small);
    const auto told = static_cast<double>(welcome.dump().size()) / 1024;
    std::printf(
        "%-11s choice seen by all: median %.1f ms of %zu, %.1f ms of the host's processor each; state %.1f KB\n"
        "            first load %.0f KB: page %.0f, welcome %.0f, small pictures %.0f; later %.0f KB\n",
        kind.id.c_str(), median(waits), waits.size(), taken / std::max<double>(1, static_cast<double>(waits.size())),
        median(lengths), page + told + sheets, page, told, sheets, kilobytesOf(host, later));
    std::fflush(stdout);
}

// How often what is asked next is asked of another than before, were they all people at one laptop. What the whole
// table is asked counts for whoever speaks up alone, for it is asked once; so this is rather too few.
struct HandOvers {
    int all = 0, turns = 0;
};
HandOvers handOversIn(const session::GameKind& kind, int seats, std::uint64_t seed) {
    Rng rng(seed);
    const auto session = std::move(kind.deal(Json::object(), seats, rng, {}).value());
    HandOvers counted;
    Seat holder = noSeat;
    Text turn;
    while (!session->toAct().isOver()) {
        const ToAct now = session->toAct();
        if (now.isChance()) {
            session->drawChance(rng);
            continue;
        }
        const Seat seat = now.seats.first();
        Text turnNow = session->tableau(spectator).headline;
        if (turnNow != turn) ++counted.turns;
        turn = std::move(turnNow);
        const auto silence = session->prompt(seat).silence;
        bots::Budget budget = bots::budgetOf(bots::Level::easy);
        budget.milliseconds = 0;
        std::atomic<float> share = 0;
        const bots::PlayerKind player{bots::PlayerKind::Is::bot, bots::Level::easy, {}};
        const MoveKey key = session->think(seat, player, budget, rng.next())->run({}, share).best;
        if (!session->play(seat, key)) break;
        if (silence && *silence == key) continue;
        if (seat != holder) ++counted.all;
        holder = seat;
    }
    return counted;
}

void measureHandOvers() {
    constexpr int games = 20, seats = 6;
    const session::GameKind& coach = *registry::allGames().named("coach");
    std::vector<double> all, aRound;
    for (int game = 0; game < games; ++game) {
        const HandOvers counted = handOversIn(coach, seats, static_cast<std::uint64_t>(game) + 1);
        all.push_back(counted.all);
        aRound.push_back(static_cast<double>(counted.all) * seats / std::max(1, counted.turns));
    }
    std::printf("coach, %d at one laptop: %.0f hand-overs a game (median of %d), %.1f in a round\n", seats, median(all),
                games, median(aRound));
    std::fflush(stdout);
}

long wakeUpsOf(qint64 process) {
    QFile status(QString("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly)) return -1;
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith("voluntary_ctxt_switches")) return line.mid(line.indexOf(':') + 1).trimmed().toLong();
    }
    return -1;
}

void measureRest(const QString& program) {
    const Host host(program, "coach", 10);
    const Phones phones = phonesOf(host);
    QTimer pings;
    QObject::connect(&pings, &QTimer::timeout, [&] {
        for (const auto& phone : phones) phone->say({{"kind", "ping"}});
    });
    pings.start(20'000);
    waitFor([] { return false; }, 3'000);
    const long before = wakeUpsOf(host.process.processId());
    waitFor([] { return false; }, 60'000);
    std::printf("ten phones at rest: %ld wake-ups in a minute\n", wakeUpsOf(host.process.processId()) - before);
}

}  // namespace
}  // namespace intrika

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    intrika::measureHandOvers();
    if (argc < 2) return 0;
    for (const auto* kind : intrika::registry::allGames()) intrika::measureGame(argv[1], *kind);
    intrika::measureRest(argv[1]);
    return 0;
}
