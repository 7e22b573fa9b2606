// render_icon DRAWING.svg SIZE PICTURE.png, for the build: Debian has no small tool that draws SVG and is always there.
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv) {
    if (argc != 4) return EXIT_FAILURE;
    const int size = std::atoi(argv[2]);
    QSvgRenderer drawing(QString::fromLocal8Bit(argv[1]));
    QImage picture(size, size, QImage::Format_ARGB32);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    drawing.render(&painter);
    painter.end();
    if (drawing.isValid() && picture.save(QString::fromLocal8Bit(argv[3]))) return EXIT_SUCCESS;
    std::fprintf(stderr, "render_icon: %s -> %s failed\n", argv[1], argv[3]);
    return EXIT_FAILURE;
}
