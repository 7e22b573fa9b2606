#include "app/print/rules_pages.h"

#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "app/print/room.h"
#include "engines/words/rules_text.h"

#include <QAbstractTextDocumentLayout>
#include <QHash>
#include <QMutex>
#include <QPainter>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

namespace intrika::print {
namespace {

constexpr int unitsPerMm = 20;  // of the document, whose fonts take whole units only
constexpr double rulesMargin = 16;
constexpr double rulesTextSize = 3.5;
constexpr double lineHeight = 106;  // per cent

bool isInTable(const QTextBlock& block) { return QTextCursor(block).currentTable() != nullptr; }

// Markdown leaves no room between paragraphs.
void spreadBlocks(QTextDocument& document) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        const bool tight = isInTable(block) || block.textList() != nullptr;
        format.setTopMargin(level == 0 ? 0 : (level == 1 ? 0 : level == 2 ? 4 : 2.5) * unitsPerMm);
        format.setBottomMargin((tight ? 0.3 : level == 0 ? 1.4 : 1.2) * unitsPerMm);
        format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        QTextCursor(block).setBlockFormat(format);
    }
}

void ruleTables(QTextDocument& document) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextTable* table = QTextCursor(block).currentTable();
        if (table == nullptr) continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorder(0.15 * unitsPerMm);
        format.setBorderBrush(QColor(ink::foot));
        format.setCellPadding(0.9 * unitsPerMm);
        format.setCellSpacing(0);
        format.setBottomMargin(2.5 * unitsPerMm);
        table->setFormat(format);
        block = table->lastCursorPosition().block();
    }
}

// A block that begins a page is laid out from the end of the one before.
double topOf(const QTextDocument& document, const QTextBlock& block) {
    return document.documentLayout()->blockBoundingRect(block).top() + block.layout()->lineAt(0).y();
}

int pageOf(const QTextDocument& document, double y) { return static_cast<int>(y / document.pageSize().height()); }

// A heading alone at a page's foot goes over with what it stands above, and so does what introduces a table.
void keepWithNext(QTextDocument& document) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QTextBlock next = block.next();
        if (!next.isValid() || isInTable(block)) continue;
        if (block.blockFormat().headingLevel() == 0 && !isInTable(next)) continue;
        if (pageOf(document, topOf(document, block)) == pageOf(document, topOf(document, next))) continue;
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        document.setDocumentLayout(nullptr);  // it would be wrong behind the break; the next question makes a new one
        QTextCursor(block).setBlockFormat(format);
    }
}

}  // namespace

RulesPages::RulesPages(const Words& words, const QSizeF& paper) : words_(words), paper_(paper) {}

RulesPages::~RulesPages() = default;

std::shared_ptr<const RulesPages> RulesPages::of(const Words& words, const QSizeF& paper) {
    static QMutex guard;
    static QHash<QString, std::weak_ptr<const RulesPages>> atHand;
    const QString size = QStringLiteral("%1x%2").arg(paper.width()).arg(paper.height());
    const QMutexLocker lock(&guard);
    auto& known = atHand[words.game() + u'/' + words.language() + u'/' + size];
    auto pages = known.lock();
    if (!pages) known = pages = std::shared_ptr<const RulesPages>(new RulesPages(words, paper));
    return pages;
}

QTextDocument& RulesPages::document() const {
    if (document_) return *document_;
    document_ = std::make_unique<QTextDocument>();
    QFont font = typeFace(Cut::regular);
    font.setPixelSize(static_cast<int>(rulesTextSize * unitsPerMm));
    document_->setDefaultFont(font);
    document_->setDocumentMargin(rulesMargin * unitsPerMm);
    document_->setMarkdown(rulesMarkdown(words_));
    spreadBlocks(*document_);
    ruleTables(*document_);
    document_->setPageSize(paper_ * unitsPerMm);
    keepWithNext(*document_);
    return *document_;
}

int RulesPages::count() const {
    if (count_ < 0) count_ = rulesOf(words_).empty() ? 0 : document().pageCount();
    return count_;
}

void RulesPages::paint(QPainter& painter, int page) const {
    const QSizeF size = document().pageSize();
    painter.save();
    painter.scale(1.0 / unitsPerMm, 1.0 / unitsPerMm);
    painter.translate(0, -page * size.height());
    const QRectF shown(QPointF(0, page * size.height()), size);
    painter.setClipRect(shown, Qt::IntersectClip);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = shown;
    context.palette.setColor(QPalette::Text, QColor(ink::black));
    document().documentLayout()->draw(&painter, context);
    painter.restore();
}

}  // namespace intrika::print
