// Help > Keys: every key that does something, from the actions themselves, with a field to search in.
#pragma once

#include <QDialog>
#include <QList>

class QLabel;
class QLineEdit;
class QMainWindow;
class QPushButton;
class QTreeWidget;

namespace intrika::shell {

// Lower case, without accents: "Visszavonás" is found by "visszavonas".
QString plainLetters(const QString& text);

// Deletes itself when it is closed.
class ShortcutSheet : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutSheet(QMainWindow* window);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fill();
    void search();
    void addGroup(const QString& title, const QList<std::pair<QString, QString>>& rows);

    QMainWindow* window_;
    QLineEdit* wanted_;
    QTreeWidget* keys_;
    QLabel* none_;
    QPushButton* close_;
};

}  // namespace intrika::shell
