<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>succession</name>
    <message>
        <source>part.character-cards</source>
        <translation>Karakterek</translation>
    </message>
    <message>
        <source>part.building-cards</source>
        <translation>Épületek</translation>
    </message>
    <message>
        <source>part.subject-cards</source>
        <translation>Alattvalók</translation>
    </message>
    <message>
        <source>part.crests</source>
        <translation>Címerek</translation>
    </message>
    <message>
        <source>part.conflict-tokens</source>
        <translation>Konfliktusjelzők</translation>
    </message>
    <message>
        <source>print.needed</source>
        <translation>Ceruza a pontozólaphoz, olló vagy vágógép, vonalzó, ragasztó, karton a címerek és a jelzők alá. A kártyák 200 grammos papírra nyomtatva vagy kártyavédőben tartósak. Az épületek és az alattvalók hátlapja a pénz: 2, illetve 1 érme. Ha hátlap nélkül nyomtatsz, otthonról vegyél elő érméket.</translation>
    </message>
    <message>
        <source>print.score.head</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>print.score.perfect</source>
        <translation>Tökéletes párok</translation>
    </message>
    <message>
        <source>print.score.colour</source>
        <translation>Egyszínű párok</translation>
    </message>
    <message>
        <source>print.score.single</source>
        <translation>Pár nélküli lapok</translation>
    </message>
    <message>
        <source>print.score.money</source>
        <translation>Érmék</translation>
    </message>
    <message>
        <source>print.score.tokens</source>
        <translation>Konfliktusjelzők</translation>
    </message>
    <message>
        <source>print.score.text</source>
        <translation>Először a tökéletes párok: mindegyik a két lapja értékét adja.
Egyszínű pár: a maradékból egy épület és egy azonos színű alattvaló a drágább lap értékét adja.
Minden pár nélküli lap 1 pontot ér.
Minden három érme 1 pontot ér. A paklik alatti érmék senkinek sem számítanak.
Minden konfliktusjelzőért 2 pontot le kell vonni.</translation>
    </message>
    <message>
        <source>part.character-box</source>
        <translation>A karakterek doboza</translation>
    </message>
    <message>
        <source>part.building-box</source>
        <translation>Az épületek doboza</translation>
    </message>
    <message>
        <source>part.subject-box</source>
        <translation>Az alattvalók doboza</translation>
    </message>
</context>
</TS>
