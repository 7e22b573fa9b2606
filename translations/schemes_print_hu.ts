<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>schemes</name>
    <message>
        <source>part.influence-cards</source>
        <translation>Befolyáskártyák</translation>
    </message>
    <message>
        <source>part.goal-cards</source>
        <translation>Célkártyák</translation>
    </message>
    <message>
        <source>part.summary</source>
        <translation>Emlékeztetők</translation>
    </message>
    <message>
        <source>print.needed</source>
        <translation>Olló vagy vágógép, vonalzó. A kártyák 200 grammos papírra nyomtatva vagy kártyavédőben tartósak.</translation>
    </message>
    <message>
        <source>print.summary.title</source>
        <translation>Emlékeztető</translation>
    </message>
    <message>
        <source>print.turn.title</source>
        <translation>Egy kör</translation>
    </message>
    <message>
        <source>print.turn.text</source>
        <translation>Rakj le egy lapot képpel lefelé egy oszlop aljára, amelyet Vihar nem zárt le. Ha a fölötte fekvő lap képpel lefelé van, fordítsd fel: lehet, hogy azonnal hat. Azután egészítsd ki a kezedet három lapra. A forduló véget ér, ha egy kör végén minden oszlop betelt.</translation>
    </message>
    <message>
        <source>print.evaluation.title</source>
        <translation>Egy oszlop kiértékelése</translation>
    </message>
    <message>
        <source>print.evaluation.text</source>
        <translation>1. Ha ott van a Három muskétás, semmilyen más képesség nem számít: a legnagyobb befolyás nyer.
2. A Varázsló, ha csak egy van: minden legalább 10-et érő lap távozik.
3. A Boszorkány, ha csak egy van: rajta kívül minden legfeljebb 9-et érő lap távozik.
4. Akinek a Hercege és az Apródja is ott van, az nyer.
5. Számoljátok ki a Remetét, az Apró óriást és Rómeót, azután a Hasonmásokat, végül a Sárkányokat.
6. Ha van Koldus, a legkevesebb befolyás nyer, különben a legtöbb.</translation>
    </message>
    <message>
        <source>print.scoring.title</source>
        <translation>Pontozás</translation>
    </message>
    <message>
        <source>print.scoring.text</source>
        <translation>Add össze a célkártyáid pontjait.
Ha mind a hat fajtából nyertél, másképp is számolhatsz: fajtánként a legtöbbet érő lap pontjait összeadod és megkétszerezed, és minden további célkártyáért 1 pontot levonsz.
A kettő közül a jobbik számít.</translation>
    </message>
    <message>
        <source>print.tie.title</source>
        <translation>Egyenlőség</translation>
    </message>
    <message>
        <source>print.tie.text</source>
        <translation>A célkártya azé, akinek a lapja a legközelebb fekszik hozzá. Ha Koldus dönt, azé, akinek a lapja a legtávolabb fekszik tőle.
Ehhez minden lap számít, amelyet semmi sem távolított el, még egy érték nélküli Hasonmás is.
Ha senkinek sincs olyan lapja, amely számít, a célkártya kikerül a játékból.</translation>
    </message>
    <message>
        <source>part.influence-box</source>
        <translation>A befolyáskártyák dobozai</translation>
    </message>
    <message>
        <source>part.goal-box</source>
        <translation>A célkártyák doboza</translation>
    </message>
</context>
</TS>
