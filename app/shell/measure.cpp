#include "app/shell/measure.h"

#include "app/play/game_page.h"
#include "app/scene/face_cache.h"
#include "app/scene/table_scene.h"
#include "app/shell/dealing.h"
#include "app/shell/frames.h"
#include "app/shell/main_window.h"
#include "app/shell/probe.h"

#include <QApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace intrika {
namespace {

struct Measure {
    Q_DECLARE_TR_FUNCTIONS(Measure)
};

constexpr int starts = 5;
constexpr int patienceMs = 30'000;
constexpr double leastFrameMs = 16.7, leastMoveMs = 2;

double rounded(double value) { return std::round(value * 100) / 100; }

void print(QJsonObject line, const char* what) {
    line.insert(QStringLiteral("figure"), QLatin1String(what));
    std::printf("%s\n", QJsonDocument(line).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

// A start in a home that nobody has used before; empty: it did not answer.
QJsonObject startOnce(const QString& what) {
    const QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"}) {
        environment.insert(QLatin1String(name), home.path());
    }
    QProcess child;
    child.setProcessEnvironment(environment);
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(),
                {QStringLiteral("--probe"), QStringLiteral("%1:%2").arg(what).arg(Probe::now())});
    if (!child.waitForFinished(patienceMs)) child.kill();
    return QJsonDocument::fromJson(child.readAllStandardOutput().trimmed()).object();
}

double median(std::vector<double> values) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

// The median of each figure over some starts.
QJsonObject start(const QString& what) {
    std::vector<QJsonObject> runs;
    for (int i = 0; i < starts; ++i) runs.push_back(startOnce(what));
    QJsonObject medians;
    for (const QString& key : runs.front().keys()) {
        std::vector<double> values;
        for (const QJsonObject& run : runs) values.push_back(run.value(key).toDouble());
        medians.insert(key, rounded(median(values)));
    }
    return medians;
}

void compare(QJsonObject& figures, const QJsonObject& empty, double mostSettled) {
    const auto times = [&](const char* key) {
        return rounded(figures.value(QLatin1String(key)).toDouble() / empty.value(QLatin1String(key)).toDouble());
    };
    figures.insert(QStringLiteral("firstTimesEmpty"), times("firstMs"));
    figures.insert(QStringLiteral("settledTimesEmpty"), times("settledMs"));
    figures.insert(QStringLiteral("firstLimit"), 1.5);
    figures.insert(QStringLiteral("settledLimit"), mostSettled);
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

int probeEmpty(qint64 started) {
    QWidget window;
    window.resize(1280, 800);
    window.show();
    const Probe probe(started);
    return QApplication::exec();
}

int probeWindow(qint64 started, const GameKind* kind) {
    Settings settings;
    MainWindow window(settings);
    const auto stands = [&window] {
        const auto* scene = window.findChild<TableScene*>();
        return scene != nullptr && scene->faces().isIdle();
    };
    const Probe probe(started, kind == nullptr ? std::function<bool()>() : stands);
    window.show();
    if (kind == nullptr) {
        window.showStart();
    } else if (auto game = dealGame(usualGame(*kind))) {
        auto table = tableOf(std::move(*game));
        Table& held = *table;
        window.play(std::move(table));
        held.setHeld(true);  // what moves after the table stands is play
    }
    return QApplication::exec();
}

}  // namespace

Printout runProbe(const Probing& probing) {
    if (probing.what == QStringLiteral("empty")) return {{}, probeEmpty(probing.started)};
    return {{}, probeWindow(probing.started, gameNamed(probing.what.toStdString()))};
}

Printout measureAll() {
    const QJsonObject empty = start(QStringLiteral("empty"));
    if (empty.isEmpty()) return {QStringLiteral("intrika: ") + Measure::tr("no window came up") + u'\n', 1};
    print(empty, "empty window");
    QJsonObject page = start(QStringLiteral("start"));
    compare(page, empty, 2.5);
    print(page, "start page");
    for (const GameKind* kind : allGames()) {
        QJsonObject table = start(QString::fromStdString(kind->id));
        compare(table, empty, 4);
        table.insert(QStringLiteral("game"), QString::fromStdString(kind->id));
        print(table, "table of a game");
    }
    const FrameCosts costs = measureFrames(*allGames().front());
    print(frameFigures(costs.turning, leastFrameMs), "30 cards turning, 1920x1080");
    print(frameFigures(costs.moving, leastMoveMs), "1 to 6 cards moving");
    return {};
}

}  // namespace intrika
