// No-break spaces, put in when a text is read, so that translators write plain ones.
#pragma once

#include <QString>
#include <QTranslator>

#include <functional>

namespace intrika::words {

// Spaces where a line must not break: before a spaced dash, and between a number and its noun. `isNumber` says whether
// %1, %2 … will be one. To be called before names are put in: file names keep the spaces they have.
QString withNoBreaks(QString sentence, const std::function<bool(int)>& isNumber);

// The window's texts, tr(), which nobody puts together by key.
class WindowTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;
    QString translate(const char* context, const char* source, const char* disambiguation, int n) const override;
};

}  // namespace intrika::words
