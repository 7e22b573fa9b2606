#include "engines/table/save_file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <QUuid>

#include <fcntl.h>
#include <unistd.h>

namespace intrika {
namespace {

QString dataFolder(const QString& name) {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u'/' + name;
}

Problem cannotWrite(const QString& path, const QFileDevice& file) {
    const std::string where = QDir::toNativeSeparators(path).toStdString();
    // Qt names a full disk so; other causes are told in the system's words.
    if (file.error() == QFileDevice::ResourceError) {
        return {Problem::Code::cannotWrite, {}, -1, say("problem.disk-full", {literal(where)})};
    }
    return {Problem::Code::cannotWrite,
            {},
            -1,
            say("problem.cannot-write", {literal(where), literal(file.errorString().toStdString())})};
}

std::optional<Problem> makeFolderOf(const QString& path) {
    const QString folder = QFileInfo(path).path();
    if (QDir().mkpath(folder)) return std::nullopt;
    return Problem{Problem::Code::cannotWrite,
                   {},
                   -1,
                   say("problem.no-folder", {literal(QDir::toNativeSeparators(folder).toStdString())})};
}

// A file that was just made is safe only when its name is on disk too.
void syncFolderOf(const QString& path) {
    const int folder = ::open(QFile::encodeName(QFileInfo(path).path()).constData(), O_RDONLY | O_DIRECTORY);
    if (folder < 0) return;
    ::fsync(folder);
    ::close(folder);
}

// `text` is to stand at `path`, of which the first `safe` bytes should already do so.
std::optional<Problem> writeAndSync(const QString& path, const std::string& text, std::size_t safe) {
    QFile file(path);
    const bool made = !file.exists();
    if (!file.open(QIODevice::ReadWrite | QIODevice::Unbuffered)) return cannotWrite(path, file);
    const qint64 at = file.size() < static_cast<qint64>(safe) ? 0 : static_cast<qint64>(safe);
    const qint64 left = static_cast<qint64>(text.size()) - at;
    if (file.size() > at) file.resize(at);
    if ((at > 0 && !file.seek(at)) || file.write(text.data() + at, left) != left) {
        Problem problem = cannotWrite(path, file);
        file.resize(at);  // where this fails too, the torn line does not count
        return problem;
    }
    if (::fsync(file.handle()) != 0) return cannotWrite(path, file);
    if (made) syncFolderOf(path);
    return std::nullopt;
}

std::unique_ptr<QLockFile> lockOf(const QString& journal) {
    auto lock = std::make_unique<QLockFile>(journal + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);  // only the death of its owner makes a lock stale
    return lock;
}

}  // namespace

QString journalFolder() { return dataFolder(QStringLiteral("journals")); }
QString finishedFolder() { return dataFolder(QStringLiteral("finished")); }
QString boardFolder() { return dataFolder(QStringLiteral("boards")); }

QString pictureOf(const QString& journal) { return journal + QStringLiteral(".png"); }

SaveFile::SaveFile(QString path, std::string text)
    : path_(std::move(path)), text_(std::move(text)), safe_(text_.size()) {
    if (!text_.empty()) claim();
}

std::unique_ptr<SaveFile> SaveFile::begin() {
    const QString name = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss-")) +
                         QUuid::createUuid().toString(QUuid::Id128).left(8);
    return std::make_unique<SaveFile>(journalFolder() + u'/' + name + QStringLiteral(".journal"));
}

std::optional<Problem> SaveFile::append(std::string_view lines) {
    text_ += lines;
    return catchUp();
}

std::optional<Problem> SaveFile::catchUp() {
    if (!isBehind()) return std::nullopt;
    if (auto problem = makeFolderOf(path_)) return problem;
    if (!lock_) claim();
    if (auto problem = writeAndSync(path_, text_, safe_)) return problem;
    safe_ = text_.size();
    return std::nullopt;
}

bool isBeingPlayed(const QString& journal) {
    const auto lock = lockOf(journal);
    return !lock->tryLock(0) && lock->error() == QLockFile::LockFailedError;
}

// Without a lock, where none can be made, the game goes on all the same.
void SaveFile::claim() {
    lock_ = lockOf(path_);
    lock_->tryLock(0);
}

std::optional<Problem> SaveFile::finish(const std::string& record) {
    const QString name = QFileInfo(path_).completeBaseName() + QStringLiteral(".intrika");
    if (auto problem = saveRecord(finishedFolder() + u'/' + name, record)) return problem;
    QFile::remove(path_);
    QFile::remove(pictureOf(path_));
    lock_.reset();
    return std::nullopt;
}

Expected<std::string> fileText(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return unexpected({Problem::Code::cannotRead,
                           {},
                           -1,
                           say("problem.cannot-read", {literal(QDir::toNativeSeparators(path).toStdString()),
                                                       literal(file.errorString().toStdString())})});
    }
    return file.readAll().toStdString();
}

std::optional<Problem> saveRecord(const QString& path, const std::string& record) {
    if (auto problem = makeFolderOf(path)) return problem;
    QSaveFile file(path);
    const auto size = static_cast<qint64>(record.size());
    // Qt 6.4's commit() does not see that the buffer could not be written; flush() does.
    if (!file.open(QIODevice::WriteOnly) || file.write(record.data(), size) != size || !file.flush() ||
        !file.commit()) {
        return cannotWrite(path, file);
    }
    return std::nullopt;
}

}  // namespace intrika
