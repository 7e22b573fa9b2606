// For the beginning of a program.
#pragma once

#include <QtMessageHandler>

namespace intrika {

// What `make` makes of Qt, which complains of a locale that is not on this machine or not UTF-8: our output is UTF-8
// all the same, scripts read standard error, and whoever has no window is told of that alone.
template <class Make>
auto quietly(Make make) {
    const QtMessageHandler usual = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    auto made = make();
    qInstallMessageHandler(usual);
    return made;
}

}  // namespace intrika
