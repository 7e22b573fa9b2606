// What can happen in The Emperor's Confidants, as the rules tell it. `seat`: who does it, or whose it is.
#pragma once

#include "engines/confidants/told/told_bands.h"
#include "engines/confidants/told/told_beginning.h"
#include "engines/confidants/told/told_cards.h"
#include "engines/confidants/told/told_favours.h"
#include "engines/confidants/told/told_night.h"
#include "engines/confidants/told/told_walking.h"
#include "engines/core/narrator.h"

namespace intrika::confidants {

template <class... Phases>
struct Joined;
template <class... All>
struct Joined<std::variant<All...>> {
    using Type = std::variant<All...>;
};
template <class... These, class... Those, class... Rest>
struct Joined<std::variant<These...>, std::variant<Those...>, Rest...>
    : Joined<std::variant<These..., Those...>, Rest...> {};

using Told = Joined<told::Beginning, told::Walking, told::Cards, told::Favours, told::Bands, told::Night>::Type;
using Narrator = NarratorOf<Told>;

}  // namespace intrika::confidants
