#include "app/play/game_page.h"

#include "app/dialogs/plain_text.h"
#include "app/play/choice_list.h"
#include "app/play/curtain.h"
#include "app/play/decision.h"
#include "app/play/hint_panel.h"
#include "app/play/lesson_guide.h"
#include "app/play/live_region.h"
#include "app/play/panel_style.h"
#include "app/play/prompt_panel.h"
#include "app/play/replay.h"
#include "app/play/replay_bar.h"
#include "app/play/result_panel.h"
#include "app/play/save_dialog.h"
#include "app/play/seen.h"
#include "app/play/side_panel.h"
#include "app/scene/face_cache.h"
#include "app/scene/table_view.h"
#include "engines/session/game_kind.h"
#include "engines/table/save_file.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QShortcut>
#include <QStackedWidget>

#include <utility>

namespace intrika {
GamePage::GamePage(std::unique_ptr<Table> table, QWidget* parent)
    : QWidget(parent),
      table_(std::move(table)),
      words_(QString::fromStdString(table_->kind().id), table_->names()),
      viewpoint_(table_->humans()),
      actions_(this),
      scene_(new TableScene(table_->kind().faces, words_, this)),
      view_(new TableView(scene_)),
      animator_(new Animator(scene_, this)),
      content_(new QWidget(this)),
      live_(new LiveRegion(content_)),
      stage_(new QStackedWidget),
      side_(
          new SidePanel(*table_, viewpoint_, actions_.besideTitle(table_->kind().keepsNotebook, viewpoint_.mayHide()))),
      result_(new ResultPanel),
      bar_(new ReplayBar(*table_)),
      replay_(new Replay(*table_, viewpoint_, *scene_, *animator_, *bar_, this)),
      decision_(new Decision(*table_, *scene_, side_->prompt(), this)),
      curtain_(new Curtain(this)) {
    stage_->addWidget(view_);
    stage_->addWidget(result_);
    result_->setStyleSheet(panelStyle());
    addActions(bar_->steps());
    auto* row = new QHBoxLayout(content_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* left = new QVBoxLayout;
    left->addWidget(stage_, 1);
    left->addWidget(bar_);
    row->addLayout(left, 1);
    row->addWidget(side_);
    auto* whole = new QHBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(content_);
    view_->setWhyNot([this](const Pick& pick) { return decision_->whyNot(pick); });
    listenToActions();
    listen();
    listenToReplay();
    listenToHand();
    listenToNotebook();
    listenToOwnCards();
    retranslate();
}

// Before table and scene, which would tell them of its end when the page is half gone.
GamePage::~GamePage() {
    delete replay_;
    delete guide_;
    delete animator_;
    delete decision_;
}

void GamePage::listenToActions() {
    connect(actions_.undo, &QAction::triggered, this, [this] { table_->takeBack(asking()); });
    connect(actions_.hint, &QAction::triggered, this, [this] { table_->askHint(decision_->seat()); });
    connect(actions_.hide, &QAction::triggered, this, &GamePage::hideNow);
    connect(actions_.saveAs, &QAction::triggered, this, &GamePage::saveElsewhere);
    connect(actions_.saveKnown, &QAction::triggered, this, &GamePage::saveKnown);
    connect(actions_.log, &QAction::toggled, side_, &SidePanel::setLogWanted);
    connect(actions_.choices, &QAction::toggled, &side_->prompt(), &PromptPanel::setListWanted);
    for (int number = 1; number <= 9; ++number) {
        auto* key = new QShortcut(QKeySequence(Qt::Key_0 + number), this);
        key->setContext(Qt::WidgetWithChildrenShortcut);
        connect(key, &QShortcut::activated, this, [this, number] { pickByNumber(number); });
    }
}

void GamePage::listen() {
    connect(table_.get(), &Table::stepTaken, this, &GamePage::showStep);
    connect(table_.get(), &Table::rewound, this, [this] { showNow(); });
    connect(table_.get(), &Table::thinking, this, &GamePage::showThinking);
    connect(table_.get(), &Table::thinkingEnded, this, [this](Seat seat) {
        if (table_->humans().contains(seat) && !hint_) side_->hint().forget();
    });
    connect(table_.get(), &Table::hintReady, this, [this](const Hint& hint) {
        if (hint.seat != decision_->seat() || hint.lines.empty()) return;
        hint_ = hint;
        side_->hint().showHint(hint, words_);
        live_->tell(side_->hint().inWords());
        if (guide_ == nullptr) scene_->setMarked(decision_->picksOf(hint.lines.front().key));
    });
    connect(table_.get(), &Table::troubled, this, &GamePage::troubled);
    connect(table_.get(), &Table::keptAgain, this, &GamePage::keptAgain);
    connect(table_.get(), &Table::refused, this, [this](const Problem& problem) {
        emit troubled(problem);
        showNow();
    });

    connect(animator_, &Animator::finished, this, &GamePage::stepShown);
    connect(animator_, &Animator::seen, this, [this](int happenings) {
        if (!replay_->isOn()) side_->log().showSeen(static_cast<std::size_t>(happenings), words_);
    });
    pause_.setSingleShot(true);
    pause_.setParent(this);
    pause_.setObjectName(QStringLiteral("rest"));
    connect(&pause_, &QTimer::timeout, this, &GamePage::release);
    const auto beginWhenDrawn = [this] {
        const bool isFirst = table_->stepCount() == 0 && pause_.isActive();
        if (isFirst && scene_->isDrawn()) release();
    };
    connect(&scene_->faces(), &FaceCache::drawn, this, beginWhenDrawn);
    connect(&scene_->map(), &MapTable::drawn, this, beginWhenDrawn);

    connect(&side_->prompt(), &PromptPanel::goOnWanted, this, &GamePage::cutRest);
    connect(decision_, &Decision::decided, this, &GamePage::decide);
    listenToQuestion();
    connect(scene_, &TableScene::ruleWanted, this, &GamePage::ruleWanted);
    connect(&side_->hint(), &HintPanel::selected, decision_, &Decision::select);
    connect(&side_->hint(), &HintPanel::cancelled, this, &GamePage::forgetHint);
    connect(&side_->hint(), &HintPanel::ruleWanted, this, &GamePage::ruleWanted);
    connect(&side_->prompt(), &PromptPanel::ruleWanted, this, &GamePage::ruleWanted);
    connect(result_, &ResultPanel::againWanted, this, &GamePage::againWanted);
    connect(result_, &ResultPanel::newGameWanted, this, &GamePage::newGameWanted);
    connect(result_, &ResultPanel::saveWanted, this, &GamePage::saveElsewhere);
    connect(curtain_, &Curtain::opened, this, &GamePage::raiseCurtain);
    connect(curtain_, &Curtain::takenBack, actions_.undo, &QAction::trigger);
}

void GamePage::begin() {
    holdTable();
    table_->begin();
    const int last = table_->stepCount() - 1;
    // Where the program ended while somebody looked, not all may have seen it.
    const bool hasLookers = last >= 0 && waitsForLook(last);
    if (last >= 0 && !table_->isOver() && isWatchedTogether(last)) {
        watchTogether(last);
    } else if (hasLookers) {
        showLook();
    } else {
        showNow();
    }
    if (viewpoint_.isHidden() && !hasLookers) release();
}

void GamePage::setSpeed(Speed speed) { animator_->setSpeed(speed); }

void GamePage::setPace(Pace pace) {
    pace_ = pace;
    replay_->setPace(pace);
}

void GamePage::setCloth(Cloth cloth) { scene_->setCloth(cloth); }

void GamePage::watchAs(Observer eyes) {
    viewpoint_.fix(eyes);
    lookers_ = {};  // nobody is called to the curtain any more
    showEyes();
    if (curtain_->isDown()) raiseCurtain();
    showNow();
}

void GamePage::updateEyes() {
    viewpoint_.update(
        table_->asked(), [this](Seat seat) { return table_->prompt(seat).secret; },
        [this](Seat seat) { return table_->prompt(seat).silence.has_value(); });
}

// Everything as it is at this moment, with no motion.
void GamePage::showNow() {
    forgetPast();
    lookers_ = {};
    endQuestion();
    updateEyes();
    if (viewpoint_.isHidden()) return passOn();
    side_->log().tell(words_);  // first: what was being shown may have been taken back, and is not to be told
    animator_->finishNow();
    showPresent();
}

// The curtain comes first: nothing of a person's view outlives their turn.
void GamePage::showStep(int step) {
    forgetPast();
    holdTable();
    endQuestion();
    const bool hasLookers = waitsForLook(step);
    const Observer before = viewpoint_.eyes();
    if (!hasLookers) updateEyes();
    const bool passesOn = hasLookers || viewpoint_.isHidden() || viewpoint_.eyes();
    const bool runsOn = !passesOn && animator_->speed() != Speed::off && table_->moments(step, spectator).empty();
    if (!runsOn && isWatchedTogether(step)) return watchTogether(step);
    if (hasLookers) return showLook();
    if (viewpoint_.isHidden()) return passOn();
    refreshActions();  // what may be taken back is another matter at once, however long the step is shown
    if (viewpoint_.eyes() == before) {
        side_->log().follow(step, words_);
    } else {
        animator_->finishNow();
        forgetPointedAt();
        drawTable(step);
        side_->log().tellUntil(step, words_);
    }
    watchStep(step);
}

// With the eyes that the screen uses now.
void GamePage::watchStep(int step) {
    // Somebody who watches with motion reads how it came about; without motion it can be looked at afterwards. What is
    // said in one sentence has been watched.
    if (!table_->humans().empty() && animator_->speed() != Speed::off) {
        std::vector<Moment> moments = table_->moments(step, viewpoint_.eyes());
        if (moments.size() > 2) return replay_->tellAccount(step, std::move(moments));
    }
    live_->tellStep(*table_, viewpoint_, step, words_);
    animator_->setShare(motionShare(rests_));
    animator_->play(table_->happenings(step, viewpoint_.eyes()), table_->tableau(viewpoint_.eyes(), step + 1));
}

void GamePage::stepShown() {
    if (viewpoint_.isHidden() || animator_->isPlaying() || replay_->isOn()) return;
    side_->log().showAll(words_);
    replay_->refresh();
    emit titleChanged(title());
    fillNotebook();
    if (!lookers_.empty()) return showLook();
    const ToAct now = table_->toAct();
    side_->prompt().setVisible(!now.isOver());
    if (now.isOver()) {
        showResult();
    } else if (stage_->currentWidget() == result_) {
        stage_->setCurrentWidget(view_);
    }
    if (guide_ != nullptr) {
        const bool holds = guide_->holds();
        side_->prompt().wait(guide_->waitsFor());
        if (holds) {
            holdTable();
            return refreshActions();
        }
    }
    if (viewpoint_.asked() != noSeat) askOne();
    if (viewpoint_.asked() == noSeat && viewpoint_.looker() != noSeat) return showOwnCards();
    if (!viewpoint_.called().empty()) return askAll();
    silent_ = {};
    refreshActions();
    rest();
}

// A focus whose widget goes would fall on whatever stands next, and the next Enter with it.
void GamePage::endQuestion() {
    const QWidget* focus = QApplication::focusWidget();
    if (focus != nullptr && side_->prompt().isAncestorOf(focus)) view_->setFocus();
    decision_->stop();
    forgetHint();
}

void GamePage::drawTable(int at) {
    scene_->setPeople(table_->names(), table_->colours(), viewpoint_.eyes().value_or(noSeat));
    scene_->show(tableauSeen(*table_, viewpoint_, at));
}

void GamePage::showThinking(Seat seat, double share) {
    if (viewpoint_.isHidden()) return;
    const bool looks = viewpoint_.looker() != noSeat && viewpoint_.asked() == noSeat;
    if (table_->humans().contains(seat)) {
        side_->hint().showThinking(share);
    } else if (!looks) {
        side_->prompt().wait(tr("%1 is thinking…").arg(table_->seatInfo(seat).name), share);
    }
}

void GamePage::forgetHint() {
    if (hint_ && guide_ == nullptr) scene_->setMarked({});
    hint_.reset();
    table_->cancelHint();
    side_->hint().forget();
}

void GamePage::showResult() {
    showEyes();
    result_->tell(*table_, words_);
    openNotebook(false);
    const bool atTable = view_->hasFocus();
    stage_->setCurrentWidget(result_);
    if (atTable) result_->setFocus();
}

Seat GamePage::asking() const {
    if (table_->humans().count() == 1) return table_->humans().first();
    return viewpoint_.eyes().value_or(noSeat);
}

void GamePage::refreshActions() {
    const QString why = words_.say(table_->whyNoTakeBack(asking()));
    actions_.undo->setEnabled(why.isEmpty());
    actions_.undo->setToolTip(plainTip(why.isEmpty() ? tr("Takes back your last decision.") : why));
    // A hint knows what the person knows: it is only for their own eyes.
    const bool ownEyes = decision_->seat() != noSeat && viewpoint_.eyes() == Observer(decision_->seat());
    actions_.hint->setEnabled(ownEyes);
    const bool isAsked = decision_->seat() != noSeat;
    actions_.hint->setToolTip(plainTip(ownEyes   ? tr("Tells what a strong player would do.")
                                       : isAsked ? tr("Hints know your cards: look at those first.")
                                                 : tr("Hints are for your own turn.")));
    actions_.notebook->setEnabled(table_->kind().keepsNotebook && viewpoint_.eyes() && !viewpoint_.isHidden());
    actions_.hide->setEnabled(viewpoint_.mayHide() && !viewpoint_.isHidden());
    refreshOwnCards();
    refreshSaving();
}

// A digit only shows the choice; Enter decides, so that a slip costs nothing.
void GamePage::pickByNumber(int number) {
    if (side_->prompt().isInList(number)) actions_.choices->setChecked(true);
    side_->prompt().pickNumber(number);
}

QString GamePage::gameTitle() const { return words_.say(say("title")); }

QString GamePage::title() const {
    if (viewpoint_.isHidden()) return {};
    return gameTitle() + QStringLiteral("\u00A0– ") + words_.say(table_->tableau(viewpoint_.eyes()).headline);
}

void GamePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    // Every part gets its new font after this event, and its texts then have to be broken into lines anew.
    if (event->type() == QEvent::FontChange) {
        side_->setWidthFor(width());
        QMetaObject::invokeMethod(this, &GamePage::retranslate, Qt::QueuedConnection);
    }
    QWidget::changeEvent(event);
}

void GamePage::retranslate() {
    side_->setTitle(gameTitle());
    side_->prompt().setNote(table_->isPractice() ? tr("Practice game") : QString());
    actions_.retranslate();
    side_->log().setAccessibleName(tr("Log"));
    if (viewpoint_.isHidden()) {
        lowerCurtain();
    } else if (scene_->tableau().plates.empty()) {
        return;  // not begun
    } else {
        side_->log().tellAgain(words_);
        if (replay_->isOn()) replay_->tellAgain();
        if (viewpoint_.isGathered()) tellGathered();
        decision_->retranslate();
        side_->prompt().offerGoOn(side_->prompt().offersGoOn());
        fillNotebook();
        if (!lookers_.empty() && !viewpoint_.isGathered()) showLook();
        if (viewpoint_.looker() != noSeat && viewpoint_.asked() == noSeat) showOwnCards();
        live_->forget();
        if (decision_->seat() != noSeat) live_->tellPrompt(*table_, viewpoint_, decision_->seat(), words_);
        if (guide_ != nullptr) guide_->retranslate(words_);
        if (guide_ != nullptr && !guide_->waitsFor().isEmpty()) side_->prompt().wait(guide_->waitsFor());
        if (hint_) side_->hint().showHint(*hint_, words_);
        if (table_->isOver()) result_->tell(*table_, words_);
        refreshActions();
        emit titleChanged(title());
    }
}

void GamePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    side_->setWidthFor(width());
    if (actions_.notebook->isChecked()) layNotebook();
}

}  // namespace intrika
