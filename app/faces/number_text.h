// A number alone, as the house sets it: with the sign for minus, not a hyphen.
#pragma once

#include <QChar>
#include <QLocale>
#include <QString>

namespace intrika::faces {

inline QString numberText(int value) { return QLocale().toString(value).replace(u'-', QChar(0x2212)); }

inline QString numberText(double value, int decimals) {
    return QLocale().toString(value, 'f', decimals).replace(u'-', QChar(0x2212));
}

}  // namespace intrika::faces
