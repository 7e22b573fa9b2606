// Opens a stage over a table when what is played has a script, and gives the keys back when it is over.
#pragma once

#include "app/scene/interlude.h"
#include "app/stage/room.h"

#include <QPointF>
#include <QPointer>
#include <QStringList>

#include <string>
#include <vector>

class QWidget;

namespace intrika::scene {
class TableScene;
class TableView;
}  // namespace intrika::scene

namespace intrika::stage {

class StageView;

// A stage is made when it is first wanted.
class Theatre : public Interlude {
    Q_OBJECT

public:
    struct Company {
        QString game;
        std::vector<std::string> faceKeys;  // GameKind::faces
        QStringList names;                  // by seat
        std::vector<std::string> colours;
    };

    // `parent`: of the stage, an ancestor of `table` that shows it too.
    Theatre(Company company, TableScene& scene, TableView& table, QWidget& parent);
    ~Theatre() override;

    bool mayOpen(double pace) const override;
    void open(const StageScript& script, double pace) override;
    void close() override;
    bool isOpen() const override;
    void show(const StageScript& script, int beat);                 // still, until it is closed
    void setStillMs(int milliseconds) { stillMs_ = milliseconds; }  // of the picture without motion; 0: none is shown
    bool take(int key);                        // that nobody else had a use for; false: nor has the stage
    StageView* view() const { return view_; }  // null: none has been wanted yet

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    StageView& stage();
    QRect place() const;
    std::vector<QPointF> plates() const;  // their middles, in the stage's pixels
    void takeKeys();
    void giveKeysBack();

    Company company_;
    TableScene& scene_;
    TableView& table_;
    QWidget& parent_;
    StageView* view_ = nullptr;
    QPointer<QWidget> hadKeys_;
    int stillMs_ = 2000;
};

}  // namespace intrika::stage
