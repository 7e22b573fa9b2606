// How loud the program is, as people choose it.
#pragma once

namespace intrika::sounds {

enum class Volume { quiet, medium, loud };

constexpr double gainOf(Volume volume) { return volume == Volume::quiet ? 0.3 : volume == Volume::medium ? 0.6 : 1; }

}  // namespace intrika::sounds
