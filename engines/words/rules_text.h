// The rules of a game as people read them. Every numbered rule is one unit of the game's translations
// ("rules.T-31"); the game's outline puts them in order.
#pragma once

#include <QRegularExpression>
#include <QString>

#include <cstdint>
#include <vector>

namespace intrika::words {

class Words;

// An outline, `:/i18n/rules/<game>.outline`, has one entry a line:
//   # rules.title        a heading: one # for the title, two for a section, three for a part of it
//   rules.intro.aim      a passage without a number
//   T-1                  a rule; its key is "rules.T-1"
//   > T-12               a rule that is an example
struct RuleEntry {
    enum class Kind : std::uint8_t { heading, passage, rule, example, card };
    Kind kind = Kind::passage;
    int level = 0;   // of a heading, 1 to 3
    QString number;  // of a rule or example: "T-31"; of a card, which no outline has, its face's key
    QString text;    // Markdown, a heading's is plain
};

// Empty: the game has no outline.
std::vector<RuleEntry> rulesOf(const Words& words);
std::vector<RuleEntry> rulesOf(const QString& game);  // in the language that is switched on now
QString rulesMarkdown(const Words& words);

// Finds the numbers of rules, "T-31", in a sentence; the number is capture 1.
const QRegularExpression& ruleNumbers();

}  // namespace intrika::words
