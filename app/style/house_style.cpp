#include "app/style/house_style.h"

#include "app/faces/text_fit.h"
#include "app/style/message_signs.h"
#include "app/style/painters.h"
#include "app/style/widget_ink.h"
#include "app/style/widget_look.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QFrame>
#include <QLineEdit>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QSlider>
#include <QStyleFactory>
#include <QStyleOption>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTableView>

#include <algorithm>
#include <map>
#include <optional>

namespace intrika::style {
namespace {

// Of the heading of a column; Qt would keep room for an arrow as high as the heading.
constexpr int headingMargin = 10, arrowRoom = 14;

using Paint = void (*)(const Drawn&);

const std::map<QStyle::PrimitiveElement, Paint> primitives{
    {QStyle::PE_PanelLineEdit, &paintField},
    {QStyle::PE_FrameLineEdit, &paintField},
    {QStyle::PE_IndicatorCheckBox, &paintTickBox},
    {QStyle::PE_IndicatorItemViewItemCheck, &paintTickBox},
    {QStyle::PE_IndicatorRadioButton, &paintRadio},
    {QStyle::PE_PanelButtonTool, &paintToolPanel},
    {QStyle::PE_FrameButtonTool, &paintToolPanel},
    {QStyle::PE_PanelMenu, &paintMenuSheet},
    {QStyle::PE_FrameMenu, [](const Drawn&) {}},
    {QStyle::PE_PanelMenuBar, [](const Drawn&) {}},
    {QStyle::PE_PanelScrollAreaCorner, [](const Drawn&) {}},
    {QStyle::PE_Frame, &paintFrame},
    {QStyle::PE_PanelItemViewRow, &paintRowStripe},
    {QStyle::PE_PanelItemViewItem, &paintRow},
    {QStyle::PE_IndicatorHeaderArrow, &paintSortArrow},
    {QStyle::PE_FrameTabWidget, &paintTabFrame},
    {QStyle::PE_PanelTipLabel, &paintTip},
    {QStyle::PE_FrameFocusRect, &paintFocusOnItem},
};

const std::map<QStyle::ControlElement, Paint> controls{
    {QStyle::CE_ShapedFrame, &paintShapedFrame},
    {QStyle::CE_PushButtonBevel, &paintButton},
    {QStyle::CE_MenuBarItem, &paintMenuBarItem},
    {QStyle::CE_MenuBarEmptyArea, &paintMenuBarGround},
    {QStyle::CE_MenuItem, &paintMenuItem},
    {QStyle::CE_MenuEmptyArea, [](const Drawn&) {}},
    {QStyle::CE_ProgressBarGroove, &paintProgressGroove},
    {QStyle::CE_ProgressBarContents, &paintProgress},
    {QStyle::CE_HeaderSection, &paintHeading},
    {QStyle::CE_HeaderEmptyArea, &paintHeadingGround},
    {QStyle::CE_TabBarTabShape, &paintTab},
    {QStyle::CE_Splitter, &paintGripOfSplitter},
};

const std::map<QStyle::ComplexControl, Paint> complexes{
    {QStyle::CC_ComboBox, &paintCombo},
    {QStyle::CC_SpinBox, &paintSpinBox},
    {QStyle::CC_Slider, &paintSlider},
};

const std::map<QStyle::PixelMetric, int> metrics{
    {QStyle::PM_IndicatorWidth, 24},
    {QStyle::PM_IndicatorHeight, 24},
    {QStyle::PM_ExclusiveIndicatorWidth, 20},
    {QStyle::PM_ExclusiveIndicatorHeight, 20},
    {QStyle::PM_CheckBoxLabelSpacing, 10},
    {QStyle::PM_RadioButtonLabelSpacing, 10},
    {QStyle::PM_ScrollBarExtent, 12},
    {QStyle::PM_SliderThickness, 26},
    {QStyle::PM_SliderControlThickness, 22},
    {QStyle::PM_SliderLength, 22},
    {QStyle::PM_MenuHMargin, 6},
    {QStyle::PM_MenuVMargin, 8},
    {QStyle::PM_MenuPanelWidth, 0},
    {QStyle::PM_MenuBarPanelWidth, 0},
    {QStyle::PM_MenuBarHMargin, 0},
    {QStyle::PM_MenuBarVMargin, 0},
    {QStyle::PM_MenuBarItemSpacing, 0},
    {QStyle::PM_ButtonShiftHorizontal, 0},
    {QStyle::PM_ButtonShiftVertical, 0},
    {QStyle::PM_ToolTipLabelFrameWidth, 9},
    {QStyle::PM_HeaderMargin, headingMargin},
    {QStyle::PM_FocusFrameHMargin, 4},
    {QStyle::PM_TabBarTabHSpace, 32},
    {QStyle::PM_TabBarTabVSpace, 14},
    {QStyle::PM_TabBarTabShiftVertical, 0},
    {QStyle::PM_SplitterWidth, 10},
};

const std::map<QStyle::StyleHint, int> hints{
    {QStyle::SH_ComboBox_Popup, 0},
    {QStyle::SH_ComboBox_PopupFrameStyle, QFrame::StyledPanel | QFrame::Plain},
    {QStyle::SH_DialogButtonBox_ButtonsHaveIcons, 0},
    {QStyle::SH_EtchDisabledText, 0},
    {QStyle::SH_DitherDisabledText, 0},
    {QStyle::SH_ToolTipLabel_Opacity, 255},
    {QStyle::SH_Widget_Animation_Duration, 0},
    {QStyle::SH_ScrollView_FrameOnlyAroundContents, 0},
    {QStyle::SH_ItemView_ShowDecorationSelected, 1},
    {QStyle::SH_MessageBox_CenterButtons, 0},
    {QStyle::SH_Slider_AbsoluteSetButtons, Qt::LeftButton},
    {QStyle::SH_ScrollBar_LeftClickAbsolutePosition, 0},
};

template <class Key>
const Paint* paintFor(const std::map<Key, Paint>& all, Key element) {
    const auto found = all.find(element);
    return found == all.end() ? nullptr : &found->second;
}

template <class Key>
std::optional<int> numberFor(const std::map<Key, int>& all, Key key) {
    const auto found = all.find(key);
    return found == all.end() ? std::nullopt : std::optional(found->second);
}

bool isLitWhenPointedAt(const QWidget* widget) {
    return qobject_cast<const QAbstractButton*>(widget) != nullptr ||
           qobject_cast<const QComboBox*>(widget) != nullptr || qobject_cast<const QScrollBar*>(widget) != nullptr ||
           qobject_cast<const QSlider*>(widget) != nullptr || qobject_cast<const QTabBar*>(widget) != nullptr;
}

bool isDefault(const QStyleOption& option) {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    return button != nullptr && (button->features & QStyleOptionButton::DefaultButton) != 0;
}

QColor labelColour(const QStyleOption& option, const QWidget* widget) {
    const auto has = [&](QStyle::StateFlag state) { return (option.state & state) != 0; };
    return buttonText(widget, isDefault(option), has(QStyle::State_Enabled), has(QStyle::State_MouseOver),
                      has(QStyle::State_On));
}

constexpr int leastField = 36, leastRow = 30, leastChoice = 36, choiceInset = 11, cellInset = 9;

// There the whole row is filled, and no cell of it is more than the others.
bool choosesRows(const QWidget* widget, const QStyleOption& option) {
    const auto* view = qobject_cast<const QTableView*>(widget);
    return view != nullptr && view->selectionBehavior() == QTableView::SelectRows &&
           (option.state & QStyle::State_Selected) != 0;
}

bool isListOfCombo(const QWidget* widget) { return widget != nullptr && widget->inherits("QComboBoxListView"); }

// A bar that is as high as it wants to be says so; Qt leaves out what is higher than it.
QSize menuBarItemSize(const QWidget* bar, const QSize& contents) {
    const int wanted = bar == nullptr ? 0 : bar->property("itemHeight").toInt();
    return {contents.width() + 24, wanted > 0 ? wanted : contents.height() + 8};
}

// Words on a bar that is no higher than they need.
QSize wordsSize(const QWidget& button, const QSize& contents) {
    constexpr double line = 1.3;  // of the size of letters
    return {contents.width() + 12, qRound(pixelsOf(button.font()) * line)};
}

bool hasArrow(const QStyleOption* option) {
    const auto* heading = qstyleoption_cast<const QStyleOptionHeader*>(option);
    return heading != nullptr && heading->orientation == Qt::Horizontal &&
           heading->sortIndicator != QStyleOptionHeader::None;
}

QSize headingSize(const QStyleOption* option, const QSize& usual) {
    const auto* heading = qstyleoption_cast<const QStyleOptionHeader*>(option);
    if (!hasArrow(option)) return usual;
    const int words = heading->fontMetrics.size(0, heading->text).width();
    return {words + 2 * headingMargin + arrowRoom, usual.height()};
}

QRect partOfHeading(QStyle::SubElement part, const QStyleOption& option) {
    const QRect inner = option.rect.adjusted(headingMargin, 0, -headingMargin, 0);
    if (part == QStyle::SE_HeaderArrow) return {inner.right() + 1 - arrowRoom, inner.top(), arrowRoom, inner.height()};
    return hasArrow(&option) ? inner.adjusted(0, 0, -arrowRoom, 0) : inner;
}

QSize fieldSize(const QSize& text, int beside) {
    return {text.width() + beside, std::max(leastField, text.height() + 10)};
}

}  // namespace

HouseStyle::HouseStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void HouseStyle::polish(QPalette&) {}  // the house's own, whatever Fusion thinks of it

void HouseStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (isLitWhenPointedAt(widget)) widget->setAttribute(Qt::WA_Hover);
    auto* combo = qobject_cast<QComboBox*>(widget);
    // Qt's own delegate for them asks no style.
    if (combo != nullptr && combo->itemDelegate()->inherits("QComboBoxDelegate"))
        combo->setItemDelegate(new QStyledItemDelegate(combo));
}

void HouseStyle::unpolish(QWidget* widget) {
    if (isLitWhenPointedAt(widget)) widget->setAttribute(Qt::WA_Hover, false);
    QProxyStyle::unpolish(widget);
}

void HouseStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    const bool shown =
        isListOfCombo(widget) || choosesRows(widget, *option) || qobject_cast<const QPushButton*>(widget) != nullptr;
    if (element == PE_FrameFocusRect && shown) return;  // by what is filled, and by the ring
    if (const Paint* paint = paintFor(primitives, element)) return (*paint)({option, *painter, widget});
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void HouseStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    if (const Paint* paint = paintFor(controls, element)) return (*paint)({option, *painter, widget});
    if (element == CE_PushButtonLabel) return drawLabel<QStyleOptionButton>(element, option, painter, widget);
    if (element == CE_ToolButtonLabel) return drawLabel<QStyleOptionToolButton>(element, option, painter, widget);
    QProxyStyle::drawControl(element, option, painter, widget);
}

// What stands on a button, in the colour that goes with it.
template <class Option>
void HouseStyle::drawLabel(ControlElement element, const QStyleOption* option, QPainter* painter,
                           const QWidget* widget) const {
    const auto* button = qstyleoption_cast<const Option*>(option);
    if (button == nullptr) return QProxyStyle::drawControl(element, option, painter, widget);
    Option worn = *button;
    worn.palette.setColor(QPalette::ButtonText, labelColour(worn, widget));
    QProxyStyle::drawControl(element, &worn, painter, widget);
}

void HouseStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                    const QWidget* widget) const {
    if (const Paint* paint = paintFor(complexes, control)) return (*paint)({option, *painter, widget});
    if (control == CC_ScrollBar)
        return paintScrollBar({option, *painter, widget}, scrollPart(*option, SC_ScrollBarSlider));
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect HouseStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                 const QWidget* widget) const {
    const bool mirrored = option->direction == Qt::RightToLeft;
    if (control == CC_ComboBox && part != SC_ComboBoxListBoxPopup) return comboPart(option->rect, part, mirrored);
    if (control == CC_SpinBox) return spinPart(option->rect, part, mirrored);
    if (control == CC_ScrollBar) return scrollPart(*option, part);
    if (control == CC_Slider && part == SC_SliderHandle) return sliderHandle(*option);
    if (control == CC_Slider && part == SC_SliderGroove) return option->rect;
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect HouseStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const {
    if (element == SE_HeaderLabel || element == SE_HeaderArrow) return partOfHeading(element, *option);
    const QRect box = QProxyStyle::subElementRect(element, option, widget);
    const bool framed = qstyleoption_cast<const QStyleOptionFrame*>(option) != nullptr &&
                        qstyleoption_cast<const QStyleOptionFrame*>(option)->lineWidth > 0;
    if (element == SE_LineEditContents && framed) return option->rect.adjusted(9, 3, -9, -3);
    return box;
}

QSize HouseStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                   const QWidget* widget) const {
    if (type == CT_PushButton) return buttonSize(widget, isDefault(*option), contents);
    if (type == CT_LineEdit) return fieldSize(contents, 18);
    if (type == CT_ComboBox) return fieldSize(contents, 50);
    if (type == CT_SpinBox) return {contents.width() + 40, std::max(leastField, contents.height())};
    if (type == CT_MenuItem) return menuItemSize(option, contents);
    if (type == CT_MenuBarItem) return menuBarItemSize(widget, contents);
    if (type == CT_ToolButton && lookOf(widget, false) == WidgetLook::quiet) return wordsSize(*widget, contents);
    const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (type == CT_HeaderSection) return headingSize(option, size);
    if (type != CT_ItemViewItem) return size;
    return {size.width(), std::max(size.height(), isListOfCombo(widget) ? leastChoice : leastRow)};
}

int HouseStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    // What lies in a frame stays within its rounded border.
    if (metric == PM_DefaultFrameWidth && qobject_cast<const QFrame*>(widget) != nullptr) return 3;
    if (metric == PM_FocusFrameHMargin && isListOfCombo(widget)) return choiceInset;
    if (metric == PM_FocusFrameHMargin && qobject_cast<const QTableView*>(widget) != nullptr) return cellInset;
    if (const auto own = numberFor(metrics, metric)) return *own;
    return QProxyStyle::pixelMetric(metric, option, widget);
}

int HouseStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* more) const {
    if (hint == SH_ToolTip_Mask || hint == SH_Menu_Mask) return roundedMask(*option, more);
    if (const auto own = numberFor(hints, hint)) return *own;
    return QProxyStyle::styleHint(hint, option, widget, more);
}

QIcon HouseStyle::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const {
    const QIcon sign = messageSign(icon, QColor(ink::onFill));
    return sign.isNull() ? QProxyStyle::standardIcon(icon, option, widget) : sign;
}

}  // namespace intrika::style
