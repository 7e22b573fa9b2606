// Figures that are told to whoever measures: a line of JSON each, on the standard output.
#pragma once

#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <cstdio>

namespace intrika::measure {

inline double tenths(double value) { return std::round(value * 10) / 10; }

inline void tellFigures(const QJsonObject& figures) {
    std::printf("%s\n", QJsonDocument(figures).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

}  // namespace intrika::measure
