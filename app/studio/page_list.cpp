#include "app/studio/page_list.h"

#include "app/dialogs/plain_text.h"
#include "app/studio/page_drawer.h"
#include "engines/words/words.h"

#include <QAbstractListModel>
#include <QIcon>
#include <QPainter>
#include <QScrollBar>

namespace intrika::studio {

class PageList::Pages : public QAbstractListModel {
public:
    Pages(PageDrawer& drawer, QObject* parent) : QAbstractListModel(parent), drawer_(drawer) {}

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() || drawer_.job() == nullptr ? 0 : static_cast<int>(drawer_.job()->plan().pages.size());
    }

    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid() || index.row() >= rowCount()) return {};
        const Page& page = drawer_.job()->plan().pages[index.row()];
        if (role == Qt::DisplayRole) return QString::number(index.row() + 1);
        if (role == Qt::DecorationRole) {
            const QPixmap drawn = picture(index.row(), page);
            QIcon icon(drawn);
            icon.addPixmap(drawn, QIcon::Selected);  // Qt would tint it
            return icon;
        }
        if (role == Qt::ToolTipRole) return plainTip(titleOf(page));
        if (role == Qt::AccessibleTextRole) {
            return QStringLiteral("%1. %2").arg(index.row() + 1).arg(titleOf(page));
        }
        return {};
    }

    void reset() {
        beginResetModel();
        endResetModel();
    }
    void renew(int page) { emit dataChanged(index(page), index(page), {Qt::DecorationRole}); }

private:
    QString titleOf(const Page& page) const {  // in the window's language
        return pageTitle(page, drawer_.job()->plan(), Words(drawer_.job()->kit().game));
    }

    // Paper with an edge, for it lies on a light ground.
    QPixmap picture(int number, const Page& page) const {
        const QSize size = page.paper.scaled(pictureBox - QSize(2, 2), Qt::KeepAspectRatio).toSize();
        QPixmap pixmap(pictureBox);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        const QRect box(QPoint((pictureBox.width() - size.width()) / 2, (pictureBox.height() - size.height()) / 2),
                        size);
        painter.fillRect(box, Qt::white);
        if (const QImage& small = drawer_.small(number); !small.isNull()) {
            painter.setRenderHint(QPainter::SmoothPixmapTransform);
            painter.drawImage(box, small);
        }
        painter.setPen(QColor(0, 0, 0, 110));
        painter.drawRect(box.adjusted(-1, -1, 0, 0));
        return pixmap;
    }

    PageDrawer& drawer_;
};

PageList::PageList(PageDrawer& drawer, QWidget* parent) : QListView(parent), pages_(new Pages(drawer, this)) {
    setModel(pages_);
    setViewMode(IconMode);
    setFlow(LeftToRight);
    setWrapping(false);
    setMovement(Static);
    setUniformItemSizes(true);
    setSelectionMode(SingleSelection);
    setIconSize(pictureBox);
    setSpacing(2);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollMode(ScrollPerPixel);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&drawer, &PageDrawer::smallDrawn, this, [this](int page) { pages_->renew(page); });
}

void PageList::refresh() { pages_->reset(); }

void PageList::choose(int page) {
    const QModelIndex index = pages_->index(page);
    if (currentIndex() == index) return;
    setCurrentIndex(index);
    scrollTo(index);
}

QSize PageList::sizeHint() const {
    return {400, pictureBox.height() + fontMetrics().height() + horizontalScrollBar()->sizeHint().height() + 18};
}

void PageList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (current.isValid()) emit pageChosen(current.row());
}

}  // namespace intrika::studio

#include "moc_page_list.cpp"
