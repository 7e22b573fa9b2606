// How much larger the panel beside a large table is: its type, its signs. Everything in it shares the panel's factor.
#pragma once

#include "app/faces/text_fit.h"
#include "app/play/room.h"

#include <QFont>
#include <QSize>

#include <string_view>

class QLabel;
class QPushButton;
class QWidget;

namespace intrika::play {

// 1 up to a window of 1600 x 900; in steps, so that type does not swell while a window is dragged.
double growthFor(QSize page);

// Of the panel round it; 1 where there is none that grows.
double panelGrowth(const QWidget& inside);
void growPanel(QWidget& panel, double now);  // and the type of all that is in it, its chips and keys

// These two grow with the panel round them.
void showChip(QLabel& label, std::string_view colour, int side);  // px of usual text
void showKey(QPushButton& button, int digit);

// Of usual text, as they are there.
QFont panelFont(Cut cut, int pixels, const QWidget& inside);
int panelPixels(int usual, const QWidget& inside);

}  // namespace intrika::play
