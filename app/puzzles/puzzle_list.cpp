#include "app/puzzles/puzzle_list.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/number_text.h"
#include "app/pages/look.h"
#include "app/pages/notice_bar.h"
#include "app/pages/sheet_table.h"
#include "app/puzzles/puzzle_page.h"
#include "engines/session/game_kind.h"
#include "engines/words/words.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace intrika::puzzles {
namespace {

constexpr int widestPuzzles = 900;

SheetTable::Cell numberCell(int value) { return {numberText(value), value}; }

}  // namespace

PuzzleList::PuzzleList(PuzzleDesk& desk, NoticeBar& notices, QWidget* parent)
    : PaperPage(parent),
      desk_(desk),
      notices_(notices),
      about_(plainLabel(this)),
      filter_(new QComboBox(this)),
      table_(new SheetTable(this)),
      today_(addButton("plain")),
      open_(addButton("gold")) {
    setObjectName(QStringLiteral("puzzles"));
    table_->setObjectName(QStringLiteral("puzzleTable"));
    today_->setObjectName(QStringLiteral("todaysPuzzle"));
    open_->setObjectName(QStringLiteral("openPuzzle"));
    setWidest(widestPuzzles);
    about_->setFont(houseFont(16));
    about_->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(filter_);
    row->addStretch(1);
    body()->addWidget(about_);
    body()->addLayout(row);
    body()->addWidget(table_, 1);
    body()->addStretch(0);
    connect(filter_, &QComboBox::currentIndexChanged, this, &PuzzleList::fill);
    connect(table_, &SheetTable::itemActivated, this, &PuzzleList::openChosen);
    connect(open_, &QPushButton::clicked, this, &PuzzleList::openChosen);
    connect(today_, &QPushButton::clicked, this, [this] {
        if (const auto place = desk_.todays()) emit chosen(*place);
    });
    retranslate();
}

void PuzzleList::refresh() {
    if (const auto problem = desk_.refresh()) {
        notices_.tell([problem = *problem] {
            return tr("What was solved so far could not be read. %1").arg(Words().say(problem));
        });
    } else if (const auto missing = desk_.book().problem()) {
        notices_.tell([problem = *missing] { return Words().say(problem); });
    }
    retranslate();
    if (table_->rowCount() > 0) table_->setFocus();
}

void PuzzleList::showGame(const std::string& id) {
    filter_->setCurrentIndex(std::max(0, filter_->findData(QString::fromStdString(id))));
}

std::string PuzzleList::game() const { return filter_->currentData().toString().toStdString(); }

void PuzzleList::fillFilter() {
    const QSignalBlocker quiet(filter_);
    const QVariant before = filter_->currentData();
    filter_->clear();
    for (const GameKind* kind : desk_.book().games()) {
        const QString id = QString::fromStdString(kind->id);
        if (desk_.book().count(kind->id) > 0) filter_->addItem(Words(id).say(say("title")), id);
    }
    filter_->setCurrentIndex(std::max(0, filter_->findData(before)));
    filter_->setVisible(filter_->count() > 0);
}

QString PuzzleList::stateText(const PuzzleTries& tries) const {
    if (tries.tries == 0) return QStringLiteral("–");
    if (!tries.isSolved) return tr("not yet solved");
    return tries.tries == 1 ? tr("solved at once") : tr("solved in %n tries", nullptr, tries.tries);
}

void PuzzleList::fill() {
    std::vector<std::pair<QVariant, std::vector<SheetTable::Cell>>> rows;
    const std::string id = game();
    for (int number = 0; const review::PuzzleHead& head : desk_.book().heads(id)) {
        const PuzzleTries& tries = desk_.triesOf({id, number});
        const int state = tries.isSolved ? tries.tries : tries.tries > 0 ? 1000 : 2000;
        rows.push_back({number,
                        {numberCell(number + 1),
                         numberCell(head.seats),
                         numberCell(head.moves),
                         {difficultyText(head.difficulty), static_cast<int>(head.difficulty)},
                         {stateText(tries), state}}});
        ++number;
    }
    table_->setRows({tr("Puzzle"), tr("Players"), tr("Choices"), tr("Difficulty"), tr("Result")}, rows);
    table_->setVisible(!rows.empty());
    open_->setEnabled(!rows.empty());
}

void PuzzleList::openChosen() {
    const QVariant number = table_->chosen();
    if (!number.isNull()) emit chosen({game(), number.toInt()});
}

QString PuzzleList::aboutText() const {
    const QString about =
        tr("Positions from games among bots, in which one choice is far better than every other. Each day has one of "
           "them, the same for everybody.");
    const int days = desk_.streak();
    return days == 0 ? about : about + u' ' + tr("The day’s puzzle solved %n day(s) in a row.", nullptr, days);
}

void PuzzleList::retranslate() {
    setTitle(tr("Puzzles"));
    about_->setText(aboutText());
    filter_->setAccessibleName(tr("Game whose puzzles are listed"));
    table_->setAccessibleName(tr("Puzzles"));
    today_->setText(tr("Today’s puzzle"));
    today_->setEnabled(desk_.todays().has_value());
    open_->setText(tr("Open"));
    fillFilter();
    fill();
}

void PuzzleList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    PaperPage::changeEvent(event);
}

}  // namespace intrika::puzzles

#include "moc_puzzle_list.cpp"
