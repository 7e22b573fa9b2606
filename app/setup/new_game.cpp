#include "app/setup/new_game.h"

#include "engines/files/own_boards.h"

#include <QCoreApplication>

#include <algorithm>

namespace intrika::setup {

namespace {

bool isOwnBoard(const GameKind& kind, const OptionSpec& option, const std::string& id) {
    if (kind.boards == nullptr || option.key != kind.boards->option) return false;
    const OwnBoards boards = ownBoards(*kind.boards);
    return std::any_of(boards.begin(), boards.end(), [&id](const auto& board) { return board->id == id; });
}

// Whoever typed no name has that of the program's owner, unless somebody else at the table has it.
void nameFirstPerson(Settings::Seating& seating, const QString& name) {
    using Place = Settings::Seating::Place;
    const auto isOwner = [&name](const Place& place) { return place.name == name; };
    if (std::any_of(seating.seats.begin(), seating.seats.end(), isOwner)) return;
    const auto first = std::find_if(seating.seats.begin(), seating.seats.end(),
                                    [](const Place& place) { return place.player.is == PlayerKind::Is::human; });
    if (first != seating.seats.end() && first->name.isEmpty()) first->name = name;
}

// A bot whose usual name a person has takes the one that this person did without.
QString freeName(Seat seat, const Settings::Seating& seating) {
    const QString usual = defaultName(seat);
    for (Seat other = 0; other < seating.seats.size(); ++other) {
        if (seating.seats[other].name.compare(usual, Qt::CaseInsensitive) == 0) return defaultName(other);
    }
    return usual;
}

}  // namespace

NewGame usualGame(const GameKind& kind) {
    NewGame game;
    game.kind = &kind;
    for (Seat seat = 0; seat < kind.usualSeats; ++seat) {
        const auto is = seat == 0 ? PlayerKind::Is::human : PlayerKind::Is::bot;
        game.seats.push_back({defaultName(seat), {is, Level::normal, {}}, kind.seatColours.at(seat)});
    }
    return game;
}

Settings::Seating lastSeating(const GameKind& kind, const Settings& settings) {
    Settings::Seating last = settings.seating(kind.id);
    QStringList people = settings.people();
    if (people.isEmpty() && !settings.ownName().isEmpty()) people << settings.ownName();
    nameFirstPerson(last, settings.ownName());
    if (!last.seats.empty() || people.isEmpty()) return last;
    const int seated = static_cast<int>(people.size());
    const int seats = std::clamp(seated, kind.usualSeats, kind.maxSeats);
    for (int seat = 0; seat < seats; ++seat) {
        const bool isPerson = seat < seated;
        const PlayerKind player{isPerson ? PlayerKind::Is::human : PlayerKind::Is::bot, Level::normal, {}};
        last.seats.push_back({isPerson ? people[seat] : QString(), player});
    }
    return last;
}

NewGame gameAsLast(const GameKind& kind, const Settings& settings) {
    const Settings::Seating last = lastSeating(kind, settings);
    NewGame game = usualGame(kind);
    game.characters = settings.hasCharacters();
    const int seats = static_cast<int>(last.seats.size());
    if (seats < kind.minSeats || seats > kind.maxSeats) return game;
    game.seats.clear();
    QStringList names;
    for (Seat seat = 0; seat < seats; ++seat) {
        const Settings::Seating::Place& place = last.seats[seat];
        const QString name = place.name.isEmpty() ? freeName(seat, last) : place.name;
        game.seats.push_back({name, place.player, kind.seatColours.at(seat)});
        names << game.seats.back().name;
    }
    if (names.removeDuplicates() > 0) {  // a usual name may be another in this language
        game.seats = usualGame(kind).seats;
        return game;
    }
    for (const OptionSpec& option : kind.options) {
        const auto chosen = last.options.find(option.key);
        if (chosen == last.options.end()) continue;
        const bool known = std::find(option.values.begin(), option.values.end(), chosen->second) != option.values.end();
        if (known || isOwnBoard(kind, option, chosen->second)) game.options.insert(*chosen);
    }
    return game;
}

QString defaultName(Seat seat) {
    //: First names, one a seat, ten in all and each with another initial, separated by spaces.
    const QString names = QCoreApplication::translate(
        "NewGame", "Beatrice Clement Sophia Adam Ursula Matthew Helen Valentine Kate Gregory");
    return names.split(u' ').value(seat);
}

}  // namespace intrika::setup
