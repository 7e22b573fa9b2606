#include "engines/words/rules_text.h"

#include "engines/words/words.h"

#include <QFile>
#include <QStringList>
#include <QTextStream>

namespace intrika::words {
namespace {

QString unit(const Words& words, const QString& key) { return words.say(say(key.toStdString())); }

RuleEntry entryOf(const QString& line, const Words& words) {
    const QString mark = line.section(u' ', 0, 0);
    const QString name = line.section(u' ', -1);
    if (mark.startsWith(u'#')) {
        return {RuleEntry::Kind::heading, static_cast<int>(mark.size()), {}, unit(words, name)};
    }
    if (name.startsWith(u"rules.")) return {RuleEntry::Kind::passage, 0, {}, unit(words, name)};
    const QString text = unit(words, QStringLiteral("rules.") + name);
    if (mark != u">") return {RuleEntry::Kind::rule, 0, name, text};
    const QString label = unit(words, QStringLiteral("rules.example"));
    return {RuleEntry::Kind::example, 0, name, u'*' + label + QStringLiteral("* ") + text};
}

QString markdownOf(const RuleEntry& entry) {
    const QString numbered = QStringLiteral("**%1** %2").arg(entry.number, entry.text);
    switch (entry.kind) {
        case RuleEntry::Kind::heading:
            return QString(entry.level, u'#') + u' ' + entry.text;
        case RuleEntry::Kind::passage:
        case RuleEntry::Kind::card:
            return entry.text;
        case RuleEntry::Kind::rule:
            return numbered;
        case RuleEntry::Kind::example:
            return QStringLiteral("> ") + QString(numbered).replace(QStringLiteral("\n"), QStringLiteral("\n> "));
    }
    return {};
}

}  // namespace

std::vector<RuleEntry> rulesOf(const Words& words) {
    QFile outline(QStringLiteral(":/i18n/rules/%1.outline").arg(words.game()));
    if (!outline.open(QIODevice::ReadOnly | QIODevice::Text)) return {};
    std::vector<RuleEntry> entries;
    QTextStream lines(&outline);
    for (QString line; lines.readLineInto(&line);) {
        if (!line.isEmpty()) entries.push_back(entryOf(line, words));
    }
    return entries;
}

std::vector<RuleEntry> rulesOf(const QString& game) { return rulesOf(Words(game)); }

QString rulesMarkdown(const Words& words) {
    QStringList parts;
    for (const RuleEntry& entry : rulesOf(words)) parts += markdownOf(entry);
    return parts.join(u"\n\n") + u'\n';
}

const QRegularExpression& ruleNumbers() {
    static const QRegularExpression numbers(QStringLiteral("\\b([A-Z]-\\d+[a-z]?)\\b"));
    return numbers;
}

}  // namespace intrika::words
