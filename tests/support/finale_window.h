// The end of a game in a window, for tests.
#pragma once

#include "app/finale/finale_view.h"
#include "app/scene/face_cache.h"
#include "engines/table/table.h"
#include "engines/words/words.h"
#include "tests/support/players.h"
#include "tests/support/random_play.h"
#include "tests/support/rooms.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <vector>

namespace intrika {

// A game played at random to its end. `first`: what all names begin with.
inline std::unique_ptr<Table> over(const GameKind& kind, int seats, std::uint64_t seed, const QString& first = {}) {
    const auto count = static_cast<std::size_t>(seats);
    std::vector<SeatInfo> people;
    for (std::size_t seat = 0; seat < count; ++seat) {
        const QString name = first.isEmpty() ? QStringLiteral("Person%1").arg(seat) : first + QString::number(seat);
        people.push_back({name, human, kind.seatColours.at(seat)});
    }
    return std::make_unique<Table>(randomGame(kind, seats, nlohmann::json::object(), seed), people, seed, nullptr);
}

inline Words wordsOf(const Table& table) { return Words(QString::fromStdString(table.kind().id), table.names()); }

// The finale of a game in a window.
struct FinaleWindow {
    FinaleWindow(const Table& table, QSize size)
        : faces(QString::fromStdString(table.kind().id), table.kind().faces), view(table, faces) {
        faces.setWords(wordsOf(table));
        view.resize(size);
        view.tell(wordsOf(table));
    }
    template <class Widget>
    QList<Widget*> all() const {
        return view.findChildren<Widget*>();
    }

    FaceCache faces;
    FinaleView view;
};

}  // namespace intrika
