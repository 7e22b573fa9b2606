// The whole rules on sheets of one size.
#pragma once

#include "app/print/room.h"
#include "engines/words/words.h"

#include <QSizeF>

#include <memory>

class QPainter;
class QTextDocument;

namespace intrika::print {

class RulesPages {
public:
    // The studio plans with every change of a choice, and to lay the text out takes far longer than the rest of a plan:
    // jobs at hand that need the same pages share them, and are drawn by one thread at a time together.
    static std::shared_ptr<const RulesPages> of(const Words& words, const QSizeF& paper);
    ~RulesPages();
    RulesPages(const RulesPages&) = delete;
    RulesPages& operator=(const RulesPages&) = delete;

    int count() const;  // 0: the game has no text
    void paint(QPainter& painter, int page) const;

private:
    RulesPages(const Words& words, const QSizeF& paper);
    QTextDocument& document() const;  // laid out when it is first asked for

    Words words_;
    QSizeF paper_;
    mutable std::unique_ptr<QTextDocument> document_;
    mutable int count_ = -1;  // -1: not laid out yet
};

}  // namespace intrika::print
