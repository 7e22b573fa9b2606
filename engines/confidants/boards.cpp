#include "engines/confidants/boards.h"

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

    const Board& at(std::uint8_t index) const { return *boards_[index].load(std::memory_order_acquire); }

    std::optional<BoardRef> find(std::string_view id) {
        const std::lock_guard lock(mutex_);
        for (std::size_t index = owned_.size(); index-- > 0;) {
            if (owned_[index]->plan().id == id) return BoardRef(static_cast<std::uint8_t>(index));
        }
        return std::nullopt;
    }

    std::optional<BoardRef> add(Board board) {
        const std::lock_guard lock(mutex_);
        const std::size_t index = owned_.size();
        if (index == boards_.size()) return std::nullopt;
        owned_.push_back(std::make_unique<const Board>(std::move(board)));
        boards_[index].store(owned_.back().get(), std::memory_order_release);
        return BoardRef(static_cast<std::uint8_t>(index));
    }

private:
    BoardShelf() {
        for (const std::string_view text : suppliedBoards()) {
            auto board = readBoard(nlohmann::json::parse(text));
            assert(board);
            add(std::move(*board));
        }
    }

    std::mutex mutex_;
    std::vector<std::unique_ptr<const Board>> owned_;
    std::array<std::atomic<const Board*>, 256> boards_{};
};

const Board& BoardRef::operator*() const { return BoardShelf::get().at(index_); }

std::optional<BoardRef> boardNamed(std::string_view id) { return BoardShelf::get().find(id); }

std::optional<BoardRef> addBoard(Board board) { return BoardShelf::get().add(std::move(board)); }

}  // namespace intrika::confidants
