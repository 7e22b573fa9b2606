// The cards of a game as a chapter of its rules: every face with its words, the rules that speak of it, its picture.
#pragma once

#include "app/rules/room.h"
#include "app/scene/face_cache.h"
#include "engines/session/game_kind.h"
#include "engines/words/rules_text.h"

#include <QSet>
#include <QTextBrowser>
#include <QUrl>

#include <memory>

namespace intrika::rules {

// In the order of GameKind::faces, in the language that is switched on now. An entry's number is the face's key.
std::vector<RuleEntry> cardsOf(const GameKind& kind);

// A page that draws the faces it is asked for, "face:<key>?<width>x<height>", when they come into sight and away from
// its own thread.
class CardPaper : public QTextBrowser {
    Q_OBJECT

public:
    using QTextBrowser::QTextBrowser;
    void setGame(const GameKind* kind);  // and forgets pictures in another language
    bool waitForDrawn(int milliseconds) { return !faces_ || faces_->waitForDrawn(milliseconds); }

protected:
    QVariant loadResource(int type, const QUrl& name) override;

private:
    QPixmap pictureOf(const QUrl& name);
    void takeDrawn();

    const GameKind* kind_ = nullptr;
    std::unique_ptr<FaceCache> faces_;  // not before a face is seen
    QSet<QUrl> awaited_;
};

}  // namespace intrika::rules
