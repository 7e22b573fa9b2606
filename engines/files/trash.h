// Files into the desktop's trash, and out of it again.
#pragma once

#include "engines/core/problem.h"

#include <QString>

namespace intrika::files {

Expected<QString> throwAway(const QString& path);  // what is returned is where it lies there
bool takeOutOfTrash(const QString& trashed, const QString& path);

}  // namespace intrika::files
