// The print studio: what is printed and how, the real pages beside it, and the ways out, a PDF or the printer.
#pragma once

#include "app/print/print_job.h"
#include "app/studio/print_memory.h"
#include "app/studio/room.h"

#include <QDialog>

#include <memory>

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QTabWidget;
class QTimer;
class QToolButton;

namespace intrika::studio {

class NeedsPanel;
class OwnPanel;
class PageDrawer;
class PageList;
class PageView;
class PaperPanel;
class PartsPanel;
class PresetMenu;
class PrinterPanel;

class PrintDialog : public QDialog {
    Q_OBJECT

public:
    explicit PrintDialog(const QString& game, QWidget* parent = nullptr);
    ~PrintDialog() override;

    const QString& game() const { return game_; }
    // Another game, as it was printed last.
    void setGame(const QString& game);
    // With a person's board instead of the one that was printed last.
    void setBoard(const QString& file);
    void setTurnTime(int milliseconds);  // of the preview's sheet; 0: it is turned at once

    const PrintOptions& options() const { return options_; }
    const PrintJob* job() const { return job_.get(); }  // null: what is chosen cannot be printed
    int page() const { return page_; }
    void lookAt(int page);
    void turnSheet();
    // False: nothing was written, and the dialog tells why.
    bool savePdf(const QString& file);
    bool saveSingleFiles(const QString& folder);

public slots:
    void done(int result) override;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeChoices();
    QWidget* makeGames();
    void makeParts();
    void showLast();
    void nameGames();
    QWidget* makePreview();
    QWidget* makePageBar();
    QWidget* makeButtons();
    void connectChoices();
    void showChoice(const PrintOptions& options);  // in the widgets, and the pages by them
    void gather();
    void plan();
    void tellCounts();
    void notify(const QString& sentence);
    void retranslate();
    // Beside the window's thread.
    bool carryOut(const std::function<Expected<Printed>(const PrintJob&, const Progress&)>& work);
    void askForFile();
    void askForFolder();
    void askForPrinter();
    QString usualFile() const;

    QString game_;
    Kit kit_;
    PrintMemory memory_;
    PrintOptions options_;
    std::shared_ptr<const PrintJob> job_;
    bool isWriting_ = false;  // the dialog stays until that is done
    int page_ = 0;
    QTimer* soon_;
    PageDrawer* drawer_;
    QComboBox* games_;
    QLabel* gamesLabel_;
    QTabWidget* tabs_;
    PartsPanel* parts_ = nullptr;
    OwnPanel* own_ = nullptr;
    PaperPanel* paper_;
    PrinterPanel* printer_;
    NeedsPanel* needs_;
    PageView* view_;
    PageList* list_;
    QBoxLayout* pageBar_;
    QToolButton *back_, *forth_, *turn_, *nearer_, *whole_;
    QLabel *where_, *counts_, *notice_;
    PresetMenu* presetMenu_;
    QPushButton *presets_, *shop_, *close_, *print_, *save_;
};

}  // namespace intrika::studio
