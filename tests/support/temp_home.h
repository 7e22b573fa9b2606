// A home of its own for each test: what a program keeps (settings, journals, saved games) goes to a folder that
// vanishes.
#pragma once

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace intrika {

// Make one before anything asks for a standard path.
class TempHome {
public:
    TempHome() {
        QStandardPaths::setTestModeEnabled(false);
        for (const char* variable :
             {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"}) {
            const QString folder = home_.filePath(QString::fromLatin1(variable).toLower());
            QDir().mkpath(folder);
            QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);  // as Qt demands
            qputenv(variable, folder.toUtf8());
        }
    }
    QString path(const QString& name) const { return home_.filePath(name); }

private:
    QTemporaryDir home_;
};

const TempHome& testHome();  // made before the application

}  // namespace intrika
