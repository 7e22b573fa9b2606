// Whatever Qt warns of while one of these stands; it is still said.
#pragma once

#include <QStringList>
#include <QtGlobal>

namespace intrika {

class QtWarnings {
public:
    QtWarnings() { before() = qInstallMessageHandler(hear); }
    ~QtWarnings() { qInstallMessageHandler(before()); }
    QtWarnings(const QtWarnings&) = delete;
    QtWarnings& operator=(const QtWarnings&) = delete;

    static QStringList& heard() {
        static QStringList warnings;
        return warnings;
    }

private:
    static QtMessageHandler& before() {
        static QtMessageHandler handler = nullptr;
        return handler;
    }
    // What the platform of the tests has not got is no fault of a window.
    static void hear(QtMsgType type, const QMessageLogContext& context, const QString& text) {
        const bool isOfPlatform = text.startsWith(QLatin1String("This plugin does not support"));
        if ((type == QtWarningMsg || type == QtCriticalMsg) && !isOfPlatform) heard() << text;
        if (!isOfPlatform) before()(type, context, text);
    }
};

}  // namespace intrika
