#include "app/studio/option_box.h"

#include "app/dialogs/plain_text.h"

#include <QFormLayout>
#include <QHash>
#include <QLabel>

#include <algorithm>

namespace intrika::studio {
namespace {

// What the options and their values are called.
QString titleOf(const QString& name) {
    static const QHash<QString, const char*> names{
        {"paper", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "&Paper:")},
        {"paper/a4", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "A4")},
        {"paper/letter", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "Letter")},
        {"paper/a3", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "A3")},
        {"paper/a2", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "A2")},
        {"turn", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "Orien&tation:")},
        {"turn/automatic", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "Whichever needs fewer sheets")},
        {"turn/portrait", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "Portrait sheets")},
        {"turn/landscape", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "Landscape sheets")},
        {"layout", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "&Cards:")},
        {"layout/bleed", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "With bleed: easy to cut")},
        {"layout/shared-cut", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "Shared cuts: saves paper")},
        {"layout/gutterfold", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "Folded pairs: backs always meet")},
        {"style", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "&Ink:")},
        {"style/colour", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "Colour")},
        {"style/grey", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "Greyscale")},
        {"style/ink-saver", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "Ink saver")},
        {"marks", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "&Marks:")},
        {"marks/crop", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "Crop marks at the edges")},
        {"marks/lines", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "Lines all the way")},
        {"marks/none", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "None")},
        {"backs", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "&Backs:")},
        {"backs/long-edge", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "Two-sided, long edge")},
        {"backs/short-edge", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "Two-sided, short edge")},
        {"backs/none", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "No backs")},
        {"sides", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "&Order:")},
        {"sides/interleaved", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "Fronts and backs in turn")},
        {"sides/fronts", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "Fronts only")},
        {"sides/backs", QT_TRANSLATE_NOOP("intrika::studio::OptionBox", "Backs only")},
    };
    const char* known = names.value(name);
    return known == nullptr ? name : OptionBox::tr(known);
}

}  // namespace

OptionBox::OptionBox(const char* option, const QStringList& values, QFormLayout* form)
    : option_(option), label_(plainLabel()) {
    for (const QString& value : values) addItem(value, value);
    label_->setBuddy(this);
    form->addRow(label_, this);
    connect(this, &QComboBox::activated, this, &OptionBox::changed);
}

void OptionBox::showChoice(const PrintOptions& options) {
    setCurrentIndex(std::max(0, findData(optionValue(options, QLatin1String(option_)))));
}

void OptionBox::take(PrintOptions& options) const {
    (void)setOption(options, QLatin1String(option_), currentData().toString());  // which it has itself named
}

void OptionBox::retranslate() {
    const QString option = QLatin1String(option_);
    label_->setText(titleOf(option));
    for (int i = 0; i < count(); ++i) setItemText(i, titleOf(option + u'/' + itemData(i).toString()));
}

}  // namespace intrika::studio

#include "moc_option_box.cpp"
