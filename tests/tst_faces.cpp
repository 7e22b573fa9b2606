// Faces: every thing of every game has its picture, told apart without colour, readable, and with words that fit.
#include "app/faces/emblems.h"
#include "app/faces/face_composer.h"
#include "app/faces/palette.h"
#include "app/faces/text_fit.h"
#include "engines/session/game_kind.h"
#include "engines/words/words.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace intrika;

namespace {

const std::vector<std::string> seatColours{"red",   "blue",  "yellow", "green", "white",
                                           "black", "brown", "sky",    "pink",  "grey"};

double luminance(const QColor& colour) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

// Contrast as WCAG 2 defines it.
double contrast(const QColor& a, const QColor& b) {
    const double first = luminance(a) + 0.05, second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

QImage drawn(const FaceComposer& faces, FaceId face, QSize size, Form form, const std::string& owner) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    faces.paint(painter, QRectF(QPointF(), QSizeF(size)), face, form, owner, {}, size.height());
    return image;
}

int coveredPixels(const QImage& image) {
    int covered = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) covered += qAlpha(image.pixel(x, y)) > 200;
    }
    return covered;
}

// Mean difference of two pictures in grey, 0..255.
double greyDistance(const QImage& a, const QImage& b) {
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    }
    return sum / (a.width() * a.height());
}

}  // namespace

class TestFaces : public QObject {
    Q_OBJECT

private slots:
    void everyFaceHasItsPictureAndEmblems() {
        const Emblems emblems;
        QVERIFY(!emblems.names().isEmpty());
        for (const GameKind* game : allGames()) {
            QStringList problems;
            const FaceSet set = loadFaces(QString::fromStdString(game->id), game->faces, &problems);
            QCOMPARE(problems, QStringList());
            for (const FaceData& face : set.faces) {
                for (const QString& name : {face.emblem, face.indexEmblem, face.mark}) {
                    QVERIFY2(name.isEmpty() || emblems.has(name), qPrintable(name));
                }
            }
        }
    }

    void aFaceWithoutDataIsToldAndShowsItsName() {
        QStringList problems;
        const FaceSet set = loadFaces(QStringLiteral("traitor"), {"no.such-face"}, &problems);
        QVERIFY(!problems.isEmpty());
        QCOMPARE(set.faces.size(), std::size_t{1});
        QCOMPARE(set.faces.front().words, QStringList{QStringLiteral("name")});
    }

    void lightStandsOutFromItsGround() {
        for (const GameKind* game : allGames()) {
            for (const FaceData& face : loadFaces(QString::fromStdString(game->id), game->faces).faces) {
                QVERIFY(contrast(face.ground.lit, face.ground.ground) >= 3);
                QVERIFY(contrast(face.ground.ribbon, Qt::white) >= 4.5);
            }
        }
    }

    void seatsAreColourAndMark() {
        for (const std::string& colour : seatColours) {
            const SeatInk seat = seatInk(colour);
            QVERIFY2(contrast(seat.ground, seat.mark) >= 4, colour.c_str());
            QVERIFY(!seatMark(colour).isEmpty());
            QVERIFY(QRectF(-51, -51, 102, 102).contains(seatMark(colour).boundingRect()));
            for (const std::string& other : seatColours) {
                if (other != colour) QVERIFY(seatMark(other) != seatMark(colour));
            }
        }
    }

    void piecesCarryTheirOwnersColour() {
        for (const GameKind* game : allGames()) {
            const FaceComposer faces(QString::fromStdString(game->id), game->faces);
            for (FaceId face = 0; face < faces.count(); ++face) {
                const QSize size(90, 120);
                const bool differ =
                    drawn(faces, face, size, Form::onTable, "red") != drawn(faces, face, size, Form::onTable, "blue");
                QCOMPARE(differ, faces.isOwned(face));
            }
        }
    }

    void anyTwoFacesDifferInGrey() {
        for (const GameKind* game : allGames()) {
            const FaceComposer faces(QString::fromStdString(game->id), game->faces);
            std::vector<QImage> pictures;
            for (FaceId face = 0; face < faces.count(); ++face) {
                pictures.push_back(drawn(faces, face, {64, 90}, Form::onTable, game->seatColours.front()));
            }
            for (std::size_t a = 0; a < pictures.size(); ++a) {
                for (std::size_t b = 0; b < a; ++b) {
                    const QByteArray pair = (game->faces[a] + " and " + game->faces[b]).c_str();
                    QVERIFY2(greyDistance(pictures[a], pictures[b]) > 1.5, pair.constData());
                }
            }
        }
    }

    void everySizeIsFilled_data() {
        QTest::addColumn<int>("height");
        for (const int height : {30, 47, 48, 90, 179, 180, 305, 306, 620}) QTest::addRow("%d px", height) << height;
    }
    void everySizeIsFilled() {
        QFETCH(int, height);
        for (const GameKind* game : allGames()) {
            const FaceComposer faces(QString::fromStdString(game->id), game->faces);
            for (FaceId face = 0; face < faces.count(); ++face) {
                const QSizeF mm = faces.size(face, Form::onTable);
                const QSize size((QSizeF(mm) * (height / mm.height())).toSize());
                const QImage image = drawn(faces, face, size, Form::onTable, "green");
                // All but rounded corners; a round piece leaves a fifth of its square.
                const double least = mm.width() == mm.height() ? 0.6 : 0.93;
                QVERIFY2(coveredPixels(image) >= least * size.width() * size.height(), game->faces[face].c_str());
            }
        }
    }

    void wordsFitInBothLanguages_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages()) QTest::newRow(qPrintable(language)) << language;
    }
    void wordsFitInBothLanguages() {
        QFETCH(QString, language);
        switchLanguage(language);
        for (const GameKind* game : allGames()) {
            const QString id = QString::fromStdString(game->id);
            const FaceComposer faces(id, game->faces);
            const Words words(id);
            std::vector<Build> builds;
            for (const FaceData& face : loadFaces(id, game->faces).faces) builds.push_back(face.build);
            for (FaceId face = 0; face < faces.count(); ++face) {
                const FaceWords found = faces.words(face, words);
                const char* key = game->faces[face].c_str();
                QVERIFY2(!found.name.isEmpty(), key);
                for (const QString& text : {found.name, found.kind, found.text, found.game}) {
                    QVERIFY2(!text.contains(QChar(0x2039)), key);  // ‹key›: not translated
                }
                // Beside the ribbon, or below a picture that fills the card.
                const bool below = builds[face] == Build::poster || builds[face] == Build::tile;
                const double room = below ? 53 : 40;
                const FittedText name = fitLine(found.name, Cut::bold, room, 6.2, 4.6);
                QVERIFY2(name.lines.size() <= 2, key);
                for (const QString& line : name.lines)
                    QVERIFY2(textWidth(line, Cut::bold, name.size) <= room + 0.5, key);
                const FittedText text = fitParagraph(found.text, Cut::regular, {52, 17.4}, 3.45, 2.7);
                QVERIFY2(static_cast<double>(text.lines.size()) * text.size * 1.22 <= 17.4, key);
            }
        }
    }
};

QTEST_MAIN(TestFaces)
#include "tst_faces.moc"
