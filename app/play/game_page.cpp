#include "app/play/game_page.h"

#include "app/play/game_surface.h"
#include "app/play/guest_seats.h"
#include "app/play/guided_game.h"
#include "app/play/hand_sorting.h"
#include "app/play/help_topic.h"
#include "app/play/hint_panel.h"
#include "app/play/hints.h"
#include "app/play/log_panel.h"
#include "app/play/looking_back.h"
#include "app/play/notebook_place.h"
#include "app/play/own_cards.h"
#include "app/play/page_settings.h"
#include "app/play/private_looks.h"
#include "app/play/prompt_panel.h"
#include "app/play/questioner.h"
#include "app/play/replay_bar.h"
#include "app/play/rests.h"
#include "app/play/result_panel.h"
#include "app/play/saving.h"
#include "app/play/screen_director.h"
#include "app/play/screen_display.h"
#include "app/play/side_panel.h"
#include "app/play/sound_cues.h"
#include "app/play/why_panel.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_view.h"
#include "app/stage/theatre.h"
#include "engines/files/save_file.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>

#include <utility>

namespace intrika::play {

// In the order in which they need each other; what they show goes last.
struct GamePage::Parts {
    Parts(QWidget& page, std::unique_ptr<Table> table, std::unique_ptr<Guests> company)
        : surface(page, std::move(table), company ? company->phones() : SeatSet()),
          guests(surface, director, std::move(company)) {}

    GameSurface surface;
    Saving saving{surface};
    HandSorting handSorting{surface};
    GuidedGame lesson{surface};
    Questioner questioner{surface, lesson};
    SoundCues sounds{surface, questioner};
    Hints hints{surface, questioner.decision(), lesson};
    PrivateLooks looks{surface};
    OwnCards ownCards{surface};
    NotebookPlace notebook{surface};
    LookingBack past{surface};
    Rests rests{surface};
    ScreenDisplay display{surface, {lesson, questioner, hints, looks, ownCards, notebook, past, rests, saving}};
    ScreenDirector director{surface, display, looks, past};
    PageSettings settings{surface, rests, past.replay()};
    GuestSeats guests;  // they go before the table
};

GamePage::GamePage(std::unique_ptr<Table> table, QWidget* parent, std::unique_ptr<Guests> guests)
    : QWidget(parent), parts_(std::make_unique<Parts>(*this, std::move(table), std::move(guests))) {
    wire();
    retranslate();
}

GamePage::~GamePage() = default;

void GamePage::wire() {
    GameSurface& surface = parts_->surface;
    SidePanel& side = *surface.side;
    ScreenDirector* director = &parts_->director;
    connect(&parts_->questioner, &Questioner::spokeUp, director, &ScreenDirector::speak);
    connect(&parts_->questioner, &Questioner::putBack, director, &ScreenDirector::giveBack);
    connect(&parts_->ownCards, &OwnCards::wanted, director, &ScreenDirector::takeOwnCards);
    connect(&parts_->ownCards, &OwnCards::givenBack, director, &ScreenDirector::giveBack);
    connect(&parts_->lesson, &GuidedGame::wentOn, director, &ScreenDirector::goOnFromLesson);
    connect(&parts_->display, &ScreenDisplay::titleChanged, this, &GamePage::titleChanged);
    connect(surface.actions.phones, &QAction::triggered, this, &GamePage::phonesWanted);
    connect(surface.actions.log, &QAction::toggled, &side, &SidePanel::setLogWanted);
    connect(surface.actions.choices, &QAction::toggled, &side.prompt(), &PromptPanel::setListWanted);
    side.prompt().setListWanted(surface.actions.choices->isChecked());
    connect(&side.prompt(), &PromptPanel::listRequested, surface.actions.choices,
            [choices = surface.actions.choices] { choices->setChecked(true); });
    connect(surface.scene, &TableScene::ruleWanted, this, &GamePage::ruleWanted);
    connect(&side.hint(), &HintPanel::ruleWanted, this, &GamePage::ruleWanted);
    connect(&side.prompt(), &PromptPanel::ruleWanted, this, &GamePage::ruleWanted);
    connect(&side.why(), &WhyPanel::ruleWanted, this, &GamePage::ruleWanted);
    connect(&parts_->lesson, &GuidedGame::ruleWanted, this, &GamePage::ruleWanted);
    connect(&parts_->lesson, &GuidedGame::newGameWanted, this, &GamePage::newGameWanted);
    connect(surface.result, &ResultPanel::againWanted, this, &GamePage::againWanted);
    connect(surface.result, &ResultPanel::newGameWanted, this, &GamePage::newGameWanted);
    connect(surface.result, &ResultPanel::reviewWanted, this, &GamePage::reviewWanted);
}

void GamePage::begin() {
    parts_->director.begin();
    parts_->guests.welcome();
}

Guests* GamePage::guests() const { return parts_->guests.guests(); }

void GamePage::teach(Lesson lesson) { parts_->lesson.teach(std::move(lesson)); }

const Table& GamePage::table() const { return *parts_->surface.table; }
Saving& GamePage::saving() { return parts_->saving; }
HandSorting& GamePage::handSorting() { return parts_->handSorting; }
LookingBack& GamePage::past() { return parts_->past; }
PageSettings& GamePage::settings() { return parts_->settings; }
const GameActions& GamePage::actions() const { return parts_->surface.actions; }
bool GamePage::isGathered() const { return parts_->surface.screen.is<mode::Gathered>(); }
QString GamePage::title() const { return parts_->surface.title(); }
QString GamePage::place() const { return parts_->surface.place(); }
QString GamePage::helpTopic() const { return helpTopicOf(parts_->surface); }

void GamePage::setSounds(Sounds& sounds, Clock clock) { parts_->sounds.setSounds(sounds, std::move(clock)); }

void GamePage::showOpenPast(int at) {
    parts_->past.replay().goTo(at);
    parts_->director.open();
}

void GamePage::watchAs(Observer eyes) { parts_->director.watchAs(eyes); }

void GamePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    // Every part gets its new font after this event, and its texts then have to be broken into lines anew.
    if (event->type() == QEvent::FontChange) {
        parts_->surface.side->fitTo(size());
        QMetaObject::invokeMethod(this, &GamePage::retranslate, Qt::QueuedConnection);
    }
    QWidget::changeEvent(event);
}

void GamePage::retranslate() {
    GameSurface& surface = parts_->surface;
    surface.side->setTitle(surface.gameTitle());
    surface.side->prompt().setNote(surface.table->isPractice() ? tr("Practice game") : QString());
    surface.actions.retranslate();
    surface.side->log().setAccessibleName(tr("Log"));
    const bool hasBegun = surface.screen.isHidden() || !surface.scene->laid().tableau.plates.empty();
    if (hasBegun) parts_->display.retranslate();
}

// What had them may have gone while another page was in front.
void GamePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    const QWidget* keys = focusWidget();
    if (keys == nullptr || !keys->isVisible()) parts_->surface.focusStage();
}

void GamePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    parts_->surface.side->fitTo(size());
    parts_->surface.bar->fitTo(size());
    parts_->lesson.fit();
    parts_->notebook.fit();
}

void GamePage::keyPressEvent(QKeyEvent* event) {
    GameSurface& surface = parts_->surface;
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (surface.theatre->isOpen() && surface.theatre->take(event->key())) return;
    if ((enters || event->key() == Qt::Key_Space) && parts_->rests.isOn()) {
        parts_->rests.cut();
    } else if (event->key() == Qt::Key_Escape) {
        if (parts_->questioner.decision().giveUp() || parts_->lesson.offerLeaving()) return;
        surface.view->switchFront();
    } else if (enters && surface.view->hasFocus() && !event->isAutoRepeat()) {
        surface.side->prompt().pressConfirm();  // after a choice made by mouse nothing on the table has the keys
    } else {
        QWidget::keyPressEvent(event);
    }
}

}  // namespace intrika::play

#include "moc_game_page.cpp"
