#include "tests/fuzz/promises.h"

#include "engines/words/words.h"
#include "tests/support/engine_rooms.h"

#include <QString>

#include <map>
#include <utility>

namespace intrika::fuzz {
namespace {

// Words of a language and a game are found once: a target reads some thousand inputs a second.
const Words& wordsOf(const QString& language, const std::string& game) {
    static std::map<std::pair<QString, std::string>, Words> all;
    const auto found = all.find({language, game});
    if (found != all.end()) return found->second;
    return all.try_emplace({language, game}, Words::in(language, QString::fromStdString(game))).first->second;
}

}  // namespace

void mustBeTold(const Text& text, const std::string& game) {
    must(!text.empty());
    for (const QString& language : languages()) {
        const QString sentence = wordsOf(language, game).say(text);
        must(!sentence.isEmpty());
        must(!sentence.contains(QStringLiteral("‹") + QString::fromStdString(text.id)));  // a key without a sentence
    }
    for (const TextArg& argument : text.args) {
        for (const Text& inner : argument.inner) mustBeTold(inner, game);
    }
}

}  // namespace intrika::fuzz
