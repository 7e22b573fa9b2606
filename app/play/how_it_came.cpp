#include "app/play/how_it_came.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/number_text.h"
#include "app/finale/points_by_source.h"
#include "app/finale/scene_data.h"
#include "app/play/counted_cards.h"
#include "app/play/log_panel.h"
#include "app/play/panel_style.h"
#include "app/play/score_chart.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRadialGradient>
#include <QScrollArea>

#include <algorithm>
#include <string>
#include <vector>

namespace intrika::play {
namespace {

constexpr int resultChip = 26;
constexpr int widestSheet = 920;
constexpr int sideMargin = 28, pageMargin = 20;
constexpr int sheetLogLines = 12;

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

}  // namespace

HowItCame::HowItCame(const Table& table, const Viewpoint& viewpoint, QWidget* parent)
    : QFrame(parent),
      table_(table),
      title_(cell({}, Cut::bold, 34)),
      close_(panelButton(ButtonLook::gold, panelFont(Cut::bold, 17), this)),
      chart_(new ScoreChart),
      sources_(new QGridLayout),
      counted_(new CountedCards),
      counting_(cell({}, Cut::regular, 17)),
      logTitle_(cell({}, Cut::bold, 20)),
      log_(new LogPanel(table, viewpoint)) {
    setObjectName(QStringLiteral("howItCame"));
    setStyleSheet(panelStyle());
    setProperty("paper", true);
    const finale::SceneData scene = finale::readScene(QString::fromStdString(table.kind().id));
    ground_ = scene.ground;
    edge_ = scene.edge;
    close_->setObjectName(QStringLiteral("closeHow"));
    counting_->setObjectName(QStringLiteral("counting"));
    counting_->setWordWrap(true);
    log_->setObjectName(QStringLiteral("wholeLog"));
    log_->setFrameShape(QFrame::NoFrame);
    sources_->setVerticalSpacing(8);
    lieOut(*makeSheet());
    setFocusProxy(close_);
    connect(close_, &QPushButton::clicked, this, &HowItCame::closed);
    connect(chart_, &ScoreChart::placeWanted, this, &HowItCame::placeWanted);
    connect(log_, &LogPanel::placeWanted, this, &HowItCame::placeWanted);
}

void HowItCame::lieOut(QVBoxLayout& column) {
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(close_);
    column.addLayout(head);
    column.addWidget(chart_);
    column.addLayout(sources_);
    column.addWidget(counted_);
    column.addWidget(counting_);
    column.addWidget(logTitle_);
    column.addWidget(log_);
}

// Paper in the middle of the page, which scrolls.
QVBoxLayout* HowItCame::makeSheet() {
    auto* paper = new QFrame(this);
    paper->setProperty("look", QStringLiteral("page"));
    paper->setMaximumWidth(widestSheet);
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* within = new QVBoxLayout(paper);
    within->setContentsMargins(0, 0, 0, 0);
    within->addWidget(area);
    auto* middle = new QHBoxLayout(this);
    middle->setContentsMargins(pageMargin, pageMargin, pageMargin, pageMargin);
    middle->addStretch(1);
    middle->addWidget(paper, 100);
    middle->addStretch(1);
    auto* sheet = new QWidget;
    area->setWidget(sheet);
    for (QWidget* ground : {area->viewport(), sheet}) ground->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(sheet);
    column->setContentsMargins(sideMargin, 28, sideMargin, 28);
    column->setSpacing(20);
    return column;
}

void HowItCame::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QRadialGradient light(rect().center(), 0.7 * width());
    light.setColorAt(0.35, ground_);
    light.setColorAt(1, edge_);
    painter.fillRect(rect(), light);
}

void HowItCame::tell(const Words& words) {
    title_->setText(tr("How it came"));
    close_->setText(tr("Back"));
    logTitle_->setText(tr("Log"));
    setAccessibleName(title_->text());
    const bool counts = finale::hasPoints(table_);
    chart_->setVisible(counts);
    if (counts) chart_->tell(table_, words);
    fillSources(words);
    counted_->tell(table_, words);
    counting_->setText(countingOf(table_, words));
    counting_->setVisible(!counting_->text().isEmpty());
    log_->setAccessibleName(tr("Log"));
    log_->tell(words);
    log_->setMinimumHeight(sheetLogLines * log_->lineHeight());
}

void HowItCame::fillHeads(int row) {
    for (Seat seat = 0; seat < table_.seatCount(); ++seat) {
        auto* head = plainLabel();
        head->setPixmap(seatChip(table_.seatInfo(seat).colour, resultChip, devicePixelRatioF()));
        head->setAlignment(Qt::AlignRight);
        head->setToolTip(plainTip(table_.seatInfo(seat).name));
        head->setAccessibleName(table_.seatInfo(seat).name);
        sources_->addWidget(head, row, seat + 1);
    }
}

void HowItCame::fillSources(const Words& words) {
    empty(sources_);
    const auto sources = finale::pointSourcesOf(table_);
    if (sources.empty()) return;
    sources_->addWidget(cell(tr("Where the points came from"), Cut::bold, 18), 0, 0);
    fillHeads(0);
    std::vector<int> sums(static_cast<std::size_t>(table_.seatCount()));
    int row = 1;
    for (const finale::PointSource& source : sources) {
        sources_->addWidget(cell(words.say(source.name()), Cut::regular, 17), row, 0);
        for (Seat seat = 0; seat < table_.seatCount(); ++seat) {
            sums[seat] += source.points[seat];
            sources_->addWidget(cell(numberText(source.points[seat]), Cut::regular, 17, Qt::AlignRight), row, seat + 1);
        }
        ++row;
    }
    sources_->addWidget(cell(tr("Total"), Cut::bold, 17), row, 0);
    for (Seat seat = 0; seat < table_.seatCount(); ++seat) {
        sources_->addWidget(cell(numberText(sums[seat]), Cut::bold, 17, Qt::AlignRight), row, seat + 1);
    }
    sources_->setColumnStretch(0, 1);
    sources_->setHorizontalSpacing(24);
}

}  // namespace intrika::play

#include "moc_how_it_came.cpp"
