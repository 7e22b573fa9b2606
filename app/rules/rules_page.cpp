#include "app/rules/rules_page.h"

#include "app/faces/palette.h"
#include "app/rules/room.h"

#include <QFontMetricsF>
#include <QSet>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QTextTable>

#include <algorithm>
#include <utility>

namespace intrika::rules {
namespace {

const QColor rubric(0x7A1D22);
const QColor exampleGround(0xF3EAD3);
const QColor tableLine(0xC9B78F);

class Setter {
public:
    Setter(QTextDocument& page, const std::vector<RuleEntry>& entries)
        : page_(page), line_(QFontMetricsF(page.defaultFont()).height()) {
        for (const RuleEntry& entry : entries) numbers_.insert(entry.number);
    }

    // The positions of the entry's beginning and end.
    std::pair<int, int> set(const RuleEntry& entry) {
        QTextCursor cursor = nextBlock();
        if (entry.kind == RuleEntry::Kind::example) cursor = boxed(cursor);
        const QTextFrame* frame = cursor.currentFrame();
        const int from = cursor.position();
        if (entry.kind == RuleEntry::Kind::card) return setCard(cursor, entry);
        if (entry.kind == RuleEntry::Kind::heading) {
            setHeading(cursor, entry);
        } else {
            const QString text = withLinks(entry.text);
            cursor.insertFragment(QTextDocumentFragment::fromMarkdown(text, QTextDocument::MarkdownDialectGitHub));
            dress(from, frame->lastPosition(), entry);
        }
        return {from, frame->lastPosition()};
    }

private:
    double numberWidth() const { return 2.4 * line_; }

    // A table or a box leaves an empty block behind it. It is closed up rather than used: Qt gives a block no upper
    // margin there.
    QTextCursor nextBlock() {
        QTextCursor cursor = page_.rootFrame()->lastCursorPosition();
        if (cursor.block().length() == 1) closeUp(cursor);
        if (!cursor.atStart()) cursor.insertBlock();
        cursor.setBlockFormat(QTextBlockFormat());
        cursor.setBlockCharFormat(QTextCharFormat());
        return cursor;
    }

    static void closeUp(QTextCursor& cursor) {
        QTextBlockFormat closed;
        closed.setLineHeight(1, QTextBlockFormat::FixedHeight);
        cursor.setBlockFormat(closed);
    }

    QTextCursor boxed(QTextCursor& cursor) const {
        closeUp(cursor);
        QTextFrameFormat box;
        box.setBackground(exampleGround);
        box.setPadding(0.3 * line_);
        box.setLeftMargin(-0.3 * line_);
        box.setTopMargin(0.3 * line_);
        box.setBottomMargin(0.5 * line_);
        return cursor.insertFrame(box)->firstCursorPosition();
    }

    void setHeading(QTextCursor& cursor, const RuleEntry& entry) const {
        static constexpr double above[] = {0, 1.4, 1};
        static constexpr double below[] = {0.3, 0.4, 0.3};
        const int rank = std::clamp(entry.level, 1, 3) - 1;
        QTextBlockFormat block;
        block.setTopMargin(above[rank] * line_);
        block.setBottomMargin(below[rank] * line_);
        block.setHeadingLevel(entry.level);
        QTextCharFormat letters;
        letters.setFontWeight(QFont::Bold);
        letters.setProperty(QTextFormat::FontSizeAdjustment, 3 - rank);
        letters.setForeground(rank == 1 ? rubric : QColor(ink::black));
        cursor.setBlockFormat(block);
        cursor.insertText(entry.text, letters);
    }

    // The picture beside the words. Its size is told, so that it need not be drawn before it is seen.
    std::pair<int, int> setCard(QTextCursor& cursor, const RuleEntry& entry) const {
        const int from = cursor.position();
        closeUp(cursor);
        QTextTableFormat format;
        format.setBorder(0);
        format.setCellPadding(0.3 * line_);
        format.setColumnWidthConstraints({QTextLength(QTextLength::FixedLength, 6.8 * line_), QTextLength()});
        QTextTable* table = cursor.insertTable(1, 2, format);
        QTextImageFormat picture;
        const QSize size(qRound(6.2 * line_), qRound(6.2 * line_ * 88 / 63));
        picture.setName(QStringLiteral("face:%1?%2x%3").arg(entry.number).arg(size.width()).arg(size.height()));
        picture.setWidth(size.width());
        picture.setHeight(size.height());
        table->cellAt(0, 0).firstCursorPosition().insertImage(picture);
        QTextCursor words = table->cellAt(0, 1).firstCursorPosition();
        words.insertFragment(
            QTextDocumentFragment::fromMarkdown(withLinks(entry.text), QTextDocument::MarkdownDialectGitHub));
        for (QTextBlock block = table->cellAt(0, 1).firstCursorPosition().block();
             block.isValid() && block.position() <= table->cellAt(0, 1).lastPosition(); block = block.next()) {
            QTextCursor at(block);
            dressBlock(at, 0);
        }
        return {from, table->lastPosition()};
    }

    QString withLinks(const QString& text) const {
        QString linked;
        qsizetype done = 0;
        for (auto found = ruleNumbers().globalMatch(text); found.hasNext();) {
            const auto match = found.next();
            if (!numbers_.contains(match.captured())) continue;
            linked += QStringView(text).mid(done, match.capturedStart() - done);
            linked += QStringLiteral("[%1](#%1)").arg(match.captured());
            done = match.capturedEnd();
        }
        return linked + text.mid(done);
    }

    // What Markdown cannot say: margins, leading, the number that hangs out, the lines of tables.
    void dress(int from, int to, const RuleEntry& entry) const {
        const double left = entry.number.isEmpty() ? 0 : numberWidth();
        QSet<QTextTable*> tables;
        QTextCursor cursor(&page_);
        for (QTextBlock block = page_.findBlock(from); block.isValid() && block.position() <= to;
             block = block.next()) {
            cursor.setPosition(block.position());
            if (QTextTable* table = cursor.currentTable()) {
                tables.insert(table);
            } else {
                dressBlock(cursor, left);
            }
        }
        for (QTextTable* table : tables) dressTable(*table, left);
        cursor.setPosition(from);
        if (cursor.block().length() == 1) closeUp(cursor);  // a list or a table comes first
        if (!entry.number.isEmpty()) hangNumber(from, entry.number);
    }

    void dressBlock(QTextCursor& cursor, double left) const {
        QTextBlockFormat format;
        format.setLeftMargin(left);
        format.setTopMargin(0);
        format.setBottomMargin(cursor.block().length() > 1 ? 0.35 * line_ : 0);
        format.setLineHeight(104, QTextBlockFormat::ProportionalHeight);
        cursor.mergeBlockFormat(format);
        dressLinks(cursor.block());
    }

    // Markdown gives links the desktop's colour, which may be made for dark ground.
    void dressLinks(const QTextBlock& block) const {
        QTextCursor cursor(block);
        while (!cursor.atBlockEnd()) {
            cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
            if (cursor.charFormat().isAnchor()) {
                QTextCharFormat letters;
                letters.setForeground(rubric);
                letters.setFontUnderline(false);
                cursor.mergeCharFormat(letters);
            }
            cursor.clearSelection();
        }
    }

    void dressTable(QTextTable& table, double left) const {
        QTextTableFormat format = table.format();
        format.setLeftMargin(left);
        format.setTopMargin(0.2 * line_);
        format.setBottomMargin(0.4 * line_);
        format.setBorderCollapse(true);
        format.setBorder(0);
        format.setCellPadding(0);
        format.setWidth(QTextLength());
        table.setFormat(format);
        for (int row = 0; row < table.rows(); ++row) {
            for (int column = 0; column < table.columns(); ++column) {
                QTextTableCell cell = table.cellAt(row, column);
                QTextTableCellFormat look = cell.format().toTableCellFormat();
                look.setTopPadding(0.12 * line_);
                look.setBottomPadding(0.12 * line_);
                look.setLeftPadding(0.3 * line_);
                look.setRightPadding(0.3 * line_);
                look.setBottomBorder(1);
                look.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
                look.setBottomBorderBrush(row == 0 ? QColor(ink::black) : tableLine);
                cell.setFormat(look);
                for (auto part = cell.begin(); part != cell.end(); ++part) dressLinks(part.currentBlock());
            }
        }
    }

    void hangNumber(int from, const QString& number) const {
        QTextCursor cursor(&page_);
        cursor.setPosition(from);
        QTextBlockFormat hanging;
        hanging.setTextIndent(-numberWidth());
        hanging.setTabPositions({QTextOption::Tab(numberWidth(), QTextOption::LeftTab)});
        cursor.mergeBlockFormat(hanging);
        QTextCharFormat letters;
        letters.setFontWeight(QFont::Bold);
        letters.setForeground(rubric);
        cursor.insertText(number, letters);
        cursor.insertText(QStringLiteral("\t"), QTextCharFormat());
    }

    QTextDocument& page_;
    double line_;  // height of a line of text, px
    QSet<QString> numbers_;
};

}  // namespace

std::vector<QTextCursor> layOutRules(QTextDocument& page, const std::vector<RuleEntry>& entries) {
    page.clear();
    Setter setter(page, entries);
    std::vector<std::pair<int, int>> spans;
    for (const RuleEntry& entry : entries) spans.push_back(setter.set(entry));
    std::vector<QTextCursor> covered;
    for (const auto& [from, to] : spans) {
        QTextCursor& cursor = covered.emplace_back(&page);
        cursor.setPosition(from);
        cursor.setPosition(to, QTextCursor::KeepAnchor);
    }
    return covered;
}

}  // namespace intrika::rules
