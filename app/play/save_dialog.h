// Where to save a game as a file.
#pragma once

#include <QString>

class QWidget;

namespace intrika::play {

QString askGamePath(QWidget* parent, const QString& name);  // empty: nowhere
// The same for what is known of one, a text.
QString askKnownPath(QWidget* parent, const QString& name);

}  // namespace intrika::play
