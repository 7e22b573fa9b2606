#include "app/dialogs/plain_text.h"

#include <QLabel>
#include <QTextDocument>

namespace intrika::dialogs {

QLabel* plainLabel(QWidget* parent) { return plainLabel(QString(), parent); }

QLabel* plainLabel(const QString& text, QWidget* parent) {
    auto* label = new QLabel(parent);
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
