#include "engines/core/outside_file.h"

#include "engines/core/descriptor.h"
#include "engines/core/json_text.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <optional>

namespace intrika {
namespace {

Text whyNot(int error) {
    if (error == ENOENT || error == ENOTDIR) return say("problem.why.not-there");
    if (error == EACCES || error == EPERM) return say("problem.why.not-allowed");
    return say("problem.why.system", {literal(std::strerror(error))});
}

Problem cannotRead(const std::string& path, Text why) {
    return {Problem::Code::cannotRead, {}, -1, say("problem.cannot-read", {literal(path), part(std::move(why))})};
}

Unexpected tooLarge() {
    constexpr auto most = static_cast<std::int64_t>(JsonLimits::bytes / JsonLimits::mebibyte);
    return unexpected({Problem::Code::badValue, {}, -1, say("problem.file-too-large", {number(most)})});
}

// The error's number; none: all was read, or more than is allowed.
std::optional<int> readAll(int descriptor, std::string& text) {
    constexpr std::size_t step = 256 * 1024;
    std::size_t size = 0;
    while (size <= JsonLimits::bytes) {
        text.resize(std::max(text.size(), size + step));
        const ssize_t more = ::read(descriptor, text.data() + size, text.size() - size);
        if (more < 0 && errno == EINTR) continue;
        if (more < 0) return errno;
        if (more == 0) break;
        size += static_cast<std::size_t>(more);
    }
    text.resize(size);
    return std::nullopt;
}

}  // namespace

Problem readProblem(const std::string& path, int error) { return cannotRead(path, whyNot(error)); }

Expected<std::string> readOutsideFile(const std::string& path) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    if (!file) return unexpected(readProblem(path, errno));
    return readOutsideFile(file.number(), path);
}

Expected<std::string> readOutsideFile(int descriptor, const std::string& path) {
    struct stat about {};
    if (::fstat(descriptor, &about) != 0) return unexpected(readProblem(path, errno));
    if (!S_ISREG(about.st_mode)) return unexpected(cannotRead(path, say("problem.why.no-file")));
    const auto told = static_cast<std::size_t>(std::max<off_t>(about.st_size, 0));
    if (told > JsonLimits::bytes) return tooLarge();
    std::string text(told + 1, '\0');
    if (const auto error = readAll(descriptor, text)) return unexpected(readProblem(path, *error));
    if (text.size() > JsonLimits::bytes) return tooLarge();
    return text;
}

}  // namespace intrika
