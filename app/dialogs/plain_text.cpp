#include "app/dialogs/plain_text.h"

#include <QEvent>
#include <QHash>
#include <QLabel>
#include <QTextDocument>

#include <utility>

namespace intrika::dialogs {
namespace {

// Lines are broken once for a width: Qt's own label does it whenever a layout asks, dozens of times for one page.
class MeasuredLabel : public QLabel {
public:
    using QLabel::QLabel;

    int heightForWidth(int width) const override {
        if (textFormat() != Qt::PlainText || !wordWrap()) return QLabel::heightForWidth(width);
        if (std::exchange(measured_, text()) != text()) heights_.clear();
        auto known = heights_.constFind(width);
        if (known == heights_.cend()) known = heights_.insert(width, QLabel::heightForWidth(width));
        return *known;
    }

protected:
    bool event(QEvent* event) override {
        const QEvent::Type type = event->type();
        if (type == QEvent::FontChange || type == QEvent::StyleChange || type == QEvent::ContentsRectChange)
            heights_.clear();
        return QLabel::event(event);
    }

private:
    mutable QString measured_;
    mutable QHash<int, int> heights_;  // by widths
};

}  // namespace

QLabel* plainLabel(QWidget* parent) { return plainLabel(QString(), parent); }

QLabel* plainLabel(const QString& text, QWidget* parent) {
    auto* label = new MeasuredLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    return label;
}

QLabel* richLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::RichText);
    return label;
}

void setSentence(QLabel& label, const QString& sentence, const QString& html) {
    const bool isMarked = html != sentence.toHtmlEscaped();
    label.setTextFormat(isMarked ? Qt::RichText : Qt::PlainText);
    label.setText(isMarked ? html : sentence);
}

QString plainTip(const QString& text) {
    if (!Qt::mightBeRichText(text)) return text;
    return QStringLiteral("<p style=\"white-space: pre-wrap\">") + text.toHtmlEscaped() + QStringLiteral("</p>");
}

QString breakable(const QString& text) {
    constexpr int longestWord = 20;
    QString broken;
    int letters = 0;
    for (const QChar letter : text) {
        letters = letter.isSpace() ? 0 : letters + 1;
        if (letters > longestWord && !letter.isLowSurrogate() && !letter.isMark()) {
            broken += QChar(0x200B);
            letters = 1;
        }
        broken += letter;
    }
    return broken;
}

QString plainCaption(QString text) { return text.replace(u'&', QStringLiteral("&&")); }

}  // namespace intrika::dialogs
