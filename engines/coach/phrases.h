// How the things of the Coach are called, as Texts.
#pragma once

#include "engines/coach/objects.h"
#include "engines/coach/told.h"
#include "engines/core/narrator.h"
#include "engines/core/text.h"

#include <string>
#include <vector>

namespace intrika::coach {

TextArg termOf(Object object);
TextArg termOf(Profession profession);
TextArg termOf(Alliance alliance);
TextArg termOf(Side side);

Text listOf(Objects objects);  // empty where there is none
Text wrongClaim(Seat seat, Victory victory, const Judgement& why);

// A sentence of a card; for those who see it another one, which names it after all else.
template <class Card>
Text naming(const std::string& id, std::vector<TextArg> args, const Hidden<Card>& card) {
    if (!card) return say(id, std::move(args));
    args.push_back(termOf(*card));
    return say(id + "-known", std::move(args));
}
Text naming(const std::string& id, std::vector<TextArg> args, const Hidden<Objects>& objects);

}  // namespace intrika::coach
