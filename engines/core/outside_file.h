// Files that come from outside: whoever asks for one may have been handed a pipe, a device without end, or a disk's
// image.
#pragma once

#include "engines/core/problem.h"

#include <cstddef>
#include <string>

namespace intrika {

// For what the system answered (errno).
Problem readProblem(const std::string& path, int error);

// All of a regular file that is no larger than any of ours (JsonLimits::bytes); never waits for somebody to write.
Expected<std::string> readOutsideFile(const std::string& path);
// The same of one that is open already, from where its descriptor stands.
Expected<std::string> readOutsideFile(int descriptor, const std::string& path);

// The first and the last bytes of such a file, at most so many of each; of a short one they overlap.
struct FileEnds {
    std::string first;
    std::string last;
};
Expected<FileEnds> readOutsideEnds(const std::string& path, std::size_t most);

}  // namespace intrika
