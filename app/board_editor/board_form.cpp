#include "app/board_editor/board_form.h"

#include "app/board_editor/room.h"
#include "app/dialogs/plain_text.h"
#include "engines/boards/board_words.h"
#include "engines/words/language_name.h"
#include "engines/words/words.h"

#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QSpinBox>

#include <algorithm>

namespace intrika::board_editor {
namespace {

constexpr int leastName = 150;  // px of a field that holds a name

}  // namespace

BoardForm::BoardForm(BoardDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), form_(new QFormLayout(this)), idTitle_(plainLabel()), id_(new QLineEdit) {
    form_->setContentsMargins(0, 0, 0, 0);
    form_->setRowWrapPolicy(QFormLayout::WrapLongRows);
    board_ = addNames();
    id_->setMinimumWidth(leastName);
    id_->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[a-z0-9-]+")), id_));
    form_->addRow(idTitle_, id_);
    idTitle_->setBuddy(id_);
    rows_ = addNumber(leastBoardRows, mostBoardRows);
    columns_ = addNumber(leastBoardColumns, mostBoardColumns);
    for (QSpinBox*& goal : goals_) goal = addNumber(0, 99);
    thing_ = addNames();
    for (QLineEdit* field : {board_.hu, board_.en, id_}) {
        connect(field, &QLineEdit::editingFinished, this, &BoardForm::nameBoard);
    }
    for (QLineEdit* field : {thing_.hu, thing_.en}) {
        connect(field, &QLineEdit::editingFinished, this, &BoardForm::nameThing);
    }
    for (QSpinBox* size : {rows_, columns_}) connect(size, &QSpinBox::valueChanged, this, &BoardForm::resize);
    for (QSpinBox* goal : goals_) connect(goal, &QSpinBox::valueChanged, this, &BoardForm::setGoal);
    retranslate();
    refresh();
}

BoardForm::NameFields BoardForm::addNames() {
    NameFields fields{plainLabel(), new QLineEdit, new QLineEdit};
    fields.title->setWordWrap(true);
    for (QLineEdit* field : {fields.hu, fields.en}) field->setMinimumWidth(leastName);
    QFont bold = fields.title->font();
    bold.setBold(true);
    fields.title->setFont(bold);
    form_->addRow(fields.title);
    form_->addRow(languageName(QStringLiteral("hu")), fields.hu);
    form_->addRow(languageName(QStringLiteral("en")), fields.en);
    return fields;
}

QSpinBox* BoardForm::addNumber(int least, int most) {
    auto* field = new QSpinBox;
    field->setRange(least, most);
    field->setKeyboardTracking(false);
    auto* title = plainLabel();
    title->setBuddy(field);
    form_->addRow(title, field);
    *std::find(numberTitles_.begin(), numberTitles_.end(), nullptr) = title;
    return field;
}

BothNames* BoardForm::namesAt(BoardMap& board) const {
    if (!board.holds(cell_)) return nullptr;
    for (MapSettlement& one : board.settlements) {
        if (one.at == cell_) return &one.name;
    }
    for (MapRiver& river : board.rivers) {
        if (std::find(river.course.begin(), river.course.end(), cell_) != river.course.end()) return &river.name;
    }
    return nullptr;
}

void BoardForm::lookAt(MapCell cell) {
    cell_ = cell;
    refresh();
}

void BoardForm::refresh() {
    refreshing_ = true;
    const auto fill = [](QLineEdit* field, const std::string& text) {
        const QString now = QString::fromStdString(text);
        if (field->text() != now) field->setText(now);
    };
    BoardMap board = document_.board();
    fill(board_.hu, board.name.hu);
    fill(board_.en, board.name.en);
    fill(id_, board.id);
    rows_->setValue(board.rows);
    columns_->setValue(board.columns);
    goals_[0]->setValue(board.goal.villages);
    goals_[1]->setValue(board.goal.towns);
    goals_[2]->setValue(board.goal.cities);
    const BothNames* names = namesAt(board);
    for (QLineEdit* field : {thing_.hu, thing_.en}) field->setEnabled(names != nullptr);
    fill(thing_.hu, names == nullptr ? std::string() : names->hu);
    fill(thing_.en, names == nullptr ? std::string() : names->en);
    thing_.title->setText(tr("What is on %1").arg(Words().say(coordinatesOf(board, cell_))));
    refreshing_ = false;
}

// A button of a tool bar and a key leave the focus in the field, which tells of what was typed only when it is left.
void BoardForm::commit() {
    const auto isTyped = [](const QLineEdit* field) { return field->isModified(); };
    const std::array ofBoard{board_.hu, board_.en, id_};
    const std::array ofThing{thing_.hu, thing_.en};
    if (std::any_of(ofBoard.begin(), ofBoard.end(), isTyped)) nameBoard();
    if (std::any_of(ofThing.begin(), ofThing.end(), isTyped)) nameThing();
    for (QSpinBox* number : findChildren<QSpinBox*>()) number->interpretText();
    refresh();
}

void BoardForm::nameBoard() {
    if (refreshing_) return;
    BoardMap board = document_.board();
    board.name = {board_.hu->text().trimmed().toStdString(), board_.en->text().trimmed().toStdString()};
    if (id_->hasAcceptableInput()) board.id = id_->text().toStdString();
    document_.endStroke();
    document_.change(std::move(board), tr("Name"));
}

void BoardForm::nameThing() {
    BoardMap board = document_.board();
    BothNames* names = namesAt(board);
    if (refreshing_ || names == nullptr) return;
    *names = {thing_.hu->text().trimmed().toStdString(), thing_.en->text().trimmed().toStdString()};
    document_.endStroke();
    document_.change(std::move(board), tr("Name"));
}

void BoardForm::resize() {
    if (refreshing_) return;
    document_.endStroke();
    document_.change(resized(document_.board(), rows_->value(), columns_->value()), tr("Size"));
}

void BoardForm::setGoal() {
    if (refreshing_) return;
    BoardMap board = document_.board();
    board.goal = {goals_[0]->value(), goals_[1]->value(), goals_[2]->value()};
    document_.endStroke();
    document_.change(std::move(board), tr("To be visited"));
}

void BoardForm::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void BoardForm::retranslate() {
    board_.title->setText(tr("The board"));
    idTitle_->setText(tr("&File name"));
    const std::array<QString, 5> titles{tr("&Rows"), tr("&Columns of a half"), tr("&Villages to visit"),
                                        tr("&Towns to visit"), tr("C&ities to visit")};
    for (std::size_t i = 0; i < titles.size(); ++i) numberTitles_[i]->setText(titles[i]);
    board_.hu->setAccessibleName(tr("The board's Hungarian name"));
    board_.en->setAccessibleName(tr("The board's English name"));
    thing_.hu->setAccessibleName(tr("The place's Hungarian name"));
    thing_.en->setAccessibleName(tr("The place's English name"));
    refresh();
}

}  // namespace intrika::board_editor

#include "moc_board_form.cpp"
