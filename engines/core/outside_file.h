// Files that come from outside: whoever asks for one may have been handed a pipe, a device without end, or a disk's
// image.
#pragma once

#include "engines/core/problem.h"

#include <string>

namespace intrika {

// For what the system answered (errno).
Problem readProblem(const std::string& path, int error);

// All of a regular file that is no larger than any of ours (JsonLimits::bytes); never waits for somebody to write.
Expected<std::string> readOutsideFile(const std::string& path);
// The same of one that is open already, from where its descriptor stands.
Expected<std::string> readOutsideFile(int descriptor, const std::string& path);

}  // namespace intrika
