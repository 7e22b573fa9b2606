#include "engines/words/lexicon.h"

#include <QDir>

namespace intrika::words {

QLocale localeOf(const QString& language) {
    return language == u"hu" ? QLocale(QLocale::Hungarian, QLocale::Hungary)
                             : QLocale(QLocale::English, QLocale::UnitedKingdom);
}

QString wordFolder() { return QStringLiteral(":/i18n"); }

QStringList wordFiles(const QString& language) {
    return QDir(wordFolder()).entryList({QStringLiteral("*_%1.qm").arg(language)}, QDir::Files, QDir::Name);
}

Lexicon::Lexicon(const QString& language) : locale_(localeOf(language)) {
    for (const QString& file : wordFiles(language)) {
        if (file.startsWith(u"app_")) continue;  // the window's
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(file, wordFolder())) translators_.push_back(std::move(translator));
    }
}

QString Lexicon::unit(const char* context, const char* source, int count) const {
    for (const auto& translator : translators_) {
        QString found = translator->translate(context, source, nullptr, count);
        if (found.isNull()) continue;
        if (count < 0) return found;
        // As QCoreApplication::translate does.
        return found.replace(QStringLiteral("%Ln"), locale_.toString(count))
            .replace(QStringLiteral("%n"), QString::number(count));
    }
    return {};
}

}  // namespace intrika::words
