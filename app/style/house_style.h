// How the house draws every widget of the desktop: fields, buttons, menus, bars, tables.
#pragma once

#include "app/style/room.h"

#include <QProxyStyle>

namespace intrika::style {

// What is not drawn here is drawn by Fusion, in the house's palette. Which painter draws what stands in the tables of
// the painters' files.
class HouseStyle : public QProxyStyle {
public:
    HouseStyle();

    void polish(QWidget* widget) override;
    void polish(QPalette& palette) override;
    void unpolish(QWidget* widget) override;
    using QProxyStyle::polish;
    using QProxyStyle::unpolish;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* more) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const override;

private:
    template <class Option>
    void drawLabel(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const;
};

}  // namespace intrika::style
