#include "app/shell/present_game.h"

#include "app/pages/notice_bar.h"
#include "app/play/game_page.h"
#include "app/play/hand_sorting.h"
#include "app/play/page_settings.h"
#include "app/settings/settings.h"
#include "app/settings/settings_menu.h"
#include "engines/words/clean_words.h"

#include <QAction>
#include <QFileInfo>
#include <QGraphicsView>
#include <QGuiApplication>

namespace intrika::shell {

PresentGame::PresentGame(const Games& games, Settings& settings, NoticeBar& notices, QWidget* window)
    : QObject(window), games_(games), settings_(settings), notices_(notices), window_(window) {
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, &PresentGame::hideIfLeft);
}

const GameKind& PresentGame::kind() const {
    if (page_ != nullptr) return page_->table().kind();
    const GameKind* last = games_.named(settings_.lastGame());
    return last == nullptr ? games_.front() : *last;
}

void PresentGame::listenTo(const SettingsMenu& menu) {
    connect(&menu, &SettingsMenu::speedChosen, this, [this](Speed speed) {
        if (page_ != nullptr) page_->settings().setSpeed(speed);
    });
    connect(&menu, &SettingsMenu::paceChosen, this, [this](Pace pace) {
        if (page_ != nullptr) page_->settings().setPace(pace);
    });
    connect(&menu, &SettingsMenu::charactersChosen, this, [this](bool on) {
        if (page_ != nullptr) page_->settings().setTalking(on);
    });
    connect(&menu, &SettingsMenu::clothChosen, this, [this](Cloth cloth) {
        if (page_ != nullptr) page_->settings().setCloth(cloth);
    });
}

// The program's own dialogs leave it in front; where there are no secrets from each other, nothing happens.
void PresentGame::hideIfLeft(Qt::ApplicationState state) {
    if (state == Qt::ApplicationActive || page_ == nullptr || !settings_.hidesWhenLeft()) return;
    page_->actions().hide->trigger();
}

bool PresentGame::mayLeave(Leaving leaving) const {
    return page_ == nullptr || shell::mayLeave(*page_, leaving, window_);
}

// Deleted later: a button of the page itself may have asked for this.
GamePage* PresentGame::leave() {
    GamePage* left = std::exchange(page_, nullptr);
    if (left == nullptr) return nullptr;
    left->disconnect(this);
    left->saving().disconnect(this);
    left->deleteLater();
    return left;
}

void PresentGame::play(std::unique_ptr<Table> table, std::optional<Lesson> lesson, std::unique_ptr<Guests> guests) {
    if (!mayLeave(Leaving::game)) return;
    leave();
    notices_.dismiss();
    const GameKind& kind = table->kind();
    page_ = new GamePage(std::move(table), window_, std::move(guests));
    setUp(kind);
    listen(kind);
    emit put(page_);
    if (lesson) page_->teach(std::move(*lesson));
    page_->begin();
    emit titleChanged();
}

void PresentGame::setUp(const GameKind& kind) {
    page_->settings().setSpeed(settings_.speed());
    page_->settings().setPace(settings_.pace());
    page_->settings().setCloth(settings_.cloth());
    page_->settings().setTalking(settings_.hasCharacters());
    if (sounds_ != nullptr) page_->setSounds(*sounds_);
    page_->handSorting().set(settings_.handSort(kind.id));
    for (QGraphicsView* view : page_->findChildren<QGraphicsView*>()) view->setAcceptDrops(false);  // the window's
}

void PresentGame::listen(const GameKind& kind) {
    connect(&page_->handSorting(), &HandSorting::chosen, this,
            [this, &kind](HandSort sort) { settings_.setHandSort(kind.id, sort); });
    connect(page_, &GamePage::ruleWanted, this, [this, &kind](const QString& rule) { emit ruleWanted(kind, rule); });
    connect(page_, &GamePage::againWanted, this, [this, &kind] { emit againWanted(kind); });
    connect(page_, &GamePage::reviewWanted, this, &PresentGame::reviewWanted);
    connect(page_, &GamePage::newGameWanted, this, &PresentGame::startWanted);
    connect(page_, &GamePage::phonesWanted, this, [this] { emit phonesWanted(*page_->guests()); });
    connect(page_, &GamePage::titleChanged, this, &PresentGame::titleChanged);
    connect(&page_->saving(), &Saving::saved, this, &PresentGame::tellSaved);
    listenToTroubles(Words(QString::fromStdString(kind.id), page_->table().names()));
}

// Whoever sends it to somebody else is to know what they send. A trouble of the disk is told before that.
void PresentGame::tellSaved(const QString& path) {
    settings_.addRecentFile(path);
    const Table& table = page_->table();
    if (table.isOver() || table.notKept()) return;
    notices_.tell([path] {
        return tr("“%1” holds all cards in plain text, the hidden ones too: whoever looks into it knows everybody’s "
                  "secrets. To show the game to others, the Game menu saves it without secrets.")
            .arg(quotedFile(path));
    });
}

// What the disk refuses stays told until it is written, or until somebody closes the notice.
void PresentGame::listenToTroubles(const Words& words) {
    const GamePage* page = page_;
    const Saving* saving = &page_->saving();
    connect(saving, &Saving::troubled, this, [this, words, page, saving](const Problem& problem) {
        const auto sentence = [problem, words] { return words.say(problem); };
        const bool isBehind = page->table().notKept().has_value();
        if (!isBehind) return notices_.tell(sentence);
        notices_.tell(sentence, {[] { return tr("Save elsewhere…"); },
                                 [this] {
                                     if (page_ != nullptr) page_->saving().saveElsewhere();
                                 }});
        connect(
            saving, &Saving::keptAgain, &notices_,
            [this, told = sentence] {
                if (notices_.text() == told()) notices_.dismiss();
            },
            Qt::SingleShotConnection);
    });
}

}  // namespace intrika::shell

#include "moc_present_game.cpp"
