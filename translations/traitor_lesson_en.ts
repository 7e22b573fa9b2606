<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>traitor</name>
    <message>
        <source>lesson.houses</source>
        <translation>Two houses, the Eagle and the Rose, quarrel over the twelve landscapes of the ring. At present you serve the Eagle: your loyalty card shows it. When your house wins a conflict you score victory points, and the most points win in the end.</translation>
    </message>
    <message>
        <source>lesson.estate</source>
        <translation>Place your first estate under the City of the Eagle. An estate brings one supply card a round, but only while its landscape belongs to the house that you serve (T-64). The City is hard to take with its 15 conflict points, so it is a good place.</translation>
    </message>
    <message>
        <source>lesson.estate.not</source>
        <translation>This would be allowed too. Choose the City of the Eagle now all the same: it is the hardest to take, so your estate brings cards for longest there.</translation>
    </message>
    <message>
        <source>lesson.action</source>
        <translation>One of the six action cards is set aside, and nobody has looked at it. You are the first to see the other five, so you alone know that the Farmer is missing; the others choose from what you pass on. Take the Strategist: it scores 2 victory points, and you place the next conflict.</translation>
    </message>
    <message>
        <source>lesson.action.not</source>
        <translation>This is a good card too, but take the Strategist now: 2 certain points, and in the next round you say where the conflict is.</translation>
    </message>
    <message>
        <source>lesson.supplies</source>
        <translation>%2 has placed the conflict between the Forest and the River. The Rose begins with the 7 conflict points of the Forest, the Eagle with the 5 of the River, and the supply cards that are played are added. Select the 5 and play it with the button: the Eagle leads, and two cards are left to you.</translation>
    </message>
    <message>
        <source>lesson.supplies.not</source>
        <translation>Play only the 5 now: without it the Rose would lead, but more would be a waste, because whatever is played is discarded (T-60).</translation>
    </message>
    <message>
        <source>lesson.traitor</source>
        <translation>%3 was the Traitor and went over to the Rose together with the 6 (T-30). So the Rose reached 7 + 4 + 6 = 17 points, the Eagle 5 + 5 = 10. Two are on the winning side, so column II of the losing River gave each of them 4 victory points; the Traitor scores 1 more, and your Strategist 2.</translation>
    </message>
    <message>
        <source>lesson.estates</source>
        <translation>As Builder, %2 has placed another estate under the Forest. Your estate under the City has brought a card: the 6. The estate of %3 has brought none, because the Village still belongs to the Eagle and %3 now serves the Rose (T-64).</translation>
    </message>
    <message>
        <source>lesson.conflict</source>
        <translation>You were the Strategist, so you hold the strategy card and place the conflict, on the border of two landscapes of different houses. You are alone on the side of the Eagle: if you win, column I of the losing landscape is yours (T-41). Choose the border of City and Village: there the Eagle leads by 15 to 10, and column I of the Village is 7 points.</translation>
    </message>
    <message>
        <source>lesson.conflict.not</source>
        <translation>This would be possible, but the border of City and Village is better: you lead by 5 points there, and alone you can win 7 victory points.</translation>
    </message>
    <message>
        <source>lesson.draft</source>
        <translation>This time you choose last, and these three cards are left. Here is the Traitor: if you do not take it, nobody changes house this round. Of the three that are missing two lie before %2 and %3 and one is set aside; decide for yourself which card you want.</translation>
    </message>
    <message>
        <source>lesson.decision</source>
        <translation>The Rose stands at 19 points, the Eagle at 15, and you play last. You have not seen the two Diplomats and the Farmer: they can bring the Rose at most 7 points more (T-34). Decide: how many of your cards are 7 victory points worth to you?</translation>
    </message>
    <message>
        <source>lesson.decision.traitor</source>
        <translation>As the Traitor you go over to the Rose when the cards are shown, and what you play goes with you (T-26). Nobody is left on the side of the Eagle then, and the Rose leads already, by 19 to 15. Decide: does that need a single card of yours?</translation>
    </message>
    <message>
        <source>lesson.end.won</source>
        <translation>The Eagle has won, and you stood alone on its side: column I of the Village gave you 7 victory points, although %2 was hiding the Diplomat +5. After nine rounds depots score as well, and the most victory points win. From here on you can play as you see fit.</translation>
    </message>
    <message>
        <source>lesson.end.lost</source>
        <translation>The Rose has won and the City has become its own: %2 was hiding the Diplomat +5. The cards that you kept are still of use; to be certain you would have had to reckon with the hidden 7 points too. After nine rounds depots score as well, and the most victory points win; from here on you can play as you see fit.</translation>
    </message>
    <message>
        <source>lesson.end.tied</source>
        <translation>A tie: nobody has won, and the landscapes stay as they were (T-38), because %2 was hiding the Diplomat +5. A single point more would have been worth 7 victory points. After nine rounds depots score as well, and the most victory points win; from here on you can play as you see fit.</translation>
    </message>
    <message>
        <source>lesson.end.traitor</source>
        <translation>You changed sides and won with the Rose, but three of you share: column III of the City is only 4 points each, and the Traitor scores you 1 more. The fewer win, the more it is worth. After nine rounds depots score as well, and the most victory points win; from here on you can play as you see fit.</translation>
    </message>
</context>
</TS>
