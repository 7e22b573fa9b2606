#include "app/pages/paper_page.h"

#include "app/dialogs/plain_text.h"
#include "app/faces/text_fit.h"
#include "app/pages/look.h"
#include "app/style/widget_look.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace intrika::pages {
namespace {

constexpr int widestSheet = 920;

}  // namespace

PaperPage::PaperPage(QWidget* parent)
    : QWidget(parent),
      sheet_(new QFrame(this)),
      title_(plainLabel()),
      body_(new QVBoxLayout),
      buttons_(new QHBoxLayout),
      back_(new QPushButton) {
    // Paper on every desktop, so what lies on it has its colours too.
    setStyleSheet(
        "#sheet { background: #FBF6EA; border-radius: 8px; }"
        "#sheet QLabel, #sheet QCheckBox { color: #1F1B18; }"
        "#sheet QLabel[small='true'] { color: #5A4F45; }");
    layPaper(*sheet_);
    sheet_->setObjectName("sheet");
    setWidest(widestSheet);
    auto* middle = new QHBoxLayout(this);
    middle->setContentsMargins(24, 24, 24, 24);
    middle->addStretch(1);
    middle->addWidget(sheet_, 100);
    middle->addStretch(1);
    auto* column = new QVBoxLayout(sheet_);
    column->setContentsMargins(32, 22, 32, 24);
    column->setSpacing(16);
    title_->setFont(houseFont(34, QFont::Bold));
    column->addWidget(title_);
    column->addLayout(body_, 1);
    body_->setSpacing(12);
    column->addLayout(buttons_);
    buttons_->setSpacing(8);
    back_->setProperty("look", QStringLiteral("plain"));
    back_->setFont(houseFont(16));
    back_->setAutoDefault(true);
    buttons_->addWidget(back_);
    buttons_->addStretch(1);
    connect(back_, &QPushButton::clicked, this, &PaperPage::leftAlone);
    retranslate();
}

QPushButton* PaperPage::addButton(const char* look) {
    auto* button = new QPushButton(this);
    button->setProperty("look", QString::fromLatin1(look));
    button->setFont(houseFont(16));
    button->setAutoDefault(true);  // Enter presses the one in focus
    buttons_->addWidget(button);
    return button;
}

void PaperPage::setTitle(const QString& title) {
    title_->setText(title);
    setAccessibleName(title);
}

void PaperPage::setWidest(int pixels) {
    widest_ = pixels;
    sheet_->setMaximumWidth(qRound(std::min<double>(pixels * textScale(), QWIDGETSIZE_MAX)));
}

QLabel* PaperPage::addHeading(QBoxLayout& column) {
    auto* heading = plainLabel(sheet_);
    heading->setFont(houseFont(19, QFont::Bold));
    auto* rule = new QFrame(sheet_);
    rule->setFrameStyle(QFrame::HLine | QFrame::Plain);
    column.addWidget(heading);
    column.addWidget(rule);
    return heading;
}

void PaperPage::retranslate() { back_->setText(tr("Back")); }

void PaperPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) setWidest(widest_);
    QWidget::changeEvent(event);
}

void PaperPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        emit leftAlone();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void PaperPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    ground_.paint(painter, *this);
}

void PaperPage::hideEvent(QHideEvent*) { ground_.forget(); }

}  // namespace intrika::pages

#include "moc_paper_page.cpp"
