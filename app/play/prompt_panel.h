// Who must do what, by which rule, and the buttons for it.
#pragma once

#include "app/play/chooser.h"
#include "engines/words/words.h"

#include <QFrame>

#include <string>
#include <vector>

class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace intrika {

class ChoiceList;

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
    void offerGoOn(bool offered);            // while bots move, for whoever has read enough
    void showReason(const QString& reason);  // why something is not allowed; empty: none
    QString reasonRule() const;              // the number of the rule that the reason names; empty: none
    void forget();                           // nothing is asked or waited for
    void setNote(const QString& note);       // about the game as a whole, over everything; empty: none
    void setListWanted(bool wanted);         // the list of all choices, whenever there are some
    void setListFits(bool fits);             // there is room for it beside what else is shown
    bool hasList() const;                    // it would be seen if it had room
    int leastHeight(bool withList) const;    // in the present width; what is lower scrolls
    ChoiceList& choices() const { return *choices_; }

signals:
    void wordPressed(int word);
    void confirmed();
    void allWanted();  // choices, and not only what goes on from what is selected
    void seen();
    void goOnWanted();
    void ruleWanted(const QString& number);

private:
    void showList();
    void narrowList(const Chooser& chooser);
    void setHead(const QString& title, std::string_view colour, const QString& text);
    void setWords(const std::vector<Text>& labels, const Words& words);
    QPushButton* wordButton(int word, const QString& text, int room);
    void makeArea();

    QWidget* inside_;
    QLabel* note_;
    QLabel* chip_;
    QLabel* title_;
    QLabel* text_;
    QLabel* rule_;
    QLabel* reason_;
    QLabel* warning_;
    QProgressBar* progress_;
    QPushButton* confirm_;
    QPushButton* seen_;
    QPushButton* goOn_;
    QVBoxLayout* wordRows_;
    QWidget* list_;
    QPushButton* all_;
    ChoiceList* choices_;
    bool listWanted_ = true, listFits_ = true;
    std::vector<QPushButton*> wordButtons_;
};

}  // namespace intrika
