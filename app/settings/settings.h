// What the program remembers of its user, each with its type and its default.
#pragma once

#include "app/faces/table_ink.h"
#include "app/play/pace.h"
#include "app/scene/animator.h"
#include "app/scene/hand_order.h"
#include "app/settings/room.h"
#include "app/sounds/volume.h"
#include "engines/bots/level.h"
#include "engines/files/settings_store.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <map>
#include <string>
#include <vector>

namespace intrika::settings {

inline constexpr int longestName = 40;  // of a person, in characters; what is pasted beyond is cut

class Settings {
public:
    QString language() const;  // "hu", "en"; empty: the desktop's
    void setLanguage(const QString& code);

    Speed speed() const;  // where nobody has chosen one: none on a desktop that wants no motion
    void setSpeed(Speed speed);

    Pace pace() const;  // of bots
    void setPace(Pace pace);

    HandSort handSort(const std::string& game) const;
    void setHandSort(const std::string& game, HandSort sort);

    Cloth cloth() const;
    void setCloth(Cloth cloth);

    bool hasSound() const;
    void setSound(bool on);

    Volume volume() const;
    void setVolume(Volume volume);

    bool hasCharacters() const;  // bots of new games have temperaments, and say so
    void setCharacters(bool on);

    int textSize() const;  // percent of the desktop's: 100, 125, 150, 175 or 200
    void setTextSize(int percent);

    QByteArray windowPlace() const;  // QWidget::saveGeometry
    void setWindowPlace(const QByteArray& place);

    bool hidesWhenLeft() const;  // the curtain falls as soon as another program is in front
    void setHidesWhenLeft(bool hides);

    QString ownName() const;  // of the person whose program this is; empty: none was given
    void setOwnName(const QString& name);
    void renameOwner(const QString& typed);  // tables that are laid as last time know it at once
    bool isNameAsked() const;                // it was given, or refused

    std::string lastGame() const;  // GameKind::id of the one that was begun last; empty: none
    void setLastGame(const std::string& game);

    // Whether the guided first game was offered or played.
    bool isLessonKnown(const std::string& game) const;
    void setLessonKnown(const std::string& game);

    QDateTime countedSince() const;  // finished games before it are not in the statistics; null: all are
    void setCountedSince(const QDateTime& when);

    // Saved games that were opened or saved, newest first; those that are gone are left out.
    QStringList recentFiles() const;
    void addRecentFile(const QString& path);

    // How a game was set up last. Names that nobody typed are empty.
    struct Seating {
        struct Place {
            QString name;
            PlayerKind player;
            bool phone = false;  // a person's, for this game: not kept
        };
        std::vector<Place> seats;  // empty: never
        std::map<std::string, std::string> options;
    };
    Seating seating(const std::string& game) const;
    void setSeating(const std::string& game, const Seating& seating);
    void setPeople(const QStringList& people);
    QStringList people() const;  // of the game set up last, whichever it was; names that nobody typed are empty

private:
    std::vector<std::string> gamesSetUp() const;  // that have a seating

    mutable QSettings store_ = settingsStore();  // reading a list moves it into the list's group and back
};

}  // namespace intrika::settings
