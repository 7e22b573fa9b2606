#include "app/measure/measure.h"

#include "app/measure/figures.h"
#include "app/measure/frames.h"
#include "app/measure/probe.h"
#include "app/measure/studio_probe.h"
#include "app/play/game_page.h"
#include "app/scene/face_cache.h"
#include "app/scene/table_scene.h"
#include "app/setup/dealing.h"
#include "app/shell/main_window.h"
#include "app/shell/present_game.h"

#include <QApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>

namespace intrika::measure {
namespace {

struct Measure {
    Q_DECLARE_TR_FUNCTIONS(Measure)
};

constexpr int startRounds = 7;
constexpr int idleSeconds = 5;
constexpr int childPatienceMs = 30'000;
constexpr double mostFrameMs = 16.7, mostMoveMs = 2, mostFirstPageMs = 200;

double rounded(double value) { return std::round(value * 100) / 100; }

void print(QJsonObject line, const char* what) {
    line.insert(QStringLiteral("figure"), QLatin1String(what));
    tellFigures(line);
}

// A start in a home that nobody has used before; empty: it did not answer.
QJsonObject startOnce(const QString& what, int watchedSeconds) {
    const QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"}) {
        environment.insert(QLatin1String(name), home.path());
    }
    QProcess child;
    child.setProcessEnvironment(environment);
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(),
                {QStringLiteral("--probe=%1:%2:%3").arg(what).arg(watchedSeconds).arg(Probe::now())});
    if (!child.waitForFinished(childPatienceMs)) child.kill();
    return QJsonDocument::fromJson(child.readAllStandardOutput().trimmed()).object();
}

double median(std::vector<double> values) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

using Runs = std::vector<QJsonObject>;

// One start of each in every round, so that whatever else the machine does slows all of them alike.
std::vector<Runs> startInRounds(const QStringList& whats) {
    std::vector<Runs> all(static_cast<std::size_t>(whats.size()));
    for (int round = 0; round < startRounds; ++round) {
        for (qsizetype i = 0; i < whats.size(); ++i) {
            all[static_cast<std::size_t>(i)].push_back(startOnce(whats[i], round == 0 ? idleSeconds : 0));
        }
    }
    return all;
}

void insertMedians(QJsonObject& figures, const Runs& runs, std::initializer_list<const char*> keys) {
    for (const char* key : keys) {
        std::vector<double> values;
        for (const QJsonObject& run : runs) values.push_back(run.value(QLatin1String(key)).toDouble());
        figures.insert(QLatin1String(key), rounded(median(values)));
    }
}

// The first run was watched while it idled; the other figures are medians.
QJsonObject medians(const Runs& runs) {
    QJsonObject figures = runs.front();
    insertMedians(figures, runs, {"firstMs", "settledMs", "rssMb", "startCpuMs"});
    return figures;
}

QJsonObject compared(const Runs& runs, const Runs& empty, double mostSettled) {
    QJsonObject figures = medians(runs);
    const auto times = [&](const char* key) {
        std::vector<double> ratios;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            ratios.push_back(runs[i].value(QLatin1String(key)).toDouble() /
                             std::max(empty[i].value(QLatin1String(key)).toDouble(), 1.0));
        }
        return rounded(median(ratios));
    };
    figures.insert(QStringLiteral("firstTimesEmpty"), times("firstMs"));
    figures.insert(QStringLiteral("settledTimesEmpty"), times("settledMs"));
    figures.insert(QStringLiteral("settledLimit"), mostSettled);
    return figures;
}

QJsonObject frameFigures(const std::vector<double>& frames, double limit) {
    if (frames.empty()) return {};
    const auto at = [&](double share) {
        return rounded(frames[static_cast<std::size_t>(share * double(frames.size() - 1))]);
    };
    return {{QStringLiteral("frames"), static_cast<int>(frames.size())},
            {QStringLiteral("medianMs"), at(0.5)},
            {QStringLiteral("percentile99Ms"), at(0.99)},
            {QStringLiteral("limitMs"), limit}};
}

int probeEmpty(const Probing& probing) {
    QWidget window;
    window.resize(1280, 800);
    window.show();
    const Probe probe(probing);
    return QApplication::exec();
}

int probeStudio(const Games& games) {
    Settings settings;
    MainWindow window(games, settings);
    const StudioProbe probe(window);
    window.show();
    window.showStartSoon();
    return QApplication::exec();
}

// From the click until the page is painted, each time in a program that never showed one.
QJsonObject studioFigures() {
    Runs runs;
    for (int round = 0; round < startRounds; ++round) runs.push_back(startOnce(QStringLiteral("studio"), 0));
    QJsonObject figures;
    insertMedians(figures, runs, {"openMs", "firstPageMs"});
    figures.insert(QStringLiteral("limitMs"), mostFirstPageMs);
    return figures;
}

int probeWindow(const Probing& probing, const Games& games) {
    const GameKind* kind = games.named(probing.what.toStdString());
    Settings settings;
    MainWindow window(games, settings);
    const auto stands = [&window] {
        auto* scene = window.findChild<TableScene*>();
        return scene != nullptr && scene->isDrawn();
    };
    const Probe probe(probing, kind == nullptr ? std::function<bool()>() : stands);
    std::optional<TableHold> hold;
    window.show();
    if (kind == nullptr) {
        window.showStartSoon();
    } else if (auto game = dealGame(usualGame(*kind))) {
        auto table = tableOf(std::move(*game));
        hold = table->hold("its frames are measured");  // what moves after the table stands is play
        window.present().play(std::move(table));
    }
    return QApplication::exec();
}

}  // namespace

Printout runProbe(const Probing& probing, const Games& games) {
    if (probing.what == u"empty") return {{}, probeEmpty(probing)};
    return {{}, probing.what == u"studio" ? probeStudio(games) : probeWindow(probing, games)};
}

Printout measureAll(const Games& games) {
    QStringList whats{QStringLiteral("empty"), QStringLiteral("start")};
    for (const GameKind* kind : games) whats << QString::fromStdString(kind->id);
    const std::vector<Runs> runs = startInRounds(whats);
    const Runs& empty = runs[0];
    if (empty.front().isEmpty()) return {QStringLiteral("intrika: ") + Measure::tr("no window came up") + u'\n', 1};
    print(medians(empty), "empty window");
    QJsonObject start = compared(runs[1], empty, 2.5);
    start.insert(QStringLiteral("firstLimit"), 1.5);
    print(start, "start page");
    for (std::size_t i = 2; i < runs.size(); ++i) {
        QJsonObject table = compared(runs[i], empty, 4);
        table.insert(QStringLiteral("game"), whats[static_cast<qsizetype>(i)]);
        print(table, "table of a game");
    }
    print(studioFigures(), "print studio, first page");
    const FrameCosts costs = measureFrames(games.front());
    print(frameFigures(costs.turning, mostFrameMs), "30 cards turning, 1920x1080");
    print(frameFigures(costs.moving, mostMoveMs), "1 to 6 cards moving");
    for (const GameKind* kind : games) {
        if (kind->boards != nullptr) print(frameFigures(measureMap(*kind), mostFrameMs), "map zoomed and panned");
    }
    return {};
}

}  // namespace intrika::measure
