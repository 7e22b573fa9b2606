// A choice decided by keys, as a person does: the digit beside it, arrows in the list, Enter.
#pragma once

#include "app/play/choice_list.h"
#include "tests/support/rooms.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>

namespace intrika {

inline bool isOnButton(const Choice& choice) {
    return choice.picks.size() == 1 && choice.picks.front().on == Pick::On::word;
}

inline void decideByKeys(QWidget& page, ChoiceList& list, const Prompt& prompt, const Choice& choice) {
    std::vector<std::uint16_t> words;
    for (const Choice& each : prompt.choices) {
        if (isOnButton(each)) words.push_back(each.picks.front().value);
    }
    std::sort(words.begin(), words.end());
    const auto digit = [&page](std::ptrdiff_t number) {
        QTest::keyClick(page.focusWidget(), static_cast<Qt::Key>(Qt::Key_0 + number));
    };
    if (isOnButton(choice)) {
        digit(std::find(words.begin(), words.end(), choice.picks.front().value) - words.begin() + 1);
    } else {
        digit(static_cast<std::ptrdiff_t>(words.size()) + 1);
        for (int row = 0; row < list.count() && !(prompt.choices.at(list.choiceAt(row)).key == choice.key); ++row)
            QTest::keyClick(&list, Qt::Key_Down);
    }
    QTest::keyClick(page.focusWidget(), Qt::Key_Return);
}

}  // namespace intrika
