#include "app/shell/help_dialogs.h"

#include "app/dialogs/plain_text.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace intrika::shell {
namespace {

struct HelpDialogs {
    Q_DECLARE_TR_FUNCTIONS(HelpDialogs)

public:
    static QString about();
};

QString HelpDialogs::about() {
    return QStringLiteral("<h2>Intrika %1</h2><p>%2</p><p>%3</p><p>%4</p><p>%5</p><p>%6</p><p>%7</p>")
        .arg(QStringLiteral(INTRIKA_VERSION), tr("Games of intrigue on one table."),
             tr("Bots see only what their seat sees; the same views are all that they are given."),
             tr("Games are kept in plain text, hidden cards too: whoever looks into their files cheats."),
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
      label_(richLabel(this)),
      close_(new QPushButton(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
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

void showAbout(QWidget* parent) {
    (new TextSheet([] { return HelpDialogs::tr("About Intrika"); }, &HelpDialogs::about, parent))->show();
}

}  // namespace intrika::shell

#include "moc_help_dialogs.cpp"
