#include "tests/support/test_program.h"

#include "tests/support/temp_home.h"

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#else
#include <QCoreApplication>
#endif
#include <QTest>

#include <cstdio>

namespace intrika {

TestClasses& testClasses() {
    static TestClasses classes;
    return classes;
}

const TempHome& testHome() {
    static const TempHome home;
    return home;
}

}  // namespace intrika

int main(int argc, char** argv) {
    intrika::testHome();                                                      // before Qt asks where anything is
    qputenv("QTEST_FUNCTION_TIMEOUT", QByteArray::number(24 * 3600 * 1000));  // how long is for ctest to say
#ifdef QT_WIDGETS_LIB
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    const QApplication application(argc, argv);
#else
    const QCoreApplication application(argc, argv);
#endif
    const auto& classes = intrika::testClasses();
    const auto wanted = classes.find(argc > 1 ? argv[1] : "");
    if (wanted == classes.end()) {
        std::fprintf(stderr, "usage: %s TEST [arguments of Qt Test], where TEST is one of:\n", argv[0]);
        for (const auto& [name, make] : classes) std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    const auto test = wanted->second();
    return QTest::qExec(test.get(), argc - 1, argv + 1);
}
