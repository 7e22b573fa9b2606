// What a language calls itself: not translated, so that whoever speaks it finds it.
#pragma once

#include <QString>

namespace intrika::words {

// Of the program's languages, by code: "Magyar", "English".
inline QString languageName(const QString& code) {
    return code == u"hu" ? QStringLiteral("Magyar") : QStringLiteral("English");
}

}  // namespace intrika::words
