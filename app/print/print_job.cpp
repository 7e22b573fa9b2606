#include "app/print/print_job.h"

#include "app/print/board_source.h"
#include "app/print/guide_figures.h"
#include "app/print/page_ink.h"
#include "app/print/whole_file.h"

#include <QDir>
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSet>

namespace intrika::print {
namespace {

Unexpected noFolder(const QString& folder) {
    return unexpected(Problem::Code::cannotWrite, say("print.problem.folder", {literal(folder.toStdString())}));
}

Unexpected cancelled() { return unexpected(Problem::Code::cancelled, say("print.problem.cancelled")); }

// Files that a broken-off job has put where there were none go again; what it wrote over a file of that name stays.
class NewFiles {
public:
    explicit NewFiles(const QString& folder) : folder_(folder), isNew_(!QDir(folder).exists()) {}
    NewFiles(const NewFiles&) = delete;
    NewFiles& operator=(const NewFiles&) = delete;
    ~NewFiles() {
        for (const QString& file : files_) QFile::remove(file);
        if (isNew_) QDir().rmdir(folder_);
    }
    void add(const QString& file) {
        if (!QFile::exists(file)) files_ << file;
    }
    void keep() {
        files_.clear();
        isNew_ = false;
    }

private:
    QString folder_;
    bool isNew_;
    QStringList files_;
};

// Of a page that was to show something.
Unexpected emptyPage(const PdfBook& book) {
    return unexpected(Problem::Code::cannotWrite, say("print.problem.empty-page", {number(book.pages())}));
}

bool goesOn(const Progress& progress, int done, int all) { return !progress || progress(done, all); }

QString fileNameOf(const KitPiece& piece, int index) {
    QString name = piece.part->id + QLatin1Char('-') + piece.face->face;
    if (!piece.owner.isEmpty()) name += QLatin1Char('-') + piece.owner;
    static const QRegularExpression unsafe(QStringLiteral("[^a-z0-9-]+"));
    return QStringLiteral("%1-%2.pdf")
        .arg(index, 3, 10, QLatin1Char('0'))
        .arg(name.replace(unsafe, QStringLiteral("-")));
}

}  // namespace

Expected<std::unique_ptr<PrintJob>> PrintJob::make(const QString& game, const PrintOptions& options, bool amongOthers) {
    std::unique_ptr<PrintJob> job(new PrintJob);
    job->kit_ = loadKit(game);
    job->options_ = options;
    if (job->kit_.parts.isEmpty()) {
        return unexpected(Problem::Code::badOption, say("print.problem.game", {literal(game.toStdString())}));
    }
    const auto board = boardToPrint(job->kit_, options.board);
    if (!board) return unexpected(board.error());
    auto pictures = readOwnPictures(options.own, options.style);
    if (!pictures) return unexpected(pictures.error());
    job->art_ = std::make_unique<PieceArt>(job->kit_, job->options_, *board, *std::move(pictures));
    const QSizeF upright = paperMm(options.paper, Turn::portrait);
    job->rules_ = RulesPages::of(job->art_->words(), upright);
    job->figures_ = std::make_unique<CardFigures>(*job->art_, job->options_, upright);
    const auto parts = chosenParts(job->kit_, options);
    if (!parts) return unexpected(parts.error());
    const bool withRules =
        std::any_of(parts->begin(), parts->end(), [](const KitPart* one) { return one->kind == PartKind::rules; });
    const BoardArt* boardArt = job->art_->boardArt();
    auto plan = planPrint(job->kit_, job->options_, boardArt == nullptr ? QSizeF() : boardArt->size(),
                          withRules ? job->rules_->count() + job->figures_->pages() : 0);
    if (!plan) return unexpected(plan.error());
    if (plan->pages.isEmpty()) return unexpected(Problem::Code::badOption, say("print.problem.nothing"));
    job->plan_ = std::move(*plan);
    job->plan_.amongOthers = amongOthers;
    return job;
}

void PrintJob::paint(Canvas& canvas, const Page& page) const {
    SheetPainter(*art_, plan_, options_, *rules_, *figures_).paint(canvas, page);
}

QImage PrintJob::picture(const Page& page, QSize pixels) const {
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(pixels.width() / page.paper.width(), pixels.height() / page.paper.height());
    Canvas canvas(painter);
    paint(canvas, page);
    return image;
}

double PrintJob::ink() const {
    double sum = 0;
    for (const Page& page : plan_.pages) {
        if (!page.isBlank) sum += inkOf(picture(page, page.paper.toSize()));
    }
    return sum;
}

PdfBook::Facts PrintJob::facts() const {
    return {art_->words().say(say("title")), art_->words().language(), options_.backs};
}

Expected<void> writePages(PdfBook& book, const QList<Page>& pages, const PaintPage& paint, const PageTitle& title,
                          const Progress& progress) {
    const int all = static_cast<int>(pages.size());
    for (const Page& page : pages) {
        if (!goesOn(progress, book.pages(), all)) return cancelled();
        const bool shows =
            book.page(page.paper, page.isBlank ? QString() : title(page), [&](Canvas& canvas) { paint(canvas, page); });
        if (!shows && !page.isBlank) return emptyPage(book);
    }
    return {};
}

QString PrintJob::titleOf(const Page& page) const { return pageTitle(page, plan_, art_->words()); }

Expected<Printed> PrintJob::write(const QString& name, const Progress& progress) const {
    return writeJobs({this}, name, progress);
}

Expected<Printed> writeJobs(const QList<const PrintJob*>& jobs, const QString& name, const Progress& progress) {
    QElapsedTimer clock;
    clock.start();
    Printed done{name, 0, 0, 0, 0, 0};
    PdfBook::Facts facts = jobs.front()->facts();
    QStringList titles;
    int all = 0;
    for (const PrintJob* job : jobs) {
        titles << job->facts().title;
        all += static_cast<int>(job->plan().pages.size());
    }
    facts.title = titles.join(QStringLiteral(", "));
    WholeFile file(name);
    if (!file.begin()) return unexpected(file.problem());
    PdfBook book(file, facts);
    for (const PrintJob* job : jobs) {
        const auto pages = writePages(
            book, job->plan().pages, [job](Canvas& canvas, const Page& page) { job->paint(canvas, page); },
            [job](const Page& page) { return job->titleOf(page); },
            [&](int pagesDone, int) { return goesOn(progress, pagesDone, all); });
        if (!pages) return unexpected(pages.error());
        done.pages += static_cast<int>(job->plan().pages.size());
        done.sheets += job->plan().sheets;
        done.cards += job->plan().cards;
    }
    const bool written = book.finish();
    done.bytes = file.pos();
    if (!written || !file.finish()) return unexpected(file.problem());
    goesOn(progress, all, all);
    done.seconds = static_cast<double>(clock.elapsed()) / 1000;
    return done;
}

// Each card once, in the order of the pages.
QList<KitPiece> PrintJob::cardsOnPages() const {
    QList<KitPiece> cards;
    QSet<QString> seen;
    for (const Page& page : plan_.pages) {
        for (const Placed& placed : page.placed) {
            const KitPiece& piece = placed.piece;
            if (placed.back || piece.part->kind != PartKind::cards || seen.contains(piece.key())) continue;
            seen.insert(piece.key());
            cards.append(piece);
        }
    }
    return cards;
}

Expected<Printed> PrintJob::writeSingleFiles(const QString& folder, const Progress& progress) const {
    QElapsedTimer clock;
    clock.start();
    NewFiles fresh(folder);
    if (!QDir().mkpath(folder)) return noFolder(folder);
    const QList<KitPiece> pieces = cardsOnPages();
    Printed done{folder, 0, 0, static_cast<int>(pieces.size()), 0, 0};
    for (int i = 0; i < pieces.size(); ++i) {
        if (!goesOn(progress, i, static_cast<int>(pieces.size()))) return cancelled();
        const KitPiece& piece = pieces[i];
        WholeFile file(QDir(folder).filePath(fileNameOf(piece, i + 1)));
        fresh.add(file.fileName());
        if (!file.begin()) return unexpected(file.problem());
        PdfBook book(file, facts());
        const QTransform place = QTransform::fromTranslate(faceBleed, faceBleed);
        const QSizeF size = piece.size + QSizeF(2 * faceBleed, 2 * faceBleed);
        const QRectF trim({faceBleed, faceBleed}, piece.size);
        const auto add = [&](const Stamp& stamp) {
            return book.page(
                size, {}, [&](Canvas& canvas) { canvas.stamp(stamp, place); }, trim);
        };
        if (!add(art_->front(piece, faceBleed))) return emptyPage(book);
        const auto back = options_.backs == Backs::none ? std::nullopt : art_->back(piece, faceBleed);
        if (back && !add(*back)) return emptyPage(book);
        const bool written = book.finish();
        done.bytes += file.pos();
        done.pages += book.pages();
        if (!written || !file.finish()) return unexpected(file.problem());
    }
    fresh.keep();
    done.seconds = static_cast<double>(clock.elapsed()) / 1000;
    return done;
}

Expected<Printed> PrintJob::writePictures(const QString& folder) const {
    constexpr double pixelsPerMm = 6;
    if (!QDir().mkpath(folder)) return noFolder(folder);
    Printed done{folder, 0, 0, 0, 0, 0};
    for (const Making making : makingsOf(plan_, options_)) {
        QImage image((GuideFigures::size * pixelsPerMm).toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.scale(pixelsPerMm, pixelsPerMm);
        GuideFigures(*art_, plan_, options_).paint(painter, making);
        painter.end();
        WholeFile file(QDir(folder).filePath(nameOf(making) + QStringLiteral(".png")));
        const bool written = file.begin() && image.save(&file, "PNG");
        done.bytes += file.pos();
        if (!written || !file.finish()) return unexpected(file.problem());
        ++done.pages;
    }
    return done;
}

}  // namespace intrika::print
