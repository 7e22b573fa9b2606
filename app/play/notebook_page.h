// The notebook in front of the table: what its owner can conclude, as a table of people by things, and what was shown
// to whom.
#pragma once

#include "engines/table/table.h"
#include "engines/words/words.h"

#include <QFrame>

#include <memory>

class QLabel;
class QListWidget;
class QPushButton;
class QTableWidget;

namespace intrika {

class FaceComposer;

class NotebookPage : public QFrame {
    Q_OBJECT

public:
    explicit NotebookPage(const GameKind& kind, QWidget* parent = nullptr);
    ~NotebookPage() override;

    void tell(const Notebook& notebook, const Table& table, Seat owner, const Words& words);
    void forget();  // the curtain falls

signals:
    void closed();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate(const QString& owner);
    void tellThings(const Notebook& notebook, const Words& words);
    void tellRow(int row, const Notebook& notebook, const Table& table, const Words& words);
    void fit();
    QPixmap sign(FaceId face) const;

    std::unique_ptr<FaceComposer> faces_;
    QLabel* title_;
    QPushButton* close_;
    QTableWidget* table_;
    QLabel* legend_;
    QLabel* looksTitle_;
    QListWidget* looks_;
};

}  // namespace intrika
