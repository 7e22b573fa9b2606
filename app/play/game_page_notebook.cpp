// The part of GamePage that is about what one seat alone has come to know: the notebook, and looks that are for one
// person's eyes.
#include "app/play/decision.h"
#include "app/play/game_page.h"
#include "app/play/live_region.h"
#include "app/play/notebook_page.h"
#include "app/play/prompt_panel.h"
#include "app/play/side_panel.h"
#include "app/scene/table_view.h"

#include <QAction>
#include <QBoxLayout>
#include <QStackedWidget>

#include <vector>

namespace intrika {
namespace {

constexpr int wideForNotebook = 1280;  // from which width on the table stays in sight beside it

// What this seat alone learns: what is turned up where it lies, and in a game in which people decide before everybody
// with cards that they have not looked at since, what comes to them or is taken from them.
std::vector<Happening> looksOf(const Table& table, int step, Seat seat) {
    std::vector<Happening> looks;
    const auto told = table.happenings(step, seat), open = table.happenings(step, spectator);
    for (std::size_t index = 0; index < told.size(); ++index) {
        const Happening& each = told[index];
        const bool isShown = table.kind().showsGainsAtOnce || (each.from != noZone && each.from == each.to);
        if (isShown && each.learners.contains(seat) && each.faces != open[index].faces) looks.push_back(each);
    }
    return looks;
}

}  // namespace

void GamePage::listenToNotebook() {
    actions_.notebook->setVisible(table_->kind().keepsNotebook);
    connect(actions_.notebook, &QAction::toggled, this, &GamePage::openNotebook);
    connect(&side_->prompt(), &PromptPanel::seen, this, &GamePage::lookSeen);
}

void GamePage::openNotebook(bool open) {
    const bool mayOpen = open && table_->kind().keepsNotebook && viewpoint_.eyes() && !viewpoint_.isHidden();
    actions_.notebook->setChecked(mayOpen);
    if (!mayOpen) {
        if (notebook_ == nullptr || notebook_->isHidden()) return;
        notebook_->forget();
        notebook_->hide();
        if (stage_->currentWidget() == notebook_) stage_->setCurrentWidget(view_);
        view_->setFocus();
        return;
    }
    if (notebook_ == nullptr) {
        notebook_ = new NotebookPage(table_->kind());
        listenToPencil();
    }
    layNotebook();
    if (stage_->currentWidget() == notebook_) notebook_->setFocus();
}

void GamePage::listenToPencil() {
    connect(notebook_, &NotebookPage::closed, this, [this] { openNotebook(false); });
    connect(notebook_, &NotebookPage::told, live_, &LiveRegion::tell);
    connect(notebook_, &NotebookPage::pencilled, this, [this](const PencilCell& cell, PencilMark mark) {
        table_->setPencil(cell, mark);
        notebook_->offerRubOut(table_->pencil().has(cell.owner));
    });
    connect(notebook_, &NotebookPage::rubOutWanted, this, [this] {
        table_->rubOutPencil(*viewpoint_.eyes());
        fillNotebook();
    });
}

// Beside the table where the window is wide enough for both, else in front of it.
void GamePage::layNotebook() {
    const auto lies = width() >= wideForNotebook ? NotebookPage::Lies::beside : NotebookPage::Lies::inFront;
    const bool stays = !notebook_->isHidden() && notebook_->lies() == lies;
    notebook_->lay(lies, width() - side_->width() - view_->minimumWidth());
    if (stays) return;
    stage_->removeWidget(notebook_);
    if (lies == NotebookPage::Lies::beside) {
        auto* row = static_cast<QBoxLayout*>(content_->layout());
        row->insertWidget(row->indexOf(side_), notebook_);
        stage_->setCurrentWidget(view_);
    } else {
        content_->layout()->removeWidget(notebook_);
        stage_->addWidget(notebook_);
        stage_->setCurrentWidget(notebook_);
    }
    notebook_->show();
    fillNotebook();
}

// As it is now; whoever else looks at the screen gets another one, or none.
void GamePage::fillNotebook() {
    if (!actions_.notebook->isChecked() || notebook_ == nullptr) return;
    const Observer eyes = viewpoint_.eyes();
    if (!eyes || table_->isOver()) return openNotebook(false);
    notebook_->tell(table_->notebook(*eyes), *table_, *eyes, words_);
}

// Of several people at one screen: what somebody was shown in private stays until they have seen it. Whoever goes on
// to decide something in private has it before them anyway.
bool GamePage::waitsForLook(int step) {
    if (!viewpoint_.mayHide() || table_->isOver()) return false;
    for (const Seat seat : table_->humans()) {
        const Prompt next = table_->prompt(seat);  // empty while they are not to act
        if ((next.secret && !next.silence) || table_->looksSeen().contains(seat)) continue;
        if (!looksOf(*table_, step, seat).empty()) lookers_ = lookers_.with(seat);
    }
    lookStep_ = step;
    return !lookers_.empty();
}

void GamePage::showLook() {
    viewpoint_.show(lookers_.contains(viewpoint_.eyes()) ? *viewpoint_.eyes() : lookers_.first());
    if (viewpoint_.isHidden()) return lowerCurtain();
    const Seat seat = *viewpoint_.eyes();
    animator_->finishNow();
    if (notebook_ != nullptr && stage_->currentWidget() == notebook_) openNotebook(false);
    stage_->setCurrentWidget(view_);
    side_->log().tell(words_);
    drawTable(lookStep_ + 1);
    QStringList lines;
    for (const Happening& look : looksOf(*table_, lookStep_, seat)) lines << words_.say(look.sentence);
    const SeatInfo& info = table_->seatInfo(seat);
    side_->prompt().showLook(info.name, info.colour, lines.join(u'\n'));
    live_->tell(lines.join(u' '));
    refreshActions();
}

void GamePage::lookSeen() {
    if (lookers_.empty()) return putBack();  // from a look at the own cards
    lookers_ = lookers_.without(*viewpoint_.eyes());
    table_->setLookSeen(*viewpoint_.eyes());
    if (lookers_.empty()) {
        showNow();
    } else {
        showLook();
    }
}

// Whoever spoke up at a question to the whole table has looked, and has nothing to say after all; or somebody has
// looked at their own cards.
void GamePage::putBack() {
    viewpoint_.giveBack();
    showNow();
}

}  // namespace intrika
