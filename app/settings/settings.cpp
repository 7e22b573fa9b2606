#include "app/settings/settings.h"

#include "app/play/text_size.h"
#include "app/settings/desktop_motion.h"
#include "engines/words/clean_words.h"
#include "engines/words/words.h"

#include <QRegularExpression>

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <optional>

namespace intrika::settings {
namespace {

constexpr int mostRecentFiles = 8;

// Written into the file by name, so that a later order of the enumeration does not change what was chosen.
const std::array<std::pair<Speed, QLatin1String>, 4> speedNames{{{Speed::slow, QLatin1String("slow")},
                                                                 {Speed::normal, QLatin1String("normal")},
                                                                 {Speed::fast, QLatin1String("fast")},
                                                                 {Speed::off, QLatin1String("off")}}};

const std::array<std::pair<Pace, QLatin1String>, 4> paceNames{{{Pace::slow, QLatin1String("slow")},
                                                               {Pace::normal, QLatin1String("normal")},
                                                               {Pace::fast, QLatin1String("fast")},
                                                               {Pace::atOnce, QLatin1String("at-once")}}};

const std::array<std::pair<HandSort, QLatin1String>, 3> handSortNames{{{HandSort::own, QLatin1String("own")},
                                                                       {HandSort::byKind, QLatin1String("kind")},
                                                                       {HandSort::byValue, QLatin1String("value")}}};

const std::array<std::pair<Volume, QLatin1String>, 3> volumeNames{{{Volume::quiet, QLatin1String("quiet")},
                                                                   {Volume::medium, QLatin1String("medium")},
                                                                   {Volume::loud, QLatin1String("loud")}}};

template <class Value, std::size_t count>
std::optional<Value> valueNamed(const QString& name, const std::array<std::pair<Value, QLatin1String>, count>& names) {
    for (const auto& [value, known] : names) {
        if (name == known) return value;
    }
    return std::nullopt;
}

template <class Value, std::size_t count>
QString nameIn(const std::array<std::pair<Value, QLatin1String>, count>& names, Value wanted) {
    for (const auto& [value, name] : names) {
        if (value == wanted) return name;
    }
    return {};
}

QString lessonKey(const std::string& game) { return QStringLiteral("lessons/") + QString::fromStdString(game); }

QString handKey(const std::string& game) { return QStringLiteral("hands/") + QString::fromStdString(game); }

constexpr QLatin1String seatings("seating");

QString groupOf(const std::string& game) { return seatings + u'/' + QString::fromStdString(game); }

}  // namespace

QString Settings::language() const {
    const QString code = store_.value("language").toString();
    return languages().contains(code) ? code : QString();
}

void Settings::setLanguage(const QString& code) { store_.setValue("language", code); }

Speed Settings::speed() const {
    if (const auto chosen = valueNamed(store_.value("speed").toString(), speedNames)) return *chosen;
    return desktopWantsMotion() ? Speed::normal : Speed::off;
}

void Settings::setSpeed(Speed speed) { store_.setValue("speed", nameIn(speedNames, speed)); }

Pace Settings::pace() const { return valueNamed(store_.value("pace").toString(), paceNames).value_or(Pace::normal); }

void Settings::setPace(Pace pace) { store_.setValue("pace", nameIn(paceNames, pace)); }

HandSort Settings::handSort(const std::string& game) const {
    return valueNamed(store_.value(handKey(game)).toString(), handSortNames).value_or(HandSort::own);
}

void Settings::setHandSort(const std::string& game, HandSort sort) {
    store_.setValue(handKey(game), nameIn(handSortNames, sort));
}

Cloth Settings::cloth() const {
    return store_.value("cloth").toString() == QLatin1String("light") ? Cloth::light : Cloth::dark;
}

void Settings::setCloth(Cloth cloth) {
    store_.setValue("cloth", cloth == Cloth::light ? QStringLiteral("light") : QStringLiteral("dark"));
}

bool Settings::hasSound() const { return store_.value("sound", true).toBool(); }

void Settings::setSound(bool on) { store_.setValue("sound", on); }

Volume Settings::volume() const {
    return valueNamed(store_.value("volume").toString(), volumeNames).value_or(Volume::quiet);
}

void Settings::setVolume(Volume volume) { store_.setValue("volume", nameIn(volumeNames, volume)); }

bool Settings::hasCharacters() const { return store_.value("characters", true).toBool(); }

void Settings::setCharacters(bool on) { store_.setValue("characters", on); }

int Settings::textSize() const {
    const int percent = store_.value("textSize", textSizes.front()).toInt();
    return std::find(textSizes.begin(), textSizes.end(), percent) == textSizes.end() ? textSizes.front() : percent;
}

void Settings::setTextSize(int percent) { store_.setValue("textSize", percent); }

QByteArray Settings::windowPlace() const { return store_.value("windowPlace").toByteArray(); }

void Settings::setWindowPlace(const QByteArray& place) { store_.setValue("windowPlace", place); }

QDateTime Settings::countedSince() const {
    return QDateTime::fromString(store_.value("countedSince").toString(), Qt::ISODateWithMs).toLocalTime();
}

void Settings::setCountedSince(const QDateTime& when) {
    store_.setValue("countedSince", when.toUTC().toString(Qt::ISODateWithMs));
}

QStringList Settings::recentFiles() const {
    QStringList files = store_.value("recentFiles").toStringList();
    files.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    return files;
}

void Settings::addRecentFile(const QString& path) {
    QStringList files = recentFiles();
    const QString whole = QFileInfo(path).absoluteFilePath();
    files.removeAll(whole);
    files.prepend(whole);
    store_.setValue("recentFiles", files.mid(0, mostRecentFiles));
}

bool Settings::hidesWhenLeft() const { return store_.value("hidesWhenLeft").toBool(); }

void Settings::setHidesWhenLeft(bool hides) { store_.setValue("hidesWhenLeft", hides); }

// Wherever the old name sits at a table that is laid as last time, the new one does.
void Settings::renameOwner(const QString& typed) {
    const QString before = ownName(), name = typed.simplified();
    setOwnName(name);
    if (before.isEmpty() || before == name) return;
    QStringList seated = people();
    seated.replaceInStrings(QRegularExpression(u'^' + QRegularExpression::escape(before) + u'$'), name);
    for (const std::string& game : gamesSetUp()) {
        Seating last = seating(game);
        for (Seating::Place& place : last.seats) {
            if (place.name == before) place.name = name;
        }
        if (!last.seats.empty()) setSeating(game, last);
    }
    setPeople(seated);  // the last word on who sat down last
}

QString Settings::ownName() const { return cleanName(store_.value("name").toString()); }

void Settings::setOwnName(const QString& name) { store_.setValue("name", name); }

bool Settings::isNameAsked() const { return store_.contains("name"); }

std::string Settings::lastGame() const { return store_.value("lastGame").toString().toStdString(); }

void Settings::setLastGame(const std::string& game) { store_.setValue("lastGame", QString::fromStdString(game)); }

bool Settings::isLessonKnown(const std::string& game) const { return store_.value(lessonKey(game)).toBool(); }

void Settings::setLessonKnown(const std::string& game) { store_.setValue(lessonKey(game), true); }

Settings::Seating Settings::seating(const std::string& game) const {
    Seating seating;
    store_.beginGroup(groupOf(game));
    const int seats = std::min<int>(store_.beginReadArray("seats"), maxSeats);  // whoever was at the file
    for (int seat = 0; seat < seats; ++seat) {
        store_.setArrayIndex(seat);
        const auto player = playerKindNamed(store_.value("player").toString().toStdString());
        seating.seats.push_back({cleanName(store_.value("name").toString()), player.value_or(PlayerKind{})});
    }
    store_.endArray();
    store_.beginGroup("options");
    for (const QString& key : store_.childKeys()) {
        seating.options[key.toStdString()] = store_.value(key).toString().toStdString();
    }
    store_.endGroup();
    store_.endGroup();
    return seating;
}

void Settings::setSeating(const std::string& game, const Seating& seating) {
    store_.beginGroup(groupOf(game));
    store_.remove(QString());
    store_.beginWriteArray("seats", static_cast<int>(seating.seats.size()));
    QStringList people;
    for (int seat = 0; const auto& place : seating.seats) {
        store_.setArrayIndex(seat++);
        store_.setValue("name", place.name);
        store_.setValue("player", QString::fromStdString(nameOf(place.player)));
        if (place.player.is == PlayerKind::Is::human) people << place.name;
    }
    store_.endArray();
    for (const auto& [key, value] : seating.options) {
        store_.setValue(QStringLiteral("options/") + QString::fromStdString(key), QString::fromStdString(value));
    }
    store_.endGroup();
    store_.setValue("people", people);
}

std::vector<std::string> Settings::gamesSetUp() const {
    std::vector<std::string> games;
    store_.beginGroup(seatings);
    for (const QString& game : store_.childGroups()) games.push_back(game.toStdString());
    store_.endGroup();
    return games;
}

void Settings::setPeople(const QStringList& people) { store_.setValue("people", people); }

QStringList Settings::people() const {
    QStringList people = store_.value("people").toStringList();
    for (QString& name : people) name = cleanName(name);
    return people;
}

}  // namespace intrika::settings
