// Enter on a button, as its user expects it.
#pragma once

class QAbstractButton;

namespace intrika::play {

void clickOnEnter(QAbstractButton& button);  // Qt's buttons answer to Space alone

}  // namespace intrika::play
