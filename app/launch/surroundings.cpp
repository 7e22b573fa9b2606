#include "app/launch/surroundings.h"

#include <QByteArrayList>
#include <QCoreApplication>
#include <QStringList>

#include <cstdio>
#include <cstdlib>
#include <utility>

namespace intrika::launch {
namespace {

struct Surroundings {
    Q_DECLARE_TR_FUNCTIONS(intrika::launch::Surroundings)
};

struct Bounds {
    const char* variable;
    double least, most;
};

// Beyond these a letter is less than a point or more than a window, and Qt fails to make the pictures.
constexpr Bounds allBounds[] = {
    {"QT_SCALE_FACTOR", 0.2, 8}, {"QT_SCREEN_SCALE_FACTORS", 0.2, 8}, {"QT_FONT_DPI", 20, 800}};

// Of one number, or of one for each screen: "1.5;DP-1=2". What is no number Qt passes over.
bool isWithin(const Bounds& bounds, const QString& value) {
    for (const QString& entry : value.split(u';')) {
        bool isNumber = false;
        const double number = entry.section(u'=', -1).toDouble(&isNumber);
        if (isNumber && !(number >= bounds.least && number <= bounds.most)) return false;
    }
    return true;
}

QByteArrayList& heldBack() {
    static QByteArrayList lines;
    return lines;
}

DisplaySought::Speak& speaking() {
    static DisplaySought::Speak speak = nullptr;
    return speak;
}

QString displaysAsked() {
    QStringList asked;
    for (const char* variable : {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY"}) {
        const QString value = qEnvironmentVariable(variable);
        if (!value.isEmpty()) asked << QString::fromLatin1(variable) + u'=' + value;
    }
    return asked.join(QStringLiteral(", "));
}

void hear(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (type != QtFatalMsg) {
        heldBack() << qFormatLogMessage(type, context, message).toLocal8Bit();
        return;
    }
    speaking()();
    const QString sentence =
        Surroundings::tr("the display cannot be reached (%1); intrika-cli plays without one").arg(displaysAsked());
    std::fputs(qUtf8Printable(QStringLiteral("intrika: ") + sentence + u'\n'), stderr);
    std::fflush(stderr);
    std::_Exit(1);
}

}  // namespace

QString wrongScale() {
    for (const Bounds& bounds : allBounds) {
        const QString value = qEnvironmentVariable(bounds.variable);
        if (isWithin(bounds, value)) continue;
        return Surroundings::tr("%1=%2: no window can be drawn in this size; %3 to %4 is possible")
            .arg(QString::fromLatin1(bounds.variable), value, QString::number(bounds.least),
                 QString::number(bounds.most));
    }
    return {};
}

DisplaySought::DisplaySought(Speak speak) {
    speaking() = speak;
    qInstallMessageHandler(hear);
}

DisplaySought::~DisplaySought() {
    qInstallMessageHandler(nullptr);
    for (const QByteArray& line : std::exchange(heldBack(), {})) std::fprintf(stderr, "%s\n", line.constData());
}

}  // namespace intrika::launch
