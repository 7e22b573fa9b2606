#include "app/setup/game_options.h"

#include "app/dialogs/plain_text.h"
#include "app/pages/look.h"
#include "engines/words/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include <algorithm>

namespace intrika::setup {
namespace {

Text optionText(const OptionSpec& option, const std::string& rest = {}) { return say("options." + option.key + rest); }

// A field with a line about it below.
QVBoxLayout* explained(QWidget* field, QLabel* help) {
    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    column->addWidget(field);
    column->addWidget(help);
    return column;
}

void addRow(QGridLayout& grid, QLabel* label, QLayout* field) {
    const int row = grid.rowCount();
    grid.addWidget(label, row, 0, Qt::AlignTop);
    grid.addLayout(field, row, 1);
}

QLabel* optionLabel(QWidget* field, QWidget* parent) {
    auto* label = plainLabel(parent);
    label->setBuddy(field);
    label->setFont(houseFont(16));
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setContentsMargins(0, (field->sizeHint().height() - label->sizeHint().height()) / 2, 0, 0);
    return label;
}

}  // namespace

QLabel* smallPrint(QWidget* parent) {
    auto* label = plainLabel(parent);
    label->setFont(houseItalic(15));
    label->setWordWrap(true);
    label->setProperty("small", true);
    return label;
}

GameOptions::GameOptions(const GameKind& kind, const Settings::Seating& last, QWidget* parent)
    : QWidget(parent), kind_(kind) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(10);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
    for (const OptionSpec& spec : kind.options) {
        rows_.push_back(makeRow(spec, last));
        addRow(*grid, rows_.back().label, explained(rows_.back().values, rows_.back().help));
    }
    makeSeed(*grid);
    makePractice(*grid);
    retranslate();
}

GameOptions::Row GameOptions::makeRow(const OptionSpec& spec, const Settings::Seating& last) {
    auto* values = new QComboBox(this);
    values->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    values->setMinimumContentsLength(12);
    Row row{&spec, optionLabel(values, this), values, smallPrint(this)};
    for (const std::string& value : spec.values) values->addItem(QString(), QString::fromStdString(value));
    if (kind_.boards != nullptr && spec.key == kind_.boards->option) {
        row.own = ownBoards(*kind_.boards);
        for (const auto& board : row.own) values->addItem(QString(), QString::fromStdString(board->id));
    }
    const auto before = last.options.find(spec.key);
    if (before != last.options.end())
        values->setCurrentIndex(std::max(0, values->findData(QString::fromStdString(before->second))));
    connect(values, &QComboBox::currentIndexChanged, this, &GameOptions::explain);
    return row;
}

void GameOptions::makeSeed(QGridLayout& grid) {
    seed_ = new QLineEdit(this);
    seed_->setValidator(new QRegularExpressionValidator(QRegularExpression("\\d{0,19}"), seed_));
    seedLabel_ = optionLabel(seed_, this);
    seedHelp_ = smallPrint(this);
    addRow(grid, seedLabel_, explained(seed_, seedHelp_));
}

void GameOptions::makePractice(QGridLayout& grid) {
    practice_ = new QCheckBox(this);
    practice_->setObjectName("practice");
    practice_->setFont(houseFont(16));
    practiceHelp_ = smallPrint(this);
    grid.addLayout(explained(practice_, practiceHelp_), grid.rowCount(), 0, 1, 2);
}

std::map<std::string, std::string> GameOptions::chosen() const {
    std::map<std::string, std::string> options;
    for (const Row& row : rows_) options[row.spec->key] = row.values->currentData().toString().toStdString();
    return options;
}

std::optional<std::uint64_t> GameOptions::seed() const {
    return seed_->text().isEmpty() ? std::nullopt : std::optional<std::uint64_t>(seed_->text().toULongLong());
}

bool GameOptions::isPractice() const { return practice_->isChecked(); }

void GameOptions::nameValues(const Row& row) const {
    const Words words(QString::fromStdString(kind_.id));
    row.label->setText(words.say(optionText(*row.spec)));
    for (std::size_t value = 0; value < row.spec->values.size(); ++value) {
        row.values->setItemText(static_cast<int>(value),
                                words.say(optionText(*row.spec, '.' + row.spec->values[value])));
    }
    for (std::size_t board = 0; board < row.own.size(); ++board) {
        row.values->setItemText(static_cast<int>(row.spec->values.size() + board),
                                QString::fromStdString(row.own[board]->name.in(currentLanguage().toStdString())));
    }
    row.values->setToolTip(plainTip(words.say(optionText(*row.spec, ".help"))));
}

void GameOptions::retranslate() {
    for (const Row& row : rows_) nameValues(row);
    explain();
    seedLabel_->setText(tr("Deal number"));
    seed_->setPlaceholderText(tr("random"));
    seedHelp_->setText(tr("The same number deals the same cards again."));
    practice_->setText(tr("Practice game"));
    practiceHelp_->setText(
        tr("Everything can be undone, and the log tells why the bots moved, as soon as that gives away nothing hidden; "
           "the rest is told after the end. It does not count towards the statistics."));
}

void GameOptions::explain() {
    const Words words(QString::fromStdString(kind_.id));
    for (const Row& row : rows_) {
        const std::string value = row.values->currentData().toString().toStdString();
        const auto& known = row.spec->values;
        const bool isKnown = std::find(known.begin(), known.end(), value) != known.end();
        row.help->setText(isKnown ? words.say(optionText(*row.spec, '.' + value + ".help"))
                                  : tr("A board of your own."));
    }
}

void GameOptions::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

}  // namespace intrika::setup

#include "moc_game_options.cpp"
