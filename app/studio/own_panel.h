// What somebody wants on a card instead of what is printed on it: a name, a sentence, a photograph.
#pragma once

#include "app/print/kit.h"
#include "app/studio/room.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace intrika::studio {

class OwnPanel : public QWidget {
    Q_OBJECT

public:
    explicit OwnPanel(const Kit& kit, QWidget* parent = nullptr);

    void showChoice(const PrintOptions& options);
    void take(PrintOptions& options) const { options.own = looks_; }

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void addThings();
    void addButtons(QFormLayout* form);
    QString entry() const;  // of the looks, by what is chosen
    bool hasOwners() const;
    void showEntry();
    void showPicture();
    void keep(const OwnLook& look);
    void typed();
    void askForPicture();
    void nameThings();
    void retranslate();

    const Kit& kit_;
    OwnLooks looks_;
    QLabel *thingLabel_, *whoseLabel_, *nameLabel_, *textLabel_, *pictureLabel_, *picture_;
    QComboBox *thing_, *whose_;
    QLineEdit *name_, *text_;
    QPushButton *choose_, *drop_;
};

}  // namespace intrika::studio
