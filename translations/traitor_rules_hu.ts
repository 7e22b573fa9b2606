<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU" sourcelanguage="en">
<context>
    <name>traitor</name>
    <message>
        <source>rules.title</source>
        <translation>Áruló – játékszabály</translation>
    </message>
    <message>
        <source>rules.example</source>
        <translation>Példa.</translation>
    </message>
    <message>
        <source>rules.head.intro</source>
        <translation>Bevezető</translation>
    </message>
    <message>
        <source>rules.intro.idea</source>
        <translation>Tizenkét táj, két hercegi ház: a tájak fele a **Sasé**, fele a **Rózsáé**, és egyik ház sem éri be ennyivel. Mindig az egyikhez vagy hűséges, de nem feltétlenül örökre. Fordulónként egyszer kitör egy konfliktus a két ház egy-egy szomszédos tája között, és mire eldől, akadhat, aki már a túloldalon áll.</translation>
    </message>
    <message>
        <source>rules.intro.aim</source>
        <translation>**A cél.** Az nyer, akinek a végén a legtöbb győzelmi pontja van. A pontok zömét a megnyert konfliktusok hozzák, méghozzá annál többet, minél kevesebben álltok a győztes oldalon. A legjobb egyedül győzni. Pontot ér az Áruló és a Stratéga is, a játszma végén pedig a lerakatok.</translation>
    </message>
    <message>
        <source>rules.intro.round</source>
        <translation>**A forduló dióhéjban.** A stratégiakártya birtokosa kijelöli a konfliktus helyét. Mindenki titokban választ egy akciókártyát, majd sorban, nyíltan kijátszhattok ellátmánykártyákat a házatok javára. Ekkor felfeditek az akciókártyákat: aki az Árulót választotta, átáll, és a kijátszott lapjai is vele mennek. A vesztes táj a győztes házé lesz.</translation>
    </message>
    <message>
        <source>rules.intro.length</source>
        <translation>**Kinek szól?** Három vagy négy játékosnak, 12 éves kortól. Egy játszma 45–60 perc.</translation>
    </message>
    <message>
        <source>rules.head.components</source>
        <translation>A játék tartozékai</translation>
    </message>
    <message>
        <source>rules.intro.components</source>
        <translation>| tartozék | darab | |
|:--|:-:|:--|
| tájkártya | 12 | hatféle táj, mindegyikből kettő; egyik oldaluk a Sasé, a másik a Rózsáé, a számok mindkét oldalon azonosak |
| tanya- és lerakatkártya | 12 | az építmények, színenként három; egyik oldaluk tanya, a másik lerakat |
| ellátmánykártya | 23 | öt-öt 2-es, 3-as, 4-es és 5-ös, két 6-os, egy 8-as |
| akciókártya | 6 | mindegyik más |
| hűségkártya | 4 | színenként egy; azt mutatja, melyik házhoz vagy hűséges |
| stratégiakártya | 1 | a birtokosa jelöli ki a konfliktus helyét |
| konfliktuskártya | 1 | a konfliktus helyén fekszik |
| kezdőjátékos-kártya | 1 | fordulónként eggyel balra vándorol |
| áttekintőkártya | 6 | emlékeztető, a játékban nincs szerepe |</translation>
    </message>
    <message>
        <source>rules.head.summary</source>
        <translation>Az egész játék egy oldalon</translation>
    </message>
    <message>
        <source>rules.head.phases</source>
        <translation>A forduló fázisai</translation>
    </message>
    <message>
        <source>rules.summary.phases</source>
        <translation>1. **A konfliktus helye.** A stratégiakártya birtokosa két szomszédos tájat jelöl ki, amelyek nem ugyanazé a házé.
2. **Akciókártyák.** Egyet vakon félretesztek. A többi körbejár, mindenki titokban választ egyet.
3. **Ellátmány.** Sorban, nyíltan annyi ellátmánykártyát játszotok ki, ahányat akartok.
4. **Felfedés.** Felfeditek az akciókártyákat. Az Áruló átáll.
5. **Összegzés.** A táj, az ellátmány és a diplomaták pontjai döntenek: a nagyobb összeg győz.
6. **Pontok.** A győztesek a vesztes táj táblázata szerint kapnak győzelmi pontot, az Áruló 1-et, a Stratéga 2-t. A vesztes táj átfordul.
7. **Építés.** Az Építész lerak vagy átfordít egy építményt.
8. **Stratégiakártya.** A Stratégáé lesz.
9. **Elhasznált ellátmány.** A kijátszott lapok a dobott lapok közé kerülnek.
10. **Húzás.** Elsőként a Földműves húz 3 lapot, aztán a többiek a tanyáik után. Senki kezében sem lehet 5 lapnál több.
11. **Akciókártyák vissza.** Mind a hat a gyűrű közepére kerül.
12. **Kezdőjátékos.** A kártyája eggyel balra vándorol.
13. **Új forduló** kezdődik.</translation>
    </message>
    <message>
        <source>rules.head.actions</source>
        <translation>A hat akciókártya</translation>
    </message>
    <message>
        <source>rules.summary.actions</source>
        <translation>| akciókártya | mit tesz | fázis |
|:--|:--|:-:|
| **Áruló** | átállsz a másik házhoz; 1 győzelmi pont | 4., 6. |
| **+2-es diplomata** | 2 konfliktuspont a házadnak; egy ellátmánykártyával többet húzhatsz | 5., 10. |
| **+5-ös diplomata** | 5 konfliktuspont a házadnak; ha mindenki ugyanahhoz a házhoz hűséges, átállsz | 4., 5. |
| **Építész** | lerakhatsz egy építményt, vagy átfordíthatsz egy sajátot | 7. |
| **Stratéga** | 2 győzelmi pont; tiéd a stratégiakártya | 6., 8. |
| **Földműves** | mindenki előtt 3 ellátmánykártyát húzol, de a tanyáid után nem jár lap | 10. |</translation>
    </message>
    <message>
        <source>rules.summary.end</source>
        <translation>**A vége.** Három játékossal 9, néggyel 8 fordulót játszotok, de a játszma azonnal véget ér, ha egy forduló végén mind a tizenkét táj egyetlen házé. Végül minden lerakatod annyi győzelmi pontot ér, ahány lap a kezedben van, de legfeljebb hármat.</translation>
    </message>
    <message>
        <source>rules.head.setup</source>
        <translation>Előkészületek</translation>
    </message>
    <message>
        <source>rules.T-1</source>
        <translation>Hárman vagy négyen játszhatjátok. A játszma három játékossal 9, néggyel 8 fordulóból áll.</translation>
    </message>
    <message>
        <source>rules.T-2</source>
        <translation>Az első forduló kezdőjátékosát kisorsoljátok, vagy megegyeztek, ki legyen az. Ő kapja a kezdőjátékos-kártyát.</translation>
    </message>
    <message>
        <source>rules.T-3</source>
        <translation>**Hűség.** A kezdőjátékos a Sashoz hűséges, a bal oldali szomszédja a Rózsához, és így tovább felváltva az óramutató járása szerint. Ha négyen vagytok, ketten-ketten álltok egy oldalon; ha hárman, ketten a Sashoz, egyikőtök a Rózsához hűséges. A hűségkártyád a házad oldalával felfelé fekszik előtted.</translation>
    </message>
    <message>
        <source>rules.T-4</source>
        <translation>**A gyűrű.** Minden tájból kettő van: az egyik a Sas oldalával, a másik a Rózsáéval kerül felfelé. Keverjétek össze mind a tizenkettőt úgy, hogy közben ne forduljanak át, és rakjátok le őket körben, mint az órán a számokat. Minden tájnak pontosan két szomszédja van; a kör a tetején is összeér.</translation>
    </message>
    <message>
        <source>rules.T-5</source>
        <translation>**Tartalék.** Három építményed van a saját színedben: a kártyák egyik oldala tanya, a másik lerakat. Amelyik még nincs az asztalon, az a *tartalékod*.</translation>
    </message>
    <message>
        <source>rules.T-6</source>
        <translation>**Az első tanya.** A kezdőjátékossal kezdve, az óramutató járása szerint mindenki lerak egy építményt a tartalékából, tanya oldalával felfelé, egy olyan táj alá, amely alatt még nincs másik. A táj bármelyik házé lehet, nemcsak azé, amelyhez hűséges vagy.</translation>
    </message>
    <message>
        <source>rules.T-7</source>
        <translation>Egy táj alatt egyszerre csak egy építmény lehet: mindegy, kié, és mindegy, tanya-e vagy lerakat.</translation>
    </message>
    <message>
        <source>rules.T-8</source>
        <translation>**Osztás.** Ha minden tanya a helyén van, keverjétek meg az ellátmánykártyákat. A kezdőjátékos kapja a felső három lapot, a bal oldali szomszédja a következő hármat, és így tovább. A maradék a húzópakli, képpel lefelé. Dobott lap még nincs.</translation>
    </message>
    <message>
        <source>rules.T-9</source>
        <translation>**Változat: rögzített osztás.** Keverés előtt vegyetek ki játékosonként egy 3-as, egy 4-es és egy 5-ös lapot. A három véletlen lap helyett mindenki egy-egy ilyen hármast kap. A húzópakli a többi lap: három játékosnál 14, négynél 11.</translation>
    </message>
    <message>
        <source>rules.T-10</source>
        <translation>**Stratégiakártya.** Az első fordulóban a kezdőjátékos bal oldali szomszédjáé, a konfliktuskártyával együtt.</translation>
    </message>
    <message>
        <source>rules.T-11</source>
        <translation>A hat akciókártyát tegyétek képpel lefelé a gyűrű közepére. Mindenki 0 győzelmi ponttal kezd.</translation>
    </message>
    <message>
        <source>rules.T-12</source>
        <translation>Négyen játszanak; Barna a kezdőjátékos, utána Kék, Zöld és Sárga következik. Barna és Zöld a Sashoz hűséges, Kék és Sárga a Rózsához. Így áll össze a gyűrű, a tetejéről indulva, az óramutató járása szerint:

| | Sas | | Rózsa |
|:-:|:--|:-:|:--|
| 3. | Sivatag | 1. | Város |
| 6. | Város (Barna tanyája) | 2. | Falu (Sárga tanyája) |
| 7. | Legelő | 4. | Folyó |
| 9. | Erdő | 5. | Erdő |
| 11. | Falu (Zöld tanyája) | 8. | Sivatag |
| 12. | Folyó (Kék tanyája) | 10. | Legelő |

Kék a Rózsához hűséges, mégis a Sas Folyója alá rakta a tanyáját; ezt szabad. Az osztás: Barna 2, 4, 6; Kék 3, 4, 8; Zöld 2, 2, 5; Sárga 3, 4, 5. A stratégiakártya Kéké, mert ő ül Barna bal oldalán.</translation>
    </message>
    <message>
        <source>rules.head.round</source>
        <translation>A forduló</translation>
    </message>
    <message>
        <source>rules.T-13</source>
        <translation>Minden forduló ugyanazokból a fázisokból áll. Dönteni csak ezekben kell, a többi magától megy:

| fázis | döntés | ki dönt |
|:-:|:--|:--|
| 1. | hol legyen a konfliktus | a stratégiakártya birtokosa |
| 2. | melyik akciókártyát választod | sorban mindenki, a kezdőjátékossal kezdve |
| 3. | mely ellátmánykártyákat játszod ki | sorban mindenki, a kezdőjátékossal kezdve |
| 7. | mit építesz | aki az Építészt választotta |
| 10. | mit dobsz el, ha nem fér a kezedbe minden lap | elsőként a Földműves, majd a többiek, a kezdőjátékossal kezdve |</translation>
    </message>
    <message>
        <source>rules.head.phase1</source>
        <translation>1. fázis: a konfliktus helye</translation>
    </message>
    <message>
        <source>rules.T-14</source>
        <translation>A stratégiakártya birtokosa két szomszédos táj közé teszi a konfliktuskártyát. A két táj nem lehet ugyanazé a házé.</translation>
    </message>
    <message>
        <source>rules.T-15</source>
        <translation>Amíg mindkét háznak van tája, mindig van ilyen hely, legalább kettő; a számuk mindig páros. Ha minden táj egyetlen házé, a játszma már az előző forduló végén befejeződött (T-79).</translation>
    </message>
    <message>
        <source>rules.T-16</source>
        <translation>Ugyanazt a helyet később újra ki lehet jelölni, akárhogy végződött ott az előző konfliktus. Az sem számít, melyik házhoz vagy hűséges, és hol vannak építményeid.</translation>
    </message>
    <message>
        <source>rules.T-17</source>
        <translation>Kék a gyűrű tetejét választja: a Sas Folyója és a Rózsa Városa kerül szembe egymással. A Folyót egyelőre Barna és Zöld védi, a Várost Kék és Sárga.</translation>
    </message>
    <message>
        <source>rules.head.phase2</source>
        <translation>2. fázis: akciókártyák</translation>
    </message>
    <message>
        <source>rules.T-18</source>
        <translation>Keverjétek meg a hat akciókártyát, és a felsőt tegyétek középre képpel lefelé úgy, hogy senki se lássa. Ez a *félretett* kártya; ebben a fordulóban nincs szerepe.</translation>
    </message>
    <message>
        <source>rules.T-19</source>
        <translation>A kezdőjátékos megnézi a többi ötöt, egyet képpel lefelé a hűségkártyája elé tesz, a maradékot továbbadja balra. A következő ugyanígy választ, és így tovább, amíg mindenkihez nem kerül egy kártya.</translation>
    </message>
    <message>
        <source>rules.T-20</source>
        <translation>Ami az utolsó játékosnál megmarad, képpel lefelé középre kerül. Négy játékosnál az utolsó kettőből választ, és egy marad meg; háromnál háromból, és kettő marad meg.</translation>
    </message>
    <message>
        <source>rules.T-21</source>
        <translation>Mindenkinek kötelező választania. A választott kártya a 4. fázisig titkos, és nem cserélhető ki.</translation>
    </message>
    <message>
        <source>rules.T-22</source>
        <translation>Jegyezd meg, mit láttál a választáskor: a forduló végéig hasznát veheted. A program is emlékeztet rá, de csak téged (T-85).</translation>
    </message>
    <message>
        <source>rules.T-23</source>
        <translation>A +2-es diplomata kerül félre. Barna öt kártyából az Építészt választja, Kék négyből az Árulót, Zöld háromból a Stratégát, Sárga kettőből a +5-ös diplomatát. A Földműves marad meg.</translation>
    </message>
    <message>
        <source>rules.head.phase3</source>
        <translation>3. fázis: ellátmány</translation>
    </message>
    <message>
        <source>rules.T-24</source>
        <translation>A kezdőjátékossal kezdve, az óramutató járása szerint mindenki kijátszik a kezéből annyi ellátmánykártyát, ahányat akar: akár egyet sem, akár mindet. A lapok *képpel felfelé* kerülnek az asztalra, így aki később következik, látja, mit játszottak ki előtte. Itt ez a szokásos; a magyar szabályfüzet szerint képpel lefelé kell kijátszani őket, erre való a T-25 változata.</translation>
    </message>
    <message>
        <source>rules.T-25</source>
        <translation>**Változat: rejtett ellátmány.** A lapokat képpel lefelé játsszátok ki, csak a számuk látható. A 4. fázis elején mindet egyszerre felfeditek.</translation>
    </message>
    <message>
        <source>rules.T-26</source>
        <translation>Az ellátmány azt a házat erősíti, amelyhez a kijátszója az 5. fázisban hűséges; nem az számít, hol állt, amikor kijátszotta.</translation>
    </message>
    <message>
        <source>rules.T-27</source>
        <translation>A kijátszott lapokat nem veheted vissza, és később már nem tehetsz hozzájuk. Szabad semmit sem kijátszani; ha nincs lapod, mást nem is tehetsz.</translation>
    </message>
    <message>
        <source>rules.T-28</source>
        <translation>Barna 12 pontot játszik ki: 2, 4, 6. Kék egy 4-est tesz le, Zöld semmit, Sárga egy 3-ast.</translation>
    </message>
    <message>
        <source>rules.head.phase4</source>
        <translation>4. fázis: felfedés</translation>
    </message>
    <message>
        <source>rules.T-29</source>
        <translation>Minden választott akciókártyát egyszerre felfedtek. A félretett és a megmaradt kártyák képpel lefelé maradnak.</translation>
    </message>
    <message>
        <source>rules.T-30</source>
        <translation>Aki az **Árulót** választotta, azonnal átfordítja a hűségkártyáját, és átáll a másik házhoz. Ott is marad, amíg újra át nem áll. Az átállás kötelező.</translation>
    </message>
    <message>
        <source>rules.T-31</source>
        <translation>**Ha mindenki egy oldalon áll.** Ha a fázis elején, még az Áruló átállása előtt, minden játékos ugyanahhoz a házhoz hűséges, a **+5-ös diplomata** is átáll. Ha az Árulót és a +5-ös diplomatát is választotta valaki, ketten állnak át. Ez is kötelező.</translation>
    </message>
    <message>
        <source>rules.T-32</source>
        <translation>Ha mindenki egy oldalon áll, de egyik kártyát sem választotta senki, mindenki marad, ahol van.</translation>
    </message>
    <message>
        <source>rules.T-33</source>
        <translation>Kék az Áruló: otthagyja a Rózsát, és most már Barnával és Zölddel együtt a Sas Folyóját védi.</translation>
    </message>
    <message>
        <source>rules.head.phase5</source>
        <translation>5. fázis: összegzés</translation>
    </message>
    <message>
        <source>rules.T-34</source>
        <translation>Mindkét ház összeadja:
- a konfliktusban álló tájának konfliktuspontjait;
- minden ellátmánykártyát, amelyet most hozzá hűséges játékosok játszottak ki;
- 2 pontot, ha náluk van a +2-es diplomata, és 5 pontot, ha náluk van a +5-ös diplomata.</translation>
    </message>
    <message>
        <source>rules.T-35</source>
        <translation>A tájak konfliktuspontjai:

| Sivatag | Legelő | Folyó | Erdő | Falu | Város |
|:-:|:-:|:-:|:-:|:-:|:-:|
| 0 | 3 | 5 | 7 | 10 | 15 |</translation>
    </message>
    <message>
        <source>rules.T-36</source>
        <translation>A diplomata pontjai is ahhoz a házhoz tartoznak, amelyhez a játékosa a 4. fázis után hűséges. Ez a T-31 miatt átállt +5-ös diplomatára is igaz.</translation>
    </message>
    <message>
        <source>rules.T-37</source>
        <translation>A nagyobb összeg győz.</translation>
    </message>
    <message>
        <source>rules.T-38</source>
        <translation>Egyenlőség esetén senki sem győz: egyik táj sem fordul át, és a táblázat szerint senki sem kap pontot. Az Áruló és a Stratéga pontja ilyenkor is jár (T-44, T-45).</translation>
    </message>
    <message>
        <source>rules.T-39</source>
        <translation>A Sas: 5 (Folyó) + 12 (Barna) + 4 (Kék) + 0 (Zöld) = 21. A Rózsa: 15 (Város) + 3 (Sárga) + 5 (Sárga diplomatája) = 23. A Rózsa győz.</translation>
    </message>
    <message>
        <source>rules.head.phase6</source>
        <translation>6. fázis: győzelmi pontok</translation>
    </message>
    <message>
        <source>rules.T-40</source>
        <translation>Győztes mindenki, aki most a győztes házhoz hűséges, akkor is, ha egyetlen ellátmánykártyát sem játszott ki.</translation>
    </message>
    <message>
        <source>rules.T-41</source>
        <translation>Minden győztes annyi győzelmi pontot kap, amennyit a *vesztes* táj mutat abban az oszlopban, amely a győztesek számának felel meg:

| vesztes táj | I. | II. | III. | IV. |
|:--|:-:|:-:|:-:|:-:|
| Sivatag | 3 | 2 | 1 | 1 |
| Legelő | 4 | 3 | 2 | 1 |
| Folyó | 5 | 4 | 3 | 2 |
| Erdő | 6 | 5 | 3 | 2 |
| Falu | 7 | 5 | 4 | 3 |
| Város | 8 | 6 | 4 | 3 |</translation>
    </message>
    <message>
        <source>rules.T-42</source>
        <translation>Ha hárman játszotok, és mindhárman győztetek, a III. oszlop érvényes. **Változat: IV. oszlop.** Ilyenkor a IV. oszlop szerint kaptok pontot.</translation>
    </message>
    <message>
        <source>rules.T-43</source>
        <translation>Ha a győztes házhoz senki sem hűséges, a táblázat szerint senki sem kap pontot, a vesztes táj azonban így is átfordul.</translation>
    </message>
    <message>
        <source>rules.T-44</source>
        <translation>Az **Áruló** 1 győzelmi pontot kap, akár győzött, akár vesztett, egyenlőség esetén is.</translation>
    </message>
    <message>
        <source>rules.T-45</source>
        <translation>A **Stratéga** 2 győzelmi pontot kap, akár győzött, akár vesztett, egyenlőség esetén is.</translation>
    </message>
    <message>
        <source>rules.T-46</source>
        <translation>A vesztes tájat fordítsátok át: mostantól a győztes házé. Az alatta fekvő építményhez ne nyúljatok. A győzelmi pontok állása mindig nyilvános.</translation>
    </message>
    <message>
        <source>rules.T-47</source>
        <translation>Egyedül Sárga győzött, ezért a vesztes Folyó I. oszlopa szerint 5 pontot kap. Kék Árulóként 1, Zöld Stratégaként 2 pontot kap, Barna semmit. A Folyó átfordul, mostantól a Rózsáé.</translation>
    </message>
    <message>
        <source>rules.T-48</source>
        <translation>Ha a Sas győzött volna, a Város lett volna a vesztes táj. Barna, Kék és Zöld ennek III. oszlopa szerint 4-4 pontot kapott volna, Kék még 1-et, Zöld még 2-t.</translation>
    </message>
    <message>
        <source>rules.head.phase7</source>
        <translation>7. fázis: építés</translation>
    </message>
    <message>
        <source>rules.T-49</source>
        <translation>Aki az **Építészt** választotta, egyet tehet meg ezek közül: épít (T-50), átfordít (T-51) vagy passzol (T-54).</translation>
    </message>
    <message>
        <source>rules.T-50</source>
        <translation>**Építés.** Rakj le egy építményt a tartalékodból egy olyan táj alá, amely alatt még nincs másik. Te döntöd el, tanya legyen-e vagy lerakat, és az is mindegy, melyik házé a táj.</translation>
    </message>
    <message>
        <source>rules.T-51</source>
        <translation>**Átfordítás.** Fordítsd át egy már lerakott építményedet a helyén: a tanyából lerakat, a lerakatból tanya lesz.</translation>
    </message>
    <message>
        <source>rules.T-52</source>
        <translation>Legfeljebb 2 lerakatod lehet az asztalon. Nem építhetsz és nem fordíthatsz át úgy, hogy harmadik is legyen.</translation>
    </message>
    <message>
        <source>rules.T-53</source>
        <translation>Építményt nem lehet másik táj alá áttenni, sem visszavenni a tartalékba; a többiek építményeihez nem nyúlhatsz.</translation>
    </message>
    <message>
        <source>rules.T-54</source>
        <translation>Passzolhatsz is: nem kötelező építeni.</translation>
    </message>
    <message>
        <source>rules.T-55</source>
        <translation>Barna lerak még egy tanyát, a Sas Erdeje alá.</translation>
    </message>
    <message>
        <source>rules.head.phase8</source>
        <translation>8. fázis: a stratégiakártya</translation>
    </message>
    <message>
        <source>rules.T-56</source>
        <translation>A stratégiakártya ahhoz kerül, aki a **Stratégát** választotta; ő jelöli ki a következő konfliktus helyét.</translation>
    </message>
    <message>
        <source>rules.T-57</source>
        <translation>Ha senki sem választotta a Stratégát, a stratégiakártya ott marad, ahol van.</translation>
    </message>
    <message>
        <source>rules.T-58</source>
        <translation>A 2 győzelmi pont a Stratéga választásáért jár. Azért, mert nálad van a stratégiakártya, nem kapsz pontot.</translation>
    </message>
    <message>
        <source>rules.T-59</source>
        <translation>A stratégiakártya Kéktől Zöldhöz kerül.</translation>
    </message>
    <message>
        <source>rules.head.phase9</source>
        <translation>9. fázis: elhasznált ellátmány</translation>
    </message>
    <message>
        <source>rules.T-60</source>
        <translation>Minden ellátmánykártya, amelyet a 3. fázisban kijátszottatok, képpel felfelé a dobott lapok közé kerül, a győzteseké is.</translation>
    </message>
    <message>
        <source>rules.head.phase10</source>
        <translation>10. fázis: húzás</translation>
    </message>
    <message>
        <source>rules.T-61</source>
        <translation>Elsőként a Földműves húz, ha választotta valaki. Utána a kezdőjátékos következik, majd az óramutató járása szerint a többiek; a Földműves másodszor már nem kerül sorra.</translation>
    </message>
    <message>
        <source>rules.T-62</source>
        <translation>Ennyi lap jár:
- a Földművesnek 3 (T-63);
- mindenki másnak a lapot hozó tanyái után 1-1 (T-64), a +2-es diplomatának még 1 (T-65), de összesen legfeljebb 3 (T-66).</translation>
    </message>
    <message>
        <source>rules.T-63</source>
        <translation>A **Földművesnek** mindig 3 lap jár, a tanyái után viszont egy sem.</translation>
    </message>
    <message>
        <source>rules.T-64</source>
        <translation>Egy tanyád akkor hoz lapot, ha a tája most ugyanazé a házé, amelyhez te most hűséges vagy. A mostani állapot számít: az átállás, az átfordult táj és az ebben a fordulóban épített tanya is. A lerakat nem hoz lapot, és az a tanya sem, amely a másik ház tája alatt fekszik.</translation>
    </message>
    <message>
        <source>rules.T-65</source>
        <translation>A **+2-es diplomatának** eggyel több lap jár; ezt is akkor húzza fel, amikor sorra kerül.</translation>
    </message>
    <message>
        <source>rules.T-66</source>
        <translation>Egy fordulóban senki sem húzhat 3 lapnál többet, akkor sem, ha mindhárom tanyája lapot hoz, és nála van a +2-es diplomata.</translation>
    </message>
    <message>
        <source>rules.T-67</source>
        <translation>Legfeljebb 5 lap lehet a kezedben. Ha minden neked járó lap elfér, felhúzod őket. Ha nem, előbb eldöntöd, eldobsz-e néhányat a kezedből.</translation>
    </message>
    <message>
        <source>rules.T-68</source>
        <translation>Húzás előtt bármelyik lapodat eldobhatod, de csak annyit, amennyi ahhoz kell, hogy minden járó lap elférjen. Aztán annyit húzol a járó lapokból, ahány elfér. Ha nem dobsz el semmit, kevesebbet húzol. Az eldobott lapok képpel felfelé a dobott lapok közé kerülnek. A Földművesre is ez vonatkozik.

*Például 4 lap van a kezedben, és 3 jár: egy fér el. Ha nem dobsz el semmit, egyet húzol; ha egyet eldobsz, kettőt; ha kettőt, mind a hármat.*</translation>
    </message>
    <message>
        <source>rules.T-69</source>
        <translation>Mindenki befejezi a dobást és a húzást, mielőtt a következő sorra kerül. Akinek nem jár lap, kimarad.</translation>
    </message>
    <message>
        <source>rules.T-70</source>
        <translation>Ha húzni kellene, de a húzópakli üres, keverjétek meg az összes dobott lapot: ez az új húzópakli, és folytatódik a húzás. Előbb nem kell keverni. Az is a megkevert lapok közé kerül, amit a húzó játékos épp most dobott el.</translation>
    </message>
    <message>
        <source>rules.T-71</source>
        <translation>A 23 lapból legfeljebb 20 lehet kézben, így a húzópakli és a dobott lapok együtt sosem fogynak el. Ha ez mégis megtörténne, a még járó lapok elvesznének.</translation>
    </message>
    <message>
        <source>rules.T-72</source>
        <translation>Barna a Sashoz hűséges, és két tanyája is a Sas tájai alatt fekszik (Város, Erdő): 2 lapot húz. Kék nem húz, mert a Folyó már a Rózsáé, ő viszont a Sashoz állt át. Zöld 1 lapot húz (a Sas Faluja), Sárga is 1-et (a Rózsa Faluja). Ha Sárga a Földművest választotta volna, 1 helyett 3 lapot húzna.</translation>
    </message>
    <message>
        <source>rules.head.phase11</source>
        <translation>11–13. fázis: a forduló vége</translation>
    </message>
    <message>
        <source>rules.T-73</source>
        <translation>**11. fázis.** Minden akciókártya képpel lefelé visszakerül középre. Amit a választáskor láttál, már nem számít.</translation>
    </message>
    <message>
        <source>rules.T-74</source>
        <translation>**12. fázis.** A kezdőjátékos-kártya a bal oldali szomszédhoz kerül.</translation>
    </message>
    <message>
        <source>rules.T-75</source>
        <translation>Előfordulhat, hogy az új kezdőjátékosnál van a stratégiakártya is. Ez megengedett.</translation>
    </message>
    <message>
        <source>rules.T-76</source>
        <translation>**13. fázis.** Kezdődik a következő forduló, újra az 1. fázissal.</translation>
    </message>
    <message>
        <source>rules.T-77</source>
        <translation>A 2. fordulóban Kék a kezdőjátékos, a konfliktus helyét pedig Zöld jelöli ki, mert nála van a stratégiakártya.</translation>
    </message>
    <message>
        <source>rules.head.end</source>
        <translation>A játszma vége</translation>
    </message>
    <message>
        <source>rules.T-78</source>
        <translation>A játszma három játékosnál a 9., négynél a 8. forduló 10. fázisa után ér véget.</translation>
    </message>
    <message>
        <source>rules.T-79</source>
        <translation>**Azonnali vég.** Előbb is véget ér, ha egy forduló 10. fázisa után mind a tizenkét táj egyetlen házé.</translation>
    </message>
    <message>
        <source>rules.T-80</source>
        <translation>**Lerakatok.** Szorozd meg az asztalon fekvő lerakataid számát a kezedben maradt ellátmánykártyák számával (legfeljebb 3 lap számít): ennyi győzelmi pontot kapsz, tehát legfeljebb 6-ot. A lapok értéke és az nem számít, melyik házé a táj.</translation>
    </message>
    <message>
        <source>rules.T-81</source>
        <translation>Az nyer, akinek a legtöbb győzelmi pontja van. Holtverseny esetén osztoztok a helyezésen.</translation>
    </message>
    <message>
        <source>rules.T-82</source>
        <translation>Az utolsó fordulóban elmarad a 11–13. fázis: az akciókártyák és a kezdőjátékos-kártya ott maradnak, ahol vannak. A stratégiakártya a 8. fázisban még gazdát cserélt, ha volt Stratéga.</translation>
    </message>
    <message>
        <source>rules.head.interplay</source>
        <translation>Amikor kártyák találkoznak</translation>
    </message>
    <message>
        <source>rules.interplay.list</source>
        <translation>- **Áruló és +5-ös diplomata.** Ha mindenki egy oldalon állt, mindketten átállnak, és együtt lesznek a túloldalon (T-31).
- **Áruló és ellátmány.** A kijátszott lapok vele mennek (T-26). Ez akár el is döntheti a konfliktust.
- **Áruló és győztesek.** A győzteseket az átállás után kell megszámolni (T-40, T-41).
- **Áruló és tanyák.** A 10. fázisban már az új háza tájai alatt fekvő tanyái hoznak lapot (T-64).
- **Félretett Áruló.** Ebben a fordulóban csak a T-31 miatt állhat át valaki.
- **Földműves és tanyák.** A Földműves tanyái ebben a fordulóban nem hoznak lapot (T-63).
- **+2-es diplomata és tele kéz.** A többletlap jár, de az ötlapos határ itt is érvényes (T-67).
- **Építész és átfordult táj.** Az Építész a táj átfordulása után épít; új tanyája már az új tulajdonos szerint hoz lapot (T-46, T-64).
- **Lerakatból tanya.** Ha visszafordítod egy lerakatodat, egy későbbi fordulóban másikat építhetsz (T-52).
- **Stratéga újra.** Akinél a stratégiakártya van, újra választhatja a Stratégát: megtartja a kártyát, és ismét kap 2 pontot (T-45, T-56).</translation>
    </message>
    <message>
        <source>rules.head.secrets</source>
        <translation>Mi nyilvános, mi titkos</translation>
    </message>
    <message>
        <source>rules.T-83</source>
        <translation>Ki mit láthat?

| | te | a többiek |
|:--|:--|:--|
| a kezedben lévő lapok | mindet | csak a számukat |
| a húzópakli | csak a lapok számát | csak a lapok számát |
| a dobott lapok | mindet | mindet |
| a körbejáró akciókártyák | amikor te választasz | csak a számukat |
| a választott akciókártyád | mindig | a 4. fázistól |
| a félretett akciókártya | soha | soha |
| a megmaradt akciókártyák | ha te választottál utoljára | csak a számukat |
| a kijátszott ellátmány | mindig | azonnal; rejtett ellátmánynál a 4. fázistól |

Minden más nyilvános: a házak, a pontok, a gyűrű, az építmények, a tartalékok és a stratégiakártya helye.</translation>
    </message>
    <message>
        <source>rules.T-84</source>
        <translation>A néző csak azt látja, amit minden játékos lát.</translation>
    </message>
    <message>
        <source>rules.T-85</source>
        <translation>**Amit az akciókártyákról tudsz.** Amit továbbadtál, az a később választóknál van, vagy megmaradt. Amit nem láttál, az félre van téve, vagy az előtted választóknál van. A kezdőjátékos így biztosan tudja, mi van félretéve, az utolsó pedig azt, mi maradt meg.</translation>
    </message>
    <message>
        <source>rules.T-86</source>
        <translation>**Amit az ellátmányról tudsz.** Amikor a dobott lapokat meg kell keverni, a húzópakli üres. Ezért ami nincs sem a megkevert lapok között, sem a te kezedben, az biztosan a többieknél van. A program ezt megjegyzi neked. Rögzített osztásnál azt is tudod, hogy kezdetben mindenkinél van egy 3-as, egy 4-es és egy 5-ös.</translation>
    </message>
    <message>
        <source>rules.T-87</source>
        <translation>Amikor a többiek ilyen lapot játszanak ki vagy dobnak el, az lekerül erről a listáról. A lista azt mondja meg, mi van *legalább* a kezükben, hiszen azóta mást is húzhattak.</translation>
    </message>
    <message>
        <source>rules.T-88</source>
        <translation>Amit nem látsz magadnál, a dobott lapok között vagy az asztalon képpel felfelé, az a húzópakliban, a többiek kezében vagy az általuk képpel lefelé kijátszott lapok között van. Hogy hol hány lap van, azt mindig láthatod.</translation>
    </message>
    <message>
        <source>rules.head.options</source>
        <translation>Változatok</translation>
    </message>
    <message>
        <source>rules.options.list</source>
        <translation>A játszma kezdete előtt választhattok; mindig az első a szokásos.
- **Az első három lap:** véletlen (T-8) vagy rögzített: 3, 4, 5 (T-9).
- **Ellátmány:** nyíltan (T-24) vagy rejtve (T-25) játsszátok ki.
- **Ha hárman játszotok, és mind győztök:** a III. vagy a IV. oszlop érvényes (T-42).</translation>
    </message>
    <message>
        <source>rules.head.positions</source>
        <translation>Kitalált állások</translation>
    </message>
    <message>
        <source>rules.T-89</source>
        <translation>Fájlból olyan állás is megnyitható, amelyhez egyetlen játszma sem vezet: feladvány vagy próba. Annak azonban hiánytalannak kell lennie:
- tizenkét táj, minden fajtából kettő;
- játékosonként összesen három építmény, köztük legfeljebb 2 lerakat, és legfeljebb 5 lap kézben;
- mind a 23 ellátmánykártya és mind a hat akciókártya, mindegyik egyetlen helyen;
- az akciókártyák úgy, ahogy a kezdőjátékostól balra haladó választás kiadhatta őket;
- a konfliktus előtt mindkét háznak van tája, és kijátszott ellátmány csak a 3–7. fázisban fekszik az asztalon.</translation>
    </message>
</context>
</TS>
