// Which language the window speaks.
#pragma once

#include "app/settings/settings.h"
#include "engines/words/words.h"

#include <QString>

namespace intrika::settings {

// `asked`, the settings' and the desktop's, in this order; `asked` may be empty.
QString languageFor(const QString& asked, const Settings& settings);

}  // namespace intrika::settings
