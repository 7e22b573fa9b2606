#include "app/finished/finished_page.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/number_text.h"
#include "app/finished/finished_reader.h"
#include "app/finished/ticket_rows.h"
#include "app/pages/look.h"
#include "app/pages/notice_bar.h"
#include "app/pages/sheet_table.h"
#include "app/pages/thrown_game.h"
#include "app/pages/when_text.h"
#include "app/play/save_dialog.h"
#include "engines/files/save_file.h"
#include "engines/session/game_kind.h"
#include "engines/words/words.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace intrika::finished {
namespace {

constexpr int widestList = 1040;

QString titleOf(const QString& game) { return Words(game).say(say("title")); }

// A game of another program may name nobody.
QString nameOf(const FinishedGame& game, int seat) {
    const QString name = game.names.value(seat).simplified();
    return name.isEmpty() ? FinishedPage::tr("Seat %1").arg(seat + 1) : name;
}

QString playersOf(const FinishedGame& game) {
    QStringList names;
    for (int seat = 0; seat < game.result.seats; ++seat) names << nameOf(game, seat);
    return QLocale().createSeparatedList(names);
}

QString winnersOf(const FinishedGame& game) {
    QStringList names;
    const auto ranking = game.result.ranking();
    for (const Seat seat : ranking.front()) names << nameOf(game, seat);
    return QLocale().createSeparatedList(names);
}

// Every seat's, in seat order, as they would be read out.
QString pointsOf(const FinishedGame& game) {
    QStringList points;
    for (int seat = 0; seat < game.result.seats; ++seat) {
        points << numberText(game.result.scores[static_cast<std::size_t>(seat)]);
    }
    return points.join(QStringLiteral(" · "));
}

int mostPoints(const FinishedGame& game) {
    return *std::max_element(game.result.scores.begin(), game.result.scores.begin() + game.result.seats);
}

}  // namespace

FinishedPage::FinishedPage(const Games& games, NoticeBar& notices, QWidget* parent)
    : PaperPage(parent),
      all_(games),
      notices_(notices),
      reader_(new FinishedReader(games, this)),
      filter_(new QComboBox(this)),
      table_(new SheetTable(this)),
      none_(plainLabel(this)),
      statistics_(addButton("plain")),
      delete_(addButton("danger")),
      save_(addButton("plain")),
      review_(addButton("plain")),
      open_(addButton("gold")) {
    table_->setObjectName("finished");
    delete_->setObjectName("delete");
    review_->setObjectName("reviewGame");
    setWidest(widestList);
    new TicketRows(*table_, [this](const QVariant& path) {
        const FinishedGame* game = atPath(path.toString());
        return game == nullptr ? QString() : game->game;
    });
    none_->setFont(houseFont(17));
    none_->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(filter_);
    row->addStretch(1);
    body()->addLayout(row);
    body()->addWidget(none_);
    body()->addWidget(table_, 1);
    body()->addStretch(0);
    connect(reader_, &FinishedReader::found, this, &FinishedPage::take);
    connect(filter_, &QComboBox::currentIndexChanged, this, &FinishedPage::fill);
    connect(table_, &SheetTable::itemActivated, this, &FinishedPage::openChosen);
    connect(open_, &QPushButton::clicked, this, &FinishedPage::openChosen);
    connect(review_, &QPushButton::clicked, this, &FinishedPage::reviewChosen);
    connect(save_, &QPushButton::clicked, this, &FinishedPage::saveChosen);
    connect(delete_, &QPushButton::clicked, this, &FinishedPage::deleteChosen);
    connect(statistics_, &QPushButton::clicked, this, &FinishedPage::statisticsAsked);
    retranslate();
}

void FinishedPage::refresh() {
    reader_->read();
    if (!reader_->isReading()) return;
    // Until the answer comes, what was listed before and is there still.
    games_.removeIf([](const FinishedGame& game) { return !QFileInfo::exists(game.path); });
    retranslate();
}

void FinishedPage::take(QList<FinishedGame> games) {
    games_ = std::move(games);
    retranslate();
    // By now another page may have the keys, or the list of games.
    if (isVisible() && table_->rowCount() > 0 && QApplication::activePopupWidget() == nullptr) table_->setFocus();
}

void FinishedPage::fillFilter() {
    const QSignalBlocker quiet(filter_);
    const QVariant before = filter_->currentData();
    filter_->clear();
    filter_->addItem(tr("All games"));
    for (const GameKind* kind : all_) {
        const QString id = QString::fromStdString(kind->id);
        filter_->addItem(titleOf(id), id);
    }
    filter_->setCurrentIndex(std::max(0, filter_->findData(before)));
    filter_->setVisible(all_.size() > 1);
}

void FinishedPage::fill() {
    const QString only = filter_->currentData().toString();
    std::vector<std::pair<QVariant, std::vector<SheetTable::Cell>>> rows;
    for (const FinishedGame& game : games_) {
        if (!only.isEmpty() && game.game != only) continue;
        rows.push_back({game.path,
                        {{whenText(game.when), game.when},
                         {titleOf(game.game), {}},
                         {winnersOf(game), {}},
                         {pointsOf(game), mostPoints(game)},
                         {playersOf(game), {}}}});
    }
    table_->setRows({tr("Ended"), tr("Game"), tr("Winner"), tr("Points"), tr("Players")}, rows);
    table_->setVisible(!rows.empty());
    none_->setVisible(rows.empty());
    for (QPushButton* button : {open_, review_, save_, delete_}) button->setEnabled(!rows.empty());
}

void FinishedPage::retranslate() {
    setTitle(tr("Finished games"));
    none_->setText(reader_->isReading()
                       ? FinishedReader::sentence()
                       : tr("No game has been played to its end yet. Finished games will be listed here."));
    filter_->setAccessibleName(tr("Which games are listed"));
    table_->setAccessibleName(tr("Finished games"));
    statistics_->setText(tr("Statistics"));
    delete_->setText(tr("Delete"));
    save_->setText(tr("Save as…"));
    review_->setText(tr("Review"));
    open_->setText(tr("Open"));
    fillFilter();
    fill();
}

const FinishedGame* FinishedPage::chosen() const { return atPath(table_->chosen().toString()); }

const FinishedGame* FinishedPage::atPath(const QString& path) const {
    const auto game =
        std::find_if(games_.begin(), games_.end(), [&](const FinishedGame& each) { return each.path == path; });
    return game == games_.end() ? nullptr : &*game;
}

void FinishedPage::openChosen() {
    if (const FinishedGame* game = chosen()) emit openAsked(game->path);
}

void FinishedPage::reviewChosen() {
    if (const FinishedGame* game = chosen()) emit reviewAsked(game->path);
}

void FinishedPage::saveChosen() {
    const FinishedGame* game = chosen();
    if (game == nullptr) return;
    const QString path = askGamePath(this, titleOf(game->game));
    if (path.isEmpty()) return;
    const auto record = fileText(game->path);
    if (!record) return refresh();  // somebody took it away meanwhile
    if (const auto problem = saveRecord(path, *record)) {
        notices_.tell([problem = *problem] { return Words().say(problem); });
    }
}

void FinishedPage::deleteChosen() {
    if (const FinishedGame* game = chosen()) {
        throwAwayGame({game->path, game->game, game->when}, notices_, [this] { refresh(); });
    }
}

void FinishedPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    PaperPage::changeEvent(event);
}

void FinishedPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete) {
        deleteChosen();
    } else {
        PaperPage::keyPressEvent(event);
    }
}

}  // namespace intrika::finished

#include "moc_finished_page.cpp"
