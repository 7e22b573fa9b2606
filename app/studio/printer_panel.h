// What is known of the printer: how it turns paper, and how exactly it puts things there. Kept for each printer and
// tray.
#pragma once

#include "app/studio/print_memory.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;

namespace intrika::studio {

class OptionBox;

class PrinterPanel : public QWidget {
    Q_OBJECT

public:
    explicit PrinterPanel(PrintMemory& memory, QWidget* parent = nullptr);

    void showChoice(const PrintOptions& options);
    void take(PrintOptions& options) const;
    QString printer() const;  // empty: any
    bool wantsTestSheets() const;
    void setPrinters(const QStringList& names);  // those of the system

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    QString tray() const;
    void makeNames(QFormLayout* form);
    void makeMeasures(QFormLayout* form);
    void printerChosen();
    void trayChosen();
    void fillTrays();
    void nameEntries();
    void measured();
    void retranslate();

    PrintMemory& memory_;
    QLabel *printerLabel_, *trayLabel_, *offsetLabel_, *scaleLabel_, *factors_, *how_;
    QComboBox *printer_, *tray_;
    OptionBox *backs_, *sides_;
    QDoubleSpinBox *across_, *down_;    // offset of the back
    QDoubleSpinBox *level_, *upright_;  // what the ruler measured
    QCheckBox* tests_;
};

}  // namespace intrika::studio
