#include "engines/files/disk.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <utility>

namespace intrika::files {
namespace {

constexpr mode_t forOwner = 0600;
constexpr mode_t forAll = 0666;  // less what the user's mask takes away
constexpr mode_t othersMay = 077;

QByteArray native(const QString& path) { return QFile::encodeName(path); }

std::string shown(const QString& path) { return QDir::toNativeSeparators(path).toStdString(); }

QString folderOf(const QString& path) { return QFileInfo(path).path(); }

std::string_view writeSentence(int error) {
    switch (error) {
        case ENOSPC:
        case EDQUOT:
        case EFBIG:
            return "problem.disk-full";
        case EACCES:
        case EPERM:
            return "problem.no-permission";
        case EROFS:
            return "problem.read-only";
        case EIO:
        case ENXIO:
        case ENODEV:
            return "problem.disk-fault";
        case ENOENT:
        case ENOTDIR:
        case ESTALE:
            return "problem.folder-gone";
        default:
            return "problem.cannot-write";
    }
}

struct flock wholeFile() {
    struct flock whole {};
    whole.l_type = F_WRLCK;
    whole.l_whence = SEEK_SET;
    return whole;
}

// Written once more from its beginning after an interruption; 0: all of it.
int writeAll(int file, std::string_view text, off_t at) {
    while (!text.empty()) {
        const ssize_t written = ::pwrite(file, text.data(), text.size(), at);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        if (written == 0) return ENOSPC;
        text.remove_prefix(static_cast<std::size_t>(written));
        at += written;
    }
    return 0;
}

Problem noFolder(const QString& folder, int error) {
    if (error != EEXIST && error != ENOTDIR) return writeProblem(folder, error);
    return {Problem::Code::cannotWrite, {}, -1, say("problem.no-folder", {literal(shown(folder))})};
}

std::optional<Problem> makeFolder(const QString& folder, mode_t mode) {
    if (QFileInfo(folder).isDir()) return std::nullopt;
    const QString above = folderOf(folder);
    if (above != folder) {
        if (auto problem = makeFolder(above, mode)) return problem;
    }
    if (::mkdir(native(folder).constData(), mode) != 0 && !(errno == EEXIST && QFileInfo(folder).isDir())) {
        return noFolder(folder, errno);
    }
    auto problem = syncFolderOf(folder);
    if (problem) ::rmdir(native(folder).constData());  // made and synced at the next try
    return problem;
}

// Where a link points, so that the link itself stays.
QString targetOf(const QString& path) {
    const QFileInfo info(path);
    return info.isSymLink() ? info.symLinkTarget() : path;
}

// Why what stands there is not to be replaced; 0: nothing is against it. Its permissions go on to what comes after it.
int whyNotReplace(const QString& path, std::optional<mode_t>& mode) {
    struct stat there {};
    if (::stat(native(path).constData(), &there) != 0) return 0;
    if (S_ISDIR(there.st_mode)) return EISDIR;
    if (!S_ISREG(there.st_mode)) return EINVAL;
    mode = there.st_mode & 07777;
    return ::access(native(path).constData(), W_OK) == 0 ? 0 : errno;
}

int writeNew(const Descriptor& file, std::string_view text, std::optional<mode_t> mode) {
    if (mode && ::fchmod(file.number(), *mode) != 0) return errno;
    if (const int error = writeAll(file.number(), text, 0)) return error;
    return ::fsync(file.number()) == 0 ? 0 : errno;
}

}  // namespace

Problem writeProblem(const QString& path, int error) {
    std::string sentence(writeSentence(error));
    std::vector<TextArg> args{literal(shown(path))};
    if (sentence == "problem.cannot-write") args.push_back(literal(qt_error_string(error).toStdString()));
    return {Problem::Code::cannotWrite, {}, -1, say(std::move(sentence), std::move(args))};
}

Descriptor openFile(const QString& path, int flags, int mode) {
    return Descriptor(::open(native(path).constData(), flags | O_CLOEXEC, mode));
}

bool standsAt(const Descriptor& file, const QString& path) {
    struct stat here {};
    struct stat there {};
    if (::fstat(file.number(), &here) != 0 || ::stat(native(path).constData(), &there) != 0) return false;
    return here.st_dev == there.st_dev && here.st_ino == there.st_ino;
}

// Of the opening, not of the process: two windows of one process keep each other off too, and no close() elsewhere in
// the program lets go of it.
Lock lock(const Descriptor& file) {
    struct flock whole = wholeFile();
    if (::fcntl(file.number(), F_OFD_SETLK, &whole) == 0) return Lock::held;
    return errno == EAGAIN || errno == EACCES ? Lock::taken : Lock::impossible;
}

bool isLocked(const Descriptor& file) {
    struct flock whole = wholeFile();
    return ::fcntl(file.number(), F_OFD_GETLK, &whole) == 0 && whole.l_type != F_UNLCK;
}

std::optional<Problem> writeFrom(const Descriptor& file, std::size_t at, std::string_view text, const QString& path) {
    const auto from = static_cast<off_t>(at);
    struct stat now {};
    if (::fstat(file.number(), &now) != 0) return writeProblem(path, errno);
    if (now.st_size > from && ::ftruncate(file.number(), from) != 0) return writeProblem(path, errno);
    const int error = writeAll(file.number(), text, from);
    if (error == 0) return std::nullopt;
    // Where this fails too, the torn line does not count.
    [[maybe_unused]] const int cut = ::ftruncate(file.number(), from);
    return writeProblem(path, error);
}

std::optional<Problem> sync(const Descriptor& file, const QString& path) {
    if (::fsync(file.number()) == 0) return std::nullopt;
    return writeProblem(path, errno);
}

// Some file systems cannot sync a folder and say so; there it is as safe as it gets.
std::optional<Problem> syncFolderOf(const QString& path) {
    const QString folder = folderOf(path);
    const Descriptor open = openFile(folder, O_RDONLY | O_DIRECTORY);
    if (!open) return errno == EACCES ? std::nullopt : std::optional(writeProblem(folder, errno));
    if (::fsync(open.number()) == 0 || errno == EINVAL || errno == ENOTSUP) return std::nullopt;
    return writeProblem(folder, errno);
}

std::optional<Problem> makeFolderOf(const QString& path, Folder folder) {
    if (auto problem = makeFolder(folderOf(path), folder == Folder::isPrivate ? 0700 : 0777)) return problem;
    if (folder == Folder::isPrivate) makePrivate(folderOf(path));
    return std::nullopt;
}

void makePrivate(const QString& folder) {
    struct stat now {};
    const QByteArray path = native(folder);
    if (::stat(path.constData(), &now) != 0 || (now.st_mode & othersMay) == 0) return;
    [[maybe_unused]] const int changed = ::chmod(path.constData(), now.st_mode & 0700);
}

std::optional<Problem> replaceFile(const QString& path, std::string_view text, Folder folder) {
    const QString target = targetOf(path);
    if (auto problem = makeFolderOf(target, folder)) return problem;
    std::optional<mode_t> mode;
    if (const int error = whyNotReplace(target, mode)) return writeProblem(path, error);
    if (folder == Folder::isPrivate) mode = forOwner;
    const QString half =
        folderOf(target) + QStringLiteral("/.intrika-") + QUuid::createUuid().toString(QUuid::Id128).left(12);
    const Descriptor file = openFile(half, O_WRONLY | O_CREAT | O_EXCL, mode ? forOwner : forAll);
    if (!file) return writeProblem(path, errno);
    int error = writeNew(file, text, mode);
    if (error == 0 && ::rename(native(half).constData(), native(target).constData()) != 0) error = errno;
    if (error == 0) return syncFolderOf(target);
    ::unlink(native(half).constData());
    return writeProblem(path, error);
}

std::optional<Problem> removeFile(const QString& path) {
    if (::unlink(native(path).constData()) != 0 && errno != ENOENT) return writeProblem(path, errno);
    return syncFolderOf(path);
}

std::optional<Problem> renameFile(const QString& from, const QString& to) {
    if (::rename(native(from).constData(), native(to).constData()) != 0) return writeProblem(from, errno);
    return syncFolderOf(to);
}

}  // namespace intrika::files
