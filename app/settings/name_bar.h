// Asks on the first start what the person is called, over the page and in nobody's way.
#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;

namespace intrika::settings {

class Settings;

class NameBar : public QFrame {
    Q_OBJECT

public:
    explicit NameBar(Settings& settings, QWidget* parent = nullptr);

    void offer();     // shows it, unless it was answered before
    void withdraw();  // a game has the whole window

protected:
    void changeEvent(QEvent* event) override;

private:
    void make();
    void answer(const QString& name);
    void retranslate();

    Settings& settings_;
    QLabel* label_ = nullptr;  // until it is offered: most starts have nothing to ask
    QLineEdit* name_;
    QPushButton* use_;
    QPushButton* skip_;
};

}  // namespace intrika::settings
