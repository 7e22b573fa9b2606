// Texts into sentences, in the language that is switched on now.
#pragma once

#include "engines/core/problem.h"
#include "engines/core/text.h"

#include <QString>
#include <QStringList>

namespace intrika {

// Looks a key up in the game's context of the translations, then in the context "common". A key that is found in
// neither is shown as it is, in ‹›, so that the gap is seen; a test sees to it that there is none.
class Words {
public:
    // `game`: a game's id, or empty where no game is concerned. `names`: the people by seat.
    explicit Words(QString game = {}, QStringList names = {});

    QString say(const Text& text) const;
    QString say(const Problem& problem) const;
    // form: "name" (default), "the", "acc", "dat", "ins", "theAcc", "theDat", "theIns"; a unit `<key>.<form>` adds a
    // form of its own. The name itself stands for a form that the language lacks. In a sentence, a form with a capital
    // ("%1[The]") begins it, and a number takes "the" too. A unit `<key>.the` equal to the name: it has no article.
    QString term(const QString& key, const QString& form = {}) const;
    const QString& game() const { return game_; }
    const QStringList& names() const { return names_; }

private:
    QString game_;
    QStringList names_;
};

// "a" or "az", by how the word is read aloud.
QString hungarianArticle(const QString& word);

// Languages the program speaks: "hu", "en". `switchLanguage` replaces the translators of the application, Qt's own
// texts included, and sets the default locale; widgets then get their LanguageChange.
QStringList languages();
QString systemLanguage();  // the first of the user's languages that the program speaks, else "en"
QString currentLanguage();
void switchLanguage(const QString& code);

}  // namespace intrika
