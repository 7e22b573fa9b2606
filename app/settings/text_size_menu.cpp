#include "app/settings/text_size_menu.h"

#include "app/play/text_size.h"
#include "app/settings/settings.h"

#include <QActionGroup>
#include <QEvent>
#include <QLocale>

namespace intrika::settings {

TextSizeMenu::TextSizeMenu(Settings& settings, QWidget* parent) : QMenu(parent), settings_(settings) {
    larger_ = addAction(QString(), this, [this] { go(Step::larger); });
    smaller_ = addAction(QString(), this, [this] { go(Step::smaller); });
    usual_ = addAction(QString(), this, [this] { choose(textSizes.front()); });
    larger_->setShortcuts({Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal});  // plus may need Shift
    smaller_->setShortcut(Qt::CTRL | Qt::Key_Minus);
    usual_->setShortcut(Qt::CTRL | Qt::Key_0);
    addSeparator();
    auto* group = new QActionGroup(this);
    for (const int percent : textSizes) {
        QAction* action = group->addAction(addAction(QString(), this, [this, percent] { choose(percent); }));
        action->setCheckable(true);
        sizes_[percent] = action;
    }
    mark(settings_.textSize());
    retranslate();
}

void TextSizeMenu::choose(int percent) {
    settings_.setTextSize(percent);
    mark(percent);
    applyTextSize(percent);
}

void TextSizeMenu::mark(int percent) {
    sizes_.value(percent)->setChecked(true);
    larger_->setEnabled(percent < textSizes.back());
    smaller_->setEnabled(percent > textSizes.front());
}

void TextSizeMenu::go(Step step) {
    const auto* now = std::find(textSizes.begin(), textSizes.end(), settings_.textSize());
    const auto* next = step == Step::larger ? now + 1 : now - 1;
    if (next >= textSizes.begin() && next < textSizes.end()) choose(*next);
}

void TextSizeMenu::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QMenu::changeEvent(event);
}

void TextSizeMenu::retranslate() {
    setTitle(tr("&Text size"));
    larger_->setText(tr("&Larger text"));
    smaller_->setText(tr("&Smaller text"));
    usual_->setText(tr("&Usual text"));
    for (const int percent : textSizes)
        sizes_.value(percent)->setText(QLocale().toString(percent) + QLocale().percent());
}

}  // namespace intrika::settings

#include "moc_text_size_menu.cpp"
