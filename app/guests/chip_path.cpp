#include "app/guests/chip_path.h"

#include "app/faces/palette.h"

#include <QPainterPath>
#include <QString>

#include <nlohmann/json.hpp>

namespace intrika::guests {
namespace {

QString pointText(const QPainterPath::Element& element) {
    return QString::number(element.x, 'f', 1) + u' ' + QString::number(element.y, 'f', 1);
}

QString svgOf(const QPainterPath& path) {
    QString text;
    for (int at = 0; at < path.elementCount(); ++at) {
        const QPainterPath::Element element = path.elementAt(at);
        switch (element.type) {
            case QPainterPath::MoveToElement:
                text += u'M';
                break;
            case QPainterPath::LineToElement:
                text += u'L';
                break;
            case QPainterPath::CurveToElement:
                text += u'C';
                break;
            case QPainterPath::CurveToDataElement:
                text += u' ';
                break;
        }
        text += pointText(element);
    }
    return text;
}

}  // namespace

nlohmann::json chipJson(const std::string& colour) {
    const SeatInk ink = seatInk(colour);
    return {{"colour", colour},
            {"ground", ink.ground.name().toStdString()},
            {"ink", ink.mark.name().toStdString()},
            {"mark", svgOf(seatMark(colour)).toStdString()}};
}

}  // namespace intrika::guests
