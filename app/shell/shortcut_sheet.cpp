#include "app/shell/shortcut_sheet.h"

#include "app/dialogs/plain_text.h"
#include "app/dialogs/steady_tree.h"
#include "app/shell/room.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace intrika::shell {
namespace {

using Rows = QList<std::pair<QString, QString>>;  // what, keys

// The menu's text without the letter that Alt underlines.
QString plainText(const QAction& action) {
    QString text = action.text();
    return text.remove(u'&').remove(QStringLiteral("…"));
}

QString keysOf(const QAction& action) {
    return QKeySequence::listToString(action.shortcuts(), QKeySequence::NativeText).replace(u';', u',');
}

void collect(const QMenu& menu, Rows& rows) {
    for (const QAction* action : menu.actions()) {
        if (action->menu() != nullptr)
            collect(*action->menu(), rows);
        else if (!action->shortcuts().isEmpty())
            rows << std::pair(plainText(*action), keysOf(*action));
    }
}

}  // namespace

QString plainLetters(const QString& text) {
    QString plain;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD)) {
        if (letter.category() != QChar::Mark_NonSpacing) plain += letter.toCaseFolded();
    }
    return plain;
}

ShortcutSheet::ShortcutSheet(QMainWindow* window)
    : QDialog(window),
      window_(window),
      wanted_(new QLineEdit(this)),
      keys_(steadyTree(this)),
      none_(plainLabel(this)),
      close_(new QPushButton(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    wanted_->setClearButtonEnabled(true);
    keys_->setColumnCount(2);
    keys_->setHeaderHidden(true);
    keys_->setRootIsDecorated(false);
    keys_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    keys_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    keys_->header()->setStretchLastSection(false);
    none_->setAlignment(Qt::AlignCenter);
    close_->setAutoDefault(false);  // Enter in the field is no wish to leave
    auto* column = new QVBoxLayout(this);
    for (QWidget* part : std::initializer_list<QWidget*>{wanted_, keys_, none_}) column->addWidget(part);
    column->addWidget(close_, 0, Qt::AlignRight);
    connect(wanted_, &QLineEdit::textChanged, this, &ShortcutSheet::search);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    retranslate();
    const int line = fontMetrics().height();
    resize(line * 32, line * 30);
}

void ShortcutSheet::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void ShortcutSheet::retranslate() {
    setWindowTitle(tr("Keys"));
    wanted_->setPlaceholderText(tr("Search: what, or a key"));
    wanted_->setAccessibleName(tr("Search"));
    keys_->setAccessibleName(tr("Keys"));
    none_->setText(tr("No key does that."));
    close_->setText(tr("Close"));
    fill();
    search();
}

// The keys of the table are no actions: it is walked like a list.
void ShortcutSheet::fill() {
    keys_->clear();
    addGroup(tr("On the table"), {{tr("the next group: hand, table, seats, choices"), tr("Tab")},
                                  {tr("the previous group"), tr("Shift+Tab")},
                                  {tr("within the group"), tr("arrow keys")},
                                  {tr("a card of the hand to another place"), tr("Ctrl+left, Ctrl+right")},
                                  {tr("pick, put back, confirm"), tr("Enter")},
                                  {tr("look at it large; skip the motion"), tr("Space")},
                                  {tr("on a map: zoom in, zoom out"), QStringLiteral("+, −")},
                                  {tr("on a map: how far others may come"), QStringLiteral("R")},
                                  {tr("one step back"), tr("Esc")},
                                  {tr("the choice of that number"), QStringLiteral("1–9")},
                                  {tr("decide for what is selected"), tr("Ctrl+Enter")}});
    addGroup(tr("On the table, with the mouse"), {{tr("pick, put back"), tr("click")},
                                                  {tr("pick a card of the hand, or sort it in"), tr("drag")},
                                                  {tr("on a map: move a piece"), tr("drag")},
                                                  {tr("on a map: let go of the piece"), tr("Esc, right button")},
                                                  {tr("on a map: zoom in, zoom out"), tr("wheel")},
                                                  {tr("on a large map: see another part"), tr("drag")},
                                                  {tr("look at it large"), tr("right button")}});
    for (const QAction* menu : window_->menuBar()->actions()) {
        if (menu->menu() == nullptr) continue;
        Rows rows;
        collect(*menu->menu(), rows);
        addGroup(plainText(*menu), rows);
    }
    keys_->expandAll();
}

void ShortcutSheet::addGroup(const QString& title, const Rows& rows) {
    if (rows.isEmpty()) return;
    auto* group = new QTreeWidgetItem(keys_, {title});
    QFont bold = font();
    bold.setBold(true);
    group->setFont(0, bold);
    group->setFlags(Qt::ItemIsEnabled);
    group->setFirstColumnSpanned(true);
    for (const auto& [what, keys] : rows) new QTreeWidgetItem(group, {what, keys});
}

void ShortcutSheet::search() {
    const QString wanted = plainLetters(wanted_->text().simplified());
    bool any = false;
    for (int at = 0; at < keys_->topLevelItemCount(); ++at) {
        QTreeWidgetItem* group = keys_->topLevelItem(at);
        bool inGroup = false;
        for (int row = 0; row < group->childCount(); ++row) {
            QTreeWidgetItem* item = group->child(row);
            const bool fits = plainLetters(item->text(0) + u' ' + item->text(1)).contains(wanted);
            item->setHidden(!fits);
            inGroup |= fits;
        }
        group->setHidden(!inGroup);
        any |= inGroup;
    }
    none_->setVisible(!any);
}

}  // namespace intrika::shell

#include "moc_shortcut_sheet.cpp"
