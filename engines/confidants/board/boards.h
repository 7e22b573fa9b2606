// The boards that games are played on, and a handle to one that is small enough to be part of every position.
#pragma once

#include "engines/confidants/board/board.h"

namespace intrika::confidants {

// Whoever holds positions keeps the board that they are on; those that come with the game are there for good.
class BoardRef {
public:
    BoardRef();  // the default board
    explicit BoardRef(const Board& board) : board_(&board) {}
    const Board& operator*() const { return *board_; }
    const Board* operator->() const { return board_; }
    // A board that was read twice is one board all the same.
    bool operator==(const BoardRef& other) const { return board_ == other.board_ || *map() == *other.map(); }

private:
    const BoardMap* map() const { return board_->map().get(); }
    const Board* board_;
};

std::optional<BoardRef> suppliedBoard(std::string_view id);
bool isSupplied(const Board& board);

// Their files, the default first (made from assets/boards).
struct BoardText {
    std::string_view id, text;
};
inline constexpr std::size_t suppliedCount = 2;
std::span<const BoardText> suppliedBoards();

// What a game may be played on when it is dealt or opened: whatever comes with it, and these.
class Boards {
public:
    Boards() = default;
    explicit Boards(MadeBoards made) : maps_(made.begin(), made.end()) {}

    // The last of this id that is a good one, made when it is first asked for. Nothing: there is none.
    std::optional<BoardRef> named(std::string_view id);

    static const BoardKit& kit();

private:
    std::vector<std::shared_ptr<const BoardMap>> maps_;
    std::vector<std::unique_ptr<const Board>> boards_;  // of some of them
};

}  // namespace intrika::confidants
