<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU" sourcelanguage="en">
<context>
    <name>schemes</name>
    <message>
        <source>rules.title</source>
        <translation>Ármány és cselszövés – játékszabály</translation>
    </message>
    <message>
        <source>rules.head.intro</source>
        <translation>Bevezető</translation>
    </message>
    <message>
        <source>rules.intro.idea</source>
        <translation>Vetélkedő hercegek vagytok, és mindenki ugyanarra a huszonöt szövetségesre számíthat: királyra és koldusra, varázslóra és orgyilkosra. Egymás után, képpel lefelé rakjátok le őket a célkártyák alatti oszlopokba. Minden új lap felfordítja a fölötte fekvőt, amely azon nyomban galibát okozhat; mások a forduló végére tartogatják a tudományukat.</translation>
    </message>
    <message>
        <source>rules.intro.aim</source>
        <translation>**A cél.** Célkártyákat gyűjtötök. Ha minden oszlop betelt, oszloponként az viszi a célkártyát, akinek ott a legnagyobb a befolyása, hacsak egy szövetséges másképp nem rendelkezik. Hat forduló után összeadjátok a célkártyáitok pontjait, és a legtöbb pont nyer. Aki mind a hat fajtából gyűjtött, az kétszeres értékkel számolhat.</translation>
    </message>
    <message>
        <source>rules.intro.round</source>
        <translation>**A forduló dióhéjban.** Annyi célkártya kerül egymás mellé, ahányan játszotok, mindegyik egy-egy oszlop tetejére. A körödben egy lapot raksz a kezedből képpel lefelé valamelyik oszlop aljára, és húzol helyette egy másikat. Az oszlop akkor telik be, ha annyi lap van benne, ahány pont a célkártyáján áll. Ha mind betelt, minden rejtett lap felfordul, és az oszlopok sorra eldőlnek.</translation>
    </message>
    <message>
        <source>rules.intro.length</source>
        <translation>**Kinek szól?** Legalább kettő, legfeljebb hat játékosnak, 8 éves kortól. Egy játszma 30–45 perc.</translation>
    </message>
    <message>
        <source>rules.head.components</source>
        <translation>A játék tartozékai</translation>
    </message>
    <message>
        <source>rules.components.pieces</source>
        <translation>| tartozék | darab | |
|:--|:-:|:--|
| befolyáskártya | 150 | a szövetségesek: hat színben ugyanaz a huszonöt; a hátlap a tulajdonos színét mutatja |
| célkártya | 36 | ezekért folyik a harc: hat fajta, mindegyikből hat lap |</translation>
    </message>
    <message>
        <source>rules.head.goals</source>
        <translation>A célkártyák</translation>
    </message>
    <message>
        <source>rules.components.goals</source>
        <translation>A hat fajta: alkímia, harc, földművelés, kereskedelem, vallás és zene. Minden fajtából hat lap van, **1, 2, 3, 3, 4 és 5** ponttal. A pontok azt is megmutatják, hány lappal telik be az oszlop. Érdemes mind a hat fajtából gyűjteni (S-91).</translation>
    </message>
    <message>
        <source>rules.head.allies</source>
        <translation>A huszonöt szövetséges</translation>
    </message>
    <message>
        <source>rules.components.plain</source>
        <translation>**Csak a befolyásuk számít.** A szám az, amennyit a lap az oszlopában ér.

| lap | befolyás | |
|:--|:-:|:--|
| **Király** | 20 | ő a legerősebb |
| **Királyné** | 16 | ő a második |
| **Júlia** | 14 | mellette a saját Rómeód 15-öt ér (S-68) |</translation>
    </message>
    <message>
        <source>rules.components.specialists</source>
        <translation>**Szakemberek.** 12-t érnek, ha az oszlop célkártyája az ő fajtájuk, és 8-at, ha másféle (S-7).

| szakember | befolyás | fajta |
|:--|:-:|:--|
| **Alkimista** | 12 vagy 8 | alkímia |
| **Vívómester** | 12 vagy 8 | harc |
| **Földesúr** | 12 vagy 8 | földművelés |
| **Kereskedő** | 12 vagy 8 | kereskedelem |
| **Bíboros** | 12 vagy 8 | vallás |
| **Dalnok** | 12 vagy 8 | zene |</translation>
    </message>
    <message>
        <source>rules.components.turned</source>
        <translation>**Felfordításkor.** Akkor hatnak, amikor egy alájuk kerülő lap felfordítja őket (S-20).

| lap | befolyás | képesség |
|:--|:-:|:--|
| **Felfedező** | 13 | képpel lefelé a következő oszlop aljára megy (S-21) |
| **Orgyilkos** | 9,5 | eldobatja azt a lapot, amelyik felfordította (S-25) |
| **Vihar** | 9 | a forduló végéig lezárja az oszlopot (S-28) |
| **Varázssapka** | 0 | a kezedből alácsúsztathatsz egy lapot, és az számít helyette (S-31) |
| **Áruló** | 10 | felcserélheted ennek és egy másik oszlopnak a célkártyáját (S-34) |</translation>
    </message>
    <message>
        <source>rules.components.last</source>
        <translation>**A forduló végén.** Akkor hatnak, amikor az oszlopuk eldől (S-50), akár nyíltan, akár rejtve feküdtek addig.

| lap | befolyás | képesség |
|:--|:-:|:--|
| **A három muskétás** | 11 | az oszlopban más képesség nem számít (S-51) |
| **Varázsló** | 7 | a legalább 10-et érő lapok távoznak (S-54) |
| **Boszorkány** | 1 | a legfeljebb 9-et érő lapok távoznak (S-58) |
| **Herceg** | 14 | a saját Apródoddal együtt viszi a célkártyát (S-63) |
| **Apród** | 2 | a saját Hercegeddel együtt viszi a célkártyát (S-63) |
| **Remete** | 12 | eggyel kevesebb az oszlop minden más lapja után (S-66) |
| **Apró óriás** | 2 | hárommal több az oszlop minden más lapja után (S-67) |
| **Hasonmás** | – | annyit ér, mint az alatta fekvő lap (S-70) |
| **Sárkány** | 11 | a többiek lapjai az oszlopban kettővel kevesebbet érnek (S-75) |
| **Rómeó** | 5 | 15, ha a saját Júliád is az oszlopban van (S-68) |
| **Koldus** | 4 | a legkevesebb befolyás viszi a célkártyát (S-80) |</translation>
    </message>
    <message>
        <source>rules.S-6</source>
        <translation>Minden lap annyi befolyást ad a tulajdonosának az oszlopban, amennyi rajta áll. A Hasonmásnak nincs saját értéke.</translation>
    </message>
    <message>
        <source>rules.S-7</source>
        <translation>A hat szakember (Alkimista, Vívómester, Földesúr, Kereskedő, Bíboros, Dalnok) 12-t ér abban az oszlopban, amelynek célkártyája az ő fajtája, máshol 8-at. Ez nem képesség: a Három muskétás mellett is érvényes. Mindig az a célkártya számít, amelyik éppen az oszlop tetején fekszik, így egy csere ezen is változtathat (S-34).</translation>
    </message>
    <message>
        <source>rules.S-8</source>
        <translation>Minden lap csak abban az oszlopban hat, amelyikben fekszik. Az oszlop *teteje* a célkártya, a tőle legtávolabbi lap az *alja*; ami *fölötte* van, az közelebb, ami *alatta*, az távolabb fekszik a célkártyától.</translation>
    </message>
    <message>
        <source>rules.head.setup</source>
        <translation>Előkészületek</translation>
    </message>
    <message>
        <source>rules.S-1</source>
        <translation>Legalább ketten, legfeljebb hatan játszhatjátok.</translation>
    </message>
    <message>
        <source>rules.S-2</source>
        <translation>Mindenki egy szín 25 befolyáskártyáját kapja, minden szövetségesből egyet. A színnek más jelentése nincs: a hátlap mutatja, kié a lap.</translation>
    </message>
    <message>
        <source>rules.S-3</source>
        <translation>Mindenki megkeveri a saját 25 lapját, és leteszi képpel lefelé: ez a húzópaklija. A felső három lapot a kezébe veszi.</translation>
    </message>
    <message>
        <source>rules.S-4</source>
        <translation>Keverjétek meg a 36 célkártyát is (alkímia, harc, földművelés, kereskedelem, vallás, zene; mindegyikből egy 1, 2, 4 és 5 pontos és két 3 pontos), és számoljatok le képpel lefelé játékosonként hatot: ez a célkártyák paklija. A többi kimarad a játékból, és senki sem nézheti meg.</translation>
    </message>
    <message>
        <source>rules.S-5</source>
        <translation>A legfiatalabb kezd, vagy akiben a játszma előtt megegyeztek; a programban a sorsra is bízhatjátok.</translation>
    </message>
    <message>
        <source>rules.head.turns</source>
        <translation>Fordulók és körök</translation>
    </message>
    <message>
        <source>rules.S-10</source>
        <translation>A forduló elején annyi célkártyát fordítotok fel a paklijukról, ahányan vagytok, és balról jobbra egymás mellé rakjátok őket. Mindegyik egy-egy oszlop teteje.</translation>
    </message>
    <message>
        <source>rules.S-11</source>
        <translation>A játszma első köre a kezdőjátékosé, onnantól a körök az óramutató járása szerint követik egymást. Az új fordulót annak a bal szomszédja kezdi, akinek az előzőben az utolsó köre volt. Aki közben csak a Varázssapkájáról vagy az Árulójáról döntött, annak az nem volt a köre.</translation>
    </message>
    <message>
        <source>rules.S-12</source>
        <translation>A körödben le kell raknod egy lapot a kezedből, képpel lefelé, valamelyik oszlop aljára. Betelt oszlopba is rakhatsz, viharral lezártba nem (S-28).</translation>
    </message>
    <message>
        <source>rules.S-13</source>
        <translation>Ha a közvetlenül fölötte fekvő lap képpel lefelé volt, most felfordítod, és ha *felfordításkor* ható lap, azonnal hat. Ami már nyíltan feküdt, az nem tesz semmit. Így mindig csak az oszlop legalsó lapja lehet képpel lefelé.</translation>
    </message>
    <message>
        <source>rules.S-14</source>
        <translation>A felfordult lap képességével a tulajdonosa él, bárkinek a köre van. *A forduló végén* ható képességek ilyenkor még nem tesznek semmit.</translation>
    </message>
    <message>
        <source>rules.S-15</source>
        <translation>Ezután három lapra egészíted ki a kezedet: rendszerint egyet húzol.</translation>
    </message>
    <message>
        <source>rules.S-16</source>
        <translation>A dobott lapok képpel felfelé fekszenek, mindenkié külön, és bármikor bárki átnézheti őket.</translation>
    </message>
    <message>
        <source>rules.S-17</source>
        <translation>Ha húznod kell, de elfogyott a húzópaklid, keverd meg a dobott lapjaidat, és onnan húzz tovább. Amíg nem kell lap, ne keverj. Ha dobott lapod sincs, kevesebb marad a kezedben.</translation>
    </message>
    <message>
        <source>rules.S-18</source>
        <translation>Az oszlop *betelt*, ha legalább annyi lap van benne, ahány pont a célkártyáján áll, vagy ha Vihar lezárta. Ez vissza is változhat: a Felfedező továbbáll, az Orgyilkos eldobat, az Áruló cserél. A Varázssapka és az alatta fekvő lap egy lapnak számít (S-32).</translation>
    </message>
    <message>
        <source>rules.S-19</source>
        <translation>Ha a kör végén, minden képesség, döntés és húzás után minden oszlop betelt, a forduló véget ér. Különben a következő játékos köre jön.</translation>
    </message>
    <message>
        <source>rules.head.abilities</source>
        <translation>Képességek felfordításkor</translation>
    </message>
    <message>
        <source>rules.S-20</source>
        <translation>A Felfedező, az Orgyilkos, a Vihar, a Varázssapka és az Áruló csak akkor hat, ha a forduló közben egy alákerülő lap fordítja fel. Amikor a forduló végén minden lap felfordul, már nem (S-40).</translation>
    </message>
    <message>
        <source>rules.head.explorer</source>
        <translation>Felfedező</translation>
    </message>
    <message>
        <source>rules.S-21</source>
        <translation>A Felfedező képpel lefelé a jobbra következő oszlop aljára megy, a jobb szélsőből a bal szélsőbe. Az alatta fekvő lapok feljebb csúsznak, így az oszlopában eggyel kevesebb lap marad. Az a lap, amelyik felfordította, ott marad.</translation>
    </message>
    <message>
        <source>rules.S-22</source>
        <translation>A viharral lezárt oszlopokat átugorja. Ha a többi oszlop mind lezárt, a sajátja aljára kerül, az alá a lap alá, amelyik felfordította.</translation>
    </message>
    <message>
        <source>rules.S-23</source>
        <translation>Megérkezve úgy hat, mintha most rakták volna le: ha a fölötte fekvő lap képpel lefelé van, felfordul, minden következményével együtt. Egy körben minden Felfedező csak egyszer megy tovább: ha ugyanabban a körben megint felfordul, ott marad, képpel felfelé. Ha egy későbbi körben fordul fel, megint továbbmegy.</translation>
    </message>
    <message>
        <source>rules.S-24</source>
        <translation>A tulajdonosa nem dönt semmiről, és senki sem húz miatta.</translation>
    </message>
    <message>
        <source>rules.head.assassin</source>
        <translation>Orgyilkos</translation>
    </message>
    <message>
        <source>rules.S-25</source>
        <translation>Az Orgyilkos eldobatja azt a lapot, amelyik felfordította: az a saját tulajdonosa dobott lapjai közé kerül, mindenki szeme láttára. Ez lehet egy épp megérkezett Felfedező vagy egy másik Orgyilkos is. Maga az Orgyilkos ott marad, képpel felfelé.</translation>
    </message>
    <message>
        <source>rules.S-26</source>
        <translation>A már nyíltan fekvő Orgyilkos a később alákerülő lapokat nem bántja.</translation>
    </message>
    <message>
        <source>rules.S-27</source>
        <translation>Akinek a köre van, a szokott módon húz. Ha ehhez kevernie kell, az imént eldobott lapja is a keverendők között van.</translation>
    </message>
    <message>
        <source>rules.head.storm</source>
        <translation>Vihar</translation>
    </message>
    <message>
        <source>rules.S-28</source>
        <translation>A Vihar a forduló végéig lezárja az oszlopot: senki sem rakhat bele lapot, a Felfedezők átugorják, és úgy számít, mintha betelt volna, akármilyen kevés lap van benne. A lap, amelyik felfordította, ott marad alatta, képpel lefelé.</translation>
    </message>
    <message>
        <source>rules.S-29</source>
        <translation>Az oszlop akkor is lezárt marad, ha egy Áruló másik célkártyát hoz a tetejére.</translation>
    </message>
    <message>
        <source>rules.S-30</source>
        <translation>Ha ezzel minden oszlop betelt, a forduló e kör végén véget ér (S-19).</translation>
    </message>
    <message>
        <source>rules.head.hat</source>
        <translation>Varázssapka</translation>
    </message>
    <message>
        <source>rules.S-31</source>
        <translation>A tulajdonosa egy lapot csúsztathat a kezéből a sapka alá, képpel lefelé, és ha ezt teszi, rögtön háromra egészíti ki a kezét. A saját körében ez maga a kör végi húzás (S-15). Ha nincs lap a kezében, nincs miről döntenie.</translation>
    </message>
    <message>
        <source>rules.S-32</source>
        <translation>A sapka és az alatta fekvő lap ettől kezdve egyetlen lap: a sapka helyén fekszik, és a végén maga a rejtett lap lesz belőle, annak értékével és a forduló végén ható képességével. A sapka nem ad hozzá semmit. Az üres sapka 0 értékű lap.</translation>
    </message>
    <message>
        <source>rules.S-33</source>
        <translation>A rejtett lap csak a forduló végén fordul fel. Bármi lehet, de a Felfedező, az Orgyilkos, a Vihar és az Áruló ilyenkor csak a befolyását adja.</translation>
    </message>
    <message>
        <source>rules.head.traitor</source>
        <translation>Áruló</translation>
    </message>
    <message>
        <source>rules.S-34</source>
        <translation>A tulajdonosa felcserélheti ennek és bármelyik másik oszlopnak a célkártyáját, akár betelt vagy lezárt oszlopét is. A befolyáskártyák a helyükön maradnak.</translation>
    </message>
    <message>
        <source>rules.S-35</source>
        <translation>Ettől fogva az új célkártyák számítanak: azok mondják meg, hány lappal telik be az oszlop, és hol ér többet a szakember. Ha most minden oszlop betelt, a forduló e kör végén véget ér.</translation>
    </message>
    <message>
        <source>rules.S-36</source>
        <translation>A Vihar lezárása az oszlopnál marad, a célkártyával nem vándorol el.</translation>
    </message>
    <message>
        <source>rules.head.together</source>
        <translation>Ha képességek találkoznak</translation>
    </message>
    <message>
        <source>rules.S-37</source>
        <translation>A lerakáson kívül egy körben legfeljebb egyszer kell dönteni. A Felfedezők láncban is felfordíthatják egymást, de ezt megszakítja az első lap, amelyik nem Felfedező, vagy amelyik ebben a körben már továbbment.</translation>
    </message>
    <message>
        <source>rules.S-38</source>
        <translation>Akinek a köre elején háromnál kevesebb lapja van, húz, amennyit tud. Akinek így sincs egy sem, kimarad.</translation>
    </message>
    <message>
        <source>rules.S-39</source>
        <translation>Ha egy kör végén már senkinek sincs lapja sem a kezében, sem a húzópaklijában, sem a dobott lapjai között, a forduló véget ér, akkor is, ha nem telt be minden oszlop.</translation>
    </message>
    <message>
        <source>rules.head.round-end</source>
        <translation>A forduló vége</translation>
    </message>
    <message>
        <source>rules.S-40</source>
        <translation>Minden rejtett lap felfordul, a sapkák alatt is. A felfordításkor ható képességek már nem működnek: a Felfedező ott marad, az üres sapka üres marad.</translation>
    </message>
    <message>
        <source>rules.S-41</source>
        <translation>Azután az oszlopok balról jobbra, egymástól függetlenül dőlnek el.</translation>
    </message>
    <message>
        <source>rules.S-42</source>
        <translation>A célkártyát az kapja, akinek az oszlopban a legnagyobb a befolyása. Csak az számít, akinek maradt ott értékkel bíró lapja; a 0 is érték.</translation>
    </message>
    <message>
        <source>rules.S-43</source>
        <translation>Egyenlőségnél azé, akinek a lapja a legközelebb fekszik a célkártyához. Ehhez minden lap számít, amelyet semmi sem távolított el, még egy érték nélküli Hasonmás is.</translation>
    </message>
    <message>
        <source>rules.S-100</source>
        <translation>Kéknek és Fehérnek is 16 a befolyása egy oszlopban. Kék lapja van közelebb a célkártyához, ezért ő kapja (S-43).</translation>
    </message>
    <message>
        <source>rules.S-44</source>
        <translation>Ha senki sem számít, mert nem maradt lap, vagy csak érték nélküli Hasonmás maradt, a célkártya senkié sem lesz: kikerül a játékból.</translation>
    </message>
    <message>
        <source>rules.S-45</source>
        <translation>Ezután az oszlopok minden lapja, az eltávolítottak is, a tulajdonosa dobott lapjai közé kerül. A kézben tartott lapok és a húzópaklik maradnak, ahogy vannak.</translation>
    </message>
    <message>
        <source>rules.S-46</source>
        <translation>Az 1–5. forduló után új forduló kezdődik (S-10), a 6. után a játszma véget ér (S-90).</translation>
    </message>
    <message>
        <source>rules.S-47</source>
        <translation>A forduló eldőlése a következő forduló végéig visszanézhető.</translation>
    </message>
    <message>
        <source>rules.S-48</source>
        <translation>A megnyert célkártyáidat képpel felfelé rakod magad elé. **Változat:** képpel lefelé. Azt, hogy ki melyiket nyerte, ekkor is mindenki látta, de onnantól a játszma végéig a többiek csak a lapjaid számát látják.</translation>
    </message>
    <message>
        <source>rules.head.evaluation</source>
        <translation>Egy oszlop eldöntése</translation>
    </message>
    <message>
        <source>rules.S-50</source>
        <translation>A forduló végén ható képességek sorrendje: a Három muskétás, a Varázsló, a Boszorkány, a Herceg és az Apród, végül minden más egyszerre. Amit valami eltávolított, az már semmiben sem számít.</translation>
    </message>
    <message>
        <source>rules.head.musketeers</source>
        <translation>A három muskétás</translation>
    </message>
    <message>
        <source>rules.S-51</source>
        <translation>Ha a Három muskétás ott van az oszlopban, semmilyen más képesség nem számít. A Varázsló, a Boszorkány, a Herceg, az Apród, a Remete, az Apró óriás, a Sárkány, Rómeó és a Koldus a nyomtatott befolyását adja, a Hasonmásnak nincs értéke. A szokott módon a legnagyobb befolyás nyer (S-42, S-43).</translation>
    </message>
    <message>
        <source>rules.S-52</source>
        <translation>Több muskétáslap annyi, mint egy.</translation>
    </message>
    <message>
        <source>rules.S-53</source>
        <translation>Ami korábban történt, érvényes marad: a sapka alá csúsztatott lap, a Felfedező útja, a felcserélt célkártyák. A sapka alatti muskétások is hatnak.</translation>
    </message>
    <message>
        <source>rules.head.removers</source>
        <translation>Varázsló és Boszorkány</translation>
    </message>
    <message>
        <source>rules.S-54</source>
        <translation>Ha pontosan egy **Varázsló** van az oszlopban, minden legalább 10-et érő lap távozik, bárkié is, még a Varázsló gazdájáé is.</translation>
    </message>
    <message>
        <source>rules.S-101</source>
        <translation>Fehér Varázslója eltávolítja Kék Királyát, így az oszlopot Fehér nyeri.</translation>
    </message>
    <message>
        <source>rules.S-55</source>
        <translation>Varázslónál és Boszorkánynál a nyomtatott érték számít: Remete 12, Apró óriás 2, Rómeó 5, akármennyit érnének is a végén; a szakember 12 vagy 8. A Sárkányok itt még nem számítanak.</translation>
    </message>
    <message>
        <source>rules.S-56</source>
        <translation>A Hasonmás itt annyit ér, mint az alatta fekvő lap. Ha távoznia kell, a többiekkel egyszerre távozik. Érték nélkül sosem távozik.</translation>
    </message>
    <message>
        <source>rules.S-57</source>
        <translation>Két vagy több Varázsló semlegesíti egymást: egyikük sem hat.</translation>
    </message>
    <message>
        <source>rules.S-58</source>
        <translation>A Varázsló után: ha pontosan egy **Boszorkány** van az oszlopban, rajta kívül minden legfeljebb 9-et érő lap távozik, bárkié is.</translation>
    </message>
    <message>
        <source>rules.S-59</source>
        <translation>Így a Varázsló (7) is távozik, miután hatott, és a Boszorkány (1) fölött fekvő Hasonmás is. **Változat:** ezek maradnak, és a Varázslót másoló Hasonmás is.</translation>
    </message>
    <message>
        <source>rules.S-60</source>
        <translation>Az Orgyilkost (9,5) és a fölötte fekvő Hasonmást egyikük sem távolítja el.</translation>
    </message>
    <message>
        <source>rules.S-61</source>
        <translation>Két vagy több Boszorkány ugyanúgy semlegesíti egymást. A sapka helyett az alatta fekvő lap számít: a sapka, amely alatt Király rejtőzik, 20-at ér.</translation>
    </message>
    <message>
        <source>rules.S-62</source>
        <translation>Ha Varázsló és Boszorkány is van az oszlopban, mindkettő hat, egymás után. A Boszorkányon kívül ekkor csak Orgyilkosok, az őket másoló és az érték nélküli Hasonmások maradnak (a változattal az is, akit az S-59 megkímél).</translation>
    </message>
    <message>
        <source>rules.evaluation.removed</source>
        <translation>Ki távozik és ki marad, ha az oszlopban nincs muskétáslap:

| lap | egy Varázsló | egy Boszorkány |
|:--|:-:|:-:|
| Király, Királyné, Júlia, Herceg, Felfedező, Remete, Sárkány, Áruló | távozik | marad |
| szakember a saját fajtájánál (12) | távozik | marad |
| Orgyilkos (9,5) | marad | marad |
| szakember máshol (8) | marad | távozik |
| Vihar, Rómeó, Koldus, Apród, Apró óriás, üres sapka | marad | távozik |
| Varázsló | marad | távozik |
| Boszorkány | marad | marad |
| Hasonmás, sapka lappal | értéke szerint | értéke szerint |</translation>
    </message>
    <message>
        <source>rules.head.pair</source>
        <translation>Herceg és Apród</translation>
    </message>
    <message>
        <source>rules.S-63</source>
        <translation>Akinek az oszlopban a Hercege és az Apródja is megmaradt, az viszi a célkártyát, akármennyi a befolyása. Több páros közül az nyer, amelyiknek egyik lapja a legközelebb fekszik a célkártyához.</translation>
    </message>
    <message>
        <source>rules.S-64</source>
        <translation>A muskétások ezt megakadályozzák, ahogy a Varázsló és a Boszorkány is: az egyik a Herceget, a másik az Apródot távolítja el. A páros megelőzi a Koldust. A másolat nem számít Hercegnek vagy Apródnak.</translation>
    </message>
    <message>
        <source>rules.head.others</source>
        <translation>Minden más</translation>
    </message>
    <message>
        <source>rules.S-65</source>
        <translation>Az alábbiakban *más lap* minden más, az oszlopban megmaradt lap, bárkié is, értékkel vagy érték nélkül.</translation>
    </message>
    <message>
        <source>rules.S-66</source>
        <translation>**Remete:** 12, és minden más lap után eggyel kevesebb.</translation>
    </message>
    <message>
        <source>rules.S-67</source>
        <translation>**Apró óriás:** 2, és minden más lap után hárommal több.</translation>
    </message>
    <message>
        <source>rules.S-68</source>
        <translation>**Rómeó:** 15, ha a tulajdonosának Júliája is megmaradt az oszlopban, akár nyíltan, akár sapka alatt; különben 5.</translation>
    </message>
    <message>
        <source>rules.S-70</source>
        <translation>**Hasonmás:** annyit ér, amennyit a közvetlenül alatta fekvő lap a saját képessége után. Csak az értéket másolja, a képességet nem.</translation>
    </message>
    <message>
        <source>rules.S-71</source>
        <translation>Az a lap számít, amelyik a végén van alatta, miután egy Felfedező továbbállt, vagy az Orgyilkos lecsapott.</translation>
    </message>
    <message>
        <source>rules.S-72</source>
        <translation>Egymás fölötti Hasonmások ugyanannyit érnek. Ha a Hasonmás alatt nincs lap, nincs értéke, és a közvetlenül fölötte fekvő Hasonmásnak sincs.</translation>
    </message>
    <message>
        <source>rules.S-73</source>
        <translation>Sapka alól a Hasonmás az oszlopban a sapka alatt következő lapot másolja; sapka fölött a rejtett lapot, vagy az üres sapka 0 értékét.</translation>
    </message>
    <message>
        <source>rules.S-75</source>
        <translation>**Sárkány:** a többiek lapjai az oszlopban kettővel kevesebbet érnek; több ellenséges Sárkány hatása összeadódik. A Hasonmásnál a saját színe számít, nem azé a lapé, amelyet másol.</translation>
    </message>
    <message>
        <source>rules.S-76</source>
        <translation>A Sárkányok egymást is gyengítik: két játékos két Sárkánya egyaránt 9-et ér.</translation>
    </message>
    <message>
        <source>rules.S-77</source>
        <translation>Egyetlen érték sem csökken 0 alá.</translation>
    </message>
    <message>
        <source>rules.S-78</source>
        <translation>Egy lap értéke tehát így áll össze: nyomtatott érték; aztán Remete, Apró óriás, Rómeó; aztán a Hasonmások alulról fölfelé; végül a Sárkányok.</translation>
    </message>
    <message>
        <source>rules.head.beggar</source>
        <translation>Koldus</translation>
    </message>
    <message>
        <source>rules.S-80</source>
        <translation>Ha marad **Koldus**, és nem páros nyert (S-63), a célkártya a *legkevesebb* befolyásé. Itt is csak az számít, akinek értékkel bíró lapja van az oszlopban; akinek egy üres sapkán kívül nincs semmije, annak 0 a befolyása, annál kevesebb nem lehet.</translation>
    </message>
    <message>
        <source>rules.S-81</source>
        <translation>Egyenlőségnél ilyenkor az nyer, akinek a lapja a *legtávolabb* fekszik a célkártyától.</translation>
    </message>
    <message>
        <source>rules.S-82</source>
        <translation>Több Koldus annyi, mint egy.</translation>
    </message>
    <message>
        <source>rules.head.example-round</source>
        <translation>Egy forduló végigjátszva</translation>
    </message>
    <message>
        <source>rules.example-round.table</source>
        <translation>Piros és Kék az első fordulót játssza. Az 1. oszlop tetején zene fekszik 4 ponttal, a 2. oszlopén kereskedelem 2 ponttal. A forduló tehát addig tart, amíg az elsőben legalább négy, a másodikban legalább két lap nem lesz.</translation>
    </message>
    <message>
        <source>rules.example-round.turns</source>
        <translation>1. **Piros** egy lapot rak képpel lefelé az 1. oszlopba. A Dalnok az, de ezt csak Piros tudja. Húz egy lapot, ahogy minden kör végén mindenki.
2. **Kék** alárak egy lapot. A Dalnok felfordul; nincs képessége.
3. **Piros** egy rejtett lappal megkezdi a 2. oszlopot.
4. **Kék** a Sárkányt rakja alá. A fölötte fekvő lap felfordul: az Orgyilkos! Kék Sárkánya a dobott lapok közé kerül, mindenki szeme láttára (S-25).
5. **Piros** az 1. oszlopba rak, és felfordítja Kék lapját: a Felfedező az. Képpel lefelé a 2. oszlop aljára megy, az Orgyilkos alá, aki már nyíltan fekszik, ezért nem bántja (S-26). A 2. oszlop a két lapjával betelt, az 1. oszlopban négyből kettő van.
6. **Kék** az 1. oszlopba rak. Piros lapja felfordul: Rómeó az, aki kivárja a forduló végét.
7. **Piros** a 2. oszlopba rak, pedig az már betelt (S-12). A Felfedező megint felfordul: a jobb szélső oszlopból az 1. oszlop aljára megy, és felfordítja az ott rejtőző lapot, Kék Varázslóját. Az egyelőre nem tesz semmit. Most az 1. oszlopban négy lap van, a 2. oszlopban kettő: mindkettő betelt, így Piros húzása után a forduló véget ér.</translation>
    </message>
    <message>
        <source>rules.example-round.end</source>
        <translation>A rejtett lapok felfordulnak, és az oszlopok eldőlnek:

- **1. oszlop** (zene, 4 pont): Piros Dalnoka és Rómeója, Kék Varázslója és Felfedezője. Pontosan egy Varázsló van, így minden legalább 10-et érő lap távozik: a zenénél 12-t érő Dalnok és a Felfedező (13), pedig az is Kéké. Rómeó (5) és a Varázsló (7) marad: a célkártya Kéké.
- **2. oszlop** (kereskedelem, 2 pont): Piros Orgyilkosa és Koldusa. A Koldus miatt a legkevesebb befolyás nyer, de csak az számít, akinek van ott lapja. Piros egyedül van, övé a célkártya.

Az oszlopok lapjai a dobott lapok közé kerülnek. Az utolsó kör Pirosé volt, ezért a második fordulót Kék kezdi.</translation>
    </message>
    <message>
        <source>rules.head.end</source>
        <translation>A játszma vége</translation>
    </message>
    <message>
        <source>rules.S-90</source>
        <translation>Egyszerű számolás: a megnyert célkártyák pontjainak összege.</translation>
    </message>
    <message>
        <source>rules.S-91</source>
        <translation>Aki mind a hat fajtából nyert: fajtánként a legtöbbet érő lap pontjait összeadja és megkétszerezi, és minden további célkártyáért 1 pontot levon.</translation>
    </message>
    <message>
        <source>rules.S-92</source>
        <translation>A kettő közül a jobbik számít; a program maga választja.</translation>
    </message>
    <message>
        <source>rules.S-93</source>
        <translation>A legtöbb pont nyer. Egyenlő pontszámnál osztoztok a helyezésen.</translation>
    </message>
    <message>
        <source>rules.S-94</source>
        <translation>Célkártya nélkül 0 pont jár.</translation>
    </message>
    <message>
        <source>rules.S-102</source>
        <translation>Pirosnak hat lapja van, fajtánként egy, 3, 2, 2, 3, 1 és 2 ponttal: 13, kétszer annyi 26. Kéknek hiányzik egy fajta, ezért csak összeadja a pontjait: 20. Fehérnek a hat fajtája 1, 4, 5, 2, 2 és 1 pontos, és van még egy további lapja: 15, kétszer annyi 30, mínusz 1, vagyis 29. Fehér nyer.</translation>
    </message>
    <message>
        <source>rules.head.secrets</source>
        <translation>Mi nyilvános, mi titkos</translation>
    </message>
    <message>
        <source>rules.secrets.list</source>
        <translation>Ki mit lát?

| | te | a többiek |
|:--|:--|:--|
| a kezed | minden lapját | a lapok számát |
| a húzópaklid | a lapok számát, a sorrendjüket nem | a lapok számát |
| képpel lefelé fekvő lapod egy oszlopban | igen | azt, hogy kié |
| egy már továbbment Felfedező | igen | igen, mindenki látta |
| a sapkád alatti lap | igen | azt, hogy van |
| a dobott lapok | mindet | mindet |
| a megnyert célkártyáid | mindet | mindet; változat: a számukat |
| a célkártyák paklija és a kimaradt lapok | a lapok számát | a lapok számát |

Minden más nyilvános: az oszlopok célkártyái, minden képpel felfelé fekvő lap, hogy kinek a köre van, és hogyan dőlt el az előző forduló.</translation>
    </message>
    <message>
        <source>rules.head.options</source>
        <translation>Változatok</translation>
    </message>
    <message>
        <source>rules.options.list</source>
        <translation>Ezekben a játszma előtt egyeztek meg; mindig az első a szokásos.
- **Megnyert célkártyák** (S-48): nyíltan fekszenek a nyertes előtt, vagy a játszma végéig képpel lefelé.
- **A Boszorkány** (S-58, S-59): mindenkit eltávolít, aki legfeljebb 9-et ér, vagy csak azt, aki egy lezárt felsorolásban szerepel: a 8-at érő szakembert, a Vihart, Rómeót, a Koldust, az Apródot, az Apró óriást, az üres sapkát és az ezeket másoló Hasonmást. Ilyenkor megkíméli a Varázslót és azt a Hasonmást is, amelyik Varázslót vagy Boszorkányt másol.</translation>
    </message>
    <message>
        <source>rules.example</source>
        <translation>Példa.</translation>
    </message>
</context>
</TS>
