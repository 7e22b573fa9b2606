// Colours and greys: light on its ground, seats and owners told apart, with colour and without, on the screen and in
// print.
#include "app/faces/face_composer.h"
#include "app/faces/palette.h"
#include "app/faces/table_ink.h"
#include "engines/session/game_kind.h"
#include "tests/support/all_games.h"
#include "tests/support/drawn_faces.h"
#include "tests/support/rooms.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tst_face_colours {

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

QColor over(const QColor& upper, const QColor& lower) {
    const double a = upper.alphaF();
    return QColor::fromRgbF(static_cast<float>(a * upper.redF() + (1 - a) * lower.redF()),
                            static_cast<float>(a * upper.greenF() + (1 - a) * lower.greenF()),
                            static_cast<float>(a * upper.blueF() + (1 - a) * lower.blueF()));
}

struct Lab {
    double l, a, b;
};

Lab labOf(const QColor& colour) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    const double r = linear(colour.redF()), g = linear(colour.greenF()), b = linear(colour.blueF());
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const double y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    const double z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double lightness(const QColor& colour) { return labOf(colour).l; }

// CIEDE2000 (Sharma, Wu and Dalal 2005).
double distance(const QColor& first, const QColor& second) {
    using std::numbers::pi;
    const Lab p = labOf(first), q = labOf(second);
    const double mean = (std::hypot(p.a, p.b) + std::hypot(q.a, q.b)) / 2;
    const double g = 0.5 * (1 - std::sqrt(std::pow(mean, 7) / (std::pow(mean, 7) + std::pow(25.0, 7))));
    const double a1 = (1 + g) * p.a, a2 = (1 + g) * q.a;
    const double c1 = std::hypot(a1, p.b), c2 = std::hypot(a2, q.b);
    const auto angle = [](double y, double x) {
        return x == 0 && y == 0 ? 0 : std::fmod(std::atan2(y, x) + 2 * pi, 2 * pi);
    };
    const double h1 = angle(p.b, a1), h2 = angle(q.b, a2);
    double dh = h2 - h1;
    if (dh > pi) dh -= 2 * pi;
    if (dh < -pi) dh += 2 * pi;
    double h = (h1 + h2) / 2;
    if (std::abs(h1 - h2) > pi) h += h < pi ? pi : -pi;
    const double l = (p.l + q.l) / 2, c = (c1 + c2) / 2;
    const double t = 1 - 0.17 * std::cos(h - pi / 6) + 0.24 * std::cos(2 * h) + 0.32 * std::cos(3 * h + pi / 30) -
                     0.2 * std::cos(4 * h - 63 * pi / 180);
    const double sl = 1 + 0.015 * std::pow(l - 50, 2) / std::sqrt(20 + std::pow(l - 50, 2));
    const double sc = 1 + 0.045 * c, sh = 1 + 0.015 * c * t;
    const double turn = pi / 3 * std::exp(-std::pow((h * 180 / pi - 275) / 25, 2));
    const double rt = -2 * std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7))) * std::sin(turn);
    const double vl = (q.l - p.l) / sl, vc = (c2 - c1) / sc, vh = 2 * std::sqrt(c1 * c2) * std::sin(dh / 2) / sh;
    return std::sqrt(vl * vl + vc * vc + vh * vh + rt * vc * vh);
}

// The part of a picture's ink that a sheet of black would take.
double darkness(const QImage& image) {
    double sum = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            sum += pixel.alphaF() * (1 - qGray(pixel.rgb()) / 255.0);
        }
    }
    return sum / (image.width() * image.height());
}

// The widest step between red, green and blue of a pixel, 0..255.
int mostColour(const QImage& image) {
    int most = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            const auto [least, greatest] = std::minmax({qRed(pixel), qGreen(pixel), qBlue(pixel)});
            most = std::max(most, greatest - least);
        }
    }
    return most;
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

class TestFaceColours : public QObject {
    Q_OBJECT

private slots:

    void lightStandsOutFromItsGround() {
        for (const GameKind* game : allGames()) {
            for (const FaceData& face : loadFaces(QString::fromStdString(game->id), game->faces).faces) {
                QVERIFY(contrast(face.ground.lit, face.ground.ground) >= 3);
                QVERIFY(contrast(face.ground.ribbon, Qt::white) >= 4.5);
            }
        }
    }

    void bothTablesCanBeRead() {
        for (const Cloth cloth : {Cloth::dark, Cloth::light}) {
            const TableInk& ink = tableInk(cloth);
            for (const QColor& ground : {ink.clothMiddle, ink.clothEdge, over(ink.plate, ink.clothMiddle),
                                         over(ink.plate, ink.clothEdge), over(ink.panel, ink.clothMiddle)}) {
                for (const QColor& text : {ink.text, ink.quiet, ink.state}) QVERIFY(contrast(text, ground) >= 4.5);
            }
            QVERIFY(contrast(ink.onState, ink.state) >= 4.5);
        }
    }

    // Without the mark, by eyes of every kind: what paper and screen leave of ten colours.
    void seatColoursAreFarApart() {
        std::vector<double> greys;
        for (const std::string& colour : seatColours) {
            greys.push_back(lightness(seatInk(colour).ground));
            for (const std::string& other : seatColours) {
                if (other >= colour) continue;
                const double far = distance(seatInk(colour).ground, seatInk(other).ground);
                QVERIFY2(far >= 19.5, (colour + " and " + other).c_str());
            }
        }
        std::sort(greys.begin(), greys.end());
        for (std::size_t i = 1; i < greys.size(); ++i) QVERIFY(greys[i] - greys[i - 1] >= 6.5);
    }

    void hatchingTellsSeatsApartWithoutColour() {
        std::vector<QImage> pictures;
        for (const std::string& colour : seatColours) {
            QImage image(40, 60, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            QPainterPath ribbon;
            ribbon.addRect(0, 0, 40, 60);
            paintSeatHatching(painter, colour, ribbon, 8, QPen(Qt::black, 1.6));
            painter.end();
            for (const QImage& other : pictures) QVERIFY2(image != other, colour.c_str());
            pictures.push_back(image);
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

    // In a full hand the ribbons alone are seen: those without a numeral tell the cards apart all the same.
    void ribbonsWithoutNumeralDiffer() {
        for (const GameKind* game : allGames()) {
            const QString id = QString::fromStdString(game->id);
            const FaceComposer faces(id, game->faces);
            const FaceSet set = loadFaces(id, game->faces);
            std::vector<QImage> ribbons;
            for (FaceId face = 0; face < faces.count(); ++face) {
                if (set.faces[face].build != Build::card || !faces.isOwned(face)) continue;
                if (!set.faces[face].index.isEmpty()) continue;
                const QImage card = drawn(faces, face, {143, 200}, Form::onTable, game->seatColours.front());
                ribbons.push_back(card.copy(10, 0, 30, 40));
                for (std::size_t i = 0; i + 1 < ribbons.size(); ++i) {
                    QVERIFY2(greyDistance(ribbons[i], ribbons.back()) > 1.5, game->faces[face].c_str());
                }
            }
        }
    }

    void printsWithoutColourHaveNone() {
        for (const GameKind* game : allGames()) {
            for (const Style style : {Style::grey, Style::inkSaver}) {
                const FaceComposer faces(QString::fromStdString(game->id), game->faces, style);
                for (FaceId face = 0; face < faces.count(); ++face) {
                    const QImage image = drawn(faces, face, {126, 176}, Form::whole, "blue");
                    QVERIFY2(mostColour(image) <= 8, game->faces[face].c_str());  // black ink is a little warm
                }
            }
        }
    }

    // In colour it is a quarter to two thirds.
    void theInkSaverSavesInk() {
        for (const GameKind* game : allGames()) {
            const FaceComposer faces(QString::fromStdString(game->id), game->faces, Style::inkSaver);
            for (FaceId face = 0; face < faces.count(); ++face) {
                const QSize size = (faces.size(face, Form::whole) * 5).toSize();
                const double ink = darkness(drawn(faces, face, size, Form::whole, "yellow"));
                // On a pawn a portrait is all there is.
                const double most = faces.size(face, Form::whole).width() < 30 ? 0.3 : 0.2;
                QVERIFY2(ink < most, qPrintable(QString("%1: %2").arg(game->faces[face].c_str()).arg(ink)));
                QVERIFY2(ink > 0.01, game->faces[face].c_str());
            }
        }
    }

    // By hatching and mark, without any colour.
    void ownersAreToldApartInEveryPrint() {
        for (const GameKind* game : allGames()) {
            for (const Style style : {Style::grey, Style::inkSaver}) {
                const FaceComposer faces(QString::fromStdString(game->id), game->faces, style);
                for (FaceId face = 0; face < faces.count(); ++face) {
                    if (!faces.isOwned(face)) continue;
                    std::vector<QImage> owners;
                    for (const std::string& colour : game->seatColours) {
                        owners.push_back(drawn(faces, face, {126, 176}, Form::whole, colour));
                    }
                    for (std::size_t a = 0; a < owners.size(); ++a) {
                        for (std::size_t b = 0; b < a; ++b) {
                            QVERIFY2(greyDistance(owners[a], owners[b]) > 0.15, game->faces[face].c_str());
                        }
                    }
                }
            }
        }
    }
};

INTRIKA_TEST(TestFaceColours)

}  // namespace tst_face_colours

#include "tst_face_colours.moc"
