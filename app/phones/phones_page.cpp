#include "app/phones/phones_page.h"

#include "app/dialogs/plain_message_box.h"
#include "app/dialogs/plain_text.h"
#include "app/pages/look.h"
#include "app/phones/code_picture.h"
#include "app/phones/guest_row.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace intrika::phones {

PhonesPage::PhonesPage(QWidget* parent)
    : PaperPage(parent),
      code_(new CodePicture(this)),
      typed_(plainLabel(this)),
      link_(plainLabel(this)),
      networks_(new QComboBox(this)),
      help_(plainLabel(this)),
      warning_(plainLabel(this)),
      rowsBox_(new QVBoxLayout),
      letIn_(new QCheckBox(this)),
      safety_(addButton("plain")),
      begin_(addButton("gold")) {
    setObjectName(QStringLiteral("phones"));
    auto* sides = new QHBoxLayout;
    sides->setSpacing(28);
    sides->addLayout(makeCodeSide(), 2);
    sides->addLayout(makeGuestSide(), 3);
    body()->addLayout(sides, 1);
    connect(begin_, &QPushButton::clicked, this, &PhonesPage::begun);
    connect(safety_, &QPushButton::clicked, this, &PhonesPage::tellSafety);
    connect(networks_, &QComboBox::activated, this, &PhonesPage::refresh);
    connect(letIn_, &QCheckBox::toggled, this, [this](bool on) {
        if (guests_ != nullptr) guests_->letIn(on);
    });
    retranslate();
}

QVBoxLayout* PhonesPage::makeCodeSide() {
    auto* side = new QVBoxLayout;
    typed_->setFont(houseFont(20, QFont::Bold));
    link_->setFont(houseFont(13));
    for (QLabel* label : {typed_, link_}) {
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
    }
    networks_->setFont(houseFont(15));
    side->addWidget(code_, 1);
    side->addWidget(typed_);
    side->addWidget(link_);
    side->addWidget(networks_);
    side->addWidget(letIn_);
    letIn_->setFont(houseFont(16));
    return side;
}

QVBoxLayout* PhonesPage::makeGuestSide() {
    auto* side = new QVBoxLayout;
    for (QLabel* label : {help_, warning_}) {
        label->setFont(houseFont(16));
        label->setWordWrap(true);
        side->addWidget(label);
    }
    side->addLayout(rowsBox_);
    rowsBox_->setSpacing(4);
    side->addStretch(1);
    return side;
}

void PhonesPage::show(Guests& guests, bool lobby) {
    if (guests_ != nullptr) guests_->disconnect(this);
    guests_ = &guests;
    isLobby_ = lobby;
    guests.lookForAddresses();
    connect(&guests, &Guests::changed, this, &PhonesPage::refresh, Qt::QueuedConnection);
    fillRows();
    fillAddresses();
    retranslate();
    begin_->setFocus();
}

void PhonesPage::fillRows() {
    for (GuestRow* row : std::exchange(rows_, {})) delete row;
    for (std::size_t seat = 0; seat < guests_->seats().size(); ++seat) {
        if (guests_->seats()[seat].player.is != PlayerKind::Is::human) continue;
        rows_.push_back(new GuestRow(*guests_, static_cast<Seat>(seat), this));
        rowsBox_->addWidget(rows_.back());
    }
}

void PhonesPage::fillAddresses() {
    networks_->clear();
    networks_->addItems(guests_->addresses());
    networks_->setVisible(networks_->count() > 1);
}

QString PhonesPage::address() const { return networks_->currentText(); }

// In two groups, as it is read out.
QString PhonesPage::typedText() const {
    const QString code = guests_->typedCode();
    const auto half = code.size() / 2;
    return tr("Or type: %1\nCode: %2").arg(address(), code.left(half) + QChar(QChar::Nbsp) + code.mid(half));
}

void PhonesPage::refresh() {
    if (guests_ == nullptr) return;
    const QSignalBlocker quiet(letIn_);
    letIn_->setChecked(guests_->isLettingIn());
    for (GuestRow* row : rows_) row->refresh();
    const bool isOpen = guests_->isLettingIn() && !address().isEmpty();
    code_->setCode(isOpen ? guests_->code(address()) : QrCode());
    typed_->setText(isOpen ? typedText() : QString());
    typed_->setVisible(isOpen);
    link_->setText(isOpen ? breakable(guests_->joinLink(address())) : tr("Nobody is let in now."));
    const bool isAlone = address().isEmpty() || address().startsWith(QStringLiteral("127."));
    warning_->setText(isAlone ? tr("This computer is in no local network: no phone can reach it. A hotspot of a phone "
                                   "will do as well.")
                              : QString());
    warning_->setVisible(isAlone);
}

void PhonesPage::tellSafety() {
    auto* box = new PlainMessageBox(
        QMessageBox::Information, safety_->text(),
        tr("Everything that a phone is told is sealed with a secret of its seat: whoever listens in the network sees "
           "that something was sent, and nothing of what. A phone is told what its seat may know, and no more. The "
           "door is open to the local network alone, and shuts with the game.\n\nWhoever sees the code may take a free "
           "seat as long as people are let in; the list shows who has come, and a seat can be freed.\n\nWhoever can "
           "change what is sent in a network – its owner, above all – could change the page before it comes to a "
           "phone, and so look into the cards. In a network of strangers, use the hotspot of a phone of your own."),
        QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void PhonesPage::retranslate() {
    setTitle(tr("Phones"));
    help_->setText(
        tr("Whoever scans the code with a phone in the same network takes a free seat and a name. Nothing is "
           "installed, and no internet is needed. What a phone shows is its owner’s alone."));
    code_->setAccessibleName(tr("The code that leads phones here"));
    networks_->setAccessibleName(tr("Network"));
    letIn_->setText(tr("Let people in"));
    safety_->setText(tr("What protects, and what does not"));
    begin_->setText(tr("Begin the game"));
    begin_->setVisible(isLobby_);
    refresh();
}

void PhonesPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    PaperPage::changeEvent(event);
}

}  // namespace intrika::phones

#include "moc_phones_page.cpp"
