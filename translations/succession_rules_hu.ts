<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>succession</name>
    <message>
        <source>rules.title</source>
        <translation>Meghalt a király – éljen a király! – játékszabály</translation>
    </message>
    <message>
        <source>rules.head.intro</source>
        <translation>Bevezető</translation>
    </message>
    <message>
        <source>rules.intro.idea</source>
        <translation>Meghalt az öreg király, és nem hagyott örököst. Aki a legszebb birtokot gyűjti össze a hozzá illő emberekkel, az reménykedhet a trónban. A magas rangú udvari emberek korán kerülnek sorra, de keveset tesznek; az alacsony rangúak sokat, de mások ellophatják az akcióikat, és minden viszály nyomot hagy valakinek a jó hírén.</translation>
    </message>
    <message>
        <source>rules.intro.aim</source>
        <translation>**A cél.** Épületeket és alattvalókat gyűjtötök. Az összeillő épület és alattvaló párként ér pontot, a tökéletes pár a legtöbbet. Valamennyit ér a pár nélküli lap és a pénz is; a konfliktusjelző pontba kerül. A legtöbb pont nyer.</translation>
    </message>
    <message>
        <source>rules.intro.round</source>
        <translation>**A forduló dióhéjban.** Mindenki hármat kap a tizenkét karakterből, és kettőt használ közülük: két szakaszban egyet-egyet. Egy szakaszban mindenki titokban választ egy karaktert, aztán egyszerre feditek fel őket. Ekkor derül ki, ki kivel kerül konfliktusba, és aki rosszabbul jár, konfliktusjelzőt kap. Azután az A rangtól az F-ig sorban mindenki ellopja, amit ellophat, és végrehajtja a karaktere akcióit: pénzt vesz el, alattvalót toboroz, épületet vásárol, jelzőtől szabadul. A játszma azzal a szakasszal ér véget, amelyikben az épületek és az alattvalók négy paklija közül valamelyik elfogy.</translation>
    </message>
    <message>
        <source>rules.intro.length</source>
        <translation>**Kinek szól?** Két, három vagy négy játékosnak, 8 éves kortól. Egy játszma körülbelül 30 perc.</translation>
    </message>
    <message>
        <source>rules.head.components</source>
        <translation>A játék tartozékai</translation>
    </message>
    <message>
        <source>rules.components.pieces</source>
        <translation>| tartozék | darab | |
|:--|:-:|:--|
| karakter | 12 | hat rang, mindegyikből két karakter |
| épület | 32 | tizenhat fajta, mindegyikből két lap |
| alattvaló | 32 | tizenhat fajta, mindegyikből két lap |
| konfliktusjelző | 30 | a végén mindegyik 2 pontba kerül |
| címer | 8 | négy színben kettő-kettő; az ellopott akciót takarják le |

A játszmából kimaradó 32 épület és alattvaló szolgál pénzként, összesen 48 érmét érnek (K-3).</translation>
    </message>
    <message>
        <source>rules.head.characters</source>
        <translation>A karakterek</translation>
    </message>
    <message>
        <source>rules.components.characters</source>
        <translation>A betű a rang, az A a legmagasabb. Az akciók: kezelés (K-40), átadás (K-41), pénz (K-42), toborzás (K-44) és vásárlás (K-45); balról jobbra következnek (K-33). Hat karakter koronát visel: két azonos rangú közül a koronás kerülhet előbb sorra (K-30).

| rang | karakter | korona | akciók |
|:-:|:--|:-:|:--|
| A | Lordprotektor | – | vásárlás |
| A | Királynő | igen | toborzás |
| B | Herceg | – | kezelés, toborzás |
| B | Gróf | igen | kezelés, vásárlás |
| C | Udvaronc | igen | átadás, pénz |
| C | Pap | – | átadás, pénz |
| D | Kincstárnok | – | pénz, vásárlás |
| D | Lovag | igen | pénz, vásárlás |
| E | Grófnő | igen | kezelés, pénz, toborzás |
| E | Diplomata | – | kezelés, pénz, vásárlás |
| F | Kereskedő | igen | kezelés, pénz, toborzás, vásárlás |
| F | Kereskedő | – | kezelés, pénz, toborzás, vásárlás |</translation>
    </message>
    <message>
        <source>rules.head.cards</source>
        <translation>Épületek és alattvalók</translation>
    </message>
    <message>
        <source>rules.components.cards</source>
        <translation>A lap értéke az ára és egyben a pontja is. Az egy sorban álló épületnek és alattvalónak ugyanaz a jele: ők a *tökéletes pár*. Az azonos színű épület és alattvaló *egyszínű pár*. A sárga és a piros lapok drágák: 2–5 érmébe kerülnek, átlagosan három és félbe. A kékek és a zöldek olcsók: 1–3 érmébe kerülnek, átlagosan kettőbe. A zárójelben álló szabály elmondja, mit tud az alattvaló.</translation>
    </message>
    <message>
        <source>rules.components.yellow</source>
        <translation>**Sárga: az udvar**

| épület | értéke | alattvaló | értéke |
|:--|:-:|:--|:-:|
| Kert | 4 | Kertész (K-54) | 3 |
| Városfal | 4 | Városőr (K-55) | 3 |
| Tömlöc | 3 | Börtönőr (K-56) | 2 |
| Pavilon | 5 | Udvarhölgy (K-57) | 4 |</translation>
    </message>
    <message>
        <source>rules.components.red</source>
        <translation>**Piros: a város**

| épület | értéke | alattvaló | értéke |
|:--|:-:|:--|:-:|
| Egyetem | 4 | Tudós (K-58) | 3 |
| Taverna | 4 | Trubadúr (K-60) | 4 |
| Székesegyház | 5 | Püspök (K-59) | 3 |
| Kikötő | 3 | Tengerész (K-61) | 2 |</translation>
    </message>
    <message>
        <source>rules.components.blue</source>
        <translation>**Kék: a falu**

| épület | értéke | alattvaló | értéke |
|:--|:-:|:--|:-:|
| Kohó | 3 | Kovács (K-62) | 1 |
| Ácsműhely | 3 | Ács (K-63) | 2 |
| Piac | 2 | Kofa (K-64) | 2 |
| Fogadó | 3 | Fogadós (K-65) | 2 |</translation>
    </message>
    <message>
        <source>rules.components.green</source>
        <translation>**Zöld: a vidék**

| épület | értéke | alattvaló | értéke |
|:--|:-:|:--|:-:|
| Szőlőskert | 3 | Borász (K-66) | 1 |
| Bánya | 3 | Bányász (K-67) | 2 |
| Gyógyfüves mező | 2 | Füvész (K-68) | 2 |
| Tanya | 2 | Gazda (K-69) | 1 |</translation>
    </message>
    <message>
        <source>rules.head.setup</source>
        <translation>Előkészületek</translation>
    </message>
    <message>
        <source>rules.K-1</source>
        <translation>Ketten, hárman vagy négyen játszhatjátok, 8 éves kortól. Kezdőjátékos nincs, a legfiatalabb sem az: a karakterek döntik el, ki kerül előbb sorra. Az is mindegy, ki hol ül.</translation>
    </message>
    <message>
        <source>rules.K-2</source>
        <translation>Keverjétek meg a 32 épületet, és osszatok belőlük két nyolclapos paklit; ugyanígy a 32 alattvalóból. A négy pakli képpel felfelé fekszik középen, így mindegyiknek látszik a felső lapja. Az alatta lévőket csak az nézheti meg, akinek egy képesség megengedi.</translation>
    </message>
    <message>
        <source>rules.K-3</source>
        <translation>A többi 16 épület és 16 alattvaló pénzként szolgál. Hátlappal felfelé fekszenek, az előlapjukat senki sem nézheti meg: egy épület hátlapja 2 érme, egy alattvalóé 1 érme, együtt 48 érme. Váltani mindig lehet, így senki sem fizet a kelleténél többet.</translation>
    </message>
    <message>
        <source>rules.K-4</source>
        <translation>Tegyetek 2 érmét mind a négy pakli alá.</translation>
    </message>
    <message>
        <source>rules.K-5</source>
        <translation>Mindenki elvesz 5 érmét. A maradék a banké: két játékosnál 30, háromnál 25, négynél 20 érme.</translation>
    </message>
    <message>
        <source>rules.K-6</source>
        <translation>Mindenki elvesz egy konfliktusjelzőt és az egyik szín két címerét. A többi jelző a készlet: két játékosnál 28, háromnál 27, négynél 26.</translation>
    </message>
    <message>
        <source>rules.K-7</source>
        <translation>Keverjétek meg a tizenkét karaktert, és osszatok mindenkinek hármat, képpel lefelé. Ha négyen játszotok, nem marad belőlük. Ha hárman, a többit tegyétek félre, senki sem nézheti meg. Ha ketten, a többi hat a karakterpakli, képpel lefelé.</translation>
    </message>
    <message>
        <source>rules.K-8</source>
        <translation>A fordulónak két szakasza van. Mindkettőben mindenki egy karaktert használ, így háromból egy kimarad. Utána mind a tizenkettőt megkeveritek, és megint mindenki hármat kap.</translation>
    </message>
    <message>
        <source>rules.head.stage</source>
        <translation>Egy szakasz</translation>
    </message>
    <message>
        <source>rules.K-10</source>
        <translation>Egy szakasz menete: választás (K-11), felfedés (K-12), Kertész (K-13), konfliktusok (K-20), körök (K-30), a szakasz vége (K-80).</translation>
    </message>
    <message>
        <source>rules.K-11</source>
        <translation>Mindenki képpel lefelé maga elé tesz egyet a karakterei közül. Amíg az utolsó is le nem került, egyiket sem mutatjátok meg, és a választás végleges.</translation>
    </message>
    <message>
        <source>rules.K-12</source>
        <translation>Mindet egyszerre feditek fel. Ha ketten játszotok, a karakterpakli felső lapját is felfordítjátok. Ez a *felfordított karakter* senkié, nincs akciója, és nem jár neki kör.</translation>
    </message>
    <message>
        <source>rules.K-13</source>
        <translation>Akinek az aktív alattvalója Kertész, most használhatja (K-54). Ha többen vannak, egymás után döntenek, a körök felfedéskor érvényes sorrendjében, akármi cserél is közben gazdát.</translation>
    </message>
    <message>
        <source>rules.head.conflicts</source>
        <translation>Konfliktusok</translation>
    </message>
    <message>
        <source>rules.K-20</source>
        <translation>Az A rang a D-től lop, a B a C-től, a C az F-től, a D az E-től, az E az F-től. Az F senkitől sem lop, az A-tól és a B-től pedig nem lop senki.</translation>
    </message>
    <message>
        <source>rules.K-21</source>
        <translation>Először az azonos rangúak konfliktusai jönnek, A-tól lefelé. Ha két játékosnak ugyanaz a rangja, mindketten kapnak egy jelzőt. A szakasz végéig *azonos rangúnak* számítanak: senkitől sem lopnak, és a karakterük akciói közül csak egyet hajthatnak végre, amelyiket akarják (K-34).</translation>
    </message>
    <message>
        <source>rules.K-100</source>
        <translation>Két Kereskedő: mindkét játékos kap egy jelzőt, és a négy akcióból csak egyet hajt végre.</translation>
    </message>
    <message>
        <source>rules.K-22</source>
        <translation>Azután a különböző rangúak konfliktusai jönnek, a magasabb rang szerint A-tól lefelé. Aki nem számít azonos rangúnak, az konfliktusba kerül mindenkivel, akitől a rangja lop, akár azonos rangú az valakivel, akár nem. Mindig az alacsonyabb rangú játékos kap egy jelzőt. Ha két meglopott van, a körök sorrendjében következnek (K-30).</translation>
    </message>
    <message>
        <source>rules.K-23</source>
        <translation>Egy szakaszban kétszer csak a Kereskedőt lehet meglopni: egyszer egy C, egyszer egy E rangúnak. Így a második is talál még fedetlen akciót.</translation>
    </message>
    <message>
        <source>rules.K-103</source>
        <translation>Udvaronc, Pap és egy Kereskedő: az első kettő azonos rangú, ezért nem lop, és a Kereskedő nem kap tőlük jelzőt.</translation>
    </message>
    <message>
        <source>rules.K-104</source>
        <translation>Két Kereskedő, egy Pap és egy Grófnő: mindkét Kereskedő három jelzőt kap, egyet az azonos rangért, egyet a Pap, egyet a Grófnő miatt.</translation>
    </message>
    <message>
        <source>rules.K-24</source>
        <translation>Most csak a jelzőket osztjátok ki; az akciót a magasabb rangú később, a saját körében lopja el (K-32).</translation>
    </message>
    <message>
        <source>rules.K-25</source>
        <translation>A Városőr a különböző rangúak konfliktusát meg tudja fordítani (K-55), az azonos rangúakét nem.</translation>
    </message>
    <message>
        <source>rules.K-26</source>
        <translation>Ha üres a jelzők készlete, senki sem kap jelzőt, de minden más érvényes. Ha két azonos rangúra egy jelző jut, az kapja, aki a körök sorrendjében előbb áll.</translation>
    </message>
    <message>
        <source>rules.K-27</source>
        <translation>Ha ketten játszotok, a felfordított karakter csak jelzőt oszt. Aki vele azonos rangú, kap egyet, de emiatt még lophat, és minden akcióját végrehajthatja. Ha senki sem azonos rangú vele, az kap egyet, akitől a rangja lopna, de akciót nem veszít. A felfordított karaktertől senki sem lop.</translation>
    </message>
    <message>
        <source>rules.head.turns</source>
        <translation>Körök</translation>
    </message>
    <message>
        <source>rules.K-30</source>
        <translation>Az A rang kezd, az F az utolsó. Azonos rangúak közül az van előbb, akinek kevesebb konfliktusjelzője van, és ha ez is egyenlő, akinek a karaktere koronát visel (Királynő, Gróf, Udvaronc, Lovag, Grófnő, az egyik Kereskedő). Ez minden kör elején újra eldől.</translation>
    </message>
    <message>
        <source>rules.K-31</source>
        <translation>A körödben előbb lopsz, aztán végrehajtod a karaktered akcióit. Bármikor, amikor nincs megkezdett akciód, használhatod az aktív alattvalód képességét (K-50): a lopás előtt, közben vagy a végén.</translation>
    </message>
    <message>
        <source>rules.K-32</source>
        <translation>Minden meglopottól (K-22) ellopsz egy fedetlen akciót: letakarod a karakterén az egyik címereddel. Rögtön végrehajthatod, pontosan mintha a tiéd volna, vagy lemondhatsz róla. A gazdája elvesztette. Lopni kötelező, végrehajtani nem.</translation>
    </message>
    <message>
        <source>rules.K-33</source>
        <translation>A saját akcióid szigorúan balról jobbra következnek, a letakartak kimaradnak. Mindegyiket végrehajtod, vagy passzolsz; a kihagyotthoz visszatérni nem lehet.</translation>
    </message>
    <message>
        <source>rules.K-105</source>
        <translation>A lapokon a pénz a vásárlás előtt áll: ugyanazzal a karakterrel senki sem vehet előbb épületet, és csak aztán pénzt.</translation>
    </message>
    <message>
        <source>rules.K-102</source>
        <translation>Lovag és Diplomata: a Lovag kezd, letakarja a Diplomatán a pénz elvételét, rögtön el is veszi a pénzt, aztán jönnek a saját akciói. A Diplomata ebben a szakaszban nem vehet el pénzt.</translation>
    </message>
    <message>
        <source>rules.K-34</source>
        <translation>Ha azonos rangú vagy valakivel, ehelyett a karaktered egyetlen fedetlen akcióját hajthatod végre, amelyiket akarod, vagy passzolsz.</translation>
    </message>
    <message>
        <source>rules.K-101</source>
        <translation>A Grófnő és a Diplomata azonos rangú, és mindkettőtől lop a Lovag: mindkettőn letakar egy akciót, és mindkettőt végrehajthatja. A két meglopottnak két-két új jelzője van, és a fedetlen akciói közül egyet-egyet hajthat végre.</translation>
    </message>
    <message>
        <source>rules.K-35</source>
        <translation>Ha csak passzolni lehet, a program passzol helyetted. Egyedül akkor vár meg, amikor paklikat nézel át, hogy legyen időd.</translation>
    </message>
    <message>
        <source>rules.K-36</source>
        <translation>A köröd akkor ér véget, amikor már nincs tennivalód, és passzolsz.</translation>
    </message>
    <message>
        <source>rules.head.actions</source>
        <translation>Az akciók</translation>
    </message>
    <message>
        <source>rules.K-40</source>
        <translation>**Konfliktus kezelése.** Tedd vissza egy konfliktusjelződet a készletbe.</translation>
    </message>
    <message>
        <source>rules.K-41</source>
        <translation>**Konfliktusjelző átadása.** Add egy konfliktusjelződet bármelyik másik játékosnak. A Városőr ez ellen nem segít.</translation>
    </message>
    <message>
        <source>rules.K-42</source>
        <translation>**Pénz elvétele.** Válassz egyet a négy pakli közül, és vedd el az alatta lévő összes érmét. Látszik, hány érme van ott. **Változat:** csak az látszik, hogy van-e. Az elfogyott pakli helye is választható.</translation>
    </message>
    <message>
        <source>rules.K-43</source>
        <translation>Ha egyik pakli alatt sincs érme, a bank előbb sorban mindegyik alá tesz 2 érmét, az épületpaklikkal kezdve, ameddig telik tőle. Ha a bank is üres, az akció nem hajtható végre.</translation>
    </message>
    <message>
        <source>rules.K-44</source>
        <translation>**Alattvaló toborzása.** Válassz egy alattvalót valamelyik pakli tetejéről, tedd az árát a pakli alá, a lapot pedig az alattvalóid sorának végére: ő lett az aktív.</translation>
    </message>
    <message>
        <source>rules.K-45</source>
        <translation>**Épület vásárlása.** Válassz egy épületet valamelyik pakli tetejéről, tedd az árát a pakli alá, a lapot pedig az épületeid sorának végére.</translation>
    </message>
    <message>
        <source>rules.K-46</source>
        <translation>Csak azt veheted el, amit ki tudsz fizetni. Az érmék az alá a pakli alá kerülnek, amelyikről a lap jött, és később bárki elveheti őket, te is. A következő lap azonnal láthatóvá válik.</translation>
    </message>
    <message>
        <source>rules.K-47</source>
        <translation>Amíg a Trubadúr (K-60) miatt egy épületpakli tetején alattvaló fekszik, vagy egy alattvalópaklién épület, addig az a pakli a másik akcióhoz tartozik.</translation>
    </message>
    <message>
        <source>rules.head.subjects</source>
        <translation>Az alattvalók és képességeik</translation>
    </message>
    <message>
        <source>rules.K-50</source>
        <translation>A sorodban az utolsó alattvaló az *aktív*, és csak az ő képességét használhatod. Ez ingyen van. Az elején senkinek sincs alattvalója.</translation>
    </message>
    <message>
        <source>rules.K-51</source>
        <translation>Szakaszonként egyszer használhatsz képességet, bármi történik is közben a soroddal.</translation>
    </message>
    <message>
        <source>rules.K-52</source>
        <translation>Képességet a saját körödben használsz, kivéve a Kertészt és a Városőrt, akiknek külön pillanatuk van (K-13, K-55). A most toborzott alattvalót már ebben a körben is használhatod, ha a szakaszban még egyet sem használtál. Ha az előzőt akarod használni, tedd meg, mielőtt az új megérkezik.</translation>
    </message>
    <message>
        <source>rules.K-53</source>
        <translation>Képességet csak akkor használhatsz, ha végre is tudod hajtani, amit ír. Ha akciót nyit, arról még lemondhatsz, de a képesség akkor is elhasználódott.</translation>
    </message>
    <message>
        <source>rules.head.abilities</source>
        <translation>Mit tudnak az alattvalók?</translation>
    </message>
    <message>
        <source>rules.K-54</source>
        <translation>**Kertész.** A felfedés után elcseréled a karakteredet egy másik játékoséval. Onnantól mindkettő minden tekintetben az új gazdájáé. A felfordított karakter nem választható.</translation>
    </message>
    <message>
        <source>rules.K-55</source>
        <translation>**Városőr.** Ha egy magasabb rangú konfliktusba kerül veled: a jelzőt helyetted ő kapja, de az akciódat így is ellopja. Szakaszonként egyszer. A felfordított karakterrel szemben senki sem kapja a jelzőt. Az azonos rangért járó jelzőt (K-21) nem tudja kivédeni, és azt sem, amelyet átadnak neked, akár akcióval (K-41), akár a Füvésszel (K-68).</translation>
    </message>
    <message>
        <source>rules.K-56</source>
        <translation>**Börtönőr.** Konfliktusjelzőnként egy érmét kapsz a bankból, ameddig telik tőle.</translation>
    </message>
    <message>
        <source>rules.K-57</source>
        <translation>**Udvarhölgy.** Elcseréled egy épületedet egy másik játékoséval; egyiket sem kötheti tökéletes pár (K-70). A két lap helyet cserél.</translation>
    </message>
    <message>
        <source>rules.K-58</source>
        <translation>**Tudós.** Épületenként egy érmét kapsz a bankból, ameddig telik tőle.</translation>
    </message>
    <message>
        <source>rules.K-59</source>
        <translation>**Püspök.** Mint az Udvarhölgy, de alattvalókkal; akár magát a Püspököt is odaadhatod. Ettől mindkét oldalon más lehet az aktív alattvaló.</translation>
    </message>
    <message>
        <source>rules.K-60</source>
        <translation>**Trubadúr.** Elcseréled bármelyik épületedet vagy alattvalódat, akár magát a Trubadúrt is, egy pakli felső lapjára, fizetés nélkül. A te lapod lesz a pakli teteje. Ha mindkettő épület vagy mindkettő alattvaló, az új lap a régi helyére kerül, különben a saját sora végére. A saját tökéletes párjaid nem akadályoznak.</translation>
    </message>
    <message>
        <source>rules.K-61</source>
        <translation>**Tengerész.** Ha azonos rangú vagy egy játékossal: az egyetlen akciód előtt használd, és kétszer hajthatod végre. A felfordított karakterrel azonos rang nem számít.</translation>
    </message>
    <message>
        <source>rules.K-62</source>
        <translation>**Kovács.** Szakaszonként egy épületet, amelyet akcióval vásárolsz, 1 érmével olcsóbban kapsz meg.</translation>
    </message>
    <message>
        <source>rules.K-63</source>
        <translation>**Ács.** Az akcióidon felül vásárolsz egy épületet.</translation>
    </message>
    <message>
        <source>rules.K-64</source>
        <translation>**Kofa.** Az akcióidon felül pénzt veszel el.</translation>
    </message>
    <message>
        <source>rules.K-106</source>
        <translation>A Kofa pénze jöhet a kör akciói előtt, után vagy közben.</translation>
    </message>
    <message>
        <source>rules.K-65</source>
        <translation>**Fogadós.** Az akcióidon felül toborzol egy alattvalót.</translation>
    </message>
    <message>
        <source>rules.K-66</source>
        <translation>**Borász.** Átnézed a két alattvalópaklit, és a négy pakli bármelyikéből, akárhol fekszik is, elvehetsz egy alattvalót, ha kifizeted az árát. Le is mondhatsz róla.</translation>
    </message>
    <message>
        <source>rules.K-67</source>
        <translation>**Bányász.** Átnézed a két épületpaklit, és ugyanígy elvehetsz egy épületet, vagy lemondhatsz róla.</translation>
    </message>
    <message>
        <source>rules.K-68</source>
        <translation>**Füvész.** Átadod egy konfliktusjelződet bármelyik másik játékosnak.</translation>
    </message>
    <message>
        <source>rules.K-69</source>
        <translation>**Gazda.** Az akcióidon felül végrehajtod az egyiket azok közül, amelyeket ebben a szakaszban elloptak tőled, akkor is, ha azonos rangú vagy valakivel. A címer a helyén marad.</translation>
    </message>
    <message>
        <source>rules.head.locked</source>
        <translation>Kötött lapok, ismert paklik</translation>
    </message>
    <message>
        <source>rules.K-70</source>
        <translation>A tökéletes pár lapjai *kötöttek*: a játékosok között csak olyan lap cserélhető, amelyikből a gazdájának több van, mint a párjából. Ez mindkét felet védi.</translation>
    </message>
    <message>
        <source>rules.K-107</source>
        <translation>A Bánya és a Bányász tökéletes pár: sem az Udvarhölgy, sem a Püspök nem bonthatja fel.</translation>
    </message>
    <message>
        <source>rules.K-71</source>
        <translation>Aki átnézett egy paklit, az a játszma végéig ismeri.</translation>
    </message>
    <message>
        <source>rules.head.example-stage</source>
        <translation>Egy szakasz végigjátszva</translation>
    </message>
    <message>
        <source>rules.example-stage.table</source>
        <translation>Piros, Kék és Zöld az első szakaszt játssza. Mindenkinek 5 érméje és egy konfliktusjelzője van, és minden pakli alatt 2 érme fekszik. Az épületpaklik tetején a Fogadó (3) és a Kikötő (3), az alattvalópaklikén a Kertész (3) és a Gazda (1) látszik.</translation>
    </message>
    <message>
        <source>rules.example-stage.turns</source>
        <translation>1. **Felfedés.** Piros a Királynőt (A), Kék a Lovagot (D), Zöld a Diplomatát (E) választotta.
2. **Konfliktusok.** Azonos rang nincs. Az A a D-től lop, ezért Kék kap egy konfliktusjelzőt; a D az E-től lop, ezért Zöld is kap egyet. Mindkettőjüknek két jelzője van (K-22).
3. **Piros köre:** az A rang kezd. Pirosnak lopnia kell a Lovagtól: címerrel letakarja a pénz elvételét. Rögtön végre is hajtja, elveszi a Kikötő alól a 2 érmét, így 7 érméje van. Ezután a Királynő saját akciója jön: Piros toborozza a Kertészt, és 3 érmét tesz a paklija alá, ahol most már 5 érme van. A Kertész lett az aktív, de a következő felfedésig várnia kell (K-54).
4. **Kék köre.** Kék a Diplomatától a vásárlást lopja el, rögtön végrehajtja, és megveszi a Kikötőt: 3 érmét tesz a pakli alá, 2 érméje marad. Alatta az Egyetem (4) tűnik elő. A Lovag saját akciói közül a pénz le van takarva, 2 érméért pedig egyik épület sem kapható. A körnek vége.
5. **Zöld köre.** Zöld konfliktust kezel, így egy jelzője marad, aztán pénzt vesz el: azt az 5 érmét, amelyik a Kertész paklija alatt van. Ezzel 10 érméje lesz. Vásárolni nem tud, mert az az akciója le van takarva.
6. **A szakasz vége.** A három karakter félrekerül, a címerek visszakerülnek. A második szakaszra mindenki a megmaradt két karaktere közül választ.</translation>
    </message>
    <message>
        <source>rules.head.end</source>
        <translation>A játszma vége</translation>
    </message>
    <message>
        <source>rules.K-80</source>
        <translation>Minden szakasz végén félreteszitek az előttetek fekvő karaktereket, képpel felfelé; a címerek visszakerülnek a gazdájukhoz, és a képességek újra használhatók.</translation>
    </message>
    <message>
        <source>rules.K-81</source>
        <translation>Az első szakasz után a második jön, a kézben maradt két lappal. A második után új osztással új forduló kezdődik (K-8).</translation>
    </message>
    <message>
        <source>rules.K-82</source>
        <translation>A játszma azzal a szakasszal ér véget, amelyikben a négy pakli közül valamelyik elfogy. Ezt a szakaszt még végigjátsszátok; az elfogyott pakli alatti érmék is elvehetők.</translation>
    </message>
    <message>
        <source>rules.K-83</source>
        <translation>Ez a forduló első és második szakasza is lehet. A kézben maradt lapok nem számítanak.</translation>
    </message>
    <message>
        <source>rules.K-84</source>
        <translation>Ha addig egyik pakli sem fogy el, a játszma a 30. forduló után ér véget.</translation>
    </message>
    <message>
        <source>rules.head.scoring</source>
        <translation>Pontozás</translation>
    </message>
    <message>
        <source>rules.K-90</source>
        <translation>A két sorod lapjai, az érméid és a konfliktusjelzőid számítanak, más nem.</translation>
    </message>
    <message>
        <source>rules.K-91</source>
        <translation>Először válasszátok ki a *tökéletes párokat*; mindegyik a két lapja értékét adja.</translation>
    </message>
    <message>
        <source>rules.K-92</source>
        <translation>A maradékból egy épület és egy azonos színű alattvaló *egyszínű párt* alkot, amely a drágább lap értékét adja. A párokat úgy kell kialakítani, hogy a legtöbb pontot adják.</translation>
    </message>
    <message>
        <source>rules.K-93</source>
        <translation>Minden pár nélküli lap 1 pontot ér, akármennyi az értéke.</translation>
    </message>
    <message>
        <source>rules.K-94</source>
        <translation>Minden három érme 1 pontot ér. A paklik alatti érmék senkinek sem számítanak.</translation>
    </message>
    <message>
        <source>rules.K-95</source>
        <translation>Minden konfliktusjelzőért 2 pontot le kell vonni. Az összeg 0 alá is csökkenhet.</translation>
    </message>
    <message>
        <source>rules.K-96</source>
        <translation>A legtöbb pont nyer; egyenlőség esetén osztoztok a helyezésen.</translation>
    </message>
    <message>
        <source>rules.K-108</source>
        <translation>Valakinek Szőlőskertje és Borásza, Kertje és Kertésze, Fogadósa és Kohója, Tömlöce és Tengerésze, 4 érméje és 3 jelzője van. A két tökéletes pár 3 + 1 és 4 + 3, vagyis 11 pont; a kék pár 3, a sárga Tömlöc és a piros Tengerész 1-1, a pénz 1 pont, a jelzők −6: összesen 11.</translation>
    </message>
    <message>
        <source>rules.K-97</source>
        <translation>A program a legjobb párokat találja meg: kézzel sem lehetne jobbakat.</translation>
    </message>
    <message>
        <source>rules.K-98</source>
        <translation>Sorozatban több játszma pontjai adódnak össze: annyié, amennyiben megegyeztetek, vagy addig játszotok, amíg valaki el nem éri a megbeszélt pontszámot.</translation>
    </message>
    <message>
        <source>rules.head.secrets</source>
        <translation>Mi nyilvános, mi titkos</translation>
    </message>
    <message>
        <source>rules.secrets.list</source>
        <translation>| | ki látja |
|:--|:--|
| a kezedben lévő karakterek | te; a többiek a számukat |
| a választott karaktered | te; a felfedés után mindenki (K-11) |
| a ki nem osztott karakterek | senki (K-7) |
| a paklik felső lapja alatti lapok | csak az, aki átnézte a paklit (K-71) |
| a pénz előlapja | senki (K-3) |
| az érmék a paklik alatt | mindenki; változat: csak azt, hogy van-e (K-42) |

Minden más nyilvános: a játékosok és a bank érméi, a jelzők, a címerek, mindkét sor, a használt karakterek és a felfordított karakter.</translation>
    </message>
    <message>
        <source>rules.head.options</source>
        <translation>Változatok</translation>
    </message>
    <message>
        <source>rules.options.list</source>
        <translation>Ezekben a játszma előtt egyeztek meg; mindig az első a szokásos.
- **Sorozat** (K-98): egy játszma, három játszma, vagy addig, amíg valaki el nem éri a 40 pontot.
- **Kincstárnok** (K-33): pénzt vesz el és vásárol, ahogy a lapján áll, vagy pénzt vesz el és toboroz.
- **Pénz a paklik alatt** (K-42): megszámolva látszik, vagy csak az, hogy van-e.</translation>
    </message>
    <message>
        <source>rules.example</source>
        <translation>Példa.</translation>
    </message>
</context>
</TS>
