<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>confidants</name>
    <message>
        <source>lesson.aim</source>
        <translation>The Emperor sends three wagons to three cities, and on the way you call at villages, towns and cities. Only the patrician can deliver a wagon, but each of your armies can visit a settlement. Here are the cells from which your armies start.</translation>
    </message>
    <message>
        <source>lesson.place</source>
        <translation>Put down your three armies: the patrician and the large mercenary army at D, the small one at C; the map shows the letters. Several armies may share a cell.</translation>
    </message>
    <message>
        <source>lesson.place.not</source>
        <translation>You could start there too, but start from D and C now.</translation>
    </message>
    <message>
        <source>lesson.load</source>
        <translation>Each army takes one wagon. Let the patrician begin with Paleokastro: on the way there he can rest in a village and in a town. The large army takes the wagon for Apollonia, the small one that for Arnea.</translation>
    </message>
    <message>
        <source>lesson.load.not</source>
        <translation>That would do as well, but on the way to Paleokastro the patrician can rest twice.</translation>
    </message>
    <message>
        <source>lesson.bid</source>
        <translation>In every round you bid one action card face up and one secret action card face down. Your patrician walks as many steps as the rank, and higher ranks come first (E-25). Bid the 4 with the Lavish Feast.</translation>
    </message>
    <message>
        <source>lesson.bid.not</source>
        <translation>You need the 4: exactly four steps lead to the village.</translation>
    </message>
    <message>
        <source>lesson.large</source>
        <translation>%2 has bid a lower rank, so you come first; the two mercenary armies share 6 steps (E-45). Take the large one to the village three steps away, Olynthos. A settlement is visited where a march of one of your armies ends.</translation>
    </message>
    <message>
        <source>lesson.large.not</source>
        <translation>Olynthos is where to go now.</translation>
    </message>
    <message>
        <source>lesson.patrician</source>
        <translation>The patrician walks all of his steps or none (E-41), and each costs one fatigue. Walk his four steps to the next village, Mieza. Whoever sleeps in a settlement gets a good rest at night.</translation>
    </message>
    <message>
        <source>lesson.patrician.not</source>
        <translation>Exactly four steps lead elsewhere too, but there would be no rest.</translation>
    </message>
    <message>
        <source>lesson.scheme</source>
        <translation>The action of the 4 is Scheming: %2’s attention rises. Whoever passes 16 is held by the sycophants for a whole round. Click the card and then the player: %2.</translation>
    </message>
    <message>
        <source>lesson.scheme.not</source>
        <translation>At other times you may hide by it, but there is no need yet.</translation>
    </message>
    <message>
        <source>lesson.end-turn</source>
        <translation>Your secret action card would take 2 fatigue off. Leave it this time, for the night gives rest as well, and end your turn.</translation>
    </message>
    <message>
        <source>lesson.end-turn.not</source>
        <translation>This is enough for now: end your turn.</translation>
    </message>
    <message>
        <source>lesson.again</source>
        <translation>%2 came last and so moved the mob as well; at night your patrician had his rest. A new round: %2 has bid first, and you cannot take the same rank. Now it is up to you!</translation>
    </message>
    <message>
        <source>lesson.end</source>
        <translation>From here you travel as you like. When few cards are left, the 0, Camping, brings all of them back. The first to have called everywhere and delivered three wagons wins; if there are several, the least tired of them.</translation>
    </message>
</context>
</TS>
