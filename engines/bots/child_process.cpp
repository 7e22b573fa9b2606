#include "engines/bots/child_process.h"

#include "engines/bots/keeper.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <mutex>
#include <sstream>
#include <vector>

namespace intrika::bots {
namespace {

constexpr std::size_t longestLine = 1 << 20;
constexpr std::chrono::milliseconds stopIsAskedEvery{20};
constexpr std::chrono::milliseconds longestStart{2000};
constexpr std::chrono::milliseconds longestEnd{500};  // for quitting, too, waits for it

struct Pipe {
    int read = -1;
    int write = -1;
};

std::optional<Pipe> openPipe() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
    return Pipe{ends[0], ends[1]};
}

void closePipe(const Pipe& pipe) {
    for (const int end : {pipe.read, pipe.write}) {
        if (end >= 0) ::close(end);
    }
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

struct Pipes {
    Pipe questions, answers, life, failure;

    bool open() {
        for (Pipe* pipe : {&questions, &answers, &life, &failure}) {
            const auto opened = openPipe();
            if (!opened) return false;
            *pipe = *opened;
        }
        return true;
    }
    void closeAll() const {
        for (const Pipe& pipe : {questions, answers, life, failure}) closePipe(pipe);
    }
};

// The keeper's pid, or nothing.
std::optional<pid_t> forkKeeper(const std::string& program, const Pipes& pipes) {
    std::vector<std::string> arguments = argumentsOf(program);
    if (arguments.empty()) return std::nullopt;
    std::vector<char*> argv;
    for (std::string& argument : arguments) argv.push_back(argument.data());
    argv.push_back(nullptr);
    const pid_t process = fork();
    if (process == 0)
        keep({argv.data(), pipes.questions.read, pipes.answers.write, pipes.life.read, pipes.failure.write});
    return process > 0 ? std::optional(process) : std::nullopt;
}

// The pipe ends without a word when the program has been started.
bool wasStarted(int failure) {
    pollfd waiting{failure, POLLIN, 0};
    const auto end = std::chrono::steady_clock::now() + longestStart;
    for (;;) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
        const int ready = left.count() <= 0 ? 0 : poll(&waiting, 1, static_cast<int>(left.count()));
        if (ready < 0 && errno == EINTR) continue;
        int error = 0;
        return ready > 0 && ::read(failure, &error, sizeof error) == 0;
    }
}

// Those that had not ended when they were to be waited for no longer; they are ours to wait for until they do.
class LateEnders {
public:
    void add(pid_t process) {
        const std::lock_guard lock(busy_);
        processes_.push_back(process);
    }
    void reap() {
        const std::lock_guard lock(busy_);
        std::erase_if(processes_, [](pid_t process) { return waitpid(process, nullptr, WNOHANG) != 0; });
    }

private:
    std::mutex busy_;
    std::vector<pid_t> processes_;
};

LateEnders& lateEnders() {
    static LateEnders all;
    return all;
}

void awaitEnd(pid_t process) {
    const auto end = std::chrono::steady_clock::now() + longestEnd;
    for (;;) {
        const pid_t ended = waitpid(process, nullptr, WNOHANG);
        if (ended == process || (ended < 0 && errno != EINTR)) return;
        if (std::chrono::steady_clock::now() > end) return lateEnders().add(process);
        poll(nullptr, 0, 2);
    }
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
    lateEnders().reap();
    Pipes pipes;
    const auto keeper = pipes.open() ? forkKeeper(program, pipes) : std::nullopt;
    if (!keeper) {
        pipes.closeAll();
        return nullptr;
    }
    for (const int theirs : {pipes.questions.read, pipes.answers.write, pipes.life.read, pipes.failure.write}) {
        ::close(theirs);
    }
    std::unique_ptr<ChildProcess> child(
        new ChildProcess(*keeper, pipes.life.write, pipes.questions.write, pipes.answers.read));
    const bool started = wasStarted(pipes.failure.read);
    ::close(pipes.failure.read);
    return started ? std::move(child) : nullptr;
}

ChildProcess::ChildProcess(int keeper, int life, int toChild, int fromChild)
    : keeper_(keeper), life_(life), toChild_(toChild), fromChild_(fromChild) {
    setNonBlocking(toChild_);
    setNonBlocking(fromChild_);
}

ChildProcess::~ChildProcess() {
    for (const int ours : {life_, toChild_, fromChild_}) ::close(ours);
    kill(keeper_, SIGCONT);  // the child may have stopped it
    awaitEnd(keeper_);
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

}  // namespace intrika::bots
