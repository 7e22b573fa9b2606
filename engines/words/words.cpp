#include "engines/words/words.h"

#include "engines/core/clean_text.h"
#include "engines/words/lexicon.h"
#include "engines/words/no_breaks.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

#include <memory>

namespace intrika::words {
namespace {

constexpr char commonContext[] = "common";
constexpr char translatorName[] = "intrika";

QString capitalized(QString text) {
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

bool isHungarian(const QLocale& locale) { return locale.language() == QLocale::Hungarian; }
QString codeOf(const QLocale& locale) { return isHungarian(locale) ? QStringLiteral("hu") : QStringLiteral("en"); }

QString bound(const QString& sentence, const Text& text) {
    return withNoBreaks(sentence, [&text](int which) {
        const auto index = static_cast<std::size_t>(which);
        return index == 0 || (index <= text.args.size() && text.args[index - 1].kind == TextArg::Kind::number);
    });
}

}  // namespace

Words::Words(QString game, QStringList names) : game_(std::move(game)), names_(std::move(names)) {}

Words Words::in(const QString& language, QString game, QStringList names) {
    Words words(std::move(game), std::move(names));
    words.lexicon_ = std::make_shared<const Lexicon>(language.isEmpty() ? currentLanguage() : language);
    return words;
}

QLocale Words::locale() const { return lexicon_ ? lexicon_->locale() : QLocale(); }
QString Words::language() const { return codeOf(locale()); }

// Null where the language has no such unit. Qt answers a key that it does not find with the key itself.
QString Words::unit(const QString& key, int count) const {
    const QByteArray source = key.toUtf8();
    for (const QByteArray& from : {game_.toUtf8(), QByteArray(commonContext)}) {
        if (from.isEmpty()) continue;
        QString found = lexicon_ ? lexicon_->unit(from.constData(), source.constData(), count)
                                 : QCoreApplication::translate(from.constData(), source.constData(), nullptr, count);
        if (!found.isNull() && found != key) return found;
    }
    return {};
}

QString Words::withArticle(const QString& word) const {
    return (isHungarian(locale()) ? hungarianArticle(word) : QStringLiteral("the")) + u' ' + word;
}

// "A három muskétás" in a sentence is "a Három muskétás": the article of the name gives way to the sentence's.
QString Words::withoutOwnArticle(const QString& name) const {
    static const QRegularExpression hungarian(QStringLiteral("^(A|Az) "));
    static const QRegularExpression english(QStringLiteral("^The "));
    const auto match = (isHungarian(locale()) ? hungarian : english).match(name);
    return match.hasMatch() ? capitalized(name.mid(match.capturedLength())) : name;
}

QString Words::written(std::int64_t value) const {
    QLocale numbers = locale();
    if (isHungarian(numbers) && std::abs(value) < 10'000) numbers.setNumberOptions(QLocale::OmitGroupSeparator);
    return numbers.toString(static_cast<qlonglong>(value)).replace(u'-', QChar(0x2212));
}

// A form that is asked for with a capital begins a sentence.
QString Words::argument(const TextArg& argument, const QString& form) const {
    if (!form.isEmpty() && form[0].isUpper())
        return capitalized(this->argument(argument, form[0].toLower() + form.mid(1)));
    switch (argument.kind) {
        case TextArg::Kind::number:
            return form == u"the" ? withArticle(written(argument.number)) : written(argument.number);
        case TextArg::Kind::seat:
            return names_.value(static_cast<int>(argument.number));
        case TextArg::Kind::term:
            return term(QString::fromStdString(argument.word), form);
        case TextArg::Kind::literal:
            return QString::fromStdString(cleanQuote(argument.word));
        case TextArg::Kind::text:
            return argument.inner.empty() ? QString() : say(argument.inner.front());
    }
    return {};
}

QString Words::say(const Text& text) const {
    if (text.empty()) return {};
    const QString key = QString::fromStdString(text.id);
    const QString found = unit(key, text.count.value_or(-1));
    if (found.isNull()) return u'‹' + key + u'›';

    const QString sentence = bound(found, text);
    static const QRegularExpression placeholder(QStringLiteral("%(\\d)(?:\\[(\\w+)\\])?"));
    QString filled;
    qsizetype done = 0;
    for (auto places = placeholder.globalMatch(sentence); places.hasNext();) {
        const auto match = places.next();
        const auto which = static_cast<std::size_t>(match.captured(1).toInt());
        if (which == 0 || which > text.args.size()) continue;
        filled += QStringView(sentence).mid(done, match.capturedStart() - done);
        filled += argument(text.args[which - 1], match.captured(2));
        done = match.capturedEnd();
    }
    return filled += QStringView(sentence).mid(done);
}

QString Words::say(const Problem& problem) const {
    const TextArg place = literal(problem.place);
    const TextArg what = part(problem.text);
    if (problem.event < 0) {
        return problem.place.empty() ? say(problem.text) : say(intrika::say("problem.at-place", {place, what}));
    }
    // People count from one.
    const TextArg event = number(problem.event + 1);
    return say(problem.place.empty() ? intrika::say("problem.at-event", {event, what})
                                     : intrika::say("problem.at-event-place", {event, place, what}));
}

QString Words::term(const QString& key, const QString& form) const {
    const QString name = unit(key);
    if (name.isNull()) return u'‹' + key + u'›';
    if (form.isEmpty() || form == u"name") return name;

    const QString own = unit(key + u'.' + form);
    if (!own.isNull()) return own;
    const bool definite = form.startsWith(u"the");
    const QString bare = definite ? form.mid(3).toLower() : form;
    const QString inflected = bare.isEmpty() ? QString() : unit(key + u'.' + bare);
    const QString word = inflected.isNull() ? withoutOwnArticle(name) : inflected;
    // Places and people: a unit `.the` that is the name itself says that they take no article.
    const bool proper = unit(key + QStringLiteral(".the")) == name;
    return definite && !proper ? withArticle(word) : word;
}

QString hungarianArticle(const QString& word) {
    const QString az = QStringLiteral("az");
    const QString a = QStringLiteral("a");
    static const QRegularExpression opening(QStringLiteral("^[\\s„\"(»]+"));
    const QString spoken = QString(word).remove(opening);
    if (spoken.isEmpty()) return a;
    const QChar first = spoken[0];

    // egy, öt, ezer, egymillió, ötven, ötszáz
    static const QRegularExpression digits(QStringLiteral("^[0-9]+"));
    if (const auto match = digits.match(spoken); match.hasMatch()) {
        return first == u'5' || (first == u'1' && match.capturedLength() % 3 == 1) ? az : a;
    }
    static const QRegularExpression roman(QStringLiteral("^([IVX]+)\\."));
    if (const auto match = roman.match(spoken); match.hasMatch()) {
        return match.captured(1) == u"I" || match.captured(1) == u"V" ? az : a;
    }
    // A capital that stands alone is read by its name: em, es, iksz, but bé, té.
    const bool alone = first.isUpper() && (spoken.size() == 1 || !spoken[1].isLower());
    static const QString vowels = QStringLiteral("aáeéiíoóöőuúüű");
    const QString readWithVowel = alone ? vowels + QStringLiteral("flmnrsxy") : vowels;
    return readWithVowel.contains(first.toLower()) ? az : a;
}

QStringList languages() { return {QStringLiteral("hu"), QStringLiteral("en")}; }

QString systemLanguage() {
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        const QString code = wanted.section(u'-', 0, 0).toLower();
        if (languages().contains(code)) return code;
    }
    return QStringLiteral("en");
}

QString currentLanguage() { return codeOf(QLocale()); }

void switchLanguage(const QString& code) {
    // First: whoever hears of the change already writes numbers in the new language.
    QLocale::setDefault(localeOf(code));
    auto* app = QCoreApplication::instance();
    qDeleteAll(app->findChildren<QTranslator*>(QLatin1String(translatorName), Qt::FindDirectChildrenOnly));
    const auto install = [app](std::unique_ptr<QTranslator> translator, const QString& file, const QString& folder) {
        if (!translator->load(file, folder)) return;
        translator->setObjectName(QLatin1String(translatorName));
        translator->setParent(app);
        QCoreApplication::installTranslator(translator.release());
    };
    install(std::make_unique<QTranslator>(), QStringLiteral("qtbase_") + code,
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    for (const QString& file : wordFiles(code)) {
        const bool ofTheWindow = file.startsWith(u"app_");
        install(ofTheWindow ? std::make_unique<WindowTranslator>() : std::make_unique<QTranslator>(), file,
                wordFolder());
    }
}

}  // namespace intrika::words
