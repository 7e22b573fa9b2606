#include "app/studio/preset_menu.h"

#include "app/dialogs/file_dialogs.h"
#include "app/dialogs/plain_text.h"
#include "app/print/whole_file.h"
#include "engines/words/clean_words.h"
#include "engines/words/words.h"

#include <QFileInfo>
#include <QInputDialog>

namespace intrika::studio {

PresetMenu::PresetMenu(PrintMemory& memory, QWidget* parent) : QMenu(parent), memory_(memory) {
    connect(this, &QMenu::aboutToShow, this, &PresetMenu::fill);
}

QList<PresetMenu::House> PresetMenu::house() {
    PrintOptions paper, sleeves, folded, ink;
    paper.layout = Layout::sharedCut;
    sleeves.layout = Layout::sharedCut;
    sleeves.backs = Backs::none;
    folded.layout = Layout::gutterfold;
    folded.backs = Backs::none;
    ink.style = Style::inkSaver;
    return {{tr("Usual choice"), {}},
            {tr("As few sheets as possible"), paper},
            {tr("For sleeves, without backs"), sleeves},
            {tr("Printer that prints on one side"), folded},
            {tr("As little ink as possible"), ink}};
}

void PresetMenu::fill() {
    clear();
    for (const House& one : house()) {
        addAction(plainCaption(one.name), this, [this, options = one.options] { emitAsMeasured(options); });
    }
    addSeparator();
    const QStringList own = memory_.presets();
    for (const QString& name : own) addAction(plainCaption(name), this, [this, name] { choose(name); });
    addAction(tr("&Keep this choice…"), this, &PresetMenu::keep);
    QMenu* forget = addMenu(tr("&Forget"));
    forget->setEnabled(!own.isEmpty());
    for (const QString& name : own) {
        forget->addAction(plainCaption(name), this, [this, name] { memory_.forgetPreset(name); });
    }
    addSeparator();
    addAction(tr("&Open a preset file…"), this, &PresetMenu::askForFile);
    addAction(tr("&Save as a preset file…"), this, &PresetMenu::askWhereTo);
}

void PresetMenu::choose(const QString& name) {
    const auto options = memory_.preset(name);
    if (options) return emitAsMeasured(*options);
    emit failed(tr("The preset “%1” cannot be read: %2").arg(cleanName(name), Words().say(options.error().text)));
}

// What was measured of the printer stays: it does not belong to a taste.
void PresetMenu::emitAsMeasured(PrintOptions options) {
    PrinterMeasures measures = memory_.measures(memory_.lastPrinter(), memory_.lastTray());
    if (options.backs == Backs::none || measures.backs == Backs::none) measures.backs = options.backs;
    setMeasures(options, measures);
    emit chosen(options);
}

void PresetMenu::keep() {
    const QString name = QInputDialog::getText(parentWidget(), tr("Keep this choice"), tr("Name:")).trimmed();
    if (!name.isEmpty()) memory_.keepPreset(name, present_);
}

void PresetMenu::askForFile() {
    const QString path = askOpenPath(parentWidget(), tr("Open a preset file"), tr("Presets (*.json);;All files (*)"));
    if (path.isEmpty()) return;
    if (const auto opened = openFile(path); !opened) {
        emit failed(tr("“%1” is not a preset: %2").arg(quotedFile(path), Words().say(opened.error().text)));
    }
}

Expected<void> PresetMenu::openFile(const QString& path) {
    const auto text = readPrintFile(path);
    if (!text) return unexpected(text.error());
    const auto options = optionsFromJson(QByteArray::fromStdString(*text));
    if (!options) return unexpected(options.error());
    emitAsMeasured(*options);
    return {};
}

void PresetMenu::askWhereTo() {
    const QString path = askSavePath(parentWidget(), tr("Save as a preset file"), QStringLiteral("intrika-print.json"),
                                     tr("Presets (*.json);;All files (*)"));
    if (path.isEmpty()) return;
    if (const auto saved = saveFile(path); !saved) emit failed(Words().say(saved.error().text));
}

Expected<void> PresetMenu::saveFile(const QString& path) const {
    WholeFile file(path);
    if (file.writeAll(toJson(present_))) return {};
    return unexpected(file.problem());
}

}  // namespace intrika::studio

#include "moc_preset_menu.cpp"
