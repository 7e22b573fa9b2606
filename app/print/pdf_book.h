// A PDF of pages: vector, every repeated picture stored once, with title, language and bookmarks.
#pragma once

#include "app/print/pdf_content.h"
#include "app/print/print_options.h"
#include "app/print/stamp.h"

#include <QHash>

namespace intrika::print {

class PdfBook {
public:
    struct Facts {
        QString title;
        QString language;
        Backs backs = Backs::none;  // how printers are asked to turn the paper
    };

    PdfBook(QIODevice& out, Facts facts);

    // `paint`: in mm from the page's upper left corner. `trim`: where the page is cut, if not at its edges. Pages of
    // one title that follow each other share a bookmark; without a title there is none. False: nothing can be seen on
    // it.
    bool page(const QSizeF& mm, const QString& title, const std::function<void(Canvas&)>& paint,
              const QRectF& trim = {});
    int pages() const { return static_cast<int>(pages_.size()); }
    bool finish();  // false: not everything was taken

private:
    friend class PdfCanvas;
    struct Bookmark {
        QString title;
        int page;  // its object
    };

    struct Form {
        int number;
        QRectF shown;  // nothing: it is empty
    };

    Form form(const Stamp& stamp);
    int outline();

    PdfFile file_;
    PdfShared shared_;
    Facts facts_;
    int tree_;
    QList<int> pages_;
    QList<Bookmark> bookmarks_;
    QHash<QString, Form> forms_;
};

}  // namespace intrika::print
