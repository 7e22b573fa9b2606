// The rules as a printed page: numbers in the margin, examples on a tinted ground, tables ruled.
#pragma once

#include "app/rules/room.h"
#include "engines/words/rules_text.h"

#include <QTextCursor>

#include <vector>

class QTextDocument;

namespace intrika::rules {

// Fills the page, which is emptied first, and returns what each entry covers there. Rule numbers in the text that
// the entries have become links, "#T-31". Lengths follow the page's default font.
std::vector<QTextCursor> layOutRules(QTextDocument& page, const std::vector<RuleEntry>& entries);

}  // namespace intrika::rules
