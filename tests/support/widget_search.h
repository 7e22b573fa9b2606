// Widgets as a person finds them: by what stands on them.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace intrika {

inline QPushButton* buttonNamed(const QWidget& within, const QString& text) {
    for (QPushButton* button : within.findChildren<QPushButton*>()) {
        if (button->text().remove(u'&') == text && button->isVisible()) return button;
    }
    return nullptr;
}

inline int indexOf(const QComboBox& box, const QString& choice) {
    for (int i = 0; i < box.count(); ++i) {
        if (box.itemText(i).replace(QChar::Nbsp, u' ') == choice) return i;
    }
    return -1;
}

// The box with this choice in it.
inline QComboBox* boxWith(const QWidget& within, const QString& choice) {
    for (QComboBox* box : within.findChildren<QComboBox*>()) {
        if (indexOf(*box, choice) >= 0) return box;
    }
    return nullptr;
}

inline void choose(const QWidget& within, const QString& choice) {
    QComboBox* box = boxWith(within, choice);
    QVERIFY2(box != nullptr, qPrintable(choice));
    box->setCurrentIndex(indexOf(*box, choice));
    emit box->activated(box->currentIndex());
}

template <class Box>
Box* named(const QWidget& within, const QString& name) {
    for (Box* box : within.findChildren<Box*>()) {
        if (box->accessibleName() == name) return box;
    }
    return nullptr;
}

inline QString shownText(const QWidget& within) {
    QStringList texts;
    for (const QLabel* label : within.findChildren<QLabel*>()) {
        if (label->isVisible()) texts << label->text();
    }
    return texts.join(u'\n');
}

}  // namespace intrika
