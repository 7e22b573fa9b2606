#include "app/settings/settings_page.h"

#include "app/dialogs/plain_text.h"
#include "app/pages/look.h"
#include "app/play/whole_area.h"
#include "app/settings/settings.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QVBoxLayout>

namespace intrika::settings {
namespace {

constexpr int widestField = 420;

// An action's text without the letter of its key.
QString bare(QString text) { return text.remove(u'&'); }

}  // namespace

SettingsPage::SettingsPage(Settings& settings, const QMenu& menu, const QList<const QMenu*>& others, QWidget* parent)
    : PaperPage(parent), settings_(settings), nameLabel_(plainLabel(this)), name_(new QLineEdit(this)) {
    auto* all = new QWidget;
    column_ = new QVBoxLayout(all);
    column_->setContentsMargins(0, 0, 4, 0);
    column_->setSpacing(12);
    body()->addWidget(new WholeArea(all, this), 1);
    for (QAction* action : menu.actions()) {
        if (!action->isVisible()) continue;  // there is no such thing on this machine
        if (action->isSeparator()) {
            beginSection(*action);
        } else if (action->menu() != nullptr) {
            addChoice(*action->menu());
        } else if (action->isCheckable()) {
            addTick(*action);
        }
    }
    for (const QMenu* other : others) addChoice(*other);
    column_->addStretch(1);
    retranslate();
}

// The first of all is about whoever sits here.
void SettingsPage::beginSection(const QAction& separator) {
    const bool first = sections_.empty();
    sections_.push_back({&separator, addHeading(*column_)});
    fields_ = new QGridLayout;
    fields_->setVerticalSpacing(10);
    fields_->setHorizontalSpacing(24);
    fields_->setColumnStretch(0, 2);
    fields_->setColumnStretch(1, 3);
    column_->addLayout(fields_);
    if (first) addName();
}

void SettingsPage::addName() {
    name_->setObjectName("name");
    name_->setMaxLength(longestName);
    connect(name_, &QLineEdit::editingFinished, this, [this] { settings_.renameOwner(name_->text()); });
    addField(*nameLabel_, *name_);
}

void SettingsPage::addField(QLabel& label, QWidget& field) {
    label.setFont(houseFont(17));
    label.setBuddy(&field);
    field.setFont(houseFont(17));
    field.setMaximumWidth(widestField);
    const int row = fields_->rowCount();
    fields_->addWidget(&label, row, 0);
    fields_->addWidget(&field, row, 1);
}

void SettingsPage::addChoice(const QMenu& menu) {
    Choice choice{&menu, {}, plainLabel(this), new QComboBox(this)};
    for (QAction* action : menu.actions()) {
        if (!action->isCheckable()) continue;
        choice.actions << action;
        choice.values->addItem(QString());
        connect(action, &QAction::changed, this, &SettingsPage::refresh);
    }
    connect(choice.values, &QComboBox::activated, this,
            [actions = choice.actions](int index) { actions.at(index)->trigger(); });
    addField(*choice.label, *choice.values);
    choices_.push_back(choice);
}

void SettingsPage::addTick(QAction& action) {
    Tick tick{&action, new QCheckBox(this)};
    tick.box->setFont(houseFont(17));
    connect(tick.box, &QCheckBox::clicked, &action, &QAction::setChecked);
    connect(&action, &QAction::changed, this, &SettingsPage::refresh);
    fields_->addWidget(tick.box, fields_->rowCount(), 0, 1, -1, Qt::AlignLeft);
    ticks_.push_back(tick);
}

void SettingsPage::refresh() {
    if (!name_->hasFocus()) name_->setText(settings_.ownName());
    for (const Choice& choice : choices_) {
        choice.label->setText(bare(choice.menu->title()));
        for (int at = 0; at < choice.actions.size(); ++at) {
            choice.values->setItemText(at, bare(choice.actions[at]->text()));
            if (choice.actions[at]->isChecked()) choice.values->setCurrentIndex(at);
        }
    }
    for (const Section& section : sections_) section.heading->setText(section.separator->text());
    for (const Tick& tick : ticks_) {
        tick.box->setText(bare(tick.action->text()));
        tick.box->setChecked(tick.action->isChecked());
        tick.box->setEnabled(tick.action->isEnabled());
    }
}

void SettingsPage::retranslate() {
    setTitle(tr("Settings"));
    nameLabel_->setText(tr("Your name"));
    refresh();
}

void SettingsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    PaperPage::changeEvent(event);
}

}  // namespace intrika::settings

#include "moc_settings_page.cpp"
