// A program that runs beside us and speaks in lines over its standard input and output. POSIX.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace intrika::bots {

// Dies with this object, and with this program however that ends; so does everything that it started, in whatever group
// or session (keeper.h). Never raises SIGPIPE here.
class ChildProcess {
public:
    enum class Outcome { done, late, stopped, gone, tooLong };
    using Deadline = std::chrono::steady_clock::time_point;

    // Null: no such program, or the system refuses. A few thousand bytes of its standard error go on to ours.
    static std::unique_ptr<ChildProcess> start(const std::string& program);
    ~ChildProcess();  // returns soon, even where the system cannot end the child at once
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    void dropInput();  // whatever the child said unasked
    Outcome writeAll(const std::string& text, Deadline deadline, const std::stop_token& stop);
    Outcome readLine(std::string& line, Deadline deadline, const std::stop_token& stop);  // without the line break

private:
    ChildProcess(int keeper, int life, int toChild, int fromChild);

    // Waits until the descriptor is ready for `events` of poll(2).
    Outcome await(int descriptor, short events, Deadline deadline, const std::stop_token& stop) const;

    int keeper_;
    int life_;
    int toChild_;
    int fromChild_;
    std::string heard_;
};

}  // namespace intrika::bots
