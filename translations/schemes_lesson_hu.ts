<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>schemes</name>
    <message>
        <source>lesson.goals</source>
        <translation>Két célkártya fekszik az asztalon, mindkettő egy oszlop tetején: egy 3 pontos (zene) és egy 2 pontos (kereskedelem). A forduló végén az nyeri meg az oszlop célkártyáját, akinek ott a legtöbb befolyása van (S-42). Hat forduló után a legtöbb pont nyer.</translation>
    </message>
    <message>
        <source>lesson.merchant</source>
        <translation>A lapokat képpel lefelé rakjátok az oszlopok aljára, így a tieidet csak te ismered. A Kereskedő szakember: a kereskedelem oszlopában 12-t ér, máshol 8-at (S-7). Válaszd ki, aztán kattints a kereskedelem oszlopára.</translation>
    </message>
    <message>
        <source>lesson.merchant.not</source>
        <translation>Ez is szabályos volna, de most a Kereskedőt rakd a kereskedelem oszlopába: csak ott ér 12-t.</translation>
    </message>
    <message>
        <source>lesson.assassin</source>
        <translation>%2 lapot rakott a zene oszlopába. Aki alárak egy másikat, felfordítja, és a felfordult lap képessége azonnal működik (S-13). Rakd oda az Orgyilkost: ő azt a lapot dobatja el, amelyik később felfordítja.</translation>
    </message>
    <message>
        <source>lesson.assassin.not</source>
        <translation>Most az Orgyilkost rakd a zene oszlopába: ott a legvalószínűbb, hogy valaki alárak egy lapot.</translation>
    </message>
    <message>
        <source>lesson.turned</source>
        <translation>A Királyné 16-ot ér, és nincs képessége. %2 következő lapja a Kereskedődet fordította fel, így a kereskedelem oszlopában megvan a szükséges 2 lap: betelt. Betelt oszlopba is szabad rakni; a forduló csak akkor ér véget, amikor minden oszlop betelt (S-19).</translation>
    </message>
    <message>
        <source>lesson.wizard</source>
        <translation>A zene oszlopába most ne rakj: a saját Orgyilkosod a te lapodat dobatná el (S-25). Rakd a Varázslót a kereskedelem oszlopába: a forduló végén minden lap távozik onnan, amely legalább 10-et ér, a Kereskedőd is (S-54). A Varázsló 7-et ér, és marad.</translation>
    </message>
    <message>
        <source>lesson.wizard.not</source>
        <translation>A Varázslónak most a kereskedelem oszlopában van a legjobb helye: oda rakd.</translation>
    </message>
    <message>
        <source>lesson.murder</source>
        <translation>A Varázslód felfordította a Herceget, aki a 14 befolyásával együtt távozik a forduló végén. Ezután %2 a zene oszlopába rakott, és felfordította az Orgyilkosodat, az pedig eldobatta a lapot (S-25). Ott tehát még mindig csak 2 lap van a 3-ból.</translation>
    </message>
    <message>
        <source>lesson.decision</source>
        <translation>Még egy lap, és a zene oszlopa is betelt: a forduló azonnal véget ér, és senki sem válaszolhat. A Királyné 16-ot ér %2 javára, az Orgyilkos 9,5-et neked. Te döntesz: melyik lapod elég a győzelemhez, és melyiket tartanád meg inkább?</translation>
    </message>
    <message>
        <source>lesson.end</source>
        <translation>Ez volt az első forduló a hatból. Láttad, hogyan dőltek el az oszlopok; a napló egy sorára kattintva bármikor visszanézheted. Új célkártyák fekszenek az asztalon: játssz tovább!</translation>
    </message>
    <message>
        <source>lesson.end.open</source>
        <translation>A zene oszlopából még hiányzik egy lap, ezért a forduló folytatódik, és %2 következik. A forduló akkor ér véget, amikor mindkét oszlop betelt. Játssz tovább!</translation>
    </message>
</context>
</TS>
