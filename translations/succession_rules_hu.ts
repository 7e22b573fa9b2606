<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>succession</name>
    <message>
        <source>rules.example</source>
        <translation>Példa.</translation>
    </message>
    <message>
        <source>rules.title</source>
        <translation>Meghalt a király – éljen a király!: játékszabály</translation>
    </message>
    <message>
        <source>rules.head.intro</source>
        <translation>Bevezetés</translation>
    </message>
    <message>
        <source>rules.intro.idea</source>
        <translation>Meghalt az öreg király, és nem hagyott örököst. Aki a legszebb birtokot gyűjti össze a hozzá illő emberekkel, az reménykedhet a trónban. Minden szakaszban mindenki titokban választ egy karaktert. A magas rangúak korán kerülnek sorra, de keveset tesznek; az alacsony rangúak sokat, de mások ellophatják az akcióikat, és minden viszály nyomot hagy a jó híren.</translation>
    </message>
    <message>
        <source>rules.intro.aim</source>
        <translation>**Cél.** Egy épület és egy alattvaló párja pontot hoz, a tökéletes pár a legtöbbet. Valamennyit ér a pár nélküli lap és a pénz is; a konfliktusjelző pontba kerül. Az nyer, akinek a legtöbb pontja van.</translation>
    </message>
    <message>
        <source>rules.head.components</source>
        <translation>Tartozékok</translation>
    </message>
    <message>
        <source>rules.components.characters</source>
        <translation>| rang | karakter | akciók |
|:-:|:--|:--|
| A | Lordprotektor | vásárlás |
| A | Királynő | toborzás |
| B | Herceg | jelzővisszaadás, toborzás |
| B | Gróf | jelzővisszaadás, vásárlás |
| C | Udvaronc, Pap | átadás, pénz |
| D | Kincstárnok, Lovag | pénz, vásárlás |
| E | Grófnő | jelzővisszaadás, pénz, toborzás |
| E | Diplomata | jelzővisszaadás, pénz, vásárlás |
| F | Kereskedő, kettő | jelzővisszaadás, pénz, toborzás, vásárlás |</translation>
    </message>
    <message>
        <source>rules.components.cards</source>
        <translation>Tizenhatféle épület és tizenhatféle alattvaló van, mindegyikből két lap. A lap értéke az ára és a pontja is. Az épület és az azonos jelű alattvaló tökéletes pár. Vannak még érmék, konfliktusjelzők és minden játékos színében két címer.</translation>
    </message>
    <message>
        <source>rules.head.setup</source>
        <translation>Előkészületek</translation>
    </message>
    <message>
        <source>rules.K-1</source>
        <translation>Ketten, hárman vagy négyen játszanak. Nincs kezdőjátékos, és mindegy, ki hol ül.</translation>
    </message>
    <message>
        <source>rules.K-2</source>
        <translation>A megkevert épületekből két nyolclapos pakli készül, az alattvalókból másik kettő. Képpel felfelé fekszenek; a felső lap alá csak az nézhet, akinek egy képesség ezt megengedi.</translation>
    </message>
    <message>
        <source>rules.K-3</source>
        <translation>A többi lap a pénz, az előlapjukat senki sem nézi meg. Összesen 48 érmét érnek. Váltani mindig lehet, senki sem fizet a kelleténél többet.</translation>
    </message>
    <message>
        <source>rules.K-4</source>
        <translation>Minden pakli alá 2 érme kerül.</translation>
    </message>
    <message>
        <source>rules.K-5</source>
        <translation>Mindenki kap 5 érmét, a maradék a bank.</translation>
    </message>
    <message>
        <source>rules.K-6</source>
        <translation>Mindenki kap egy konfliktusjelzőt és egy szín két címerét. Az összesen 30 jelzőből a többi a készlet.</translation>
    </message>
    <message>
        <source>rules.K-7</source>
        <translation>A tizenkét karaktert megkeverjük, mindenki hármat kap. Ha hárman játszotok, a többit félretesszük, senki sem látja; ha ketten, azokból képpel lefelé pakli lesz.</translation>
    </message>
    <message>
        <source>rules.K-8</source>
        <translation>A forduló két szakaszból áll, tehát mindenki kettőt használ a három karakteréből. Utána mind a tizenkettőt újra kiosztjuk.</translation>
    </message>
    <message>
        <source>rules.head.stage</source>
        <translation>Egy szakasz</translation>
    </message>
    <message>
        <source>rules.K-10</source>
        <translation>Egy szakasz menete: választás, felfedés, Kertész, konfliktusok, körök, a szakasz vége.</translation>
    </message>
    <message>
        <source>rules.K-11</source>
        <translation>Mindenki képpel lefelé letesz egy karaktert. Amíg az utolsó is le nem kerül, egyiket sem mutatjuk meg, és a választás végleges.</translation>
    </message>
    <message>
        <source>rules.K-12</source>
        <translation>Mindet egyszerre fedjük fel. Ha ketten játszotok, a karakterpakli felső lapját is felfordítjuk. Ez a felfordított karakter senkié, és magától nem tesz semmit.</translation>
    </message>
    <message>
        <source>rules.K-13</source>
        <translation>Akinek az aktív alattvalója Kertész, most használhatja. Ha többen vannak, a felfedéskor érvényes körsorrendben kérdezzük őket, bármi cserél is közben gazdát.</translation>
    </message>
    <message>
        <source>rules.head.conflicts</source>
        <translation>Konfliktusok</translation>
    </message>
    <message>
        <source>rules.K-20</source>
        <translation>Az A rang a D-től lop, a B a C-től, a C az F-től, a D az E-től, az E az F-től. Az F senkitől sem lop.</translation>
    </message>
    <message>
        <source>rules.K-21</source>
        <translation>Előbb az azonos rangok következnek, A-tól lefelé. Ha két játékosnak ugyanaz a rangja, mindketten kapnak egy jelzőt. A szakasz végéig senkitől sem lopnak, és csak egy akciójukat hajthatják végre, amelyiket akarják.</translation>
    </message>
    <message>
        <source>rules.K-22</source>
        <translation>Azután a különböző rangok jönnek, a magasabb rangú szerint A-tól lefelé. Akivel senki sem azonos rangú, az konfliktusba kerül mindenkivel, akitől a rangja lop, akár azonos rangú az mással, akár nem. Mindig az alacsonyabb rangú kap jelzőt. Két meglopott a körök sorrendjében következik.</translation>
    </message>
    <message>
        <source>rules.K-23</source>
        <translation>Kétszer csak Kereskedőt lophatnak meg, és mindig marad fedetlen akció a következőnek.</translation>
    </message>
    <message>
        <source>rules.K-24</source>
        <translation>Most csak a jelzőket osztjuk ki; az akciót a magasabb rangú később, a saját körében lopja el.</translation>
    </message>
    <message>
        <source>rules.K-25</source>
        <translation>A Városőr a különböző rangúak konfliktusát meg tudja fordítani, az azonos rangúakét nem.</translation>
    </message>
    <message>
        <source>rules.K-26</source>
        <translation>Ha üres a készlet, senki sem kap jelzőt, de minden más érvényes. Ha két azonos rangúra egy jelző jut, az kapja, aki a körök sorrendjében előbb áll.</translation>
    </message>
    <message>
        <source>rules.K-27</source>
        <translation>Kettesben a felfordított karakter csak jelzőt oszt. Akinek ugyanaz a rangja, kap egyet, de ettől nem számít azonos rangúnak. Ha senkinek sincs ilyen rangja, azok kapnak egyet, akiktől lopna, de akciót nem veszítenek. Tőle senki sem lop.</translation>
    </message>
    <message>
        <source>rules.head.turns</source>
        <translation>Körök</translation>
    </message>
    <message>
        <source>rules.K-30</source>
        <translation>Az A rang kezd, az F az utolsó. Azonos rangúak közül az van előbb, akinek kevesebb jelzője van, és ha ez is egyenlő, akinek a karakterén jel áll. Ezt minden kör elején újra eldöntjük.</translation>
    </message>
    <message>
        <source>rules.K-31</source>
        <translation>A körödben előbb lopsz, aztán végrehajtod a karaktered akcióit. Bármikor, amikor nincs megkezdett akciód, használhatod az aktív alattvalód képességét.</translation>
    </message>
    <message>
        <source>rules.K-32</source>
        <translation>Minden meglopottól ellopsz egy fedetlen akciót: letakarod egy címerrel. Rögtön végrehajthatod, mintha a tiéd volna, vagy lemondhatsz róla. A gazdája elvesztette. Lopni kötelező, végrehajtani nem.</translation>
    </message>
    <message>
        <source>rules.K-33</source>
        <translation>A saját akcióid szigorúan balról jobbra következnek, a letakartak kimaradnak. Mindegyiket végrehajtod, vagy passzolsz; visszalépni nem lehet.</translation>
    </message>
    <message>
        <source>rules.K-34</source>
        <translation>Ha azonos rangú vagy valakivel, ehelyett bármelyik fedetlen akciódat végrehajthatod, de csak egyet, vagy passzolsz.</translation>
    </message>
    <message>
        <source>rules.K-35</source>
        <translation>Ha passzolni lehet csak, az magától megtörténik. Csak azt kérdezzük meg mindig, aki paklikat néz át.</translation>
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
        <translation>**Konfliktus kezelése.** Tedd vissza egy jelződet a készletbe.</translation>
    </message>
    <message>
        <source>rules.K-41</source>
        <translation>**Konfliktusjelző átadása.** Add egy jelződet bármelyik másik játékosnak.</translation>
    </message>
    <message>
        <source>rules.K-42</source>
        <translation>**Pénz elvétele.** Vedd el az összes érmét egy pakli alól. Az elfogyott pakli helye is számít.</translation>
    </message>
    <message>
        <source>rules.K-43</source>
        <translation>Ha egyik pakli alatt sincs érme, a bank előbb sorban mindegyik alá tesz 2 érmét, ameddig telik tőle. Ha a bank is üres, az akció nem hajtható végre.</translation>
    </message>
    <message>
        <source>rules.K-44</source>
        <translation>**Alattvaló toborzása.** Fizesd ki egy pakli felső alattvalóját, és tedd a sorod végére: ő lett az aktív.</translation>
    </message>
    <message>
        <source>rules.K-45</source>
        <translation>**Épület vásárlása.** Fizesd ki egy pakli felső épületét, és tedd a sorod végére.</translation>
    </message>
    <message>
        <source>rules.K-46</source>
        <translation>Csak azt veheted el, amit ki tudsz fizetni. Az érmék az alá a pakli alá kerülnek, amelyikről a lap jött, és később bárki elveheti őket.</translation>
    </message>
    <message>
        <source>rules.K-47</source>
        <translation>Ha egy paklin másfajta lap fekszik, addig a másik akcióhoz tartozik.</translation>
    </message>
    <message>
        <source>rules.head.subjects</source>
        <translation>Alattvalók</translation>
    </message>
    <message>
        <source>rules.K-50</source>
        <translation>Az utolsó alattvalód az aktív, csak az ő képessége számít. Használni ingyen lehet.</translation>
    </message>
    <message>
        <source>rules.K-51</source>
        <translation>Szakaszonként egyszer használhatsz képességet, bármi történik is a soroddal.</translation>
    </message>
    <message>
        <source>rules.K-52</source>
        <translation>Képességet a saját körödben használsz, kivéve a Kertészt és a Városőrt, akiknek külön pillanatuk van. A most toborzott alattvalót is használhatod, ha ebben a szakaszban még egyet sem használtál.</translation>
    </message>
    <message>
        <source>rules.K-53</source>
        <translation>A képességnek végre kell tudnia hajtani, amit mond. Ha akciót nyit, arról még lemondhatsz, de a képesség akkor is elhasználódott.</translation>
    </message>
    <message>
        <source>rules.K-54</source>
        <translation>**Kertész.** A felfedés után elcseréled a karaktered egy másik játékoséval. Onnantól minden tekintetben az új gazdájáé. A felfordított karakter nem választható.</translation>
    </message>
    <message>
        <source>rules.K-55</source>
        <translation>**Városőr.** Ha meglopnak: a jelzőt helyetted a magasabb rangú kapja, de az akciódat így is ellopja. A felfordított karakterrel szemben senki sem kapja. Szakaszonként egyszer.</translation>
    </message>
    <message>
        <source>rules.K-56</source>
        <translation>**Börtönőr.** Jelzőnként egy érmét kapsz a bankból, ameddig telik tőle.</translation>
    </message>
    <message>
        <source>rules.K-57</source>
        <translation>**Udvarhölgy.** Elcseréled egy épületedet egy másik játékoséval; egyiket sem kötheti tökéletes pár. A két lap helyet cserél.</translation>
    </message>
    <message>
        <source>rules.K-58</source>
        <translation>**Tudós.** Épületenként egy érmét kapsz a bankból, ameddig telik tőle.</translation>
    </message>
    <message>
        <source>rules.K-59</source>
        <translation>**Püspök.** Mint az Udvarhölgy, de alattvalókkal. Ettől mindkét oldalon más lehet az aktív.</translation>
    </message>
    <message>
        <source>rules.K-60</source>
        <translation>**Trubadúr.** Elcseréled bármelyik lapodat egy pakli felső lapjára, fizetés nélkül. Az azonos fajta lap a helyére kerül, a másfajta a saját sora végére. A tökéletes pár nem akadály.</translation>
    </message>
    <message>
        <source>rules.K-61</source>
        <translation>**Tengerész.** Ha azonos rangú vagy egy játékossal: az egy akciód előtt használd, és kétszer hajthatod végre.</translation>
    </message>
    <message>
        <source>rules.K-62</source>
        <translation>**Kovács.** Szakaszonként egy épületet egy érmével olcsóbban veszel meg.</translation>
    </message>
    <message>
        <source>rules.K-63</source>
        <translation>**Ács.** Vásárolsz egy épületet.</translation>
    </message>
    <message>
        <source>rules.K-64</source>
        <translation>**Kofa.** Pénzt veszel el.</translation>
    </message>
    <message>
        <source>rules.K-65</source>
        <translation>**Fogadós.** Toborzol egy alattvalót.</translation>
    </message>
    <message>
        <source>rules.K-66</source>
        <translation>**Borász.** Átnézed a két alattvalópaklit, és a négy pakli bármelyikéből elvehetsz egy alattvalót az áráért.</translation>
    </message>
    <message>
        <source>rules.K-67</source>
        <translation>**Bányász.** Ugyanez az épületpaklikkal és egy épülettel.</translation>
    </message>
    <message>
        <source>rules.K-68</source>
        <translation>**Füvész.** Átadod egy jelződet bármelyik másik játékosnak.</translation>
    </message>
    <message>
        <source>rules.K-69</source>
        <translation>**Gazda.** Minden máson felül végrehajtod az egyik akciót, amelyet ebben a szakaszban elloptak tőled. A címer a helyén marad.</translation>
    </message>
    <message>
        <source>rules.K-70</source>
        <translation>A tökéletes pár köti a lapjait: játékosok között csak az a lap cserélhető, amelyikből a gazdájának több van, mint a párjából. Ez mindkét oldalt védi.</translation>
    </message>
    <message>
        <source>rules.K-71</source>
        <translation>Aki átnézett egy paklit, az a játszma végéig ismeri.</translation>
    </message>
    <message>
        <source>rules.head.end</source>
        <translation>A vége</translation>
    </message>
    <message>
        <source>rules.K-80</source>
        <translation>Minden szakasz végén félretesszük a karaktereket képpel felfelé, a címerek visszakerülnek, és a képességek újra használhatók.</translation>
    </message>
    <message>
        <source>rules.K-81</source>
        <translation>Az első szakasz után a második jön a megmaradt két lappal, a második után új osztás.</translation>
    </message>
    <message>
        <source>rules.K-82</source>
        <translation>A játszma azzal a szakasszal ér véget, amelyikben egy pakli elfogy. Ezt a szakaszt még végigjátsszuk.</translation>
    </message>
    <message>
        <source>rules.K-83</source>
        <translation>Ez a forduló első és második szakasza is lehet; a kézben maradt lapok nem számítanak.</translation>
    </message>
    <message>
        <source>rules.K-84</source>
        <translation>Ha egyik pakli sem fogy el, a játszma a 30. forduló után ér véget.</translation>
    </message>
    <message>
        <source>rules.head.scoring</source>
        <translation>Pontozás</translation>
    </message>
    <message>
        <source>rules.K-90</source>
        <translation>A sorok lapjai, az érmék és a jelzők számítanak, más nem.</translation>
    </message>
    <message>
        <source>rules.K-91</source>
        <translation>Először a tökéletes párokat választjuk ki; mindegyik mindkét lapja értékét adja.</translation>
    </message>
    <message>
        <source>rules.K-92</source>
        <translation>A többiből egy épület és egy azonos színű alattvaló alkot párt, amely a drágább lap értékét adja. A párok úgy készülnek, hogy a legtöbbet kapd.</translation>
    </message>
    <message>
        <source>rules.K-93</source>
        <translation>Minden pár nélküli lap 1 pontot ér.</translation>
    </message>
    <message>
        <source>rules.K-94</source>
        <translation>Minden 3 érme 1 pontot ér.</translation>
    </message>
    <message>
        <source>rules.K-95</source>
        <translation>Minden konfliktusjelző 2 pontot levon.</translation>
    </message>
    <message>
        <source>rules.K-96</source>
        <translation>A legtöbb pont nyer; egyenlőség esetén osztoztok a helyen.</translation>
    </message>
    <message>
        <source>rules.K-97</source>
        <translation>A program a legjobb párokat találja meg: kézzel sem lehetne jobbakat.</translation>
    </message>
    <message>
        <source>rules.K-98</source>
        <translation>Sorozatban a pontok összeadódnak, ahány játszmában megegyeztetek, vagy amíg valaki el nem éri a megbeszélt pontszámot.</translation>
    </message>
    <message>
        <source>rules.head.examples</source>
        <translation>Példák</translation>
    </message>
    <message>
        <source>rules.K-100</source>
        <translation>Két Kereskedő: mindketten kapnak egy jelzőt, és a négy akcióból csak egyet hajtanak végre.</translation>
    </message>
    <message>
        <source>rules.K-101</source>
        <translation>A Grófnő és a Diplomata azonos rangú, és mindkettő fölött ott a Lovag: mindkettőn letakar egy akciót, és mindkettőt végrehajthatja. A két meglopottnak két-két új jelzője és egy-egy akciója van.</translation>
    </message>
    <message>
        <source>rules.K-102</source>
        <translation>Lovag és Diplomata: a Lovag kezd, letakarja a pénz elvételét, elveszi a pénzt, aztán jönnek a saját akciói. A Diplomata ebben a szakaszban nem vehet el pénzt.</translation>
    </message>
    <message>
        <source>rules.K-103</source>
        <translation>Udvaronc, Pap és egy Kereskedő: az első kettő azonos rangú, és nem lop, így a Kereskedő nem kap tőlük jelzőt.</translation>
    </message>
    <message>
        <source>rules.K-104</source>
        <translation>Két Kereskedő, egy Pap és egy Grófnő: mindkét Kereskedő három jelzőt kap.</translation>
    </message>
    <message>
        <source>rules.K-105</source>
        <translation>A sorrend adott: senki sem vásárolhat előbb épületet, hogy utána vegyen el pénzt.</translation>
    </message>
    <message>
        <source>rules.K-106</source>
        <translation>A Kofa pénze jöhet elsőként, utolsóként vagy két akció között.</translation>
    </message>
    <message>
        <source>rules.K-107</source>
        <translation>A Bánya és a Bányász tökéletes pár, sem az Udvarhölgy, sem a Püspök nem bonthatja fel.</translation>
    </message>
    <message>
        <source>rules.K-108</source>
        <translation>Valakinek Szőlőskertje és Borásza, Kertje és Kertésze, Fogadósa és Kohója, Tömlöce és Tengerésze, 4 érméje és 3 jelzője van. A tökéletes párok 11, a kék pár 3, a másik kettő 2, a pénz 1, a jelzők −6 pontot adnak: összesen 11.</translation>
    </message>
    <message>
        <source>rules.head.secrets</source>
        <translation>Mi látszik és mi rejtett</translation>
    </message>
    <message>
        <source>rules.secrets.list</source>
        <translation>Rejtett a paklik felső lapja alatti rész (K-71), a kéz, a felfedésig a választás (K-11) és a ki nem osztott karakterek (K-7). Minden más látszik: az érmék, a jelzők, a sorok, a használt karakterek és a pénz a paklik alatt.</translation>
    </message>
    <message>
        <source>rules.head.options</source>
        <translation>Változatok</translation>
    </message>
    <message>
        <source>rules.options.list</source>
        <translation>- **Sorozat** (K-98): több játszma egymás után.
- **Kincstárnok:** vásárlás helyett toboroz (K-33).
- **Pénz a paklik alatt:** csak az látszik, hogy van-e (K-42).</translation>
    </message>
</context>
</TS>
