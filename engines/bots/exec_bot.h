// External bots: a program that gets one line of JSON per question on its standard input,
//     {"view":...,"legal":[...],"seat":0,"game":"traitor"}
// and answers with one line, {"move":...}, the move being one of `legal`, written as it stands there.
#pragma once

#include "engines/bots/thinking.h"
#include "engines/core/seat.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace intrika::bots {

class ChildProcess;

std::string lineOf(const nlohmann::json& json);  // without the line break

struct ExternalQuestion {
    struct Answer {
        std::string move;  // as a line of JSON
        MoveKey key;
    };
    ExternalQuestion(const std::string& view, std::vector<Answer> answers, Seat seat, std::string_view game);

    std::string line;
    std::vector<Answer> answers;  // never empty
};

// One child process, started at the first question. When it hangs, dies or writes a line without end it is ended with
// everything that it started, and the next question starts it anew. May be asked from any thread.
class ExecBot {
public:
    // `program`: an executable, on the PATH if it has no slash; blanks separate arguments unless a file has that name.
    explicit ExecBot(std::string program, std::chrono::milliseconds limit = std::chrono::seconds(5));
    ~ExecBot();
    ExecBot(const ExecBot&) = delete;
    ExecBot& operator=(const ExecBot&) = delete;

    // Problem externalBot: no legal move came in time.
    Expected<MoveKey> ask(const ExternalQuestion& question, const std::stop_token& stop);

private:
    std::string program_;
    std::chrono::milliseconds limit_;
    std::mutex busy_;
    std::unique_ptr<ChildProcess> process_;
};

// The external programs of one game, one process per seat. Used by one thread.
class ExternalBots {
public:
    std::shared_ptr<ExecBot> of(Seat seat, const std::string& program);

private:
    struct Entry {
        std::string program;
        std::shared_ptr<ExecBot> bot;
    };
    std::array<Entry, maxSeats> bots_;
};

class ExternalThinking final : public Thinking {
public:
    ExternalThinking(std::shared_ptr<ExecBot> bot, ExternalQuestion question, std::uint64_t seed);
    Advice run(std::stop_token stop, std::atomic<float>& share) override;

private:
    std::shared_ptr<ExecBot> bot_;
    ExternalQuestion question_;
    std::uint64_t seed_;
};

}  // namespace intrika::bots
