#include "app/guests/page_file.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>

namespace intrika::guests {

std::optional<Served> pageFile(const QString& path) {
    static const QHash<QString, QByteArray> types{{QStringLiteral("html"), "text/html; charset=utf-8"},
                                                  {QStringLiteral("css"), "text/css; charset=utf-8"},
                                                  {QStringLiteral("js"), "text/javascript; charset=utf-8"},
                                                  {QStringLiteral("svg"), "image/svg+xml"}};
    static const QRegularExpression plain(QStringLiteral("^/([a-z_]+\\.([a-z]+))$"));
    const auto match = plain.match(path == u"/" ? QStringLiteral("/index.html") : path);
    if (!match.hasMatch() || !types.contains(match.captured(2))) return std::nullopt;
    QFile file(QStringLiteral(":/guests/") + match.captured(1));
    if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
    return Served{types.value(match.captured(2)), file.readAll(), false};
}

}  // namespace intrika::guests
