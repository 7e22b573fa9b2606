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
    RulesPages(const Words& words, const QSizeF& paper);
    ~RulesPages();
    RulesPages(const RulesPages&) = delete;
    RulesPages& operator=(const RulesPages&) = delete;

    int count() const;  // 0: the game has no text
    void paint(QPainter& painter, int page) const;

private:
    QTextDocument& document() const;  // laid out when it is first asked for

    Words words_;
    QSizeF paper_;
    mutable std::unique_ptr<QTextDocument> document_;
};

}  // namespace intrika::print
