// Files that a game must not be lost by: each step is on the disk when it returns, or tells by its cause why not.
#pragma once

#include "engines/core/descriptor.h"
#include "engines/core/problem.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace intrika::files {

// The sentence for what the system answered (errno): a full disk, no permission, a folder that is gone, ...
Problem writeProblem(const QString& path, int error);

// None: errno tells why. Not handed on to programs that are started.
Descriptor openFile(const QString& path, int flags, int mode = 0);

// The file is what stands at this path: nobody has taken it away or put another in its place.
bool standsAt(const Descriptor& file, const QString& path);

// A lock that the system lets go of with the last descriptor of this opening, however its owner ends.
enum class Lock { held, taken, impossible };
Lock lock(const Descriptor& file);
bool isLocked(const Descriptor& file);  // by another opening of it; takes nothing

// From `at` on the file holds `text` and nothing else. Not synced.
std::optional<Problem> writeFrom(const Descriptor& file, std::size_t at, std::string_view text, const QString& path);
std::optional<Problem> sync(const Descriptor& file, const QString& path);

// The names in a folder: what was made, renamed or removed in it.
std::optional<Problem> syncFolderOf(const QString& path);
// With all above it; a private one is for its owner alone, and an existing one is made so.
enum class Folder { usual, isPrivate };
std::optional<Problem> makeFolderOf(const QString& path, Folder folder);
void makePrivate(const QString& folder);  // where it is there and may be changed

// What stands at `path` is replaced at once or not at all. A private file is for its owner alone.
std::optional<Problem> replaceFile(const QString& path, std::string_view text, Folder folder);
// Of what is not there nothing need be removed.
std::optional<Problem> removeFile(const QString& path);
std::optional<Problem> renameFile(const QString& from, const QString& to);

}  // namespace intrika::files
