#include "engines/table/silence.h"

namespace intrika::table {

std::optional<MoveKey> onlySilence(const Prompt& prompt) {
    return prompt.choices.size() == 1 && prompt.silence == prompt.choices.front().key ? prompt.silence : std::nullopt;
}

}  // namespace intrika::table
