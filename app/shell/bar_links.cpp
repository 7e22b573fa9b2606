#include "app/shell/bar_links.h"

#include "app/dialogs/plain_text.h"
#include "app/settings/settings_menu.h"
#include "app/shell/top_bar.h"

#include <QAction>
#include <QLocale>
#include <QToolButton>

namespace intrika::shell {
namespace {

// A caption without the letter of its key.
QString withoutKey(QString caption) { return caption.remove(u'&'); }

}  // namespace

BarLinks::BarLinks(TopBar& bar, SettingsMenu& settings, QAction& fullScreen)
    : QObject(&bar),
      settings_(settings),
      fullScreen_(fullScreen),
      sound_(settings.sound->isVisible() ? bar.addLink() : nullptr),
      pace_(bar.addLink()),
      screen_(bar.addLink()) {
    if (sound_ != nullptr) addSound();
    pace_->setObjectName("pace");
    pace_->setMenu(settings_.paces());
    pace_->setPopupMode(QToolButton::InstantPopup);
    screen_->setObjectName("fullScreen");
    connect(screen_, &QToolButton::clicked, &fullScreen_, &QAction::trigger);
    connect(&settings_, &SettingsMenu::paceChosen, this, &BarLinks::retranslate);
    for (QAction* pace : settings_.paces()->actions()) connect(pace, &QAction::changed, this, &BarLinks::retranslate);
    connect(settings_.paces(), &QMenu::aboutToShow, &settings_, &SettingsMenu::refresh);
}

void BarLinks::addSound() {
    sound_->setObjectName("sound");
    connect(sound_, &QToolButton::clicked, settings_.sound, &QAction::toggle);
    connect(settings_.sound, &QAction::changed, this, &BarLinks::retranslate);
}

// Where Qt's part for it is missing, which shows when the first sound is due, the switch says so.
void BarLinks::tellSound() {
    const bool works = settings_.sound->isEnabled();
    const QString state = works && settings_.sound->isChecked() ? tr("sound: on") : tr("sound: off");
    sound_->setText(state);
    sound_->setAccessibleName(state);
    sound_->setEnabled(works);
    sound_->setToolTip(plainTip(works ? withoutKey(settings_.sound->text()) : tr("Qt Multimedia is not installed")));
}

void BarLinks::retranslate() {
    if (sound_ != nullptr) tellSound();
    const QString pace = QLocale().toLower(withoutKey(settings_.paceText()));
    pace_->setText(tr("pace: %1").arg(pace));
    pace_->setAccessibleName(tr("Pace of the bots: %1").arg(pace));
    screen_->setText(fullScreen_.shortcut().toString(QKeySequence::NativeText));
    screen_->setAccessibleName(withoutKey(fullScreen_.text()));
    screen_->setToolTip(plainTip(screen_->accessibleName()));
}

}  // namespace intrika::shell

#include "moc_bar_links.cpp"
