// The words of one language beside the one that is switched on.
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <vector>

namespace intrika::words {

QLocale localeOf(const QString& language);
QString wordFolder();
QStringList wordFiles(const QString& language);  // in that folder

// Const functions may be called by several threads at once.
class Lexicon {
public:
    explicit Lexicon(const QString& language);

    // Null: there is no such unit. `count`: -1 where none is told.
    QString unit(const char* context, const char* source, int count) const;
    const QLocale& locale() const { return locale_; }

private:
    QLocale locale_;
    std::vector<std::unique_ptr<QTranslator>> translators_;
};

}  // namespace intrika::words
