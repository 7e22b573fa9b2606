// All pages small, side by side, to choose the one that is looked at.
#pragma once

#include <QListView>

namespace intrika::studio {

class PageDrawer;

class PageList : public QListView {
    Q_OBJECT

public:
    explicit PageList(PageDrawer& drawer, QWidget* parent = nullptr);

    static constexpr QSize pictureBox{104, 104};

    void refresh();  // there is another job
    void choose(int page);
    QSize sizeHint() const override;

signals:
    void pageChosen(int page);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    class Pages;
    Pages* pages_;
};

}  // namespace intrika::studio
