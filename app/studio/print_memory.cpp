#include "app/studio/print_memory.h"

#include <utility>

namespace intrika::studio {
namespace {

// Names are people's: a slash would be a group to QSettings.
QString keyOf(const QString& name) { return QString::fromLatin1(name.toUtf8().toPercentEncoding()); }
QString nameOfKey(const QString& key) { return QString::fromUtf8(QByteArray::fromPercentEncoding(key.toLatin1())); }

QString presetKey(const QString& name) { return QStringLiteral("print/presets/") + keyOf(name); }
// A prefix, for a key cannot be empty.
QString trayGroup(const QString& printer) { return QStringLiteral("print/printers/p") + keyOf(printer); }
QString measuresKey(const QString& printer, const QString& tray) {
    return trayGroup(printer) + QStringLiteral("/t") + keyOf(tray);
}
// Earlier versions kept a tray under what it was called in the window's language.
const QList<std::pair<const char*, QStringList>> earlierTrays{
    {PrintMemory::feedTray, {QStringLiteral("Manual feed"), QStringLiteral("Kézi adagoló")}},
    {PrintMemory::rearTray, {QStringLiteral("Rear tray"), QStringLiteral("Hátsó tálca")}}};

QString trayId(const QString& name) {
    for (const auto& [id, names] : earlierTrays) {
        if (names.contains(name)) return QLatin1String(id);
    }
    return name;
}

QStringList earlierNames(const QString& tray) {
    for (const auto& [id, names] : earlierTrays) {
        if (tray == QLatin1String(id)) return names;
    }
    return {};
}

QString lastKey(const QString& game) { return QStringLiteral("print/last/") + game; }

}  // namespace

PrinterMeasures measuresOf(const PrintOptions& options) { return {options.backs, options.backOffset, options.scale}; }

void setMeasures(PrintOptions& options, const PrinterMeasures& measures) {
    options.backs = measures.backs;
    options.backOffset = measures.backOffset;
    options.scale = measures.scale;
}

Expected<PrintOptions> PrintMemory::last(const QString& game) const {
    const QByteArray kept = store_.value(lastKey(game)).toByteArray();
    return kept.isEmpty() ? PrintOptions() : optionsFromJson(kept);
}

void PrintMemory::setLast(const QString& game, const PrintOptions& options) {
    store_.setValue(lastKey(game), toJson(options));
}

QStringList PrintMemory::namesUnder(const QString& group) const {
    store_.beginGroup(group);
    QStringList names;
    for (const QString& key : store_.childKeys() + store_.childGroups()) names << nameOfKey(key);
    store_.endGroup();
    names.sort(Qt::CaseInsensitive);
    return names;
}

QStringList PrintMemory::presets() const { return namesUnder(QStringLiteral("print/presets")); }

Expected<PrintOptions> PrintMemory::preset(const QString& name) const {
    return optionsFromJson(store_.value(presetKey(name)).toByteArray());
}

void PrintMemory::keepPreset(const QString& name, const PrintOptions& options) {
    store_.setValue(presetKey(name), toJson(options));
}

void PrintMemory::forgetPreset(const QString& name) { store_.remove(presetKey(name)); }

PrinterMeasures PrintMemory::measures(const QString& printer, const QString& tray) const {
    const QString id = trayId(tray);
    for (const QString& name : QStringList(id) + earlierNames(id)) {
        const auto kept = optionsFromJson(store_.value(measuresKey(printer, name)).toByteArray());
        if (kept) return measuresOf(*kept);
    }
    return {};
}

void PrintMemory::keepMeasures(const QString& printer, const QString& tray, const PrinterMeasures& measures) {
    if (this->measures(printer, tray) == measures) return;
    PrintOptions options;
    setMeasures(options, measures);
    store_.setValue(measuresKey(printer, trayId(tray)), toJson(options));
}

QStringList PrintMemory::printers() const {
    QStringList names;
    for (const QString& name : namesUnder(QStringLiteral("print/printers"))) names << name.mid(1);
    names.removeAll(QString());
    return names;
}

QStringList PrintMemory::trays(const QString& printer) const {
    QStringList names;
    for (const QString& name : namesUnder(trayGroup(printer))) names << trayId(name.mid(1));
    names.removeAll(QString());
    names.removeDuplicates();
    return names;
}

QString PrintMemory::lastTray() const { return trayId(store_.value(QStringLiteral("print/tray")).toString()); }

void PrintMemory::setLastPrinter(const QString& printer, const QString& tray) {
    store_.setValue(QStringLiteral("print/printer"), printer);
    store_.setValue(QStringLiteral("print/tray"), trayId(tray));
}

}  // namespace intrika::studio
