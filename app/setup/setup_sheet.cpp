#include "app/setup/setup_sheet.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/painted_picture.h"
#include "app/faces/text_fit.h"
#include "app/pages/look.h"
#include "app/setup/game_options.h"
#include "app/setup/player_box.h"
#include "engines/words/words.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace intrika::setup {
namespace {

QPushButton* segment(QWidget* parent) {
    auto* button = new QPushButton(parent);
    button->setProperty("look", QStringLiteral("count"));
    button->setAutoDefault(true);
    return button;
}

QPixmap strengthPicture(const QWidget& on, Level level) {
    const double radius = 4.4 * textScale();
    const QSizeF size(strengthWidth(radius) + 2, 2 * radius + 4);
    const double ratio = on.devicePixelRatioF();
    const auto paint = [&](QPainter& painter) {
        paintStrength(painter, {1, size.height() / 2}, radius, level, on.palette().color(QPalette::Highlight));
    };
    return QPixmap::fromImage(paintedPicture((size * ratio).toSize(), ratio, paint));
}

}  // namespace

SetupSheet::SetupSheet(const GameKind& kind, const Settings::Seating& last, QWidget* parent)
    : QWidget(parent), kind_(kind) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->setSpacing(10);
    makeCounts(*column);
    makePresets(*column);
    optionsLabel_ = addHeading(*column);
    options_ = new GameOptions(kind, last, this);
    column->addWidget(options_);
    makeStrengths(*column);
    column->addStretch(1);
    retranslate();
}

QLabel* SetupSheet::addHeading(QBoxLayout& column) {
    auto* rule = new QFrame(this);
    rule->setObjectName("rule");
    rule->setFixedHeight(1);
    auto* label = plainLabel(this);
    label->setFont(houseFont(20, QFont::Bold));
    column.addSpacing(4);
    column.addWidget(rule);
    column.addWidget(label);
    return label;
}

void SetupSheet::makeCounts(QVBoxLayout& column) {
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    seatsLabel_ = plainLabel(this);
    seatsLabel_->setFont(houseFont(18, QFont::Bold));
    row->addWidget(seatsLabel_);
    row->addStretch(1);
    seatCounts_ = new QButtonGroup(this);
    const bool isCrowded = kind_.maxSeats - kind_.minSeats > 5;
    QBoxLayout* counts = isCrowded ? new QHBoxLayout : row;
    counts->setSpacing(4);
    for (int count = kind_.minSeats; count <= kind_.maxSeats; ++count) {
        auto* button = segment(this);
        button->setText(QString::number(count));
        button->setCheckable(true);
        button->setMinimumWidth(20);
        seatCounts_->addButton(button, count);
        counts->addWidget(button, isCrowded ? 1 : 0);
    }
    column.addLayout(row);
    if (isCrowded) column.addLayout(counts);
    connect(seatCounts_, &QButtonGroup::idClicked, this, &SetupSheet::seatCountChosen);
}

// Who plays at all seats, by one click.
void SetupSheet::makePresets(QVBoxLayout& column) {
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    everybody_ = segment(this);
    everybody_->setObjectName("everybody");
    othersAreBots_ = segment(this);
    othersAreBots_->setObjectName("othersAreBots");
    for (QPushButton* button : {everybody_, othersAreBots_}) row->addWidget(button, 1);
    column.addLayout(row);
    connect(everybody_, &QPushButton::clicked, this, [this] { emit peopleChosen(kind_.maxSeats); });
    connect(othersAreBots_, &QPushButton::clicked, this, [this] { emit peopleChosen(1); });
}

void SetupSheet::makeStrengths(QVBoxLayout& column) {
    botsLabel_ = addHeading(column);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    for (const Level level : allLevels) {
        const int line = static_cast<int>(strengths_.size());
        auto* dots = plainLabel(this);
        dots->setPixmap(strengthPicture(*this, level));
        dots->setContentsMargins(0, 6, 0, 0);
        auto* words = richLabel(this);
        words->setFont(houseFont(15));
        words->setWordWrap(true);
        grid->addWidget(dots, line, 0, Qt::AlignTop);
        grid->addWidget(words, line, 1);
        strengths_.emplace_back(level, words);
    }
    column.addLayout(grid);
    makeCharacters(column);
    fairness_ = smallPrint(this);
    column.addWidget(fairness_);
}

void SetupSheet::makeCharacters(QVBoxLayout& column) {
    characters_ = new QCheckBox(this);
    characters_->setObjectName("characters");
    characters_->setFont(houseFont(16));
    charactersHelp_ = smallPrint(this);
    column.addWidget(characters_);
    column.addWidget(charactersHelp_);
    connect(characters_, &QCheckBox::toggled, this, &SetupSheet::charactersChosen);
}

void SetupSheet::setCharacters(bool on) { characters_->setChecked(on); }

bool SetupSheet::hasCharacters() const { return characters_->isChecked(); }

void SetupSheet::showSeatCount(int seats) { seatCounts_->button(seats)->setChecked(true); }

void SetupSheet::setRightMargin(int pixels) {
    QMargins margins = layout()->contentsMargins();
    margins.setRight(pixels);
    layout()->setContentsMargins(margins);
}

void SetupSheet::retranslate() {
    const Words words;
    seatsLabel_->setText(tr("Players"));
    everybody_->setText(tr("Everybody is a person"));
    othersAreBots_->setText(tr("Others are bots"));
    optionsLabel_->setText(tr("Options"));
    botsLabel_->setText(tr("Bots"));
    for (const auto& [level, label] : strengths_) {
        const std::string key = "level." + std::string(nameOf(level));
        label->setText(QStringLiteral("<b>%1.</b> %2")
                           .arg(words.say(say(key)).toHtmlEscaped(), words.say(say(key + ".help")).toHtmlEscaped()));
    }
    characters_->setText(tr("Bots have temperaments"));
    charactersHelp_->setText(
        tr("Each is bold, careful or grudging, plays like it at the strength it has, and speaks up when it betrays "
           "somebody or is betrayed."));
    fairness_->setText(
        tr("No bot sees more than its seat does, and none thinks longer than two seconds about a move."));
}

void SetupSheet::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

}  // namespace intrika::setup

#include "moc_setup_sheet.cpp"
