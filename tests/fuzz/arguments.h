// A command line in a file: an argument a line.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace intrika::fuzz {

// The program's name first. A NUL ends an argument, as it does where a program is started.
inline std::vector<std::string> argumentsIn(std::string_view text, const char* program) {
    constexpr std::size_t most = 64;
    std::vector<std::string> arguments{program};
    while (!text.empty() && arguments.size() < most) {
        const std::size_t end = text.find('\n');
        arguments.emplace_back(std::string(text.substr(0, end)).c_str());
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return arguments;
}

}  // namespace intrika::fuzz
