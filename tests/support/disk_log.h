// What a program did to its disk, line by line, and what would be left of it if the power went.
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QMap>
#include <QString>

#include <sys/stat.h>

namespace intrika {

// A file's content is safe when the file was synced, a name when its folder was. What was not is lost here, unless the
// system was quick with names: it may have written them in any order, so each kind can be taken to be early or late.
class PowerCut {
public:
    struct Haste {
        bool renames = false;
        bool removals = false;
    };

    // What lies there before the program starts is safe; `unsafe` is a file whose last line was never synced.
    PowerCut(const QString& root, Haste haste, const QString& unsafe = {}) : root_(root.toUtf8()), haste_(haste) {
        take(root, unsafe);
        kept_ = now_;
    }

    void doNext(const QByteArray& line) {
        const QByteArrayList words = line.split(' ');
        const QByteArray& what = words[0];
        if (what == "create") create(words[1], words[2]);
        if (what == "write") write(files_[words[1]].now, words[2].toLongLong(), QByteArray::fromHex(words[3]));
        if (what == "truncate") files_[words[1]].now.resize(words[2].toLongLong());
        if (what == "sync") files_[words[1]].kept = files_[words[1]].now;
        if (what == "mkdir") now_[words[1]] = folder();
        if (what == "rmdir" || what == "unlink") remove(words[1]);
        if (what == "link") now_[words[2]] = words[1];
        if (what == "rename") rename(words[1], words[2]);
        if (what == "syncfolder") syncFolder(words[1]);
    }

    // The content of each file that is still found, by path.
    QMap<QByteArray, QByteArray> left() const {
        QMap<QByteArray, QByteArray> found;
        for (auto name = kept_.begin(); name != kept_.end(); ++name) {
            if (*name != folder() && isReached(name.key())) found[name.key()] = files_[*name].kept;
        }
        return found;
    }

private:
    struct Content {
        QByteArray now, kept;
    };
    using Names = QMap<QByteArray, QByteArray>;  // path -> inode

    static QByteArray folder() { return "folder"; }
    static QByteArray above(const QByteArray& path) { return path.left(path.lastIndexOf('/')); }

    void take(const QString& folderPath, const QString& unsafe) {
        const auto filter = QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot;
        for (const QFileInfo& entry : QDir(folderPath).entryInfoList(filter)) {
            const QByteArray path = entry.filePath().toUtf8();
            if (entry.isDir()) {
                now_[path] = folder();
                take(entry.filePath(), unsafe);
                continue;
            }
            struct stat there {};
            QFile file(entry.filePath());
            if (::stat(path.constData(), &there) != 0 || !file.open(QIODevice::ReadOnly)) continue;
            const QByteArray content = file.readAll();
            const qsizetype lastLine = content.chopped(1).lastIndexOf('\n') + 1;
            const QByteArray inode = QByteArray::number(static_cast<qulonglong>(there.st_ino));
            now_[path] = inode;
            files_[inode] = {content, entry.filePath() == unsafe ? content.left(lastLine) : content};
        }
    }
    static void write(QByteArray& content, qlonglong at, const QByteArray& data) {
        if (content.size() < at + data.size()) content.resize(at + data.size(), '\0');
        content.replace(at, data.size(), data);
    }
    void create(const QByteArray& inode, const QByteArray& path) {
        files_[inode] = {};
        now_[path] = inode;
    }
    void remove(const QByteArray& path) {
        now_.remove(path);
        if (haste_.removals) kept_.remove(path);
    }
    void rename(const QByteArray& from, const QByteArray& to) {
        const QByteArray inode = now_.take(from);
        now_[to] = inode;
        if (!haste_.renames) return;
        kept_.remove(from);
        kept_[to] = inode;
    }
    void syncFolder(const QByteArray& path) {
        kept_.removeIf([&](const Names::iterator& name) { return above(name.key()) == path; });
        for (auto name = now_.begin(); name != now_.end(); ++name) {
            if (above(name.key()) == path) kept_[name.key()] = *name;
        }
    }
    bool isReached(const QByteArray& path) const {
        const QByteArray in = above(path);
        return in == root_ || (kept_.value(in) == folder() && isReached(in));
    }

    QByteArray root_;
    Haste haste_;
    QHash<QByteArray, Content> files_;  // by inode
    Names now_, kept_;
};

}  // namespace intrika
