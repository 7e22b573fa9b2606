// Tells how far the game is, in the top bar or else on the table: nothing is said twice.
#pragma once

#include <QObject>

namespace intrika::shell {

class Pages;
class PresentGame;
class TopBar;

class PlaceTeller : public QObject {
    Q_OBJECT

public:
    PlaceTeller(TopBar& bar, const Pages& pages, const PresentGame& present, QObject* parent);

    void tell();

private:
    void tellTable();

    TopBar& bar_;
    const Pages& pages_;
    const PresentGame& present_;
};

}  // namespace intrika::shell
