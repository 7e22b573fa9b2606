// The legal moves of a position, listed millions of times a second.
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <vector>

namespace intrika {

// What std::vector does, less the checks at each push_back that GCC leaves out of line (a fifth of a random game).
// Clearing keeps the memory.
template <class Move>
class MoveList {
public:
    MoveList() = default;
    // Copied even where it could be moved: a list that had been moved away would not know that it has no room.
    MoveList(const MoveList&) = default;
    MoveList& operator=(const MoveList&) = default;
    MoveList(std::initializer_list<Move> moves) : store_(moves), size_(moves.size()), room_(moves.size()) {}

    // `Move` is a variant. The kind of move is written in place: a whole variant would be written in parts and at once
    // read as one, which stalls the processor.
    template <class Kind>
    void push_back(const Kind& move) {
        if (size_ == room_) grow(1);
        store_[size_++].template emplace<Kind>(move);
    }
    // For many of one kind in a loop, at most `most`: `fill` writes them from the place it is given and returns where
    // it ended. The bytes of a move may be anything to the compiler, so after each push_back it reads the list anew.
    template <class Fill>
    void append(std::size_t most, Fill fill) {
        if (size_ + most > room_) grow(most);
        size_ = static_cast<std::size_t>(fill(store_.data() + size_) - store_.data());
    }
    void clear() { size_ = 0; }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Move& operator[](std::size_t index) const { return store_[index]; }
    const Move& front() const { return store_.front(); }
    const Move* begin() const { return store_.data(); }
    const Move* end() const { return store_.data() + size_; }
    bool operator==(const MoveList& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }

private:
    [[gnu::noinline]] void grow(std::size_t more) {
        room_ = std::max<std::size_t>(32, 2 * (size_ + more));
        store_.resize(room_);
    }

    std::vector<Move> store_;
    std::size_t size_ = 0;
    std::size_t room_ = 0;  // store_.size(), which takes a division to learn
};

}  // namespace intrika
