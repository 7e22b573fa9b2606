// Programs of others that read our PDFs.
#pragma once

#include <QProcess>

namespace intrika {

// What it writes; nothing if it fails.
inline QByteArray tool(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitCode() != 0) return {};
    return process.readAllStandardOutput();
}

}  // namespace intrika
