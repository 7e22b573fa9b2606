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

// How large a file is; a problem if it is none, or larger than any of ours.
Expected<std::size_t> sizeOf(int descriptor, const std::string& path) {
    struct stat about {};
    if (::fstat(descriptor, &about) != 0) return unexpected(readProblem(path, errno));
    if (!S_ISREG(about.st_mode)) return unexpected(cannotRead(path, say("problem.why.no-file")));
    const auto size = static_cast<std::size_t>(std::max<off_t>(about.st_size, 0));
    if (size > JsonLimits::bytes) return tooLarge();
    return size;
}

Descriptor openOutside(const std::string& path) {
    return Descriptor(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
}

// So many bytes from there on, or fewer where the file has become shorter; none: errno tells why.
std::optional<std::string> readPart(int descriptor, std::size_t at, std::size_t bytes) {
    std::string part(bytes, '\0');
    std::size_t size = 0;
    while (size < bytes) {
        const ssize_t more = ::pread(descriptor, part.data() + size, bytes - size, static_cast<off_t>(at + size));
        if (more < 0 && errno == EINTR) continue;
        if (more < 0) return std::nullopt;
        if (more == 0) break;
        size += static_cast<std::size_t>(more);
    }
    part.resize(size);
    return part;
}

}  // namespace

Problem readProblem(const std::string& path, int error) { return cannotRead(path, whyNot(error)); }

Expected<std::string> readOutsideFile(const std::string& path) {
    const Descriptor file = openOutside(path);
    if (!file) return unexpected(readProblem(path, errno));
    return readOutsideFile(file.number(), path);
}

Expected<std::string> readOutsideFile(int descriptor, const std::string& path) {
    const auto told = sizeOf(descriptor, path);
    if (!told) return unexpected(told.error());
    std::string text(*told + 1, '\0');
    if (const auto error = readAll(descriptor, text)) return unexpected(readProblem(path, *error));
    if (text.size() > JsonLimits::bytes) return tooLarge();
    return text;
}

Expected<FileEnds> readOutsideEnds(const std::string& path, std::size_t most) {
    const Descriptor file = openOutside(path);
    if (!file) return unexpected(readProblem(path, errno));
    const auto size = sizeOf(file.number(), path);
    if (!size) return unexpected(size.error());
    const std::size_t bytes = std::min(*size, most);
    auto first = readPart(file.number(), 0, bytes);
    auto last = first ? readPart(file.number(), *size - bytes, bytes) : std::nullopt;
    if (!last) return unexpected(readProblem(path, errno));
    return FileEnds{*std::move(first), *std::move(last)};
}

}  // namespace intrika
