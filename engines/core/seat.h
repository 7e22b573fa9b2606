// Who sits at the table, and who looks at it.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>

namespace intrika {

using Seat = std::uint8_t;  // 0..n-1, clockwise
inline constexpr int maxSeats = 10;
inline constexpr Seat noSeat = 0xFF;

using Observer = std::optional<Seat>;  // nullopt: the spectator, who sees only what everybody sees
inline constexpr Observer spectator = std::nullopt;

constexpr Seat leftNeighbour(Seat seat, int seats) { return static_cast<Seat>(seat + 1 == seats ? 0 : seat + 1); }

// The seat `steps` places clockwise from `seat`; steps in 0..seats.
constexpr Seat clockwise(Seat seat, int steps, int seats) {
    const int at = seat + steps;
    return static_cast<Seat>(at >= seats ? at - seats : at);
}

// A set of seats; iterates in seat order.
class SeatSet {
public:
    constexpr SeatSet() = default;
    static constexpr SeatSet of(Seat seat) { return SeatSet(static_cast<std::uint16_t>(1u << seat)); }
    static constexpr SeatSet ofBits(unsigned bits) { return SeatSet(static_cast<std::uint16_t>(bits)); }
    static constexpr SeatSet firstOf(int seats) { return SeatSet(static_cast<std::uint16_t>((1u << seats) - 1)); }
    static constexpr SeatSet everybody() { return firstOf(maxSeats); }

    constexpr bool contains(Seat seat) const { return seat < maxSeats && ((bits_ >> seat) & 1u) != 0; }
    constexpr bool contains(Observer observer) const { return observer && contains(*observer); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int count() const { return std::popcount(bits_); }
    constexpr Seat first() const {
        assert(!empty());
        return static_cast<Seat>(std::countr_zero(bits_));
    }

    constexpr SeatSet with(Seat seat) const { return SeatSet(static_cast<std::uint16_t>(bits_ | (1u << seat))); }
    constexpr SeatSet without(Seat seat) const { return SeatSet(static_cast<std::uint16_t>(bits_ & ~(1u << seat))); }
    constexpr SeatSet operator|(SeatSet other) const {
        return SeatSet(static_cast<std::uint16_t>(bits_ | other.bits_));
    }
    constexpr SeatSet operator&(SeatSet other) const {
        return SeatSet(static_cast<std::uint16_t>(bits_ & other.bits_));
    }
    constexpr bool operator==(const SeatSet&) const = default;

    class Iterator {
    public:
        explicit constexpr Iterator(std::uint16_t left) : left_(left) {}
        constexpr Seat operator*() const { return static_cast<Seat>(std::countr_zero(left_)); }
        constexpr Iterator& operator++() {
            left_ = static_cast<std::uint16_t>(left_ & (left_ - 1));
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint16_t left_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    explicit constexpr SeatSet(std::uint16_t bits) : bits_(bits) {}
    std::uint16_t bits_ = 0;
};

}  // namespace intrika
