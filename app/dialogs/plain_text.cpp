#include "app/dialogs/plain_text.h"

#include <QEvent>
#include <QLabel>
#include <QTextDocument>

#include <algorithm>
#include <utility>
#include <vector>

namespace intrika::dialogs {
namespace {

// Lines are broken once for a width: Qt's own label does it whenever a layout asks, dozens of times for one page.
class MeasuredLabel : public QLabel {
public:
    using QLabel::QLabel;

    int heightForWidth(int width) const override {
        if (textFormat() != Qt::PlainText) return QLabel::heightForWidth(width);
        if (std::exchange(measured_, text()) != text()) heights_.clear();
        const auto known = std::find_if(heights_.begin(), heights_.end(),
                                        [width](const auto& height) { return height.first == width; });
        if (known != heights_.end()) return known->second;
        return heights_.emplace_back(width, QLabel::heightForWidth(width)).second;
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
    mutable std::vector<std::pair<int, int>> heights_;  // by widths
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
