// Finding words in a text that is read on the screen.
#pragma once

#include <QTextCursor>

#include <vector>

class QTextDocument;

namespace intrika::rules {

// Each place of what is wanted, selected, in the order of the text; case and accents make no difference, so that who
// has no Hungarian keyboard finds "áruló" by "arulo". Nothing wanted is found nowhere.
std::vector<QTextCursor> hitsIn(QTextDocument& text, const QString& wanted);

}  // namespace intrika::rules
