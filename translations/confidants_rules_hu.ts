<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU" sourcelanguage="en">
<context>
    <name>confidants</name>
    <message>
        <source>rules.title</source>
        <translation>A Császár bizalmasai – játékszabály</translation>
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
        <translation>Konstantin császár ajándékokat küld Makedónia városaiba, és titeket bízott meg velük. Mindannyian egy **patríciust** és két **zsoldossereget** vezettek végig a tartományon: felkerestek falvakat, kisvárosokat és városokat, és átadjátok a három **társzekér** rakományát. Négyféle baj les rátok: a rablóbanda, a nincstelenek, a fecsegő talpnyalók és a fáradtság.</translation>
    </message>
    <message>
        <source>rules.intro.aim</source>
        <translation>**A cél.** Meg kell látogatnod egy híján minden falut, minden kisvárost és minden várost, és át kell adnod mindhárom társzekeret. Társzekeret csak patrícius adhat át. Amelyik forduló végén ez valakinek megvan, azzal véget ér a játszma; ha egyszerre többeknek, közülük a legkevésbé fáradt nyer.</translation>
    </message>
    <message>
        <source>rules.intro.round</source>
        <translation>**Egy forduló egy nap.** Mindenki licitál egy nyílt akciókártyával és egy titkos akciókártyával. Aki magas rangot licitált, korán következik, és messzire lép a patríciusával; az alacsony rangú későn következik, de erős dolgokat tesz. Azután a nincstelenek és talán a rablóbanda is lépnek, végül leszáll az éj.</translation>
    </message>
    <message>
        <source>rules.intro.length</source>
        <translation>**Kinek szól?** Kettőtől négy játékosig, 12 éves kortól; három játékossal a legjobb. A nagy táblán egy játszma két-három óra, a kicsin sokkal rövidebb.</translation>
    </message>
    <message>
        <source>rules.head.components</source>
        <translation>A lapok és a figurák</translation>
    </message>
    <message>
        <source>rules.components.actions</source>
        <translation>**Akciókártyák.** Mindenkinek kilenc van, 0-tól 8-ig. A szám a *rang*: ennyit lép a patríciusod is.

| rang | kártya | mit tesz |
|:-:|:--|:--|
| 0 | **Táborozás** | visszaveszed az elhasznált kártyáidat (E-70) |
| 1 | **Váltott lovak** | fáradtság −6 (E-71) |
| 2 | **Piszkos üzlet** | pénzért te irányítod a rablóbandát (E-72) |
| 3 | **Idegenvezető** | fáradtság −3 (E-73) |
| 4 | **Ármánykodás** | felhívod a figyelmet a többiekre, vagy elrejtőzöl (E-74) |
| 5 | **Ékszer eladása** | +1 arany (E-75) |
| 6 | **Ármánykodás** | ugyanaz, gyengébben (E-74) |
| 7 | **Futár** | aranyat vagy ajándékot küldesz egyik seregedtől a másiknak (E-76) |
| 8 | **Vágta** | semmi más, csak a hosszú út (E-77) |</translation>
    </message>
    <message>
        <source>rules.components.secrets</source>
        <translation>**Titkos akciókártyák.** Mindenkinek tizenkettő van: kilenc kézben, három a *tartalékban*.

| kártya | kézben | tartalékban | mit tesz |
|:--|:-:|:-:|:--|
| **Bőséges vacsora** | 1 | – | fáradtság −2 (E-81) |
| **Ármánykodás** | 1 | 1 | mint az akciókártyák (E-82) |
| **Támogatás** | 1 | – | +1 arany (E-83) |
| **Aljas tipp** | 1 | 1 | te irányíthatod a rablóbandát (E-84) |
| **Toborzás** | 1 | – | új zsoldossereg az elveszett helyett (E-85) |
| **Szerencse** | 1 | – | egy sereg harci ereje +1 (E-86) |
| **Vétó** | 1 | – | a következő fordulóban meghiúsíthatod mások rosszindulatát (E-87) |
| **Futár** | – | 1 | 1 aranyért aranyat vagy ajándékot küldesz (E-88) |
| **Sürgetés** | 2 | – | minden zsoldossereged 1 mezővel többet léphet (E-89) |</translation>
    </message>
    <message>
        <source>rules.components.gifts</source>
        <translation>**Ajándékkártyák.** Négyfélék, mindegyikből annyi, ahányan játszotok.

| kártya | mit tesz |
|:--|:--|
| **Pénz** | azonnal 2 arany a patríciusnak (E-66) |
| **Diplomácia** | eldobva: megtalálási szint −5 (E-67) |
| **Térkép** | fordulónként 1 mezővel többet lép, akinél van (E-68) |
| **Fegyver** | +1 harci erő annak, akinél van (E-69) |</translation>
    </message>
    <message>
        <source>rules.components.pieces</source>
        <translation>**Seregek.** A patrícius harci ereje 3, a nagy zsoldosseregé 2, a kis zsoldosseregé 1. Mindenkinek van három társzekere, egy-egy a városoknak: Paleókasztro, Apollónia, Arnéa. A játékoslapon két sáv fut 0-tól 16-ig: a fáradtságé és a megtalálási szinté. A kalandlap a rablóbanda erejét mutatja; kezdetben 7. A nincsteleneké mindig 6. A településlapon kipipálod, hol jártál már. Arany a bankban mindig van elég.

**Kockák és jelzők.** Három hatoldalú kocka van: három kell a nincstelenekhez, kettő a rablóbandához, egy a harchoz vagy az ármánykodáshoz. Mindegyik sávon korong mutatja, hol tartasz, és egy további a rablóbanda erejét. A jelzők annál fekszenek, akire vonatkoznak: összevont seregek és +1 harci erő (a forduló végéig), hídengedély, feltartott sereg (ahány forduló hátravan), legyőzött patrícius, talpnyalók, kimaradó játékos.</translation>
    </message>
    <message>
        <source>rules.head.setup</source>
        <translation>Előkészületek</translation>
    </message>
    <message>
        <source>rules.E-1</source>
        <translation>Ketten, hárman vagy négyen játszotok. A táblát a játszma előtt választjátok ki: a nagy Makedónia, a kicsi gyors játszmához való.</translation>
    </message>
    <message>
        <source>rules.E-2</source>
        <translation>Mindenki megkapja a kilenc akciókártyáját, kilenc titkos akciókártyát kézbe és hármat tartaléknak. A fáradtságod és a megtalálási szinted 0, a patríciusodnál 1 arany van. Társzekered még nincs felrakva, ajándékod nincs, és semmit sem látogattál meg.</translation>
    </message>
    <message>
        <source>rules.E-3</source>
        <translation>A rablóbanda a tábla R jelű mezőjén áll, 7-es erővel, és még senki sem fizetett neki. A nincstelenek az N jelű mezőn állnak.</translation>
    </message>
    <message>
        <source>rules.E-4</source>
        <translation>Mindegyik ajándékfajtából annyi lap van játékban, ahányan vagytok. Keverjétek meg őket, és osszátok ki egyesével, sorban Paleókasztro, Apollónia és Arnéa paklijába, képpel lefelé: két játékosnál 3, 3 és 2, háromnál 4, 4 és 4, négynél 6, 5 és 5 lap jut egy pakliba. Csak a lapok száma látható.</translation>
    </message>
    <message>
        <source>rules.E-5</source>
        <translation>Dobjatok egy-egy kockával: aki a legnagyobbat dobja, az a kezdőjátékos. Egyenlőségnél újra dobtok. A program sorsol, vagy ti választotok.</translation>
    </message>
    <message>
        <source>rules.E-6</source>
        <translation>A kezdőjátékostól az óramutató járása szerint mindenki leteszi a három seregét a kezdőmezőkre. Egy mezőn több sereg is állhat.</translation>
    </message>
    <message>
        <source>rules.E-7</source>
        <translation>Ugyanebben a sorrendben mindenki titokban egy-egy társzekeret ad a seregeinek. A kezdőjátékos kivételével mindenki előbb megnézi, melyik társzekér került a sorban előtte lévő játékos patríciusához.</translation>
    </message>
    <message>
        <source>rules.E-8</source>
        <translation>Ha mindenki rakodott, a társzekereket felfordítjátok, és nyíltak maradnak. **Változat:** titkosak maradnak, amíg át nem adjátok őket.</translation>
    </message>
    <message>
        <source>rules.head.course</source>
        <translation>Egy forduló menete</translation>
    </message>
    <message>
        <source>rules.course.phases</source>
        <translation>1. **Licit.** Mindenki egy akciókártyát és egy titkos akciókártyát tesz le (E-20).
2. **Körök.** A legmagasabb rangtól a legalacsonyabbig (E-30).
3. **A nincstelenek** lépnek (E-104).
4. **A rablóbanda** lép, ha valaki irányítja (E-106).
5. **Éjszaka.** Pihenés, feltűnés, hidak (E-120).
6. **Fordulózárás.** Ami a fordulóra szólt, véget ér; itt dől el, vége-e a játszmának (E-130, E-132).</translation>
    </message>
    <message>
        <source>rules.E-9</source>
        <translation>Mindenki a maga körében lép. Máskor csak arról döntesz, amit épp kérdeznek tőled: megvétózol-e egy kártyát (E-87), elfogadsz-e egy cserét (E-99), használod-e az aljas tippet (E-107), adsz-e dupla zsoldot a harcban (E-92), hová lépjen az a banda, amelyiket te irányítod (E-104, E-106), hová kerüljön az, amelyiket legyőzted (E-111), és hová menjen a hídról kitessékelt sereged (E-125).</translation>
    </message>
    <message>
        <source>rules.E-10</source>
        <translation>Ha csak egyféleképpen dönthetsz, akkor is te lépsz. Licitálni viszont nem kell annak, akinek nincs letehető kártyája (E-26).</translation>
    </message>
    <message>
        <source>rules.head.bidding</source>
        <translation>Licit</translation>
    </message>
    <message>
        <source>rules.E-20</source>
        <translation>Az első fordulóban a kezdőjátékos licitál először, azután az óramutató járása szerint mindenki. Később az előző forduló köreinek fordított sorrendjében: aki utolsó volt, most elsőként licitál.</translation>
    </message>
    <message>
        <source>rules.E-21</source>
        <translation>A licit egy akciókártya képpel felfelé és egy titkos akciókártya képpel lefelé. Mindkettő kötelező, annak is, aki nem használhatja majd őket.</translation>
    </message>
    <message>
        <source>rules.E-22</source>
        <translation>Nem licitálhatsz olyan rangot, amelyet ebben a fordulóban más már licitált.</translation>
    </message>
    <message>
        <source>rules.E-23</source>
        <translation>A fáradtságod és a rang együtt legfeljebb 16. Mindegy, lépsz-e majd a patríciusoddal, és az is, mennyit pihensz később a kártyáiddal.</translation>
    </message>
    <message>
        <source>rules.E-24</source>
        <translation>A 0-s rangot nem licitálhatja, akit legyőztek (E-112), vagy akit ebben a fordulóban a talpnyalók tartanak fel (E-102).</translation>
    </message>
    <message>
        <source>rules.E-25</source>
        <translation>Ha mindenki licitált, a körök a legmagasabb rangtól a legalacsonyabbig következnek.</translation>
    </message>
    <message>
        <source>rules.E-26</source>
        <translation>Akinek nincs olyan kártyája, amelyet letehetne, az ebben a fordulóban *kimaradó*: se akciókártyája, se titkos akciókártyája, és a patríciusa nem lép. Mindenki más után következik, ezért a következő fordulóban ő licitál először.</translation>
    </message>
    <message>
        <source>rules.E-27</source>
        <translation>A kimaradó is léphet a zsoldosseregeivel, átadhat a saját seregei között, használhat ajándékot, ha ahhoz nem kell a patríciusnak lépnie, vehet szabad akciót a zsoldosseregei pénzén, és összevonhat. Cserét nem ajánlhat, de elfogadhat, és a nincsteleneket nem irányítja.</translation>
    </message>
    <message>
        <source>rules.E-28</source>
        <translation>Ha van olyan kimaradó, akinek pontosan 1 vagy 2 akciókártyája maradt a kezében, a nincstelenek ebben a fordulóban nem lépnek.</translation>
    </message>
    <message>
        <source>rules.E-140</source>
        <translation>Anna 3-ast, Bence 7-est, Csilla 4-est licitált. A körök sorrendje Bence, Csilla, Anna; a nincsteleneket Anna irányítja. A következő fordulóban Anna licitál először, azután Csilla, végül Bence.</translation>
    </message>
    <message>
        <source>rules.E-141</source>
        <translation>Ha erre Anna 5-öst licitál, az 5-öst sem Csilla, sem Bence nem licitálhatja.</translation>
    </message>
    <message>
        <source>rules.E-142</source>
        <translation>Ha a fáradtságod 11, a 0–5. rangot licitálhatod, a 6-ost nem, Bőséges vacsorával együtt sem.</translation>
    </message>
    <message>
        <source>rules.head.turn</source>
        <translation>A köröd</translation>
    </message>
    <message>
        <source>rules.E-30</source>
        <translation>Bármilyen sorrendben megteheted, mindegyiket legfeljebb egyszer: lépsz a patríciusoddal (akár részletekben, E-42), használod az akciókártyádat, a titkos akciókártyádat és mindegyik szabad akciót. A zsoldosseregek lépését, az átadást és az ajándékokat addig ismételheted, amíg a maguk határa engedi. Kötelező csak a kör befejezése, és amit az E-41 és az E-70 előír.</translation>
    </message>
    <message>
        <source>rules.E-31</source>
        <translation>Egy akciót vagy egészen végrehajtasz, vagy sehogy. Az árát azonnal egyetlen sereged fizeti, egyben. Arany mindig a seregeknél van, soha nem nálad.</translation>
    </message>
    <message>
        <source>rules.E-32</source>
        <translation>Amitől semmi sem változna, azt nem teheted:
- nem csökkenthetsz 0 fáradtságot;
- nem rejtőzhetsz el 0 megtalálási szinttel, vagy ha már megtaláltak (E-101);
- nem ármánykodhatsz, ha minden ellenfelet megtaláltak, és nem intrikálhatsz megtalált ellenfél ellen;
- nem sürgethetsz, ha nincs zsoldossereged a táblán;
- nem adhatsz térképet vagy kalauzt olyan seregnek, amelyik nem léphet (E-47).

Minden mást akkor is kijátszhatsz, ha nincs haszna: szerencsét, dupla zsoldot, vétót, tippet, sürgetést feltartott seregnek.</translation>
    </message>
    <message>
        <source>rules.E-33</source>
        <translation>Akciókártyát és titkos akciókártyát nem használhat a kimaradó (E-26), a legyőzött (E-112), és akit a talpnyalók tartanak fel (E-102).</translation>
    </message>
    <message>
        <source>rules.E-34</source>
        <translation>A használt titkos akciókártyát mindenki látja. Amelyiket nem használtad, azt képpel lefelé teszed félre.</translation>
    </message>
    <message>
        <source>rules.E-35</source>
        <translation>A köröd végén mindkét kártyád az elhasználtak közé kerül, és csak a Táborozás hozza vissza (E-70).</translation>
    </message>
    <message>
        <source>rules.E-36</source>
        <translation>A köröd végén összevonhatod két vagy három seregedet, ha ugyanott állnak (E-113). Az *összevonás* ennek a fordulónak a végéig tart.</translation>
    </message>
    <message>
        <source>rules.E-37</source>
        <translation>Egy körben legfeljebb 12 átadást végezhetsz, és egy cserét ajánlhatsz.</translation>
    </message>
    <message>
        <source>rules.head.walking</source>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>rules.E-40</source>
        <translation>Mindenki vízszintesen vagy függőlegesen lép, mezőről mezőre. Vissza is fordulhatsz, és ugyanarra a mezőre is visszatérhetsz. Erdőre, hegyre és mocsárra nem lehet lépni. A seregek megférnek egymás mellett, bárkiéi; csak gázlón és hídon nem.</translation>
    </message>
    <message>
        <source>rules.E-41</source>
        <translation>A patrícius pontosan annyit lép, amennyi a rangod, meg amennyit a kalauz és a térkép hozzáad: mindet vagy egyet sem. Ha elindult, a köröd nem érhet véget az utolsó lépés előtt. **Változat:** legfeljebb ennyit lép.</translation>
    </message>
    <message>
        <source>rules.E-42</source>
        <translation>A patrícius útközben csak *megállónál* szakíthatja meg az útját: településen, vagy ahol egy másik sereged áll, a legrövidebb úton odaérve. Itt a látogatás számít, és a seregeid átadhatnak egymásnak dolgokat. De olyan helyen nem állhat meg, ahonnan a hátralévő lépései nem tehetők meg. Amíg az út tart, mást nem tehetsz, mint hogy továbblépsz vagy átadsz valamit, és azt az aranyat sem adhatod ki a kezéből, amely a hídvámhoz kell.</translation>
    </message>
    <message>
        <source>rules.E-43</source>
        <translation>A program megmutatja, hová érhet a patrícius: minden mezőt, amelyre pontosan a lépései végén juthat, akár a sajátját is, és minden megállót. Ahová vám nélkül is eljut, oda nem fizet; megállónál választhatsz, ha vámmal közelebb van.</translation>
    </message>
    <message>
        <source>rules.E-44</source>
        <translation>A patrícius minden lépése 1 fáradtság. A kalauz lépései nem fárasztanak, és ezek fogynak el először (E-94).</translation>
    </message>
    <message>
        <source>rules.E-45</source>
        <translation>A két zsoldossereg egy körben együtt 6 lépésen osztozik, ahogy akarod, akárhány részletben; ha csak egy van, 4 lépése van. Ennyi a felső határ; nem kötelező mindet megtenned. A Sürgetés, a térkép és a kalauz lépései csak annak a seregnek járnak, amelyiké, és ezek fogynak el először. Az számít, hány zsoldossereged van a táblán a köröd elején, a feltartottal együtt; amelyiket később toborzod, az nem ad több lépést.</translation>
    </message>
    <message>
        <source>rules.E-46</source>
        <translation>Egy zsoldossereg minden mezőre eljuthat, amelyre futja a lépéseiből, mindig a legrövidebb úton. Vámot csak akkor fizet, ha úgy rövidebb, vagy ha másképp nem jut oda.</translation>
    </message>
    <message>
        <source>rules.E-47</source>
        <translation>A feltartott sereg nem léphet. A patrícius nem lép, ha a játékosa kimaradó, legyőzött, vagy a talpnyalók feltartják.</translation>
    </message>
    <message>
        <source>rules.E-48</source>
        <translation>**Változat: nem kell mindet megtenni.** A patrícius ilyenkor úgy lép, mint egy zsoldossereg: legfeljebb annyit, ahány lépése van, akárhány részletben.</translation>
    </message>
    <message>
        <source>rules.E-49</source>
        <translation>**Változat: saját lépések.** A zsoldosseregek nem osztoznak: mindegyik 5 lépést kap a kör elején; ha csak egy van, 4-et. Amelyiket később toborzod, nem kap.</translation>
    </message>
    <message>
        <source>rules.E-50</source>
        <translation>A seregek átmehetnek olyan mezőn, ahol banda áll, és meg is állhatnak ott. Ebből nem lesz harc: csak a bandák támadnak.</translation>
    </message>
    <message>
        <source>rules.E-143</source>
        <translation>Ha 5-öst licitáltál, a patríciusod vagy 5 mezőt lép, vagy egyet sem.</translation>
    </message>
    <message>
        <source>rules.E-144</source>
        <translation>Ha 3-ast licitáltál, és lépett, a fáradtságod 3-mal nő.</translation>
    </message>
    <message>
        <source>rules.head.rivers</source>
        <translation>Folyók, gázlók, hidak</translation>
    </message>
    <message>
        <source>rules.E-51</source>
        <translation>A folyómezőnek partjai vannak. Aki rajta áll, az egyik parton áll, és onnan csak oda léphet, ami azt a partot éri, vagy a part mentén tovább.</translation>
    </message>
    <message>
        <source>rules.E-52</source>
        <translation>A gázlón egyetlen sereg vagy banda fér el. Sereg nem léphet rá és nem mehet át rajta, ha ott másik sereg vagy banda áll. Banda sem, ha a másik banda vagy az irányítójának serege áll ott; de ráléphet, hogy megtámadjon egy sereget (E-110).</translation>
    </message>
    <message>
        <source>rules.E-53</source>
        <translation>A hídon egy sereg fér el. Bandák nem léphetnek hídra, ezért a hídon álló sereget nem lehet megtámadni.</translation>
    </message>
    <message>
        <source>rules.E-54</source>
        <translation>**Hídvám.** Amelyik sereg hídengedély nélkül lép hídra, 1 aranyat fizet a saját pénzéből: egyetlenegyet az egész útért, akárhány hídon vezet át. Ez a hídvám nevű szabad akció: fordulónként egyszer fizetheted.</translation>
    </message>
    <message>
        <source>rules.E-55</source>
        <translation>A hídvámért *hídengedély* jár: a következő forduló végéig az a sereg újabb fizetés nélkül állhat és átkelhet bármelyik hídon.</translation>
    </message>
    <message>
        <source>rules.head.settlements</source>
        <translation>Települések, társzekerek, ajándékok</translation>
    </message>
    <message>
        <source>rules.E-60</source>
        <translation>Egy sereged akkor látogat meg egy települést, ha ott ér véget az útja; a megálló is annak számít. Áthaladni nem elég. Mindhárom sereged látogatása számít, településenként egyszer.</translation>
    </message>
    <message>
        <source>rules.E-61</source>
        <translation>Faluban, kisvárosban és városban akárhányan elférnek. A nincstelenek kisvárosba és városba, a rablóbanda városba nem léphet. A kisváros tehát a nincstelenektől véd meg, a város mindkettőtől, a falu egyiktől sem. **Változat:** zsoldossereg nem léphet városba.</translation>
    </message>
    <message>
        <source>rules.E-62</source>
        <translation>A pihenést és a feltűnést éjszaka kell elszámolni (E-120, E-123).</translation>
    </message>
    <message>
        <source>rules.E-63</source>
        <translation>Egy seregnél legfeljebb egy társzekér lehet. A zsoldossereggel együtt nem vész el (E-115).</translation>
    </message>
    <message>
        <source>rules.E-64</source>
        <translation>Ha egy patrícius abban a városban áll, amelyiknek a társzekere nála van, azonnal átadja: akkor is, ha ott kapta meg egy másik seregedtől. Zsoldosok nem adhatnak át ajándékot.</translation>
    </message>
    <message>
        <source>rules.E-65</source>
        <translation>Az átadásért felhúzod a város ajándékpaklijának felső lapját; képpel felfelé a patríciusodhoz kerül.</translation>
    </message>
    <message>
        <source>rules.E-66</source>
        <translation>**Pénz.** 2 arany a patríciusnak, és a lapot eldobod.</translation>
    </message>
    <message>
        <source>rules.E-67</source>
        <translation>**Diplomácia.** Bármikor a körödben, de nem egy út közepén, bármelyik seregedtől eldobhatod: a megtalálási szinted 5-tel csökken. Ha már úton vannak a talpnyalók, nem (E-101).</translation>
    </message>
    <message>
        <source>rules.E-68</source>
        <translation>**Térkép.** Akinél van, laponként és körönként egyszer 1 mezővel többet léphet. A patríciusnál ez az útjához adódik: a hosszabb útnak is lehetségesnek kell lennie, és ez a lépés is fáraszt. Az út után is felhasználhatod, de akkor ezt a lépést még meg kell tenned. A fáradtság itt sem mehet 16 fölé.</translation>
    </message>
    <message>
        <source>rules.E-69</source>
        <translation>**Fegyver.** +1 harci erő annak a seregnek, amelyiknél van. Több fegyver összeadódik.</translation>
    </message>
    <message>
        <source>rules.E-69a</source>
        <translation>Az ajándékok képpel felfelé a seregeknél fekszenek. Átadással, futárral és cserével kerülnek máshoz. Amelyik elvész, azt eldobjátok, senki sem kapja meg.</translation>
    </message>
    <message>
        <source>rules.head.actions</source>
        <translation>Akciókártyák</translation>
    </message>
    <message>
        <source>rules.E-70</source>
        <translation>**Táborozás (0).** A patrícius nem lép, csak a kalauz és a térkép lépéseit teheti meg. A vele letett titkos akciókártyát nem használhatod, hanem még a köröd vége előtt ki kell cserélned: leteszed a tartalékra, és elveszel egyet abból a háromból, amely már ott volt. A fordulózáráskor minden elhasznált kártyád visszakerül a kezedbe, a Táborozás és a kicserélt is: megint kilenc és kilenc van.</translation>
    </message>
    <message>
        <source>rules.E-71</source>
        <translation>**Váltott lovak (1).** A fáradtságod 6-tal csökken, legfeljebb 0-ig.</translation>
    </message>
    <message>
        <source>rules.E-72</source>
        <translation>**Piszkos üzlet (2).** 1 aranyért ennek a fordulónak a végén te irányítod a rablóbandát, 3 aranyért a következő végén is. Nem használhatod, amíg egy korábbi üzlet erre a fordulóra is szól. A megkötött üzletet nem lehet felbontani; legfeljebb egy vétó hiúsíthatja meg, mielőtt megkötnéd. A pénztől a rablóbanda erősödik (E-109).</translation>
    </message>
    <message>
        <source>rules.E-73</source>
        <translation>**Idegenvezető (3).** A fáradtságod 3-mal csökken.</translation>
    </message>
    <message>
        <source>rules.E-74</source>
        <translation>**Ármánykodás (4, 6).** Dobás előtt döntsd el, ki a célpont.
- *Egy ellenfél:* dobj egy kockával. A megtalálási szintje a 4-es ranggal a dobottnál eggyel többel, a 6-ossal eggyel kevesebbel, de legalább 1-gyel nő; minden más ellenfeledé fele ennyivel, felfelé kerekítve, a tiéd semennyivel. Akit már megtaláltak, annál nem nő, de megnevezheted, ha van más ellenfeled is.
- *Te magad:* elrejtőzöl. A 4-es ranggal 3-mal, a 6-ossal 2-vel csökken a megtalálási szinted.</translation>
    </message>
    <message>
        <source>rules.E-75</source>
        <translation>**Ékszer eladása (5).** A patríciusod kap 1 aranyat.</translation>
    </message>
    <message>
        <source>rules.E-76</source>
        <translation>**Futár (7).** Egyik sereged legalább 1 aranyat vagy egy ajándékkártyát küld egy másik seregednek, bárhol állnak. Társzekeret nem lehet küldeni.</translation>
    </message>
    <message>
        <source>rules.E-77</source>
        <translation>**Vágta (8).** Nincs akciója. A titkos akciókártyát ilyenkor is használhatod.</translation>
    </message>
    <message>
        <source>rules.head.secret-cards</source>
        <translation>Titkos akciókártyák</translation>
    </message>
    <message>
        <source>rules.E-80</source>
        <translation>A letett titkos akciókártyádat a körödben egyszer használhatod; Táborozással nem, és akkor sem, ha az E-33 tiltja.</translation>
    </message>
    <message>
        <source>rules.E-81</source>
        <translation>**Bőséges vacsora.** A fáradtságod 2-vel csökken.</translation>
    </message>
    <message>
        <source>rules.E-82</source>
        <translation>**Ármánykodás.** Mint az E-74, de a dobott számmal; vagy a te megtalálási szinted csökken 2-vel.</translation>
    </message>
    <message>
        <source>rules.E-83</source>
        <translation>**Támogatás.** A patríciusod kap 1 aranyat.</translation>
    </message>
    <message>
        <source>rules.E-84</source>
        <translation>**Aljas tipp.** Egyszer te irányíthatod a rablóbandát, ennek vagy a következő fordulónak a végén, ha akkor éppen nincs érvényben piszkos üzlet (E-107).</translation>
    </message>
    <message>
        <source>rules.E-85</source>
        <translation>**Toborzás.** Ha elveszett egy zsoldossereged, és valamelyik seregednél van 2 arany, annyiért újat állíthatsz ki. Nyílt mezőre kerül (síkságra vagy folyópartra, nem településre, gázlóra vagy hídra), pontosan 7 lépésre a rablóbandától vagy a nincstelenektől; ha nincs ilyen, akkor az ennél kisebb távolságok közül a legnagyobbra. A harci ereje ezután 1. Megkapja az elődje társzekerét, de aranya és ajándéka nincs. Azonnal léphet (E-45).</translation>
    </message>
    <message>
        <source>rules.E-86</source>
        <translation>**Szerencse.** Egy sereged harci ereje a forduló végéig 1-gyel nagyobb.</translation>
    </message>
    <message>
        <source>rules.E-87</source>
        <translation>**Vétó.** A következő fordulóban valahányszor egy ellenfeled a körében piszkos üzletet, bármelyik ármánykodást vagy aljas tippet használ, meghiúsíthatod, még mielőtt fizetne vagy dobna. A kártyát előbb be kell jelenteni, a titkosat mindenkinek meg is kell mutatni (E-34): onnantól elhasználtnak számít, akár meghiúsítják, akár nem. A te vétód nem használódik el: a forduló végéig tart. Ha többeknek van vétójuk, a soron lévőtől az óramutató járása szerint döntenek; egy is elég. Egy korábban letett tippet már nem lehet megvétózni.</translation>
    </message>
    <message>
        <source>rules.E-88</source>
        <translation>**Futár.** Mint az E-76, de a küldő sereg előbb fizet 1 aranyat.</translation>
    </message>
    <message>
        <source>rules.E-89</source>
        <translation>**Sürgetés.** Minden zsoldossereged, amely most a táblán van, 1 mezővel többet léphet ebben a körben.</translation>
    </message>
    <message>
        <source>rules.head.free</source>
        <translation>Szabad akciók</translation>
    </message>
    <message>
        <source>rules.E-90</source>
        <translation>Fordulónként mindegyik fajtát egyszer veheted meg. Bármelyik sereged fizetheti, amelyik a táblán van; a kimaradónál csak zsoldossereg (E-27).</translation>
    </message>
    <message>
        <source>rules.E-91</source>
        <translation>**Intrika** (1 arany): a te megtalálási szinted 2-vel csökken, vagy egy ellenfeledé 2-vel nő.</translation>
    </message>
    <message>
        <source>rules.E-92</source>
        <translation>**Dupla zsold** (1 arany): a fizető sereg harci ereje a forduló végéig 1-gyel nagyobb. Akkor is megveheted, amikor azt a sereget megtámadják, ha ebben a fordulóban még nem vetted meg.</translation>
    </message>
    <message>
        <source>rules.E-93</source>
        <translation>**Kiadós vacsora** (1 arany): a fáradtságod 2-vel csökken.</translation>
    </message>
    <message>
        <source>rules.E-94</source>
        <translation>**Kalauz** (1 vagy 2 arany): egy sereged ebben a körben 1 vagy 2 mezővel többet lép; fizetheti másik is. A patríciusnak ezek a lépések nem fárasztók, és az útjához adódnak: a hosszabb útnak lehetségesnek kell lennie azzal a pénzzel is, amely a fizetés után megmarad. Az út után is megveheted, de akkor ezeket a lépéseket is meg kell tenni.</translation>
    </message>
    <message>
        <source>rules.E-95</source>
        <translation>**Hídvám** (1 arany): mindig egy út része, önmagában nem fizethető (E-54).</translation>
    </message>
    <message>
        <source>rules.E-96</source>
        <translation>**Csere** egy másik játékossal: E-98.</translation>
    </message>
    <message>
        <source>rules.head.own</source>
        <translation>Saját seregek egy helyen</translation>
    </message>
    <message>
        <source>rules.E-97</source>
        <translation>Az egy mezőn – folyónál egy parton – álló seregeid aranyat, ajándékot és társzekeret adhatnak át egymásnak, megállónál is. Ha olyannak adsz társzekeret, akinél már van, a kettő helyet cserél.</translation>
    </message>
    <message>
        <source>rules.head.trading</source>
        <translation>Csere a játékosok között</translation>
    </message>
    <message>
        <source>rules.E-98</source>
        <translation>A körödben egyszer cserét ajánlhatsz egy ellenfelednek: a két patrícius cserél, bárhol állnak. Ajándékot ajándékért, ajándékot aranyért vagy aranyat ajándékért. Aranyat aranyért nem, társzekeret nem, és ingyen sem.</translation>
    </message>
    <message>
        <source>rules.E-99</source>
        <translation>Az ellenfeled azonnal elfogadja vagy visszautasítja. Ha elfogadja, a javak gazdát cserélnek, és ez mindkettőtöknek egy cserének számít. Akinek már két cseréje volt, az nem ajánlhat többet, és neki sem lehet ajánlani. Mindkét félnél ott kell lennie annak, amit adna, már az ajánlat pillanatában.</translation>
    </message>
    <message>
        <source>rules.head.finding</source>
        <translation>A talpnyalók</translation>
    </message>
    <message>
        <source>rules.E-100</source>
        <translation>A megtalálási szinted 0 és 16 között mozog.</translation>
    </message>
    <message>
        <source>rules.E-101</source>
        <translation>Ha 16 fölé emelkedne, 16 marad, és *megtaláltak*: a talpnyalók a következő fordulóban végig feltartják a patríciusodat. Addig, annak a fordulónak a végéig, a jelölőd meg sem mozdul.</translation>
    </message>
    <message>
        <source>rules.E-102</source>
        <translation>Abban a fordulóban licitálnod kell (de nem 0-t), a kártyáidat nem használhatod, és a patríciusod nem lép. A zsoldosok, a szabad akciók, az ajándékok, a csere és az összevonás a szokásos. **Változat:** a patrícius azért léphet.</translation>
    </message>
    <message>
        <source>rules.E-103</source>
        <translation>Annak a fordulónak a végén a megtalálási szinted 6 lesz, és szabad vagy. **Változat:** 16 marad.</translation>
    </message>
    <message>
        <source>rules.head.bands</source>
        <translation>A nincstelenek és a rablóbanda</translation>
    </message>
    <message>
        <source>rules.E-104</source>
        <translation>Ha minden kör lezajlott, a nincsteleneket az irányítja, aki a körök sorrendjében az utolsó volt és nem kimaradó, még ha legyőzött vagy feltartott is. Ha mindenki kimaradó, vagy az E-28 úgy kívánja, nem lépnek.</translation>
    </message>
    <message>
        <source>rules.E-105</source>
        <translation>Három kockával dobtok, és a legnagyobbat nem számoljátok: a másik kettő összege a lépések száma, pontosan. Ha tudnak lépni, lépniük kell.</translation>
    </message>
    <message>
        <source>rules.E-145</source>
        <translation>1, 6 és 3: 4 lépés. 2, 5 és 5: 7 lépés.</translation>
    </message>
    <message>
        <source>rules.E-106</source>
        <translation>A rablóbanda a nincstelenek után lép, de csak ha valaki irányítja: ha piszkos üzlet szól erre a fordulóra, akkor a megbízója. Két kocka összegét lépi, pontosan, vagy a dobás után a helyén marad.</translation>
    </message>
    <message>
        <source>rules.E-107</source>
        <translation>Ha nincs piszkos üzlet, a körök sorrendjében meg kell kérdezni azokat, akiknek aljas tippjük van, használják-e most. Az első, aki igent mond, irányítja a rablóbandát. Amelyik tipp a maga fordulójában megmaradt, az a következőben még használható, azután elvész. Az üzlet a fizetéssel lép életbe: az a 2-es kártya, amelyet nem használtak vagy megvétóztak, senkit sem akadályoz. Ha a megbízó kiesett (E-127), az üzlete érvényben marad, és senki sem irányít.</translation>
    </message>
    <message>
        <source>rules.E-108</source>
        <translation>**A bandák útja.** Úgy lépnek, mint a seregek, de hídra és városba soha, a nincstelenek kisvárosba sem, és nem léphetnek oda, ahol az irányítójuk serege áll. Ellenséges seregen nem mehetnek át: ott megállnak és támadnak. Az útjuk tehát vagy pontosan a dobott lépésekkel egy sereg nélküli mezőn ér véget, vagy legfeljebb annyival egy ellenséges seregnél. Ha ott több sereg is áll, az irányító választ; az összevontak egynek számítanak.</translation>
    </message>
    <message>
        <source>rules.E-109</source>
        <translation>A rablóbanda ereje 7, meg amennyi a piszkos üzletekben eddig fizetett összes aranyból egy játékosra jut, lefelé kerekítve. A kiesettek is számítanak, a zsákmányolt arany nem.</translation>
    </message>
    <message>
        <source>rules.E-147</source>
        <translation>Négyen játszotok. 4 fizetett arannyal a rablóbanda ereje 8, 7-tel még mindig 8, 8-cal 9.</translation>
    </message>
    <message>
        <source>rules.head.battles</source>
        <translation>Harc</translation>
    </message>
    <message>
        <source>rules.E-110</source>
        <translation>A banda a sereg mezőjére lép, és a megtámadott dob egy kockával. A sereg harci ereje az alapereje, meg a fegyverei, a szerencse és a dupla zsold. Ha ez a dobással együtt a nincstelenek ellen legalább 6, a rablóbanda ellen legalább annak az ereje, a megtámadott győz.</translation>
    </message>
    <message>
        <source>rules.E-146</source>
        <translation>A kis zsoldossereg (1) dupla zsolddal 2: a nincsteleneket 4-es, 5-ös vagy 6-os dobással veri vissza.</translation>
    </message>
    <message>
        <source>rules.E-148</source>
        <translation>A nagy zsoldossereg (2) fegyverrel 3. A 8-as erejű rablóbanda ellen 5-ös vagy 6-os kell.</translation>
    </message>
    <message>
        <source>rules.E-111</source>
        <translation>**Győzelem.** A győztes a bandát egy nyílt mezőre teszi (síkságra vagy folyópartra, nem településre, gázlóra vagy hídra), legalább 7 lépésre minden seregtől és a másik bandától. Ha nincs ilyen mező, olyanra, amely a lehető legmesszebb van a legközelebbitől. A rablóbanda ereje megmarad.</translation>
    </message>
    <message>
        <source>rules.E-112</source>
        <translation>**A patrícius vereséget szenved.** A következő fordulóban *legyőzött*: licitálsz (de nem 0-t), ám a kártyáidat nem használhatod, és a patríciusod nem lép; minden más a szokásos. Elveszti minden aranyát; ha aranya nincs, egy véletlenül kihúzott ajándékát; ha az sincs, eggyel több fordulóból marad ki. A mezőjén marad, a bandával együtt. A kihagyott fordulók összeadódnak.</translation>
    </message>
    <message>
        <source>rules.E-113</source>
        <translation>Az összevont seregek együtt harcolnak: a legerősebb harci ereje meg 1, háromnál is. A vereség mindegyiket éri. Ha később csak egy marad belőlük, a többlet nélkül harcol tovább.</translation>
    </message>
    <message>
        <source>rules.E-114</source>
        <translation>A harc véget vet a banda lépésének. Harc csak bandák lépésekor van.</translation>
    </message>
    <message>
        <source>rules.E-115</source>
        <translation>**A zsoldossereg vereséget szenved.** Lekerül a tábláról, az aranya elvész, az ajándékait eldobod. A társzekere a játékoslapodon várja a Toborzást (E-85).</translation>
    </message>
    <message>
        <source>rules.E-116</source>
        <translation>A távolságot a legrövidebb úton kell mérni, az üres táblán, hidakon át is; minden part külön hely.</translation>
    </message>
    <message>
        <source>rules.head.night</source>
        <translation>Éjszaka és fordulózárás</translation>
    </message>
    <message>
        <source>rules.E-120</source>
        <translation>Az éjszakát a körök sorrendjében kell végigvenni, mindenkinél előbb a patríciusnak, aztán a nagy és a kis zsoldosseregnek.</translation>
    </message>
    <message>
        <source>rules.E-121</source>
        <translation>Aki Táborozást licitált, és a patríciusa nem lépett, annak a fáradtsága 1-gyel csökken.</translation>
    </message>
    <message>
        <source>rules.E-122</source>
        <translation>**Pihenés.** A településen alvó patrícius fáradtsága csökken. További az éjszaka, ha az előzőt is ugyanott töltötte, akármerre járt közben.

| település | első éjszaka | további éjszakák |
|:--|:-:|:-:|
| falu | −3 | −1 |
| kisváros | −4 | −2 |
| város | −5 | −2 |</translation>
    </message>
    <message>
        <source>rules.E-123</source>
        <translation>**Feltűnés.** Minden sereged minden városban töltött éjszakája 1-gyel növeli a megtalálási szintedet, kisvárosban csak az első. A falu nem.</translation>
    </message>
    <message>
        <source>rules.E-149</source>
        <translation>A nagy zsoldossereged két éjszakát tölt egy városban, a másodikra a kicsi is megérkezik: a megtalálási szinted összesen 3-mal nő.</translation>
    </message>
    <message>
        <source>rules.E-124</source>
        <translation>Azután a feltartott seregek hátralévő ideje egy fordulóval csökken. Amelyik sereg hídon áll, és az engedélye ezzel a fordulóval lejár, fizet 1 aranyat, ha van neki, és megkapja a következő fordulóra.</translation>
    </message>
    <message>
        <source>rules.E-125</source>
        <translation>**Kitessékelés.** Ha nincs aranya, a gazdája egy szomszédos mezőre teszi, amelyik nem híd, és amelyre ráléphet. A sereg a következő 3 fordulóban *feltartott*. Ez nem lépés: nem látogatás, és nem ott tölti az éjszakát.</translation>
    </message>
    <message>
        <source>rules.E-126</source>
        <translation>Amit a hídon éjszaka fizetsz, az nem a szabad akciód.</translation>
    </message>
    <message>
        <source>rules.E-127</source>
        <translation>**Változat: mészárlás.** Az ilyen sereg elpusztul: a zsoldossereg, mint az E-115 szerint; ha a patrícius, a játékosa kiesik, és minden serege lekerül a tábláról. Nem játszik tovább, de amit elért, számít a végén.</translation>
    </message>
    <message>
        <source>rules.E-130</source>
        <translation>**Fordulózárás.** A táborozók visszaveszik a kártyáikat, a talpnyalók elmennek (E-103), véget érnek a harci többletek, az összevonások, a licitek, és újra megvehető minden szabad akció. Elvész az előző fordulóból maradt tipp, a most érvényes vétó és a lejárt üzlet.</translation>
    </message>
    <message>
        <source>rules.E-131</source>
        <translation>A kihagyott fordulókból egy letelik, mihelyt az utolsó kör véget ért, még a nincstelenek lépése előtt. Aki ebben a fordulóban szenved vereséget, annak tehát a következő vész el.</translation>
    </message>
    <message>
        <source>rules.head.end</source>
        <translation>A játszma vége</translation>
    </message>
    <message>
        <source>rules.E-132</source>
        <translation>Fordulózáráskor véget ér a játszma, ha valaki mindent elért: a nagy táblán 17 falut, 6 kisvárost, 3 várost és három átadást, a kicsin 5 falut, 2 kisvárost, 3 várost és három átadást. Akkor is, ha legfeljebb egy játékos maradt, vagy letelt a 100. forduló; ez a határ átállítható. Félbe egy forduló sem marad.</translation>
    </message>
    <message>
        <source>rules.E-133</source>
        <translation>**Hírnév.** Minden meglátogatott falu (legfeljebb ahány kell), kisváros és város, meg minden átadott társzekér 1. A nagy táblán 29, a kicsin 13 kell a célhoz. A kiesettek állnak leghátul; a többiek között a több hírnév, azután a kevesebb fáradtság, az alacsonyabb megtalálási szint, végül a több arany dönt. Ha ez mind egyenlő, osztoztok a helyezésen.</translation>
    </message>
    <message>
        <source>rules.head.interplay</source>
        <translation>Amikor szabályok találkoznak</translation>
    </message>
    <message>
        <source>rules.interplay.list</source>
        <translation>- **Pihentető kártyák és licit.** A vacsora, a váltott lovak, az idegenvezető nem segít a mostani liciten, csak a későbbieken (E-23).
- **Táborozás kalauzzal vagy térképpel.** A patrícius léphet, de akkor a tábor nem pihenteti (E-121).
- **Toborzás.** A kör lépései maradnak, ahogy az elején voltak: egy megmaradt zsoldossereggel 4, eggyel sem 0 (E-45).
- **Szerencse, dupla zsold, összevonás.** Az összevontak közül a legerősebbé számít, ezért annak a seregnek érdemes adni (E-113).
- **Vétó és pénz.** A vétó nem állít meg intrikát, és nem szünteti meg a múlt fordulóban vett üzletet (E-87).
- **Megtalált célpont.** Ha ellene ármánykodsz, csak a többiek jelölője mozdul (E-74).
- **Tipp és üzlet.** Üzlet mellett a tipp a következő fordulóra marad, ha az szabad (E-107).
- **Ajándékok útközben.** A fegyver az új helyén azonnal számít. Egy ebben a körben használt térképet az új gazdája nem használhat újra (E-68).
- **Társzekér a városban.** Amit ott kap a patrícius, azt rögtön átadja, és a helyére még ebben a körben másik kerülhet (E-64).
- **Patrícius a hídon.** Biztonságban van, de a vám csak a következő fordulóig szól; azután éjszakánként fizet (E-124).
- **Pajzs.** Ahol a banda irányítójának is áll serege, ott senkit sem támadhat meg (E-108).</translation>
    </message>
    <message>
        <source>rules.head.board</source>
        <translation>A tábla</translation>
    </message>
    <message>
        <source>rules.board.coordinates</source>
        <translation>A tábla két félből áll: B a bal, J a jobb. Egy mező jele a fele, a sora alulról és az oszlopa annak a félnek a bal szélétől: a B:9,5 a bal fél kilencedik sorának ötödik mezője, a J:18,1 közvetlenül a középvonaltól jobbra van.</translation>
    </message>
    <message>
        <source>rules.E-150</source>
        <translation>Minden folyónak van iránya a forrástól a torkolatig, mezőről mezőre; a folyómező, a gázló és a híd egyaránt hozzá tartozik. Kifuthat a tábla szélén, vagy egy másik folyóba ömölhet.</translation>
    </message>
    <message>
        <source>rules.E-151</source>
        <translation>A víz a mező peremét szakaszokra osztja: minden szakasz egy part. A forrásnál egy part van, közönséges folyómezőn kettő, összefolyásnál három.</translation>
    </message>
    <message>
        <source>rules.E-152</source>
        <translation>A partról arra a szomszédos mezőre léphetsz, amelyikkel ott határos, és a folyó mentén ugyanannak az oldalnak a következő partjára. A vízen átlépni nem lehet.</translation>
    </message>
    <message>
        <source>rules.E-153</source>
        <translation>A gázló és a híd a mellette lévő szárazfölddel és a fölötte és alatta lévő folyómező mindkét partjával érintkezik. A forrást meg lehet kerülni, és a mellékfolyó és a folyó közti földnyelv a partok mentén elérhető.</translation>
    </message>
    <message>
        <source>rules.E-154</source>
        <translation>Saját táblát is lehet készíteni. A program megnézi, szabályos-e: megvan-e rajta a három város és legalább három kezdőmező, minden hely elérhető-e, hidak nélkül is minden település, és elég messze áll-e a két banda a kezdőmezőktől.</translation>
    </message>
    <message>
        <source>rules.head.secrets</source>
        <translation>Mi nyilvános, mi titkos</translation>
    </message>
    <message>
        <source>rules.secrets.list</source>
        <translation>| | te | a többiek |
|:--|:--|:--|
| akciókártyák kézben, licitálva, elhasználva | igen | igen |
| letett titkos akciókártyád | igen | ha használtad |
| titkos akciókártyák a kezedben és a tartalékodban | mindet | csak a számukat |
| elhasznált, de meg nem mutatott titkos akciókártya | igen | nem |
| táborozáskor kicserélt kártya | igen | csak hogy cseréltél |
| társzekerek rakodáskor | a tieid, és az előző játékos patríciusáé | nem |
| társzekerek rakodás után | igen | igen; változat: átadásig nem |
| ajándékpaklik | csak a számuk | csak a számuk |

Minden más nyilvános: az arany, az ajándékok, a seregek helye, a sávok, a látogatások, a cserék, és hogy ki irányítja a rablóbandát.</translation>
    </message>
    <message>
        <source>rules.head.options</source>
        <translation>Változatok</translation>
    </message>
    <message>
        <source>rules.options.list</source>
        <translation>A játszma kezdete előtt választhattok; mindig az első a szokásos.
- **Tábla** (E-1): Makedónia vagy a kicsi.
- **A patrícius lépései** (E-41, E-48): pontosan annyi, vagy legfeljebb annyi.
- **A zsoldosok lépései** (E-45, E-49): közösen 6, vagy mindegyik 5.
- **Zsoldosok a városban** (E-61): szabad, vagy nem.
- **Aki a hídon nem fizet** (E-125, E-127): kitessékelés vagy mészárlás.
- **A lapok értékei** (E-67, E-74): Diplomácia 5 vagy 4, elrejtőzés a 4-es ranggal 3 vagy 2.
- **Üzlet két fordulóra** (E-72): 3 vagy 2 arany.
- **A talpnyalók után** (E-103): megtalálási szint 6 vagy 16.
- **A talpnyalók és a patrícius** (E-102): feltartják, vagy nem.
- **Dupla zsold megtámadva** (E-92): szabad, vagy nem.
- **Társzekerek** (E-8): nyíltak vagy titkosak.
- **Csere a játékosok között** (E-98): van, vagy nincs.
- **Pihenés a táborban** (E-121): 1, 0 vagy 2 fáradtság.
- **Legtöbb forduló** (E-132): 100, más szám, vagy nincs határ.</translation>
    </message>
</context>
</TS>
