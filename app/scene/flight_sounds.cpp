#include "app/scene/flight_sounds.h"

#include "app/scene/face_cache.h"
#include "app/scene/piece_item.h"

#include <algorithm>
#include <optional>

namespace intrika::scene {
namespace {

constexpr std::size_t dealFrom = 3;  // so many cards at once are dealt
constexpr double arrived = 0.7;      // of the way in time: what slows down as it comes is there long before it stands
constexpr double turned = 0.5;

Sound landing(Build build, bool dealt) {
    switch (build) {
        case Build::token:
            return Sound::coin;
        case Build::figure:
            return Sound::piece;
        default:
            return dealt ? Sound::cardDealt : Sound::cardLaid;
    }
}

std::optional<SoundCue> soundOf(const Flight& flight, const FaceCache& faces, bool dealt) {
    const auto when = [&](double part) { return flight.begin + part * flight.length; };
    switch (flight.kind) {
        case Flight::Kind::move:
            return SoundCue{when(arrived), landing(faces.build(flight.piece->face()), dealt)};
        case Flight::Kind::turn:
            return SoundCue{when(turned), Sound::cardTurned};
        case Flight::Kind::dice:
            return SoundCue{when(0), Sound::dice};
        case Flight::Kind::points:
        case Flight::Kind::ground:
            break;
    }
    return std::nullopt;
}

}  // namespace

std::deque<SoundCue> soundsOf(const std::vector<Flight>& flights, const FaceCache& faces) {
    const auto moves = std::count_if(flights.begin(), flights.end(),
                                     [](const Flight& flight) { return flight.kind == Flight::Kind::move; });
    std::deque<SoundCue> cues;
    for (const Flight& flight : flights) {
        const auto cue = soundOf(flight, faces, static_cast<std::size_t>(moves) >= dealFrom);
        if (cue) cues.push_back(*cue);
    }
    std::stable_sort(cues.begin(), cues.end(), [](const SoundCue& a, const SoundCue& b) { return a.at < b.at; });
    return cues;
}

}  // namespace intrika::scene
