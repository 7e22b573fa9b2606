// Preloaded into a program (LD_PRELOAD), this writes down what the program does to files below a folder, in its order,
// and lets the n-th of these operations fail, or ends the program at it as a crash would.
//
//     DISK_TRAP_ROOT   the folder; DISK_TRAP_LOG   where it is written down, one operation a line
//     (tests/support/disk_log.h) DISK_TRAP_AT     the number of an operation, from 1 DISK_TRAP_DO     what happens at
//     it: "die" before it, "torn" half-way through it, "once" it fails with an I/O error,
//                      "full" it and all later ones but removals fail for want of space
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace {

template <class Function>
Function next(Function, const char* name) {
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

enum class Does { nothing, dies, tears, failsOnce, isFull };

struct Trap {
    std::string root = valueOf("DISK_TRAP_ROOT");
    int log = -1;
    int at = std::atoi(valueOf("DISK_TRAP_AT").c_str());
    int count = 0;
    Does does = Does::nothing;

    Trap() {
        const std::string name = valueOf("DISK_TRAP_DO");
        if (name == "die") does = Does::dies;
        if (name == "torn") does = Does::tears;
        if (name == "once") does = Does::failsOnce;
        if (name == "full") does = Does::isFull;
        const std::string path = valueOf("DISK_TRAP_LOG");
        if (!path.empty()) {
            log = next(&::open, "open")(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        }
    }
    static std::string valueOf(const char* name) {
        const char* value = std::getenv(name);
        return value == nullptr ? std::string() : value;
    }
    bool watches(const std::string& path) const { return log >= 0 && path.starts_with(root + "/"); }
    void tell(const std::string& line) const {
        const std::string whole = line + "\n";
        [[maybe_unused]] const auto written = next(&::write, "write")(log, whole.data(), whole.size());
    }
};

Trap& trap() {
    static Trap one;
    return one;
}

std::string pathOf(int file) {
    char path[PATH_MAX];
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const ssize_t size = readlink(link.c_str(), path, sizeof path);
    return size <= 0 ? std::string() : std::string(path, static_cast<std::size_t>(size));
}

std::string inodeOf(int file) {
    struct stat now {};
    return fstat(file, &now) == 0 ? std::to_string(now.st_ino) : "0";
}

enum class Fate { goesOn, fails, isTorn };

// errno is set where it fails.
Fate fate(bool frees = false) {
    Trap& one = trap();
    ++one.count;
    if (one.does == Does::isFull && one.count >= one.at && one.at > 0 && !frees) {
        errno = ENOSPC;
        return Fate::fails;
    }
    if (one.count != one.at) return Fate::goesOn;
    if (one.does == Does::dies) _exit(99);
    if (one.does == Does::tears) return Fate::isTorn;
    if (one.does != Does::failsOnce) return Fate::goesOn;
    errno = EIO;
    return Fate::fails;
}

std::string hex(const void* data, std::size_t size) {
    std::string text;
    char two[3];
    for (std::size_t at = 0; at < size; ++at) {
        std::snprintf(two, sizeof two, "%02x", static_cast<const unsigned char*>(data)[at]);
        text += two;
    }
    return text;
}

template <class Write>
ssize_t writing(int file, const void* data, std::size_t size, off_t at, Write write) {
    if (!trap().watches(pathOf(file))) return write(size);
    const Fate what = fate();
    if (what == Fate::fails) return -1;
    if (what == Fate::isTorn) {
        write(size / 2);
        _exit(99);
    }
    const ssize_t written = write(size);
    if (written > 0) {
        trap().tell("write " + inodeOf(file) + " " + std::to_string(at) + " " +
                    hex(data, static_cast<std::size_t>(written)));
    }
    return written;
}

template <class Act>
int acting(bool watched, bool frees, const std::string& line, Act act) {
    if (!watched) return act();
    const Fate what = fate(frees);
    if (what == Fate::fails) return -1;
    const int result = act();
    if (what == Fate::isTorn) _exit(99);
    if (result >= 0) trap().tell(line);
    return result;
}

int syncing(int file, const char* name) {
    const std::string path = pathOf(file);
    struct stat now {};
    fstat(file, &now);
    const std::string line = S_ISDIR(now.st_mode) ? "syncfolder " + path : "sync " + inodeOf(file);
    return acting(trap().watches(path + "/"), false, line, [&] { return next(&::fsync, name)(file); });
}

int opening(const char* name, const char* path, int flags, mode_t mode) {
    const auto open = [&] { return next(&::open, name)(path, flags, mode); };
    struct stat now {};
    const bool makes = (flags & O_CREAT) != 0 && stat(path, &now) != 0;
    if (!makes || !trap().watches(path)) return open();
    if (fate() == Fate::fails) return -1;
    const int file = open();
    if (file >= 0) trap().tell("create " + inodeOf(file) + " " + path);
    return file;
}

mode_t modeOf(int flags, va_list more) { return (flags & O_CREAT) != 0 ? va_arg(more, mode_t) : 0; }

}  // namespace

extern "C" {

int open(const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const mode_t mode = modeOf(flags, more);
    va_end(more);
    return opening("open", path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const mode_t mode = modeOf(flags, more);
    va_end(more);
    return opening("open64", path, flags, mode);
}

ssize_t write(int file, const void* data, size_t size) {
    const off_t at = lseek(file, 0, SEEK_CUR);
    return writing(file, data, size, at, [&](size_t part) { return next(&::write, "write")(file, data, part); });
}

ssize_t pwrite(int file, const void* data, size_t size, off_t at) {
    return writing(file, data, size, at, [&](size_t part) { return next(&::pwrite, "pwrite")(file, data, part, at); });
}

ssize_t pwrite64(int file, const void* data, size_t size, off64_t at) {
    return writing(file, data, size, at,
                   [&](size_t part) { return next(&::pwrite64, "pwrite64")(file, data, part, at); });
}

int fsync(int file) { return syncing(file, "fsync"); }
int fdatasync(int file) { return syncing(file, "fdatasync"); }

int ftruncate(int file, off_t size) noexcept {
    return acting(trap().watches(pathOf(file)), true, "truncate " + inodeOf(file) + " " + std::to_string(size),
                  [&] { return next(&::ftruncate, "ftruncate")(file, size); });
}

int mkdir(const char* path, mode_t mode) noexcept {
    return acting(trap().watches(path), false, std::string("mkdir ") + path,
                  [&] { return next(&::mkdir, "mkdir")(path, mode); });
}

int rmdir(const char* path) noexcept {
    return acting(trap().watches(path), true, std::string("rmdir ") + path,
                  [&] { return next(&::rmdir, "rmdir")(path); });
}

int rename(const char* from, const char* to) noexcept {
    return acting(trap().watches(from), false, std::string("rename ") + from + " " + to,
                  [&] { return next(&::rename, "rename")(from, to); });
}

int link(const char* from, const char* to) noexcept {
    struct stat now {};
    stat(from, &now);
    return acting(trap().watches(to), false, "link " + std::to_string(now.st_ino) + " " + to,
                  [&] { return next(&::link, "link")(from, to); });
}

int unlink(const char* path) noexcept {
    struct stat now {};
    if (lstat(path, &now) != 0) return next(&::unlink, "unlink")(path);  // changes nothing
    return acting(trap().watches(path), true, std::string("unlink ") + path,
                  [&] { return next(&::unlink, "unlink")(path); });
}
}
