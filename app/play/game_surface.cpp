#include "app/play/game_surface.h"

#include "app/play/choice_list.h"
#include "app/play/curtain.h"
#include "app/play/keys.h"
#include "app/play/live_region.h"
#include "app/play/log_panel.h"
#include "app/play/prompt_panel.h"
#include "app/play/replay_bar.h"
#include "app/play/result_panel.h"
#include "app/play/seen.h"
#include "app/play/side_panel.h"
#include "app/scene/speech_bubbles.h"
#include "app/scene/table_look.h"
#include "app/scene/table_picks.h"
#include "app/scene/table_scene.h"
#include "app/scene/table_view.h"
#include "app/stage/theatre.h"
#include "engines/session/game_kind.h"

#include <QBoxLayout>
#include <QStackedWidget>

#include <utility>

namespace intrika::play {
namespace {

QString gameOf(const Table& table) { return QString::fromStdString(table.kind().id); }

SeatSet without(SeatSet seats, SeatSet others) {
    for (const Seat seat : others) seats = seats.without(seat);
    return seats;
}

}  // namespace

GameSurface::GameSurface(QWidget& whole, std::unique_ptr<Table> game, SeatSet phones)
    : table(std::move(game)),
      words(gameOf(*table), table->names()),
      screen(without(table->humans(), phones), !phones.empty()),
      actions(&whole),
      page(whole),
      scene(new TableScene(table->kind().faces, words, &whole)),
      view(new TableView(scene)),
      content(new QWidget(&whole)),
      live(new LiveRegion(content)),
      stage(new QStackedWidget(content)),
      side(new SidePanel(*table, viewpoint(), actions.besideTitle(table->kind().keepsNotebook, viewpoint().isShared()),
                         content)),
      result(new ResultPanel(*table, viewpoint(), scene->faces(), stage)),
      bar(new ReplayBar(*table, content)),
      curtain(new Curtain(&whole)),
      row(new QHBoxLayout(content)),
      theatre(std::make_unique<Theatre>(
          Theatre::Company{gameOf(*table), table->kind().faces, table->names(), table->colours()}, *scene, *view,
          *content)),
      animator(std::make_unique<Animator>(scene, &whole)) {
    animator->setInterlude(theatre.get());
    QObject::connect(theatre.get(), &Theatre::told, live, [this](int happenings) {
        side->log().showSeen(static_cast<std::size_t>(happenings), words);
        live->tellSeen(*table, viewpoint(), static_cast<std::size_t>(happenings), words);
    });
    stage->addWidget(view);
    stage->addWidget(result);
    page.addActions(bar->steps());
    actions.steps = bar->steps().first(2);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* left = new QVBoxLayout;
    left->addWidget(stage, 1);
    left->addWidget(bar);
    row->addLayout(left, 1);
    row->addWidget(side);
    QObject::connect(stage, &QStackedWidget::currentChanged, side,
                     [this] { side->setVisible(stage->currentWidget() != result); });
    auto* all = new QHBoxLayout(&page);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(content);
}

GameSurface::~GameSurface() = default;

QString GameSurface::gameTitle() const { return words.say(say("title")); }

QString GameSurface::place() const {
    if (screen.isHidden()) return {};
    const Tableau now = table->tableau(viewpoint().eyes());
    QStringList said{words.say(now.headline), words.say(now.subline)};
    said.removeAll(QString());
    return said.join(QStringLiteral(" · "));
}

QString GameSurface::title() const {
    if (screen.isHidden()) return {};
    return gameTitle() + QStringLiteral("\u00A0– ") + words.say(table->tableau(viewpoint().eyes()).headline);
}

void GameSurface::draw(int at) {
    scene->setPeople(table->names(), table->colours(), viewpoint().eyes().value_or(noSeat));
    scene->show(tableauSeen(*table, viewpoint(), at));
    showSpoken(at == Session::latest ? table->stepCount() : at);
}

void GameSurface::showSpoken(int at) {
    std::vector<Saying> sayings;
    for (const SpokenLine& line : linesLately(*table, viewpoint(), at)) {
        sayings.push_back({line.speaker, words.say(line.words)});
    }
    scene->speech().say(std::move(sayings));
}

StageScript GameSurface::stageOf(int step, Observer eyes) const {
    return theatre->mayOpen(paceOf(animator->speed())) ? table->stage(step, eyes) : StageScript();
}

void GameSurface::forgetPointedAt() {
    scene->looks().look(nullptr);
    scene->picks().pointAt(nullptr);
    scene->picks().setFocusStop(nullptr);
    live->forget();
}

void GameSurface::focusTable() {
    if (!side->prompt().choices().hasFocus()) focusStage();
}

void GameSurface::focusStage() { giveKeys(*stage->currentWidget()); }

}  // namespace intrika::play
