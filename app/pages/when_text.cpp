#include "app/pages/when_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace intrika::pages {
namespace {

struct WhenText {
    Q_DECLARE_TR_FUNCTIONS(WhenText)
};

}  // namespace

QString whenText(const QDateTime& when) {
    const QString time = QLocale().toString(when.time(), QLocale::ShortFormat);
    if (when.date() == QDate::currentDate()) return WhenText::tr("today %1").arg(time);
    if (when.date().daysTo(QDate::currentDate()) == 1) return WhenText::tr("yesterday %1").arg(time);
    return QLocale().toString(when.date(), QLocale::ShortFormat);
}

}  // namespace intrika::pages
