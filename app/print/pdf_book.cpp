#include "app/print/pdf_book.h"

#include <QDateTime>

namespace intrika::print {
namespace {

constexpr double pointsPerMm = 72 / 25.4;

QByteArray reference(int number) { return QByteArray::number(number) + " 0 R"; }

QByteArray boxOf(const QRectF& box) {
    return '[' + pdfNumber(box.left()) + ' ' + pdfNumber(box.top()) + ' ' + pdfNumber(box.right()) + ' ' +
           pdfNumber(box.bottom()) + ']';
}

QTransform toPoints(const QSizeF& mm) { return {pointsPerMm, 0, 0, -pointsPerMm, 0, mm.height() * pointsPerMm}; }

}  // namespace

class PdfCanvas : public Canvas {
public:
    PdfCanvas(QPainter& painter, PdfContent& content, PdfBook& book)
        : Canvas(painter), content_(content), book_(book) {}

    void stamp(const Stamp& stamp, const QTransform& place) override {
        const PdfBook::Form form = book_.form(stamp);
        content_.stamp(form.number, form.shown, place * painter().transform());
    }

private:
    PdfContent& content_;
    PdfBook& book_;
};

PdfBook::PdfBook(QIODevice& out, Facts facts)
    : file_(out), shared_(file_), facts_(std::move(facts)), tree_(file_.reserve()) {}

PdfBook::Form PdfBook::form(const Stamp& stamp) {
    const auto known = forms_.constFind(stamp.key);
    if (known != forms_.constEnd()) return *known;
    PdfContent content(shared_, stamp.box, QTransform());
    QPainter painter(&content);
    stamp.paint(painter);
    painter.end();
    const int number = file_.stream(
        "/Type/XObject/Subtype/Form/BBox" + boxOf(stamp.box) + "/Resources" + content.resources(), content.commands());
    return *forms_.insert(stamp.key, {number, content.isEmpty() ? QRectF() : stamp.box});
}

bool PdfBook::page(const QSizeF& mm, const QString& title, const std::function<void(Canvas&)>& paint,
                   const QRectF& trim) {
    PdfContent content(shared_, QRectF(QPointF(), mm), toPoints(mm));
    QPainter painter(&content);
    PdfCanvas canvas(painter, content, *this);
    paint(canvas);
    painter.end();
    const int commands = file_.stream({}, content.commands());
    const QRectF media(QPointF(), mm * pointsPerMm);
    QByteArray body = "<</Type/Page/Parent " + reference(tree_) + "/MediaBox" + boxOf(media) + "/Contents " +
                      reference(commands) + "/Resources" + content.resources();
    if (!trim.isEmpty()) body += "/TrimBox" + boxOf(toPoints(mm).mapRect(trim));
    const int number = file_.object(body + ">>");
    pages_.append(number);
    const bool isSame = !bookmarks_.isEmpty() && bookmarks_.back().title == title;
    if (!title.isEmpty() && !isSame) bookmarks_.append({title, number});
    return !content.isEmpty();
}

int PdfBook::outline() {
    const int root = file_.reserve();
    QList<int> entries;
    for (qsizetype i = 0; i < bookmarks_.size(); ++i) entries.append(file_.reserve());
    for (qsizetype i = 0; i < bookmarks_.size(); ++i) {
        QByteArray body = "<</Title" + pdfText(bookmarks_[i].title) + "/Parent " + reference(root) + "/Dest[" +
                          reference(bookmarks_[i].page) + "/Fit]";
        if (i > 0) body += "/Prev " + reference(entries[i - 1]);
        if (i + 1 < entries.size()) body += "/Next " + reference(entries[i + 1]);
        file_.object(entries[i], body + ">>");
    }
    file_.object(root, entries.isEmpty()
                           ? QByteArray("<</Type/Outlines/Count 0>>")
                           : "<</Type/Outlines/First " + reference(entries.front()) + "/Last " +
                                 reference(entries.back()) + "/Count " + QByteArray::number(entries.size()) + ">>");
    return root;
}

bool PdfBook::finish() {
    shared_.fonts.writeAll();
    QByteArray kids;
    for (const int page : pages_) kids += reference(page) + ' ';
    file_.object(tree_, "<</Type/Pages/Count " + QByteArray::number(pages_.size()) + "/Kids[" + kids + "]>>");
    const QByteArray turning = facts_.backs == Backs::longEdge    ? "/Duplex/DuplexFlipLongEdge"
                               : facts_.backs == Backs::shortEdge ? "/Duplex/DuplexFlipShortEdge"
                                                                  : "/Duplex/Simplex";
    // Without the wish for no scaling most viewers shrink a page to what the printer can reach.
    const int catalogue =
        file_.object("<</Type/Catalog/Pages " + reference(tree_) + "/Outlines " + reference(outline()) +
                     "/PageMode/UseOutlines/Lang" + pdfText(facts_.language) +
                     "/ViewerPreferences<</DisplayDocTitle true/PrintScaling/None" + turning + ">>>>");
    const QByteArray date = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1();
    const int info =
        file_.object("<</Title" + pdfText(facts_.title) + "/Creator" +
                     pdfText(QStringLiteral("Intrika " INTRIKA_VERSION)) + "/CreationDate(D:" + date + "Z)>>");
    file_.finish(catalogue, info);
    return !file_.failed();
}

}  // namespace intrika::print
