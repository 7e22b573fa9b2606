// Who plays with a phone: the code that leads there, and who has come. Before a game, and any time later.
#pragma once

#include "app/guests/guests.h"
#include "app/pages/paper_page.h"
#include "app/phones/room.h"

#include <QPointer>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace intrika::phones {

class CodePicture;
class GuestRow;

class PhonesPage : public PaperPage {
    Q_OBJECT

public:
    explicit PhonesPage(QWidget* parent = nullptr);

    // `lobby`: the game has not begun, and begins from here. The page lets go of guests that are no more.
    void show(Guests& guests, bool lobby);

signals:
    void begun();  // everybody has come, or nobody else is waited for

protected:
    void changeEvent(QEvent* event) override;

private:
    QVBoxLayout* makeCodeSide();
    QVBoxLayout* makeGuestSide();
    void fillRows();
    void fillAddresses();
    void refresh();
    void tellSafety();
    void retranslate();
    QString address() const;
    QString typedText() const;

    QPointer<Guests> guests_;
    bool isLobby_ = false;
    CodePicture* code_;
    QLabel* typed_;  // the address and the code, for who cannot scan
    QLabel* link_;
    QComboBox* networks_;
    QLabel* help_;
    QLabel* warning_;
    QVBoxLayout* rowsBox_;
    std::vector<GuestRow*> rows_;
    QCheckBox* letIn_;
    QPushButton* safety_;
    QPushButton* begin_;
};

}  // namespace intrika::phones
