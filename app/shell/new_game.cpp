#include "app/shell/new_game.h"

#include <QCoreApplication>

namespace intrika {

NewGame usualGame(const GameKind& kind) {
    NewGame game;
    game.kind = &kind;
    for (Seat seat = 0; seat < kind.usualSeats; ++seat) {
        const auto is = seat == 0 ? PlayerKind::Is::human : PlayerKind::Is::bot;
        game.seats.push_back({defaultName(seat), {is, Level::normal, {}}, kind.seatColours.at(seat)});
    }
    return game;
}

QString defaultName(Seat seat) {
    //: First names, one a seat, ten in all and each with another initial, separated by spaces.
    const QString names = QCoreApplication::translate(
        "NewGame", "Beatrice Clement Sophia Adam Ursula Matthew Helen Valentine Kate Gregory");
    return names.split(u' ').value(seat);
}

}  // namespace intrika
