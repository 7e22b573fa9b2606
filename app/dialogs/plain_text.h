// What is shown is shown as it is written. Qt guesses whether a text is HTML, and takes "&" for a key: so a name out of
// a stranger's file could have the program read any file there is. Labels, tooltips and message boxes are made here
// alone, which tst_outside looks after.
#pragma once

#include <QString>

class QLabel;
class QWidget;

namespace intrika::dialogs {

QLabel* plainLabel(QWidget* parent = nullptr);
QLabel* plainLabel(const QString& text, QWidget* parent = nullptr);

// For HTML of our own making, in which everything that comes from elsewhere is escaped.
QLabel* richLabel(QWidget* parent = nullptr);

// A sentence, and the same as HTML with what is marked in it. Where nothing is, it is laid out as any other: Qt
// computes the height of HTML another way.
void setSentence(QLabel& label, const QString& sentence, const QString& html);

// For setToolTip and QToolTip::showText, which have no plain kind of their own.
QString plainTip(const QString& text);

// A line may end within what is longer than any word, so that no name makes a page wider than the window.
QString breakable(const QString& text);

// On a button, in a menu or on a tab: "&" is a letter.
QString plainCaption(QString text);

}  // namespace intrika::dialogs
