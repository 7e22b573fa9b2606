<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>schemes</name>
    <message>
        <source>lesson.goals</source>
        <translation>Two goal cards lie on the table, each at the head of a column: one of 3 points (Music) and one of 2 (Trade). At the end of the round, whoever has the most influence in a column wins its goal card (S-42). After six rounds the most points win.</translation>
    </message>
    <message>
        <source>lesson.merchant</source>
        <translation>Cards are placed face down at the foot of a column, so only you know yours. The Merchant is a specialist: at Trade it is worth 12, elsewhere 8 (S-7). Select it, then click the column of Trade.</translation>
    </message>
    <message>
        <source>lesson.merchant.not</source>
        <translation>This would be allowed too, but now place the Merchant in the column of Trade: only there is it worth 12.</translation>
    </message>
    <message>
        <source>lesson.assassin</source>
        <translation>%2 has placed a card in the column of Music. Whoever places one below it turns it up, and the ability of the card turned up works at once (S-13). Place the Assassin there: it discards the card that turns it up later.</translation>
    </message>
    <message>
        <source>lesson.assassin.not</source>
        <translation>Place the Assassin in the column of Music now: there somebody is most likely to place a card below it.</translation>
    </message>
    <message>
        <source>lesson.turned</source>
        <translation>The Queen is worth 16 and has no ability. The next card of %2 has turned up your Merchant, so the column of Trade has the 2 cards that it needs: it is full. Cards may be added to a full column as well; the round ends only when every column is full (S-19).</translation>
    </message>
    <message>
        <source>lesson.wizard</source>
        <translation>Place nothing in the column of Music now: your own Assassin would discard your card (S-25). Place the Wizard in the column of Trade: at the end of the round all cards worth 10 or more leave it, your Merchant too (S-54). The Wizard is worth 7 and stays.</translation>
    </message>
    <message>
        <source>lesson.wizard.not</source>
        <translation>The best place for the Wizard now is the column of Trade: place it there.</translation>
    </message>
    <message>
        <source>lesson.murder</source>
        <translation>Your Wizard turned up the Prince, whose 14 will leave at the end of the round. Then %2 placed a card in the column of Music and turned up your Assassin, which discarded it (S-25). So only 2 of the 3 cards lie there still.</translation>
    </message>
    <message>
        <source>lesson.decision</source>
        <translation>One more card fills the column of Music: the round ends at once, and nobody can answer. The Queen counts 16 for %2, the Assassin 9.5 for you. Decide: which of your cards is enough to win, and which would you rather keep?</translation>
    </message>
    <message>
        <source>lesson.end</source>
        <translation>That was the first of six rounds. You have seen how the columns were decided; a click on a line of the log shows it again at any time. New goal cards lie on the table: play on!</translation>
    </message>
    <message>
        <source>lesson.end.open</source>
        <translation>The column of Music still lacks one card, so the round goes on, and it is the turn of %2. The round ends when both columns are full. Play on!</translation>
    </message>
</context>
</TS>
