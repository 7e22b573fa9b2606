// The colours of the house's widgets. What is filled with the game's own colour takes it from the palette (highlight).
#pragma once

#include <QColor>

namespace intrika::style::ink {

inline constexpr QRgb sheet = 0xFFFBF6EA;  // forms and dialogs stand on it
inline constexpr QRgb field = 0xFFFFFDF6;
inline constexpr QRgb stripe = 0xFFF6EEDC;
inline constexpr QRgb heading = 0xFFEFE5CC;
inline constexpr QRgb spent = 0xFFE9DFC8;  // what cannot be pressed
inline constexpr QRgb groove = 0xFFE2D6B8;
inline constexpr QRgb edge = 0xFF8A6A2A;
inline constexpr QRgb text = 0xFF1F1B18;
inline constexpr QRgb quiet = 0xFF5A4F45;
inline constexpr QRgb disabled = 0xFF6B6157;
inline constexpr QRgb onFill = 0xFFFFF1DC;  // a sign or text on the game's colour, and on wine
inline constexpr QRgb wine = 0xFF7A1D22;
inline constexpr QRgb link = 0xFF8C2B20;
inline constexpr QRgb gold = 0xFFF2C85B;
inline constexpr QRgb goldLit = 0xFFFFD877;
inline constexpr QRgb goldEdge = 0xFF8A5A12;
inline constexpr QRgb onGold = 0xFF221A08;
inline constexpr QRgb brass = 0xFFD9B56A;  // lines on the dark

// The bar on top of the window, and what opens from it, is night on every cloth.
inline constexpr QRgb bar = 0xFF10191D;
inline constexpr QRgb barLit = 0xFF22343A;
inline constexpr QRgb menu = 0xFF1B2A30;
inline constexpr QRgb barText = 0xFFF6EEDC;
inline constexpr QRgb barQuiet = 0xFFC9D3CE;
inline constexpr QRgb barDisabled = 0xFF8E9C9A;

}  // namespace intrika::style::ink
