#include "app/shell/file_drop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace intrika::shell {
namespace {

// Empty: something else.
QString gameFile(const QMimeData* data) {
    const QList<QUrl> urls = data->urls();
    if (urls.size() != 1 || !urls.first().isLocalFile()) return {};
    const QString path = urls.first().toLocalFile();
    return path.endsWith(QStringLiteral(".intrika"), Qt::CaseInsensitive) ? path : QString();
}

}  // namespace

FileDrop::FileDrop(QWidget* window) : QObject(window) {
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event);
    const QString path = gameFile(drop->mimeData());
    if (path.isEmpty()) return true;
    drop->acceptProposedAction();
    if (event->type() == QEvent::Drop) emit dropped(path);
    return true;
}

}  // namespace intrika::shell

#include "moc_file_drop.cpp"
