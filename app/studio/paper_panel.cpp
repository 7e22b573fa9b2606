#include "app/studio/paper_panel.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/face_data.h"
#include "app/studio/option_box.h"

#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace intrika::studio {
namespace {

const QString millimetres = QStringLiteral("\u00a0mm");

const QList<QSizeF> sizes{{}, {44, 68}, {56, 88}, {59, 92}, {70, 120}};  // as designed, mini, bridge, euro, tarot

QDoubleSpinBox* makeMm(double least, double most, double step) {
    auto* box = new QDoubleSpinBox;
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setDecimals(1);
    box->setKeyboardTracking(false);
    return box;
}

}  // namespace

PaperPanel::PaperPanel(QWidget* parent) : QWidget(parent), form_(new QFormLayout(this)) {
    QFormLayout* form = form_;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const auto add = [&](const char* option, const QStringList& values) {
        boxes_.push_back(new OptionBox(option, values, form));
        connect(boxes_.back(), &OptionBox::changed, this, [this] {
            sizeChosen();
            emit changed();
        });
    };
    add("style", {"colour", "grey", "ink-saver"});
    add("paper", {"a4", "letter", "a3", "a2"});
    add("turn", {"automatic", "portrait", "landscape"});
    add("layout", {"bleed", "shared-cut", "gutterfold"});
    add("marks", {"crop", "lines", "none"});
    makeSize(form);
    bleed_ = addMm(form, bleedLabel_, 3, 0.5);
    corner_ = addMm(form, cornerLabel_, 15, 0.5);
    overlap_ = addMm(form, overlapLabel_, 40, 1);
    weight_ = addMm(form, weightLabel_, 400, 10);
    weight_->setMinimum(60);
    weight_->setDecimals(0);
    retranslate();
}

void PaperPanel::setHasBoard(bool hasBoard) { form_->setRowVisible(overlap_, hasBoard); }

void PaperPanel::makeSize(QFormLayout* form) {
    sizeLabel_ = plainLabel(this);
    size_ = new QComboBox(this);
    for (const QSizeF& size : sizes) size_->addItem(QString(), size);
    size_->addItem(QString());
    sizeLabel_->setBuddy(size_);
    form->addRow(sizeLabel_, size_);
    auto* both = new QHBoxLayout;
    width_ = makeMm(20, 300, 1);
    height_ = makeMm(20, 300, 1);
    for (QDoubleSpinBox* box : {width_, height_}) {
        both->addWidget(box, 1);
        connect(box, &QDoubleSpinBox::valueChanged, this, &PaperPanel::changed);
    }
    form->addRow(QString(), both);
    connect(size_, &QComboBox::activated, this, [this] {
        sizeChosen();
        emit changed();
    });
}

QDoubleSpinBox* PaperPanel::addMm(QFormLayout* form, QLabel*& label, double most, double step) {
    auto* box = makeMm(0, most, step);
    label = plainLabel(this);
    label->setBuddy(box);
    form->addRow(label, box);
    connect(box, &QDoubleSpinBox::valueChanged, this, &PaperPanel::changed);
    return box;
}

// The last entry is the person's own size; the others show theirs.
void PaperPanel::sizeChosen() {
    const bool own = size_->currentIndex() == size_->count() - 1;
    const QSizeF size = size_->currentData().toSizeF();
    for (QDoubleSpinBox* box : {width_, height_}) {
        const QSignalBlocker quiet(box);
        box->setEnabled(own);
        if (!own)
            box->setValue(box == width_ ? (size.isEmpty() ? cardMm : size).width()
                                        : (size.isEmpty() ? cardMm : size).height());
    }
    PrintOptions options;
    for (const OptionBox* box : boxes_) box->take(options);
    bleed_->setEnabled(options.layout != Layout::sharedCut);
}

void PaperPanel::showChoice(const PrintOptions& options) {
    for (OptionBox* box : boxes_) box->showChoice(options);
    const qsizetype known = sizes.indexOf(options.cardSize.isEmpty() ? QSizeF() : options.cardSize);
    size_->setCurrentIndex(known < 0 ? size_->count() - 1 : static_cast<int>(known));
    sizeChosen();
    for (const auto& [box, value] : {std::pair(width_, options.cardSize.width()),
                                     {height_, options.cardSize.height()},
                                     {bleed_, options.bleed},
                                     {corner_, options.corner},
                                     {overlap_, options.tileOverlap},
                                     {weight_, options.paperWeight}}) {
        const QSignalBlocker quiet(box);
        if (known < 0 || (box != width_ && box != height_)) box->setValue(value);
    }
}

void PaperPanel::take(PrintOptions& options) const {
    for (const OptionBox* box : boxes_) box->take(options);
    const bool own = size_->currentIndex() == size_->count() - 1;
    options.cardSize = own ? QSizeF(width_->value(), height_->value()) : size_->currentData().toSizeF();
    if (options.cardSize.isEmpty()) options.cardSize = {};
    options.bleed = bleed_->value();
    options.corner = corner_->value();
    options.tileOverlap = overlap_->value();
    options.paperWeight = weight_->value();
}

void PaperPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void PaperPanel::retranslate() {
    for (OptionBox* box : boxes_) box->retranslate();
    sizeLabel_->setText(tr("Card &size:"));
    size_->setItemText(0, tr("As designed, 63 × 88 mm"));
    size_->setItemText(1, tr("Mini, 44 × 68 mm"));
    size_->setItemText(2, tr("Bridge, 56 × 88 mm"));
    size_->setItemText(3, tr("Euro, 59 × 92 mm"));
    size_->setItemText(4, tr("Tarot, 70 × 120 mm"));
    size_->setItemText(5, tr("Another size:"));
    width_->setAccessibleName(tr("Card width"));
    height_->setAccessibleName(tr("Card height"));
    bleedLabel_->setText(tr("B&leed:"));
    cornerLabel_->setText(tr("&Rounded corners:"));
    overlapLabel_->setText(tr("O&verlap of the board’s parts:"));
    weightLabel_->setText(tr("Paper &weight, for boxes:"));
    corner_->setSpecialValueText(tr("none"));
    overlap_->setSpecialValueText(tr("edge to edge"));
    for (QDoubleSpinBox* box : {width_, height_, bleed_, corner_, overlap_}) box->setSuffix(millimetres);
    weight_->setSuffix(QStringLiteral("\u00a0g/m²"));
}

}  // namespace intrika::studio

#include "moc_paper_panel.cpp"
