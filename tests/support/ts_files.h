// The translation files as they stand in the source, for tests that judge words.
#pragma once

#include <QDir>
#include <QFile>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

namespace intrika {

struct Unit {
    QString context;
    QString key;
    QStringList forms;  // one, or one for each plural
    bool numerus = false;
    bool finished = true;
    QString file;
};

inline QString root(const QString& path) { return QStringLiteral(INTRIKA_SOURCE_DIR "/") + path; }

inline QString contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

inline Unit readUnit(QXmlStreamReader& xml, const QString& context) {
    Unit unit;
    unit.context = context;
    unit.numerus = xml.attributes().value(QStringLiteral("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            unit.key = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            unit.finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
            if (!unit.numerus) {
                unit.forms << xml.readElementText();
                continue;
            }
            while (xml.readNextStartElement()) unit.forms << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return unit;
}

// A .ts file by context and key.
inline QMap<QString, Unit> unitsOf(const QString& path) {
    QMap<QString, Unit> units;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return units;
    QXmlStreamReader xml(&file);
    xml.readNextStartElement();  // TS
    while (xml.readNextStartElement()) {
        QString context;
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("name")) {
                context = xml.readElementText();
            } else if (xml.name() == QLatin1String("message")) {
                Unit unit = readUnit(xml, context);
                unit.file = QFileInfo(path).fileName();
                units.insert(context + u'|' + unit.key, unit);
            } else {
                xml.skipCurrentElement();
            }
        }
    }
    return xml.hasError() ? QMap<QString, Unit>() : units;
}

inline QStringList stems() {
    QStringList stems;
    for (const QString& file : QDir(root("translations")).entryList({"*_hu.ts"}, QDir::Files)) stems << file.chopped(6);
    return stems;
}

inline QString tsFile(const QString& stem, const QString& language) {
    return root("translations/") + stem + u'_' + language + QStringLiteral(".ts");
}

// All units of one language; those of the window have English sentences for keys.
inline QList<Unit> allUnits(const QString& language) {
    QList<Unit> all;
    for (const QString& stem : stems()) all << unitsOf(tsFile(stem, language)).values();
    return all;
}

}  // namespace intrika
