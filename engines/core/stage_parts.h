// What games look for in what an event told when they make a script of it.
#pragma once

#include "engines/core/narrator.h"
#include "engines/core/stage.h"

#include <algorithm>
#include <span>
#include <utility>
#include <variant>

namespace intrika {

// Is it of one of these kinds?
template <class... These>
struct IsTold {
    template <class Told>
    bool operator()(const Narrated<Told>& one) const {
        return (std::holds_alternative<These>(one.told) || ...);
    }
};

// The number of the first of these kinds; of all where there is none.
template <class... These, class Told>
std::size_t firstOf(std::span<const Narrated<Told>> heard) {
    return static_cast<std::size_t>(std::find_if(heard.begin(), heard.end(), IsTold<These...>{}) - heard.begin());
}

// The number behind the last of these kinds; 0 where there is none.
template <class... These, class Told>
std::size_t endOf(std::span<const Narrated<Told>> heard) {
    const auto last = std::find_if(heard.rbegin(), heard.rend(), IsTold<These...>{});
    return static_cast<std::size_t>(last.base() - heard.begin());
}

// Writes a script beat by beat: each shows the picture as it is then, and tells no less than the one before.
class StageWriter {
public:
    StageWriter(Text title, std::size_t begins) {
        script_.title = std::move(title);
        script_.begins = begins;
    }

    StagePicture picture;

    void setWidth(double width) { script_.width = width; }
    // `name`: empty: a part of the beat before. `told`: so many happenings are told with it.
    void beat(Text name, int milliseconds, std::size_t told) {
        script_.beats.push_back({std::move(name), milliseconds, std::max(told, script_.ends()), picture, {}, {}});
    }
    // Likewise, and nothing new is told.
    void beat(Text name, int milliseconds) { beat(std::move(name), milliseconds, script_.ends()); }
    // Of the last beat.
    void gain(std::uint16_t card, Seat seat) { script_.beats.back().gains.push_back({card, seat}); }
    void gainNote(Seat seat) { script_.beats.back().notes = script_.beats.back().notes.with(seat); }
    std::size_t told() const { return script_.ends(); }
    StageScript take() { return std::move(script_); }

private:
    StageScript script_;
};

}  // namespace intrika
