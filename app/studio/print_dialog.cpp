#include "app/studio/print_dialog.h"

#include "app/dialogs/plain_text.h"
#include "app/studio/needs_panel.h"
#include "app/studio/own_panel.h"
#include "app/studio/page_drawer.h"
#include "app/studio/page_list.h"
#include "app/studio/page_view.h"
#include "app/studio/panel_area.h"
#include "app/studio/paper_panel.h"
#include "app/studio/parts_panel.h"
#include "app/studio/preset_menu.h"
#include "app/studio/printer_panel.h"
#include "engines/words/words.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPrinterInfo>
#include <QPushButton>
#include <QScreen>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace intrika::studio {
namespace {

constexpr QSize usualSize{1180, 740};
constexpr int patience = 120;  // ms, while somebody is still typing
constexpr int ownTab = 3;

}  // namespace

PrintDialog::PrintDialog(const QString& game, QWidget* parent)
    : QDialog(parent),
      game_(game),
      kit_(loadKit(game)),
      soon_(new QTimer(this)),
      drawer_(new PageDrawer(PageList::pictureBox, this)) {
    soon_->setSingleShot(true);
    soon_->setInterval(patience);
    auto* column = new QVBoxLayout(this);
    auto* row = new QHBoxLayout;
    column->addLayout(row, 1);
    row->addWidget(makeChoices());
    row->addWidget(makePreview(), 1);
    column->addWidget(notice_ = richLabel(this));
    notice_->setWordWrap(true);
    notice_->setOpenExternalLinks(true);
    notice_->setTextInteractionFlags(Qt::TextBrowserInteraction);
    notice_->hide();
    column->addWidget(makeButtons());
    for (auto* button : findChildren<QPushButton*>()) button->setAutoDefault(false);  // see keyPressEvent
    connectChoices();
    retranslate();
    const QSize room = parent == nullptr ? screen()->availableSize() : parent->window()->size();
    const QSize size = usualSize.boundedTo(room - QSize(12, 40));
    // Where text is large the buttons stand under the page's number, not beside it.
    if (minimumSizeHint().width() > size.width()) pageBar_->setDirection(QBoxLayout::TopToBottom);
    resize(size);
    showLast();
    save_->setFocus();
}

// A field that loses the focus keeps what was typed: while there is somewhere to keep it.
PrintDialog::~PrintDialog() { hide(); }

void PrintDialog::showLast() {
    const auto last = memory_.last(game_);
    showChoice(last.value_or(PrintOptions()));
    if (!last)
        notify(tr("The last choice cannot be read: %1").arg(Words(game_).say(last.error().text)).toHtmlEscaped());
}

void PrintDialog::setGame(const QString& game) {
    if (game == game_ || loadKit(game).parts.isEmpty()) return;
    gather();
    memory_.setLast(game_, options_);
    game_ = game;
    kit_ = loadKit(game);
    games_->setCurrentIndex(games_->findData(game));
    const int tab = tabs_->currentIndex();
    makeParts();
    page_ = 0;
    retranslate();
    tabs_->setCurrentIndex(tab);
    showLast();
}

QWidget* PrintDialog::makeGames() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    gamesLabel_ = plainLabel(bar);
    games_ = new QComboBox(bar);
    games_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    gamesLabel_->setBuddy(games_);
    row->addWidget(gamesLabel_);
    row->addWidget(games_, 1);
    for (const QString& game : printableGames()) games_->addItem(QString(), game);
    games_->setCurrentIndex(games_->findData(game_));
    connect(games_, &QComboBox::activated, this, [this] { setGame(games_->currentData().toString()); });
    return bar;
}

// Those pages of the choices that are anew for every game.
void PrintDialog::makeParts() {
    if (parts_ != nullptr) {
        delete tabs_->widget(0);
        delete tabs_->widget(ownTab - 1);
    }
    parts_ = new PartsPanel(kit_);
    own_ = new OwnPanel(kit_);
    tabs_->insertTab(0, new PanelArea(parts_), QString());
    tabs_->insertTab(ownTab, new PanelArea(own_), QString());
    connect(own_, &OwnPanel::changed, soon_, qOverload<>(&QTimer::start));
    paper_->setHasBoard(!kit_.boards.isEmpty());
    connect(parts_, &PartsPanel::changed, soon_, qOverload<>(&QTimer::start));
}

QWidget* PrintDialog::makeChoices() {
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeGames());
    tabs_ = new QTabWidget(side);
    tabs_->setUsesScrollButtons(true);
    column->addWidget(tabs_, 1);
    paper_ = new PaperPanel;
    printer_ = new PrinterPanel(memory_);
    needs_ = new NeedsPanel;
    for (QWidget* panel : {static_cast<QWidget*>(paper_), static_cast<QWidget*>(printer_)}) {
        tabs_->addTab(new PanelArea(panel), QString());
    }
    tabs_->addTab(needs_, QString());
    makeParts();
    tabs_->setCurrentIndex(0);
    // Asking for printers may take a while where a network has to be searched: not before somebody wants one.
    connect(tabs_, &QTabWidget::currentChanged, this, [this](int) {
        if (tabs_->currentWidget()->isAncestorOf(printer_))
            printer_->setPrinters(QPrinterInfo::availablePrinterNames());
    });
    return side;
}

void PrintDialog::connectChoices() {
    connect(soon_, &QTimer::timeout, this, [this] {
        gather();
        plan();
    });
    connect(paper_, &PaperPanel::changed, soon_, qOverload<>(&QTimer::start));
    connect(printer_, &PrinterPanel::changed, soon_, qOverload<>(&QTimer::start));
    connect(drawer_, &PageDrawer::allDrawn, this, &PrintDialog::tellCounts);
    connect(presetMenu_, &PresetMenu::chosen, this, &PrintDialog::showChoice);
    connect(presetMenu_, &PresetMenu::failed, this,
            [this](const QString& sentence) { notify(sentence.toHtmlEscaped()); });
}

QWidget* PrintDialog::makePreview() {
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    view_ = new PageView(*drawer_, side);
    list_ = new PageList(*drawer_, side);
    column->addWidget(makePageBar());
    column->addWidget(view_, 1);
    column->addWidget(list_);
    counts_ = plainLabel(side);
    counts_->setWordWrap(true);
    column->addWidget(counts_);
    connect(list_, &PageList::pageChosen, this, &PrintDialog::lookAt);
    connect(view_, &PageView::turnAsked, this, &PrintDialog::turnSheet);
    connect(view_, &PageView::stepAsked, this, [this](int pages) { lookAt(page_ + pages); });
    return side;
}

QWidget* PrintDialog::makePageBar() {
    auto* bar = new QWidget(this);
    pageBar_ = new QBoxLayout(QBoxLayout::LeftToRight, bar);
    pageBar_->setContentsMargins(0, 0, 0, 0);
    QBoxLayout* row = new QHBoxLayout;
    pageBar_->addLayout(row, 1);
    const auto button = [&](auto&& does) {
        auto* made = new QToolButton(bar);
        made->setFocusPolicy(Qt::StrongFocus);
        connect(made, &QToolButton::clicked, this, does);
        row->addWidget(made);
        return made;
    };
    back_ = button([this] { lookAt(page_ - 1); });
    back_->setArrowType(Qt::LeftArrow);
    where_ = plainLabel(bar);
    row->addWidget(where_);
    forth_ = button([this] { lookAt(page_ + 1); });
    forth_->setArrowType(Qt::RightArrow);
    row->addStretch(1);
    row = new QHBoxLayout;
    pageBar_->addLayout(row);
    turn_ = button([this] { turnSheet(); });
    nearer_ = button([this] { view_->setZoom(view_->zoom() * 1.5); });
    whole_ = button([this] { view_->setZoom(1); });
    row->addStretch(0);
    return bar;
}

QWidget* PrintDialog::makeButtons() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    const auto button = [&] {
        auto* made = new QPushButton(bar);
        row->addWidget(made);
        return made;
    };
    presetMenu_ = new PresetMenu(memory_, this);
    presets_ = button();
    presets_->setMenu(presetMenu_);
    shop_ = button();
    row->addStretch(1);
    close_ = button();
    print_ = button();
    save_ = button();
    save_->setObjectName("save");
    save_->setProperty("look", QStringLiteral("gold"));
    connect(shop_, &QPushButton::clicked, this, &PrintDialog::askForFolder);
    connect(close_, &QPushButton::clicked, this, &QDialog::reject);
    connect(print_, &QPushButton::clicked, this, &PrintDialog::askForPrinter);
    connect(save_, &QPushButton::clicked, this, &PrintDialog::askForFile);
    return bar;
}

void PrintDialog::setTurnTime(int milliseconds) { view_->setTurnTime(milliseconds); }

void PrintDialog::setBoard(const QString& file) {
    PrintOptions options = options_;
    options.board = file;
    showChoice(options);
    if (!job_) return;
    const auto& pages = job_->plan().pages;
    const auto board =
        std::find_if(pages.begin(), pages.end(), [](const Page& page) { return page.kind == PartKind::board; });
    if (board != pages.end()) lookAt(static_cast<int>(board - pages.begin()));
}

void PrintDialog::showChoice(const PrintOptions& options) {
    options_ = options;
    // A preset may be another game's.
    if (options_.players != 0) options_.players = std::clamp(options_.players, kit_.leastPlayers, kit_.mostPlayers);
    parts_->showChoice(options_);
    own_->showChoice(options_);
    paper_->showChoice(options_);
    printer_->showChoice(options_);
    soon_->stop();
    notify({});
    plan();
}

void PrintDialog::gather() {
    parts_->take(options_);
    own_->take(options_);
    paper_->take(options_);
    printer_->take(options_);
}

void PrintDialog::plan() {
    PrintOptions options = options_;
    if (printer_->wantsTestSheets()) {
        options.parts = QStringList();
        for (const KitPart& part : kit_.parts) {
            if (part.kind == PartKind::flipTest || part.kind == PartKind::calibration) options.parts << part.id;
        }
        options.sides = Sides::interleaved;
    }
    const bool nothing = parts_->isEmpty() && !printer_->wantsTestSheets();
    auto job =
        nothing ? unexpected(Problem::Code::badOption, say("print.problem.nothing")) : PrintJob::make(game_, options);
    for (QPushButton* button : {save_, print_, shop_}) button->setEnabled(job.has_value());
    presetMenu_->setPresent(options_);
    job_ = job ? std::shared_ptr<const PrintJob>(std::move(*job)) : nullptr;
    drawer_->setJob(job_);
    list_->refresh();
    if (!job_) {
        view_->look(-1);
        where_->clear();
        counts_->setText(Words(game_).say(job.error().text));
        return;
    }
    lookAt(std::min(page_, static_cast<int>(job_->plan().pages.size()) - 1));
    tellCounts();
}

void PrintDialog::lookAt(int page) {
    if (!job_ || page < 0 || page >= job_->plan().pages.size()) return;
    page_ = page;
    if (!view_->isTurning()) view_->look(page);
    list_->choose(page);
    const auto& pages = job_->plan().pages;
    where_->setText(tr("Page %1 of %2").arg(page + 1).arg(pages.size()));
    view_->setAccessibleName(where_->text() + QStringLiteral(": ") +
                             pageTitle(pages[page], job_->plan(), Words(game_)));
    back_->setEnabled(page > 0);
    forth_->setEnabled(page + 1 < pages.size());
    turn_->setEnabled(std::any_of(pages.begin(), pages.end(), [&](const Page& other) {
        return other.sheet == pages[page].sheet && other.back != pages[page].back;
    }));
}

// What lies behind is the next page, or the one before.
void PrintDialog::turnSheet() {
    if (!job_ || !turn_->isEnabled()) return;
    const auto& pages = job_->plan().pages;
    const bool upright = turnsOverUprightAxis(pages[page_].paper, options_.backs);
    const int other = pages[page_].back ? page_ - 1 : page_ + 1;
    view_->turnTo(other, upright ? Qt::Vertical : Qt::Horizontal);
    lookAt(other);
}

void PrintDialog::tellCounts() {
    if (!job_) return;
    counts_->setText(countsText(*job_, drawer_->ink()));
    needs_->tell(*job_, drawer_->ink());
}

void PrintDialog::notify(const QString& sentence) {
    notice_->setText(sentence);
    notice_->setVisible(!sentence.isEmpty());
}

// The choice is remembered, however the dialog is left.
void PrintDialog::done(int result) {
    if (isWriting_) return;
    gather();
    memory_.setLast(game_, options_);
    QDialog::done(result);
}

// Enter presses the button in focus; elsewhere it ends typing, and must not save a file.
void PrintDialog::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    if (enter && button != nullptr) return button->click();
    if (!enter) QDialog::keyPressEvent(event);
}

void PrintDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        notify({});
        plan();
    }
    QDialog::changeEvent(event);
}

void PrintDialog::nameGames() {
    gamesLabel_->setText(tr("G&ame:"));
    for (int i = 0; i < games_->count(); ++i) {
        games_->setItemText(i, Words(games_->itemData(i).toString()).say(say("title")));
    }
}

void PrintDialog::retranslate() {
    nameGames();
    setWindowTitle(tr("Print at home: %1").arg(Words(game_).say(say("title"))));
    const QStringList titles{tr("What"), tr("How"), tr("Printer"), tr("Own"), tr("What you need")};
    for (int i = 0; i < titles.size(); ++i) tabs_->setTabText(i, titles[i]);
    back_->setAccessibleName(tr("Previous page"));
    forth_->setAccessibleName(tr("Next page"));
    turn_->setText(tr("Turn the sheet"));
    turn_->setToolTip(plainTip(tr("Space, on the page")));
    nearer_->setText(tr("Zoom in"));
    whole_->setText(tr("Whole page"));
    list_->setAccessibleName(tr("All pages"));
    view_->setToolTip(plainTip(tr("Click to zoom in, click again to zoom out.")));
    presets_->setText(tr("P&resets"));
    shop_->setText(tr("For a print s&hop…"));
    close_->setText(tr("Close"));
    print_->setText(tr("&Print…"));
    save_->setText(tr("Save as P&DF…"));
}

}  // namespace intrika::studio

#include "moc_print_dialog.cpp"
