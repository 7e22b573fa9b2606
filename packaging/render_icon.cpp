// render_icon DRAWING.svg SIZE PICTURE.png, for the build: Debian has no small tool that draws SVG and is always there.
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 4) return EXIT_FAILURE;
    const int size = arguments[2].toInt();
    QSvgRenderer drawing(arguments[1]);
    QImage picture(size, size, QImage::Format_ARGB32);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    drawing.render(&painter);
    painter.end();
    if (drawing.isValid() && picture.save(arguments[3])) return EXIT_SUCCESS;
    std::fprintf(stderr, "render_icon: %s -> %s failed\n", argv[1], argv[3]);
    return EXIT_FAILURE;
}
