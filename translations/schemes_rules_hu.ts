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
        <translation>Hercegek vagytok, és mindenki ugyanarra a huszonöt szövetségesre számíthat. Fordulónként annyi célkártya fekszik az asztalon, ahányan játszotok, mindegyik egy-egy oszlop tetején. Sorban egy-egy szövetségest raktok képpel lefelé valamelyik oszlop aljára, és ezzel felfordul a fölötte fekvő lap, amely galibát okozhat.</translation>
    </message>
    <message>
        <source>rules.intro.aim</source>
        <translation>**A cél.** Ha minden oszlop betelt, oszloponként a legnagyobb befolyás viszi a célkártyát. Hat forduló után az nyer, akinek a célkártyái a legtöbb pontot érik. Aki mind a hat fajtából gyűjt, az kétszeres értékkel számolhat.</translation>
    </message>
    <message>
        <source>rules.head.components</source>
        <translation>A lapok</translation>
    </message>
    <message>
        <source>rules.S-6</source>
        <translation>Minden lap annyi befolyást ér, amennyi rajta áll. A Hasonmásnak nincs saját értéke.</translation>
    </message>
    <message>
        <source>rules.S-7</source>
        <translation>A hat szakember 12-t ér abban az oszlopban, amelynek célkártyája az ő fajtája, máshol 8-at. Ez nem képesség: A három muskétás mellett is érvényes, és mindig az éppen ott fekvő célkártya számít.</translation>
    </message>
    <message>
        <source>rules.S-8</source>
        <translation>Minden lap csak a saját oszlopában hat.</translation>
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
        <translation>Mindenki egy szín 25 befolyáskártyáját kapja: mindegyikből egyet. A hátlap színe mutatja, kié a lap.</translation>
    </message>
    <message>
        <source>rules.S-3</source>
        <translation>Mindenki megkeveri a saját lapjait húzópaklinak, és felhúzza a felső hármat.</translation>
    </message>
    <message>
        <source>rules.S-4</source>
        <translation>A 36 célkártyából játékosonként hat kerül a célkártyák paklijába, képpel lefelé. A többi ismeretlenül kimarad.</translation>
    </message>
    <message>
        <source>rules.S-5</source>
        <translation>A kezdőjátékost a játszma előtt választjátok ki, vagy a sorsra bízzátok.</translation>
    </message>
    <message>
        <source>rules.head.turns</source>
        <translation>Fordulók és körök</translation>
    </message>
    <message>
        <source>rules.S-10</source>
        <translation>A forduló elején annyi célkártyát fordítotok fel egymás mellé, ahányan vagytok: ezek az oszlopok tetejei.</translation>
    </message>
    <message>
        <source>rules.S-11</source>
        <translation>A körök az óramutató járása szerint követik egymást. Új fordulót annak a bal szomszédja kezd, akinek az utolsó köre volt. Aki közben a Varázssapkáról vagy az Árulóról döntött, annak az nem volt a köre.</translation>
    </message>
    <message>
        <source>rules.S-12</source>
        <translation>A körödben egy lapot raksz a kezedből képpel lefelé valamelyik oszlop aljára. Betelt oszlopba is rakhatsz, viharral lezártba nem.</translation>
    </message>
    <message>
        <source>rules.S-13</source>
        <translation>Ha a közvetlenül fölötte fekvő lap képpel lefelé volt, most felfordul. Így mindig csak az oszlop alsó lapja lehet képpel lefelé.</translation>
    </message>
    <message>
        <source>rules.S-14</source>
        <translation>A felfordított lap képességével a tulajdonosa él, bárkinek a köre van. A forduló végén ható képességek ilyenkor nem tesznek semmit.</translation>
    </message>
    <message>
        <source>rules.S-15</source>
        <translation>A kör végén három lapra egészíted ki a kezedet.</translation>
    </message>
    <message>
        <source>rules.S-16</source>
        <translation>A dobott lapok nyíltan fekszenek, bármikor megnézhetők.</translation>
    </message>
    <message>
        <source>rules.S-17</source>
        <translation>Aki húzna, de elfogyott a húzópaklija, megkeveri a dobott lapjait, és onnan húz tovább. Ha dobott lapja sincs, kevesebb marad a kezében.</translation>
    </message>
    <message>
        <source>rules.S-18</source>
        <translation>Az oszlop betelt, ha legalább annyi lap van benne, ahány pont a célkártyáján áll, vagy ha Vihar lezárta. Ez vissza is változhat.</translation>
    </message>
    <message>
        <source>rules.S-19</source>
        <translation>Ha a kör végén, húzás után minden oszlop betelt, a forduló véget ér.</translation>
    </message>
    <message>
        <source>rules.head.abilities</source>
        <translation>Képességek felfordításkor</translation>
    </message>
    <message>
        <source>rules.S-20</source>
        <translation>Ezek csak akkor hatnak, ha a lapot egy alá került lap fordítja fel. A forduló végén már nem.</translation>
    </message>
    <message>
        <source>rules.head.explorer</source>
        <translation>Felfedező</translation>
    </message>
    <message>
        <source>rules.S-21</source>
        <translation>A Felfedező képpel lefelé a jobbra következő oszlop aljára megy, a jobb szélsőből a bal szélsőbe. A helye megszűnik, a lap, amelyik felfordította, marad.</translation>
    </message>
    <message>
        <source>rules.S-22</source>
        <translation>A lezárt oszlopokat átugorja. Ha mind lezárt, a saját oszlopa aljára kerül.</translation>
    </message>
    <message>
        <source>rules.S-23</source>
        <translation>Megérkezve ő is felfordítja a fölötte rejtőző lapot. Egy körben minden Felfedező csak egyszer megy: ha újra felfordul, marad.</translation>
    </message>
    <message>
        <source>rules.S-24</source>
        <translation>A tulajdonosa nem dönt, és senki sem húz miatta.</translation>
    </message>
    <message>
        <source>rules.head.assassin</source>
        <translation>Orgyilkos</translation>
    </message>
    <message>
        <source>rules.S-25</source>
        <translation>Az Orgyilkos eldobatja azt a lapot, amelyik felfordította, akkor is, ha az egy érkező Felfedező. A lapot mindenki látja.</translation>
    </message>
    <message>
        <source>rules.S-26</source>
        <translation>A nyíltan fekvő Orgyilkos a később alá kerülő lapokat nem bántja.</translation>
    </message>
    <message>
        <source>rules.S-27</source>
        <translation>Az eldobott lap már benne lehet a kör végi keverésben.</translation>
    </message>
    <message>
        <source>rules.head.storm</source>
        <translation>Vihar</translation>
    </message>
    <message>
        <source>rules.S-28</source>
        <translation>A Vihar a forduló végéig lezárja az oszlopot: senki sem rakhat bele, a Felfedezők átugorják, és úgy számít, mintha betelt volna. A lap, amelyik felfordította, rejtve marad alatta.</translation>
    </message>
    <message>
        <source>rules.S-29</source>
        <translation>Lezárt marad akkor is, ha az Áruló más célkártyát hoz oda.</translation>
    </message>
    <message>
        <source>rules.S-30</source>
        <translation>Ha ezzel minden oszlop betelt, a forduló véget ér.</translation>
    </message>
    <message>
        <source>rules.head.hat</source>
        <translation>Varázssapka</translation>
    </message>
    <message>
        <source>rules.S-31</source>
        <translation>A tulajdonosa egy lapot csúsztathat a kezéből a sapka alá, képpel lefelé, majd háromra egészíti ki a kezét. Lap nélkül nem dönt.</translation>
    </message>
    <message>
        <source>rules.S-32</source>
        <translation>A sapka és az alatta fekvő lap együtt egyetlen lap: a sapka helyén fekszik, és mindenben a rejtett lapnak számít. Üresen a sapka értéke 0.</translation>
    </message>
    <message>
        <source>rules.S-33</source>
        <translation>A rejtett lap csak a forduló végén fordul fel. Bármi lehet; a felfordításkor ható lapok ilyenkor csak az értéküket adják.</translation>
    </message>
    <message>
        <source>rules.head.traitor</source>
        <translation>Áruló</translation>
    </message>
    <message>
        <source>rules.S-34</source>
        <translation>A tulajdonosa felcserélheti ennek és egy másik oszlopnak a célkártyáját, akár lezárt vagy betelt oszlopét is. A lapok maradnak.</translation>
    </message>
    <message>
        <source>rules.S-35</source>
        <translation>Ezután az új célkártyák számítanak: betelt-e az oszlop, és hol ér 12-t a szakember.</translation>
    </message>
    <message>
        <source>rules.S-36</source>
        <translation>A lezárás az oszlopnál marad.</translation>
    </message>
    <message>
        <source>rules.head.together</source>
        <translation>Együtt</translation>
    </message>
    <message>
        <source>rules.S-37</source>
        <translation>Egy körben a lerakáson kívül legfeljebb egy döntés adódik: a Felfedezők láncát az első másféle lap megszakítja.</translation>
    </message>
    <message>
        <source>rules.S-38</source>
        <translation>Akinek a köre elején háromnál kevesebb lapja van, húz, amennyit tud. Akinek egy sincs, kimarad.</translation>
    </message>
    <message>
        <source>rules.S-39</source>
        <translation>Ha már senkinek sincs semmilyen lapja, a forduló úgy ér véget, ahogy van.</translation>
    </message>
    <message>
        <source>rules.head.round-end</source>
        <translation>A forduló vége</translation>
    </message>
    <message>
        <source>rules.S-40</source>
        <translation>Minden rejtett lap felfordul, a sapkák alatt is. A felfordításkor ható képességek már nem működnek.</translation>
    </message>
    <message>
        <source>rules.S-41</source>
        <translation>Az oszlopok balról jobbra, egymástól függetlenül dőlnek el.</translation>
    </message>
    <message>
        <source>rules.S-42</source>
        <translation>A célkártyát az kapja, akinek az oszlopban a legnagyobb a befolyása. Csak az számít, akinek van ott értékkel bíró lapja; a 0 is érték.</translation>
    </message>
    <message>
        <source>rules.S-43</source>
        <translation>Egyenlőségnél azé, akinek van ott a célkártyához legközelebbi megmaradt lapja, akár egy érték nélküli Hasonmás.</translation>
    </message>
    <message>
        <source>rules.S-44</source>
        <translation>Ha senki sem számít, a célkártya kikerül a játékból.</translation>
    </message>
    <message>
        <source>rules.S-45</source>
        <translation>Ezután az oszlopok minden lapja a tulajdonosa dobott lapjai közé kerül. A kezek és a húzópaklik maradnak.</translation>
    </message>
    <message>
        <source>rules.S-46</source>
        <translation>A hatodik forduló után a játszma véget ér.</translation>
    </message>
    <message>
        <source>rules.S-47</source>
        <translation>A forduló lezajlása a következő forduló végéig visszanézhető.</translation>
    </message>
    <message>
        <source>rules.S-48</source>
        <translation>A megnyert célkártyák nyíltan fekszenek a nyertes előtt. Változat: a többieké a játszma végéig rejtve marad.</translation>
    </message>
    <message>
        <source>rules.head.evaluation</source>
        <translation>Egy oszlop eldöntése</translation>
    </message>
    <message>
        <source>rules.S-50</source>
        <translation>A sorrend: muskétások, Varázsló, Boszorkány, Herceg és Apród, végül minden más egyszerre.</translation>
    </message>
    <message>
        <source>rules.S-51</source>
        <translation>Ha A három muskétás ott van, az oszlopban semmilyen más képesség nem számít, és a Hasonmásnak nincs értéke.</translation>
    </message>
    <message>
        <source>rules.S-52</source>
        <translation>Több muskétáslap annyi, mint egy.</translation>
    </message>
    <message>
        <source>rules.S-53</source>
        <translation>Ami korábban történt, érvényes marad. A sapka alatti muskétások is hatnak.</translation>
    </message>
    <message>
        <source>rules.S-54</source>
        <translation>Egyetlen Varázsló mellől minden legalább 10-et érő lap távozik, akárkié.</translation>
    </message>
    <message>
        <source>rules.S-55</source>
        <translation>Varázslónál és Boszorkánynál a nyomtatott érték számít: Remete 12, Apró óriás 2, Rómeó 5.</translation>
    </message>
    <message>
        <source>rules.S-56</source>
        <translation>A Hasonmás annyit ér, mint az alatta fekvő lap, és vele együtt távozik. Érték nélkül nem távozik.</translation>
    </message>
    <message>
        <source>rules.S-57</source>
        <translation>Két vagy több Varázsló semlegesíti egymást.</translation>
    </message>
    <message>
        <source>rules.S-58</source>
        <translation>Ezután egyetlen Boszorkány mellől minden legfeljebb 9-et érő lap távozik, csak ő maga nem.</translation>
    </message>
    <message>
        <source>rules.S-59</source>
        <translation>A Varázsló is távozik, miután hatott, és a Boszorkány fölötti Hasonmás is. Változat: a lista szerint ezek maradnak.</translation>
    </message>
    <message>
        <source>rules.S-60</source>
        <translation>Az Orgyilkost és a Hasonmását egyikük sem távolítja el.</translation>
    </message>
    <message>
        <source>rules.S-61</source>
        <translation>Két vagy több Boszorkány semlegesíti egymást. A sapka helyett az alatta fekvő lap számít.</translation>
    </message>
    <message>
        <source>rules.S-62</source>
        <translation>Varázsló és Boszorkány egyszerre: mindkettő hat, egymás után.</translation>
    </message>
    <message>
        <source>rules.S-63</source>
        <translation>Akinek az oszlopban a Hercege és az Apródja is megmaradt, az viszi a célkártyát. Több páros közül az, amelyiknek egyik lapja a legközelebb fekszik.</translation>
    </message>
    <message>
        <source>rules.S-64</source>
        <translation>Muskétások, Varázsló vagy Boszorkány megakadályozhatja. A Koldust megelőzi. A másolat nem számít Hercegnek vagy Apródnak.</translation>
    </message>
    <message>
        <source>rules.S-65</source>
        <translation>A többi lap: minden más, az oszlopban megmaradt lap, akárkié.</translation>
    </message>
    <message>
        <source>rules.S-66</source>
        <translation>Remete: 12, és minden más lap után eggyel kevesebb.</translation>
    </message>
    <message>
        <source>rules.S-67</source>
        <translation>Apró óriás: 2, és minden más lap után hárommal több.</translation>
    </message>
    <message>
        <source>rules.S-68</source>
        <translation>Rómeó: 15, ha a tulajdonosának Júliája is megmaradt az oszlopban, különben 5.</translation>
    </message>
    <message>
        <source>rules.S-70</source>
        <translation>Hasonmás: annyit ér, amennyit a közvetlenül alatta fekvő lap a saját képessége után. Csak az értéket másolja.</translation>
    </message>
    <message>
        <source>rules.S-71</source>
        <translation>Az a lap számít, amelyik a végén van alatta.</translation>
    </message>
    <message>
        <source>rules.S-72</source>
        <translation>Egymás fölötti Hasonmások ugyanannyit érnek. Ha alattuk nincs lap, nincs értékük.</translation>
    </message>
    <message>
        <source>rules.S-73</source>
        <translation>Sapka alól a Hasonmás a sapka alatti sorban következő lapot másolja; sapka fölött a rejtett lapot vagy a 0-t.</translation>
    </message>
    <message>
        <source>rules.S-75</source>
        <translation>Sárkány: a többiek lapjai kettővel kevesebbet érnek, minden idegen Sárkány miatt. A Hasonmás a saját színe szerint számít.</translation>
    </message>
    <message>
        <source>rules.S-76</source>
        <translation>A Sárkányok egymást is gyengítik.</translation>
    </message>
    <message>
        <source>rules.S-77</source>
        <translation>Egyetlen érték sem csökken 0 alá.</translation>
    </message>
    <message>
        <source>rules.S-78</source>
        <translation>Tehát: nyomtatott érték; Remete, Apró óriás, Rómeó; Hasonmások alulról felfelé; végül a Sárkányok.</translation>
    </message>
    <message>
        <source>rules.S-80</source>
        <translation>Ha marad Koldus, a legkevesebb befolyás viszi a célkártyát.</translation>
    </message>
    <message>
        <source>rules.S-81</source>
        <translation>Ilyenkor egyenlőségnél az nyer, akinek a lapja a legtávolabb van a célkártyától.</translation>
    </message>
    <message>
        <source>rules.S-82</source>
        <translation>Több Koldus annyi, mint egy.</translation>
    </message>
    <message>
        <source>rules.head.end</source>
        <translation>A játszma vége</translation>
    </message>
    <message>
        <source>rules.S-90</source>
        <translation>Sima számolás: a megnyert célkártyák pontjainak összege.</translation>
    </message>
    <message>
        <source>rules.S-91</source>
        <translation>Mind a hat fajta birtokában: fajtánként a legjobb lap pontjai összeadva és megkétszerezve, minden további lap után eggyel kevesebb.</translation>
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
        <source>rules.S-100</source>
        <translation>A Kéknek és a Fehérnek is 16 a befolyása: a Kék lapja van közelebb, ő kapja a célkártyát.</translation>
    </message>
    <message>
        <source>rules.S-101</source>
        <translation>A Fehér Varázslója eltávolítja a Kék Királyát, így a Fehér nyer.</translation>
    </message>
    <message>
        <source>rules.S-102</source>
        <translation>Hat fajta 3, 2, 2, 3, 1 és 2 ponttal: 13, kétszer annyi 26. Hat fajta 1, 4, 5, 2, 2 és 1 ponttal, meg egy további lap: 15, kétszer annyi 30, mínusz 1, vagyis 29.</translation>
    </message>
    <message>
        <source>rules.example</source>
        <translation>Példa.</translation>
    </message>
</context>
</TS>
