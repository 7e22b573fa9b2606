#include "app/play/screen_display.h"

#include "app/dialogs/plain_text.h"
#include "app/play/game_surface.h"
#include "app/play/guided_game.h"
#include "app/play/hints.h"
#include "app/play/keys.h"
#include "app/play/live_region.h"
#include "app/play/looking_back.h"
#include "app/play/news_strip.h"
#include "app/play/notebook_place.h"
#include "app/play/own_cards.h"
#include "app/play/private_looks.h"
#include "app/play/prompt_panel.h"
#include "app/play/questioner.h"
#include "app/play/rests.h"
#include "app/play/result_panel.h"
#include "app/play/saving.h"
#include "app/play/side_panel.h"
#include "app/scene/table_view.h"
#include "engines/core/move_key.h"
#include "engines/table/winners.h"

#include <QAction>
#include <QStackedWidget>

#include <vector>

namespace intrika::play {

ScreenDisplay::ScreenDisplay(GameSurface& surface, const ScreenParts& parts)
    : surface_(surface), parts_(parts), handOver_(surface) {}

void ScreenDisplay::holdTable(std::string_view why) { hold_ = surface_.table->hold(why); }

void ScreenDisplay::raise() {
    handOver_.rise();
    show();
    surface_.focusStage();
}

// Everything as it is at this moment, with no motion.
void ScreenDisplay::show() {
    if (const auto* hidden = surface_.screen.as<mode::Hidden>()) return cover(*hidden);
    parts_.past.forget();
    stopAsking();
    if (const auto* gathered = surface_.screen.as<mode::Gathered>()) return parts_.past.tellTogether(gathered->step);
    // First: what was being shown may have been taken back, and is not to be told.
    surface_.side->log().tell(surface_.words);
    surface_.animator->finishNow();
    showPresent();
}

void ScreenDisplay::showPresent() {
    parts_.past.tellNow();
    surface_.draw();
    present();
}

// The table is drawn as it is; now whoever is next is asked, or shown what is theirs.
void ScreenDisplay::present() {
    surface_.side->log().showAll(surface_.words);
    surface_.showSpoken(surface_.table->stepCount());
    surface_.live->tellRest(*surface_.table, surface_.viewpoint(), surface_.words);
    parts_.past.replay().refresh();
    emit titleChanged(surface_.title());
    parts_.notebook.fill();
    showResult(surface_.table->isOver());
    if (parts_.lesson.holds()) surface_.screen.teach();
    perform();
    hold();
    refreshActions();
}

void ScreenDisplay::perform() {
    const auto perform = Overloaded{
        [this](const mode::Asking& now) {
            parts_.questioner.ask(now);
            parts_.past.offerNews(now.seat);
            parts_.rests.begin();
        },
        [this](const mode::AskingAll& now) {
            parts_.questioner.askAll(now);
            parts_.rests.stop();
        },
        [this](const mode::Passing&) { parts_.questioner.passSoon(); },
        [this](const mode::OwnCards& now) { parts_.ownCards.show(now.seat); },
        [this](const mode::ShowingLook& now) { showLook(now); },
        [this](const mode::Watching&) {
            parts_.rests.begin();
            tellAwaited();
        },
        [this](const mode::Over&) { parts_.rests.begin(); },
        // The curtain, the animator, the replay and the lesson show these.
        [](const mode::Hidden&) {},
        [](const mode::ShowingStep&) {},
        [](const mode::Gathered&) {},
        [](const mode::Past&) {},
        [](const mode::Teaching&) {},
    };
    std::visit(perform, surface_.screen.mode());
}

void ScreenDisplay::showResult(bool over) {
    surface_.side->prompt().setVisible(!over);
    if (!over) {
        if (surface_.stage->currentWidget() == surface_.result) surface_.stage->setCurrentWidget(surface_.view);
        return;
    }
    parts_.past.showEyes();
    surface_.result->tell(surface_.words);
    parts_.notebook.close();
    const bool isNew = surface_.stage->currentWidget() != surface_.result;
    surface_.stage->setCurrentWidget(surface_.result);
    surface_.result->reveal(paceOf(surface_.animator->speed()));
    if (isNew) giveKeys(*surface_.result);
}

void ScreenDisplay::showLook(const mode::ShowingLook& look) {
    parts_.notebook.closeInFront();
    surface_.stage->setCurrentWidget(surface_.view);
    parts_.looks.show(look);
}

// Who decides at a phone.
void ScreenDisplay::tellAwaited() {
    std::vector<Seat> awaited;
    for (const Seat seat : surface_.table->asked().seats& surface_.table->humans()) awaited.push_back(seat);
    if (awaited.empty()) return;
    surface_.side->prompt().wait(tr("Deciding on a phone: %1").arg(surface_.words.say(listOf(awaited))));
}

void ScreenDisplay::cover(const mode::Hidden& hidden) {
    hold();
    parts_.rests.stop();
    parts_.past.forget();
    stopAsking();
    parts_.notebook.close();
    handOver_.lower(hidden);
    refreshActions();
    emit titleChanged(surface_.title());
}

void ScreenDisplay::stopAsking() {
    parts_.questioner.stop();
    parts_.hints.forget();
}

// As long as the mode says so.
void ScreenDisplay::hold() {
    const std::string_view why = surface_.screen.whyHeld();
    hold_ = why.empty() ? std::nullopt : std::optional(surface_.table->hold(why));
}

void ScreenDisplay::refreshActions() {
    const QString why = surface_.words.say(surface_.table->whyNoTakeBack(surface_.viewpoint().person()));
    surface_.actions.undo->setEnabled(why.isEmpty());
    surface_.actions.undo->setToolTip(plainTip(why.isEmpty() ? tr("Takes back your last decision.") : why));
    surface_.actions.hide->setEnabled(surface_.screen.mayHide());
    parts_.hints.refresh();
    parts_.notebook.refresh();
    parts_.ownCards.refresh();
    parts_.saving.refresh();
}

void ScreenDisplay::showStep(int step, Observer before) {
    hold();
    parts_.past.forget();
    stopAsking();
    refreshActions();  // what may be taken back is another matter at once, however long the step is shown
    const Observer eyes = surface_.viewpoint().eyes();
    if (eyes == before) {
        surface_.side->log().follow(step, surface_.words);
    } else {
        surface_.animator->finishNow();
        surface_.forgetPointedAt();
        surface_.draw(step);
        surface_.side->log().tellUntil(step, surface_.words);
    }
    const Table& table = *surface_.table;
    const StageScript script = surface_.stageOf(step, eyes);
    if (script.empty() && parts_.past.tellAccount(step)) return;
    if (script.empty()) {
        surface_.live->tellStep(table, surface_.viewpoint(), step, surface_.words);
    } else {
        surface_.live->follow(step);
        surface_.live->tellSeen(table, surface_.viewpoint(), script.begins, surface_.words);
    }
    surface_.animator->setShare(parts_.rests.share());
    surface_.animator->play(table.happenings(step, eyes), table.tableau(eyes, step + 1), script);
}

// Nothing is asked while the past is on the table, and nothing happens: bots think, but what they answer waits.
void ScreenDisplay::makeRoomForPast() {
    hold();
    parts_.rests.stop();
    stopAsking();
    surface_.side->prompt().hide();
    surface_.side->news().withdraw();
    parts_.notebook.close();
    surface_.stage->setCurrentWidget(surface_.view);
    refreshActions();
}

void ScreenDisplay::retranslate() {
    if (const auto* hidden = surface_.screen.as<mode::Hidden>()) return cover(*hidden);
    surface_.side->log().tellAgain(surface_.words);
    parts_.past.retranslate();
    surface_.live->forget();
    parts_.questioner.retranslate();
    surface_.side->prompt().offerGoOn(surface_.side->prompt().offersGoOn());
    parts_.notebook.fill();
    if (const auto* look = surface_.screen.as<mode::ShowingLook>()) parts_.looks.show(*look);
    if (const auto* cards = surface_.screen.as<mode::OwnCards>()) parts_.ownCards.show(cards->seat);
    parts_.lesson.retranslate();
    parts_.hints.retranslate();
    if (surface_.table->isOver()) surface_.result->tell(surface_.words);
    refreshActions();
    emit titleChanged(surface_.title());
}

}  // namespace intrika::play

#include "moc_screen_display.cpp"
