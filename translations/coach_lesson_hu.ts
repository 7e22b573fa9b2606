<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>coach</name>
    <message>
        <source>lesson.aim</source>
        <translation>Két titkos szövetség utazik együtt, és te a Rendhez tartozol: ti három kulccsal győztök, a Testvériség három kehellyel. Hogy a másik három utas közül ki a barátod, azt neked kell kiderítened. Akkor hirdess győzelmet, ha biztos vagy a dolgodban: aki téved, az ellenséget juttatja győzelemhez.</translation>
    </message>
    <message>
        <source>lesson.bag</source>
        <translation>A körödben cserélhetsz, verekedhetsz, győzelmet hirdethetsz vagy passzolhatsz. Ajánld cserére a Titkos táskát, partnered legyen %2: jelöld ki a lapot, aztán az utast. Aki táskát ad, húzhat a tárgypakliból (C-57).</translation>
    </message>
    <message>
        <source>lesson.bag.not</source>
        <translation>Ez is szabályos volna, de most ajánld a táskát, partnered legyen %2.</translation>
    </message>
    <message>
        <source>lesson.draw</source>
        <translation>%2 elfogadta, és a Monoklit adta érte, így most tudja, hogy a Rendhez tartozol. A táska képességéért te húzhatsz: kattints a paklira, és húzd fel a felső lapját.</translation>
    </message>
    <message>
        <source>lesson.draw.not</source>
        <translation>Lemondhatnál róla, de egy tárgy mindig jól jön: húzd fel a lapot.</translation>
    </message>
    <message>
        <source>lesson.monocle</source>
        <translation>Kulcsot húztál, és közben a többiek is cseréltek, passzoltak. Most te nézz meg valakit: ajánld cserére a Monoklit, partnered legyen %2. Aki Monoklit ad, megnézi a partnere szövetségét (C-57).</translation>
    </message>
    <message>
        <source>lesson.monocle.not</source>
        <translation>Ezt is lehetne, de a Monoklival többet tudsz meg: ajánld cserére, partnered legyen %2.</translation>
    </message>
    <message>
        <source>lesson.fight</source>
        <translation>%2 a barátod, és egy kulcsot adott: a jegyzeteid ezt az utas mellett mutatják. Négy helyen kettő a Rend, tehát %3 és %4 ellenfél. Verekedj meg vele: %4.</translation>
    </message>
    <message>
        <source>lesson.fight.not</source>
        <translation>Ezt később is megteheted. Most indíts verekedést, ellenfeled legyen %4.</translation>
    </message>
    <message>
        <source>lesson.window</source>
        <translation>%2 melletted áll, %3 a védekezőt támogatja: 2–2. A program most többször is körbekérdez, akar-e valaki közbelépni; azt, hogy kit kérdez, csak a nyílt lapok döntik el. Te nem Hipnotizőr vagy: válaszd ezt: Nem.</translation>
    </message>
    <message>
        <source>lesson.window.not</source>
        <translation>Most csak ezt felelheted: Nem.</translation>
    </message>
    <message>
        <source>lesson.brawler</source>
        <translation>Most mindenki képességet vagy tárgyat használhat. Bunyós vagy, és te támadtál: kattints a foglalkozásodra, ez +1 pont (C-91). Mivel ezzel felfeded a lapod, a program még egyszer rákérdez: erősítsd meg.</translation>
    </message>
    <message>
        <source>lesson.brawler.not</source>
        <translation>Így döntetlen lenne. Használd a Bunyóst.</translation>
    </message>
    <message>
        <source>lesson.pass</source>
        <translation>3–2 a javadra. Minden használat után újra mindenki kérdést kap (C-95). Válaszd ezt: Nem.</translation>
    </message>
    <message>
        <source>lesson.pass.not</source>
        <translation>Több képességed nincs: válaszd ezt: Nem.</translation>
    </message>
    <message>
        <source>lesson.spoils</source>
        <translation>Nyertél! Megnézheted %4 szövetségét és foglalkozását, vagy átkutathatod a poggyászát, és elvehetsz egy tárgyat. Te döntesz.</translation>
    </message>
    <message>
        <source>lesson.end</source>
        <translation>Két kulcsod van, és tudod, ki a barátod: már csak a harmadik hiányzik. Cserélj, verekedj, jegyezd meg, ki kit támogat, és hirdess győzelmet, amikor biztos vagy benne. Jó utat!</translation>
    </message>
</context>
</TS>
