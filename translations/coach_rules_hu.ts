<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU" sourcelanguage="en">
<context>
    <name>coach</name>
    <message>
        <source>rules.title</source>
        <translation>Postakocsin Ördögkastély felé – játékszabály</translation>
    </message>
    <message>
        <source>rules.head.intro</source>
        <translation>Bevezető</translation>
    </message>
    <message>
        <source>rules.intro.idea</source>
        <translation>Egy postakocsiban utaztok, és mindannyian egy-egy titkos szövetséghez tartoztok: a **Nyílt Titkok Rendje** kulcsokat, az **Igaz Hazugságok Testvérisége** kelyheket gyűjt. Senki sem tudja, ki a barátja. Cserékből, verekedésekből és a többiek viselkedéséből derül ki, kiben bízhatsz, és kinél mi lapul.</translation>
    </message>
    <message>
        <source>rules.intro.aim</source>
        <translation>**A cél.** Ha úgy látod, hogy a szövetségednél együtt van három *győzelmi tárgy* – a Rendnek három kulcs, a Testvériségnek három kehely –, a körödben győzelmet hirdethetsz. Ha igazad van, az egész szövetséged nyer. Ha tévedsz, a másik.</translation>
    </message>
    <message>
        <source>rules.intro.turn</source>
        <translation>**Egy kör.** Egyetlen dolgot teszel: passzolsz, tárgyat ajánlasz cserére, verekedést kezdesz, vagy győzelmet hirdetsz. Ezután a bal oldali szomszédod következik.</translation>
    </message>
    <message>
        <source>rules.intro.length</source>
        <translation>**Kinek szól?** Háromtól tíz játékosig, 12 éves kortól. Egy játszma 30–60 perc, kilenc vagy tíz játékossal valamivel több.</translation>
    </message>
    <message>
        <source>rules.head.components</source>
        <translation>A lapok</translation>
    </message>
    <message>
        <source>rules.components.objects</source>
        <translation>**Tárgyak.** Összesen 21 van. A pecsétesek már az első útra is veletek tartanak, a többi csak teljes poggyásszal.

| tárgy | hány van | pecsét | mit tesz |
|:--|:-:|:-:|:--|
| **Kulcs** | 3 | igen | győzelmi tárgy a Rendnek |
| **Kehely** | 3 | igen | győzelmi tárgy a Testvériségnek |
| **Titkos táska – kulcs** | 1 | igen | ha elcseréled, felhúzhatod a tárgypakli felső lapját; ha a pakli elfogyott, kulcs |
| **Titkos táska – kehely** | 1 | igen | ugyanaz; ha a pakli elfogyott, kehely |
| **Tőr** | 1 | igen | a támadónál: +1 a támadónak |
| **Kesztyű** | 1 | igen | a védekezőnél: +1 a védekezőnek |
| **Méreggyűrű** | 1 | igen | a támadónál vagy a védekezőnél: döntetlennél a használója nyer |
| **Dobótőrök** | 1 | igen | a támadó segítőjénél: +1 a támadónak |
| **Ostor** | 1 | igen | a védekező segítőjénél: +1 a védekezőnek |
| **Privilégium** | 1 | igen | ha elcseréled, átnézed a partner poggyászát |
| **Monokli** | 1 | igen | ha elcseréled, megnézed a partner szövetségét |
| **Fekete gyöngy** | 1 | igen | ha ajánlják, el kell fogadni; amelyik szövetségnél van, az nem győzhet |
| **Fóliáns** | 1 | nem | ha elcseréled, foglalkozást cserélhetsz a partnerrel |
| **Kabát** | 1 | nem | ha elcseréled, új foglalkozást húzhatsz |
| **Szextáns** | 1 | nem | ha elcseréled, irányt mondhatsz: mindenki arra ad tovább egy tárgyat |
| **A Páholy címere** | 1 | nem | három kulccsal és kehellyel együtt egyedül győzhetsz |
| **Törött tükör** | 1 | nem | ha ajánlják, el kell fogadni; a cserében egyik képesség sem működik |</translation>
    </message>
    <message>
        <source>rules.components.professions</source>
        <translation>**Foglalkozások.** Tíz van, mindegyikből egy. Az *egyszeri* a használat után képpel felfelé fekszik, és addig nem használható újra. Az *állandó* akárhányszor használható, de egy verekedésben csak egyszer.

| foglalkozás | milyen | mikor | mit tesz |
|:--|:--|:--|:--|
| **Diplomata** | egyszeri | a köröd elején | egy megnevezett tárgyat követelsz valakitől (C-30) |
| **Orvosdoktor** | egyszeri | ha a verekedésnek van győztese | a győztes nem kap semmit (C-104) |
| **Párbajhős** | egyszeri | a saját verekedésedben | rajtatok kívül senki sem számít, és +1 neked (C-92) |
| **Méregkeverő** | egyszeri | mások verekedésében | megmondod, ki győz (C-93) |
| **Nagymester** | állandó | ha védekezel | +1 a védekezőnek |
| **Látnok** | egyszeri | a saját körödben | átnézed a tárgypaklit, és két lapot a tetejére teszel (C-25) |
| **Hipnotizőr** | állandó | ha támadsz, a támogatás után | valakit kizársz a verekedésből (C-85) |
| **Testőr** | állandó | ha támogatsz valakit | +1 annak az oldalnak |
| **Pap** | egyszeri | a támogatás előtt | véget vetsz a verekedésnek, és kaphatsz egy tárgyat (C-73) |
| **Bunyós** | állandó | ha támadsz | +1 a támadónak |</translation>
    </message>
    <message>
        <source>rules.components.rest</source>
        <translation>**A többi.** Szövetségenként öt szövetségkártya, kilenc erőital és tíz karakter. A karakter csak arcot ad nektek, a kard és a pajzs pedig azt mutatja, ki melyik oldalon áll egy verekedésben.</translation>
    </message>
    <message>
        <source>rules.head.setup</source>
        <translation>Előkészületek</translation>
    </message>
    <message>
        <source>rules.C-1</source>
        <translation>Háromtól tíz játékosig játszhatjátok. Azt, hogy ki kezd, a sors dönti el; ha asztalnál, kártyákkal játszotok, meg is egyezhettek benne, vagy kezdjen az, aki utazásai során a legmesszebbre jutott.</translation>
    </message>
    <message>
        <source>rules.C-2</source>
        <translation>Mindenki kap egy foglalkozást, képpel lefelé. A maradék a foglalkozáspakli; tíz játékosnál nincs ilyen.</translation>
    </message>
    <message>
        <source>rules.C-3</source>
        <translation>Ha páros számban vagytok, a társaság fele a Rendhez, fele a Testvériséghez tartozik. Ha páratlan számban, mindkét szövetségből eggyel több kártyát kevertek össze, mint ahány fő a kisebbikbe jut; ami az osztás után megmarad, azt senki sem nézi meg. Így az egyik szövetség egy fővel kisebb, és nem tudjátok, melyik. Ilyenkor mindenki kap egy erőitalt (C-122).

*Például* öten három Rend- és három Testvériség-kártyából kaptok egyet-egyet: hárman kerültök az egyik, ketten a másik oldalra.</translation>
    </message>
    <message>
        <source>rules.C-4</source>
        <translation>A szövetségkártyád képpel lefelé fekszik, és a játszma végéig ugyanaz marad.</translation>
    </message>
    <message>
        <source>rules.C-5</source>
        <translation>Teljes poggyásznál mind a 21 tárgy játékban van; három játékosnál azonban a Fekete gyöngy, tíznél a Kabát marad ki. **Változat, az első útra ajánlott:** csak a 16 pecsétes tárgy; három játékosnál a Fekete gyöngy ilyenkor is kimarad.</translation>
    </message>
    <message>
        <source>rules.C-6</source>
        <translation>Vegyétek ki a két táskát, és keverjétek meg a többi pecsétes tárgyat. Tegyetek belőlük annyit a táskák mellé, hogy mindenkinek jusson: fejenként egy tárgy, három játékosnál kettő. Ezeket megkeveritek és kiosztjátok. A két táska tehát mindig valakinél kezd; három játékosnál akár ugyanannál.</translation>
    </message>
    <message>
        <source>rules.C-7</source>
        <translation>A többi játékban lévő tárgy, pecsétes és pecsét nélküli együtt, megkeverve a tárgypakli, képpel lefelé.</translation>
    </message>
    <message>
        <source>rules.C-8</source>
        <translation>Minden szám, amely a játékosok számától függ:

| játékos | kisebb szövetség | erőital | kezdéskor | legtöbb tárgy | tárgypakli | csak pecsétes | foglalkozáspakli |
|:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|
| 3 | 1 | van | 2 | 8 | 14 | 9 | 7 |
| 4 | – | nincs | 1 | 6 | 17 | 12 | 6 |
| 5 | 2 | van | 1 | 5 | 16 | 11 | 5 |
| 6 | – | nincs | 1 | 5 | 15 | 10 | 4 |
| 7 | 3 | van | 1 | 5 | 14 | 9 | 3 |
| 8 | – | nincs | 1 | 5 | 13 | 8 | 2 |
| 9 | 4 | van | 1 | 5 | 12 | 7 | 1 |
| 10 | – | nincs | 1 | 5 | 10 | 6 | 0 |</translation>
    </message>
    <message>
        <source>rules.C-9</source>
        <translation>Mindenki láthatja, kinek hány tárgya van, mekkora a két pakli, és mely foglalkozások fekszenek képpel felfelé. A saját lapjaidat bármikor megnézheted. A lapokról beszélni nem szabad: csak a lépéseitek beszélnek.</translation>
    </message>
    <message>
        <source>rules.head.turns</source>
        <translation>A körök</translation>
    </message>
    <message>
        <source>rules.C-10</source>
        <translation>A kezdőjátékos kezd, utána az óramutató járása szerint következtek.</translation>
    </message>
    <message>
        <source>rules.C-11</source>
        <translation>A körödben pontosan egyet kell tenned: passzolsz, cserét ajánlasz, verekedést kezdesz, vagy győzelmet hirdetsz. Előtte használhatod a Diplomatát és a Látnokot, ha a tiéd és még nem használtad; a Látnokot később is (C-26).</translation>
    </message>
    <message>
        <source>rules.C-12</source>
        <translation>A passz véget vet a körödnek. A csere is, akár elfogadták, akár nem. A verekedés is, még ha félbeszakadt is. A győzelemhirdetés a játszmának vet véget.</translation>
    </message>
    <message>
        <source>rules.C-13</source>
        <translation>Mielőtt a következő kör elkezdődik, meg kell nézni, nincs-e valakinél túl sok tárgy (C-65).</translation>
    </message>
    <message>
        <source>rules.C-14</source>
        <translation>Aki használja a foglalkozását, felfordítja, és az úgy is marad, amíg a Fóliáns vagy a Kabát vissza nem fordítja. Az egyszeri foglalkozás addig nem használható újra. Használat nélkül senki sem fordíthatja fel a sajátját.</translation>
    </message>
    <message>
        <source>rules.C-15</source>
        <translation>Mindenkinél mindig van legalább egy tárgy: akitől az utolsót elveszik, kap helyette másikat. Legfeljebb az elvétel és a pótlás között üres a poggyásza (C-106).</translation>
    </message>
    <message>
        <source>rules.head.clairvoyant</source>
        <translation>A Látnok</translation>
    </message>
    <message>
        <source>rules.C-25</source>
        <translation>A saját körödben, amíg a tárgypakli nem üres, felfordíthatod a Látnokot: átnézed az egész paklit, és kiválasztasz két lapot, előbb azt, amely legfelülre kerül, aztán az alatta lévőt. Ha a pakli egyetlen lap, csak azt választhatod. A többit megkevered, a kiválasztottakat rájuk teszed, és ott folytatod a körödet, ahol abbahagytad.</translation>
    </message>
    <message>
        <source>rules.C-26</source>
        <translation>Nemcsak a kör elején használhatod, hanem akkor is, amikor a saját körödben egy tárgy képességéről döntesz, tehát akár a táskád elcserélése után, de még a húzás előtt; és támadóként akkor is, amikor a verekedésben képességeket lehet használni. Ott úgy számít, mint bármely más használat (C-95), pontot nem ad, és a Méregkeverő után már nem lehet.</translation>
    </message>
    <message>
        <source>rules.head.diplomat</source>
        <translation>A Diplomata</translation>
    </message>
    <message>
        <source>rules.C-30</source>
        <translation>A köröd elején, még a lépésed előtt, felfordíthatod a Diplomatát: megnevezel egy játékost, majd egy tárgyat, amelyet tőle követelsz. Mindenki hallja mind a kettőt.</translation>
    </message>
    <message>
        <source>rules.C-31</source>
        <translation>Ha nincs nála ilyen tárgy, egyedül neked megmutatja az egész poggyászát, és a körödnek vége.</translation>
    </message>
    <message>
        <source>rules.C-32</source>
        <translation>Csak játékban lévő tárgyat nevezhetsz meg. Amíg van tárgypakli, a két táska neve egyformán Titkos táska. Ha a pakli elfogyott, ezt a nevet már nem mondhatod: akkor a kulcsra a Kulcs és a kulcsot rejtő táska is illik, a kehelyre a Kehely és a kelyhet rejtő táska.</translation>
    </message>
    <message>
        <source>rules.C-33</source>
        <translation>Nem nevezhetsz meg olyat, amiből minden nálad van: az csak ürügy volna, hogy belenézz valaki poggyászába. Táskát sem követelhetsz, ha csak táskáid vannak, hiszen nem volna mit adnod érte.</translation>
    </message>
    <message>
        <source>rules.C-34</source>
        <translation>Akinél megvan a követelt tárgy, annak át kell adnia; ha több is illik a névre, ő választ közülük. Miután megnézted, bármelyik másik tárgyadat kell adnod érte, de amíg van tárgypakli, táskáért nem adhatsz táskát. A követelést nem lehet visszautasítani.</translation>
    </message>
    <message>
        <source>rules.C-35</source>
        <translation>Ez is csere, minden szabályával együtt (C-40-től C-60-ig): mindkét tárgy képessége működik, és bármelyik oldalon a Törött tükör megszünteti őket. A Fekete gyöngyöt és a Törött tükröt is lehet követelni és érte adni.</translation>
    </message>
    <message>
        <source>rules.C-36</source>
        <translation>A csere és az esetleges ajándék (C-65) után jön a köröd rendes lépése. Ha közben a Fóliáns másik foglalkozást hozott, már az számít (C-11).</translation>
    </message>
    <message>
        <source>rules.head.trades</source>
        <translation>Csere</translation>
    </message>
    <message>
        <source>rules.head.offer</source>
        <translation>Ajánlat és válasz</translation>
    </message>
    <message>
        <source>rules.C-37</source>
        <translation>Bármelyik tárgyadat cserére ajánlhatod bármelyik játékosnak: képpel lefelé eléje teszed. Csak ti ketten tudjátok, mi az.</translation>
    </message>
    <message>
        <source>rules.C-38</source>
        <translation>A partnered megnézi, és vagy visszautasítja, vagy elfogadja. Ha elfogadja, egy másik tárgyát adja érte abból, ami eddig nála volt. Te már nem utasíthatod vissza, amit kapsz.</translation>
    </message>
    <message>
        <source>rules.C-39</source>
        <translation>Ha visszautasítja, a tárgy visszakerül hozzád. Senki sem mond semmit, és nem történik semmi.</translation>
    </message>
    <message>
        <source>rules.C-40</source>
        <translation>Ha elfogadja, a két tárgy egyszerre cserél gazdát, és csak azután jönnek a képességek. Akinek a poggyászát a Privilégium miatt átnézik, annál tehát már ott van az új tárgy.</translation>
    </message>
    <message>
        <source>rules.C-41</source>
        <translation>A Fekete gyöngyöt és a Törött tükröt nem lehet visszautasítani, ha cserére ajánlják.</translation>
    </message>
    <message>
        <source>rules.C-42</source>
        <translation>Amíg van tárgypakli, a táska nem cserélhető a másik táskára: táskára tehát nem válaszolhatsz a másikkal. Ha nincs is más tárgyad, vissza kell utasítanod az ajánlatot. Hogy miért, azt a többiek nem tudják meg.</translation>
    </message>
    <message>
        <source>rules.C-43</source>
        <translation>Ha a tárgypakli elfogyott, a táskák közönséges győzelmi tárgyak, egymásra is elcserélhetők.</translation>
    </message>
    <message>
        <source>rules.C-44</source>
        <translation>Válaszul bármelyik tárgyadat adhatod, a gyöngyöt és a tükröt is. Ajánlatot elfogadni csak a C-41 miatt kötelező.</translation>
    </message>
    <message>
        <source>rules.head.announced</source>
        <translation>Amit hangosan be kell jelenteni</translation>
    </message>
    <message>
        <source>rules.C-50</source>
        <translation>*Csereképessége* ezeknek van: a Titkos táskának (amíg van tárgypakli), a Privilégiumnak, a Monoklinak, a Fóliánsnak, a Kabátnak és a Szextánsnak. Cserekor mindkét tárgy képessége működik, ha van neki; kivétel a C-52 és a C-58.</translation>
    </message>
    <message>
        <source>rules.C-51</source>
        <translation>Amelyik tárgynak működik a képessége, azt cserekor hangosan bejelentitek, azzal együtt, hogy ki adta. Más tárgyat soha nem neveztek meg; a táskát sem, ha a pakli már elfogyott.</translation>
    </message>
    <message>
        <source>rules.C-52</source>
        <translation>Ha a két tárgy egyike a Törött tükör, egyik képesség sem működik, és senki sem mond semmit.</translation>
    </message>
    <message>
        <source>rules.C-53</source>
        <translation>A táskából csak annyit kell bejelenteni, hogy Titkos táska. Hogy melyik, az titok marad.</translation>
    </message>
    <message>
        <source>rules.head.abilities</source>
        <translation>Csereképességek</translation>
    </message>
    <message>
        <source>rules.C-55</source>
        <translation>A képességek egymás után következnek: előbb azé a tárgyé, amelyet a soron lévő játékos adott, aztán azé, amelyet a partnere. A képességgel mindig az él, aki a tárgyat *odaadta*.</translation>
    </message>
    <message>
        <source>rules.C-56</source>
        <translation>A Privilégium és a Monokli magától hat. A táskáról, a Fóliánsról, a Kabátról és a Szextánsról az dönt, aki odaadta: le is mondhat róla, de ezt mindenki látja.</translation>
    </message>
    <message>
        <source>rules.C-57</source>
        <translation>A képességek:
- **Titkos táska:** felhúzod a tárgypakli felső lapját.
- **Privilégium:** látod a partner minden tárgyát, ami most nála van.
- **Monokli:** látod a partner szövetségét.
- **Fóliáns:** te és a partner foglalkozást cseréltek. Mindkét lap képpel lefelé kerül a helyére, és újra használható. Mindketten megnézitek az újat, így tudjátok, mi lett a másiké.
- **Kabát:** képpel lefelé elveszed a foglalkozáspakli felső lapját; a régi foglalkozásod, akárhogy feküdt, a pakliba kerül, amelyet megkevertek. Az új foglalkozás használatra kész.
- **Szextáns:** balra vagy jobbra mutatsz. Mindenki, te is, titokban kiválasztja egy tárgyát, akár azt, amelyet most kapott. Ha mindenki választott, minden tárgy egyszerre átkerül a szomszédhoz. Ez nem csere: semmit sem jelentetek be, semmilyen képesség nem működik, és a táskákra, a gyöngyre, a tükörre vonatkozó szabályok sem érvényesek.</translation>
    </message>
    <message>
        <source>rules.C-58</source>
        <translation>**Változat: csempészet.** Aki csereképességű tárgyat ajánl, ad válaszul vagy ad át követelésre, titokban lemondhat a képességről: akkor nem működik, és be sem kell jelenteni. A tárggyal együtt kell eldöntenie, és úgy is marad, bármi jön érte. A többiek nem tudják meg, hogy volt miről dönteni; a partner igen, hiszen látja a tárgyat.</translation>
    </message>
    <message>
        <source>rules.C-59</source>
        <translation>Ha egy húzással elfogy a pakli, a C-120 attól a pillanattól érvényes, de a soron következő képesség még végbemegy. Két táska képessége egy cserében soha nem találkozik (C-42).</translation>
    </message>
    <message>
        <source>rules.C-60</source>
        <translation>A cserének akkor van vége, amikor minden képességen túl vagytok.</translation>
    </message>
    <message>
        <source>rules.head.limit</source>
        <translation>Túl sok tárgy</translation>
    </message>
    <message>
        <source>rules.C-65</source>
        <translation>Legfeljebb ennyi tárgyad lehet: három játékosnál 8, négynél 6, többnél 5. Ez csak akkor számít, amikor egy csere, követelés vagy verekedés véget ért, közben nem. Egyszerre legfeljebb egy játékosnál lehet túl sok, és nála is csak eggyel.</translation>
    </message>
    <message>
        <source>rules.C-66</source>
        <translation>Akinél túl sok van, egy tetszőleges tárgyát képpel lefelé odaadja egy tetszőleges játékosnak. Az ajándékot csak ők ketten ismerik. Visszautasítani nem lehet, és nem csere; bármi lehet, gyöngy, tükör vagy táska is.</translation>
    </message>
    <message>
        <source>rules.C-67</source>
        <translation>Ha most annál lett túl sok, aki kapta, ő is továbbajándékoz egyet. Egy ilyen láncban nem kaphat ajándékot, aki már adott. Mindig van, aki kaphat.</translation>
    </message>
    <message>
        <source>rules.C-68</source>
        <translation>Más alkalommal senki sem ajándékozhat tárgyat.</translation>
    </message>
    <message>
        <source>rules.head.fights</source>
        <translation>Verekedés</translation>
    </message>
    <message>
        <source>rules.head.fight-begins</source>
        <translation>A verekedés kezdete</translation>
    </message>
    <message>
        <source>rules.C-70</source>
        <translation>A körödben bárkit megtámadhatsz. Te vagy a támadó, a karddal; ő a védekező, a pajzzsal.</translation>
    </message>
    <message>
        <source>rules.C-71</source>
        <translation>A sorrend: Pap, támogatás, Hipnotizőr, képességek, eredmény, Orvosdoktor, zsákmány.</translation>
    </message>
    <message>
        <source>rules.C-72</source>
        <translation>Először kérdés az asztalhoz: közbelép-e a Pap? A támadón kívül mindenkitől meg kell kérdezni, akinél a Pap szóba jön (C-97).</translation>
    </message>
    <message>
        <source>rules.C-73</source>
        <translation>Ha a Pap közbelép, a verekedés azonnal véget ér, és vele a támadó köre is. Ha a támadónak legalább két tárgya van, egy tetszőlegeset a Papnak ad, képpel lefelé; ez nem csere. A védekező is lehet a Pap.</translation>
    </message>
    <message>
        <source>rules.head.support</source>
        <translation>Támogatás</translation>
    </message>
    <message>
        <source>rules.C-80</source>
        <translation>A támadó bal oldali szomszédjától kezdve sorban mindenki hangosan megmondja, kit támogat: a támadót, a védekezőt vagy senkit. A védekezőt ki kell hagyni. Aki később következik, hallja az előzőket.</translation>
    </message>
    <message>
        <source>rules.C-81</source>
        <translation>Minden támogató 1 pontot jelent az oldalának.</translation>
    </message>
    <message>
        <source>rules.head.hypnotist</source>
        <translation>A Hipnotizőr</translation>
    </message>
    <message>
        <source>rules.C-85</source>
        <translation>Most csak a támadót kell megkérdezni, ha a Hipnotizőr szóba jön nála (C-97). Ha használja, megnevez valakit, de nem a védekezőt. A hipnotizált ebben a verekedésben senkit sem támogat, akármit mondott, és sem foglalkozást, sem tárgyat nem használhat: Orvosdoktorként sem léphet közbe.</translation>
    </message>
    <message>
        <source>rules.C-86</source>
        <translation>Azt is meg lehet nevezni, aki senkit sem támogatott. Később a Hipnotizőr már nem használható.</translation>
    </message>
    <message>
        <source>rules.head.free</source>
        <translation>Képességek</translation>
    </message>
    <message>
        <source>rules.C-90</source>
        <translation>Kérdés az asztalhoz: akar valaki használni valamit? Mindig meg kell kérdezni a támadót, a védekezőt és minden támogatót; aki senkit sem támogat, azt akkor, ha a Méregkeverő szóba jön nála (C-97). A hipnotizáltat nem kell. A Párbajhős után már csak a két verekedőt, a Méregkeverő után közülük is csak azt, akinél a Párbajhős szóba jön.</translation>
    </message>
    <message>
        <source>rules.C-91</source>
        <translation>Mindenki a sajátját használja, mindegyiket legfeljebb egyszer egy verekedésben, bármilyen sorrendben:

| mit | ki | hatása |
|:--|:--|:--|
| Tőr, Bunyós | a támadó | +1 a támadónak |
| Kesztyű, Nagymester | a védekező | +1 a védekezőnek |
| Dobótőrök | a támadó segítője | +1 a támadónak |
| Ostor | a védekező segítője | +1 a védekezőnek |
| Testőr | bármelyik segítő | +1 annak az oldalnak |
| Méreggyűrű | a támadó vagy a védekező | döntetlennél ő nyer |
| Párbajhős | a támadó vagy a védekező | C-92 |
| Méregkeverő | aki nem verekszik | C-93 |
| Látnok | a támadó | C-26 |</translation>
    </message>
    <message>
        <source>rules.C-92</source>
        <translation>**Párbajhős.** +1 a használójának. Minden támogatás érvénytelen, és érvénytelen minden, amit a két verekedőn kívül bárki használt; ők már nem is használhatnak semmit. Ami a két verekedőé, az számít, akár előtte, akár utána használják. Az érvénytelenné vált foglalkozás is felfordítva marad. Az Orvosdoktort ez nem állítja meg.</translation>
    </message>
    <message>
        <source>rules.C-93</source>
        <translation>**Méregkeverő.** Megnevezi a támadót vagy a védekezőt, és az győz, bárhogy állnak a pontok, hacsak egy Párbajhős érvénytelenné nem teszi.</translation>
    </message>
    <message>
        <source>rules.C-94</source>
        <translation>A használt tárgyat mindenkinek megmutatod, és nálad marad.</translation>
    </message>
    <message>
        <source>rules.C-95</source>
        <translation>A kérdés egyszerre szól mindenkinek, és bármilyen sorrendben felelhettek. A használat azonnal hat, és mindenki látja, ki használt mit, és ki passzolt. A képességeknél minden használat törli a passzokat: akit a C-90 szerint kérdezni kell, az újra kérdést kap, a használó is. Ha mindenki passzolt, a kérdés lezárul. A Papról, a Hipnotizőrről és az Orvosdoktorról szóló kérdés már az első használattal lezárul.</translation>
    </message>
    <message>
        <source>rules.C-96</source>
        <translation>Ha ketten egyszerre használnának valamit, az az első, amelyik előbb került a naplóba. Ami ezután már nem szabályos, az elmarad.</translation>
    </message>
    <message>
        <source>rules.C-97</source>
        <translation>Egy foglalkozás akkor *jön szóba* valakinél, ha a lapja képpel lefelé fekszik, és ez a foglalkozás senki előtt sem látható; vagy ha előtte képpel felfelé épp ez fekszik, állandó, és ebben a verekedésben még nem használta. Csak a nyílt lapok számítanak, akkor is, ha valaki többet tud. Így abból, hogy kihez szól a kérdés, senki sem tud meg semmit.</translation>
    </message>
    <message>
        <source>rules.head.result</source>
        <translation>Eredmény és zsákmány</translation>
    </message>
    <message>
        <source>rules.C-100</source>
        <translation>A támadó pontjai: 1 saját, és 1-1 minden támogatójáért és minden érvényes +1-ért. A védekezőéi ugyanígy.

*Példa.* Anna megtámadja a védekezőt, Bencét. Csilla Annát támogatja, Dani Bencét, Emma senkit: 2–2. Anna bevetette a Tőrt, Csilla a Dobótőröket: 4–2. Dani Testőr: 4–3. Bence végül felfordítja a Nagymestert, és így 4–4 az állás. Ha ennyiben maradnak, döntetlen: Anna húz egy lapot.</translation>
    </message>
    <message>
        <source>rules.C-101</source>
        <translation>Az nyer, akit egy érvényes Méregkeverő megnevezett; különben az, akinek több pontja van; egyenlő pontoknál az, aki a Méreggyűrűt használta; különben döntetlen.</translation>
    </message>
    <message>
        <source>rules.C-102</source>
        <translation>Döntetlennél a támadónak fel kell húznia a tárgypakli felső lapját, ha van. Senki más nem kap semmit, és a verekedés véget ér. Aki nyer, akár a Méreggyűrűvel vagy a Méregkeverő jóvoltából, az nem húz.</translation>
    </message>
    <message>
        <source>rules.C-103</source>
        <translation>Ha van győztes, kérdés az asztalhoz: közbelép-e az Orvosdoktor? A győztesen és a hipnotizálton kívül mindenkitől meg kell kérdezni, akinél szóba jön (C-97). A vesztes is lehet.</translation>
    </message>
    <message>
        <source>rules.C-104</source>
        <translation>Ha az Orvosdoktor közbelép, a győztes nem kap semmit, és a verekedés véget ér.</translation>
    </message>
    <message>
        <source>rules.C-105</source>
        <translation>Különben a győztes választ, és mindenki hallja, mit: vagy *megnézi a kártyáit*, azaz a vesztes szövetségét és foglalkozását; vagy *átkutatja a poggyászát*: látja minden tárgyát, és elvehet egyet.</translation>
    </message>
    <message>
        <source>rules.C-106</source>
        <translation>Átkutatás után a győztes elvesz egy tárgyat, vagy otthagyja mindet. Ha a vesztesnek csak egy tárgya volt, a győztesnek helyette egy másikat kell adnia a sajátjai közül. Ez nem csere.</translation>
    </message>
    <message>
        <source>rules.C-107</source>
        <translation>Hogy a győztes elvett és visszaadott valamit, azt mindenki látja. Hogy mit, azt csak ők ketten.</translation>
    </message>
    <message>
        <source>rules.C-108</source>
        <translation>A verekedés után jön az ellenőrzés, nincs-e valakinél túl sok tárgy (C-65), aztán a következő kör. Akkor is a támadó bal oldali szomszédjáé, ha a védekező győzött.</translation>
    </message>
    <message>
        <source>rules.head.interplay</source>
        <translation>Amikor lapok találkoznak</translation>
    </message>
    <message>
        <source>rules.C-110</source>
        <translation>**Tükör és csereképesség.** Nincs húzás, nincs bejelentés, semmi. Akkor sem, ha a táskát követelték; a követelést persze addigra mindenki hallotta (C-180).</translation>
    </message>
    <message>
        <source>rules.C-111</source>
        <translation>**Tükör és gyöngy.** Akármelyiket ajánlják, közönséges, néma csere lesz belőle.</translation>
    </message>
    <message>
        <source>rules.C-112</source>
        <translation>**Gyöngy vagy tükör annak, akinek csak táskája van.** A táska jön érte. A gyöngy ellenében működik, az adója húzhat; a tükör ellenében nem.</translation>
    </message>
    <message>
        <source>rules.C-113</source>
        <translation>**Két csereképesség.** Mindig a C-55 sorrendje érvényes. Ha a Szextánst ajánlották és táska jött érte, előbb mindenki továbbad, aztán jön a húzás. Fordítva előbb jön a húzás, és a felhúzott tárgy már tovább is adható. A Privilégium is aszerint mutatja a továbbadás előtti vagy utáni poggyászt.</translation>
    </message>
    <message>
        <source>rules.C-114</source>
        <translation>**Fóliáns és Kabát.** Mindegyik a maga sorában hat, arra a foglalkozásra, amely akkor ott fekszik.</translation>
    </message>
    <message>
        <source>rules.C-115</source>
        <translation>**Fóliáns és nyílt foglalkozás.** Az elcserélt lap képpel lefelé kerül az új helyére, de aki látta, tudja, hol van (C-186).</translation>
    </message>
    <message>
        <source>rules.C-116</source>
        <translation>**Méregkeverő és Párbajhős.** Ha előbb a Méregkeverő szólt, a szava érvénytelen lesz, de elhasználódott. Ha előbb a Párbajhős, a Méregkeverő már nem szólhat.</translation>
    </message>
    <message>
        <source>rules.C-117</source>
        <translation>**Méreggyűrű.** Párbajban is számít, ha a verekedők egyike használta. A Méregkeverő döntését nem írja felül.</translation>
    </message>
    <message>
        <source>rules.C-118</source>
        <translation>**Hipnotizált.** A Testőre, a Méregkeverője, az Orvosdoktora, a Dobótőrei és az Ostora sem használható ebben a verekedésben. A védekező Párbajhőse később a megmaradt támogatást is érvénytelenné teheti.</translation>
    </message>
    <message>
        <source>rules.head.declaring</source>
        <translation>Győzelemhirdetés</translation>
    </message>
    <message>
        <source>rules.C-119</source>
        <translation>Győzelmet a körödben hirdethetsz. Nem vonható vissza, és véget vet a játszmának.</translation>
    </message>
    <message>
        <source>rules.C-120</source>
        <translation>Attól kezdve, hogy a tárgypakli elfogyott, az egyik táska minden szabály szerint kulcs, a másik kehely. Ezt a program bejelenti; hogy kinél vannak, azt nem. A pakli soha nem telik meg újra.</translation>
    </message>
    <message>
        <source>rules.C-121</source>
        <translation>**A szövetség győzelme.** Megnevezel legfeljebb két szövetségest, akinél szükséges győzelmi tárgy van, vagy senkit. Ezután minden lapot felfedtek (C-136).</translation>
    </message>
    <message>
        <source>rules.C-122</source>
        <translation>**Erőital.** Ha páratlan számban vagytok, és aki győzelmet hirdet, a kisebb szövetség tagja, az erőitala eggyel több győzelmi tárgyat jelent. Csak az ő erőitala számít, tehát legfeljebb egy. Az a kisebb szövetség, amelynek kevesebb tagja van, akár tudja valaki, akár nem.</translation>
    </message>
    <message>
        <source>rules.C-123</source>
        <translation>Igazad van, ha mindez teljesül:
1. akiket megneveztél, mind a te szövetségedből valók;
2. mindegyiküknél van legalább egy győzelmi tárgyatok;
3. a tieid és az övéik, ha jár, az erőitallal együtt (C-122), legalább három;
4. a szövetségedből senkinél sincs ott a Fekete gyöngy, olyannál sem, akit nem neveztél meg.

*Példa.* Öten játszotok. Nálad egy kulcs van, Daninál egy másik. Ha ti ketten vagytok a Rend, az erőitaloddal megvan a három. Ha a Rendnek három tagja van, hiányzik egy, és a Testvériség nyer.</translation>
    </message>
    <message>
        <source>rules.C-124</source>
        <translation>Ha igazad van, a szövetséged minden tagja nyer. Ha tévedsz, a másik szövetség minden tagja.</translation>
    </message>
    <message>
        <source>rules.C-125</source>
        <translation>Csak akkor hirdethetsz győzelmet a szövetségednek, ha nálad van legalább egy győzelmi tárgy közülük, és nincs nálad a Fekete gyöngy. Egyedül, mást meg nem nevezve, csak akkor, ha három van nálad; páratlan számú játékosnál kettő is elég, mert az erőitalod lehet a harmadik.</translation>
    </message>
    <message>
        <source>rules.C-130</source>
        <translation>**A Páholy győzelme.** Ha nálad van a Páholy címere és összesen legalább három kulcs és kehely, egyedül győzhetsz. A kulccsá vagy kehellyé vált táska számít, az erőital nem. A szövetséged és a Fekete gyöngy nem számít. Ilyenkor nem is tévedhetsz.</translation>
    </message>
    <message>
        <source>rules.C-135</source>
        <translation>**Változat: jövendőmondás.** Megnevezel egy, két vagy három ellenfelet, és azt állítod, náluk van az ellenség három győzelmi tárgya. Igazad van, ha mind az ellenség tagjai, mindegyiküknél van legalább egy, együtt legalább három, és a te szövetségednél nincs a Fekete gyöngy. Erőital nem számít. Ha igazad van, a te szövetséged nyer, különben az ellenség. Saját győzelmi tárgy nem kell hozzá, de a Fekete gyöngy nem lehet nálad.</translation>
    </message>
    <message>
        <source>rules.C-136</source>
        <translation>Minden győzelemhirdetés után felfedtek minden lapot.</translation>
    </message>
    <message>
        <source>rules.head.match</source>
        <translation>Több játszma</translation>
    </message>
    <message>
        <source>rules.C-140</source>
        <translation>Egy és húsz között bármennyi játszmában megegyezhettek. Pontok csak akkor számítanak, ha egynél több. Minden játszma előtt mindent újra kiosztotok, és az előző kezdőjátékos bal oldali szomszédja kezd.</translation>
    </message>
    <message>
        <source>rules.C-141</source>
        <translation>Egy játszma pontjai. Csak a saját szövetség győzelmi tárgyai számítanak, a táskák a C-120 szerint, az erőital soha:

| a vége | ki | pont |
|:--|:--|:-:|
| igaz győzelemhirdetés | a győzelemhirdető, 1 vagy 2 győzelmi tárggyal | 3 |
| | a győzelemhirdető, legalább 3 tárggyal | 5 |
| | a szövetség többi tagja, akinél van győzelmi tárgy, akár megnevezték, akár nem | 2 |
| | a többi tag, akinél nincs | 1 |
| téves győzelemhirdetés | a másik szövetség minden tagja | 2 |
| a Páholy győzött | a győzelemhirdető | 4 |
| igaz jövendölés | aki jövendölt | 3 |
| | a szövetségének többi tagja | 1 |
| téves jövendölés | az ellenség minden tagja | 2 |

Mindenki más 0 pontot kap, és akkor is, ha a játszma győztes nélkül ér véget.</translation>
    </message>
    <message>
        <source>rules.C-142</source>
        <translation>Az utolsó játszma után az nyer, akinek a legtöbb pontja van. Egyenlőségnél azok jönnek előbb, akik az utolsó játszmát megnyerték.</translation>
    </message>
    <message>
        <source>rules.C-143</source>
        <translation>Ha így is többen vannak, egyetlen ráadásjátszmát játszotok, mindannyian, és újra összehasonlítjátok az összegeket. Ha akkor is többen vannak, osztoznak az első helyen.</translation>
    </message>
    <message>
        <source>rules.C-144</source>
        <translation>Lejjebb az egyenlő összegűek osztoznak a helyezésen; akik az első helyről így szorultak le, a másodikon.</translation>
    </message>
    <message>
        <source>rules.C-145</source>
        <translation>Egyetlen játszmánál a győztesek az elsők, mindenki más második. Ha nincs győztes, mindenki osztozik az első helyen.</translation>
    </message>
    <message>
        <source>rules.head.endless</source>
        <translation>Ha sosem akar vége lenni</translation>
    </message>
    <message>
        <source>rules.C-160</source>
        <translation>Ha már mindenkire átlagosan 40 kör jutott, és új kör kezdődne, a játszma győztes nélkül véget ér. Ezt a határt átállíthatjátok.</translation>
    </message>
    <message>
        <source>rules.head.secrets</source>
        <translation>Mi nyilvános, mi titkos</translation>
    </message>
    <message>
        <source>rules.secrets.list</source>
        <translation>| | te | a partner | a többiek |
|:--|:--|:--|:--|
| a tárgyaid | mindet | – | a számukat |
| a két pakli | a lapok számát | – | a lapok számát |
| a foglalkozásod képpel lefelé | igen | – | nem |
| a foglalkozásod képpel felfelé | igen | igen | igen |
| a szövetséged | igen | – | nem, a végéig |
| ajánlott és érte adott tárgy | igen | igen | csak ha bejelentik |
| követelt tárgy neve | igen | igen | igen |
| csempészés | igen | a cserekor | nem |
| Szextánssal küldött tárgy | igen | akihez került | nem |
| ajándék, zsákmány, a Papnak adott tárgy | igen | igen | csak hogy gazdát cserélt |
| amit a verekedésben mondtok és használtok | igen | igen | igen |
| amit valaki megnéz | aki nézi | tudja, hogy látták | csak hogy megtörtént |</translation>
    </message>
    <message>
        <source>rules.C-190</source>
        <translation>Mindenki csak azt látja, amit a táblázat szerint láthat. A többiek szövetsége, képpel lefelé fekvő foglalkozása, tárgyai és jegyzetei rejtve maradnak.</translation>
    </message>
    <message>
        <source>rules.C-191</source>
        <translation>Ha a játszma véget ért, mindenki látja valamennyi játékos szövetségét, foglalkozását és tárgyait.</translation>
    </message>
    <message>
        <source>rules.C-192</source>
        <translation>A néző annyit lát, amennyit mindenki láthat: a titkokból semmit.</translation>
    </message>
    <message>
        <source>rules.C-193</source>
        <translation>Amit megnéztél, az bekerül a jegyzeteidbe: amikor átkutatod a vesztest, onnan választasz.</translation>
    </message>
    <message>
        <source>rules.head.memory</source>
        <translation>A program jegyzetei</translation>
    </message>
    <message>
        <source>rules.memory.intro</source>
        <translation>A program mindenkinek külön feljegyzi, amit az illető látott vagy hallott, és csak neki mutatja meg. Csak tényeket ír fel: következtetni a ti dolgotok. Ami *biztos*, az most is ott van; ami *halvány*, az ott volt valamikor, de azóta elkerülhetett. Egyedi tárgy minden, amiből egyetlen van: mind, kivéve a Kulcsot, a Kelyhet és azt a táskát, amelyről nem tudod, melyik.</translation>
    </message>
    <message>
        <source>rules.C-170</source>
        <translation>**Láttál nála egy tárgyat.** Ha már biztosként szerepel, nem változik semmi; akkor sem, ha talán egy második példányt láttál. Ha eddig csak annyit tudtál, hogy táska van nála, most kiderült, melyik. Különben a tárgy biztos lesz, és ha halványan szerepelt, onnan lekerül.</translation>
    </message>
    <message>
        <source>rules.C-171</source>
        <translation>**Láttad az egész poggyászát.** Pontosan azok a tárgyak lesznek biztosak, amelyeket láttál, és a halvány jegyzetek eltűnnek.</translation>
    </message>
    <message>
        <source>rules.C-172</source>
        <translation>**Tudod, mi ment el tőle.** Az a tárgy lekerül a jegyzetről, előbb a biztosak, aztán a halványak közül. Ha csak annyit tudsz, hogy táska ment el, minden táskáról szóló jegyzet eltűnik nála.</translation>
    </message>
    <message>
        <source>rules.C-173</source>
        <translation>**Elment tőle valami, de nem tudod, mi.** Minden, ami biztos volt nála, halvány lesz.</translation>
    </message>
    <message>
        <source>rules.C-174</source>
        <translation>**Tudod, mi került hozzá.** Az biztos lesz nála.</translation>
    </message>
    <message>
        <source>rules.C-175</source>
        <translation>**Egyedi tárgynál** a többi helyről minden jegyzet eltűnik, mihelyt tudod, hol van: más játékostól is, a pakliból is.</translation>
    </message>
    <message>
        <source>rules.C-180</source>
        <translation>**Egy tárgy gazdát cserél.** A két érintett tudja, mi az. A többiek csak akkor, ha bejelentették, vagy ha megnevezve követelték; különben a C-173 szerint jegyzik. A táskát ilyenkor is csak táskának írják. Ha a pakli elfogyott, a követelt kulcs és kehely sem derül ki, hiszen a név két lapra is illik.</translation>
    </message>
    <message>
        <source>rules.C-181</source>
        <translation>Amit ajánlanak neked, azt látod, akkor is, ha visszautasítod. A követelésre átadott tárgyat a Diplomata látja.</translation>
    </message>
    <message>
        <source>rules.C-182</source>
        <translation>A Privilégium, az átkutatás és a sikertelen követelés az egész poggyászt megmutatja (C-171).</translation>
    </message>
    <message>
        <source>rules.C-183</source>
        <translation>A verekedésben használt tárgyat mindenki látja.</translation>
    </message>
    <message>
        <source>rules.C-184</source>
        <translation>A Monokli és a kártyák megnézése a szövetséget mutatja meg, az utóbbi a foglalkozást is.</translation>
    </message>
    <message>
        <source>rules.C-185</source>
        <translation>A felfordított foglalkozást mindenki feljegyzi.</translation>
    </message>
    <message>
        <source>rules.C-186</source>
        <translation>A Fóliáns után mindenkinél a két játékos foglalkozásáról szóló jegyzet is helyet cserél; ők ketten egymásét tudják. A Kabát után a többiek már nem tudják, mi az illető foglalkozása.</translation>
    </message>
    <message>
        <source>rules.C-187</source>
        <translation>A Látnok feljegyzi az egész paklit, és az egyedi tárgyak közül, ami abban van, az nála halványan sem szerepel tovább. A két felső lapot csak ő tudja; amit mások tudtak a pakli tetejéről, az a keveréssel elvész.</translation>
    </message>
    <message>
        <source>rules.C-188</source>
        <translation>Ha valaki húz, és te tudtad, mi van legfelül, tudod, mit húzott. Különben csak annyit, hogy eggyel több tárgya van.</translation>
    </message>
    <message>
        <source>rules.C-189</source>
        <translation>Új játszma előtt minden jegyzet törlődik.</translation>
    </message>
    <message>
        <source>rules.head.options</source>
        <translation>Változatok</translation>
    </message>
    <message>
        <source>rules.options.list</source>
        <translation>A játszma kezdete előtt választhattok; mindig az első a szokásos.
- **Poggyász** (C-5): minden tárgy, vagy csak a pecsétesek, az első útra.
- **Csempészet** (C-58): nincs, vagy van.
- **Jövendőmondás** (C-135): nincs, vagy van.
- **Játszmák száma** (C-140): egy, vagy több, pontokért.
- **Leghosszabb út** (C-160): 40 kör fejenként; lehet több vagy kevesebb is.</translation>
    </message>
</context>
</TS>
