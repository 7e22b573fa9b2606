// A table with rows that are computed when they are first asked for, by whichever thread asks: most of a board nobody
// ever looks around from.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

namespace intrika::confidants {

template <class Row>
class LazyRows {
public:
    explicit LazyRows(std::size_t rows) : rows_(rows) {}

    // The row that `make` gives for this index, always the same; it is called once.
    template <class Make>
    const Row& at(std::size_t index, const Make& make) const {
        const Row* row = rows_[index].load(std::memory_order_acquire);
        return row != nullptr ? *row : add(index, make);
    }

private:
    template <class Make>
    const Row& add(std::size_t index, const Make& make) const {
        const std::lock_guard lock(mutex_);
        if (const Row* made = rows_[index].load(std::memory_order_relaxed)) return *made;
        owned_.push_back(std::make_unique<const Row>(make(index)));
        rows_[index].store(owned_.back().get(), std::memory_order_release);
        return *owned_.back();
    }

    mutable std::vector<std::atomic<const Row*>> rows_;
    mutable std::mutex mutex_;
    mutable std::vector<std::unique_ptr<const Row>> owned_;
};

}  // namespace intrika::confidants
