// The page that a phone gets: what lies in page/, and its cipher.
#pragma once

#include "app/guests/door.h"

#include <QString>

#include <optional>

namespace intrika::guests {

std::optional<Served> pageFile(const QString& path);  // "/" and "/name"; none: there is none

}  // namespace intrika::guests
