// intrika-cli run as a program, and what it printed.
#pragma once

#include <QProcess>

#include <nlohmann/json.hpp>

namespace intrika::cli_run {

using Json = nlohmann::json;
struct Run {
    int exit = -1;
    std::vector<Json> lines;  // of standard output; only if all of it is JSON
    QString output;
    QString errors;
};

inline Run run(const QStringList& arguments, const QByteArray& locale = "C.UTF-8") {
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LC_ALL", locale);
    environment.remove("LANGUAGE");
    process.setProcessEnvironment(environment);
    process.start(qEnvironmentVariable("INTRIKA_CLI"), arguments);
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit) return {};
    Run done{process.exitCode(), {}, process.readAllStandardOutput(), process.readAllStandardError()};
    for (const QString& line : done.output.split('\n', Qt::SkipEmptyParts)) {
        done.lines.push_back(Json::parse(line.toStdString(), nullptr, false));
    }
    return done;
}

inline QString record(const char* name) { return QStringLiteral(INTRIKA_SOURCE_DIR "/tests/records/traitor/") + name; }
inline QString damaged(const char* name) { return QStringLiteral(INTRIKA_SOURCE_DIR "/tests/damaged/") + name; }
inline QString scenario(const char* name) {
    return QStringLiteral(INTRIKA_SOURCE_DIR "/tests/scenarios/traitor/") + name;
}

inline bool isOneLine(const QString& text) { return text.count('\n') == 1 && text.endsWith('\n'); }

}  // namespace intrika::cli_run
