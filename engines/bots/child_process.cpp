#include "engines/bots/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <sstream>
#include <vector>

extern char** environ;

namespace intrika {
namespace {

constexpr std::size_t longestLine = 1 << 20;
constexpr std::chrono::milliseconds stopIsAskedEvery{20};

struct Pipe {
    int read = -1;
    int write = -1;
};

std::optional<Pipe> openPipe() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
    return Pipe{ends[0], ends[1]};
}

void close(const Pipe& pipe) {
    ::close(pipe.read);
    ::close(pipe.write);
}

void setNonBlocking(int descriptor) { fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK); }

// A file of that very name goes before the reading as a command with arguments, for paths with blanks in them.
std::vector<std::string> argumentsOf(const std::string& program) {
    if (access(program.c_str(), X_OK) == 0) return {program};
    std::vector<std::string> arguments;
    std::istringstream words(program);
    for (std::string word; words >> word;) arguments.push_back(word);
    return arguments;
}

// The child's pid, or nothing. Our own signal mask is not for the child, and its own group lets us end all of it.
std::optional<pid_t> spawn(const std::string& program, int childIn, int childOut) {
    std::vector<std::string> arguments = argumentsOf(program);
    if (arguments.empty()) return std::nullopt;
    std::vector<char*> argv;
    for (std::string& argument : arguments) argv.push_back(argument.data());
    argv.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, childIn, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, childOut, STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);

    pid_t process = 0;
    const int failure = posix_spawnp(&process, argv.front(), &actions, &attributes, argv.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return failure == 0 ? std::optional(process) : std::nullopt;
}

// Writing into a closed pipe raises SIGPIPE. It is held back in this thread, and taken away if it came from here.
ssize_t writeWithoutSignal(int descriptor, const char* data, std::size_t size) {
    sigset_t pipeSignal;
    sigset_t before;
    sigset_t pending;
    sigemptyset(&pipeSignal);
    sigaddset(&pipeSignal, SIGPIPE);
    sigpending(&pending);
    pthread_sigmask(SIG_BLOCK, &pipeSignal, &before);
    const ssize_t written = ::write(descriptor, data, size);
    const int error = errno;
    if (written < 0 && error == EPIPE && sigismember(&pending, SIGPIPE) == 0) {
        constexpr timespec now{};
        sigtimedwait(&pipeSignal, nullptr, &now);
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    errno = error;
    return written;
}

bool isOnlyNotReady() { return errno == EAGAIN || errno == EINTR; }

}  // namespace

std::unique_ptr<ChildProcess> ChildProcess::start(const std::string& program) {
    const auto questions = openPipe();
    if (!questions) return nullptr;
    const auto answers = openPipe();
    if (!answers) {
        close(*questions);
        return nullptr;
    }
    const auto process = spawn(program, questions->read, answers->write);
    if (!process) {
        close(*questions);
        close(*answers);
        return nullptr;
    }
    ::close(questions->read);
    ::close(answers->write);
    return std::unique_ptr<ChildProcess>(new ChildProcess(*process, questions->write, answers->read));
}

ChildProcess::ChildProcess(int process, int toChild, int fromChild)
    : process_(process), toChild_(toChild), fromChild_(fromChild) {
    setNonBlocking(toChild_);
    setNonBlocking(fromChild_);
}

ChildProcess::~ChildProcess() {
    ::close(toChild_);
    ::close(fromChild_);
    kill(-process_, SIGKILL);
    while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

ChildProcess::Outcome ChildProcess::await(int descriptor, short events, Deadline deadline,
                                          const std::stop_token& stop) const {
    for (;;) {
        if (stop.stop_requested()) return Outcome::stopped;
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
        if (left.count() <= 0) return Outcome::late;
        pollfd waiting{descriptor, events, 0};
        const int ready = poll(&waiting, 1, static_cast<int>(std::min(left, stopIsAskedEvery).count()));
        if (ready > 0) return Outcome::done;
        if (ready < 0 && errno != EINTR) return Outcome::gone;
    }
}

void ChildProcess::dropInput() {
    heard_.clear();
    std::array<char, 4096> unasked;
    for (int times = 0; times < 256 && ::read(fromChild_, unasked.data(), unasked.size()) > 0; ++times) {
    }
}

ChildProcess::Outcome ChildProcess::writeAll(const std::string& text, Deadline deadline, const std::stop_token& stop) {
    for (std::size_t written = 0; written < text.size();) {
        const Outcome outcome = await(toChild_, POLLOUT, deadline, stop);
        if (outcome != Outcome::done) return outcome;
        const ssize_t more = writeWithoutSignal(toChild_, text.data() + written, text.size() - written);
        if (more < 0 && !isOnlyNotReady()) return Outcome::gone;
        if (more > 0) written += static_cast<std::size_t>(more);
    }
    return Outcome::done;
}

ChildProcess::Outcome ChildProcess::readLine(std::string& line, Deadline deadline, const std::stop_token& stop) {
    std::array<char, 4096> part;
    for (;;) {
        const std::size_t end = heard_.find('\n');
        if (end != std::string::npos) {
            line = heard_.substr(0, end);
            heard_.erase(0, end + 1);
            return Outcome::done;
        }
        if (heard_.size() > longestLine) return Outcome::tooLong;
        const Outcome outcome = await(fromChild_, POLLIN, deadline, stop);
        if (outcome != Outcome::done) return outcome;
        const ssize_t more = ::read(fromChild_, part.data(), part.size());
        if (more == 0 || (more < 0 && !isOnlyNotReady())) return Outcome::gone;
        if (more > 0) heard_.append(part.data(), static_cast<std::size_t>(more));
    }
}

}  // namespace intrika
