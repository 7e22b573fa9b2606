<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>coach</name>
    <message>
        <source>part.object-cards</source>
        <translation>Objects</translation>
    </message>
    <message>
        <source>part.profession-cards</source>
        <translation>Professions</translation>
    </message>
    <message>
        <source>part.alliance-cards</source>
        <translation>Alliances</translation>
    </message>
    <message>
        <source>part.characters</source>
        <translation>Characters</translation>
    </message>
    <message>
        <source>part.potions</source>
        <translation>Potions of Power</translation>
    </message>
    <message>
        <source>print.needed</source>
        <translation>A pencil for the score sheet, scissors or a trimmer, a ruler, glue, cardboard under the potions. Cards last on paper of 200 grams or in sleeves; as everything here is secret, their backs must not be told apart.</translation>
    </message>
    <message>
        <source>print.score.game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>print.score.text</source>
        <translation>A right declaration: the declarer 3 points with 1 or 2 pieces, 5 with 3 or more; every other member 2 with a piece, 1 without. A wrong one: 2 points for every member of the other alliance. The Lodge: 4 points. A fortune rightly told: 3 points, every other member of that alliance 1; wrongly told: 2 for every member of the enemy alliance.</translation>
    </message>
    <message>
        <source>part.object-box</source>
        <translation>Box for the objects</translation>
    </message>
    <message>
        <source>part.profession-box</source>
        <translation>Box for the professions and alliances</translation>
    </message>
</context>
</TS>
