#include "app/play/news_strip.h"

#include "app/dialogs/plain_text.h"
#include "app/play/panel_style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace intrika::play {

NewsStrip::NewsStrip(QWidget* parent)
    : QFrame(parent),
      text_(plainLabel(this)),
      replay_(panelButton(ButtonLook::plain, panelFont(Cut::regular, 14), this)),
      close_(new QToolButton(this)) {
    setObjectName(QStringLiteral("news"));
    setProperty("look", QStringLiteral("card"));
    text_->setFont(panelFont(Cut::regular, 15));
    text_->setWordWrap(true);
    replay_->setObjectName(QStringLiteral("replayNews"));
    close_->setObjectName(QStringLiteral("closeNews"));
    close_->setText(QStringLiteral("×"));
    close_->setFont(panelFont(Cut::bold, 18));
    close_->setFocusPolicy(Qt::TabFocus);
    close_->setStyleSheet(
        QStringLiteral("QToolButton { background: transparent; border: 2px solid transparent;"
                       " border-radius: 4px; }"
                       "QToolButton:hover { background: #FBF6EA; }"
                       "QToolButton:focus { border-color: #7A1D22; }"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 6, 6, 6);
    row->addWidget(text_, 1);
    row->addWidget(replay_);
    row->addWidget(close_);
    connect(replay_, &QPushButton::clicked, this, [this] {
        const int since = since_;
        dismiss();
        emit replayWanted(since);
    });
    connect(close_, &QToolButton::clicked, this, &NewsStrip::dismiss);
    retranslate();
    hide();
}

void NewsStrip::offer(int since, int now) {
    since_ = since;
    now_ = now;
    retranslate();
    isUp_ = isOffered();
    showIfFits();
}

void NewsStrip::withdraw() {
    isUp_ = false;
    showIfFits();
}

void NewsStrip::setFits(bool fits) {
    fits_ = fits;
    showIfFits();
}

void NewsStrip::showIfFits() { setVisible(isUp_ && fits_); }

void NewsStrip::dismiss() {
    if (!isOffered()) return;
    dismissed_ = now_;
    withdraw();
    emit dismissed();
}

void NewsStrip::retranslate() {
    text_->setText(tr("%n step(s) since your last turn", nullptr, now_ - since_));
    replay_->setText(tr("Replay"));
    close_->setAccessibleName(tr("Close"));
    close_->setToolTip(plainTip(tr("Close")));
}

void NewsStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

}  // namespace intrika::play

#include "moc_news_strip.cpp"
