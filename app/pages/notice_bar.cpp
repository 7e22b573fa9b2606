#include "app/pages/notice_bar.h"

#include "app/dialogs/plain_text.h"
#include "app/pages/look.h"
#include "app/style/widget_look.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <utility>

namespace intrika::pages {
namespace {

// Of what happens away from the focus, screen readers speak notifications that come up, and with Qt 6.4 nothing else.
QAccessibleInterface* makeNoticeAccessible(const QString&, QObject* object) {
    auto* bar = qobject_cast<NoticeBar*>(object);
    return bar == nullptr ? nullptr : new QAccessibleWidget(bar, QAccessible::Notification);
}

}  // namespace

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent),
      label_(plainLabel(this)),
      remedyButton_(new QPushButton(this)),
      closeButton_(new QPushButton(this)) {
    QAccessible::installFactory(&makeNoticeAccessible);
    setObjectName("notice");
    setAutoFillBackground(true);
    layPaper(*this);
    // Wine on paper, the colours of a printed slip: readable on light and dark desktops alike.
    setStyleSheet(
        "#notice { background: #FBF6EA; border-bottom: 3px solid #7A1D22; }"
        "#notice QLabel { color: #1F1B18; }");
    label_->setWordWrap(true);
    label_->setFont(houseFont(17));
    label_->setTextInteractionFlags(Qt::TextSelectableByMouse);

    for (QPushButton* button : {remedyButton_, closeButton_}) button->setAutoDefault(true);  // Enter presses them
    remedyButton_->setProperty("look", QStringLiteral("plain"));
    closeButton_->setProperty("look", QStringLiteral("quiet"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 10, 12, 10);
    row->addWidget(label_, 1);
    row->addWidget(remedyButton_);
    row->addWidget(closeButton_);
    connect(remedyButton_, &QPushButton::clicked, this, &NoticeBar::act);
    connect(closeButton_, &QPushButton::clicked, this, &NoticeBar::dismiss);
    retranslate();
    hide();
}

void NoticeBar::tell(Sentence sentence) { tell(std::move(sentence), {}); }

void NoticeBar::tell(Sentence sentence, Remedy remedy) {
    sentence_ = std::move(sentence);
    remedy_ = std::move(remedy);
    retranslate();
    show();
    QAccessibleEvent shown(this, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
}

void NoticeBar::takeRoom() { parentWidget()->layout()->activate(); }

void NoticeBar::dismiss() {
    hide();
    sentence_ = nullptr;
    remedy_ = {};
}

QString NoticeBar::text() const { return label_->text(); }

void NoticeBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

void NoticeBar::retranslate() {
    label_->setText(sentence_ ? sentence_() : QString());
    setAccessibleName(label_->text());
    remedyButton_->setText(remedy_.label ? remedy_.label() : QString());
    remedyButton_->setVisible(static_cast<bool>(remedy_.act));
    closeButton_->setText(tr("Close"));
}

void NoticeBar::act() {
    const auto act = std::exchange(remedy_.act, nullptr);
    dismiss();
    act();
}

}  // namespace intrika::pages

#include "moc_notice_bar.cpp"
