#include "app/studio/own_panel.h"

#include "app/dialogs/file_dialogs.h"
#include "app/dialogs/plain_text.h"
#include "engines/core/clean_text.h"
#include "engines/words/clean_words.h"
#include "engines/words/words.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace intrika::studio {
namespace {

constexpr int partRole = Qt::UserRole + 1;  // the id of the part that a thing belongs to

}  // namespace

OwnPanel::OwnPanel(const Kit& kit, QWidget* parent) : QWidget(parent), kit_(kit) {
    auto* form = new QFormLayout(this);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const auto add = [&](QLabel*& label, auto* field) {
        label = plainLabel(this);
        label->setBuddy(field);
        form->addRow(label, field);
        return field;
    };
    thing_ = add(thingLabel_, new QComboBox(this));
    whose_ = add(whoseLabel_, new QComboBox(this));
    for (QComboBox* box : {thing_, whose_}) box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    name_ = add(nameLabel_, new QLineEdit(this));
    name_->setMaxLength(static_cast<int>(maxNameLength));
    text_ = add(textLabel_, new QLineEdit(this));
    text_->setMaxLength(static_cast<int>(maxQuoteLength));
    picture_ = plainLabel(this);
    picture_->setWordWrap(true);
    form->addRow(pictureLabel_ = plainLabel(this), picture_);
    addButtons(form);
    addThings();
    connect(thing_, &QComboBox::currentIndexChanged, this, &OwnPanel::showEntry);
    connect(whose_, &QComboBox::currentIndexChanged, this, &OwnPanel::showEntry);
    connect(name_, &QLineEdit::textEdited, this, &OwnPanel::typed);
    connect(text_, &QLineEdit::textEdited, this, &OwnPanel::typed);
    retranslate();
    showEntry();
}

void OwnPanel::addButtons(QFormLayout* form) {
    choose_ = new QPushButton(this);
    drop_ = new QPushButton(this);
    form->addRow(QString(), choose_);
    form->addRow(QString(), drop_);
    connect(choose_, &QPushButton::clicked, this, &OwnPanel::askForPicture);
    connect(drop_, &QPushButton::clicked, this, [this] {
        keep({});
        showEntry();
    });
}

// Every front and every back, each once, in the order of the kit.
void OwnPanel::addThings() {
    whose_->addItem(QString(), QString());
    for (const QString& colour : kit_.colours) whose_->addItem(QString(), colour);
    for (const KitPart& part : kit_.parts) {
        if (!part.isCutOut() || part.kind == PartKind::boxes || part.kind == PartKind::money) continue;
        QStringList faces;
        for (const KitFace& face : part.faces) faces << face.face;
        faces << part.back;
        for (const QString& face : faces) {
            if (face.isEmpty() || thing_->findData(face) >= 0) continue;
            thing_->addItem(QString(), face);
            thing_->setItemData(thing_->count() - 1, part.id, partRole);
        }
    }
}

bool OwnPanel::hasOwners() const {
    const KitPart* part = kit_.part(thing_->currentData(partRole).toString());
    return part != nullptr && part->perPlayer;
}

QString OwnPanel::entry() const {
    const QString face = thing_->currentData().toString(), owner = whose_->currentData().toString();
    return owner.isEmpty() || !hasOwners() ? face : owner + u'/' + face;
}

void OwnPanel::showChoice(const PrintOptions& options) {
    looks_ = options.own;
    nameThings();
    showEntry();
}

void OwnPanel::showEntry() {
    whose_->setEnabled(hasOwners());
    const OwnLook look = looks_.value(entry());
    const QSignalBlocker quietName(name_), quietText(text_);
    name_->setText(look.name);
    text_->setText(look.text);
    showPicture();
}

void OwnPanel::showPicture() {
    const OwnLook look = looks_.value(entry());
    picture_->setText(look.picture.isEmpty() ? tr("none") : quotedFile(look.picture));
    drop_->setEnabled(!look.isEmpty());
}

void OwnPanel::keep(const OwnLook& look) {
    if (look.isEmpty()) {
        looks_.remove(entry());
    } else {
        looks_[entry()] = look;
    }
    showPicture();
    nameThings();
    emit changed();
}

void OwnPanel::typed() {
    OwnLook look = looks_.value(entry());
    look.name = cleanName(name_->text());
    look.text = cleanQuote(text_->text());
    keep(look);
}

void OwnPanel::askForPicture() {
    OwnLook look = looks_.value(entry());
    const QString file =
        askOpenPath(this, tr("Choose a picture"), tr("Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.webp);;All files (*)"),
                    look.picture);
    if (file.isEmpty()) return;
    look.picture = file;
    keep(look);
}

// What has a look of its own is marked.
void OwnPanel::nameThings() {
    const Words words(kit_.game);
    for (int i = 0; i < thing_->count(); ++i) {
        const QString face = thing_->itemData(i).toString(), part = thing_->itemData(i, partRole).toString();
        const bool isBack = kit_.part(part)->back == face;
        const QString name = words.say(say((isBack ? "part." + part : "face." + face + ".name").toStdString()));
        const bool isOwn = std::any_of(looks_.keyBegin(), looks_.keyEnd(),
                                       [&](const QString& key) { return key == face || key.endsWith(u'/' + face); });
        const QString told = isBack ? tr("Back: %1").arg(name) : name;
        thing_->setItemText(i, isOwn ? tr("%1 (own)").arg(told) : told);
    }
}

void OwnPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void OwnPanel::retranslate() {
    const Words words(kit_.game);
    thingLabel_->setText(tr("Car&d:"));
    whoseLabel_->setText(tr("&Whose:"));
    whose_->setItemText(0, tr("Everybody’s"));
    for (int i = 1; i < whose_->count(); ++i) {
        whose_->setItemText(i, words.say(say("colour." + whose_->itemData(i).toString().toStdString())));
    }
    nameLabel_->setText(tr("Own &name:"));
    textLabel_->setText(tr("Own te&xt:"));
    pictureLabel_->setText(tr("Own picture:"));
    choose_->setText(tr("Choose a p&icture…"));
    drop_->setText(tr("As it was"));
    nameThings();
    showPicture();
}

}  // namespace intrika::studio

#include "moc_own_panel.cpp"
