// The print studio as a window that is open.
#pragma once

#include "app/studio/print_dialog.h"
#include "engines/words/words.h"
#include "tests/support/rooms.h"

#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace intrika::studio_window {

inline const QString game = QStringLiteral("confidants");

inline void fill(const QString& path, const char* text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) > 0);
}

class Studio {
public:
    Studio() : dialog_(game) {
        dialog_.setTurnTime(0);
        dialog_.resize(1100, 700);
        dialog_.show();
    }
    PrintDialog& operator*() { return dialog_; }
    PrintDialog* operator->() { return &dialog_; }

private:
    PrintDialog dialog_;
};

// What tests of the studio have: a folder, a reader of what is written there, and a studio that remembers nothing.
class StudioFolder {
protected:
    static void begin() {
        QVERIFY2(!QStandardPaths::findExecutable("pdfinfo").isEmpty(), "poppler-utils reads the files");
    }
    static void forgetAll() {
        switchLanguage("en");
        QSettings("intrika", "intrika").clear();
    }

    QTemporaryDir folder_;
};

}  // namespace intrika::studio_window
