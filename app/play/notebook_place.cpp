#include "app/play/notebook_place.h"

#include "app/play/game_surface.h"
#include "app/play/live_region.h"
#include "app/play/notebook_page.h"
#include "app/play/panel_growth.h"
#include "app/play/side_panel.h"
#include "app/scene/table_view.h"
#include "engines/session/game_kind.h"

#include <QAction>
#include <QBoxLayout>
#include <QStackedWidget>

namespace intrika::play {
namespace {

constexpr int wideForNotebook = 1280;  // from which width on the table stays in sight beside it

}  // namespace

NotebookPlace::NotebookPlace(GameSurface& surface) : surface_(surface) {
    surface.actions.notebook->setVisible(surface.table->kind().keepsNotebook);
    connect(surface.actions.notebook, &QAction::toggled, this, &NotebookPlace::open);
}

bool NotebookPlace::mayOpen() const {
    return surface_.table->kind().keepsNotebook && surface_.viewpoint().eyes() && !surface_.screen.isHidden();
}

void NotebookPlace::refresh() { surface_.actions.notebook->setEnabled(mayOpen()); }

void NotebookPlace::open(bool open) {
    const bool opens = open && mayOpen();
    surface_.actions.notebook->setChecked(opens);
    if (!opens) return putAway();
    if (notebook_ == nullptr) {
        notebook_ = new NotebookPage(surface_.table->kind());
        listen();
    }
    lay();
    if (surface_.stage->currentWidget() == notebook_) surface_.focusStage();
}

void NotebookPlace::putAway() {
    if (notebook_ == nullptr || notebook_->isHidden()) return;
    notebook_->forget();
    notebook_->hide();
    if (surface_.stage->currentWidget() == notebook_) surface_.stage->setCurrentWidget(surface_.view);
    surface_.focusStage();
}

void NotebookPlace::closeInFront() {
    if (notebook_ != nullptr && surface_.stage->currentWidget() == notebook_) close();
}

void NotebookPlace::listen() {
    connect(notebook_, &NotebookPage::closed, this, &NotebookPlace::close);
    connect(notebook_, &NotebookPage::told, surface_.live, &LiveRegion::tell);
    connect(notebook_, &NotebookPage::pencilled, this, [this](const PencilCell& cell, PencilMark mark) {
        surface_.table->setPencil(cell, mark);
        notebook_->offerRubOut(surface_.table->pencil().has(cell.owner));
    });
    connect(notebook_, &NotebookPage::rubOutWanted, this, [this] {
        surface_.table->rubOutPencil(*surface_.viewpoint().eyes());
        fill();
    });
}

void NotebookPlace::fit() {
    if (surface_.actions.notebook->isChecked()) lay();
}

void NotebookPlace::lay() {
    const int width = surface_.page.width();
    const auto lies = width >= wideForNotebook ? NotebookPage::Lies::beside : NotebookPage::Lies::inFront;
    const bool stays = !notebook_->isHidden() && notebook_->lies() == lies;
    const double before = panelGrowth(*notebook_);
    notebook_->lay(lies, width - surface_.side->width() - surface_.view->minimumWidth(), surface_.page.size());
    if (stays && panelGrowth(*notebook_) != before) fill();  // with larger signs
    if (!stays) lie(lies == NotebookPage::Lies::beside);
}

void NotebookPlace::lie(bool beside) {
    surface_.stage->removeWidget(notebook_);
    if (beside) {
        surface_.row->insertWidget(surface_.row->indexOf(surface_.side), notebook_);
        surface_.stage->setCurrentWidget(surface_.view);
    } else {
        surface_.row->removeWidget(notebook_);
        surface_.stage->addWidget(notebook_);
        surface_.stage->setCurrentWidget(notebook_);
    }
    notebook_->show();
    fill();
}

void NotebookPlace::fill() {
    if (!surface_.actions.notebook->isChecked() || notebook_ == nullptr) return;
    const Observer eyes = surface_.viewpoint().eyes();
    if (!eyes || surface_.table->isOver()) return close();
    notebook_->tell(surface_.table->notebook(*eyes), *surface_.table, *eyes, surface_.words);
}

}  // namespace intrika::play

#include "moc_notebook_place.cpp"
