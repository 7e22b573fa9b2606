// The Coach at one screen: three people before one deal.
#pragma once

#include "engines/coach/pieces.h"
#include "tests/support/all_games.h"
#include "tests/support/played_page.h"

#include <QLabel>

namespace intrika {

inline nlohmann::json dealtCards(int startPlayer = 0) {
    auto cards = nlohmann::json::parse(R"({ "startPlayer": 0,
        "alliances": ["order", "brotherhood", "order"],
        "professions": ["diplomat", "bodyguard", "doctor"],
        "professionDeck": ["brawler", "duelist", "hypnotist", "clairvoyant", "priest", "poison-mixer", "grand-master"],
        "hands": [["monocle", "key"], ["whip", "bag-key"], ["bag-goblet", "dagger"]],
        "deck": ["gloves", "folio", "key", "goblet", "sextant", "key", "broken-mirror", "privilege", "goblet", "coat",
                 "lodge-arms", "poison-ring", "goblet", "throwing-knives"] })");
    cards["startPlayer"] = startPlayer;
    return cards;
}

inline void playIn(Session& session, Seat seat, const char* move) {
    session.play(seat, session.legalMove(seat, nlohmann::json::parse(move)).value()).value();
}

inline std::unique_ptr<Session> dealtCoach(int startPlayer = 0) {
    return gameNamed("coach")->fromSetup(nlohmann::json::object(), 3, dealtCards(startPlayer), {}).value();
}

struct CoachPage : PlayedPage {
    explicit CoachPage(std::unique_ptr<Session> session)
        : CoachPage(tableOf(std::move(session), {human, human, human}, 1)) {}
    explicit CoachPage(std::unique_ptr<Table> table) : PlayedPage(std::move(table)) {}

    std::string phase() const { return table().tableau(spectator).subline.id; }
    QPushButton* word(const QString& text) {
        QCoreApplication::processEvents();  // new buttons have not been laid out
        for (auto* button : page.findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text().simplified() == text) return button;
        }
        return nullptr;
    }
    bool press(const QString& text) {
        QPushButton* button = word(text);
        if (button != nullptr) QTest::mouseClick(button, Qt::LeftButton);
        return button != nullptr;
    }
    bool raise(const QString& name) {
        if (!curtain().isDown() || curtain().findChildren<QLabel*>().isEmpty()) return false;
        bool isFor = false;
        for (const auto* label : curtain().findChildren<QLabel*>()) isFor = isFor || label->text().contains(name);
        QTest::qWait(Curtain::deafMs + 10);
        QTest::keyClick(&curtain(), Qt::Key_Return);
        return isFor && !curtain().isDown();
    }
    // The cards of somebody's hand that lie open on the screen.
    int cardsSeen(Seat seat) {
        int seen = 0;
        for (const Zone& zone : scene().laid().tableau.zones) {
            if (zone.id != coach::zone(coach::SeatZone::hand, seat)) continue;
            for (const Piece& piece : zone.pieces) seen += piece.face == coach::objectBack ? 0 : 1;
        }
        return seen;
    }
    QString told() { return page.findChild<QLabel*>("question")->text(); }
};

}  // namespace intrika
