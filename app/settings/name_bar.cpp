#include "app/settings/name_bar.h"

#include "app/dialogs/plain_text.h"
#include "app/pages/look.h"
#include "app/settings/settings.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace intrika::settings {
namespace {

constexpr int widestName = 260;

}  // namespace

NameBar::NameBar(Settings& settings, QWidget* parent) : QFrame(parent), settings_(settings) {
    setObjectName("nameBar");
    setAutoFillBackground(true);
    setProperty("paper", true);
    setStyleSheet(
        "#nameBar { background: #FBF6EA; border-bottom: 3px solid #9C6F1E; }"
        "#nameBar QLabel { color: #1F1B18; }");
    hide();
}

void NameBar::make() {
    label_ = plainLabel(this);
    name_ = new QLineEdit(this);
    use_ = new QPushButton(this);
    skip_ = new QPushButton(this);
    use_->setProperty("look", QStringLiteral("gold"));
    skip_->setProperty("look", QStringLiteral("quiet"));
    name_->setObjectName("ownName");
    name_->setMaxLength(longestName);
    name_->setMaximumWidth(widestName);
    label_->setFont(houseFont(17));
    label_->setBuddy(name_);
    for (QPushButton* button : {use_, skip_}) button->setAutoDefault(true);  // Enter presses them
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 8, 12, 8);
    for (QWidget* part : {static_cast<QWidget*>(label_), static_cast<QWidget*>(name_), static_cast<QWidget*>(use_),
                          static_cast<QWidget*>(skip_)}) {
        row->addWidget(part);
    }
    row->insertStretch(3, 0);
    row->insertStretch(row->count() - 1, 1);
    connect(name_, &QLineEdit::textChanged, this,
            [this](const QString& text) { use_->setEnabled(!text.simplified().isEmpty()); });
    connect(name_, &QLineEdit::returnPressed, this, [this] {
        if (use_->isEnabled()) answer(name_->text());
    });
    connect(use_, &QPushButton::clicked, this, [this] { answer(name_->text()); });
    connect(skip_, &QPushButton::clicked, this, [this] { answer({}); });
    use_->setEnabled(false);
    retranslate();
}

// What stands beside it is laid out for the room that is left, once.
void NameBar::offer() {
    if (settings_.isNameAsked() || !isHidden()) return;
    if (label_ == nullptr) make();
    show();
    parentWidget()->layout()->activate();
}

void NameBar::withdraw() {
    if (isHidden()) return;
    hide();
    parentWidget()->layout()->activate();
}

void NameBar::answer(const QString& name) {
    settings_.renameOwner(name);
    hide();
}

void NameBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && label_ != nullptr) retranslate();
    QFrame::changeEvent(event);
}

void NameBar::retranslate() {
    label_->setText(tr("What is your name?"));
    use_->setText(tr("Use it"));
    skip_->setText(tr("Skip"));
}

}  // namespace intrika::settings

#include "moc_name_bar.cpp"
