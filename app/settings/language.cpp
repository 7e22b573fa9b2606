#include "app/settings/language.h"

namespace intrika::settings {

QString languageFor(const QString& asked, const Settings& settings) {
    if (!asked.isEmpty()) return asked;
    return settings.language().isEmpty() ? systemLanguage() : settings.language();
}

}  // namespace intrika::settings
