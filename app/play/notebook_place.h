// Where the notebook lies on the page: beside the table where the window is wide enough for both, else in front of it.
#pragma once

#include <QObject>

namespace intrika::play {

struct GameSurface;
class NotebookPage;

class NotebookPlace : public QObject {
    Q_OBJECT

public:
    explicit NotebookPlace(GameSurface& surface);

    void close() { open(false); }
    void closeInFront();  // the table is to be seen
    void fill();          // as it is now; whoever else looks at the screen gets another one, or none
    void fit();           // to the page's width
    void refresh();       // whether it may be opened

private:
    void open(bool open);
    void listen();
    void lay();
    void lie(bool beside);
    void putAway();
    bool mayOpen() const;

    GameSurface& surface_;
    NotebookPage* notebook_ = nullptr;  // made when it is first opened
};

}  // namespace intrika::play
