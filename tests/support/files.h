// The files that lie beside the tests.
#pragma once

#include <QDir>
#include <QFile>
#include <QStringList>

#include <string>

namespace intrika {

inline std::string textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

// Absolute paths of all files below a folder of tests/, by name.
inline QStringList filesBelow(const QString& folder) {
    const QDir tests(QStringLiteral(INTRIKA_SOURCE_DIR "/tests/") + folder);
    QStringList files;
    for (const QFileInfo& entry : tests.entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QString inside = folder + '/' + entry.fileName();
        if (entry.isDir()) {
            files << filesBelow(inside);
        } else {
            files << entry.absoluteFilePath();
        }
    }
    return files;
}

}  // namespace intrika
