#include "app/studio/printer_panel.h"

#include "app/dialogs/plain_text.h"
#include "app/print/guide_pages.h"
#include "app/studio/option_box.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>

namespace intrika::studio {
namespace {

const QString inMillimetres = QStringLiteral("\u00a0mm");

// Scales from 0.95 to 1.05 are accepted.
constexpr double leastScale = 0.95, mostScale = 1.05;

QDoubleSpinBox* makeBox(double least, double most, double step) {
    auto* box = new QDoubleSpinBox;
    box->setDecimals(1);
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setKeyboardTracking(false);
    return box;
}

QDoubleSpinBox* makeRuler(double length) {
    auto* box = makeBox(length / mostScale, length / leastScale, 0.1);
    box->setValue(length);
    return box;
}

QComboBox* makeNamed() {
    auto* box = new QComboBox;
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(14);
    return box;
}

// An entry is known by its data, however it is called; the first one stands for no name.
QString nameIn(const QComboBox* box) {
    const QString text = box->currentText().trimmed();
    const int known = box->findText(text);
    return known < 0 ? text : box->itemData(known).toString();
}

void choose(QComboBox* box, const QString& name) {
    const QSignalBlocker quiet(box);
    if (name.isEmpty()) return box->setCurrentIndex(0);
    if (const int known = box->findData(name); known >= 0) return box->setCurrentIndex(known);
    box->setEditText(name);
}

void addBoth(QFormLayout* form, QLabel* label, QDoubleSpinBox* one, QDoubleSpinBox* other) {
    auto* row = new QHBoxLayout;
    row->addWidget(one, 1);
    row->addWidget(other, 1);
    label->setBuddy(one);
    label->setWordWrap(true);
    form->addRow(label);
    form->addRow(row);
}

}  // namespace

PrinterPanel::PrinterPanel(PrintMemory& memory, QWidget* parent) : QWidget(parent), memory_(memory) {
    auto* form = new QFormLayout(this);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    makeNames(form);
    backs_ = new OptionBox("backs", {"long-edge", "short-edge", "none"}, form);
    sides_ = new OptionBox("sides", {"interleaved", "fronts", "backs"}, form);
    connect(backs_, &OptionBox::changed, this, &PrinterPanel::measured);
    connect(sides_, &OptionBox::changed, this, &PrinterPanel::changed);
    makeMeasures(form);
    nameEntries();
    retranslate();
}

void PrinterPanel::makeNames(QFormLayout* form) {
    printerLabel_ = plainLabel(this);
    trayLabel_ = plainLabel(this);
    printer_ = makeNamed();
    tray_ = makeNamed();
    printer_->addItem(QString());
    tray_->addItem(QString());
    printerLabel_->setBuddy(printer_);
    trayLabel_->setBuddy(tray_);
    form->addRow(printerLabel_, printer_);
    form->addRow(trayLabel_, tray_);
    const auto whenNamed = [this](QComboBox* box, void (PrinterPanel::*then)()) {
        connect(box, &QComboBox::activated, this, then);
        connect(box->lineEdit(), &QLineEdit::editingFinished, this, then);
    };
    whenNamed(printer_, &PrinterPanel::printerChosen);
    whenNamed(tray_, &PrinterPanel::trayChosen);
}

void PrinterPanel::makeMeasures(QFormLayout* form) {
    tests_ = new QCheckBox(this);
    form->addRow(tests_);
    connect(tests_, &QCheckBox::toggled, this, &PrinterPanel::changed);
    how_ = plainLabel(this);
    how_->setWordWrap(true);
    form->addRow(how_);
    offsetLabel_ = plainLabel(this);
    scaleLabel_ = plainLabel(this);
    addBoth(form, offsetLabel_, across_ = makeBox(-20, 20, 0.1), down_ = makeBox(-20, 20, 0.1));
    addBoth(form, scaleLabel_, level_ = makeRuler(calibrationAcross), upright_ = makeRuler(calibrationDown));
    factors_ = plainLabel(this);
    form->addRow(factors_);
    for (QDoubleSpinBox* box : {across_, down_, level_, upright_}) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &PrinterPanel::measured);
    }
}

QString PrinterPanel::printer() const { return nameIn(printer_); }
QString PrinterPanel::tray() const { return nameIn(tray_); }
bool PrinterPanel::wantsTestSheets() const { return tests_->isChecked(); }

void PrinterPanel::setPrinters(const QStringList& names) {
    QStringList all = names + memory_.printers();
    all.removeDuplicates();
    const QSignalBlocker quiet(printer_);
    while (printer_->count() > 1) printer_->removeItem(1);
    for (const QString& name : all) printer_->addItem(name, name);
    choose(printer_, memory_.lastPrinter());
    fillTrays();
    choose(tray_, memory_.lastTray());
}

void PrinterPanel::fillTrays() {
    const QSignalBlocker quiet(tray_);
    while (tray_->count() > 1) tray_->removeItem(1);
    tray_->addItem(tr("Manual feed"), PrintMemory::feedTray);
    tray_->addItem(tr("Rear tray"), PrintMemory::rearTray);
    for (const QString& tray : memory_.trays(printer())) {
        if (tray_->findData(tray) < 0) tray_->addItem(tray, tray);
    }
}

void PrinterPanel::printerChosen() {
    if (printer() == memory_.lastPrinter()) return;
    fillTrays();
    choose(tray_, {});
    trayChosen();
}

// What was measured of it last comes back.
void PrinterPanel::trayChosen() {
    if (printer() == memory_.lastPrinter() && tray() == memory_.lastTray()) return;
    memory_.setLastPrinter(printer(), tray());
    PrintOptions options;
    take(options);
    setMeasures(options, memory_.measures(printer(), tray()));
    showChoice(options);
    emit changed();
}

void PrinterPanel::measured() {
    PrintOptions options;
    take(options);
    memory_.keepMeasures(printer(), tray(), measuresOf(options));
    retranslate();  // which tells the factors
    emit changed();
}

void PrinterPanel::showChoice(const PrintOptions& options) {
    backs_->showChoice(options);
    sides_->showChoice(options);
    for (const auto& [box, value] : {std::pair(across_, options.backOffset.x()),
                                     {down_, options.backOffset.y()},
                                     {level_, calibrationAcross / options.scale.x()},
                                     {upright_, calibrationDown / options.scale.y()}}) {
        const QSignalBlocker quiet(box);
        box->setValue(value);
    }
    retranslate();
}

void PrinterPanel::take(PrintOptions& options) const {
    backs_->take(options);
    sides_->take(options);
    options.backOffset = {across_->value(), down_->value()};
    options.scale = {calibrationAcross / level_->value(), calibrationDown / upright_->value()};
}

void PrinterPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        nameEntries();
        retranslate();
    }
    QWidget::changeEvent(event);
}

// What is chosen stays, also where it was typed.
void PrinterPanel::nameEntries() {
    const QString printer = this->printer(), tray = this->tray();
    const QSignalBlocker quietPrinter(printer_), quietTray(tray_);
    printer_->setItemText(0, tr("Any printer"));
    tray_->setItemText(0, tr("Usual tray"));
    fillTrays();
    choose(printer_, printer);
    choose(tray_, tray);
}

void PrinterPanel::retranslate() {
    printerLabel_->setText(tr("Prin&ter:"));
    trayLabel_->setText(tr("Paper tra&y:"));
    backs_->retranslate();
    sides_->retranslate();
    tests_->setText(tr("Sho&w the test sheets"));
    how_->setText(tr(
        "Print both test sheets, hold one against the light, measure the other with a ruler, and type what you find. "
        "It is kept for this printer and tray."));
    offsetLabel_->setText(tr("The back has to move, to the ri&ght and down:"));
    scaleLabel_->setText(tr("The long lines measure, &horizontally and vertically:"));
    across_->setAccessibleName(tr("Offset of the back to the right"));
    down_->setAccessibleName(tr("Offset of the back down"));
    level_->setAccessibleName(tr("Length of the horizontal line"));
    upright_->setAccessibleName(tr("Length of the vertical line"));
    for (QDoubleSpinBox* box : {across_, down_, level_, upright_}) box->setSuffix(inMillimetres);
    const QLocale locale;
    factors_->setText(tr("Scale: %1 and %2")
                          .arg(locale.toString(calibrationAcross / level_->value(), 'f', 4),
                               locale.toString(calibrationDown / upright_->value(), 'f', 4)));
}

}  // namespace intrika::studio

#include "moc_printer_panel.cpp"
