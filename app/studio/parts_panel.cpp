#include "app/studio/parts_panel.h"

#include "app/dialogs/file_dialogs.h"
#include "app/dialogs/plain_text.h"
#include "app/dialogs/steady_tree.h"
#include "app/print/board_source.h"
#include "engines/words/clean_words.h"
#include "engines/words/language_name.h"
#include "engines/words/words.h"

#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace intrika::studio {
namespace {

// Of an item: the entry in PrintOptions::parts, and the id that copies are counted by.
constexpr int entryRole = Qt::UserRole, idRole = Qt::UserRole + 1;
constexpr int mostCopies = 99;

QTreeWidgetItem* addItem(QTreeWidgetItem* parent, const QString& entry, const QString& id) {
    auto* item = new QTreeWidgetItem(parent);
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
    item->setCheckState(0, Qt::Unchecked);
    item->setData(0, entryRole, entry);
    item->setData(0, idRole, id);
    return item;
}

// As few entries as say what is ticked.
void collect(const QTreeWidgetItem* item, QStringList& entries) {
    if (item->checkState(0) == Qt::Unchecked) return;
    if (item->checkState(0) == Qt::Checked) {
        entries << item->data(0, entryRole).toString();
        return;
    }
    for (int i = 0; i < item->childCount(); ++i) collect(item->child(i), entries);
}

}  // namespace

PartsPanel::PartsPanel(const Kit& kit, QWidget* parent) : QWidget(parent), kit_(kit) {
    auto* form = new QFormLayout(this);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const auto add = [&](QLabel*& label, QWidget* field) {
        label = plainLabel(this);
        label->setBuddy(field);
        form->addRow(label, field);
    };
    add(playersLabel_, players_ = new QSpinBox(this));
    players_->setRange(kit_.leastPlayers, kit_.mostPlayers);
    add(languageLabel_, language_ = new QComboBox(this));
    language_->addItem(QString(), QString());
    for (const QString& code : languages()) language_->addItem(languageName(code), code);
    if (!kit_.boards.isEmpty()) makeBoard(form);
    tree_ = steadyTree(this);
    tree_->setColumnCount(2);
    tree_->setHeaderHidden(true);
    tree_->header()->setStretchLastSection(false);
    tree_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    tree_->setMinimumHeight(180);
    form->addRow(tree_);
    add(copiesLabel_, copiesBox_ = new QSpinBox(this));
    copiesBox_->setRange(0, mostCopies);
    fillTree();
    connect(players_, &QSpinBox::valueChanged, this, &PartsPanel::touched);
    connect(language_, &QComboBox::activated, this, &PartsPanel::touched);
    connect(tree_, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem*, int column) {
        if (column == 0) touched();
    });
    connect(tree_, &QTreeWidget::currentItemChanged, this, &PartsPanel::showCopies);
    connect(copiesBox_, &QSpinBox::valueChanged, this, &PartsPanel::copiesChosen);
    retranslate();
}

void PartsPanel::makeBoard(QFormLayout* form) {
    boardLabel_ = plainLabel(this);
    board_ = new QComboBox(this);
    boardLabel_->setBuddy(board_);
    board_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const QString& board : kit_.boards) board_->addItem(board, board);
    form->addRow(boardLabel_, board_);
    open_ = new QPushButton(this);
    form->addRow(QString(), open_);
    connect(board_, &QComboBox::activated, this, &PartsPanel::touched);
    connect(open_, &QPushButton::clicked, this, &PartsPanel::askForBoard);
}

void PartsPanel::fillTree() {
    const QSignalBlocker quiet(tree_);
    for (const KitPart& part : kit_.parts) {
        QTreeWidgetItem* item = addItem(tree_->invisibleRootItem(), part.id, part.id);
        if (!part.perPlayer) {
            addFaces(item, part, {});
            continue;
        }
        for (const QString& owner : kit_.colours) {
            addFaces(addItem(item, owner + u'/' + part.id, part.id), part, owner);
        }
    }
}

void PartsPanel::addFaces(QTreeWidgetItem* parent, const KitPart& part, const QString& owner) {
    QStringList known;
    for (const KitFace& face : part.faces) {
        if (face.face.isEmpty() || known.contains(face.face)) continue;
        known << face.face;
        addItem(parent, owner.isEmpty() ? face.face : owner + u'/' + face.face, face.face);
    }
}

void PartsPanel::tick(QTreeWidgetItem* item, const PrintOptions& options) {
    const QString entry = item->data(0, entryRole).toString();
    const KitPart* part = kit_.part(entry);
    const bool usual = options.parts.isEmpty() && part != nullptr && !part->extra;
    const bool named = options.parts.contains(entry) || options.parts.contains(item->data(0, idRole).toString());
    if (usual || named) return item->setCheckState(0, Qt::Checked);  // with all below it
    item->setCheckState(0, Qt::Unchecked);
    for (int i = 0; i < item->childCount(); ++i) tick(item->child(i), options);
}

void PartsPanel::showChoice(const PrintOptions& options) {
    const QSignalBlocker quiet(this);
    copies_ = options.copies;
    players_->setValue(kit_.playersOf(options));
    language_->setCurrentIndex(std::max(0, language_->findData(options.language)));
    if (board_ != nullptr) showBoard(options.board);
    for (int i = 0; i < tree_->topLevelItemCount(); ++i) tick(tree_->topLevelItem(i), options);
    count();
    showCopies();
}

void PartsPanel::take(PrintOptions& options) const {
    options.players = players_->value();
    options.language = language_->currentData().toString();
    if (board_ != nullptr) options.board = board_->currentIndex() == 0 ? QString() : board_->currentData().toString();
    options.copies = copies_;
    QStringList chosen, usual;
    for (int i = 0; i < tree_->topLevelItemCount(); ++i) collect(tree_->topLevelItem(i), chosen);
    for (const KitPart& part : kit_.parts) {
        if (!part.extra) usual << part.id;
    }
    options.parts = chosen == usual ? QStringList() : chosen;
}

bool PartsPanel::isEmpty() const {
    QStringList chosen;
    for (int i = 0; i < tree_->topLevelItemCount(); ++i) collect(tree_->topLevelItem(i), chosen);
    return chosen.isEmpty();
}

void PartsPanel::showBoard(const QString& board) {
    int index = board.isEmpty() ? 0 : board_->findData(board);
    if (index < 0) {
        board_->addItem(cleanName(QFileInfo(board).fileName()), board);
        index = board_->count() - 1;
    }
    board_->setCurrentIndex(index);
}

void PartsPanel::askForBoard() {
    const QString file =
        askOpenPath(this, tr("Open a board"), tr("Boards (*.json);;All files (*)"), board_->currentData().toString());
    if (file.isEmpty()) return;
    showBoard(file);
    touched();
}

void PartsPanel::touched() {
    count();
    emit changed();
}

// How many pieces each part has for so many players.
void PartsPanel::count() {
    const QSignalBlocker quiet(tree_);
    PrintOptions options;
    options.players = players_->value();
    options.copies = copies_;
    for (int i = 0; i < tree_->topLevelItemCount(); ++i) {
        const auto pieces = piecesOf(kit_, kit_.parts[i], options).size();
        tree_->topLevelItem(i)->setText(1, pieces == 0 ? QString() : QLocale().toString(pieces));
    }
}

void PartsPanel::showCopies() {
    const QSignalBlocker quiet(copiesBox_);
    const QTreeWidgetItem* item = tree_->currentItem();
    const KitPart* part = item == nullptr ? nullptr : kit_.part(item->data(0, idRole).toString());
    copiesBox_->setEnabled(item != nullptr && (part == nullptr || part->isCutOut() || part->kind == PartKind::form));
    copiesBox_->setValue(
        item == nullptr ? 1 : copies_.value(item->data(0, idRole).toString(), part == nullptr ? 1 : part->copies));
}

void PartsPanel::copiesChosen(int copies) {
    copies_[tree_->currentItem()->data(0, idRole).toString()] = copies;
    touched();
}

void PartsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void PartsPanel::nameBoards() {
    boardLabel_->setText(tr("B&oard:"));
    open_->setText(tr("Open a board &file…"));
    for (int i = 0; i < kit_.boards.size(); ++i) {
        const auto board = boardToPrint(kit_, kit_.boards[i]);
        if (board) board_->setItemText(i, QString::fromStdString((*board)->name.in(currentLanguage().toStdString())));
    }
}

void PartsPanel::retranslate() {
    const QSignalBlocker quiet(tree_);
    const Words words(kit_.game);
    playersLabel_->setText(tr("Pla&yers:"));
    languageLabel_->setText(tr("Lan&guage printed:"));
    language_->setItemText(0, tr("As in the window"));
    if (board_ != nullptr) nameBoards();
    copiesLabel_->setText(tr("Copies of the &selected line:"));
    tree_->setAccessibleName(tr("Parts to print"));
    for (QTreeWidgetItemIterator it(tree_); *it != nullptr; ++it) {
        const QString entry = (*it)->data(0, entryRole).toString(), id = (*it)->data(0, idRole).toString();
        const QString owner = entry.section(u'/', 0, -2);
        const bool isPart = kit_.part(id) != nullptr;
        const QString key = !isPart           ? QStringLiteral("face.%1.name").arg(id)
                            : owner.isEmpty() ? QStringLiteral("part.") + id
                                              : QStringLiteral("colour.") + owner;
        (*it)->setText(0, words.say(say(key.toStdString())));
    }
}

}  // namespace intrika::studio

#include "moc_parts_panel.cpp"
