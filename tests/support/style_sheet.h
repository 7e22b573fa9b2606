// A style sheet as its reader: which colour a rule has in the end, and on what it stands.
#pragma once

#include <QColor>
#include <QMap>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <optional>

namespace intrika {

class StyleSheet {
public:
    // Without selectors it is of the widget itself, as "color: #000000;" is.
    explicit StyleSheet(QString text) {
        if (!text.contains(u'{')) text = QStringLiteral("*{%1}").arg(text);
        static const QRegularExpression rule(QStringLiteral("([^{}]+)\\{([^}]*)\\}"));
        static const QRegularExpression declaration(QStringLiteral("([a-z-]+)\\s*:\\s*([^;]+)"));
        for (auto rules = rule.globalMatch(text); rules.hasNext();) {
            const auto found = rules.next();
            for (const QString& part : found.captured(1).split(u',')) {
                const QString selector = part.simplified();
                if (!selectors_.contains(selector)) selectors_ << selector;
                for (auto all = declaration.globalMatch(found.captured(2)); all.hasNext();) {
                    const auto said = all.next();
                    said_[selector][said.captured(1)] = said.captured(2);
                }
            }
        }
    }

    const QStringList& selectors() const { return selectors_; }
    bool says(const QString& selector, const QString& property) const {
        return said_.value(selector).contains(property);
    }

    // Of this rule, or else of the rule that is without its state.
    std::optional<QColor> colour(const QString& selector, const QString& property) const {
        for (const QString& at : {selector, withoutState(selector)}) {
            static const QRegularExpression hex(QStringLiteral("#[0-9A-Fa-f]{6}"));
            if (!says(at, property)) continue;
            const auto match = hex.match(said_.value(at).value(property));
            return match.hasMatch() ? std::optional(QColor(match.captured())) : std::nullopt;
        }
        return {};
    }
    std::optional<QColor> ground(const QString& selector) const {
        return colour(selector, QStringLiteral("background"));
    }
    // Where a rule says none, that of all widgets counts.
    std::optional<QColor> text(const QString& selector) const {
        const auto own = colour(selector, QStringLiteral("color"));
        return own ? own : colour(QStringLiteral("QWidget"), QStringLiteral("color"));
    }

    // What the thing stands in: of "A::part" that is "A", of "A B" "A"; empty: not told here.
    static QString around(const QString& selector) {
        const qsizetype part = selector.indexOf(QStringLiteral("::"));
        if (part > 0) return selector.left(part);
        const qsizetype last = selector.lastIndexOf(u' ');
        return last > 0 ? selector.left(last) : QString();
    }

private:
    static QString withoutState(QString selector) {
        static const QRegularExpression state(QStringLiteral("(?<!:):(?!:|vertical|horizontal)[a-z-]+"));
        return selector.remove(state);
    }

    QStringList selectors_;
    QMap<QString, QMap<QString, QString>> said_;
};

}  // namespace intrika
