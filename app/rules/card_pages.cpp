#include "app/rules/card_pages.h"

#include "app/faces/face_data.h"
#include "engines/words/words.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QPainter>

#include <algorithm>

namespace intrika::rules {
namespace {

constexpr char scheme[] = "face";

QSize sizeIn(const QUrl& name) {
    const QStringList sides = name.query().split(u'x');
    return {sides.value(0).toInt(), sides.value(1).toInt()};
}

QString rulesOfFace(const QJsonObject& face) {
    QStringList numbers;
    for (const QJsonValue number : face.value(QStringLiteral("rules")).toArray()) numbers += number.toString();
    return numbers.join(QStringLiteral(", "));
}

}  // namespace

std::vector<RuleEntry> cardsOf(const GameKind& kind) {
    const QString game = QString::fromStdString(kind.id);
    const QJsonObject faces = readFaceFile(game).value(QStringLiteral("faces")).toObject();
    const Words words(game);
    std::vector<RuleEntry> entries;
    for (const std::string& key : kind.faces) {
        // A face has the words that are printed on it; not every game prints all of them.
        const auto word = [&](const char* which) {
            const QString found = words.say(say("face." + key + which));
            return found.startsWith(QChar(0x2039)) ? QString() : found;
        };
        QString text = QStringLiteral("**%1**").arg(word(".name"));
        if (const QString type = word(".kind"); !type.isEmpty()) text += QStringLiteral(" · *%1*").arg(type);
        text += QStringLiteral("\n\n") + word(".text");
        const QString rules = rulesOfFace(faces.value(QString::fromStdString(key)).toObject());
        if (!rules.isEmpty()) text += QStringLiteral("\n\n") + rules;
        entries.push_back({RuleEntry::Kind::card, 0, QString::fromStdString(key), text});
    }
    return entries;
}

void CardPaper::setGame(const GameKind* kind) {
    kind_ = kind;
    awaited_.clear();
    faces_.reset();
}

QVariant CardPaper::loadResource(int type, const QUrl& name) {
    if (type != QTextDocument::ImageResource || name.scheme() != QLatin1String(scheme) || kind_ == nullptr) {
        return QTextBrowser::loadResource(type, name);
    }
    const QPixmap drawn = pictureOf(name);
    if (!drawn.isNull()) return drawn;
    awaited_.insert(name);
    QPixmap empty(sizeIn(name));
    empty.fill(Qt::transparent);
    return empty;
}

// Everything has the outline of a card, so that the page is laid out before a face is drawn.
QPixmap CardPaper::pictureOf(const QUrl& name) {
    if (!faces_) {
        const QString game = QString::fromStdString(kind_->id);
        faces_ = std::make_unique<FaceCache>(game, kind_->faces);
        faces_->setWords(Words(game));
        connect(faces_.get(), &FaceCache::drawn, this, &CardPaper::takeDrawn);
    }
    const auto found = std::find(kind_->faces.begin(), kind_->faces.end(), name.path().toStdString());
    if (found == kind_->faces.end()) return {};
    const auto face = static_cast<FaceId>(found - kind_->faces.begin());
    const QSize whole = sizeIn(name);
    const QSizeF size = faces_->sizeMm(face, Form::whole).scaled(whole, Qt::KeepAspectRatio);
    const QPixmap picture = faces_->picture({face, Form::whole, kind_->seatColours.front(), size, 1});
    if (picture.isNull()) return {};
    QPixmap page(whole);
    page.fill(Qt::transparent);
    QPainter painter(&page);
    painter.drawPixmap(QPointF((whole.width() - size.width()) / 2, 0), picture);
    return page;
}

void CardPaper::takeDrawn() {
    for (auto awaited = awaited_.begin(); awaited != awaited_.end();) {
        const QPixmap picture = pictureOf(*awaited);
        if (picture.isNull()) {
            ++awaited;
            continue;
        }
        document()->addResource(QTextDocument::ImageResource, *awaited, picture);
        awaited = awaited_.erase(awaited);
    }
    viewport()->update();
}

}  // namespace intrika::rules

#include "moc_card_pages.cpp"
