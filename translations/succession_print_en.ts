<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>succession</name>
    <message>
        <source>part.character-cards</source>
        <translation>Characters</translation>
    </message>
    <message>
        <source>part.building-cards</source>
        <translation>Buildings</translation>
    </message>
    <message>
        <source>part.subject-cards</source>
        <translation>Subjects</translation>
    </message>
    <message>
        <source>part.crests</source>
        <translation>Crests</translation>
    </message>
    <message>
        <source>part.conflict-tokens</source>
        <translation>Conflict tokens</translation>
    </message>
    <message>
        <source>print.needed</source>
        <translation>A pencil for the score sheet, scissors or a trimmer, a ruler, glue, cardboard under crests and tokens. Cards last on paper of 200 grams or in sleeves. The backs of buildings and subjects are the money: 2 coins and 1 coin. If you print without backs, take coins from home.</translation>
    </message>
    <message>
        <source>print.score.head</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>print.score.perfect</source>
        <translation>Perfect pairs</translation>
    </message>
    <message>
        <source>print.score.colour</source>
        <translation>Colour pairs</translation>
    </message>
    <message>
        <source>print.score.single</source>
        <translation>Single cards</translation>
    </message>
    <message>
        <source>print.score.money</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>print.score.tokens</source>
        <translation>Conflict tokens</translation>
    </message>
    <message>
        <source>print.score.text</source>
        <translation>Perfect pairs first: each scores the worth of both its cards.
Colour pair: of the cards left, a building and a subject of the same colour score the worth of the dearer of the two.
Every card without a pair scores 1.
Every three coins score 1. Coins under the piles count for nobody.
Each conflict token costs 2 points.</translation>
    </message>
    <message>
        <source>part.character-box</source>
        <translation>Box for the characters</translation>
    </message>
    <message>
        <source>part.building-box</source>
        <translation>Box for the buildings</translation>
    </message>
    <message>
        <source>part.subject-box</source>
        <translation>Box for the subjects</translation>
    </message>
</context>
</TS>
