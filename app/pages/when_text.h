// A moment as people say it: "today 14:05", "yesterday 14:05", else the date.
#pragma once

#include <QDateTime>
#include <QString>

namespace intrika::pages {

QString whenText(const QDateTime& when);

}  // namespace intrika::pages
