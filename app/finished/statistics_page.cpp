#include "app/finished/statistics_page.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/number_text.h"
#include "app/finished/finished_reader.h"
#include "app/pages/look.h"
#include "app/pages/notice_bar.h"
#include "app/pages/sheet_table.h"
#include "engines/session/game_kind.h"
#include "engines/words/words.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace intrika::finished {
namespace {

constexpr int widestTable = 1180;

SheetTable::Cell figure(int value) { return {numberText(value), value}; }

QString againstText(const std::string& against) {
    if (levelNamed(against)) return Words().say(say("level." + against));
    if (against == "people") return StatisticsPage::tr("people");
    if (against == "program") return StatisticsPage::tr("external program");
    return StatisticsPage::tr("mixed");
}

SheetTable::Cell timeCell(const Standing& standing) {
    if (!standing.meanTime) return {QStringLiteral("–"), 0};
    const int minutes = static_cast<int>((standing.meanTime->count() + 30) / 60);
    return {StatisticsPage::tr("%n min", nullptr, minutes), minutes};
}

}  // namespace

StatisticsPage::StatisticsPage(const Games& games, Settings& settings, NoticeBar& notices, QWidget* parent)
    : PaperPage(parent),
      settings_(settings),
      notices_(notices),
      reader_(new FinishedReader(games, this)),
      table_(new SheetTable(this)),
      help_(plainLabel(this)),
      progress_(addButton("plain")),
      erase_(addButton("danger")) {
    table_->setObjectName("statistics");
    erase_->setObjectName("erase");
    progress_->setObjectName("progressAsked");
    table_->setElastic(0);
    setWidest(widestTable);
    help_->setFont(houseFont(16));
    help_->setWordWrap(true);
    body()->addWidget(help_);
    body()->addWidget(table_, 1);
    body()->addStretch(0);
    connect(reader_, &FinishedReader::found, this, &StatisticsPage::take);
    connect(progress_, &QPushButton::clicked, this, &StatisticsPage::progressAsked);
    connect(erase_, &QPushButton::clicked, this, &StatisticsPage::askToErase);
    retranslate();
}

void StatisticsPage::refresh() {
    reader_->read();
    if (reader_->isReading()) retranslate();
}

void StatisticsPage::take(QList<FinishedGame> games) {
    const QDateTime since = settings_.countedSince();
    games.removeIf([&](const FinishedGame& game) { return since.isValid() && game.when <= since; });
    standings_ = standings(games);
    retranslate();
    if (!standings_.empty()) table_->setFocus();
}

QString StatisticsPage::helpText() const {
    if (reader_->isReading()) return FinishedReader::sentence();
    return standings_.empty()
               ? tr("Nothing has been counted yet. Every game that a person plays to its end counts, except practice "
                    "and guided games.")
               : tr("Counted from the finished games, on this computer only. Practice and guided games do not count, "
                    "nor those of bots alone; the average time is that of games played in one sitting.");
}

void StatisticsPage::retranslate() {
    setTitle(tr("Statistics"));
    help_->setText(helpText());
    table_->setAccessibleName(tr("Statistics"));
    std::vector<std::pair<QVariant, std::vector<SheetTable::Cell>>> rows;
    for (int at = 0; const Standing& each : standings_) {
        const QString mean = numberText(each.meanPoints, 1);
        rows.push_back({at++,
                        {{Words(each.game).say(say("title")), {}},
                         {each.player, {}},
                         figure(each.seats),
                         {againstText(each.against), {}},
                         figure(each.played),
                         figure(each.won),
                         figure(each.best),
                         {mean, each.meanPoints},
                         timeCell(each),
                         figure(each.hints)}});
    }
    table_->setRows({tr("Game"), tr("Player"), tr("Seats"), tr("Against"), tr("Played"), tr("Won"), tr("Best"),
                     tr("Average points"), tr("Average time"), tr("Hints")},
                    rows);
    table_->setVisible(!standings_.empty());
    progress_->setText(tr("Skill and luck"));
    erase_->setText(tr("Erase…"));
    erase_->setEnabled(!standings_.empty());
}

void StatisticsPage::askToErase() {
    notices_.tell([] { return tr("Reset the statistics? The figures so far are lost; finished games are kept."); },
                  {[] { return tr("Erase the statistics"); },
                   [this] {
                       settings_.setCountedSince(QDateTime::currentDateTime());
                       refresh();
                   }});
}

void StatisticsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    PaperPage::changeEvent(event);
}

}  // namespace intrika::finished

#include "moc_statistics_page.cpp"
