// A game's file that is dropped on a window.
#pragma once

#include <QObject>

class QWidget;

namespace intrika::shell {

class FileDrop : public QObject {
    Q_OBJECT

public:
    explicit FileDrop(QWidget* window);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void dropped(const QString& path);
};

}  // namespace intrika::shell
