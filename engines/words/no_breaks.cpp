#include "engines/words/no_breaks.h"

#include <QRegularExpression>

namespace intrika::words {

QString withNoBreaks(QString sentence, const std::function<bool(int)>& isNumber) {
    const QChar noBreakSpace(0x00A0);
    static const QRegularExpression dash(QStringLiteral(" (?=– )"));
    sentence.replace(dash, noBreakSpace);
    static const QRegularExpression number(
        QStringLiteral("(?:%\\d–%\\d|%(\\d)(?:\\[\\w+\\])?|%L?n|%L\\d|\\d)\\.?( )(?=\\p{Ll}|%)"));
    for (auto found = number.globalMatch(sentence); found.hasNext();) {
        const auto match = found.next();
        const QString which = match.captured(1);
        if (which.isEmpty() || isNumber(which.toInt())) sentence[match.capturedStart(2)] = noBreakSpace;
    }
    return sentence;
}

QString WindowTranslator::translate(const char* context, const char* source, const char* disambiguation, int n) const {
    return withNoBreaks(QTranslator::translate(context, source, disambiguation, n), [](int) { return false; });
}

}  // namespace intrika::words
