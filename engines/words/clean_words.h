// Texts that strangers wrote, made fit to be shown (engines/core/clean_text.h), for those who have them as QString.
#pragma once

#include "engines/core/clean_text.h"

#include <QFileInfo>
#include <QString>

namespace intrika::words {

inline QString cleanName(const QString& name) { return QString::fromStdString(intrika::cleanName(name.toStdString())); }

inline QString cleanQuote(const QString& text) {
    return QString::fromStdString(intrika::cleanQuote(text.toStdString()));
}

inline QString quotedFile(const QString& path) { return cleanQuote(QFileInfo(path).fileName()); }

}  // namespace intrika::words
