<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>guests</name>
    <message>
        <source>guests.page.your-turn</source>
        <translation>Te következel.</translation>
    </message>
    <message>
        <source>guests.page.waiting-for</source>
        <translation>Most dönt: %1</translation>
    </message>
    <message>
        <source>guests.page.waiting</source>
        <translation>Folyik a játék.</translation>
    </message>
    <message>
        <source>guests.page.over</source>
        <translation>Vége a játszmának.</translation>
    </message>
    <message>
        <source>guests.page.question</source>
        <translation>Kérdés</translation>
    </message>
    <message>
        <source>guests.page.choices</source>
        <translation>Minden választás listában (%1)</translation>
    </message>
    <message>
        <source>guests.page.choices-left</source>
        <translation>%2 választás közül %1</translation>
    </message>
    <message>
        <source>guests.page.more</source>
        <translation>További %1</translation>
    </message>
    <message>
        <source>guests.page.clear</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>guests.page.not-complete</source>
        <translation>Még nem teljes</translation>
    </message>
    <message>
        <source>guests.page.decision</source>
        <translation>Döntés</translation>
    </message>
    <message>
        <source>guests.page.hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>guests.page.hint-thinking</source>
        <translation>Készül a tipp…</translation>
    </message>
    <message>
        <source>guests.page.hint-line</source>
        <translation>%1 (esély: %2%)</translation>
    </message>
    <message>
        <source>guests.page.take-back</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>guests.page.your-cards</source>
        <translation>Saját lapjaid</translation>
    </message>
    <message>
        <source>guests.page.to-look-at</source>
        <translation>Ezt nézd meg</translation>
    </message>
    <message>
        <source>guests.page.can-pick</source>
        <translation>, itt választhatsz</translation>
    </message>
    <message>
        <source>guests.page.look</source>
        <translation>Megnézés</translation>
    </message>
    <message>
        <source>guests.page.table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>guests.page.log</source>
        <translation>Az előző köröd óta</translation>
    </message>
    <message>
        <source>guests.page.notebook</source>
        <translation>Jegyzetek</translation>
    </message>
    <message>
        <source>guests.page.notebook-legend</source>
        <translation>●: biztos, ○: lehetséges, –: kizárt</translation>
    </message>
    <message>
        <source>guests.page.looks</source>
        <translation>Ki mit látott</translation>
    </message>
    <message>
        <source>guests.page.impossible</source>
        <translation>kizárt</translation>
    </message>
    <message>
        <source>guests.page.possible</source>
        <translation>lehetséges</translation>
    </message>
    <message>
        <source>guests.page.certain</source>
        <translation>biztos</translation>
    </message>
    <message>
        <source>guests.page.certain-many</source>
        <translation>biztos, legalább %1</translation>
    </message>
    <message>
        <source>guests.page.map</source>
        <translation>Térkép</translation>
    </message>
    <message>
        <source>guests.page.zoom-in</source>
        <translation>Nagyítás</translation>
    </message>
    <message>
        <source>guests.page.zoom-out</source>
        <translation>Kicsinyítés</translation>
    </message>
    <message>
        <source>guests.page.map-whole</source>
        <translation>Az egész</translation>
    </message>
    <message>
        <source>guests.page.map-own</source>
        <translation>Ahol állsz</translation>
    </message>
    <message>
        <source>guests.page.points</source>
        <translation>%1 pont</translation>
    </message>
    <message>
        <source>guests.page.points-one</source>
        <translation>%1 pont</translation>
    </message>
    <message>
        <source>guests.page.cards</source>
        <translation>%1 lap</translation>
    </message>
    <message>
        <source>guests.page.cards-one</source>
        <translation>%1 lap</translation>
    </message>
    <message>
        <source>guests.page.you</source>
        <translation>te</translation>
    </message>
    <message>
        <source>guests.page.bot</source>
        <translation>gépi játékos</translation>
    </message>
    <message>
        <source>guests.page.away</source>
        <translation>nincs kapcsolat</translation>
    </message>
    <message>
        <source>guests.page.to-act</source>
        <translation>következik</translation>
    </message>
    <message>
        <source>guests.page.at-stake</source>
        <translation>ez a tét</translation>
    </message>
    <message>
        <source>guests.page.not-here</source>
        <translation>nincs itt</translation>
    </message>
    <message>
        <source>guests.page.used-up</source>
        <translation>elhasználva</translation>
    </message>
    <message>
        <source>guests.page.place</source>
        <translation>%1. hely</translation>
    </message>
    <message>
        <source>guests.page.cards-lying</source>
        <translation>Lapok</translation>
    </message>
    <message>
        <source>guests.page.rank</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>guests.page.settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>guests.page.language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>guests.page.cloth</source>
        <translation>Színek</translation>
    </message>
    <message>
        <source>guests.page.cloth-system</source>
        <translation>Mint a telefoné</translation>
    </message>
    <message>
        <source>guests.page.cloth-light</source>
        <translation>Világos</translation>
    </message>
    <message>
        <source>guests.page.cloth-dark</source>
        <translation>Sötét</translation>
    </message>
    <message>
        <source>guests.page.text-size</source>
        <translation>Betűméret</translation>
    </message>
    <message>
        <source>guests.page.percent</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>guests.page.close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>guests.page.pick</source>
        <translation>Kijelölés</translation>
    </message>
    <message>
        <source>guests.page.name</source>
        <translation>A neved</translation>
    </message>
    <message>
        <source>guests.page.seats</source>
        <translation>A helyed</translation>
    </message>
    <message>
        <source>guests.page.seat</source>
        <translation>%1. hely</translation>
    </message>
    <message>
        <source>guests.page.sit-down</source>
        <translation>Leülés</translation>
    </message>
    <message>
        <source>guests.page.code</source>
        <translation>Kód</translation>
    </message>
    <message>
        <source>guests.page.code-where</source>
        <translation>A hat betű a gépen látható, a QR-kód alatt.</translation>
    </message>
    <message>
        <source>guests.page.code-wrong</source>
        <translation>Ez nem az a kód. Nézd meg újra a gépen!</translation>
    </message>
    <message>
        <source>guests.page.code-too-often</source>
        <translation>Most túl sokan próbálkoztak hibás kóddal. Egy perc múlva újra lehet próbálni.</translation>
    </message>
    <message>
        <source>guests.page.type-code</source>
        <translation>A kód beírása</translation>
    </message>
    <message>
        <source>guests.page.bot-decides</source>
        <translation>Most gép dönt helyetted.</translation>
    </message>
    <message>
        <source>guests.page.join-closed</source>
        <translation>Most nem lehet leülni: a laptopon lezárták a csatlakozást.</translation>
    </message>
    <message>
        <source>guests.page.join-full</source>
        <translation>Nincs szabad hely.</translation>
    </message>
    <message>
        <source>guests.page.connecting</source>
        <translation>Kapcsolódás…</translation>
    </message>
    <message>
        <source>guests.page.reconnecting</source>
        <translation>Megszakadt a kapcsolat. Amint lehet, magától helyreáll.</translation>
    </message>
    <message>
        <source>guests.page.not-sent</source>
        <translation>Nincs kapcsolat a laptoppal, ezért ez nem ment el. Próbáld újra, ha helyreállt.</translation>
    </message>
    <message>
        <source>guests.page.ended-unknown</source>
        <translation>Ez a hivatkozás már nem érvényes. Olvasd be újra a laptopon látható QR-kódot.</translation>
    </message>
    <message>
        <source>guests.page.ended-crowded</source>
        <translation>Ezt a helyet már két telefon használja. Zárd be az egyiken ezt az oldalt.</translation>
    </message>
    <message>
        <source>guests.page.ended-version</source>
        <translation>Ez az oldal nem a laptopon futó programhoz való. Töltsd be újra.</translation>
    </message>
    <message>
        <source>guests.page.ended-host</source>
        <translation>A laptopon lezárták a játszmát, vagy másnak adták ezt a helyet.</translation>
    </message>
    <message>
        <source>guests.page.waits</source>
        <translation>Megvan a helyed. A játszma a laptopon kezdődik.</translation>
    </message>
    <message>
        <source>guests.page.try-again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>guests.page.skip</source>
        <translation>Ugrás a kérdéshez</translation>
    </message>
    <message>
        <source>guests.page.sections</source>
        <translation>Az oldal részei</translation>
    </message>
    <message>
        <source>guests.page.go-question</source>
        <translation>Kérdés</translation>
    </message>
    <message>
        <source>guests.page.go-your-cards</source>
        <translation>Lapok</translation>
    </message>
    <message>
        <source>guests.page.go-map</source>
        <translation>Térkép</translation>
    </message>
    <message>
        <source>guests.page.go-table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>guests.page.go-log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>guests.page.go-notebook</source>
        <translation>Jegyzetek</translation>
    </message>
</context>
</TS>
