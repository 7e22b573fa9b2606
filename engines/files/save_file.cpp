#include "engines/files/save_file.h"

#include "engines/core/outside_file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUuid>

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace intrika::files {
namespace {

QString dataFolder(const QString& name) {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u'/' + name;
}

QString newJournal() {
    const QString name = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss-")) +
                         QUuid::createUuid().toString(QUuid::Id128).left(8);
    return journalFolder() + u'/' + name + QStringLiteral(".journal");
}

bool mayOnlyRead(int error) { return error == EACCES || error == EROFS || error == EPERM; }

// A game of an earlier version may lie there for everybody to read.
void tighten(const Descriptor& file) {
    struct stat now {};
    if (::fstat(file.number(), &now) != 0 || !S_ISREG(now.st_mode) || (now.st_mode & 077) == 0) return;
    [[maybe_unused]] const int changed = ::fchmod(file.number(), now.st_mode & 0700);
}

bool mayWrite(const Descriptor& file) { return (::fcntl(file.number(), F_GETFL) & O_ACCMODE) == O_RDWR; }

bool isShorter(const Descriptor& file, std::size_t bytes) {
    struct stat now {};
    return ::fstat(file.number(), &now) == 0 && S_ISREG(now.st_mode) && now.st_size < static_cast<off_t>(bytes);
}

// A free name beside it, so that an older one that was laid aside stays too.
QString asideOf(const QString& journal) {
    const QString first = journal + QStringLiteral(".damaged");
    QString name = first;
    for (int nth = 2; QFileInfo::exists(name); ++nth) name = first + QString::number(nth);
    return name;
}

}  // namespace

QString journalFolder() { return dataFolder(QStringLiteral("journals")); }
QString finishedFolder() { return dataFolder(QStringLiteral("finished")); }
QString boardFolder() { return dataFolder(QStringLiteral("boards")); }
QString puzzleFile() { return dataFolder(QStringLiteral("puzzles.json")); }

QString pictureOf(const QString& journal) { return journal + QStringLiteral(".png"); }
QString phonesOf(const QString& journal) { return journal + QStringLiteral(".phones"); }

QString recordOf(const QString& journal) {
    return finishedFolder() + u'/' + QFileInfo(journal).completeBaseName() + QStringLiteral(".intrika");
}

QString reviewOf(const QString& record) { return record + QStringLiteral(".review"); }

bool isBeingPlayed(const QString& journal) {
    const Descriptor file = openFile(journal, O_RDONLY);
    return file && isLocked(file);
}

SaveFile::SaveFile(QString path) : path_(std::move(path)) {}

std::unique_ptr<SaveFile> SaveFile::begin() { return std::make_unique<SaveFile>(newJournal()); }

// First the lock, then the text: nobody writes behind what was read. Whoever was overtaken by the journal's end or by
// its removal looks again what stands there.
Expected<std::unique_ptr<SaveFile>> SaveFile::takeUp(const QString& path) {
    auto taken = std::make_unique<SaveFile>(path);
    do {
        taken->file_ = openFile(path, O_RDWR);
        const bool canWrite(taken->file_);
        if (!canWrite && mayOnlyRead(errno)) taken->file_ = openFile(path, O_RDONLY | O_NONBLOCK);
        if (!taken->file_) return unexpected(readProblem(path.toStdString(), errno));
        if (canWrite ? lock(taken->file_) == Lock::taken : isLocked(taken->file_)) {
            return unexpected({Problem::Code::cannotWrite, {}, -1, say("problem.being-played")});
        }
    } while (!standsAt(taken->file_, path));
    auto text = readOutsideFile(taken->file_.number(), path.toStdString());
    if (!text) return unexpected(std::move(text.error()));
    tighten(taken->file_);
    if (QFileInfo(path).path() == journalFolder()) makePrivate(journalFolder());
    taken->text_ = std::move(*text);
    taken->safe_ = taken->text_.size();
    taken->isSynced_ = false;  // its writer may have died between writing and syncing
    return taken;
}

void SaveFile::keepOnly(std::size_t bytes) {
    text_.resize(bytes);
    safe_ = std::min(safe_, bytes);
}

std::optional<Problem> SaveFile::append(std::string_view lines) {
    text_ += lines;
    return catchUp();
}

// After a failed sync the system may think that the pages are clean: they are written again.
std::optional<Problem> SaveFile::catchUp() {
    if (!isBehind()) return std::nullopt;
    if (auto problem = hold()) return problem;
    const std::string_view rest = std::string_view(text_).substr(safe_);
    if (auto problem = writeFrom(file_, safe_, rest, path_)) return problem;
    const bool isNewName = !std::exchange(isSynced_, false) || safe_ == 0;
    if (auto problem = sync(file_, path_)) return problem;
    if (isNewName) {
        if (auto problem = syncFolderOf(path_)) return problem;
    }
    safe_ = text_.size();
    isSynced_ = true;
    return layAsideDamaged();
}

// The file is open, locked and the one at its path. Where it was taken away it is made anew; where another window has
// the name meanwhile, under another name.
std::optional<Problem> SaveFile::hold() {
    for (;;) {
        const bool isThere = file_ && standsAt(file_, path_);
        if (isThere && mayWrite(file_)) {
            if (isShorter(file_, safe_)) safe_ = 0;
            return std::nullopt;
        }
        if (auto problem = makeFolderOf(path_, Folder::isPrivate)) return problem;
        Descriptor file = openFile(path_, O_RDWR | O_CREAT, 0600);
        if (!file) return writeProblem(path_, errno);
        if (!isThere) safe_ = 0;
        file_ = std::move(file);
        if (lock(file_) == Lock::taken) path_ = newJournal();
    }
}

std::optional<Problem> SaveFile::layAsideDamaged() {
    if (!damaged_) return std::nullopt;
    if (auto problem = renameFile(damaged_->path_, asideOf(damaged_->path_))) return problem;
    damaged_.reset();
    return std::nullopt;
}

std::optional<Problem> SaveFile::finish(const std::string& record) {
    if (auto problem = replaceFile(recordOf(path_), record, Folder::isPrivate)) return problem;
    if (auto problem = layAsideDamaged()) return problem;
    if (auto problem = removeFile(path_)) return problem;
    QFile::remove(pictureOf(path_));
    QFile::remove(phonesOf(path_));
    file_ = {};
    return std::nullopt;
}

Expected<std::string> fileText(const QString& path) {
    return readOutsideFile(QDir::toNativeSeparators(path).toStdString());
}

std::optional<Problem> saveRecord(const QString& path, const std::string& record) {
    return replaceFile(path, record, Folder::usual);
}

}  // namespace intrika::files
