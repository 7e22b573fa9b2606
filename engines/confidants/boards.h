// The boards that are in use, and a handle to one that is small enough to be part of every position.
#pragma once

#include "engines/confidants/board.h"

namespace intrika::confidants {

// Boards are added once and never change or go away, so all positions and threads share them.
class BoardRef {
public:
    constexpr BoardRef() = default;  // the default board
    const Board& operator*() const;
    const Board* operator->() const { return &**this; }
    // As a number, and back. Only of a board that is in use.
    constexpr int index() const { return index_; }
    static constexpr BoardRef at(int index) { return BoardRef(static_cast<std::uint8_t>(index)); }
    bool operator==(const BoardRef&) const = default;

private:
    friend class BoardShelf;
    explicit constexpr BoardRef(std::uint8_t index) : index_(index) {}
    std::uint8_t index_ = 0;
};

// On a thread that has one brought along (BoardKit::bring), that one by its id.
std::optional<BoardRef> boardNamed(std::string_view id);
void bringBoard(std::optional<BoardRef> board);
// A board of the same id that was added before is kept by those who use it; whoever asks from now on gets this one.
// Nothing: too many boards.
std::optional<BoardRef> addBoard(Board board);
// The same, but nobody gets it by its id alone.
std::optional<BoardRef> addNamelessBoard(Board board);
// A board that was added and was made of exactly this map.
std::optional<BoardRef> addedBoardOf(const BoardMap& map);

// Their files' texts, the default first (made from assets/boards).
std::span<const std::string_view> suppliedBoards();

}  // namespace intrika::confidants
