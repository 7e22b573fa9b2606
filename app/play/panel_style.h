// The look that everything beside the table shares: paper, the house's type, seats by colour and mark.
#pragma once

#include "app/faces/text_fit.h"
#include "app/play/room.h"

#include <QFont>
#include <QHash>
#include <QPixmap>
#include <QString>
#include <QStyledItemDelegate>

#include <cstddef>
#include <string_view>

class QListWidget;
class QProgressBar;
class QPushButton;

namespace intrika::play {

QFont panelFont(Cut cut, int pixels);  // larger where the desktop's own text is
QString panelStyle();
QPixmap seatChip(std::string_view colour, int side, qreal devicePixelRatio);

// The key that chooses what it stands beside; 0: as much room, and no key.
int keyCapSide(const QWidget& beside);  // px
QPixmap keyCap(int digit, const QWidget& beside);

enum class ButtonLook { gold, plain, link };  // gold: the one that goes on
QPushButton* panelButton(ButtonLook look, const QFont& font, QWidget* parent);

// How far something is, 0..1, without figures.
QProgressBar* shareBar(QWidget* parent);
void setShare(QProgressBar& bar, double share);

// On several lines where it is too wide; for buttons, which do not wrap by themselves and take "&" for a mnemonic.
QString buttonText(const QString& text, const QFont& font, int width);

// The list becomes as high as all of its rows, so that it never scrolls.
void showAllRows(QListWidget& list);

// Rows of a list that are as high as their wrapped text needs. A row's icon stands before it; rows with `headingRole`
// are headings, underlined.
class WrappedRows : public QStyledItemDelegate {
public:
    static constexpr int headingRole = Qt::UserRole + 100;

    explicit WrappedRows(QListWidget* list);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QRect textBox(const QRect& row, const QModelIndex& index) const;

    struct Wrapped {
        QString text;
        QFont font;
        int width;
        bool operator==(const Wrapped&) const = default;
        friend std::size_t qHash(const Wrapped& each, std::size_t seed) {
            return qHashMulti(seed, each.text, each.font, each.width);
        }
    };
    int heightOf(const Wrapped& wrapped) const;

    QListWidget* list_;
    // A list asks for all of its rows again whenever one comes.
    mutable QHash<Wrapped, int> heights_;
};

}  // namespace intrika::play
