#include "app/measure/probe.h"

#include "app/measure/figures.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QFile>

#include <chrono>
#include <ctime>
#include <utility>

namespace intrika::measure {
namespace {

constexpr int quietMs = 700;

double processCpuMs() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double numberAfter(const QByteArray& text, const char* key) {
    const auto at = text.indexOf(key);
    return at < 0 ? 0 : text.mid(at + static_cast<qsizetype>(qstrlen(key))).simplified().split(' ').value(0).toDouble();
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

double residentMb() { return numberAfter(contentOf(QStringLiteral("/proc/self/status")), "VmRSS:") / 1024; }

double wakeUps() {
    double all = 0;
    const QDir tasks(QStringLiteral("/proc/self/task"));
    for (const QString& task : tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        all += numberAfter(contentOf(tasks.filePath(task) + QStringLiteral("/status")), "\nvoluntary_ctxt_switches:");
    }
    return all;
}

}  // namespace

Probe::Probe(const Probing& probing, std::function<bool()> stands) : probing_(probing), stands_(std::move(stands)) {
    qApp->installEventFilter(this);
    connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::aboutToBlock, this, &Probe::painted);
    quiet_.setSingleShot(true);
    connect(&quiet_, &QTimer::timeout, this, &Probe::idle);
}

qint64 Probe::now() {
    using namespace std::chrono;
    return duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
}

bool Probe::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Expose && first_ == 0) first_ = now();
    if (event->type() == QEvent::Paint || event->type() == QEvent::UpdateRequest) paints_ = true;
    return QObject::eventFilter(watched, event);
}

// What was painted is on the screen when the program is about to wait for more.
void Probe::painted() {
    const bool complete = stands_ && settled_ != 0 && quiet_.isActive();
    if (!std::exchange(paints_, false) || complete) return;
    if (stands_ && !stands_()) return;
    settled_ = now();
    quiet_.start(quietMs);
}

void Probe::idle() {
    startCpuMs_ = processCpuMs();
    startWakeUps_ = wakeUps();
    QTimer::singleShot(1000 * probing_.watchedSeconds, this, &Probe::tell);
}

void Probe::tell() {
    const QJsonObject told{
        {QStringLiteral("firstMs"), tenths(static_cast<double>(first_ - probing_.started) / 1000)},
        {QStringLiteral("settledMs"), tenths(static_cast<double>(settled_ - probing_.started) / 1000)},
        {QStringLiteral("rssMb"), tenths(residentMb())},
        {QStringLiteral("startCpuMs"), tenths(startCpuMs_)},
        {QStringLiteral("idleSeconds"), probing_.watchedSeconds},
        {QStringLiteral("idleCpuMs"), tenths(processCpuMs() - startCpuMs_)},
        {QStringLiteral("idleWakeUps"), wakeUps() - startWakeUps_ - 1}};  // one is this timer's
    tellFigures(told);
    QCoreApplication::quit();
}

}  // namespace intrika::measure

#include "moc_probe.cpp"
