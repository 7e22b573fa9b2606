#include "app/rules/rules_reader.h"

#include "app/dialogs/plain_text.h"
#include "app/dialogs/steady_tree.h"
#include "app/faces/palette.h"
#include "app/rules/card_pages.h"
#include "app/rules/rules_page.h"
#include "app/rules/text_search.h"
#include "engines/files/settings_store.h"

#include <QAbstractTextDocumentLayout>
#include <QBoxLayout>
#include <QEvent>
#include <QFontInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBlock>
#include <QTextFrame>
#include <QTimer>
#include <QToolButton>
#include <QUrl>

#include <algorithm>

namespace intrika::rules {
namespace {

const QColor paper(0xFBF6EA);
const QColor ruleMark(0xF6E7B4);
const QColor hitMark(0xF2C85B);
const QColor currentHitMark(0xE08A2C);
constexpr double textToFormFont = 1.1;  // a page is read longer than a menu
constexpr int columnLines = 31;         // width in heights of a line: about 75 letters beside the rule numbers
constexpr int headroom = 6;             // px left free above the place that is shown
constexpr int entryRole = Qt::UserRole;
constexpr char geometryKey[] = "rulesReader/geometry";
constexpr char splitterKey[] = "rulesReader/splitter";

QTextEdit::ExtraSelection marking(const QTextCursor& cursor, const QColor& colour) {
    QTextEdit::ExtraSelection selection;
    selection.cursor = cursor;
    selection.format.setBackground(colour);
    selection.format.setForeground(QColor(ink::black));
    return selection;
}

}  // namespace

RulesReader::RulesReader(QWidget* parent)
    : QWidget(parent, Qt::Window),
      splitter_(new QSplitter(this)),
      contents_(steadyTree()),
      page_(new CardPaper),
      query_(new QLineEdit),
      previous_(new QToolButton),
      next_(new QToolButton),
      hitsLabel_(plainLabel()) {
    setAttribute(Qt::WA_QuitOnClose, false);
    setUpParts();
    arrange();
    addShortcuts();
    connect(contents_, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item != nullptr) goTo({item->data(0, entryRole).toInt(), 0});
    });
    connect(page_->verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        if (settling_) return;
        place_ = placeAtEdge();
        followContents();
    });
    connect(page_, &CardPaper::anchorClicked, this, &RulesReader::followLink);
    connect(query_, &QLineEdit::textChanged, this, &RulesReader::search);
    connect(next_, &QToolButton::clicked, this, [this] { step(1); });
    connect(previous_, &QToolButton::clicked, this, [this] { step(-1); });
    page_->viewport()->installEventFilter(this);
    retranslate();
}

void RulesReader::setUpParts() {
    contents_->setHeaderHidden(true);
    contents_->setFrameShape(QFrame::NoFrame);
    contents_->setTextElideMode(Qt::ElideNone);
    contents_->header()->setStretchLastSection(false);
    contents_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);  // what is wider can be scrolled to
    contents_->setStyleSheet(
        "QTreeView { background: #F1E6CC; color: #1F1B18; padding: 12px 4px; outline: none; }"
        "QTreeView::item { padding: 2px; }"
        "QTreeView::item:selected { background: #DCC48C; color: #1F1B18; }");
    page_->setOpenLinks(false);
    page_->setFrameShape(QFrame::NoFrame);
    page_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QPalette colours = page_->palette();
    colours.setColor(QPalette::Base, paper);
    colours.setColor(QPalette::Text, QColor(ink::black));
    page_->setPalette(colours);
    query_->setClearButtonEnabled(true);
    previous_->setArrowType(Qt::UpArrow);
    next_->setArrowType(Qt::DownArrow);
}

void RulesReader::arrange() {
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(8, 8, 8, 8);
    bar->addWidget(query_, 1);
    bar->addWidget(previous_);
    bar->addWidget(next_);
    bar->addSpacing(8);
    bar->addWidget(hitsLabel_, 1);
    auto* reading = new QWidget;
    auto* column = new QVBoxLayout(reading);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(page_, 1);
    splitter_->addWidget(contents_);
    splitter_->addWidget(reading);
    splitter_->setStretchFactor(1, 1);
    splitter_->setChildrenCollapsible(false);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(splitter_);
    resize(1000, 760);
    splitter_->setSizes({310, 690});
    const QSettings settings = settingsStore();
    restoreGeometry(settings.value(geometryKey).toByteArray());
    splitter_->restoreState(settings.value(splitterKey).toByteArray());
}

void RulesReader::addShortcuts() {
    const auto on = [this](const QKeySequence& keys, QWidget* where, auto action) {
        auto* shortcut = new QShortcut(keys, where);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, action);
    };
    on(QKeySequence::Find, this, [this] {
        query_->setFocus(Qt::ShortcutFocusReason);
        query_->selectAll();
    });
    on(Qt::Key_F3, this, [this] { step(1); });
    on(Qt::SHIFT | Qt::Key_F3, this, [this] { step(-1); });
    for (const Qt::Key enter : {Qt::Key_Return, Qt::Key_Enter}) {
        on(enter, query_, [this] { step(1); });
        on(Qt::SHIFT | enter, query_, [this] { step(-1); });
    }
    on(QKeySequence::Back, this, [this] { goBack(); });
    on(Qt::Key_Escape, this, [this] { leave(); });
}

void RulesReader::openGame(const GameKind& kind) {
    if (kind_ == &kind) return;
    kind_ = &kind;
    marked_.clear();
    back_.clear();
    place_ = {};
    retranslate();
}

void RulesReader::openAt(const QString& ruleNumber) {
    const int entry = entryOf(ruleNumber);
    if (entry < 0) return;
    marked_ = ruleNumber;
    // The headings right above a rule belong to its sight.
    int first = entry;
    while (first > 0 && entries_[static_cast<std::size_t>(first - 1)].kind == RuleEntry::Kind::heading) --first;
    goTo({first, 0});
    showHits();
}

QString RulesReader::ruleInSight() const {
    const auto from = entries_.begin() + std::min(place_.entry, static_cast<int>(entries_.size()));
    const auto found = std::find_if(from, entries_.end(), [](const RuleEntry& e) { return !e.number.isEmpty(); });
    return found == entries_.end() ? QString() : found->number;
}

void RulesReader::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) setText();
}

void RulesReader::hideEvent(QHideEvent* event) {
    QSettings settings = settingsStore();
    settings.setValue(geometryKey, saveGeometry());
    settings.setValue(splitterKey, splitter_->saveState());
    QWidget::hideEvent(event);
}

// The page is laid out for the new width only after this; the reader's place is looked up again then.
bool RulesReader::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && !settling_) {
        settling_ = true;
        QTimer::singleShot(0, this, &RulesReader::settle);
    }
    return QWidget::eventFilter(watched, event);
}

void RulesReader::retranslate() {
    query_->setPlaceholderText(tr("Search the rules"));
    query_->setAccessibleName(tr("Search the rules"));
    previous_->setToolTip(plainTip(tr("Previous hit (Shift+Enter)")));
    previous_->setAccessibleName(tr("Previous hit"));
    next_->setToolTip(plainTip(tr("Next hit (Enter)")));
    next_->setAccessibleName(tr("Next hit"));
    contents_->setAccessibleName(tr("Contents"));
    page_->setAccessibleName(tr("Rules"));
    setText();
}

void RulesReader::setText() {
    settling_ = true;
    entries_ = kind_ == nullptr ? std::vector<RuleEntry>() : rulesOf(QString::fromStdString(kind_->id));
    addCards();
    setWindowTitle(entries_.empty() ? tr("Rules") : entries_.front().text);
    QFont text(QStringLiteral("Gentium Plus"));
    text.setStyleHint(QFont::Serif);
    text.setPointSizeF(QFontInfo(font()).pointSizeF() * textToFormFont);
    page_->setFont(text);
    contents_->setFont(text);
    page_->document()->setDefaultFont(text);
    covered_ = layOutRules(*page_->document(), entries_);
    fittedTo_ = 0;
    setContents();
    search();
    settle();
}

void RulesReader::addCards() {
    const GameKind* kind = entries_.empty() ? nullptr : kind_;
    page_->setGame(kind);
    if (kind == nullptr) return;
    entries_.push_back({RuleEntry::Kind::heading, 2, {}, tr("Cards")});
    for (RuleEntry& card : cardsOf(*kind)) entries_.push_back(std::move(card));
}

void RulesReader::setContents() {
    const QSignalBlocker quiet(contents_);
    contents_->clear();
    QTreeWidgetItem* section = nullptr;
    for (int i = 0; i < static_cast<int>(entries_.size()); ++i) {
        const RuleEntry& entry = entries_[static_cast<std::size_t>(i)];
        if (entry.kind != RuleEntry::Kind::heading || entry.level == 1) continue;
        auto* item =
            entry.level == 2 || section == nullptr ? new QTreeWidgetItem(contents_) : new QTreeWidgetItem(section);
        if (entry.level == 2) section = item;
        item->setText(0, entry.text);
        item->setData(0, entryRole, i);
    }
    contents_->expandAll();
    constexpr int padding = 16;
    const int bar = contents_->verticalScrollBar()->sizeHint().width();
    contents_->resizeColumnToContents(0);
    contents_->setMinimumWidth(std::min(contents_->columnWidth(0) + padding + bar, width() / 3));
}

void RulesReader::search() {
    hits_ = hitsIn(*page_->document(), query_->text().trimmed());
    hit_ = -1;
    // Typing moves the page only as far as the first hit from here on; a change of language does not move it.
    const int last = static_cast<int>(covered_.size()) - 1;
    const int from = last < 0 ? 0 : covered_[static_cast<std::size_t>(std::min(place_.entry, last))].selectionStart();
    const auto first =
        std::find_if(hits_.begin(), hits_.end(), [from](const QTextCursor& c) { return c.position() > from; });
    if (!hits_.empty()) hit_ = first == hits_.end() ? 0 : static_cast<int>(first - hits_.begin());
    if (!settling_ && hit_ >= 0) step(0);
    showHits();
}

void RulesReader::step(int by) {
    if (hits_.empty()) return;
    const int count = hitCount();
    hit_ = (hit_ + by + count) % count;
    QTextCursor at = hits_[static_cast<std::size_t>(hit_)];
    at.clearSelection();
    page_->setTextCursor(at);
    showHits();
}

void RulesReader::showHits() {
    QList<QTextEdit::ExtraSelection> marks;
    if (const int entry = entryOf(marked_); entry >= 0) {
        QTextCursor rule = covered_[static_cast<std::size_t>(entry)];
        if (entries_[static_cast<std::size_t>(entry)].kind != RuleEntry::Kind::card) {
            rule.setPosition(rule.selectionStart());
            rule.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        }
        marks += marking(rule, ruleMark);
    }
    for (int i = 0; i < hitCount(); ++i) {
        marks += marking(hits_[static_cast<std::size_t>(i)], i == hit_ ? currentHitMark : hitMark);
    }
    page_->setExtraSelections(marks);
    const bool some = !hits_.empty();
    previous_->setEnabled(some);
    next_->setEnabled(some);
    const QString wanted = query_->text().trimmed();
    if (some) {
        hitsLabel_->setText(tr("Hit %1 of %2").arg(hit_ + 1).arg(hitCount()));
    } else {
        hitsLabel_->setText(wanted.isEmpty() ? QString() : tr("No hits for “%1”").arg(wanted));
    }
}

void RulesReader::leave() {
    if (query_->text().isEmpty()) {
        close();
        return;
    }
    query_->clear();
    page_->setFocus();
}

void RulesReader::followLink(const QUrl& link) {
    back_.push_back(place_);
    openAt(link.fragment());
}

void RulesReader::goBack() {
    if (back_.empty()) return;
    goTo(back_.back());
    back_.pop_back();
}

void RulesReader::goTo(Place place) {
    place_ = place;
    if (!settling_) settle();
}

void RulesReader::settle() {
    settling_ = true;
    fitColumn();
    const int last = static_cast<int>(entries_.size()) - 1;
    if (last >= 0) {
        const int entry = std::min(place_.entry, last);
        const double top = topOf(entry);
        page_->verticalScrollBar()->setValue(qRound(top + place_.part * (topOf(entry + 1) - top)));
    }
    settling_ = false;
    followContents();
}

void RulesReader::fitColumn() {
    const int width = page_->viewport()->width();
    if (width == fittedTo_) return;
    fittedTo_ = width;
    const double line = QFontMetricsF(page_->font()).height();
    const double side = std::max(line / 2, (width - columnLines * line) / 2);
    QTextFrame* root = page_->document()->rootFrame();
    QTextFrameFormat format = root->frameFormat();
    format.setLeftMargin(side);
    format.setRightMargin(side);
    format.setTopMargin(line);
    format.setBottomMargin(2 * line);
    if (format != root->frameFormat()) root->setFrameFormat(format);
    page_->setWordWrapMode(QTextOption::WordWrap);
    if (page_->document()->size().width() <= width + 1) return;
    page_->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);  // a table is too wide for whole words
}

void RulesReader::followContents() {
    const QSignalBlocker quiet(contents_);
    QTreeWidgetItem* current = nullptr;
    for (QTreeWidgetItemIterator item(contents_); *item != nullptr; ++item) {
        if ((*item)->data(0, entryRole).toInt() <= place_.entry) current = *item;
    }
    contents_->setCurrentItem(current);
}

RulesReader::Place RulesReader::placeAtEdge() const {
    const double edge = page_->verticalScrollBar()->value();
    int entry = 0;
    const int count = static_cast<int>(entries_.size());
    while (entry + 1 < count && topOf(entry + 1) <= edge + 1) ++entry;
    const double top = topOf(entry);
    const double height = topOf(entry + 1) - top;
    return {entry, height > 0 ? std::clamp((edge - top) / height, 0.0, 1.0) : 0.0};
}

// Beyond the last entry: the page's end.
double RulesReader::topOf(int entry) const {
    const QAbstractTextDocumentLayout* layout = page_->document()->documentLayout();
    if (entry >= static_cast<int>(covered_.size())) return layout->documentSize().height();
    const int start = covered_[static_cast<std::size_t>(entry)].selectionStart();
    return layout->blockBoundingRect(page_->document()->findBlock(start)).top() - headroom;
}

int RulesReader::entryOf(const QString& ruleNumber) const {
    if (ruleNumber.isEmpty()) return -1;
    const auto found = std::find_if(entries_.begin(), entries_.end(),
                                    [&](const RuleEntry& entry) { return entry.number == ruleNumber; });
    return found == entries_.end() ? -1 : static_cast<int>(found - entries_.begin());
}

}  // namespace intrika::rules

#include "moc_rules_reader.cpp"
