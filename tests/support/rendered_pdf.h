// Pages of a PDF as another program renders them.
#pragma once

#include "app/print/print_job.h"
#include "engines/words/words.h"
#include "tests/support/pdf_tool.h"
#include "tests/support/rooms.h"

#include <QImage>
#include <QImageReader>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace intrika::rendered_pdf {

inline const QString game = QStringLiteral("confidants");
inline constexpr double dpi = 300;
inline constexpr double pixel = 25.4 / dpi;  // mm

inline QImage rendered(const QString& pdf, int page, double resolution = dpi) {
    const QString number = QString::number(page);
    const QByteArray picture =
        tool("pdftoppm", {"-r", QString::number(resolution), "-f", number, "-l", number, "-gray", pdf});
    return QImage::fromData(picture).convertToFormat(QImage::Format_Grayscale8);
}

inline bool isDark(const QImage& image, int x, int y) { return qGray(image.pixel(x, y)) < 128; }

// What could not be rendered is null, and compares well with anything that is empty.
inline bool showsSomething(const QImage& image) {
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (isDark(image, x, y)) return true;
        }
    }
    return false;
}

// What tests that print have: a folder for it, and the program that reads it.
class PrintFolder {
protected:
    static void begin() {
        switchLanguage("en");
        QImageReader::setAllocationLimit(256);  // MB: an A2 sheet at 300 dpi
        QVERIFY2(!QStandardPaths::findExecutable("pdftoppm").isEmpty(), "poppler-utils reads the pages");
    }

    // Empty: it could not be written.
    QString written(const PrintOptions& options, const char* name = "a.pdf") const {
        const auto job = PrintJob::make(game, options);
        const QString file = folder_.filePath(name);
        return job && (*job)->write(file) ? file : QString();
    }

    QTemporaryDir folder_;
};

}  // namespace intrika::rendered_pdf
