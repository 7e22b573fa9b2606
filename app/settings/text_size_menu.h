// View > Text size.
#pragma once

#include <QMap>
#include <QMenu>

class QActionGroup;

namespace intrika::settings {

class Settings;

class TextSizeMenu : public QMenu {
    Q_OBJECT

public:
    TextSizeMenu(Settings& settings, QWidget* parent);

    void choose(int percent);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Step { larger, smaller };
    void go(Step step);
    void mark(int percent);
    void retranslate();

    Settings& settings_;
    QMap<int, QAction*> sizes_;
    QAction* larger_;
    QAction* smaller_;
    QAction* usual_;
};

}  // namespace intrika::settings
