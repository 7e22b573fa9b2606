#include "app/play/hints.h"

#include "app/dialogs/plain_text.h"
#include "app/play/decision.h"
#include "app/play/game_surface.h"
#include "app/play/guided_game.h"
#include "app/play/hint_panel.h"
#include "app/play/live_region.h"
#include "app/play/side_panel.h"
#include "app/scene/table_marks.h"
#include "app/scene/table_scene.h"

#include <QAction>

#include <utility>

namespace intrika::play {

Hints::Hints(GameSurface& surface, Decision& decision, const GuidedGame& lesson)
    : surface_(surface), decision_(decision), lesson_(lesson) {
    Table* table = surface.table.get();
    connect(surface.actions.hint, &QAction::triggered, this, &Hints::ask);
    connect(table, &Table::thinking, this, &Hints::showThinking);
    connect(table, &Table::thinkingEnded, this, [this](Seat seat) {
        if (isHere(seat) && !hint_) surface_.side->hint().forget();
    });
    connect(table, &Table::hintReady, this, &Hints::show);
    connect(&surface.side->hint(), &HintPanel::selected, &decision, &Decision::select);
    connect(&surface.side->hint(), &HintPanel::cancelled, this, &Hints::forget);
}

void Hints::ask() {
    isAsked_ = true;
    surface_.table->askHint(decision_.seat());
}

// Who asks at their phone is answered there.
bool Hints::isHere(Seat seat) const { return surface_.viewpoint().people().contains(seat); }

void Hints::showThinking(Seat seat, double share) {
    const bool isTheirs = isHere(seat) && !surface_.screen.isHidden();
    if (isTheirs) surface_.side->hint().showThinking(share);
}

void Hints::show(const Hint& hint) {
    if (hint.seat != decision_.seat() || hint.lines.empty()) return;
    hint_ = hint;
    surface_.side->hint().showHint(hint, surface_.words);
    surface_.live->tell(surface_.side->hint().inWords());
    if (!lesson_.isOn()) surface_.scene->marks().setMarked(decision_.picksOf(hint.lines.front().key));
}

void Hints::forget() {
    if (hint_ && !lesson_.isOn()) surface_.scene->marks().setMarked({});
    hint_.reset();
    if (std::exchange(isAsked_, false)) surface_.table->cancelHint();
    surface_.side->hint().forget();
}

void Hints::retranslate() {
    if (hint_) surface_.side->hint().showHint(*hint_, surface_.words);
}

// A hint knows what the person knows: it is only for their own eyes.
void Hints::refresh() {
    const bool isAsked = decision_.seat() != noSeat;
    const bool ownEyes = isAsked && surface_.viewpoint().eyes() == Observer(decision_.seat());
    const bool isTrial = surface_.table->isTrial();
    QAction& action = *surface_.actions.hint;
    action.setEnabled(ownEyes && !isTrial);
    action.setToolTip(plainTip(isTrial   ? tr("Here it is yours alone to find.")
                               : ownEyes ? tr("Tells what a strong player would do.")
                               : isAsked ? tr("Hints know your cards: look at those first.")
                                         : tr("Hints are for your own turn.")));
}

}  // namespace intrika::play

#include "moc_hints.cpp"
