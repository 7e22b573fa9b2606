// The ways out of the print studio.
#include "app/dialogs/file_dialogs.h"
#include "app/dialogs/plain_message_box.h"
#include "app/studio/page_drawer.h"
#include "app/studio/paper_printer.h"
#include "app/studio/print_dialog.h"
#include "app/studio/printer_panel.h"
#include "engines/words/words.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QProgressDialog>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTimer>
#include <QUrl>

#include <atomic>
#include <climits>
#include <thread>

namespace intrika::studio {
namespace {

using Work = std::function<Expected<Printed>(const Progress&)>;

constexpr int unseen = 300;  // ms: what is done by then shows no progress

// On a thread of its own, so that the window stays alive. What is clicked before the progress is seen waits.
Expected<Printed> whileShown(QProgressDialog& progress, const Work& work) {
    progress.setMinimumDuration(INT_MAX);
    progress.setAutoReset(false);
    std::atomic_bool cancelled = false;
    QEventLoop loop;  // goes before what the lambda writes to, and takes the connection along: the dialog lives on
    QObject::connect(&progress, &QProgressDialog::canceled, &loop, [&cancelled] { cancelled = true; });
    const auto tell = [&](int pages, int all) {
        QMetaObject::invokeMethod(&loop, [&progress, pages, all] {
            progress.setMaximum(all);
            progress.setValue(pages);
        });
        return !cancelled;
    };
    std::optional<Expected<Printed>> done;
    bool isOver = false;
    std::thread worker([&] {
        done = work(tell);
        QMetaObject::invokeMethod(&loop, [&] {
            isOver = true;
            loop.quit();
        });
    });
    QTimer::singleShot(unseen, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (!isOver) {
        progress.show();
        loop.exec();
    }
    worker.join();
    return *done;
}

}  // namespace

bool PrintDialog::carryOut(const std::function<Expected<Printed>(const PrintJob&, const Progress&)>& work) {
    if (soon_->isActive()) {
        soon_->stop();
        gather();
        plan();
    }
    if (!job_ || isWriting_) return false;
    const QScopedValueRollback writing(isWriting_, true);
    const PageDrawer::Rest rest(*drawer_);
    QProgressDialog progress(tr("Writing the pages…"), tr("Cancel"), 0, 1, this);
    progress.setWindowTitle(windowTitle());
    progress.setWindowModality(Qt::WindowModal);
    const auto written = job_;  // another may be planned meanwhile
    const auto done = whileShown(progress, [&](const Progress& tell) { return work(*written, tell); });
    memory_.setLast(game_, options_);
    if (done) return true;
    const QString why = Words(game_).say(done.error().text);
    notify(done.error().code == Problem::Code::cancelled ? tr("Cancelled. Nothing was written.")
                                                         : tr("Nothing was written: %1").arg(why).toHtmlEscaped());
    return false;
}

bool PrintDialog::savePdf(const QString& file) {
    qint64 bytes = 0;
    const bool saved = carryOut([&](const PrintJob& job, const Progress& progress) {
        auto done = job.write(file, progress);
        if (done) bytes = done->bytes;
        return done;
    });
    if (!saved) return false;
    const QString link = QStringLiteral("<a href=\"%1\">%2</a>")
                             .arg(QUrl::fromLocalFile(file).toString(QUrl::FullyEncoded).toHtmlEscaped(),
                                  QFileInfo(file).fileName().toHtmlEscaped());
    notify(tr("The PDF is ready: %1 (%2). Print it at actual size, without scaling.")
               .arg(link, QLocale().formattedDataSize(bytes)));
    return true;
}

bool PrintDialog::saveSingleFiles(const QString& folder) {
    int cards = 0;
    const bool saved = carryOut([&](const PrintJob& job, const Progress& progress) {
        auto done = job.writeSingleFiles(folder, progress);
        if (done) cards = done->cards;
        return done;
    });
    if (saved) notify(tr("The folder has %n file(s) now, one per card, with 3 mm bleed.", nullptr, cards));
    return saved;
}

QString PrintDialog::usualFile() const {
    return QDir(usualFolder()).filePath(Words(game_).say(say("title")) + QStringLiteral(".pdf"));
}

void PrintDialog::askForFile() {
    const QString file = askSavePath(this, tr("Save as PDF"), usualFile(), tr("PDF (*.pdf)"));
    if (!file.isEmpty()) savePdf(file);
}

void PrintDialog::askForFolder() {
    const QString folder = askFolder(this, tr("Folder for one PDF per card"));
    if (!folder.isEmpty()) saveSingleFiles(folder);
}

void PrintDialog::askForPrinter() {
    if (QPrinterInfo::availablePrinterNames().isEmpty()) {
        PlainMessageBox box(QMessageBox::Information, windowTitle(), tr("No printer is set up on this computer."),
                            QMessageBox::Cancel, this);
        box.setInformativeText(tr("The pages can be saved as a PDF and be printed elsewhere."));
        QPushButton* pdf = box.addButton(tr("Save as PDF…"), QMessageBox::AcceptRole);
        box.exec();
        if (box.clickedButton() == pdf) askForFile();
        return;
    }
    QPrinter printer(QPrinter::HighResolution);
    if (!printer_->printer().isEmpty()) printer.setPrinterName(printer_->printer());
    prepare(printer, *job_);
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted) return;
    const bool done =
        carryOut([&](const PrintJob& job, const Progress& progress) { return printOn(printer, job, progress); });
    if (done) notify(tr("The pages were sent to the printer: %1").arg(printer.printerName().toHtmlEscaped()));
}

}  // namespace intrika::studio
