// What stands beside the table: the game's name, the log, hints, and what is asked.
#pragma once

#include "app/play/log_panel.h"

#include <QFrame>
#include <QList>

class QAction;
class QBoxLayout;
class QLabel;

namespace intrika::play {

class HintPanel;
class NewsStrip;
class PromptPanel;
class Viewpoint;
class WhyPanel;

class SidePanel : public QFrame {
    Q_OBJECT

public:
    // `shortcuts` are offered beside the name.
    SidePanel(Table& table, const Viewpoint& viewpoint, const QList<QAction*>& shortcuts, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void fitTo(QSize page);
    void setLogWanted(bool wanted);
    LogPanel& log() const { return *log_; }
    NewsStrip& news() const { return *news_; }
    WhyPanel& why() const { return *why_; }
    HintPanel& hint() const { return *hint_; }
    PromptPanel& prompt() const { return *prompt_; }

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrangeBar();
    void nameOrNot();
    void fitLinks();
    QString linksInWords() const;
    int heightOf(const QWidget& panel) const;  // with the space beside it
    void makeRoom();
    QFrame* titleBar(const Table& table, const QList<QAction*>& shortcuts);

    QLabel* title_;
    QBoxLayout* bar_ = nullptr;
    QBoxLayout* links_ = nullptr;  // in it
    QString arranged_;             // the links' words for which there was room made last
    QBoxLayout* panels_ = nullptr;
    LogPanel* log_;
    NewsStrip* news_;
    WhyPanel* why_;
    HintPanel* hint_;
    PromptPanel* prompt_;
    bool logWanted_ = true;
};

}  // namespace intrika::play
