<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>coach</name>
    <message>
        <source>part.object-cards</source>
        <translation>Tárgyak</translation>
    </message>
    <message>
        <source>part.profession-cards</source>
        <translation>Foglalkozások</translation>
    </message>
    <message>
        <source>part.alliance-cards</source>
        <translation>Szövetségek</translation>
    </message>
    <message>
        <source>part.characters</source>
        <translation>Karakterek</translation>
    </message>
    <message>
        <source>part.potions</source>
        <translation>Erőitalok</translation>
    </message>
    <message>
        <source>print.needed</source>
        <translation>Ceruza a pontozólaphoz, olló vagy vágógép, vonalzó, ragasztó, karton az erőitalok alá. A kártyák 200 grammos papírra nyomtatva vagy kártyavédőben tartósak; itt minden titkos, ezért a hátlapjukról nem lehet rájuk ismerni.</translation>
    </message>
    <message>
        <source>print.score.game</source>
        <translation>Játszma</translation>
    </message>
    <message>
        <source>print.score.text</source>
        <translation>Igaz győzelemhirdetés: a győzelemhirdető 1 vagy 2 győzelmi tárggyal 3, legalább 3 tárggyal 5 pontot kap; a szövetség többi tagja 2 pontot, ha van nála győzelmi tárgy, különben 1-et. Téves győzelemhirdetés: 2 pont a másik szövetség minden tagjának. A Páholy győzelme: 4 pont. Igaz jövendölés: 3 pont, a szövetség többi tagjának 1; téves: 2 pont az ellenség minden tagjának.</translation>
    </message>
    <message>
        <source>part.object-box</source>
        <translation>A tárgyak doboza</translation>
    </message>
    <message>
        <source>part.profession-box</source>
        <translation>A foglalkozások és a szövetségek doboza</translation>
    </message>
</context>
</TS>
