// Everything from a game's name and a person's choice to the file.
#pragma once

#include "app/print/pdf_book.h"
#include "app/print/sheet_painter.h"

#include <QImage>

namespace intrika::print {

struct Printed {
    QString file;
    int pages = 0, sheets = 0, cards = 0;
    qint64 bytes = 0;
    double seconds = 0;
};

// What was done of what there is to do; false stops, and nothing is written.
using Progress = std::function<bool(int done, int all)>;

using PaintPage = std::function<void(Canvas& canvas, const Page& page)>;
using PageTitle = std::function<QString(const Page& page)>;

// One after the other. A page on which nothing can be seen ends it, unless it is to be blank: whoever gets a white
// sheet believes it was printed.
Expected<void> writePages(PdfBook& book, const QList<Page>& pages, const PaintPage& paint, const PageTitle& title,
                          const Progress& progress = {});

class PrintJob {
public:
    // Reads kit and board and plans the pages. `amongOthers`: of several games in one file.
    static Expected<std::unique_ptr<PrintJob>> make(const QString& game, const PrintOptions& options,
                                                    bool amongOthers = false);

    const Kit& kit() const { return kit_; }
    const PrintOptions& options() const { return options_; }
    const PrintPlan& plan() const { return plan_; }
    void paint(Canvas& canvas, const Page& page) const;
    QImage picture(const Page& page, QSize pixels) const;  // by one thread at a time
    double ink() const;                                    // of all pages, in pages all black

    // Whole or not at all.
    Expected<Printed> write(const QString& file, const Progress& progress = {}) const;
    // One PDF a card, front and back, with 3 mm bleed, into the folder.
    Expected<Printed> writeSingleFiles(const QString& folder, const Progress& progress = {}) const;
    // How it is made, one PNG a step, into the folder: for documents.
    Expected<Printed> writePictures(const QString& folder) const;

    PdfBook::Facts facts() const;
    QString titleOf(const Page& page) const;  // for bookmarks

private:
    PrintJob() = default;
    QList<KitPiece> cardsOnPages() const;

    Kit kit_;
    PrintOptions options_;
    PrintPlan plan_;
    std::unique_ptr<PieceArt> art_;
    std::shared_ptr<const RulesPages> rules_;
    std::unique_ptr<CardFigures> figures_;
};

// Several jobs in one file, whole or not at all.
Expected<Printed> writeJobs(const QList<const PrintJob*>& jobs, const QString& file, const Progress& progress);

}  // namespace intrika::print
