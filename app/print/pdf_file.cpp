#include "app/print/pdf_file.h"

#include <cmath>

namespace intrika::print {

QByteArray pdfNumber(double value, int decimals) {
    static constexpr qint64 powers[] = {1, 10, 100, 1000, 10000, 100000, 1000000};
    const qint64 unit = powers[decimals];
    const qint64 scaled = std::llround(value * static_cast<double>(unit));
    if (scaled == 0) return QByteArrayLiteral("0");
    QByteArray digits = QByteArray::number(std::abs(scaled));
    if (digits.size() <= decimals) digits.prepend(QByteArray(decimals + 1 - digits.size(), '0'));
    if (decimals > 0) {
        digits.insert(digits.size() - decimals, '.');
        while (digits.endsWith('0')) digits.chop(1);
        if (digits.endsWith('.')) digits.chop(1);
        if (digits.startsWith("0.")) digits.remove(0, 1);
    }
    if (scaled < 0) digits.prepend('-');
    return digits;
}

QByteArray pdfText(const QString& text) {
    QByteArray bytes("\xFE\xFF", 2);
    for (const QChar unit : text) {
        bytes.append(static_cast<char>(unit.unicode() >> 8));
        bytes.append(static_cast<char>(unit.unicode() & 0xFF));
    }
    return '<' + bytes.toHex() + '>';
}

PdfFile::PdfFile(QIODevice& out) : out_(out) {
    write("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n");  // bytes above 127 tell programs that the file is no text
}

int PdfFile::reserve() {
    places_.append(0);
    return static_cast<int>(places_.size());
}

void PdfFile::object(int number, const QByteArray& body) {
    places_[number - 1] = written_;
    write(QByteArray::number(number) + " 0 obj\n" + body + "\nendobj\n");
}

int PdfFile::object(const QByteArray& body) {
    const int number = reserve();
    object(number, body);
    return number;
}

void PdfFile::stream(int number, const QByteArray& entries, const QByteArray& data) {
    constexpr qsizetype lengthBefore = 4;  // which Qt sets before what zlib made
    const QByteArray deflated = qCompress(data, 9).mid(lengthBefore);
    object(number, "<<" + entries + "/Filter/FlateDecode/Length " + QByteArray::number(deflated.size()) +
                       ">>\nstream\n" + deflated + "\nendstream");
}

int PdfFile::stream(const QByteArray& entries, const QByteArray& data) {
    const int number = reserve();
    stream(number, entries, data);
    return number;
}

void PdfFile::finish(int catalogue, int info) {
    const qint64 table = written_;
    const QByteArray count = QByteArray::number(places_.size() + 1);
    QByteArray lines = "xref\n0 " + count + "\n0000000000 65535 f \n";
    for (const qint64 place : places_) lines += QByteArray::number(place).rightJustified(10, '0') + " 00000 n \n";
    write(lines + "trailer\n<</Size " + count + "/Root " + QByteArray::number(catalogue) + " 0 R/Info " +
          QByteArray::number(info) + " 0 R>>\nstartxref\n" + QByteArray::number(table) + "\n%%EOF\n");
}

void PdfFile::write(const QByteArray& bytes) {
    failed_ |= out_.write(bytes) != bytes.size();
    written_ += bytes.size();
}

}  // namespace intrika::print
