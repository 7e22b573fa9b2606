<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>schemes</name>
    <message>
        <source>part.influence-cards</source>
        <translation>Influence cards</translation>
    </message>
    <message>
        <source>part.goal-cards</source>
        <translation>Goal cards</translation>
    </message>
    <message>
        <source>part.summary</source>
        <translation>Summaries</translation>
    </message>
    <message>
        <source>print.needed</source>
        <translation>Scissors or a trimmer, and a ruler. Cards last on paper of 200 grams or in sleeves.</translation>
    </message>
    <message>
        <source>print.summary.title</source>
        <translation>Summary</translation>
    </message>
    <message>
        <source>print.turn.title</source>
        <translation>A turn</translation>
    </message>
    <message>
        <source>print.turn.text</source>
        <translation>Put a card face down at the foot of a column that no Storm has closed. If the card above it is face down, turn it up; it may act at once. Then fill your hand up to three cards. The round ends if every column is full at the end of a turn.</translation>
    </message>
    <message>
        <source>print.evaluation.title</source>
        <translation>Evaluation of a column</translation>
    </message>
    <message>
        <source>print.evaluation.text</source>
        <translation>1. With The Three Musketeers no other ability counts: the greatest sum wins.
2. A Wizard, if he is the only one: all cards worth 10 or more leave.
3. A Witch, if she is the only one: all others worth 9 or less leave.
4. Whoever has both Prince and Squire wins.
5. Count Hermit, Little Giant and Romeo, then the Doubles, then the Dragons.
6. With a Beggar the least sum wins, otherwise the greatest.</translation>
    </message>
    <message>
        <source>print.scoring.title</source>
        <translation>Scoring</translation>
    </message>
    <message>
        <source>print.scoring.text</source>
        <translation>Add up the points on your goal cards.
With at least one card of each of the six kinds there is another way: the highest card of each kind, added up and doubled, less 1 point for every further goal card.
The better of the two counts.</translation>
    </message>
    <message>
        <source>print.tie.title</source>
        <translation>Equal sums</translation>
    </message>
    <message>
        <source>print.tie.text</source>
        <translation>The goal card goes to the one who has the card nearest to it. If a Beggar decides, it goes to the one who has the card farthest from it.
Every card counts for this that has not been removed, even a Double without a value.
If nobody has a card that counts, the goal card leaves the game.</translation>
    </message>
    <message>
        <source>part.influence-box</source>
        <translation>Boxes for the influence cards</translation>
    </message>
    <message>
        <source>part.goal-box</source>
        <translation>Box for the goal cards</translation>
    </message>
</context>
</TS>
