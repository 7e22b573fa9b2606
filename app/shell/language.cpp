#include "app/shell/language.h"

namespace intrika {

QString languageName(const QString& code) {
    return code == u"hu" ? QStringLiteral("Magyar") : QStringLiteral("English");
}

QString languageFor(const QString& asked, const Settings& settings) {
    if (!asked.isEmpty()) return asked;
    return settings.language().isEmpty() ? systemLanguage() : settings.language();
}

}  // namespace intrika
