<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>succession</name>
    <message>
        <source>lesson.aim</source>
        <translation>The old king has died and left no heir, so you gather people and houses of your own. A building and a subject with the same sign are a perfect pair and score what both are worth, like the Inn and the Innkeeper here. The worth, top left, is the price as well, and most points win.</translation>
    </message>
    <message>
        <source>lesson.choose</source>
        <translation>In every stage all of you choose a character in secret. The early letters act first but do little; the later ones do more, but certain higher ones steal an action from them, and whoever is robbed takes a conflict token. Choose the Knight: the D steals from E, and only A steals from D (K-20).</translation>
    </message>
    <message>
        <source>lesson.choose.not</source>
        <translation>This would be allowed too. Choose the Knight now all the same: you see how stealing works.</translation>
    </message>
    <message>
        <source>lesson.steal</source>
        <translation>%3 was the Count and acted first; the 4 coins for the Garden lie under its pile now. %2 is the Countess, an E, so you steal from her and she has taken a conflict token: minus 2 points at the end. Cover the action Recruit a Subject with your crest: you may carry it out at once (K-32).</translation>
    </message>
    <message>
        <source>lesson.steal.not</source>
        <translation>You may steal any of the three, but take Recruit a Subject now: your own character cannot do that.</translation>
    </message>
    <message>
        <source>lesson.recruit</source>
        <translation>The action is yours now. Recruit the Innkeeper for 2 coins: the money goes under that pile, and whoever takes money next may have it. The last subject of your row is the active one, and only its ability can be used.</translation>
    </message>
    <message>
        <source>lesson.recruit.not</source>
        <translation>That would be possible, but the Innkeeper makes a perfect pair with the Inn.</translation>
    </message>
    <message>
        <source>lesson.money</source>
        <translation>Now your own actions follow, from left to right as printed (K-33). First take money: all coins from under one pile. Under the pile of the Garden lie 6 by now, so click the coins there.</translation>
    </message>
    <message>
        <source>lesson.money.not</source>
        <translation>There is less under this pile: take the 6 coins where the Garden was bought.</translation>
    </message>
    <message>
        <source>lesson.buy</source>
        <translation>With 9 coins you can buy any building that lies on top. Buy the Inn for 3: it is the partner of your Innkeeper, so the two will score 3 + 2 points.</translation>
    </message>
    <message>
        <source>lesson.buy.not</source>
        <translation>A good building, but the Inn is the partner of your Innkeeper.</translation>
    </message>
    <message>
        <source>lesson.ability</source>
        <translation>Your character has done its work, and in every stage you may use one ability besides. The Innkeeper recruits another subject: click the Innkeeper in your row (K-65).</translation>
    </message>
    <message>
        <source>lesson.ability.not</source>
        <translation>You could end your turn here, but the ability costs nothing: use the Innkeeper.</translation>
    </message>
    <message>
        <source>lesson.carpenter</source>
        <translation>Decide for yourself: two subjects lie on top. A building and a subject of one colour are a pair as well, which scores the higher of the two. Mind that the new subject becomes the active one, with its own ability for later stages.</translation>
    </message>
    <message>
        <source>lesson.stage</source>
        <translation>%2 was left with two actions and has returned a token. This is the second stage: choose one of the two cards that are left; the third is not used, then all twelve are shuffled and dealt again. If two play the same rank, both take a token and only carry out one action (K-21), so think about what the others may still hold.</translation>
    </message>
    <message>
        <source>lesson.end</source>
        <translation>From here on you can play as you see fit. The game ends with the stage in which a pile runs out; then pairs, single cards, and every three coins score, and each conflict token costs 2 points. What you pay, somebody will take from under the pile, so keep an eye on where the money lies.</translation>
    </message>
</context>
</TS>
