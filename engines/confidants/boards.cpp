#include "engines/confidants/boards.h"

#include "engines/core/json_text.h"

#include <nlohmann/json.hpp>

#include <atomic>
#include <cassert>
#include <memory>
#include <mutex>
#include <utility>

namespace intrika::confidants {

class BoardShelf {
public:
    static BoardShelf& get() {
        static BoardShelf shelf;
        return shelf;
    }

    const Board& at(std::uint8_t index) {
        const Board* board = boards_[index].load(std::memory_order_acquire);
        return board == nullptr ? supplied(index) : *board;
    }

    std::optional<BoardRef> find(std::string_view id) {
        const std::lock_guard lock(mutex_);
        for (std::size_t index = ids_.size(); index-- > 0;) {
            if (ids_[index] == id) return BoardRef(static_cast<std::uint8_t>(index));
        }
        return std::nullopt;
    }

    std::optional<BoardRef> findMadeOf(const BoardMap& map) {
        const std::lock_guard lock(mutex_);
        for (std::size_t index = suppliedBoards().size(); index < ids_.size(); ++index) {
            const Board* board = boards_[index].load(std::memory_order_relaxed);
            if (*board->map() == map) return BoardRef(static_cast<std::uint8_t>(index));
        }
        return std::nullopt;
    }

    // `id`: by which it is found; empty: not at all.
    std::optional<BoardRef> add(Board board, std::string id) {
        const std::lock_guard lock(mutex_);
        const std::size_t index = ids_.size();
        if (index == boards_.size()) return std::nullopt;
        ids_.push_back(std::move(id));
        keep(index, std::move(board));
        return BoardRef(static_cast<std::uint8_t>(index));
    }

private:
    BoardShelf() {
        for (const std::string_view text : suppliedBoards()) ids_.push_back(knownJson(text).at("id"));
    }

    // Those that come with the game are made when they are first looked at.
    const Board& supplied(std::size_t index) {
        const std::lock_guard lock(mutex_);
        if (const Board* made = boards_[index].load(std::memory_order_relaxed)) return *made;
        auto board = readBoard(knownJson(suppliedBoards()[index]));
        assert(board);
        return keep(index, std::move(*board));
    }

    const Board& keep(std::size_t index, Board board) {
        owned_.push_back(std::make_unique<const Board>(std::move(board)));
        boards_[index].store(owned_.back().get(), std::memory_order_release);
        return *owned_.back();
    }

    std::mutex mutex_;
    std::vector<std::string> ids_;  // of all, by index
    std::vector<std::unique_ptr<const Board>> owned_;
    std::array<std::atomic<const Board*>, 256> boards_{};
};

const Board& BoardRef::operator*() const { return BoardShelf::get().at(index_); }

namespace {

thread_local std::optional<BoardRef> brought;

}  // namespace

void bringBoard(std::optional<BoardRef> board) { brought = board; }

std::optional<BoardRef> boardNamed(std::string_view id) {
    if (brought && (*brought)->plan().id == id) return brought;
    return BoardShelf::get().find(id);
}

std::optional<BoardRef> addBoard(Board board) {
    std::string id = board.plan().id;
    return BoardShelf::get().add(std::move(board), std::move(id));
}

std::optional<BoardRef> addNamelessBoard(Board board) { return BoardShelf::get().add(std::move(board), {}); }

std::optional<BoardRef> addedBoardOf(const BoardMap& map) { return BoardShelf::get().findMadeOf(map); }

}  // namespace intrika::confidants
