// The file that the program remembers its user by.
#pragma once

#include <QSettings>

namespace intrika::files {

// Opened for whoever reads or writes a setting. What it holds in a binary form of Qt's own (`@Variant(…)`,
// `@DateTime(…)`) is left out first, and the file kept as "….damaged": Qt asks for as much memory as a damaged one
// names, and the program writes none.
QSettings settingsStore();

}  // namespace intrika::files
