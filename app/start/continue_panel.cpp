#include "app/start/continue_panel.h"

#include "app/dialogs/plain_text.h"
#include "app/pages/look.h"
#include "app/start/room.h"
#include "app/start/saved_row.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace intrika::start {
namespace {

constexpr int rowGap = 6;
constexpr std::chrono::milliseconds settling{150};  // the page is drawn before anything else is worked on

}  // namespace

ContinuePanel::ContinuePanel(const Games& games, QWidget* parent)
    : QFrame(parent),
      heading_(plainLabel(this)),
      welcome_(plainLabel(this)),
      area_(new QScrollArea(this)),
      glances_(games) {
    setObjectName("saved");
    setStyleSheet(
        "#saved { background: #FBF6EA; border-radius: 8px; }"
        "#saved QLabel { color: #1F1B18; }"
        "#savedRows, #savedArea { background: transparent; }");
    welcome_->setWordWrap(true);
    area_->setObjectName("savedArea");
    area_->setFrameShape(QFrame::NoFrame);
    area_->setWidgetResizable(true);
    area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area_->setFocusPolicy(Qt::NoFocus);
    auto* rows = new QWidget;
    rows->setObjectName("savedRows");
    column_ = new QVBoxLayout(rows);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(rowGap);
    column_->addStretch(1);
    area_->setWidget(rows);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 12, 18, 14);
    column->addWidget(heading_);
    column->addWidget(welcome_);
    column->addWidget(area_);
    column->addStretch(1);
    connect(&glances_, &Glances::seen, this, [this](const QString& journal, const Glance& glance) {
        if (SavedRow* row = rowOf(journal)) row->show(glance);
    });
    connect(&glances_, &Glances::pictured, this, [this](const QString& journal, const QImage& picture) {
        if (SavedRow* row = rowOf(journal)) row->show(picture);
    });
    setScale(1);
}

SavedRow* ContinuePanel::rowOf(const QString& journal) const {
    const auto row =
        std::find_if(rows_.begin(), rows_.end(), [&](const SavedRow* each) { return each->journal() == journal; });
    return row == rows_.end() ? nullptr : *row;
}

void ContinuePanel::fill(const QList<UnfinishedGame>& games) {
    qDeleteAll(rows_);
    rows_.clear();
    QStringList journals;
    for (const UnfinishedGame& game : games) {
        auto* row = new SavedRow(game, area_->widget());
        row->setScale(scale_);
        connect(row, &SavedRow::clicked, this, [this, journal = game.path] { emit chosen(journal); });
        // Queued, for the rows are made anew by it.
        connect(row, &SavedRow::thrownAway, this, &ContinuePanel::thrownAway, Qt::QueuedConnection);
        column_->insertWidget(static_cast<int>(rows_.size()), row);
        row->show();  // at once, so that it can have the focus
        rows_ << row;
        journals << game.path;
    }
    area_->setVisible(!rows_.empty());
    welcome_->setVisible(rows_.empty());
    fit();
    retranslate();
    QTimer::singleShot(settling, &glances_, [this, journals] { glances_.askFor(journals); });
}

void ContinuePanel::setScale(double scale) {
    scale_ = scale;
    heading_->setFont(houseFont(static_cast<int>(22 * scale), QFont::Bold));
    welcome_->setFont(houseFont(static_cast<int>(17 * scale)));
    for (SavedRow* row : rows_) row->setScale(scale);
    fit();
}

void ContinuePanel::setMostRows(int rows) {
    mostRows_ = rows;
    fit();
}

void ContinuePanel::welcomeWithin(QSize room) {
    layout()->invalidate();  // texts and fonts may be newer than what it has computed
    const int high = layout()->totalHeightForWidth(room.width());
    setMinimumHeight(rows_.empty() ? std::clamp(high, 0, std::max(0, room.height()))
                                   : 0);  // whoever scrolls it asks for no more than this
    setVisible(!rows_.empty() || high <= room.height());
}

void ContinuePanel::fit() {
    if (rows_.empty()) return;
    const int shown = std::min(static_cast<int>(rows_.size()), mostRows_);
    area_->setFixedHeight(shown * (rows_.first()->sizeHint().height() + rowGap) - rowGap);
}

void ContinuePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

void ContinuePanel::retranslate() {
    heading_->setText(rows_.empty() ? tr("Welcome to the table") : tr("Continue"));
    welcome_->setText(
        tr("Press Enter: the cards are dealt, and bots sit down with you. Or seat your friends around this laptop.\n\n"
           "The program knows the rules: it shows what is allowed, and says why something is not."));
    setAccessibleName(heading_->text());
}

}  // namespace intrika::start

#include "moc_continue_panel.cpp"
