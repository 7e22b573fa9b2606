#include "app/surfaces/values.h"

#include <QJsonArray>

#include <algorithm>

namespace intrika::surfaces {
namespace {

constexpr int mostRows = 64;

bool isWithin(Bounds bounds, double value) { return bounds.least <= value && value <= bounds.most; }

QList<double> numbersIn(const QJsonArray& from, int columns, Bounds bounds) {
    QList<double> numbers;
    if (from.size() != columns) return numbers;
    for (const QJsonValue value : from) {
        if (!value.isDouble() || !isWithin(bounds, value.toDouble())) return {};
        numbers << value.toDouble();
    }
    return numbers;
}

}  // namespace

void Values::tell(const char* key) const {
    if (problems_ != nullptr) problems_->append(word("kind") + QLatin1Char(' ') + QLatin1String(key));
}

double Values::number(const char* key, double otherwise, Bounds bounds) const {
    const QJsonValue value = from_.value(QLatin1String(key));
    if (value.isUndefined()) return otherwise;
    if (value.isDouble() && isWithin(bounds, value.toDouble())) return value.toDouble();
    tell(key);
    return otherwise;
}

int Values::count(const char* key, int otherwise, int most) const {
    return static_cast<int>(number(key, otherwise, {1, static_cast<double>(most)}));
}

QPointF Values::place(const char* key, QPointF otherwise) const {
    const QList<double> both = row(key, 2, {-1, 2});
    return both.isEmpty() ? otherwise : QPointF(both[0], both[1]);
}

QString Values::word(const char* key) const { return from_.value(QLatin1String(key)).toString(); }

QColor Values::colourSaid(const char* key, const QString& words) const {
    const QColor colour = colourIn(words, materials_.colours);
    if (colour.isValid()) return colour;
    tell(key);
    return Qt::transparent;
}

QColor Values::colour(const char* key, const char* otherwise) const {
    const QString said = word(key);
    return colourSaid(key, said.isEmpty() ? QLatin1String(otherwise) : said);
}

QList<QColor> Values::colours(const char* key) const {
    QList<QColor> all;
    for (const QJsonValue value : from_.value(QLatin1String(key)).toArray()) {
        if (all.size() == mostRows) break;
        all << colourSaid(key, value.toString());
    }
    return all;
}

QList<double> Values::row(const char* key, int columns, Bounds bounds) const {
    const QJsonValue value = from_.value(QLatin1String(key));
    if (value.isUndefined()) return {};
    const QList<double> numbers = numbersIn(value.toArray(), columns, bounds);
    if (numbers.isEmpty()) tell(key);
    return numbers;
}

QList<QList<double>> Values::rows(const char* key, int columns, Bounds bounds) const {
    QList<QList<double>> all;
    for (const QJsonValue value : from_.value(QLatin1String(key)).toArray()) {
        if (all.size() == mostRows) break;
        const QList<double> numbers = numbersIn(value.toArray(), columns, bounds);
        if (numbers.isEmpty()) {
            tell(key);
        } else {
            all << numbers;
        }
    }
    return all;
}

}  // namespace intrika::surfaces
