#include "app/play/result_panel.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/number_text.h"
#include "app/play/counted_cards.h"
#include "app/play/panel_style.h"
#include "app/play/score_chart.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

namespace intrika::play {
namespace {

constexpr int resultChip = 26;
constexpr int widestSheet = 900;
constexpr int sideMargin = 24;
constexpr int narrowestChart = 300;
constexpr int widestLabel = 420;

// Of a negative number %n does not know what to say.
QString signOf(int points) { return points < 0 ? QString(QChar(0x2212)) : QString(); }

// Points by source, a row each in the order in which they first came up. A source is named by the sentence that tells
// of it: its key with ".source".
struct Source {
    std::string sentence;
    std::vector<int> points;  // by seat
};

std::vector<Source> sourcesOf(const Table& table) {
    std::vector<Source> sources;
    for (int step = 0; step < table.stepCount(); ++step) {
        for (const Happening& happening : table.happenings(step, spectator)) {
            if (!happening.points) continue;
            const std::string& sentence = happening.sentence.id;
            auto found = std::find_if(sources.begin(), sources.end(),
                                      [&](const Source& source) { return source.sentence == sentence; });
            if (found == sources.end()) {
                const auto seats = static_cast<std::size_t>(table.seatCount());
                found = sources.insert(sources.end(), {sentence, std::vector<int>(seats)});
            }
            found->points[happening.actor] += *happening.points;
        }
    }
    return sources;
}

// Why the game ended and what decided it, as the last step told it: its account, seat by seat, or where it has none all
// that is said of no single thing. Points have a table of their own.
QString countingOf(const Table& table, const Words& words) {
    const std::vector<Happening> told = table.happenings(table.stepCount() - 1, spectator);
    const bool hasAccount = std::any_of(told.begin(), told.end(), [](const Happening& one) { return one.account; });
    const auto last = std::find_if(told.rbegin(), told.rend(), [](const Happening& one) { return one.account; });
    const auto before = std::find_if(last, told.rend(), [](const Happening& one) { return !one.account; });
    QStringList lines;
    int beat = -1;
    for (auto one = hasAccount ? before.base() : told.begin(); one != (hasAccount ? last.base() : told.end()); ++one) {
        if (!hasAccount && (one->points || one->to != noZone)) continue;
        const QString sentence = words.say(one->sentence);
        if (sentence.isEmpty()) continue;
        if (one->beat == beat)
            lines.back() += QLatin1Char(' ') + sentence;
        else
            lines << sentence;
        beat = one->beat;
    }
    return lines.join(QLatin1Char('\n'));
}

// In some games one wins or loses, and that is all.
bool hasPoints(const Table& table) { return table.tableau(spectator).plates.front().score.has_value(); }

void empty(QGridLayout* grid) {
    while (QLayoutItem* item = grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

QLabel* cell(const QString& text, Cut cut, int pixels, Qt::Alignment alignment = Qt::AlignLeft) {
    auto* label = plainLabel(text);
    label->setFont(panelFont(cut, pixels));
    label->setAlignment(alignment | Qt::AlignVCenter);
    return label;
}

QLabel* nameCell(const QString& name) {
    auto* label = cell({}, Cut::bold, 20);
    label->setText(label->fontMetrics().elidedText(name, Qt::ElideRight, textPixels(widestLabel)));
    label->setToolTip(plainTip(name));
    label->setAccessibleName(name);
    return label;
}

QLabel* chip(const Table& table, Seat seat, qreal devicePixelRatio) {
    auto* label = plainLabel();
    label->setPixmap(seatChip(table.seatInfo(seat).colour, resultChip, devicePixelRatio));
    return label;
}

}  // namespace

ResultPanel::ResultPanel(QWidget* parent)
    : QFrame(parent),
      title_(plainLabel(this)),
      top_(new QBoxLayout(QBoxLayout::LeftToRight)),
      places_(new QGridLayout),
      chart_(new ScoreChart(this)),
      sources_(new QGridLayout),
      counted_(new CountedCards(this)),
      counting_(plainLabel(this)),
      buttons_(new QGridLayout),
      again_(panelButton(ButtonLook::gold, panelFont(Cut::regular, 17), this)),
      newGame_(panelButton(ButtonLook::plain, panelFont(Cut::regular, 17), this)),
      save_(panelButton(ButtonLook::plain, panelFont(Cut::regular, 17), this)),
      table_(panelButton(ButtonLook::plain, panelFont(Cut::regular, 17), this)) {
    setObjectName(QStringLiteral("result"));
    setProperty("look", QStringLiteral("page"));
    title_->setObjectName(QStringLiteral("winner"));
    title_->setFont(panelFont(Cut::bold, 30));
    title_->setWordWrap(true);
    counting_->setObjectName(QStringLiteral("counting"));
    counting_->setFont(panelFont(Cut::regular, 17));
    counting_->setWordWrap(true);

    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setMaximumWidth(widestSheet);
    auto* middle = new QHBoxLayout(this);
    middle->setContentsMargins(0, 0, 0, 0);
    middle->addStretch(1);
    middle->addWidget(area, 100);
    middle->addStretch(1);
    auto* sheet = new QWidget;
    auto* column = new QVBoxLayout(sheet);
    column->setContentsMargins(sideMargin, 28, sideMargin, 28);
    column->setSpacing(20);
    column->addWidget(title_);
    for (QGridLayout* grid : {places_, sources_}) grid->setVerticalSpacing(8);
    top_->setSpacing(36);
    top_->addLayout(places_, 2);
    top_->addWidget(chart_, 3);
    column->addLayout(top_);
    column->addLayout(sources_);
    column->addWidget(counted_);
    column->addWidget(counting_);
    column->addLayout(buttons_);
    column->addStretch(1);
    area->setWidget(sheet);
    for (QWidget* ground : {area->viewport(), sheet}) ground->setAutoFillBackground(false);
    setFocusProxy(table_);
    connect(chart_, &ScoreChart::placeWanted, this, &ResultPanel::placeWanted);
    connect(again_, &QPushButton::clicked, this, &ResultPanel::againWanted);
    connect(newGame_, &QPushButton::clicked, this, &ResultPanel::newGameWanted);
    connect(save_, &QPushButton::clicked, this, &ResultPanel::saveWanted);
    connect(table_, &QPushButton::clicked, this, &ResultPanel::tableWanted);
}

// What does not fit side by side stands one above the other, so that large letters are not cut.
void ResultPanel::fit() {
    const int width = std::min(this->width(), widestSheet) - 2 * sideMargin;
    const bool narrow = places_->sizeHint().width() + top_->spacing() + narrowestChart > width;
    top_->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);

    const std::array<QPushButton*, 4> all{again_, newGame_, save_, table_};
    int wanted = 0;
    for (const QPushButton* button : all) wanted += button->sizeHint().width() + buttons_->horizontalSpacing();
    const int columns = wanted > width ? 2 : 4;
    for (int at = 0; at < 4; ++at) buttons_->addWidget(all[at], at / columns, at % columns);
    buttons_->setColumnStretch(4, columns == 4 ? 1 : 0);
}

void ResultPanel::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fit();
}

QString ResultPanel::titleOf(const Table& table) {
    const Result result = table.result();
    const auto winners = result.ranking().front();
    const int points = result.scores[winners.front()];
    QStringList names;
    for (const Seat seat : winners) names << table.seatInfo(seat).name;
    const QString all = QLocale().createSeparatedList(names);
    if (!hasPoints(table)) return points == 0 ? tr("Nobody wins") : tr("The winners: %1").arg(all);
    const QString number = numberText(points);
    if (winners.size() == 1) return tr("%1 wins with %2 points", nullptr, std::abs(points)).arg(all, number);
    return tr("Tied for first with %2 points: %1", nullptr, std::abs(points)).arg(all, number);
}

void ResultPanel::tell(const Table& table, const Words& words) {
    title_->setText(breakable(titleOf(table)));
    title_->setAccessibleName(titleOf(table));
    again_->setText(tr("Play again"));
    newGame_->setText(tr("Start page"));
    save_->setText(tr("Save as…"));
    table_->setText(tr("Replay"));
    chart_->setVisible(hasPoints(table));
    if (hasPoints(table)) chart_->tell(table, words);
    fillPlaces(table);
    fillSources(table, words);
    counted_->tell(table, words);
    counting_->setText(countingOf(table, words));
    counting_->setVisible(!counting_->text().isEmpty());
    fit();
}

void ResultPanel::fillPlaces(const Table& table) {
    empty(places_);
    const Result result = table.result();
    int row = 0;
    for (const auto& sharing : result.ranking()) {
        for (const Seat seat : sharing) {
            places_->addWidget(cell(tr("%1.").arg(result.places[seat] + 1), Cut::bold, 22, Qt::AlignRight), row, 0);
            places_->addWidget(chip(table, seat, devicePixelRatioF()), row, 1);
            places_->addWidget(nameCell(table.seatInfo(seat).name), row, 2);
            const int scored = result.scores[seat];
            const QString points = signOf(scored) + tr("%n points", nullptr, std::abs(scored));
            if (hasPoints(table)) places_->addWidget(cell(points, Cut::regular, 20, Qt::AlignRight), row, 3);
            ++row;
        }
    }
    places_->setColumnStretch(2, 1);
    places_->setRowStretch(row, 1);
}

void ResultPanel::fillSources(const Table& table, const Words& words) {
    empty(sources_);
    const auto sources = sourcesOf(table);
    if (sources.empty()) return;
    sources_->addWidget(cell(tr("Where the points came from"), Cut::bold, 18), 0, 0);
    std::vector<int> sums(static_cast<std::size_t>(table.seatCount()));
    for (Seat seat = 0; seat < table.seatCount(); ++seat) {
        auto* head = chip(table, seat, devicePixelRatioF());
        head->setAlignment(Qt::AlignRight);
        head->setToolTip(plainTip(table.seatInfo(seat).name));
        head->setAccessibleName(table.seatInfo(seat).name);
        sources_->addWidget(head, 0, seat + 1);
    }
    int row = 1;
    for (const Source& source : sources) {
        sources_->addWidget(cell(words.say(say(source.sentence + ".source")), Cut::regular, 17), row, 0);
        for (Seat seat = 0; seat < table.seatCount(); ++seat) {
            sums[seat] += source.points[seat];
            sources_->addWidget(cell(numberText(source.points[seat]), Cut::regular, 17, Qt::AlignRight), row, seat + 1);
        }
        ++row;
    }
    sources_->addWidget(cell(tr("Total"), Cut::bold, 17), row, 0);
    for (Seat seat = 0; seat < table.seatCount(); ++seat) {
        sources_->addWidget(cell(numberText(sums[seat]), Cut::bold, 17, Qt::AlignRight), row, seat + 1);
    }
    sources_->setColumnStretch(0, 1);
    sources_->setHorizontalSpacing(24);
}

}  // namespace intrika::play

#include "moc_result_panel.cpp"
