#include "app/shell/help_dialogs.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace intrika {
namespace {

struct HelpDialogs {
    Q_DECLARE_TR_FUNCTIONS(HelpDialogs)

public:
    static QString keys();
    static QString about();
};

QString row(const QString& keys, const QString& what) {
    return QStringLiteral("<tr><td style='padding-right: 24px'><b>%1</b></td><td>%2</td></tr>").arg(keys, what);
}

QString HelpDialogs::keys() {
    const QString head = QStringLiteral("<tr><td colspan='2'><h3>%1</h3></td></tr>");
    return QStringLiteral("<table cellpadding='2'>") + head.arg(tr("On the table")) +
           row(tr("Tab, Shift+Tab"), tr("the next group, the group before: hand, table, seats, choices")) +
           row(tr("Arrow keys"), tr("within the group")) + row(tr("Enter"), tr("pick, put back, confirm")) +
           row(tr("Space"), tr("look at it large; skip the motion")) + row(tr("Esc"), tr("one step back")) +
           row(QStringLiteral("1–9"), tr("the choice of that number")) + row(QStringLiteral("Ctrl+Z"), tr("undo")) +
           row(QStringLiteral("H"), tr("a hint")) + row(QStringLiteral("F9"), tr("hide everything at once")) +
           row(QStringLiteral("Ctrl+L"), tr("the log")) + row(QStringLiteral("Ctrl+K"), tr("the list of choices")) +
           head.arg(tr("Everywhere")) + row(QStringLiteral("F1"), tr("the rules, opened where the game stands")) +
           row(QStringLiteral("Ctrl+N"), tr("new game")) + row(QStringLiteral("Ctrl+O"), tr("open a saved game")) +
           row(QStringLiteral("Ctrl+Shift+S"), tr("save the game as a file")) +
           row(QStringLiteral("F11"), tr("full screen")) + row(QStringLiteral("Ctrl+Q"), tr("quit")) +
           QStringLiteral("</table>");
}

QString HelpDialogs::about() {
    return QStringLiteral("<h2>Intrika %1</h2><p>%2</p><p>%3</p><p>%4</p><p>%5</p><p>%6</p>")
        .arg(QStringLiteral(INTRIKA_VERSION), tr("Games of intrigue on one table."),
             tr("Bots see only what their seat sees; the same views are all that they are given."),
             tr("Free software under the GNU General Public License, version 3 or later. It comes without any "
                "warranty."),
             tr("Built with Qt %1 (LGPL), JSON for Modern C++ (MIT) and the typeface Gentium Plus (SIL OFL).")
                 .arg(QString::fromLatin1(qVersion())),
             tr("Emblems by Lorc, Delapouite, Skoll, DarkZaitzev, Cathelineau, Zajkonur and Pepijn Poolman "
                "(game-icons.net), CC BY 3.0; changed: two tones, outlined, composed."));
}

}  // namespace

TextSheet::TextSheet(Sentence title, Sentence text, QWidget* parent)
    : QDialog(parent),
      title_(std::move(title)),
      text_(std::move(text)),
      label_(new QLabel(this)),
      close_(new QPushButton(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    label_->setTextFormat(Qt::RichText);
    label_->setWordWrap(true);
    label_->setMinimumWidth(460);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 18, 24, 18);
    column->addWidget(label_);
    column->addWidget(close_, 0, Qt::AlignRight);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    retranslate();
}

void TextSheet::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

void TextSheet::retranslate() {
    setWindowTitle(title_());
    label_->setText(text_());
    close_->setText(tr("Close"));
}

void showKeys(QWidget* parent) {
    (new TextSheet([] { return HelpDialogs::tr("Keys"); }, &HelpDialogs::keys, parent))->show();
}

void showAbout(QWidget* parent) {
    (new TextSheet([] { return HelpDialogs::tr("About Intrika"); }, &HelpDialogs::about, parent))->show();
}

}  // namespace intrika
