// What is remembered of printing: the last choice, named presets, and what was measured of each printer and tray.
#pragma once

#include "app/print/print_options.h"
#include "app/studio/room.h"
#include "engines/files/settings_store.h"

namespace intrika::studio {

// How a printer takes paper from a tray.
struct PrinterMeasures {
    Backs backs = Backs::longEdge;
    QPointF backOffset;
    QPointF scale{1, 1};
    bool operator==(const PrinterMeasures&) const = default;
};

PrinterMeasures measuresOf(const PrintOptions& options);
void setMeasures(PrintOptions& options, const PrinterMeasures& measures);

class PrintMemory {
public:
    static constexpr const char *feedTray = "manual", *rearTray = "rear";  // that most printers have

    // A choice that cannot be read is a problem, not the usual one.
    Expected<PrintOptions> last(const QString& game) const;
    void setLast(const QString& game, const PrintOptions& options);

    QStringList presets() const;
    Expected<PrintOptions> preset(const QString& name) const;
    void keepPreset(const QString& name, const PrintOptions& options);
    void forgetPreset(const QString& name);

    // Empty names: whatever printer, the usual tray. A tray is one of those below, or what a person calls it.
    PrinterMeasures measures(const QString& printer, const QString& tray) const;
    void keepMeasures(const QString& printer, const QString& tray, const PrinterMeasures& measures);
    QStringList printers() const;  // that have been measured
    QStringList trays(const QString& printer) const;

    QString lastPrinter() const { return store_.value(QStringLiteral("print/printer")).toString(); }
    QString lastTray() const;
    void setLastPrinter(const QString& printer, const QString& tray);

private:
    QStringList namesUnder(const QString& group) const;

    mutable QSettings store_ = settingsStore();  // reading names moves it into their group and back
};

}  // namespace intrika::studio
