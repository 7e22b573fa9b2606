#include "app/print/whole_file.h"

#include <QFileInfo>

#include <cerrno>

namespace intrika::print {

// Nothing but a file is ever replaced: a device's name is no place to rename a file to.
bool WholeFile::begin() {
    const QFileInfo there(fileName());
    if (!there.exists() || there.isFile()) return open(QIODevice::WriteOnly);
    setErrorString(qt_error_string(there.isDir() ? EISDIR : EEXIST));
    return false;
}

// commit() of Qt 6.4 does not see that its buffer found no room on the disk; flush() does.
bool WholeFile::finish() { return flush() && commit(); }

namespace {

Problem notWritten(Text why) { return {Problem::Code::cannotWrite, {}, -1, std::move(why)}; }

}  // namespace

Problem WholeFile::problem() {
    if (isOpen() && error() == WriteError) flush();  // what found room for a part is told why only when it goes on
    const TextArg name = literal(fileName().toStdString());
    const QFileInfo folder(QFileInfo(fileName()).absolutePath());
    if (error() == ResourceError) return notWritten(say("print.problem.full", {name}));
    if (!folder.isDir()) return notWritten(say("print.problem.no-folder", {literal(folder.filePath().toStdString())}));
    if (!folder.isWritable())
        return notWritten(say("print.problem.read-only", {literal(folder.filePath().toStdString())}));
    return notWritten(say("print.problem.file", {name, literal(errorString().toStdString())}));
}

}  // namespace intrika::print
