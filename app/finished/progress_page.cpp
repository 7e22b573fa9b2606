#include "app/finished/progress_page.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/number_text.h"
#include "app/finished/progress_chart.h"
#include "app/finished/reviewed_reader.h"
#include "app/pages/look.h"
#include "app/pages/sheet_table.h"
#include "app/pages/when_text.h"
#include "engines/session/game_kind.h"
#include "engines/words/words.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace intrika::finished {
namespace {

constexpr int widestProgress = 1180;
constexpr int strengthGap = 12;

SheetTable::Cell lossCell(const ReviewedPart& part) {
    if (part.decisions == 0) return {QStringLiteral("–"), -1.0};
    return {numberText(part.loss * 100, 1) + u'%', part.loss};
}

QString levelsText(const std::vector<bots::Level>& levels) {
    QStringList names;
    for (const auto level : levels) names << Words().say(say("level." + std::string(nameOf(level))));
    return names.join(QStringLiteral(" – "));
}

// Between two levels stands what may be either.
SheetTable::Cell levelCell(const ReviewedPart& part) {
    if (part.levels.empty()) return {QStringLiteral("–"), -1};
    int rank = 0;
    for (const auto level : part.levels) rank += static_cast<int>(level);
    return {levelsText(part.levels), 2 * rank / static_cast<int>(part.levels.size())};
}

}  // namespace

ProgressPage::ProgressPage(const Games& games, QWidget* parent)
    : PaperPage(parent),
      reader_(new ReviewedReader(games, this)),
      help_(plainLabel(this)),
      player_(new QComboBox(this)),
      game_(new QComboBox(this)),
      strength_(plainLabel(this)),
      chart_(new ProgressChart(this)),
      table_(new SheetTable(this)) {
    setObjectName(QStringLiteral("progressPage"));
    player_->setObjectName(QStringLiteral("whoseProgress"));
    game_->setObjectName(QStringLiteral("progressOf"));
    table_->setObjectName(QStringLiteral("progressTable"));
    setWidest(widestProgress);
    help_->setFont(houseFont(16));
    help_->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->addWidget(player_);
    row->addWidget(game_);
    row->addSpacing(strengthGap);
    row->addWidget(strength_, 1);
    strength_->setObjectName(QStringLiteral("strength"));
    strength_->setFont(houseFont(16));
    strength_->setWordWrap(true);
    body()->addWidget(help_);
    body()->addLayout(row);
    body()->addWidget(chart_, 3);
    body()->addWidget(table_, 2);
    body()->addStretch(0);
    connect(reader_, &ReviewedReader::found, this, &ProgressPage::take);
    for (QComboBox* box : {player_, game_}) connect(box, &QComboBox::currentIndexChanged, this, &ProgressPage::fill);
    retranslate();
}

void ProgressPage::refresh() {
    reader_->read();
    retranslate();
}

void ProgressPage::take(const std::vector<ReviewedPart>& parts) {
    parts_ = parts;
    retranslate();
    if (isVisible() && table_->rowCount() > 0) table_->setFocus();
}

// Whoever has most reviews comes first.
void ProgressPage::fillFilters() {
    const QSignalBlocker quietPlayer(player_);
    const QSignalBlocker quietGame(game_);
    const QVariant whose = player_->currentData();
    const QVariant which = game_->currentData();
    player_->clear();
    game_->clear();
    game_->addItem(tr("All games"));
    std::vector<std::pair<QString, int>> players;
    for (const ReviewedPart& part : parts_) {
        const auto known =
            std::find_if(players.begin(), players.end(), [&](const auto& each) { return each.first == part.player; });
        if (known == players.end()) {
            players.emplace_back(part.player, 1);
        } else {
            ++known->second;
        }
        if (game_->findData(part.game) < 0) game_->addItem(Words(part.game).say(say("title")), part.game);
    }
    std::stable_sort(players.begin(), players.end(),
                     [](const auto& one, const auto& other) { return one.second > other.second; });
    for (const auto& player : players) player_->addItem(player.first, player.first);
    player_->setCurrentIndex(std::max(0, player_->findData(whose)));
    game_->setCurrentIndex(std::max(0, game_->findData(which)));
}

void ProgressPage::fill() {
    const QString player = player_->currentData().toString();
    const QString game = game_->currentData().toString();
    std::vector<ProgressChart::Game> games;
    std::vector<ReviewedPart> shown;
    std::vector<std::pair<QVariant, std::vector<SheetTable::Cell>>> rows;
    for (int at = 0; const ReviewedPart& part : parts_) {
        ++at;
        if (part.player != player || (!game.isEmpty() && part.game != game)) continue;
        shown.push_back(part);
        games.push_back({part.decisions > 0 ? std::optional(part.loss) : std::nullopt, part.luck});
        rows.push_back({at,
                        {{whenText(part.when), part.when},
                         {Words(part.game).say(say("title")), {}},
                         {numberText(part.decisions), part.decisions},
                         lossCell(part),
                         levelCell(part),
                         {numberText(part.luck * 100, 0) + u'%', part.luck}}});
    }
    std::reverse(rows.begin(), rows.end());
    const std::vector<bots::Level> levels = levelsOf(shown);
    const int together = static_cast<int>(std::min(shown.size(), gamesForLevel));
    strength_->setText(
        levels.empty()
            ? QString()
            : tr("By the last %n game(s) together, plays like: %1.", nullptr, together).arg(levelsText(levels)));
    chart_->show(std::move(games));
    table_->setRows(
        {tr("Ended"), tr("Game"), tr("Decisions that mattered"), tr("Mean loss"), tr("Plays like"), tr("Luck")}, rows);
    for (QWidget* each : {static_cast<QWidget*>(chart_), static_cast<QWidget*>(table_)})
        each->setVisible(!rows.empty());
}

void ProgressPage::retranslate() {
    setTitle(tr("Skill and luck"));
    const bool hasNone = parts_.empty();
    help_->setText(reader_->isReading() ? tr("Reading the reviews…")
                   : hasNone ? tr("No finished game has been reviewed yet. Reviews of your games will be counted here.")
                             : tr("From the reviews of finished games, on this computer only. What a bot decided in a "
                                  "person's place is left out. Single games tell little of how well somebody plays."));
    player_->setAccessibleName(tr("Whose games are shown"));
    game_->setAccessibleName(tr("Which games are shown"));
    table_->setAccessibleName(tr("Skill and luck"));
    for (QComboBox* box : {player_, game_}) box->setVisible(!hasNone);
    fillFilters();
    fill();
}

void ProgressPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    PaperPage::changeEvent(event);
}

}  // namespace intrika::finished

#include "moc_progress_page.cpp"
