// Who must do what, by which rule, and the buttons for it: a card as high as its words. While nothing is asked there is
// no card, only a line that says who thinks.
#pragma once

#include "app/play/chooser.h"
#include "engines/words/words.h"

#include <QFrame>

#include <string>
#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace intrika::play {

class ChoiceList;
class WordButtons;

// What is picked on the table is not said again, unless somebody wants the list of all choices. What is asked scrolls
// where it has no room;
// the golden button and what is said of a selection stand below it, grow upwards, and move nothing.
class PromptPanel : public QFrame {
    Q_OBJECT

public:
    explicit PromptPanel(QWidget* parent = nullptr);

    // The prompt of a person, as far as it is answered; `colour`: of their seat.
    void ask(const Chooser& chooser, const QString& name, std::string_view colour, const Words& words);
    void showSelection(const Chooser& chooser, const Words& words);
    // What is being waited for; a share of 0..1 shows how far it is.
    void wait(const QString& sentence, double share);
    void wait(const QString& sentence);  // for something that has no end of its own
    // What this person was shown in private, until they say that they have seen it.
    void showLook(const QString& name, std::string_view colour, const QString& told);
    void offerGoOn(bool offered);  // while bots move, for whoever has read enough
    bool offersGoOn() const;
    void showReason(const QString& reason);  // why something is not allowed; empty: none
    QString reasonRule() const;              // the number of the rule that the reason names; empty: none
    void forget();                           // nothing is asked or waited for
    bool asks() const { return asks_; }
    // Selects what the digit stands beside and puts the focus where Enter decides it.
    void pickNumber(int digit);
    bool isInList(int digit) const;
    void pressConfirm();                // where it can be pressed
    void focusConfirm();                // likewise
    void setNote(const QString& note);  // about the game as a whole, over everything; empty: none
    void setListWanted(bool wanted);    // the list of all choices, whenever there are some
    void setListFits(bool fits);        // there is room for it beside what else is shown
    bool hasList() const;               // it would be seen if it had room
    // In the present width; what is lower scrolls. The same whatever is selected or refused, so that the panel stays.
    int leastHeight(bool withList) const;
    int wholeHeight(bool withList) const;                      // likewise, with all rows of the list
    bool hasHeightForWidth() const override { return false; }  // what it holds does not decide
    int footHeight() const;                                    // of the part of it that never scrolls
    ChoiceList& choices() const { return *choices_; }

signals:
    void wordPressed(int word);
    void choiceSelected(int choice);  // by its digit
    void confirmed();
    void allWanted();  // choices, and not only what goes on from what is selected
    void listRequested();
    void seen();
    void goOnWanted();
    void ruleWanted(const QString& number);

private:
    void showList();
    void showCard();
    void narrowList(const Chooser& chooser);
    void setHead(const QString& title, std::string_view colour, const QString& text);
    void offer(const Chooser& chooser, const Words& words);
    void chain();
    void makeFoot();
    void reserveFoot(const std::vector<Choice>& choices, const Words& words);
    void refreshFoot();
    void makeArea();

    QWidget* inside_;
    QScrollArea* area_ = nullptr;  // holds it
    QWidget* foot_;
    int footRoom_ = 0;
    bool asks_ = false;
    QLabel* note_;
    QLabel* chip_;
    QLabel* title_;
    QLabel* text_;
    QLabel* rule_;
    QPushButton* asList_;
    QLabel* reason_;
    QLabel* warning_;
    QProgressBar* progress_;
    QPushButton* confirm_;
    QPushButton* seen_;
    QPushButton* goOn_;
    WordButtons* buttons_;
    std::vector<int> onButtons_;  // choices, in the order of their digits
    QWidget* list_;
    QPushButton* all_;
    ChoiceList* choices_;
    bool listWanted_ = false, listFits_ = true;
};

}  // namespace intrika::play
