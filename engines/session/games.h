// The games that somebody has: handed to whoever meets a game by its name alone, in a file or on a command line.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

namespace intrika::session {

struct GameKind;

// Kinds live as long as the program.
class Games {
public:
    explicit Games(std::vector<const GameKind*> kinds) : kinds_(std::move(kinds)) {}

    const GameKind* named(std::string_view id) const;  // null: none of these
    const GameKind* onBoards() const;                  // the first that is played on a map; null: none is

    auto begin() const { return kinds_.begin(); }
    auto end() const { return kinds_.end(); }
    std::size_t size() const { return kinds_.size(); }
    const GameKind& front() const { return *kinds_.front(); }
    const GameKind& back() const { return *kinds_.back(); }

private:
    std::vector<const GameKind*> kinds_;
};

}  // namespace intrika::session
