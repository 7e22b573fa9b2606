#include "app/play/saving.h"

#include "app/dialogs/plain_text.h"
#include "app/play/game_surface.h"
#include "app/play/known_text.h"
#include "app/play/result_panel.h"
#include "app/play/save_dialog.h"
#include "engines/files/save_file.h"

#include <QAction>

namespace intrika::play {

Saving::Saving(GameSurface& surface) : surface_(surface) {
    connect(surface.actions.saveAs, &QAction::triggered, this, &Saving::saveElsewhere);
    connect(surface.actions.saveKnown, &QAction::triggered, this, &Saving::saveKnown);
    connect(surface.result, &ResultPanel::saveWanted, this, &Saving::saveElsewhere);
    connect(surface.table.get(), &Table::troubled, this, &Saving::troubled);
    connect(surface.table.get(), &Table::refused, this, &Saving::troubled);
    connect(surface.table.get(), &Table::keptAgain, this, &Saving::keptAgain);
}

bool Saving::saveElsewhere() {
    const QString path = askGamePath(&surface_.page, surface_.gameTitle());
    return !path.isEmpty() && saveTo(path);
}

bool Saving::saveTo(const QString& path) {
    const auto problem = saveRecord(path, surface_.table->record());
    if (problem) {
        emit troubled(*problem);
    } else {
        emit saved(path);
    }
    return !problem;
}

bool Saving::keepNow() {
    if (surface_.table->notKept()) surface_.table->catchUp();
    return !surface_.table->notKept();
}

// Behind the curtain, and while all look together, what everybody knows.
Observer Saving::knower() const { return surface_.screen.isHidden() ? spectator : surface_.viewpoint().eyes(); }

// Written before anybody is asked where to: meanwhile the game goes on, and somebody else may take the screen.
void Saving::saveKnown() {
    const QString text = knownText(*surface_.table, knower(), surface_.words);
    const QString path = askKnownPath(&surface_.page, knownTitle(*surface_.table, knower(), surface_.words));
    if (path.isEmpty()) return;
    if (const auto problem = saveRecord(path, text.toStdString())) emit troubled(*problem);
}

void Saving::refresh() {
    const Observer observer = knower();
    const QString text = observer ? tr("Save what %1 knows…").arg(surface_.table->seatInfo(*observer).name)
                                  : tr("Save what everybody knows…");
    surface_.actions.saveKnown->setText(plainCaption(text));
    surface_.actions.saveKnown->setToolTip(plainTip(text));
}

}  // namespace intrika::play

#include "moc_saving.cpp"
