<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>coach</name>
    <message>
        <source>lesson.aim</source>
        <translation>Two secret alliances share the coach, and you belong to the Order: you win with three keys, the Brotherhood with three goblets. Which of the other three travellers is your friend, you have to find out. Declare victory when you are sure, for a wrong declaration gives the game to the enemy.</translation>
    </message>
    <message>
        <source>lesson.bag</source>
        <translation>In your turn you trade, fight, declare victory or pass. Offer your Secret Bag to %2: pick the card, then the traveller. Whoever gives a bag away may draw from the object deck (C-57).</translation>
    </message>
    <message>
        <source>lesson.bag.not</source>
        <translation>That would be allowed too, but offer the bag to %2 now.</translation>
    </message>
    <message>
        <source>lesson.draw</source>
        <translation>%2 accepted and gave the Monocle for it, so %2 knows now that you belong to the Order. The bag lets you draw: click the object deck and take its top card.</translation>
    </message>
    <message>
        <source>lesson.draw.not</source>
        <translation>You could decline, but an object is always welcome: draw the card.</translation>
    </message>
    <message>
        <source>lesson.monocle</source>
        <translation>You drew a key, and meanwhile the others traded or passed. Now it is your turn to look at somebody: offer the Monocle to %2. Whoever gives it away sees the alliance of the partner (C-57).</translation>
    </message>
    <message>
        <source>lesson.monocle.not</source>
        <translation>That is possible, but the Monocle tells you more: offer it to %2.</translation>
    </message>
    <message>
        <source>lesson.fight</source>
        <translation>%2 is your friend and gave you a key; your notes next to the traveller show it. Of four travellers two belong to the Order, so %3 and %4 are enemies. Start a fight with %4.</translation>
    </message>
    <message>
        <source>lesson.fight.not</source>
        <translation>You can do that later. Now start a fight with %4.</translation>
    </message>
    <message>
        <source>lesson.window</source>
        <translation>%2 stands by you, %3 by the defender: 2 to 2. The program now asks round whether anyone steps in; who is asked follows from the open cards alone. You are not the Hypnotist, so choose “No”.</translation>
    </message>
    <message>
        <source>lesson.window.not</source>
        <translation>All you can answer here is “No”.</translation>
    </message>
    <message>
        <source>lesson.brawler</source>
        <translation>Now everybody may use abilities and objects. You are the Brawler and you attacked: click your profession, it is worth +1 (C-91). Since this turns your card up, you are asked once more: confirm it.</translation>
    </message>
    <message>
        <source>lesson.brawler.not</source>
        <translation>That would leave a tie. Use the Brawler.</translation>
    </message>
    <message>
        <source>lesson.pass</source>
        <translation>3 to 2 for you. After every use everybody is asked again (C-95). Choose “No”.</translation>
    </message>
    <message>
        <source>lesson.pass.not</source>
        <translation>You have nothing more to use: choose “No”.</translation>
    </message>
    <message>
        <source>lesson.spoils</source>
        <translation>You won! You may look at the alliance and the profession of %4, or search the luggage and take an object. Decide for yourself.</translation>
    </message>
    <message>
        <source>lesson.end</source>
        <translation>You hold two keys and know your friend: only the third is missing. Trade, fight, mind who stands by whom, and declare victory when you are sure. Have a good journey!</translation>
    </message>
</context>
</TS>
