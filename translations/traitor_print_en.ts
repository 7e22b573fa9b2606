<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>traitor</name>
    <message>
        <source>part.landscape-cards</source>
        <translation>Landscape cards</translation>
    </message>
    <message>
        <source>part.loyalty-cards</source>
        <translation>Loyalty cards</translation>
    </message>
    <message>
        <source>part.building-cards</source>
        <translation>Estate/depot cards</translation>
    </message>
    <message>
        <source>part.supply-cards</source>
        <translation>Supply cards</translation>
    </message>
    <message>
        <source>part.action-cards</source>
        <translation>Action cards</translation>
    </message>
    <message>
        <source>part.office-cards</source>
        <translation>Start-player card and strategy card</translation>
    </message>
    <message>
        <source>part.conflict-card</source>
        <translation>Conflict card</translation>
    </message>
    <message>
        <source>part.overview-cards</source>
        <translation>Overview cards</translation>
    </message>
    <message>
        <source>print.needed</source>
        <translation>A pencil for the score sheet, scissors or a trimmer, a ruler. Cards last on paper of 200 grams or in sleeves. Landscape, loyalty and estate/depot cards have two fronts: print on both sides, and take clear sleeves.</translation>
    </message>
    <message>
        <source>print.overview.title</source>
        <translation>A round</translation>
    </message>
    <message>
        <source>print.actions.title</source>
        <translation>Action cards</translation>
    </message>
    <message>
        <source>print.score.round</source>
        <translation>Round</translation>
    </message>
    <message>
        <source>print.score.depots</source>
        <translation>Depots</translation>
    </message>
    <message>
        <source>print.score.text</source>
        <translation>Winners score by the losing landscape, in the column of how many they are. The Traitor scores 1, the Strategist 2. In the end each depot scores 1 for every supply card in hand, at most 3. Four players play 8 rounds.</translation>
    </message>
    <message>
        <source>part.landscape-box</source>
        <translation>Box for the landscape cards</translation>
    </message>
    <message>
        <source>part.supply-box</source>
        <translation>Box for the supply and action cards</translation>
    </message>
</context>
</TS>
