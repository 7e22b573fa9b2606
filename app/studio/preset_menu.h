// Choices to begin with: the house's, the person's own, and those that come as files.
#pragma once

#include "app/studio/print_memory.h"

#include <QMenu>

namespace intrika::studio {

class PresetMenu : public QMenu {
    Q_OBJECT

public:
    explicit PresetMenu(PrintMemory& memory, QWidget* parent = nullptr);

    void setPresent(const PrintOptions& options) { present_ = options; }  // what would be kept
    Expected<void> openFile(const QString& path);
    Expected<void> saveFile(const QString& path) const;

signals:
    void chosen(const intrika::print::PrintOptions& options);
    void failed(const QString& sentence);

private:
    struct House {
        QString name;
        PrintOptions options;
    };
    static QList<House> house();
    void fill();
    void choose(const QString& name);
    void emitAsMeasured(PrintOptions options);
    void keep();
    void askForFile();
    void askWhereTo();

    PrintMemory& memory_;
    PrintOptions present_;
};

}  // namespace intrika::studio
