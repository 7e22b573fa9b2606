#include "app/rules/text_search.h"

#include <QTextDocument>

namespace intrika::rules {
namespace {

// Each letter in its place, so that a place in these is the place in the text.
QString lettersAsTyped(QString text) {
    for (QChar& letter : text) {
        const QString parts = letter.decomposition();
        letter = (parts.isEmpty() || letter.decompositionTag() != QChar::Canonical ? letter : parts[0]).toLower();
        if (letter == QChar::Nbsp) letter = u' ';
    }
    return text;
}

}  // namespace

std::vector<QTextCursor> hitsIn(QTextDocument& text, const QString& wanted) {
    if (wanted.isEmpty()) return {};
    const QString letters = lettersAsTyped(text.toRawText());
    const QString sought = lettersAsTyped(wanted);
    std::vector<QTextCursor> hits;
    for (qsizetype at = letters.indexOf(sought); at >= 0; at = letters.indexOf(sought, at + 1)) {
        QTextCursor& hit = hits.emplace_back(&text);
        hit.setPosition(static_cast<int>(at));
        hit.setPosition(static_cast<int>(at + sought.size()), QTextCursor::KeepAnchor);
    }
    return hits;
}

}  // namespace intrika::rules
