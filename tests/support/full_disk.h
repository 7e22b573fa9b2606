// Disks that refuse to be written to.
#pragma once

#include "engines/files/save_file.h"
#include "tests/support/engine_rooms.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sys/resource.h>
#include <csignal>
#include <utility>

namespace intrika {

// Writing stops at `bytes` of any file, as on a full disk.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &before_); }

private:
    rlimit before_{};
};

// No journal can be written: a file stands where their folder should be.
class NoRoomForJournals {
public:
    NoRoomForJournals() {
        QDir(journalFolder()).removeRecursively();
        QDir().mkpath(QFileInfo(journalFolder()).path());
        QFile inTheWay(journalFolder());
        isThere_ = inTheWay.open(QIODevice::WriteOnly);
    }
    ~NoRoomForJournals() { makeRoom(); }
    void makeRoom() {
        if (std::exchange(isThere_, false)) QFile::remove(journalFolder());
    }

private:
    bool isThere_ = false;
};

}  // namespace intrika
