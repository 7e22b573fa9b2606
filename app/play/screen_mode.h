// What a screen is doing now, as one value.
#pragma once

#include "engines/core/seat.h"

#include <string_view>
#include <variant>

namespace intrika::play {

// `holds`: why the table has to wait meanwhile; empty: it need not.
namespace mode {

// Why one of several people has the screen, or is called to it; before they come, the curtain falls.
enum class Why {
    turn,      // they are asked, and the question shows what only they may see
    spokeUp,   // they have something to say to a question that was put to the whole table
    ownCards,  // they want to see what they hold, whoever is asked
    look,      // something was shown to them alone
    byHand,    // somebody has hidden the table
};

// The curtain is down. It calls `seat`; noSeat: nobody in particular.
struct Hidden {
    static constexpr std::string_view holds = "the curtain is down";
    Seat seat = noSeat;
    Why why = Why::turn;
    bool operator==(const Hidden&) const = default;
};

// A step that was taken is being shown, with motion or without.
struct ShowingStep {
    static constexpr std::string_view holds = "a step is shown";
    int step = 0;
    bool operator==(const ShowingStep&) const = default;
};

// All at the screen look together, at their own pace, at what everybody is to see of a step.
struct Gathered {
    static constexpr std::string_view holds = "all look together";
    int step = 0;
    bool operator==(const Gathered&) const = default;
};

// Somebody sees what a step showed them alone, until they say so.
struct ShowingLook {
    static constexpr std::string_view holds = "somebody is shown something alone";
    Seat seat = noSeat;
    int step = 0;
    bool operator==(const ShowingLook&) const = default;
};

// One person decides. They have the screen by their turn, because they spoke up, or for a look at their own cards.
struct Asking {
    static constexpr std::string_view holds{};
    Seat seat = noSeat;
    Why why = Why::turn;
    bool operator==(const Asking&) const = default;
};

// One question to all of them: has anybody something to say?
struct AskingAll {
    static constexpr std::string_view holds{};
    SeatSet seats;
    bool operator==(const AskingAll&) const = default;
};

// Nobody had: they pass, one after another, each by an event of its own.
struct Passing {
    static constexpr std::string_view holds = "people pass";
    SeatSet seats;
    bool operator==(const Passing&) const = default;
};

// Somebody who is not asked looks at their own cards.
struct OwnCards {
    static constexpr std::string_view holds = "somebody looks at their own cards";
    Seat seat = noSeat;
    bool operator==(const OwnCards&) const = default;
};

// Nobody here is asked: bots and chance decide, or somebody at another surface.
struct Watching {
    static constexpr std::string_view holds{};
    bool operator==(const Watching&) const = default;
};

// The past lies on the table, or the account of a step is gone through.
struct Past {
    static constexpr std::string_view holds = "the past is on the table";
    bool operator==(const Past&) const = default;
};

// A guided game waits until what it says has been read.
struct Teaching {
    static constexpr std::string_view holds = "a lesson is read";
    bool operator==(const Teaching&) const = default;
};

struct Over {
    static constexpr std::string_view holds{};
    bool operator==(const Over&) const = default;
};

}  // namespace mode

using ScreenMode =
    std::variant<mode::Watching, mode::Hidden, mode::ShowingStep, mode::Gathered, mode::ShowingLook, mode::Asking,
                 mode::AskingAll, mode::Passing, mode::OwnCards, mode::Past, mode::Teaching, mode::Over>;

}  // namespace intrika::play
