// Names and card texts into their boxes, in any unit: what is measured at 100 is scaled.
#pragma once

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace intrika::faces {

enum class Cut { regular, italic, bold };

// The house's type, or the desktop's serif where Gentium Plus is not installed. Size: 100 pixels.
const QFont& typeFace(Cut cut);
QFont textFont(Cut cut, double pixels);  // the same for texts on the screen

inline constexpr double leastLetters = 12;  // pixels: what would be smaller is left out on the screen
inline constexpr double usualText = 16;     // pixels of the application's font where nobody wants larger text

// Of a font of the program, without the font being read, as QFontInfo would.
int pixelsOf(const QFont& font);
// How much larger than usual text is wanted, by the application's font: it carries the desktop's wish and the user's.
double textScale();
// Text of these pixels at that scale. What is large by itself grows less: a heading twice as high would push out the
// text that it stands over.
int textPixels(double usual);

double textWidth(const QString& text, Cut cut, double size);

struct FittedText {
    double size = 0;
    QStringList lines;
};

// One line as large as fits between `least` and `most`; what is still too wide goes on more lines of `least`, at
// spaces, or smaller still where a single word is too long.
FittedText fitLine(const QString& text, Cut cut, double width, double most, double least);
// The least width on which the text takes no more than so many lines.
double widthOnLines(const QString& text, Cut cut, double size, int lines);
// A paragraph, as large as fits between `least` and `most`; lines are `lead` times the size apart.
FittedText fitParagraph(const QString& text, Cut cut, QSizeF box, double most, double least, double lead = 1.22);

// One line, `baseline` is its anchor on the left, in the middle or on the right.
void paintLine(QPainter& painter, const QString& text, Cut cut, double size, QPointF baseline, Qt::AlignmentFlag align,
               const QColor& colour);
// Lines centred in the box both ways.
void paintLines(QPainter& painter, const FittedText& text, Cut cut, const QRectF& box, const QColor& colour,
                double lead = 1.22);

}  // namespace intrika::faces
