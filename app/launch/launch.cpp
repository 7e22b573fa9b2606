#include "app/launch/launch.h"

#include "engines/words/clean_words.h"
#include "engines/words/words.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <climits>

namespace intrika::launch {
namespace {

// A window larger than any screen would only eat memory.
constexpr int largestSide = 8192;

struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)

public:
    CommandLine();
    tl::expected<Launch, Printout> read(const QStringList& arguments, const Games& games);
    QString language(const QStringList& arguments);

private:
    template <class Value>
    using Read = tl::expected<Value, Printout>;

    static tl::unexpected<Printout> wrong(const QString& sentence) {
        return tl::unexpected(Printout{QStringLiteral("intrika: ") + cleanQuote(sentence) + u'\n', 2});
    }
    Read<std::optional<quint64>> number(const QCommandLineOption& option) const;
    Read<QString> file() const;
    Read<std::optional<NewGame>> game(const Games& games) const;
    Read<std::vector<PlayerKind>> players(const GameKind& kind) const;
    Read<std::optional<PictureOrder>> picture(const std::optional<NewGame>& game) const;
    Read<QSize> size() const;

    QCommandLineParser parser_;
    QCommandLineOption open_, game_, seats_, seed_, lang_, screenshot_, after_, stage_, size_, seat_, measure_, probe_;
    QCommandLineOption help_, version_;
};

CommandLine::CommandLine()
    : open_("open", tr("Opens a saved game; a file name alone does the same."), tr("file")),
      game_("game", tr("Starts this game at once."), tr("game")),
      seats_("seats",
             tr("Who plays, from the first seat on: human, random, easy, normal, strong, master or exec:PROGRAM."),
             tr("kind,kind,…")),
      seed_("seed", tr("Makes the deal and the bots’ choices repeatable."), tr("number")),
      lang_("lang", tr("Language of this run: hu or en."), tr("language")),
      screenshot_("screenshot", tr("Saves a picture of the window and quits; needs no display."), tr("file.png")),
      after_("after", tr("Takes the picture after this many events; bots make the moves."), tr("events")),
      stage_("stage", tr("Takes the picture of a decisive moment: this beat of the next stage, from 1, or its last."),
             tr("beat")),
      size_("size", tr("Size of the picture."), tr("WxH")),
      seat_("seat", tr("Whose cards the picture shows, counted from 0."), tr("seat")),
      measure_("measure", tr("Measures start, memory and frames against those of an empty window; prints JSON lines.")),
      probe_("probe", QString(), "what:seconds:microseconds"),
      help_(QStringList() << "h"
                          << "help",
            tr("Shows this help.")),
      version_(QStringList() << "v"
                             << "version",
               tr("Shows the version.")) {
    parser_.setApplicationDescription(tr("Games of intrigue on one table: together on one laptop, or against bots."));
    parser_.addPositionalArgument("file", tr("A saved game (.intrika)."), "[FILE]");
    probe_.setFlags(QCommandLineOption::HiddenFromHelp);
    parser_.addOptions({open_, game_, seats_, seed_, lang_, screenshot_, after_, stage_, size_, seat_, measure_, probe_,
                        help_, version_});
}

QString CommandLine::language(const QStringList& arguments) {
    parser_.parse(arguments);  // what is wrong elsewhere is told later, in this language
    const QString code = parser_.value(lang_);
    return languages().contains(code) ? code : QString();
}

tl::expected<Launch, Printout> CommandLine::read(const QStringList& arguments, const Games& games) {
    if (!parser_.parse(arguments)) return wrong(parser_.errorText());
    if (parser_.isSet(help_)) return tl::unexpected(Printout{parser_.helpText(), 0});
    if (parser_.isSet(version_)) return tl::unexpected(Printout{QStringLiteral("intrika " INTRIKA_VERSION "\n"), 0});

    Launch launch;
    launch.language = parser_.value(lang_);
    if (parser_.isSet(lang_) && !languages().contains(launch.language)) {
        return wrong(tr("unknown language “%1”; possible: %2").arg(launch.language, languages().join(", ")));
    }
    launch.measure = parser_.isSet(measure_);
    if (parser_.isSet(probe_)) {
        const QStringList parts = parser_.value(probe_).split(u':');
        launch.probing = Probing{parts.value(0), parts.value(1).toInt(), parts.value(2).toLongLong()};
    }
    auto savedGame = file();
    if (!savedGame) return tl::unexpected(savedGame.error());
    launch.file = *savedGame;
    auto newGame = game(games);
    if (!newGame) return tl::unexpected(newGame.error());
    launch.game = *newGame;
    if (launch.game && !launch.file.isEmpty()) return wrong(tr("--game and a file exclude each other"));
    auto order = picture(launch.game);
    if (!order) return tl::unexpected(order.error());
    launch.picture = *order;
    return launch;
}

CommandLine::Read<std::optional<quint64>> CommandLine::number(const QCommandLineOption& option) const {
    if (!parser_.isSet(option)) return std::nullopt;
    bool good = false;
    const quint64 value = parser_.value(option).toULongLong(&good);
    if (!good) return wrong(tr("--%1 needs a number, not “%2”").arg(option.names().first(), parser_.value(option)));
    return value;
}

CommandLine::Read<QString> CommandLine::file() const {
    QStringList files = parser_.values(open_) + parser_.positionalArguments();
    if (files.size() > 1) return wrong(tr("one file at a time"));
    if (files.size() == 1 && files.first().isEmpty()) return wrong(tr("the file has no name"));
    return files.value(0);
}

CommandLine::Read<std::optional<NewGame>> CommandLine::game(const Games& games) const {
    if (!parser_.isSet(game_)) {
        for (const auto& option : {seats_, seed_}) {
            if (parser_.isSet(option)) return wrong(tr("--%1 needs --game").arg(option.names().first()));
        }
        return std::nullopt;
    }
    const GameKind* kind = games.named(parser_.value(game_).toStdString());
    if (kind == nullptr) {
        QStringList known;
        for (const GameKind* each : games) known += QString::fromStdString(each->id);
        return wrong(tr("unknown game “%1”; possible: %2").arg(parser_.value(game_), known.join(", ")));
    }
    NewGame game = usualGame(*kind);
    if (parser_.isSet(seats_)) {
        const auto kinds = players(*kind);
        if (!kinds) return tl::unexpected(kinds.error());
        game.seats.clear();
        for (const PlayerKind& player : *kinds) {
            const auto seat = static_cast<Seat>(game.seats.size());
            game.seats.push_back({defaultName(seat), player, kind->seatColours.at(seat)});
        }
    }
    const auto seed = number(seed_);
    if (!seed) return tl::unexpected(seed.error());
    game.seed = *seed;
    return game;
}

CommandLine::Read<std::vector<PlayerKind>> CommandLine::players(const GameKind& kind) const {
    std::vector<PlayerKind> players;
    for (const QString& name : parser_.value(seats_).split(u',')) {
        const auto player = playerKindNamed(name.toStdString());
        if (!player) {
            return wrong(tr("unknown player “%1”; possible: human, random, easy, normal, strong, master, exec:PROGRAM")
                             .arg(name));
        }
        players.push_back(*player);
    }
    const int count = static_cast<int>(players.size());
    if (count < kind.minSeats || count > kind.maxSeats) {
        return wrong(tr("%1 is for %2–%3 players, --seats names %4")
                         .arg(QString::fromStdString(kind.id))
                         .arg(kind.minSeats)
                         .arg(kind.maxSeats)
                         .arg(count));
    }
    return players;
}

CommandLine::Read<std::optional<PictureOrder>> CommandLine::picture(const std::optional<NewGame>& game) const {
    if (!parser_.isSet(screenshot_)) {
        for (const auto& option : {after_, stage_, size_, seat_}) {
            if (parser_.isSet(option)) return wrong(tr("--%1 needs --screenshot").arg(option.names().first()));
        }
        return std::nullopt;
    }
    PictureOrder order;
    order.file = parser_.value(screenshot_);
    if (order.file.isEmpty()) return wrong(tr("the file has no name"));
    const auto after = number(after_);
    if (!after) return tl::unexpected(after.error());
    if (*after) order.after = static_cast<int>(std::min<quint64>(**after, INT_MAX));
    const auto beat = number(stage_);
    if (!beat) return tl::unexpected(beat.error());
    if (*beat) order.beat = static_cast<int>(std::min<quint64>(**beat, INT_MAX));
    const auto wanted = size();
    if (!wanted) return tl::unexpected(wanted.error());
    order.size = *wanted;
    const auto seat = number(seat_);
    if (!seat) return tl::unexpected(seat.error());
    const quint64 seats = game ? game->seats.size() : maxSeats;
    if (*seat && **seat >= seats) return wrong(tr("there is no seat %1").arg(**seat));
    if (*seat) order.seat = static_cast<Seat>(**seat);
    return order;
}

CommandLine::Read<QSize> CommandLine::size() const {
    if (!parser_.isSet(size_)) return PictureOrder().size;
    static const QRegularExpression form("^(\\d{1,5})x(\\d{1,5})$");
    const auto match = form.match(parser_.value(size_));
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    if (size.isEmpty() || size.width() > largestSide || size.height() > largestSide) {
        return wrong(tr("--size needs width and height, as in 1280x800, not “%1”").arg(parser_.value(size_)));
    }
    return size;
}

}  // namespace

tl::expected<Launch, Printout> readLaunch(const QStringList& arguments, const Games& games) {
    return CommandLine().read(arguments, games);
}

QString languageAskedFor(const QStringList& arguments) { return CommandLine().language(arguments); }

}  // namespace intrika::launch
