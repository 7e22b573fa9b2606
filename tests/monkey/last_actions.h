// What was done last, told by whatever ends the test: a fault, a signal, a sanitizer.
#pragma once

#include <QByteArray>
#include <QString>

#include <execinfo.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <string>
#include <utility>

extern "C" __attribute__((weak)) void __sanitizer_set_death_callback(void (*callback)());

namespace intrika {

// One for the whole program, in memory of its own, for a signal must not ask for any.
class LastActions {
public:
    static void note(const QString& action) {
        std::array<char, length>& line = lines()[count()++ % kept];
        const QByteArray text = action.toUtf8().left(length - 2).replace('\n', ' ') + '\n';
        line.fill('\0');
        std::copy(text.begin(), text.end(), line.begin());
        if (qEnvironmentVariableIsSet("INTRIKA_TRACE")) std::fputs(line.data(), stderr);
    }
    static void tell() {
        forEach([](const char* line) {
            [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line, std::char_traits<char>::length(line));
        });
    }
    // A sanitizer has signals of its own, and asks before it ends; what hangs is no fault to it.
    static void tellOnDeath() {
        ::signal(SIGALRM, dieWhereItHangs);
        if (__sanitizer_set_death_callback != nullptr) return __sanitizer_set_death_callback(tell);
        for (const int signal : {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT}) ::signal(signal, die);
    }

private:
    static constexpr std::size_t kept = 30, length = 300;
    using Lines = std::array<std::array<char, length>, kept>;

    static Lines& lines() {
        static Lines all{};
        return all;
    }
    static std::size_t& count() {
        static std::size_t noted = 0;
        return noted;
    }
    template <class Does>
    static void forEach(Does does) {
        const std::size_t first = count() > kept ? count() - kept : 0;
        for (std::size_t line = first; line < count(); ++line) does(lines()[line % kept].data());
    }
    static void die(int signal) {
        tell();
        ::signal(signal, SIG_DFL);
        ::raise(signal);
    }
    // By addresses, which `addr2line` names; twice, for a loop is seen by what stays the same.
    static void dieWhereItHangs(int signal) {
        static bool again = false;
        std::array<void*, 100> frames;
        ::backtrace_symbols_fd(frames.data(), ::backtrace(frames.data(), static_cast<int>(frames.size())),
                               STDERR_FILENO);
        if (std::exchange(again, true)) return die(signal);
        ::alarm(secondLookSeconds);
    }
    static constexpr unsigned secondLookSeconds = 2;
};

}  // namespace intrika
