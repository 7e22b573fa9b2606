#include "app/play/questioner.h"

#include "app/play/choice_list.h"
#include "app/play/game_surface.h"
#include "app/play/guided_game.h"
#include "app/play/live_region.h"
#include "app/play/prompt_panel.h"
#include "app/play/side_panel.h"
#include "app/scene/table_view.h"

#include <QAction>
#include <QApplication>
#include <QShortcut>

namespace intrika::play {

Questioner::Questioner(GameSurface& surface, GuidedGame& lesson)
    : surface_(surface),
      lesson_(lesson),
      decision_(*surface.table, *surface.scene, surface.side->prompt(), &surface.page) {
    connect(&decision_, &Decision::decided, this, &Questioner::decide);
    connect(&decision_, &Decision::told, surface.live, &LiveRegion::tell);
    connect(&decision_, &Decision::wasPutBack, this, &Questioner::putBack);
    connect(&decision_, &Decision::speakerFound, this, &Questioner::spokeUp);
    connect(&decision_, &Decision::nobodySpeaks, this, [this] {
        surface_.screen.nobodySpeaks();
        pass();
    });
    surface.view->setWhyNot([this](const Pick& pick) { return decision_.whyNot(pick); });
    for (int number = 1; number <= 9; ++number) {
        auto* key = new QShortcut(QKeySequence(Qt::Key_0 + number), &surface.page);
        key->setContext(Qt::WidgetWithChildrenShortcut);
        connect(key, &QShortcut::activated, this, [this, number] { pickByNumber(number); });
    }
}

void Questioner::ask(const mode::Asking& asking) {
    decision_.ask(asking, surface_.words);
    surface_.live->tellPrompt(*surface_.table, surface_.viewpoint(), asking.seat, surface_.words, lesson_.advice());
    surface_.focusTable();
    emit asked();
}

void Questioner::askAll(const mode::AskingAll& asking) {
    decision_.askAll(asking.seats, surface_.words);
    surface_.live->tellPrompt(*surface_.table, surface_.viewpoint(), asking.seats.first(), surface_.words);
    surface_.focusTable();
    emit asked();
}

void Questioner::decide(Seat seat, const MoveKey& key) {
    emit answered();
    surface_.screen.decided();
    if (lesson_.accepts(key)) return surface_.table->choose(seat, key);
    decision_.ask({seat}, surface_.words);
    surface_.live->tell(lesson_.advice());
}

// One after another: each is an event of its own, as in a record. The event before has to be over.
void Questioner::passSoon() { QMetaObject::invokeMethod(this, &Questioner::pass, Qt::QueuedConnection); }

void Questioner::pass() {
    const Seat seat = surface_.screen.pass();
    const auto silence = seat == noSeat ? std::nullopt : surface_.table->prompt(seat).silence;
    if (silence) surface_.table->choose(seat, *silence);
}

// A focus whose widget goes would fall on whatever stands next, and the next Enter with it.
void Questioner::stop() {
    const QWidget* focus = QApplication::focusWidget();
    if (focus != nullptr && surface_.side->prompt().isAncestorOf(focus)) surface_.focusStage();
    decision_.stop();
}

void Questioner::retranslate() {
    decision_.retranslate();
    const Seat seat = decision_.seat();
    if (seat != noSeat) surface_.live->tellPrompt(*surface_.table, surface_.viewpoint(), seat, surface_.words);
}

// A digit only shows the choice; Enter decides, so that a slip costs nothing.
void Questioner::pickByNumber(int number) {
    PromptPanel& panel = surface_.side->prompt();
    if (panel.isInList(number)) surface_.actions.choices->setChecked(true);
    panel.pickNumber(number);
}

}  // namespace intrika::play

#include "moc_questioner.cpp"
