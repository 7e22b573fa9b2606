#include "app/play/side_panel.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/face_data.h"
#include "app/faces/palette.h"
#include "app/play/choice_list.h"
#include "app/play/enter_key.h"
#include "app/play/hint_panel.h"
#include "app/play/news_strip.h"
#include "app/play/panel_growth.h"
#include "app/play/panel_style.h"
#include "app/play/prompt_panel.h"
#include "app/play/why_panel.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace intrika::play {
namespace {

constexpr int wider = 84;                                // with texts of twice the size
constexpr int usualLogLines = 6, largeLogLines = 4;      // kept; of large texts as many
constexpr double largeFrom = 1.3;                        // texts from this scale on
constexpr int usualSpacing = 10, largeSpacing = 7;       // px between the panels; large texts stand apart by themselves
constexpr int leastAskedLines = 5, leastLargeLines = 2;  // of what is asked, over the golden button
constexpr int leastNamedLines = 18;                      // as high as so many lines has room for the game's name too
constexpr double mostOfList = 0.6;                       // of the room, for what is asked with its list
constexpr int linkLetters = 15, leastLinkLetters = 10;   // px of usual texts

// Of the panel beside a page so wide: a quarter of a small one, a fifth of a large one.
double usualWidth(int page) {
    constexpr double small = 1024, large = 1600, least = 280, usual = 322, more = 0.181;
    if (page <= large) return least + (page - small) * (usual - least) / (large - small);
    return usual + (page - large) * more;
}

// The colour of the game's backs.
QColor groundOf(const GameKind& kind) {
    const FaceSet set = loadFaces(QString::fromStdString(kind.id), kind.faces);
    const auto back = std::find_if(set.faces.begin(), set.faces.end(),
                                   [](const FaceData& face) { return face.build == Build::back; });
    return back == set.faces.end() ? QColor(ink::tableLight) : back->ground.ground;
}

}  // namespace

SidePanel::SidePanel(Table& table, const Viewpoint& viewpoint, const QList<QAction*>& shortcuts, QWidget* parent)
    : QFrame(parent),
      title_(plainLabel()),
      log_(new LogPanel(table, viewpoint)),
      news_(new NewsStrip),
      why_(new WhyPanel(table)),
      hint_(new HintPanel),
      prompt_(new PromptPanel) {
    setProperty("look", QStringLiteral("page"));
    setProperty("paper", true);
    setStyleSheet(panelStyle());
    auto* panels = new QVBoxLayout;
    panels_ = panels;
    panels->setContentsMargins(12, 10, 12, 12);
    panels->addWidget(news_);
    panels->addWidget(log_, 1);
    log_->setMinimumHeight(1);
    panels->addWidget(why_);
    panels->addWidget(hint_);
    panels->addStretch();  // where there is no log
    panels->addWidget(prompt_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(titleBar(table, shortcuts));
    column->addLayout(panels, 1);
}

QFrame* SidePanel::titleBar(const Table& table, const QList<QAction*>& shortcuts) {
    auto* bar = new QFrame;
    bar->setObjectName(QStringLiteral("bar"));
    bar->setStyleSheet(QStringLiteral("#bar { background: %1; } #bar QLabel { color: #FBF6EA; }"
                                      "#bar QToolButton { color: #FFE7A3; background: transparent;"
                                      " border: 2px solid transparent; border-radius: 4px; padding: 2px 1px; }"
                                      "#bar QToolButton:disabled { color: #BFCABD; }"
                                      "#bar QToolButton:hover:enabled { color: #FFFFFF; }"
                                      "#bar QToolButton:focus { border-color: #FFFFFF; }")
                           .arg(groundOf(table.kind()).name()));
    bar_ = new QBoxLayout(QBoxLayout::LeftToRight, bar);
    bar_->setContentsMargins(16, 8, 8, 8);
    bar_->addWidget(title_, 1);
    links_ = new QHBoxLayout;
    links_->setSpacing(0);
    bar_->addLayout(links_);
    for (QAction* action : shortcuts) {
        auto* link = new QToolButton;
        link->setDefaultAction(action);
        link->setToolButtonStyle(Qt::ToolButtonTextOnly);
        link->setFocusPolicy(Qt::TabFocus);
        clickOnEnter(*link);
        links_->addWidget(link);
    }
    return bar;
}

int SidePanel::heightOf(const QWidget& panel) const {
    return panels_->spacing() + panel.layout()->totalMinimumHeightForWidth(prompt_->width());
}

// The log keeps its lines and the golden button its place. What is asked is seen whole where that leaves enough, else
// it scrolls; beside a hint the list goes first, which says what can also be picked on the table, then the hint
// scrolls.
void SidePanel::makeRoom() {
    nameOrNot();
    const QString links = linksInWords();
    if (std::exchange(arranged_, links) != links) arrangeBar();
    const bool large = textScale() >= largeFrom;
    const int spacing = large ? largeSpacing : usualSpacing;
    if (panels_->spacing() != spacing) panels_->setSpacing(spacing);  // it asks for this again, even for the same one
    const QMargins margins = panels_->contentsMargins();
    int room = height() - bar_->totalSizeHint().height() - margins.top() - margins.bottom();
    if (!why_->isHidden()) room -= heightOf(*why_);
    const int logLines = large ? largeLogLines : usualLogLines;
    const int log = logWanted_ ? panels_->spacing() + logLines * log_->lineHeight() : 0;
    const bool hints = !hint_->isHidden();
    const int width = prompt_->width();
    const int hint = hints ? panels_->spacing() + hint_->wholeHeight(width) : 0;
    const bool listFits = !hints || !prompt_->hasList() || prompt_->leastHeight(true) + hint + log <= room;
    prompt_->setListFits(listFits);
    const int asked = prompt_->leastHeight(prompt_->hasList() && listFits);
    const int askedLines = large ? leastLargeLines : leastAskedLines;
    const int leastAsked = std::min(asked, prompt_->footHeight() + askedLines * prompt_->fontMetrics().lineSpacing());
    if (hints) {
        const int shown =
            std::clamp(room - log - asked - panels_->spacing(), hint_->leastHeight(width), hint_->wholeHeight(width));
        hint_->setFixedHeight(shown);
        room -= panels_->spacing() + shown;
    }
    news_->setFits(asked + log + heightOf(*news_) <= room);
    if (!news_->isHidden()) room -= heightOf(*news_);
    log_->setVisible(logWanted_ && leastAsked + log <= room);
    const int most = std::max(log_->isHidden() ? room : room - log, 0);
    const int whole = std::min(prompt_->wholeHeight(prompt_->hasList() && listFits), qRound(room * mostOfList));
    prompt_->setFixedHeight(std::clamp(std::max(asked, whole), 0, most));  // before it has a width it asks for less
}

void SidePanel::setLogWanted(bool wanted) {
    logWanted_ = wanted;
    makeRoom();
}

bool SidePanel::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) makeRoom();
    return QFrame::event(event);
}

void SidePanel::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    makeRoom();
}

void SidePanel::setTitle(const QString& title) {
    title_->setText(title);
    arrangeBar();
}

// What is asked and told goes before the name of the game, which the window's title says too.
void SidePanel::nameOrNot() {
    const bool named = height() >= leastNamedLines * log_->lineHeight();
    if (title_->isHidden() != named) return;
    title_->setVisible(named);
    arrangeBar();
}

// What they say, as far as they are seen.
QString SidePanel::linksInWords() const {
    QStringList words;
    for (int at = 0; at < links_->count(); ++at) {
        const auto* link = static_cast<const QToolButton*>(links_->itemAt(at)->widget());
        if (!link->isHidden()) words << link->text();
    }
    return words.join(u' ');
}

// In letters as large as all of them have room for below the name.
void SidePanel::fitLinks() {
    const QMargins margins = bar_->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    for (int letters = linkLetters; letters >= leastLinkLetters; --letters) {
        for (int at = 0; at < links_->count(); ++at)
            links_->itemAt(at)->widget()->setFont(panelFont(Cut::regular, letters, *this));
        links_->invalidate();
        if (links_->sizeHint().width() <= room) return;
    }
}

// The links go under a name beside which they have no room; a name that is too long by itself has two lines.
void SidePanel::arrangeBar() {
    fitLinks();
    title_->setFont(panelFont(Cut::bold, 27, *this));
    title_->setWordWrap(false);
    bar_->setDirection(QBoxLayout::LeftToRight);
    bar_->invalidate();  // it does not hear what became of the links
    if (bar_->sizeHint().width() <= width()) return;
    bar_->setDirection(QBoxLayout::TopToBottom);
    if (bar_->sizeHint().width() <= width()) return;
    title_->setFont(panelFont(Cut::bold, 21, *this));
    title_->setWordWrap(true);
}

void SidePanel::fitTo(QSize page) {
    setFixedWidth(qRound(usualWidth(page.width())) + qRound((textScale() - 1) * wider));
    if (const double growth = growthFor(page); growth != panelGrowth(*this)) {
        growPanel(*this, growth);
        log_->fitSigns();
        prompt_->choices().fitSigns();
    }
    arrangeBar();
}

}  // namespace intrika::play

#include "moc_side_panel.cpp"
