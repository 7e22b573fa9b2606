#include "engines/succession/phrases.h"

namespace intrika::succession {

TextArg nameOf(Character character) {
    if (character == nobody) return term("card.character");
    return term("character." + std::string(characterIds[static_cast<std::size_t>(character)]));
}

TextArg nameOf(Card card) {
    if (card == noCard) return term("card.card");
    const char* family = sortOf(card) == Sort::building ? "building." : "subject.";
    return term(family + std::string(cardIds[static_cast<std::size_t>(card)]));
}

Text cardInWords(Card card) {
    const char* colour[] = {"colour-name.yellow", "colour-name.red", "colour-name.blue", "colour-name.green"};
    return say("piece.card", {nameOf(card), number(worthOf(card)), term(colour[static_cast<int>(colourOf(card))]),
                              nameOf(partnerOf(card))});
}

TextArg nameOf(Action action) { return term("action." + std::string(actionIds[static_cast<std::size_t>(action)])); }

TextArg nameOfPile(int pile) {
    return term((sortOfPile(pile) == Sort::building ? "pile.building." : "pile.subject.") +
                std::to_string(pile % 2 + 1));
}

Text listOf(ActionSet actions) {
    Text list;
    for (const Action action : actions) {
        Text one = say("list.one", {nameOf(action)});
        list = list.empty() ? std::move(one) : say("list.more", {part(std::move(list)), part(std::move(one))});
    }
    return list;
}

}  // namespace intrika::succession
