// What hides the table while the laptop changes hands.
#pragma once

#include <QElapsedTimer>
#include <QFrame>

#include <string>

class QLabel;
class QPropertyAnimation;
class QPushButton;

namespace intrika::play {

// Opaque, over the whole of its parent. Says whose turn it is and nothing of the game. It falls at once; what opens it
// is ignored at first, for that may still be the click that ended the last turn.
class Curtain : public QFrame {
    Q_OBJECT

public:
    static constexpr int deafMs = 400;
    static constexpr int riseMs = 250;

    explicit Curtain(QWidget* parent);

    enum class Rise { animated, atOnce };
    enum class Calls { toDecide, toLook };
    // An empty name: nobody in particular is waited for, the table was hidden.
    void fall(const QString& name, std::string_view colour, const QString& seatInWords, Calls calls = Calls::toDecide);
    // To whoever decided last; `whyNot` is told when they ask for it, for what has been learnt shows on no curtain.
    void offerTakeBack(const QString& whyNot);
    void rise(Rise how);
    bool isDown() const { return down_; }

signals:
    void drawn();   // it falls, or rises slowly
    void called();  // somebody, by name
    void opened();  // "I am here"
    void takenBack();

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open();
    void takeBack();
    bool listens() const;

    QLabel* medal_;
    QLabel* name_;
    QLabel* seat_;
    QPushButton* open_;
    QLabel* help_;
    QPushButton* takeBack_;
    QString whyNot_;
    QPropertyAnimation* rising_;
    QElapsedTimer fallen_;
    bool down_ = false;
};

}  // namespace intrika::play
