#include "app/reviews/trial_strip.h"

#include "app/dialogs/plain_text.h"
#include "app/pages/look.h"
#include "app/play/panel_style.h"
#include "app/scene/rule_links.h"
#include "app/style/widget_look.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace intrika::reviews {

TrialStrip::TrialStrip(QWidget* parent)
    : QFrame(parent), row_(new QHBoxLayout(this)), title_(plainLabel(this)), told_(richLabel(this)) {
    setObjectName(QStringLiteral("tryStrip"));
    setStyleSheet(
        "#tryStrip { background: #FBF6EA; border-bottom: 3px solid #9C6F1E; }"
        "#tryStrip QLabel { color: #1F1B18; }");
    layPaper(*this);
    told_->setObjectName(QStringLiteral("comparison"));
    title_->setFont(houseFont(18, QFont::Bold));
    told_->setFont(houseFont(16));
    for (QLabel* label : {title_, told_}) label->setWordWrap(true);
    told_->setMinimumHeight(2 * told_->fontMetrics().lineSpacing());  // so that the table below seldom moves
    told_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    told_->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    connect(told_, &QLabel::linkActivated, this, &TrialStrip::ruleWanted);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(title_);
    words->addWidget(told_);
    row_->setContentsMargins(20, 8, 16, 8);
    row_->setSpacing(10);
    row_->addLayout(words, 1);
}

QPushButton* TrialStrip::addButton(const char* name, bool isGold) {
    auto* button = panelButton(isGold ? ButtonLook::gold : ButtonLook::plain, houseFont(15), this);
    button->setObjectName(QLatin1String(name));
    row_->addWidget(button);
    return button;
}

void TrialStrip::tell(const QString& title, const QString& sentence) {
    title_->setText(title);
    setSentence(*told_, sentence, withRuleLinks(sentence));
}

}  // namespace intrika::reviews

#include "moc_trial_strip.cpp"
