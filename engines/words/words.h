// Texts into sentences, in the language that is switched on now.
#pragma once

#include "engines/core/problem.h"
#include "engines/core/text.h"

#include <QString>
#include <QStringList>

#include <memory>

class QLocale;

namespace intrika::words {

class Lexicon;

// Looks a key up in the game's context of the translations, then in the context "common". A key that is found in
// neither is shown as it is, in ‹›, so that the gap is seen; a test sees to it that there is none.
class Words {
public:
    // `game`: a game's id, or empty where no game is concerned. `names`: the people by seat.
    explicit Words(QString game = {}, QStringList names = {});
    // In that language, whichever is switched on: for what is printed, or read elsewhere. An empty code: the one that
    // is switched on now, and stays so.
    static Words in(const QString& language, QString game = {}, QStringList names = {});

    QString say(const Text& text) const;
    QString say(const Problem& problem) const;
    // form: "name" (default), "the", "acc", "dat", "ins", "theAcc", "theDat", "theIns"; a unit `<key>.<form>` adds a
    // form of its own. The name itself stands for a form that the language lacks. In a sentence, a form with a capital
    // ("%1[The]") begins it, and a number takes "the" too. A unit `<key>.the` equal to the name: it has no article.
    QString term(const QString& key, const QString& form = {}) const;
    const QString& game() const { return game_; }
    const QStringList& names() const { return names_; }
    QLocale locale() const;
    QString language() const;  // its code

private:
    QString unit(const QString& key, int count = -1) const;
    QString withArticle(const QString& word) const;
    QString withoutOwnArticle(const QString& name) const;
    QString written(std::int64_t value) const;
    QString argument(const TextArg& argument, const QString& form) const;

    QString game_;
    QStringList names_;
    std::shared_ptr<const Lexicon> lexicon_;  // null: the language that is switched on
};

// "a" or "az", by how the word is read aloud.
QString hungarianArticle(const QString& word);

// Languages the program speaks: "hu", "en". `switchLanguage` replaces the translators of the application, Qt's own
// texts included, and sets the default locale; widgets then get their LanguageChange.
QStringList languages();
QString systemLanguage();  // the first of the user's languages that the program speaks, else "en"
QString currentLanguage();
void switchLanguage(const QString& code);

}  // namespace intrika::words
