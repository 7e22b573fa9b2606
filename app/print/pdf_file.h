// The objects of a PDF file and the table that finds them, written as they come: nothing is held but their places.
#pragma once

#include <QByteArray>
#include <QIODevice>
#include <QList>
#include <QString>

namespace intrika::print {

// A number as PDF has it: no exponent, no needless digits.
QByteArray pdfNumber(double value, int decimals = 3);
// A string for people: UTF-16 in hexadecimal.
QByteArray pdfText(const QString& text);

class PdfFile {
public:
    explicit PdfFile(QIODevice& out);

    int reserve();  // the number of an object that is written later
    void object(int number, const QByteArray& body);
    int object(const QByteArray& body);
    // Deflated. `entries`: of its dictionary, without the length.
    void stream(int number, const QByteArray& entries, const QByteArray& data);
    int stream(const QByteArray& entries, const QByteArray& data);
    void finish(int catalogue, int info);

    bool failed() const { return failed_; }  // the device took something not whole

private:
    void write(const QByteArray& bytes);

    QIODevice& out_;
    QList<qint64> places_;  // by number, less one
    qint64 written_ = 0;
    bool failed_ = false;
};

}  // namespace intrika::print
