#include "engines/table/silence.h"

namespace intrika {

std::optional<MoveKey> onlySilence(const Session& session, SeatSet people, int at) {
    if (people.count() != 1) return std::nullopt;
    const Prompt prompt = session.prompt(people.first(), at);
    return prompt.choices.size() == 1 && prompt.silence == prompt.choices.front().key ? prompt.silence : std::nullopt;
}

}  // namespace intrika
