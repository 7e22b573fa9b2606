#include "app/settings/language.h"

namespace intrika {

QString languageFor(const QString& asked, const Settings& settings) {
    if (!asked.isEmpty()) return asked;
    return settings.language().isEmpty() ? systemLanguage() : settings.language();
}

}  // namespace intrika
