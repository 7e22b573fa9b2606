// A window with the rules of a game: contents, text, search. Non-modal; one window serves all games.
#pragma once

#include "app/rules/room.h"
#include "engines/words/rules_text.h"

#include <QTextCursor>
#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QSplitter;
class QToolButton;
class QTreeWidget;
class QUrl;

namespace intrika::session {
struct GameKind;
}

namespace intrika::rules {

class CardPaper;

class RulesReader : public QWidget {
    Q_OBJECT

public:
    explicit RulesReader(QWidget* parent = nullptr);

    void openGame(const GameKind& kind);
    // Shows the rule, or the card by its face's key, and marks it; does nothing where the game has no such thing.
    void openAt(const QString& ruleNumber);
    QString markedRule() const { return marked_; }
    // The number of the rule at the upper edge of the page, or of the next one below.
    QString ruleInSight() const;
    int hitCount() const { return static_cast<int>(hits_.size()); }

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // A place in the rules that stays the same when language, width or size of the text change.
    struct Place {
        int entry = 0;
        double part = 0;  // of the entry's height that is above the edge
    };

    void setUpParts();
    void arrange();
    void addShortcuts();
    void retranslate();
    void setText();
    void addCards();
    void setContents();
    void search();
    void step(int by);
    void showHits();
    void leave();
    void followLink(const QUrl& link);
    void goBack();
    void goTo(Place place);
    void settle();
    void fitColumn();
    void followContents();
    Place placeAtEdge() const;
    double topOf(int entry) const;
    int entryOf(const QString& ruleNumber) const;

    QSplitter* splitter_;
    QTreeWidget* contents_;
    CardPaper* page_;
    QLineEdit* query_;
    QToolButton* previous_;
    QToolButton* next_;
    QLabel* hitsLabel_;

    const GameKind* kind_ = nullptr;
    std::vector<RuleEntry> entries_;
    std::vector<QTextCursor> covered_;  // by entry
    std::vector<QTextCursor> hits_;
    int hit_ = -1;
    QString marked_;
    Place place_;
    std::vector<Place> back_;
    bool settling_ = false;  // the page is being laid out anew: what the scroll bar says is not the reader's place
    int fittedTo_ = 0;       // width of the page's viewport, px; 0: its text is new
};

}  // namespace intrika::rules
