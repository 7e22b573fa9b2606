// What the rules of a game tell while they carry out one event, in full truth, and what an observer may hear of it.
//
// A game's `Told` is a std::variant of small structs, one for each thing that can happen, and only what happened: what
// is said of it and how it looks is the presenter's. What not everybody may know is Hidden in it.
#pragma once

#include "engines/core/happening.h"
#include "engines/core/seat.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace intrika {

// What only some may know. `redact` takes it away from the others.
template <class T>
class Hidden {
public:
    Hidden() = default;  // known to nobody who reads this
    static Hidden openly(T value) { return Hidden(std::move(value), SeatSet::everybody(), true); }
    static Hidden knownTo(SeatSet knowers, T value) { return Hidden(std::move(value), knowers, false); }
    Hidden(const Hidden&) = default;
    Hidden(Hidden&&) noexcept = default;
    Hidden& operator=(const Hidden&) = default;
    Hidden& operator=(Hidden&&) noexcept = default;
    ~Hidden() {}  // not trivial, by which a struct that holds one is told from those that need no `hidden`

    explicit operator bool() const { return value_.has_value(); }
    const T& operator*() const { return value_.value(); }
    const T* operator->() const { return &value_.value(); }

    bool isKnownTo(Observer observer) const { return isOpen_ || knowers_.contains(observer); }

    // Who else knows it is no secret in any of the games, but the observer needs none of it.
    void tellOnly(Observer observer) {
        if (!isKnownTo(observer)) value_.reset();
        knowers_ = SeatSet();
        isOpen_ = true;
    }
    bool operator==(const Hidden&) const = default;

private:
    Hidden(T value, SeatSet knowers, bool isOpen) : value_(std::move(value)), knowers_(knowers), isOpen_(isOpen) {}

    std::optional<T> value_;
    SeatSet knowers_;
    bool isOpen_ = false;  // the spectator knows it too
};

// A struct that hides something names all of it: `auto hidden() { return std::tie(cards); }`. Any other is trivially
// copyable.
template <class Each>
concept Hides = requires(Each& each) {
    each.hidden();
};
template <class Each>
concept NamesWhatItHides = Hides<Each> || std::is_trivially_copyable_v<Each>;

template <class Told>
struct Narrated {
    Told told;
    SeatSet learners;  // see Happening
    std::uint8_t beat = 0;
    bool account = false;
    bool operator==(const Narrated&) const = default;
};

// Rules get a null pointer where nobody listens.
template <class Told>
class NarratorOf {
public:
    // `learners`: who learns by it something they could not know before.
    void tell(Told told, SeatSet learners = {}) { narrated_.push_back({std::move(told), learners, beat_, isAccount_}); }
    void nextBeat() { ++beat_; }
    void beginAccount() { isAccount_ = true; }
    void endAccount() { isAccount_ = false; }
    const std::vector<Narrated<Told>>& narrated() const { return narrated_; }
    std::vector<Narrated<Told>> take() { return std::move(narrated_); }

private:
    std::vector<Narrated<Told>> narrated_;
    std::uint8_t beat_ = 0;
    bool isAccount_ = false;
};

template <class Told>
Told redact(Told told, Observer observer) {
    const auto hide = [observer]<class Each>(Each& each) {
        static_assert(NamesWhatItHides<Each>);
        if constexpr (Hides<Each>) {
            std::apply([observer](auto&... parts) { (parts.tellOnly(observer), ...); }, each.hidden());
        }
    };
    std::visit(hide, told);
    return told;
}

template <class Told>
bool isOpenToAll(const Told& told) {
    return std::visit(
        []<class Each>(Each each) {
            if constexpr (!Hides<Each>)
                return true;
            else
                return std::apply([](auto&... parts) { return (parts.isKnownTo(spectator) && ...); }, each.hidden());
        },
        told);
}

template <class Told>
std::vector<Narrated<Told>> redact(std::vector<Narrated<Told>> narrated, Observer observer) {
    for (Narrated<Told>& each : narrated) each.told = redact(std::move(each.told), observer);
    return narrated;
}

// As the observer is shown it; a Presenter says what is said of each thing and how it looks.
template <class Presenter, class Told>
Happening shown(const Narrated<Told>& redacted) {
    return {Presenter::motion(redacted.told), Presenter::sentence(redacted.told), redacted.learners, redacted.beat,
            redacted.account};
}

template <class Presenter, class Told>
std::vector<Happening> shown(const std::vector<Narrated<Told>>& redacted) {
    std::vector<Happening> happenings;
    happenings.reserve(redacted.size());
    for (const Narrated<Told>& each : redacted) happenings.push_back(shown<Presenter>(each));
    return happenings;
}

// A list of kinds of happenings of which the same is true, for one overload that stands for all of them.
template <class Each, class... These>
concept OneOf = (std::same_as<Each, These> || ...);

}  // namespace intrika
