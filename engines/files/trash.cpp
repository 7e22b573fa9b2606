#include "engines/files/trash.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace intrika::files {

Expected<QString> throwAway(const QString& path) {
    QString trashed;
    if (QFile::moveToTrash(path, &trashed)) return trashed;
    return unexpected({Problem::Code::cannotWrite,
                       {},
                       -1,
                       say("problem.cannot-delete", {literal(QDir::toNativeSeparators(path).toStdString())})});
}

bool takeOutOfTrash(const QString& trashed, const QString& path) {
    if (!QFile::rename(trashed, path)) return false;
    // The note that the desktop keeps about it lies in a folder beside.
    const QFileInfo file(trashed);
    QFile::remove(file.path() + QStringLiteral("/../info/") + file.fileName() + QStringLiteral(".trashinfo"));
    return true;
}

}  // namespace intrika::files
