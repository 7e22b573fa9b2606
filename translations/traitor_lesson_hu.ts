<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>traitor</name>
    <message>
        <source>lesson.houses</source>
        <translation>Két ház, a Sas és a Rózsa vetélkedik a gyűrű tizenkét tájáért. Te most a Sashoz vagy hűséges: ezt mutatja a hűségkártyád. Ha a házad megnyer egy konfliktust, győzelmi pontot kapsz, és a végén a legtöbb pont nyer.</translation>
    </message>
    <message>
        <source>lesson.estate</source>
        <translation>Rakd le az első tanyádat a Sas Városa alá. A tanya fordulónként egy ellátmánykártyát hoz, de csak addig, amíg a táj azé a házé, amelyikhez te is hűséges vagy (T-64). A Várost 15 konfliktuspontja miatt nehéz elvenni, ezért jó hely.</translation>
    </message>
    <message>
        <source>lesson.estate.not</source>
        <translation>Ide is szabad volna. Most mégis a Sas Városát válaszd: ezt a tájat a legnehezebb elvenni, itt hoz a legtovább lapot a tanyád.</translation>
    </message>
    <message>
        <source>lesson.action</source>
        <translation>A hat akciókártya egyike megnézetlenül félre van téve. A többi ötöt te látod először, így csak te tudod, hogy a Földműves marad ki; amit továbbadsz, abból választanak a többiek. Vedd el a Stratégát: 2 győzelmi pontot ér, és te jelölöd ki a következő konfliktus helyét.</translation>
    </message>
    <message>
        <source>lesson.action.not</source>
        <translation>Ez is jó lap, de most a Stratégát vedd el: 2 biztos pont, és a következő fordulóban te mondod meg, hol legyen a konfliktus.</translation>
    </message>
    <message>
        <source>lesson.supplies</source>
        <translation>%2 az Erdő és a Folyó közé tette a konfliktust. A Rózsa az Erdővel 7, a Sas a Folyóval 5 konfliktusponttal indul, és ehhez adódnak a kijátszott ellátmánykártyák. Jelöld ki az 5-öst, és játszd ki a gombbal: így a Sas vezet, és két lapod megmarad.</translation>
    </message>
    <message>
        <source>lesson.supplies.not</source>
        <translation>Most csak az 5-öst játszd ki: nélküle a Rózsa vezetne, több lapért viszont kár, mert ami az asztalra kerül, azt eldobjátok (T-60).</translation>
    </message>
    <message>
        <source>lesson.traitor</source>
        <translation>%3 volt az Áruló: a 6-ossal együtt átállt a Rózsához (T-30). A Rózsa így 7 + 4 + 6 = 17, a Sas 5 + 5 = 10 pontot ért el. Ketten győztek, ezért a vesztes Folyó II. oszlopa 4-4 győzelmi pontot adott nekik; az Áruló még 1, a te Stratégád 2 pontot ér.</translation>
    </message>
    <message>
        <source>lesson.estates</source>
        <translation>%2 Építészként új tanyát rakott az Erdő alá. A te tanyád a Város alatt egy lapot hozott: ez a 6-os. %3 tanyája egyet sem, mert a Falu a Sasé maradt, %3 viszont már a Rózsához hűséges (T-64).</translation>
    </message>
    <message>
        <source>lesson.conflict</source>
        <translation>Stratéga voltál, nálad a stratégiakártya: te jelölöd ki a konfliktust két különböző házhoz tartozó táj határán. Egyedül maradtál a Sas oldalán: ha győzöl, a vesztes táj I. oszlopa a tiéd (T-41). Válaszd a Város és a Falu határát: itt a Sas 15–10-re vezet, és a Falu I. oszlopa 7 pont.</translation>
    </message>
    <message>
        <source>lesson.conflict.not</source>
        <translation>Itt is lehetne, de a Város és a Falu határa jobb: ott 5 ponttal vezetsz, és egyedül 7 győzelmi pontot nyerhetsz.</translation>
    </message>
    <message>
        <source>lesson.draft</source>
        <translation>Most te választasz utoljára, és ez a három lap maradt. Itt az Áruló: ha nem te veszed el, ebben a fordulóban senki sem áll át. A hiányzó három lap közül kettő %2 és %3 előtt fekszik, egy pedig félre van téve; döntsd el, melyiket kéred.</translation>
    </message>
    <message>
        <source>lesson.decision</source>
        <translation>A Rózsa 19, a Sas 15 ponttal áll, és te jössz utoljára. A két diplomatát és a Földművest nem láttad: a Rózsa ezekkel még legfeljebb 7 pontot kaphat (T-34). Dönts: hány lapodat ér meg a 7 győzelmi pont?</translation>
    </message>
    <message>
        <source>lesson.decision.traitor</source>
        <translation>Árulóként a felfedéskor átállsz a Rózsához, és a lapjaid is veled mennek (T-26). A Sas oldalán így senki sem marad, a Rózsa pedig már most 19–15-re vezet. Dönts: kell-e ehhez akár egy lapod is?</translation>
    </message>
    <message>
        <source>lesson.end.won</source>
        <translation>A Sas győzött, és egyedül álltál az oldalán: a Falu I. oszlopa 7 győzelmi pontot adott, pedig %2 a +5-ös diplomatát rejtegette. Kilenc forduló után még a lerakatok is pontot érnek, és a legtöbb győzelmi pont nyer. Innen már a magad feje szerint játszhatsz tovább.</translation>
    </message>
    <message>
        <source>lesson.end.lost</source>
        <translation>A Rózsa győzött, és a Város az övé lett: %2 a +5-ös diplomatát rejtegette. Megtartott lapjaid még jól jönnek: a biztos győzelemhez a rejtett 7 ponttal is számolnod kellett volna. Kilenc forduló után a lerakatok is pontot érnek, és a legtöbb győzelmi pont nyer; innen már a magad feje szerint játszhatsz tovább.</translation>
    </message>
    <message>
        <source>lesson.end.tied</source>
        <translation>Egyenlőség: senki sem győzött, és a tájak maradtak, ahol voltak (T-38), mert %2 a +5-ös diplomatát rejtegette. Egyetlen ponttal több 7 győzelmi pontot ért volna. Kilenc forduló után a lerakatok is pontot érnek, és a legtöbb győzelmi pont nyer; innen már a magad feje szerint játszhatsz tovább.</translation>
    </message>
    <message>
        <source>lesson.end.traitor</source>
        <translation>Átálltál, és a Rózsával győztél, de hárman osztoztok: a Város III. oszlopa csak 4-4 pontot ér, és 1 jár neked az Árulóért. Minél kevesebben győztök, annál többet ér. Kilenc forduló után a lerakatok is pontot érnek, és a legtöbb győzelmi pont nyer; innen már a magad feje szerint játszhatsz tovább.</translation>
    </message>
</context>
</TS>
