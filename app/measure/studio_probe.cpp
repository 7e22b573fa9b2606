#include "app/measure/studio_probe.h"

#include "app/measure/figures.h"
#include "app/shell/main_window.h"
#include "app/studio/page_drawer.h"
#include "app/studio/page_view.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QEvent>
#include <QTimer>

namespace intrika::measure {
namespace {

constexpr int settlingMs = 2500;

}  // namespace

StudioProbe::StudioProbe(MainWindow& window) : window_(window) {
    QTimer::singleShot(settlingMs, this, &StudioProbe::open);
    connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::aboutToBlock, this, [this] {
        if (isPainted_) tell();
    });
}

void StudioProbe::open() {
    clock_.start();
    window_.showPrinting();
    openMs_ = static_cast<double>(clock_.nsecsElapsed()) / 1e6;
    connect(window_.findChild<PageDrawer*>(), &PageDrawer::largeDrawn, this, [this] { isDrawn_ = true; });
    window_.findChild<PageView*>()->installEventFilter(this);
}

bool StudioProbe::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Paint && isDrawn_) isPainted_ = true;
    return QObject::eventFilter(watched, event);
}

void StudioProbe::tell() {
    isPainted_ = false;
    const QJsonObject told{{QStringLiteral("openMs"), tenths(openMs_)},
                           {QStringLiteral("firstPageMs"), tenths(static_cast<double>(clock_.nsecsElapsed()) / 1e6)}};
    tellFigures(told);
    QCoreApplication::quit();
}

}  // namespace intrika::measure

#include "moc_studio_probe.cpp"
