#include "engines/bots/keeper.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace intrika::bots {
namespace {

constexpr std::size_t mostComplaint = 4096;  // of its standard error that goes on to ours; the rest is dropped
constexpr int endingMs = 1000;               // for processes that the system cannot end at once
constexpr int endingStepMs = 10;

// As linux/dirent.h has it; readdir(3) would allocate.
struct DirectoryEntry {
    std::uint64_t inode;
    std::int64_t offset;
    std::uint16_t size;
    std::uint8_t type;
    char name[1];
};

pid_t numberIn(const char*& text) {
    pid_t number = 0;
    for (; *text >= '0' && *text <= '9'; ++text) number = number * 10 + (*text - '0');
    return number;
}

// From /proc/<pid>/stat: "pid (any name) state parent ...". The name may hold brackets, so the last one counts.
pid_t parentOf(const char* process) {
    char path[64] = "/proc/";
    std::size_t end = 6;
    for (const char* digit = process; *digit != 0 && end < 40; ++digit) path[end++] = *digit;
    for (const char* rest = "/stat"; *rest != 0; ++rest) path[end++] = *rest;
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    char text[512];
    const ssize_t size = read(file, text, sizeof text - 1);
    close(file);
    if (size <= 0) return 0;
    text[size] = 0;
    const char* bracket = nullptr;
    for (const char* at = text; *at != 0; ++at) {
        if (*at == ')') bracket = at;
    }
    if (bracket == nullptr || text + size < bracket + 5) return 0;
    const char* parent = bracket + 4;
    return numberIn(parent);
}

void killIfOurs(const char* name) {
    const char* rest = name;
    const pid_t process = numberIn(rest);
    if (process <= 1 || *rest != 0 || parentOf(name) != getpid()) return;
    kill(process, SIGKILL);
}

void killChildren() {
    const int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return;
    alignas(DirectoryEntry) char entries[8192];
    for (;;) {
        const long size = syscall(SYS_getdents64, folder, entries, sizeof entries);
        if (size <= 0) break;
        for (long at = 0; at < size;) {
            const auto* entry = reinterpret_cast<const DirectoryEntry*>(entries + at);
            killIfOurs(entry->name);
            at += entry->size;
        }
    }
    close(folder);
}

// False: nobody is left.
bool reap() {
    for (;;) {
        const pid_t ended = waitpid(-1, nullptr, WNOHANG);
        if (ended == 0) return true;
        if (ended < 0 && errno != EINTR) return false;
    }
}

// Whoever loses its parent becomes ours, so killing our children again and again ends the youngest too, whatever group
// or session it went to.
[[noreturn]] void endAll() {
    for (int spent = 0; spent < endingMs; spent += endingStepMs) {
        killChildren();
        if (!reap()) break;
        poll(nullptr, 0, endingStepMs);
    }
    _exit(0);
}

void closeAllBut(std::initializer_list<int> kept, int from) {
    unsigned next = static_cast<unsigned>(from);
    for (;;) {
        int lowest = -1;
        for (const int descriptor : kept) {
            if (descriptor >= static_cast<int>(next) && (lowest < 0 || descriptor < lowest)) lowest = descriptor;
        }
        const unsigned last = lowest < 0 ? ~0u : static_cast<unsigned>(lowest) - 1;
        if (lowest != static_cast<int>(next) && close_range(next, last, 0) != 0) {
            for (unsigned each = next; each <= last && each < 4096; ++each) close(static_cast<int>(each));
        }
        if (lowest < 0) return;
        next = static_cast<unsigned>(lowest) + 1;
    }
}

[[noreturn]] void become(const KeptProgram& program, int standardError, pid_t keeper) {
    setpgid(0, 0);  // what it sends to its group is not for the keeper
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != keeper) _exit(1);
    dup2(program.standardIn, STDIN_FILENO);
    dup2(program.standardOut, STDOUT_FILENO);
    dup2(standardError, STDERR_FILENO);
    closeAllBut({program.failure}, 3);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    signal(SIGPIPE, SIG_DFL);
    execvp(program.arguments[0], program.arguments);
    const int error = errno;
    [[maybe_unused]] const ssize_t told = write(program.failure, &error, sizeof error);
    _exit(127);
}

// What the bot complains about, as far as it is short.
struct Complaints {
    int from = -1;
    std::size_t left = mostComplaint;

    void hear() {
        char part[4096];
        const ssize_t size = read(from, part, sizeof part);
        if (size < 0 && (errno == EAGAIN || errno == EINTR)) return;
        if (size <= 0) {
            close(from);
            from = -1;  // poll(2) passes over it
            return;
        }
        const std::size_t told = static_cast<std::size_t>(size) < left ? static_cast<std::size_t>(size) : left;
        left -= told;
        if (told == 0) return;
        pollfd ours{STDERR_FILENO, POLLOUT, 0};
        if (poll(&ours, 1, 0) != 1 || (ours.revents & POLLOUT) == 0) return;  // who does not read us must not stop us
        [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, part, told);
    }
};

[[noreturn]] void watch(int life, int childEnded, Complaints complaints) {
    for (;;) {
        pollfd waiting[] = {{life, POLLIN, 0}, {childEnded, POLLIN, 0}, {complaints.from, POLLIN, 0}};
        if (poll(waiting, 3, -1) < 0 && errno != EINTR) endAll();
        if (waiting[0].revents != 0) endAll();
        if (waiting[1].revents != 0) {
            signalfd_siginfo one;
            [[maybe_unused]] const ssize_t size = read(childEnded, &one, sizeof one);
            if (!reap()) _exit(0);
        }
        if (waiting[2].revents != 0) complaints.hear();
    }
}

}  // namespace

void keep(const KeptProgram& program) {
    setsid();  // a signal from the terminal is for the program, not for what it keeps
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, nullptr);
    signal(SIGCHLD, SIG_DFL);  // where it is ignored, nobody can be waited for
    closeAllBut({program.standardIn, program.standardOut, program.life, program.failure}, 3);
    const int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
    for (const int ours : {STDIN_FILENO, STDOUT_FILENO})
        dup2(nothing, ours);  // whoever reads us waits for our end alone
    sigset_t child;
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    const int childEnded = signalfd(-1, &child, SFD_CLOEXEC | SFD_NONBLOCK);
    int complaints[2];
    if (childEnded < 0 || pipe2(complaints, O_CLOEXEC) != 0) _exit(1);
    fcntl(complaints[0], F_SETFL, O_NONBLOCK);
    const pid_t keeper = getpid();
    const pid_t bot = fork();
    if (bot < 0) _exit(1);
    if (bot == 0) become(program, complaints[1], keeper);
    for (const int mine : {program.standardIn, program.standardOut, program.failure, complaints[1]}) close(mine);
    watch(program.life, childEnded, Complaints{complaints[0]});
}

}  // namespace intrika::bots
