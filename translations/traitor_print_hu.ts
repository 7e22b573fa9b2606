<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>traitor</name>
    <message>
        <source>part.landscape-cards</source>
        <translation>Tájkártyák</translation>
    </message>
    <message>
        <source>part.loyalty-cards</source>
        <translation>Hűségkártyák</translation>
    </message>
    <message>
        <source>part.building-cards</source>
        <translation>Tanya- és lerakatkártyák</translation>
    </message>
    <message>
        <source>part.supply-cards</source>
        <translation>Ellátmánykártyák</translation>
    </message>
    <message>
        <source>part.action-cards</source>
        <translation>Akciókártyák</translation>
    </message>
    <message>
        <source>part.office-cards</source>
        <translation>Kezdőjátékos- és stratégiakártya</translation>
    </message>
    <message>
        <source>part.conflict-card</source>
        <translation>Konfliktuskártya</translation>
    </message>
    <message>
        <source>part.overview-cards</source>
        <translation>Áttekintőkártyák</translation>
    </message>
    <message>
        <source>print.needed</source>
        <translation>Ceruza a pontozólaphoz, olló vagy vágógép, vonalzó. A kártyák 200 grammos papírra nyomtatva vagy kártyavédőben tartósak. A táj-, a hűség-, a tanya- és lerakatkártyáknak mindkét oldala előlap: kétoldalasan nyomtass, és átlátszó kártyavédőt használj.</translation>
    </message>
    <message>
        <source>print.overview.title</source>
        <translation>Egy forduló</translation>
    </message>
    <message>
        <source>print.actions.title</source>
        <translation>Akciókártyák</translation>
    </message>
    <message>
        <source>print.score.round</source>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>print.score.depots</source>
        <translation>Lerakatok</translation>
    </message>
    <message>
        <source>print.score.text</source>
        <translation>A győztesek a vesztes táj szerint kapnak pontot, abból az oszlopból, ahányan vannak. Az Áruló 1, a Stratéga 2 pontot kap. A végén minden lerakat annyi pontot ér, ahány ellátmánykártya van a kézben, de legfeljebb 3-at. Négy játékosnál 8 forduló van.</translation>
    </message>
    <message>
        <source>part.landscape-box</source>
        <translation>A tájkártyák doboza</translation>
    </message>
    <message>
        <source>part.supply-box</source>
        <translation>Az ellátmány- és akciókártyák doboza</translation>
    </message>
</context>
</TS>
