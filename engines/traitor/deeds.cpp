// Who wrongs whom in Traitor: whoever turns their loyalty leaves the others of their house in the lurch (T-30), and
// whoever wins a conflict does so at the cost of the other house.
#include "engines/traitor/presenter.h"

#include <array>
#include <optional>

namespace intrika::traitor {
namespace {

class Wrongs {
public:
    explicit Wrongs(const Board& board) : seats_(board.seats) {
        for (Seat seat = 0; seat < seats_; ++seat) houses_[seat] = board.players[seat].house;
    }

    void operator()(const told::ActionShown& told) { actions_[told.seat] = told.card; }
    void operator()(const told::HouseChanged& told) {
        // The Diplomat's change is nobody's will (T-31).
        if (actions_[told.seat] == Action::traitor) againstAll(Deed::Kind::betrayal, told.seat, houses_[told.seat]);
        houses_[told.seat] = told.house;
    }
    void operator()(const told::ConflictWon& told) {
        const House loser = told.winner == House::eagle ? House::rose : House::eagle;
        for (Seat seat = 0; seat < seats_; ++seat) {
            if (houses_[seat] == told.winner) againstAll(Deed::Kind::harm, seat, loser);
        }
    }
    void operator()(const auto&) {}

    std::vector<Deed> deeds;

private:
    void againstAll(Deed::Kind kind, Seat by, House house) {
        for (Seat seat = 0; seat < seats_; ++seat) {
            if (seat != by && houses_[seat] == house) deeds.push_back({kind, by, seat});
        }
    }

    int seats_;
    std::array<House, maxPlayers> houses_{};  // that the seats serve by now
    std::array<std::optional<Action>, maxPlayers> actions_{};
};

}  // namespace

std::vector<Deed> Presenter::deeds(const View& before, std::span<const Narrated<Told>> redacted) {
    Wrongs wrongs(before.board);
    for (const Narrated<Told>& one : redacted) std::visit(wrongs, one.told);
    return wrongs.deeds;
}

}  // namespace intrika::traitor
