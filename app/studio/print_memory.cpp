#include "app/studio/print_memory.h"

namespace intrika {
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
QString lastKey(const QString& game) { return QStringLiteral("print/last/") + game; }

}  // namespace

PrinterMeasures measuresOf(const PrintOptions& options) { return {options.backs, options.backOffset, options.scale}; }

void setMeasures(PrintOptions& options, const PrinterMeasures& measures) {
    options.backs = measures.backs;
    options.backOffset = measures.backOffset;
    options.scale = measures.scale;
}

Printable<PrintOptions> PrintMemory::last(const QString& game) const {
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

Printable<PrintOptions> PrintMemory::preset(const QString& name) const {
    return optionsFromJson(store_.value(presetKey(name)).toByteArray());
}

void PrintMemory::keepPreset(const QString& name, const PrintOptions& options) {
    store_.setValue(presetKey(name), toJson(options));
}

void PrintMemory::forgetPreset(const QString& name) { store_.remove(presetKey(name)); }

PrinterMeasures PrintMemory::measures(const QString& printer, const QString& tray) const {
    const auto kept = optionsFromJson(store_.value(measuresKey(printer, tray)).toByteArray());
    return kept ? measuresOf(*kept) : PrinterMeasures();
}

void PrintMemory::keepMeasures(const QString& printer, const QString& tray, const PrinterMeasures& measures) {
    if (this->measures(printer, tray) == measures) return;
    PrintOptions options;
    setMeasures(options, measures);
    store_.setValue(measuresKey(printer, tray), toJson(options));
}

QStringList PrintMemory::printers() const {
    QStringList names;
    for (const QString& name : namesUnder(QStringLiteral("print/printers"))) names << name.mid(1);
    names.removeAll(QString());
    return names;
}

QStringList PrintMemory::trays(const QString& printer) const {
    QStringList names;
    for (const QString& name : namesUnder(trayGroup(printer))) names << name.mid(1);
    names.removeAll(QString());
    return names;
}

void PrintMemory::setLastPrinter(const QString& printer, const QString& tray) {
    store_.setValue(QStringLiteral("print/printer"), printer);
    store_.setValue(QStringLiteral("print/tray"), tray);
}

}  // namespace intrika
