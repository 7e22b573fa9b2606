#include "engines/bots/temperament.h"

namespace intrika::bots {

std::string_view nameOf(Temperament temperament) {
    switch (temperament) {
        case Temperament::bold:
            return "bold";
        case Temperament::careful:
            return "careful";
        case Temperament::grudging:
            return "grudging";
        case Temperament::plain:
            break;
    }
    return {};
}

std::optional<Temperament> temperamentNamed(std::string_view name) {
    for (const Temperament temperament : allTemperaments) {
        if (nameOf(temperament) == name) return temperament;
    }
    return std::nullopt;
}

}  // namespace intrika::bots
