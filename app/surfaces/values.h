// What a file says of one part of a surface: numbers within bounds, colours by name. What is missing or out of bounds
// is as if it had not been said; the latter is told.
#pragma once

#include "app/surfaces/surface_file.h"

#include <QColor>
#include <QJsonObject>
#include <QList>
#include <QPointF>
#include <QString>
#include <QStringList>

namespace intrika::surfaces {

struct Bounds {
    double least = 0;
    double most = 2000;
};

class Values {
public:
    Values(QJsonObject from, const Materials& materials, QStringList* problems)
        : from_(std::move(from)), materials_(materials), problems_(problems) {}

    const Materials& materials() const { return materials_; }

    double number(const char* key, double otherwise, Bounds bounds = {}) const;
    int count(const char* key, int otherwise, int most = 200) const;
    QPointF place(const char* key, QPointF otherwise) const;  // in parts of the table
    QString word(const char* key) const;
    QColor colour(const char* key, const char* otherwise = "line") const;
    QList<QColor> colours(const char* key) const;
    // Lists of so many numbers each; others are left out.
    QList<QList<double>> rows(const char* key, int columns, Bounds bounds = {-2000, 2000}) const;
    // The same of one such list; empty: there is none.
    QList<double> row(const char* key, int columns, Bounds bounds = {-2000, 2000}) const;

private:
    void tell(const char* key) const;
    QColor colourSaid(const char* key, const QString& words) const;

    QJsonObject from_;
    const Materials& materials_;
    QStringList* problems_;
};

}  // namespace intrika::surfaces
