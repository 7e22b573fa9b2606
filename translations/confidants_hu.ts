<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>confidants</name>
    <message>
        <source>title</source>
        <translation>A Császár bizalmasai</translation>
    </message>
    <message>
        <source>action.camping</source>
        <translation>Táborozás</translation>
    </message>
    <message>
        <source>action.camping.acc</source>
        <translation>Táborozást</translation>
    </message>
    <message>
        <source>action.camping.dat</source>
        <translation>Táborozásnak</translation>
    </message>
    <message>
        <source>action.camping.ins</source>
        <translation>Táborozással</translation>
    </message>
    <message>
        <source>action.fresh-horses</source>
        <translation>Váltott lovak</translation>
    </message>
    <message>
        <source>action.fresh-horses.acc</source>
        <translation>Váltott lovakat</translation>
    </message>
    <message>
        <source>action.fresh-horses.dat</source>
        <translation>Váltott lovaknak</translation>
    </message>
    <message>
        <source>action.fresh-horses.ins</source>
        <translation>Váltott lovakkal</translation>
    </message>
    <message>
        <source>action.dirty-business</source>
        <translation>Piszkos üzlet</translation>
    </message>
    <message>
        <source>action.dirty-business.acc</source>
        <translation>Piszkos üzletet</translation>
    </message>
    <message>
        <source>action.dirty-business.dat</source>
        <translation>Piszkos üzletnek</translation>
    </message>
    <message>
        <source>action.dirty-business.ins</source>
        <translation>Piszkos üzlettel</translation>
    </message>
    <message>
        <source>action.local-guide</source>
        <translation>Idegenvezető</translation>
    </message>
    <message>
        <source>action.local-guide.acc</source>
        <translation>Idegenvezetőt</translation>
    </message>
    <message>
        <source>action.local-guide.dat</source>
        <translation>Idegenvezetőnek</translation>
    </message>
    <message>
        <source>action.local-guide.ins</source>
        <translation>Idegenvezetővel</translation>
    </message>
    <message>
        <source>action.plot-high</source>
        <translation>Ármánykodás</translation>
    </message>
    <message>
        <source>action.plot-high.acc</source>
        <translation>Ármánykodást</translation>
    </message>
    <message>
        <source>action.plot-high.dat</source>
        <translation>Ármánykodásnak</translation>
    </message>
    <message>
        <source>action.plot-high.ins</source>
        <translation>Ármánykodással</translation>
    </message>
    <message>
        <source>action.jewel</source>
        <translation>Ékszer eladása</translation>
    </message>
    <message>
        <source>action.jewel.acc</source>
        <translation>Ékszer eladását</translation>
    </message>
    <message>
        <source>action.jewel.dat</source>
        <translation>Ékszer eladásának</translation>
    </message>
    <message>
        <source>action.jewel.ins</source>
        <translation>Ékszer eladásával</translation>
    </message>
    <message>
        <source>action.plot-low</source>
        <translation>Ármánykodás</translation>
    </message>
    <message>
        <source>action.plot-low.acc</source>
        <translation>Ármánykodást</translation>
    </message>
    <message>
        <source>action.plot-low.dat</source>
        <translation>Ármánykodásnak</translation>
    </message>
    <message>
        <source>action.plot-low.ins</source>
        <translation>Ármánykodással</translation>
    </message>
    <message>
        <source>action.messenger</source>
        <translation>Futár</translation>
    </message>
    <message>
        <source>action.messenger.acc</source>
        <translation>Futárt</translation>
    </message>
    <message>
        <source>action.messenger.dat</source>
        <translation>Futárnak</translation>
    </message>
    <message>
        <source>action.messenger.ins</source>
        <translation>Futárral</translation>
    </message>
    <message>
        <source>action.gallop</source>
        <translation>Vágta</translation>
    </message>
    <message>
        <source>action.gallop.acc</source>
        <translation>Vágtát</translation>
    </message>
    <message>
        <source>action.gallop.dat</source>
        <translation>Vágtának</translation>
    </message>
    <message>
        <source>action.gallop.ins</source>
        <translation>Vágtával</translation>
    </message>
    <message>
        <source>secret.feast</source>
        <translation>Bőséges vacsora</translation>
    </message>
    <message>
        <source>secret.feast.acc</source>
        <translation>Bőséges vacsorát</translation>
    </message>
    <message>
        <source>secret.feast.dat</source>
        <translation>Bőséges vacsorának</translation>
    </message>
    <message>
        <source>secret.feast.ins</source>
        <translation>Bőséges vacsorával</translation>
    </message>
    <message>
        <source>secret.plot</source>
        <translation>Ármánykodás</translation>
    </message>
    <message>
        <source>secret.plot.acc</source>
        <translation>Ármánykodást</translation>
    </message>
    <message>
        <source>secret.plot.dat</source>
        <translation>Ármánykodásnak</translation>
    </message>
    <message>
        <source>secret.plot.ins</source>
        <translation>Ármánykodással</translation>
    </message>
    <message>
        <source>secret.support</source>
        <translation>Támogatás</translation>
    </message>
    <message>
        <source>secret.support.acc</source>
        <translation>Támogatást</translation>
    </message>
    <message>
        <source>secret.support.dat</source>
        <translation>Támogatásnak</translation>
    </message>
    <message>
        <source>secret.support.ins</source>
        <translation>Támogatással</translation>
    </message>
    <message>
        <source>secret.foul-tip</source>
        <translation>Aljas tipp</translation>
    </message>
    <message>
        <source>secret.foul-tip.acc</source>
        <translation>Aljas tippet</translation>
    </message>
    <message>
        <source>secret.foul-tip.dat</source>
        <translation>Aljas tippnek</translation>
    </message>
    <message>
        <source>secret.foul-tip.ins</source>
        <translation>Aljas tippel</translation>
    </message>
    <message>
        <source>secret.recruit</source>
        <translation>Toborzás</translation>
    </message>
    <message>
        <source>secret.recruit.acc</source>
        <translation>Toborzást</translation>
    </message>
    <message>
        <source>secret.recruit.dat</source>
        <translation>Toborzásnak</translation>
    </message>
    <message>
        <source>secret.recruit.ins</source>
        <translation>Toborzással</translation>
    </message>
    <message>
        <source>secret.luck</source>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>secret.luck.acc</source>
        <translation>Szerencsét</translation>
    </message>
    <message>
        <source>secret.luck.dat</source>
        <translation>Szerencsének</translation>
    </message>
    <message>
        <source>secret.luck.ins</source>
        <translation>Szerencsével</translation>
    </message>
    <message>
        <source>secret.veto</source>
        <translation>Vétó</translation>
    </message>
    <message>
        <source>secret.veto.acc</source>
        <translation>Vétót</translation>
    </message>
    <message>
        <source>secret.veto.dat</source>
        <translation>Vétónak</translation>
    </message>
    <message>
        <source>secret.veto.ins</source>
        <translation>Vétóval</translation>
    </message>
    <message>
        <source>secret.courier</source>
        <translation>Futár</translation>
    </message>
    <message>
        <source>secret.courier.acc</source>
        <translation>Futárt</translation>
    </message>
    <message>
        <source>secret.courier.dat</source>
        <translation>Futárnak</translation>
    </message>
    <message>
        <source>secret.courier.ins</source>
        <translation>Futárral</translation>
    </message>
    <message>
        <source>secret.haste</source>
        <translation>Sürgetés</translation>
    </message>
    <message>
        <source>secret.haste.acc</source>
        <translation>Sürgetést</translation>
    </message>
    <message>
        <source>secret.haste.dat</source>
        <translation>Sürgetésnek</translation>
    </message>
    <message>
        <source>secret.haste.ins</source>
        <translation>Sürgetéssel</translation>
    </message>
    <message>
        <source>gift.money</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>gift.money.acc</source>
        <translation>Pénzt</translation>
    </message>
    <message>
        <source>gift.money.dat</source>
        <translation>Pénznek</translation>
    </message>
    <message>
        <source>gift.money.ins</source>
        <translation>Pénzzel</translation>
    </message>
    <message>
        <source>gift.diplomacy</source>
        <translation>Diplomácia</translation>
    </message>
    <message>
        <source>gift.diplomacy.acc</source>
        <translation>Diplomáciát</translation>
    </message>
    <message>
        <source>gift.diplomacy.dat</source>
        <translation>Diplomáciának</translation>
    </message>
    <message>
        <source>gift.diplomacy.ins</source>
        <translation>Diplomáciával</translation>
    </message>
    <message>
        <source>gift.map</source>
        <translation>Térkép</translation>
    </message>
    <message>
        <source>gift.map.acc</source>
        <translation>Térképet</translation>
    </message>
    <message>
        <source>gift.map.dat</source>
        <translation>Térképnek</translation>
    </message>
    <message>
        <source>gift.map.ins</source>
        <translation>Térképpel</translation>
    </message>
    <message>
        <source>gift.weapon</source>
        <translation>Fegyver</translation>
    </message>
    <message>
        <source>gift.weapon.acc</source>
        <translation>Fegyvert</translation>
    </message>
    <message>
        <source>gift.weapon.dat</source>
        <translation>Fegyvernek</translation>
    </message>
    <message>
        <source>gift.weapon.ins</source>
        <translation>Fegyverrel</translation>
    </message>
    <message>
        <source>army.patrician</source>
        <translation>patrícius</translation>
    </message>
    <message>
        <source>army.patrician.acc</source>
        <translation>patríciust</translation>
    </message>
    <message>
        <source>army.patrician.dat</source>
        <translation>patríciusnak</translation>
    </message>
    <message>
        <source>army.patrician.ins</source>
        <translation>patríciussal</translation>
    </message>
    <message>
        <source>army.large</source>
        <translation>nagy zsoldossereg</translation>
    </message>
    <message>
        <source>army.large.acc</source>
        <translation>nagy zsoldossereget</translation>
    </message>
    <message>
        <source>army.large.dat</source>
        <translation>nagy zsoldosseregnek</translation>
    </message>
    <message>
        <source>army.large.ins</source>
        <translation>nagy zsoldossereggel</translation>
    </message>
    <message>
        <source>army.small</source>
        <translation>kis zsoldossereg</translation>
    </message>
    <message>
        <source>army.small.acc</source>
        <translation>kis zsoldossereget</translation>
    </message>
    <message>
        <source>army.small.dat</source>
        <translation>kis zsoldosseregnek</translation>
    </message>
    <message>
        <source>army.small.ins</source>
        <translation>kis zsoldossereggel</translation>
    </message>
    <message>
        <source>band.robbers</source>
        <translation>rablóbanda</translation>
    </message>
    <message>
        <source>band.robbers.acc</source>
        <translation>rablóbandát</translation>
    </message>
    <message>
        <source>band.robbers.dat</source>
        <translation>rablóbandának</translation>
    </message>
    <message>
        <source>band.robbers.ins</source>
        <translation>rablóbandával</translation>
    </message>
    <message>
        <source>band.mob</source>
        <translation>nincstelenek</translation>
    </message>
    <message>
        <source>band.mob.acc</source>
        <translation>nincsteleneket</translation>
    </message>
    <message>
        <source>band.mob.dat</source>
        <translation>nincsteleneknek</translation>
    </message>
    <message>
        <source>band.mob.ins</source>
        <translation>nincstelenekkel</translation>
    </message>
    <message>
        <source>free.toll</source>
        <translation>hídvám</translation>
    </message>
    <message>
        <source>free.toll.acc</source>
        <translation>hídvámot</translation>
    </message>
    <message>
        <source>free.toll.dat</source>
        <translation>hídvámnak</translation>
    </message>
    <message>
        <source>free.toll.ins</source>
        <translation>hídvámmal</translation>
    </message>
    <message>
        <source>free.intrigue</source>
        <translation>intrika</translation>
    </message>
    <message>
        <source>free.intrigue.acc</source>
        <translation>intrikát</translation>
    </message>
    <message>
        <source>free.intrigue.dat</source>
        <translation>intrikának</translation>
    </message>
    <message>
        <source>free.intrigue.ins</source>
        <translation>intrikával</translation>
    </message>
    <message>
        <source>free.double-pay</source>
        <translation>dupla zsold</translation>
    </message>
    <message>
        <source>free.double-pay.acc</source>
        <translation>dupla zsoldot</translation>
    </message>
    <message>
        <source>free.double-pay.dat</source>
        <translation>dupla zsoldnak</translation>
    </message>
    <message>
        <source>free.double-pay.ins</source>
        <translation>dupla zsolddal</translation>
    </message>
    <message>
        <source>free.supper</source>
        <translation>kiadós vacsora</translation>
    </message>
    <message>
        <source>free.supper.acc</source>
        <translation>kiadós vacsorát</translation>
    </message>
    <message>
        <source>free.supper.dat</source>
        <translation>kiadós vacsorának</translation>
    </message>
    <message>
        <source>free.supper.ins</source>
        <translation>kiadós vacsorával</translation>
    </message>
    <message>
        <source>free.guide</source>
        <translation>kalauz</translation>
    </message>
    <message>
        <source>free.guide.acc</source>
        <translation>kalauzt</translation>
    </message>
    <message>
        <source>free.guide.dat</source>
        <translation>kalauznak</translation>
    </message>
    <message>
        <source>free.guide.ins</source>
        <translation>kalauzzal</translation>
    </message>
    <message>
        <source>city.paleokastro</source>
        <translation>Paleókasztro</translation>
    </message>
    <message>
        <source>city.paleokastro.acc</source>
        <translation>Paleókasztrót</translation>
    </message>
    <message>
        <source>city.paleokastro.dat</source>
        <translation>Paleókasztrónak</translation>
    </message>
    <message>
        <source>city.paleokastro.ins</source>
        <translation>Paleókasztróval</translation>
    </message>
    <message>
        <source>city.apolonia</source>
        <translation>Apollónia</translation>
    </message>
    <message>
        <source>city.apolonia.acc</source>
        <translation>Apollóniát</translation>
    </message>
    <message>
        <source>city.apolonia.dat</source>
        <translation>Apollóniának</translation>
    </message>
    <message>
        <source>city.apolonia.ins</source>
        <translation>Apollóniával</translation>
    </message>
    <message>
        <source>city.arnea</source>
        <translation>Arnéa</translation>
    </message>
    <message>
        <source>city.arnea.acc</source>
        <translation>Arnéát</translation>
    </message>
    <message>
        <source>city.arnea.dat</source>
        <translation>Arnéának</translation>
    </message>
    <message>
        <source>city.arnea.ins</source>
        <translation>Arnéával</translation>
    </message>
    <message>
        <source>face.action.camping.name</source>
        <translation>Táborozás</translation>
    </message>
    <message>
        <source>face.action.camping.kind</source>
        <translation>A patrícius nem lép</translation>
    </message>
    <message>
        <source>face.action.camping.text</source>
        <translation>A titkos akciókártyádat nem használhatod: cseréld ki a tartalékod egyik lapjára. A forduló végén minden kártyád visszakerül a kezedbe.</translation>
    </message>
    <message>
        <source>face.action.fresh-horses.name</source>
        <translation>Váltott lovak</translation>
    </message>
    <message>
        <source>face.action.fresh-horses.kind</source>
        <translation>A patrícius 1 mezőt lép</translation>
    </message>
    <message>
        <source>face.action.fresh-horses.text</source>
        <translation>A fáradtságod 6-tal csökken.</translation>
    </message>
    <message>
        <source>face.action.dirty-business.name</source>
        <translation>Piszkos üzlet</translation>
    </message>
    <message>
        <source>face.action.dirty-business.kind</source>
        <translation>A patrícius 2 mezőt lép</translation>
    </message>
    <message>
        <source>face.action.dirty-business.text</source>
        <translation>Fizess 1 aranyat: e forduló végén te irányítod a rablóbandát. 3 aranyért a következő forduló végén is.</translation>
    </message>
    <message>
        <source>face.action.local-guide.name</source>
        <translation>Idegenvezető</translation>
    </message>
    <message>
        <source>face.action.local-guide.kind</source>
        <translation>A patrícius 3 mezőt lép</translation>
    </message>
    <message>
        <source>face.action.local-guide.text</source>
        <translation>A fáradtságod 3-mal csökken.</translation>
    </message>
    <message>
        <source>face.action.plot-high.name</source>
        <translation>Ármánykodás</translation>
    </message>
    <message>
        <source>face.action.plot-high.kind</source>
        <translation>A patrícius 4 mezőt lép</translation>
    </message>
    <message>
        <source>face.action.plot-high.text</source>
        <translation>Nevezz meg egy ellenfelet, és dobj: a megtalálási szintje a dobott számnál 1-gyel többel nő, a többi ellenfélé ennek a felével. Vagy: a saját szinted 3-mal csökken.</translation>
    </message>
    <message>
        <source>face.action.jewel.name</source>
        <translation>Ékszer eladása</translation>
    </message>
    <message>
        <source>face.action.jewel.kind</source>
        <translation>A patrícius 5 mezőt lép</translation>
    </message>
    <message>
        <source>face.action.jewel.text</source>
        <translation>A patríciusod kap 1 aranyat.</translation>
    </message>
    <message>
        <source>face.action.plot-low.name</source>
        <translation>Ármánykodás</translation>
    </message>
    <message>
        <source>face.action.plot-low.kind</source>
        <translation>A patrícius 6 mezőt lép</translation>
    </message>
    <message>
        <source>face.action.plot-low.text</source>
        <translation>Nevezz meg egy ellenfelet, és dobj: a megtalálási szintje a dobott számnál 1-gyel kevesebbel (de legalább 1-gyel) nő, a többi ellenfélé ennek a felével. Vagy: a saját szinted 2-vel csökken.</translation>
    </message>
    <message>
        <source>face.action.messenger.name</source>
        <translation>Futár</translation>
    </message>
    <message>
        <source>face.action.messenger.kind</source>
        <translation>A patrícius 7 mezőt lép</translation>
    </message>
    <message>
        <source>face.action.messenger.text</source>
        <translation>Az egyik sereged aranyat vagy egy ajándékkártyát küld egy másik seregednek, bárhol van is. Társzekeret nem küldhet.</translation>
    </message>
    <message>
        <source>face.action.gallop.name</source>
        <translation>Vágta</translation>
    </message>
    <message>
        <source>face.action.gallop.kind</source>
        <translation>A patrícius 8 mezőt lép</translation>
    </message>
    <message>
        <source>face.action.gallop.text</source>
        <translation>Nincs más hatása. A titkos akciókártyádat használhatod.</translation>
    </message>
    <message>
        <source>face.secret.feast.name</source>
        <translation>Bőséges vacsora</translation>
    </message>
    <message>
        <source>face.secret.feast.kind</source>
        <translation>Titkos akció</translation>
    </message>
    <message>
        <source>face.secret.feast.text</source>
        <translation>A fáradtságod 2-vel csökken.</translation>
    </message>
    <message>
        <source>face.secret.plot.name</source>
        <translation>Ármánykodás</translation>
    </message>
    <message>
        <source>face.secret.plot.kind</source>
        <translation>Titkos akció</translation>
    </message>
    <message>
        <source>face.secret.plot.text</source>
        <translation>Nevezz meg egy ellenfelet, és dobj: a megtalálási szintje a dobott számmal nő, a többi ellenfélé ennek a felével. Vagy: a saját szinted 2-vel csökken.</translation>
    </message>
    <message>
        <source>face.secret.support.name</source>
        <translation>Támogatás</translation>
    </message>
    <message>
        <source>face.secret.support.kind</source>
        <translation>Titkos akció</translation>
    </message>
    <message>
        <source>face.secret.support.text</source>
        <translation>A patríciusod kap 1 aranyat.</translation>
    </message>
    <message>
        <source>face.secret.foul-tip.name</source>
        <translation>Aljas tipp</translation>
    </message>
    <message>
        <source>face.secret.foul-tip.kind</source>
        <translation>Titkos akció</translation>
    </message>
    <message>
        <source>face.secret.foul-tip.text</source>
        <translation>E forduló vagy a következő végén te irányíthatod a rablóbandát, ha nincs érvényben Piszkos üzlet.</translation>
    </message>
    <message>
        <source>face.secret.recruit.name</source>
        <translation>Toborzás</translation>
    </message>
    <message>
        <source>face.secret.recruit.kind</source>
        <translation>Titkos akció</translation>
    </message>
    <message>
        <source>face.secret.recruit.text</source>
        <translation>Fizess 2 aranyat: egy elveszett zsoldossereged visszatér, pontosan 7 mezőre a rablóbandától vagy a nincstelenektől. Harci ereje ezután 1.</translation>
    </message>
    <message>
        <source>face.secret.luck.name</source>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>face.secret.luck.kind</source>
        <translation>Titkos akció</translation>
    </message>
    <message>
        <source>face.secret.luck.text</source>
        <translation>Az egyik sereged harci ereje a forduló végéig 1-gyel nagyobb.</translation>
    </message>
    <message>
        <source>face.secret.veto.name</source>
        <translation>Vétó</translation>
    </message>
    <message>
        <source>face.secret.veto.kind</source>
        <translation>Titkos akció</translation>
    </message>
    <message>
        <source>face.secret.veto.text</source>
        <translation>A következő fordulóban megakadályozhatod, hogy egy ellenfeled Piszkos üzletet, Ármánykodást vagy Aljas tippet használjon.</translation>
    </message>
    <message>
        <source>face.secret.courier.name</source>
        <translation>Futár</translation>
    </message>
    <message>
        <source>face.secret.courier.kind</source>
        <translation>Titkos akció</translation>
    </message>
    <message>
        <source>face.secret.courier.text</source>
        <translation>Fizess 1 aranyat: az egyik sereged aranyat vagy egy ajándékkártyát küld egy másik seregednek, bárhol van is.</translation>
    </message>
    <message>
        <source>face.secret.haste.name</source>
        <translation>Sürgetés</translation>
    </message>
    <message>
        <source>face.secret.haste.kind</source>
        <translation>Titkos akció</translation>
    </message>
    <message>
        <source>face.secret.haste.text</source>
        <translation>Mindegyik zsoldossereged 1 mezővel többet léphet ebben a körben.</translation>
    </message>
    <message>
        <source>face.gift.money.name</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>face.gift.money.kind</source>
        <translation>Ajándék</translation>
    </message>
    <message>
        <source>face.gift.money.text</source>
        <translation>Amikor felhúzod, a patríciusod kap 2 aranyat. Ezután dobd el.</translation>
    </message>
    <message>
        <source>face.gift.diplomacy.name</source>
        <translation>Diplomácia</translation>
    </message>
    <message>
        <source>face.gift.diplomacy.kind</source>
        <translation>Ajándék</translation>
    </message>
    <message>
        <source>face.gift.diplomacy.text</source>
        <translation>A körödben bármikor, de nem egy út közepén: a megtalálási szinted 5-tel csökken. Ezután dobd el.</translation>
    </message>
    <message>
        <source>face.gift.map.name</source>
        <translation>Térkép</translation>
    </message>
    <message>
        <source>face.gift.map.kind</source>
        <translation>Ajándék</translation>
    </message>
    <message>
        <source>face.gift.map.text</source>
        <translation>Az a sereg, amelynél van, minden körödben 1 mezővel többet léphet.</translation>
    </message>
    <message>
        <source>face.gift.weapon.name</source>
        <translation>Fegyver</translation>
    </message>
    <message>
        <source>face.gift.weapon.kind</source>
        <translation>Ajándék</translation>
    </message>
    <message>
        <source>face.gift.weapon.text</source>
        <translation>Annak a seregnek, amelynél van, 1-gyel nagyobb a harci ereje.</translation>
    </message>
    <message>
        <source>face.wagon.paleokastro.name</source>
        <translation>Paleókasztro</translation>
    </message>
    <message>
        <source>face.wagon.paleokastro.kind</source>
        <translation>Társzekér</translation>
    </message>
    <message>
        <source>face.wagon.paleokastro.text</source>
        <translation>Vidd a patríciusoddal ebbe a városba, add át, és húzz érte egy ajándékkártyát.</translation>
    </message>
    <message>
        <source>face.wagon.apolonia.name</source>
        <translation>Apollónia</translation>
    </message>
    <message>
        <source>face.wagon.apolonia.kind</source>
        <translation>Társzekér</translation>
    </message>
    <message>
        <source>face.wagon.apolonia.text</source>
        <translation>Vidd a patríciusoddal ebbe a városba, add át, és húzz érte egy ajándékkártyát.</translation>
    </message>
    <message>
        <source>face.wagon.arnea.name</source>
        <translation>Arnéa</translation>
    </message>
    <message>
        <source>face.wagon.arnea.kind</source>
        <translation>Társzekér</translation>
    </message>
    <message>
        <source>face.wagon.arnea.text</source>
        <translation>Vidd a patríciusoddal ebbe a városba, add át, és húzz érte egy ajándékkártyát.</translation>
    </message>
    <message>
        <source>face.unit.patrician.name</source>
        <translation>Patrícius</translation>
    </message>
    <message>
        <source>face.unit.patrician.kind</source>
        <translation>Harci erő: 3</translation>
    </message>
    <message>
        <source>face.unit.patrician.text</source>
        <translation>Annyi mezőt lép, amennyi az akciókártya rangja. Csak ő adhat át társzekeret.</translation>
    </message>
    <message>
        <source>face.unit.large.name</source>
        <translation>Nagy zsoldossereg</translation>
    </message>
    <message>
        <source>face.unit.large.kind</source>
        <translation>Harci erő: 2</translation>
    </message>
    <message>
        <source>face.unit.large.text</source>
        <translation>A két zsoldossereg körönként együtt 6 mezőt léphet; ha csak egy van, az 4-et.</translation>
    </message>
    <message>
        <source>face.unit.small.name</source>
        <translation>Kis zsoldossereg</translation>
    </message>
    <message>
        <source>face.unit.small.kind</source>
        <translation>Harci erő: 1</translation>
    </message>
    <message>
        <source>face.unit.small.text</source>
        <translation>A két zsoldossereg körönként együtt 6 mezőt léphet; ha csak egy van, az 4-et.</translation>
    </message>
    <message>
        <source>face.unit.robbers.name</source>
        <translation>Rablóbanda</translation>
    </message>
    <message>
        <source>face.unit.robbers.kind</source>
        <translation>Harci erő: 7</translation>
    </message>
    <message>
        <source>face.unit.robbers.text</source>
        <translation>Annak engedelmeskedik, aki megfizeti. Városba nem lép.</translation>
    </message>
    <message>
        <source>face.unit.mob.name</source>
        <translation>Nincstelenek</translation>
    </message>
    <message>
        <source>face.unit.mob.kind</source>
        <translation>Harci erő: 6</translation>
    </message>
    <message>
        <source>face.unit.mob.text</source>
        <translation>A fordulóban utolsóként sorra kerülő játékos irányítja őket. Kisvárosba és városba nem lépnek.</translation>
    </message>
    <message>
        <source>face.piece.gold.name</source>
        <translation>Arany</translation>
    </message>
    <message>
        <source>face.piece.gold.kind</source>
        <translation>Mindig egy seregnél van</translation>
    </message>
    <message>
        <source>face.piece.gold.text</source>
        <translation>Az a sereg költheti el, amelyiknél van.</translation>
    </message>
    <message>
        <source>face.token.merged.name</source>
        <translation>Összevonva</translation>
    </message>
    <message>
        <source>face.token.pass.name</source>
        <translation>Hídengedély</translation>
    </message>
    <message>
        <source>face.token.held.name</source>
        <translation>Feltartott</translation>
    </message>
    <message>
        <source>face.token.beaten.name</source>
        <translation>Legyőzött</translation>
    </message>
    <message>
        <source>face.token.sycophants.name</source>
        <translation>Talpnyalók</translation>
    </message>
    <message>
        <source>face.token.out.name</source>
        <translation>Kimaradó</translation>
    </message>
    <message>
        <source>face.token.robbers.name</source>
        <translation>Rablók ereje</translation>
    </message>
    <message>
        <source>face.token.bonus.name</source>
        <translation>Harci erő +1</translation>
    </message>
    <message>
        <source>face.token.fatigue.name</source>
        <translation>Fáradtság</translation>
    </message>
    <message>
        <source>face.token.finding.name</source>
        <translation>Megtalálási szint</translation>
    </message>
    <message>
        <source>face.back.action.name</source>
        <translation>Akció</translation>
    </message>
    <message>
        <source>face.back.action.kind</source>
        <translation>Képpel lefelé</translation>
    </message>
    <message>
        <source>face.back.secret.name</source>
        <translation>Titkos akció</translation>
    </message>
    <message>
        <source>face.back.secret.kind</source>
        <translation>Képpel lefelé</translation>
    </message>
    <message>
        <source>face.back.wagon.name</source>
        <translation>Társzekér</translation>
    </message>
    <message>
        <source>face.back.wagon.kind</source>
        <translation>Képpel lefelé</translation>
    </message>
    <message>
        <source>face.back.gift.name</source>
        <translation>Ajándék</translation>
    </message>
    <message>
        <source>face.back.gift.kind</source>
        <translation>Képpel lefelé</translation>
    </message>
    <message>
        <source>letter.red</source>
        <translation>P</translation>
    </message>
    <message>
        <source>letter.black</source>
        <translation>F</translation>
    </message>
    <message>
        <source>letter.grey</source>
        <translation>S</translation>
    </message>
    <message>
        <source>letter.green</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>Tizennyolc falu, három társzekér: járj körbe kipihenten, és ne találjanak rád.</translation>
    </message>
    <message>
        <source>options.board</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>options.board.help</source>
        <translation>Melyik térképen játszotok (E-1).</translation>
    </message>
    <message>
        <source>options.board.macedonia</source>
        <translation>Makedónia</translation>
    </message>
    <message>
        <source>options.board.macedonia.help</source>
        <translation>Az egész tartomány: két-három óra asztalnál.</translation>
    </message>
    <message>
        <source>options.board.small</source>
        <translation>Kis tábla</translation>
    </message>
    <message>
        <source>options.board.small.help</source>
        <translation>Hat falu, két kisváros, három város: gyors játszma.</translation>
    </message>
    <message>
        <source>options.rounds</source>
        <translation>Fordulók</translation>
    </message>
    <message>
        <source>options.rounds.help</source>
        <translation>Legkésőbb ennyi forduló után véget ér a játszma (E-132).</translation>
    </message>
    <message>
        <source>options.rounds.100</source>
        <translation>Legfeljebb 100</translation>
    </message>
    <message>
        <source>options.rounds.100.help</source>
        <translation>Szinte mindig a cél dönt.</translation>
    </message>
    <message>
        <source>options.rounds.60</source>
        <translation>Legfeljebb 60</translation>
    </message>
    <message>
        <source>options.rounds.60.help</source>
        <translation>A célig többnyire elég.</translation>
    </message>
    <message>
        <source>options.rounds.30</source>
        <translation>Legfeljebb 30</translation>
    </message>
    <message>
        <source>options.rounds.30.help</source>
        <translation>A hírnév dönt, ha addig senki sem végez.</translation>
    </message>
    <message>
        <source>options.wagonsOpen</source>
        <translation>Társzekerek</translation>
    </message>
    <message>
        <source>options.wagonsOpen.help</source>
        <translation>Látja-e mindenki, melyik sereg mit visz (E-8).</translation>
    </message>
    <message>
        <source>options.wagonsOpen.yes</source>
        <translation>Nyíltan</translation>
    </message>
    <message>
        <source>options.wagonsOpen.yes.help</source>
        <translation>A rakodás után mindet felfordítjátok.</translation>
    </message>
    <message>
        <source>options.wagonsOpen.no</source>
        <translation>Titokban</translation>
    </message>
    <message>
        <source>options.wagonsOpen.no.help</source>
        <translation>Csak az átadáskor derül ki.</translation>
    </message>
    <message>
        <source>options.trades</source>
        <translation>Csere</translation>
    </message>
    <message>
        <source>options.trades.help</source>
        <translation>Cserélhetnek-e a patríciusok (E-98).</translation>
    </message>
    <message>
        <source>options.trades.yes</source>
        <translation>Lehet</translation>
    </message>
    <message>
        <source>options.trades.yes.help</source>
        <translation>Játékosonként legfeljebb két csere.</translation>
    </message>
    <message>
        <source>options.trades.no</source>
        <translation>Nincs</translation>
    </message>
    <message>
        <source>options.trades.no.help</source>
        <translation>Csere nélküli játszma.</translation>
    </message>
    <message>
        <source>options.exactMove</source>
        <translation>Patrícius útja</translation>
    </message>
    <message>
        <source>options.exactMove.help</source>
        <translation>Végig kell-e mennie a patríciusnak (E-41).</translation>
    </message>
    <message>
        <source>options.exactMove.yes</source>
        <translation>Pontosan</translation>
    </message>
    <message>
        <source>options.exactMove.yes.help</source>
        <translation>Minden mezőjét lelépi, vagy egyet sem.</translation>
    </message>
    <message>
        <source>options.exactMove.no</source>
        <translation>Legfeljebb</translation>
    </message>
    <message>
        <source>options.exactMove.no.help</source>
        <translation>Megállhat hamarabb is.</translation>
    </message>
    <message>
        <source>options.mercSteps</source>
        <translation>Zsoldosok lépései</translation>
    </message>
    <message>
        <source>options.mercSteps.help</source>
        <translation>Mennyit lépnek a zsoldosok (E-45).</translation>
    </message>
    <message>
        <source>options.mercSteps.pool</source>
        <translation>Közösen 6</translation>
    </message>
    <message>
        <source>options.mercSteps.pool.help</source>
        <translation>Két sereg együtt 6 mezőt léphet; ha csak egy van, az 4-et.</translation>
    </message>
    <message>
        <source>options.mercSteps.each</source>
        <translation>Külön 5</translation>
    </message>
    <message>
        <source>options.mercSteps.each.help</source>
        <translation>Mindegyik sereg 5 mezőt léphet; ha csak egy van, az 4-et.</translation>
    </message>
    <message>
        <source>options.mercCities</source>
        <translation>Zsoldosok a városban</translation>
    </message>
    <message>
        <source>options.mercCities.help</source>
        <translation>Bemehetnek-e zsoldosok városba (E-61).</translation>
    </message>
    <message>
        <source>options.mercCities.yes</source>
        <translation>Bemehetnek</translation>
    </message>
    <message>
        <source>options.mercCities.yes.help</source>
        <translation>Ott várhatják a patríciust.</translation>
    </message>
    <message>
        <source>options.mercCities.no</source>
        <translation>Kint maradnak</translation>
    </message>
    <message>
        <source>options.mercCities.no.help</source>
        <translation>Városba csak a patrícius mehet.</translation>
    </message>
    <message>
        <source>options.bridge</source>
        <translation>Híd fizetés nélkül</translation>
    </message>
    <message>
        <source>options.bridge.help</source>
        <translation>Mi lesz a sereggel, amely nem tud fizetni a hídon (E-127).</translation>
    </message>
    <message>
        <source>options.bridge.evict</source>
        <translation>Kitessékelés</translation>
    </message>
    <message>
        <source>options.bridge.evict.help</source>
        <translation>Lelép a hídról, és három fordulóig feltartják.</translation>
    </message>
    <message>
        <source>options.bridge.massacre</source>
        <translation>Mészárlás</translation>
    </message>
    <message>
        <source>options.bridge.massacre.help</source>
        <translation>A sereg odavész; ha a patrícius az, a játékos kiesik.</translation>
    </message>
    <message>
        <source>options.cardValues</source>
        <translation>Két lap értéke</translation>
    </message>
    <message>
        <source>options.cardValues.help</source>
        <translation>A Diplomácia és a 4-es rangú Ármánykodás (E-67, E-74).</translation>
    </message>
    <message>
        <source>options.cardValues.rules</source>
        <translation>5 és 3</translation>
    </message>
    <message>
        <source>options.cardValues.rules.help</source>
        <translation>Ahogy a játékszabály írja.</translation>
    </message>
    <message>
        <source>options.cardValues.cards</source>
        <translation>4 és 2</translation>
    </message>
    <message>
        <source>options.cardValues.cards.help</source>
        <translation>Ahogy a lapokon áll.</translation>
    </message>
    <message>
        <source>options.twoRoundBribe</source>
        <translation>Két forduló ára</translation>
    </message>
    <message>
        <source>options.twoRoundBribe.help</source>
        <translation>Mennyiért irányítod két fordulón át a rablóbandát (E-72).</translation>
    </message>
    <message>
        <source>options.twoRoundBribe.3</source>
        <translation>3 arany</translation>
    </message>
    <message>
        <source>options.twoRoundBribe.3.help</source>
        <translation>Ahogy a lapon áll.</translation>
    </message>
    <message>
        <source>options.twoRoundBribe.2</source>
        <translation>2 arany</translation>
    </message>
    <message>
        <source>options.twoRoundBribe.2.help</source>
        <translation>Olcsóbb változat.</translation>
    </message>
    <message>
        <source>options.findingReset</source>
        <translation>Talpnyalók után</translation>
    </message>
    <message>
        <source>options.findingReset.help</source>
        <translation>Hová kerül a megtalálási szint (E-103).</translation>
    </message>
    <message>
        <source>options.findingReset.6</source>
        <translation>6 lesz</translation>
    </message>
    <message>
        <source>options.findingReset.6.help</source>
        <translation>Van idő újra elrejtőzni.</translation>
    </message>
    <message>
        <source>options.findingReset.16</source>
        <translation>16 marad</translation>
    </message>
    <message>
        <source>options.findingReset.16.help</source>
        <translation>A következő pont újra bajt hoz.</translation>
    </message>
    <message>
        <source>options.sycophantsHold</source>
        <translation>Talpnyalók</translation>
    </message>
    <message>
        <source>options.sycophantsHold.help</source>
        <translation>Feltartják-e a patríciust is (E-102).</translation>
    </message>
    <message>
        <source>options.sycophantsHold.yes</source>
        <translation>Feltartják</translation>
    </message>
    <message>
        <source>options.sycophantsHold.yes.help</source>
        <translation>A patrícius abban a fordulóban nem lép.</translation>
    </message>
    <message>
        <source>options.sycophantsHold.no</source>
        <translation>Nem tartják fel</translation>
    </message>
    <message>
        <source>options.sycophantsHold.no.help</source>
        <translation>Csak a lapjaidat nem használhatod.</translation>
    </message>
    <message>
        <source>options.battlePay</source>
        <translation>Dupla zsold harcban</translation>
    </message>
    <message>
        <source>options.battlePay.help</source>
        <translation>Fizethető-e dupla zsold, amikor támadnak (E-92).</translation>
    </message>
    <message>
        <source>options.battlePay.yes</source>
        <translation>Fizethető</translation>
    </message>
    <message>
        <source>options.battlePay.yes.help</source>
        <translation>Ha abban a fordulóban még nem fizettél.</translation>
    </message>
    <message>
        <source>options.battlePay.no</source>
        <translation>Csak előre</translation>
    </message>
    <message>
        <source>options.battlePay.no.help</source>
        <translation>Csak a saját körödben fizetheted.</translation>
    </message>
    <message>
        <source>options.campRest</source>
        <translation>Táborozó pihenése</translation>
    </message>
    <message>
        <source>options.campRest.help</source>
        <translation>Mennyit pihen éjjel, aki táborozik és nem lép (E-121).</translation>
    </message>
    <message>
        <source>options.campRest.1</source>
        <translation>1 pont</translation>
    </message>
    <message>
        <source>options.campRest.1.help</source>
        <translation>Így a kimerült is talpra áll.</translation>
    </message>
    <message>
        <source>options.campRest.0</source>
        <translation>Semmi</translation>
    </message>
    <message>
        <source>options.campRest.0.help</source>
        <translation>Csak a település pihentet.</translation>
    </message>
    <message>
        <source>options.campRest.2</source>
        <translation>2 pont</translation>
    </message>
    <message>
        <source>options.campRest.2.help</source>
        <translation>Könnyebb talpra állni.</translation>
    </message>
    <message>
        <source>card.action</source>
        <translation>akciókártya</translation>
    </message>
    <message>
        <source>card.secret</source>
        <translation>titkos akciókártya</translation>
    </message>
    <message>
        <source>card.wagon</source>
        <translation>ismeretlen cél</translation>
    </message>
    <message>
        <source>list.one</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>list.more</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>list.person</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>list.then</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>goods.gift</source>
        <translation>%1</translation>
    </message>
    <message numerus="yes">
        <source>goods.gold</source>
        <translation>
            <numerusform>%n arany</numerusform>
        </translation>
    </message>
    <message>
        <source>goods.wagon</source>
        <translation>társzekér (%1)</translation>
    </message>
    <message>
        <source>place.bank-nw</source>
        <translation>%1, ÉNy‑i part</translation>
    </message>
    <message>
        <source>place.bank-ne</source>
        <translation>%1, ÉK‑i part</translation>
    </message>
    <message>
        <source>place.bank-se</source>
        <translation>%1, DK‑i part</translation>
    </message>
    <message>
        <source>place.bank-sw</source>
        <translation>%1, DNy‑i part</translation>
    </message>
    <message>
        <source>label.place</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>label.visited</source>
        <translation>meglátogatta</translation>
    </message>
    <message>
        <source>table.round</source>
        <translation>%1. forduló</translation>
    </message>
    <message>
        <source>table.round-of</source>
        <translation>%1. forduló (legfeljebb %2)</translation>
    </message>
    <message>
        <source>table.phase</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>phase.place</source>
        <translation>Kezdőhelyek</translation>
    </message>
    <message>
        <source>phase.load</source>
        <translation>Rakodás</translation>
    </message>
    <message>
        <source>phase.bid</source>
        <translation>Licit</translation>
    </message>
    <message>
        <source>phase.turn</source>
        <translation>Körök</translation>
    </message>
    <message>
        <source>phase.mob</source>
        <translation>Nincstelenek</translation>
    </message>
    <message>
        <source>phase.robbers</source>
        <translation>Rablóbanda</translation>
    </message>
    <message>
        <source>phase.night</source>
        <translation>Éjszaka</translation>
    </message>
    <message>
        <source>phase.over</source>
        <translation>Vége a játszmának</translation>
    </message>
    <message numerus="yes">
        <source>badge.beaten</source>
        <translation>
            <numerusform>legyőzött: %n forduló</numerusform>
        </translation>
    </message>
    <message>
        <source>badge.caught</source>
        <translation>megtalált</translation>
    </message>
    <message>
        <source>badge.out</source>
        <translation>kimaradó</translation>
    </message>
    <message>
        <source>badge.business</source>
        <translation>felbérelte a rablóbandát</translation>
    </message>
    <message>
        <source>badge.eliminated</source>
        <translation>kiesett</translation>
    </message>
    <message>
        <source>zone.map</source>
        <translation>Térkép</translation>
    </message>
    <message>
        <source>reach.mob</source>
        <translation>Ameddig a nincstelenek juthatnak (sötétebben: legalább 50%-os eséllyel)</translation>
    </message>
    <message>
        <source>reach.robbers</source>
        <translation>Ameddig a rablóbanda juthat (sötétebben: legalább 50%-os eséllyel)</translation>
    </message>
    <message>
        <source>cost.sign</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>cost.sign-toll</source>
        <translation>%1●</translation>
    </message>
    <message numerus="yes">
        <source>cost.steps</source>
        <translation>
            <numerusform>%n mező</numerusform>
        </translation>
    </message>
    <message>
        <source>cost.fatigue</source>
        <translation>fáradtság: %1 → %2</translation>
    </message>
    <message>
        <source>cost.toll</source>
        <translation>hídvám: 1 arany</translation>
    </message>
    <message>
        <source>cost.mob</source>
        <translation>a nincstelenek ekkora eséllyel érnek ide: %1%</translation>
    </message>
    <message>
        <source>cost.robbers</source>
        <translation>a rablóbanda ekkora eséllyel ér ide: %1%</translation>
    </message>
    <message>
        <source>cost.and</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>zone.bands</source>
        <translation>Rablóbanda ereje: %1</translation>
    </message>
    <message>
        <source>zone.units</source>
        <translation>%1 seregei</translation>
    </message>
    <message numerus="yes">
        <source>zone.pile</source>
        <translation>
            <numerusform>%1: %n ajándék</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.pile-none</source>
        <translation>%1: nincs ajándék</translation>
    </message>
    <message numerus="yes">
        <source>zone.discards</source>
        <translation>
            <numerusform>Dobott ajándékok: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.discards-none</source>
        <translation>Nincs dobott ajándék</translation>
    </message>
    <message>
        <source>zone.begin-place</source>
        <translation>Hol kezd %1[the]?</translation>
    </message>
    <message>
        <source>zone.begin-wagon</source>
        <translation>Mit visz %1[the]?</translation>
    </message>
    <message numerus="yes">
        <source>zone.own-hand</source>
        <translation>
            <numerusform>Kezedben: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.own-hand-none</source>
        <translation>Nincs lap a kezedben</translation>
    </message>
    <message numerus="yes">
        <source>zone.hand</source>
        <translation>
            <numerusform>%1 kezében: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.hand-none</source>
        <translation>%1 kezében nincs lap</translation>
    </message>
    <message>
        <source>zone.bid</source>
        <translation>%1 licitje</translation>
    </message>
    <message numerus="yes">
        <source>zone.played</source>
        <translation>
            <numerusform>Akciók: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.played-none</source>
        <translation>Nincs kijátszott akció</translation>
    </message>
    <message numerus="yes">
        <source>zone.secret-played</source>
        <translation>
            <numerusform>Titkos: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.secret-played-none</source>
        <translation>Nincs titkos lap</translation>
    </message>
    <message>
        <source>zone.reserve</source>
        <translation>Tartalék</translation>
    </message>
    <message>
        <source>zone.reserve-asked</source>
        <translation>Tartalék: melyik lapot veszed ki?</translation>
    </message>
    <message numerus="yes">
        <source>zone.army</source>
        <translation>
            <numerusform>%1: erő %2, %n arany</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.army-lost</source>
        <translation>%1: elveszett</translation>
    </message>
    <message>
        <source>piece.rank</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>piece.secret</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>piece.secret-back</source>
        <translation>Titkos akciókártya, képpel lefelé</translation>
    </message>
    <message>
        <source>piece.gift</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>piece.gift-back</source>
        <translation>Ajándék, képpel lefelé</translation>
    </message>
    <message>
        <source>piece.wagon</source>
        <translation>Társzekér: %1</translation>
    </message>
    <message>
        <source>piece.wagon-back</source>
        <translation>Társzekér, képpel lefelé</translation>
    </message>
    <message>
        <source>piece.gold</source>
        <translation>Egy arany</translation>
    </message>
    <message>
        <source>piece.lost</source>
        <translation>%1, elveszett</translation>
    </message>
    <message numerus="yes">
        <source>piece.held</source>
        <translation>
            <numerusform>Feltartott: még %n éjszaka</numerusform>
        </translation>
    </message>
    <message>
        <source>piece.pass</source>
        <translation>Hídengedély, utolsó fordulója: %1</translation>
    </message>
    <message>
        <source>piece.bonus</source>
        <translation>Harci erő: +%1</translation>
    </message>
    <message>
        <source>piece.merged</source>
        <translation>Összevonva: %1</translation>
    </message>
    <message numerus="yes">
        <source>piece.beaten</source>
        <translation>
            <numerusform>Legyőzött: %n forduló</numerusform>
        </translation>
    </message>
    <message>
        <source>piece.caught</source>
        <translation>Talpnyalók: %1. forduló</translation>
    </message>
    <message>
        <source>piece.out</source>
        <translation>Kimaradó</translation>
    </message>
    <message>
        <source>piece.army</source>
        <translation>%1: %2, helye %3, ereje %4</translation>
    </message>
    <message>
        <source>piece.band</source>
        <translation>%1, hely: %2, erő: %3</translation>
    </message>
    <message>
        <source>piece.begin</source>
        <translation>%1, itt: %2 (%3)</translation>
    </message>
    <message>
        <source>prompt.place</source>
        <translation>Hol kezd a patrícius, majd a nagy és a kis zsoldossereg?</translation>
    </message>
    <message>
        <source>prompt.load</source>
        <translation>Melyik sereg melyik társzekeret viszi?</translation>
    </message>
    <message>
        <source>prompt.bid</source>
        <translation>Licitálj egy akciókártyával és egy titkos akciókártyával.</translation>
    </message>
    <message>
        <source>prompt.camp</source>
        <translation>Táborozol: cserélj lapot a tartalékkal.</translation>
    </message>
    <message>
        <source>prompt.turn-last</source>
        <translation>Te következel. A zsoldosaid már nem léphetnek.</translation>
    </message>
    <message numerus="yes">
        <source>prompt.turn</source>
        <translation>
            <numerusform>Te következel. A zsoldosaid még %n mezőt léphetnek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prompt.turn-walk</source>
        <translation>
            <numerusform>Te következel. Patrícius: %n mező, zsoldosok: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prompt.walk-on</source>
        <translation>
            <numerusform>Még %n mezőt kell lépned.</numerusform>
        </translation>
    </message>
    <message>
        <source>prompt.veto</source>
        <translation>%1 bejelentette: %2. Megvétózod?</translation>
    </message>
    <message>
        <source>prompt.offer</source>
        <translation>%1 cserét ajánl: %2, cserébe: %3.</translation>
    </message>
    <message>
        <source>prompt.tip</source>
        <translation>Most használod az Aljas tippet?</translation>
    </message>
    <message numerus="yes">
        <source>prompt.mob</source>
        <translation>
            <numerusform>Merre menjenek a nincstelenek? Pontosan %n mező.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prompt.robbers</source>
        <translation>
            <numerusform>Merre menjen a rablóbanda? %n mező, vagy marad.</numerusform>
        </translation>
    </message>
    <message>
        <source>prompt.fight</source>
        <translation>Támad: %1. Erőd: %2, esélyed: %3/6.</translation>
    </message>
    <message>
        <source>prompt.replace</source>
        <translation>Győztél. Hová teszed %1[theAcc]?</translation>
    </message>
    <message>
        <source>prompt.evict</source>
        <translation>Hová megy a hídról %1[the]?</translation>
    </message>
    <message>
        <source>word.end-turn</source>
        <translation>Kör vége</translation>
    </message>
    <message>
        <source>word.merge</source>
        <translation>Összevonás</translation>
    </message>
    <message>
        <source>word.stop-over</source>
        <translation>Megálló</translation>
    </message>
    <message>
        <source>word.toll</source>
        <translation>Hídvám</translation>
    </message>
    <message>
        <source>word.intrigue</source>
        <translation>Intrika</translation>
    </message>
    <message>
        <source>word.double-pay</source>
        <translation>Dupla zsold</translation>
    </message>
    <message>
        <source>word.supper</source>
        <translation>Kiadós vacsora</translation>
    </message>
    <message>
        <source>word.guide</source>
        <translation>Kalauz</translation>
    </message>
    <message>
        <source>word.trade</source>
        <translation>Csere</translation>
    </message>
    <message>
        <source>word.cancel</source>
        <translation>Vétó</translation>
    </message>
    <message>
        <source>word.let-pass</source>
        <translation>Nincs vétó</translation>
    </message>
    <message>
        <source>word.accept</source>
        <translation>Elfogadás</translation>
    </message>
    <message>
        <source>word.decline</source>
        <translation>Visszautasítás</translation>
    </message>
    <message>
        <source>word.use-tip</source>
        <translation>Irányítás most</translation>
    </message>
    <message>
        <source>word.keep-tip</source>
        <translation>Megtartás</translation>
    </message>
    <message>
        <source>word.fight</source>
        <translation>Harc</translation>
    </message>
    <message>
        <source>word.stay</source>
        <translation>Helyben marad</translation>
    </message>
    <message>
        <source>choice.place</source>
        <translation>Patrícius: %1, nagy: %2, kis: %3</translation>
    </message>
    <message>
        <source>choice.load</source>
        <translation>Patrícius: %1, nagy: %2, kis: %3</translation>
    </message>
    <message>
        <source>choice.bid</source>
        <translation>Licit: %1, %2; titkos: %3</translation>
    </message>
    <message numerus="yes">
        <source>choice.march</source>
        <translation>
            <numerusform>Lépsz: %1, ide: %2 (%n mező)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choice.march-toll</source>
        <translation>
            <numerusform>Lépsz: %1, ide: %2 (%n mező, 1 arany)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choice.stop</source>
        <translation>
            <numerusform>Megálló: %1, itt: %2 (%n mező)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choice.stop-toll</source>
        <translation>
            <numerusform>Megálló: %1, itt: %2 (%n mező, 1 arany)</numerusform>
        </translation>
    </message>
    <message>
        <source>choice.use-action</source>
        <translation>Végrehajtod: %1</translation>
    </message>
    <message>
        <source>choice.use-secret</source>
        <translation>Használod: %1</translation>
    </message>
    <message numerus="yes">
        <source>choice.bribe</source>
        <translation>
            <numerusform>Rablóbanda, %n forduló: %1 arany, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>choice.hide</source>
        <translation>%1: elrejtőzöl</translation>
    </message>
    <message>
        <source>choice.scheme</source>
        <translation>%1, célpontja: %2</translation>
    </message>
    <message>
        <source>choice.give</source>
        <translation>Átadod: %1 (%2 → %3)</translation>
    </message>
    <message>
        <source>choice.send</source>
        <translation>Küldöd: %1 (%2 → %3)</translation>
    </message>
    <message>
        <source>choice.recruit</source>
        <translation>Toborzol: %1, ide: %2, fizet: %3</translation>
    </message>
    <message>
        <source>choice.luck</source>
        <translation>Szerencse: +1 harci erő, %1</translation>
    </message>
    <message>
        <source>choice.exchange</source>
        <translation>A tartalékból kiveszed %1[theAcc]</translation>
    </message>
    <message>
        <source>choice.intrigue-self</source>
        <translation>Intrika: elrejtőzöl, fizet: %1</translation>
    </message>
    <message>
        <source>choice.intrigue</source>
        <translation>Intrika %1 ellen, fizet: %2</translation>
    </message>
    <message>
        <source>choice.double-pay</source>
        <translation>Dupla zsold: %1</translation>
    </message>
    <message>
        <source>choice.supper</source>
        <translation>Kiadós vacsora, fizet: %1</translation>
    </message>
    <message numerus="yes">
        <source>choice.guide</source>
        <translation>
            <numerusform>Kalauz: %1, +%n mező, fizet: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>choice.use-gift</source>
        <translation>Felhasználod: %1 (%2)</translation>
    </message>
    <message>
        <source>choice.offer</source>
        <translation>Csere, %1 részére: %2, cserébe: %3</translation>
    </message>
    <message>
        <source>choice.end-turn</source>
        <translation>Befejezed a köröd</translation>
    </message>
    <message>
        <source>choice.merge</source>
        <translation>Összevonod: %1, és befejezed a köröd</translation>
    </message>
    <message>
        <source>choice.veto</source>
        <translation>Megvétózod: %1</translation>
    </message>
    <message>
        <source>choice.no-veto</source>
        <translation>Nem vétózod meg: %1</translation>
    </message>
    <message>
        <source>choice.accept</source>
        <translation>Elfogadod a cserét</translation>
    </message>
    <message>
        <source>choice.decline</source>
        <translation>Visszautasítod a cserét</translation>
    </message>
    <message>
        <source>choice.use-tip</source>
        <translation>Most irányítod a rablóbandát</translation>
    </message>
    <message>
        <source>choice.keep-tip</source>
        <translation>Megtartod az Aljas tippet</translation>
    </message>
    <message>
        <source>choice.band</source>
        <translation>Ide: %1</translation>
    </message>
    <message>
        <source>choice.attack</source>
        <translation>%2: %1 (%3), esélye: %4/6</translation>
    </message>
    <message>
        <source>choice.stay</source>
        <translation>A rablóbanda helyben marad</translation>
    </message>
    <message>
        <source>choice.fight</source>
        <translation>Így harcolsz (esély: %1/6)</translation>
    </message>
    <message>
        <source>choice.fight-double</source>
        <translation>Dupla zsolddal harcol: %1 (esély: %2/6)</translation>
    </message>
    <message>
        <source>choice.place-band</source>
        <translation>Ide: %2 (%1)</translation>
    </message>
    <message>
        <source>choice.evict</source>
        <translation>A hídról ide: %1</translation>
    </message>
    <message>
        <source>log.placed</source>
        <translation>%1 elhelyezte %2[theAcc], ide: %3.</translation>
    </message>
    <message>
        <source>log.loaded</source>
        <translation>%1 felrakta a társzekereit.</translation>
    </message>
    <message>
        <source>log.wagon-sighted</source>
        <translation>%1 meglátta %2 patríciusának társzekerét.</translation>
    </message>
    <message>
        <source>log.wagon-sighted-known</source>
        <translation>%1 meglátta %2 patríciusának társzekerét: %3.</translation>
    </message>
    <message>
        <source>log.wagon-opened</source>
        <translation>%1 társzekere: %3, viszi %2[the].</translation>
    </message>
    <message>
        <source>log.bid</source>
        <translation>%1 licitje: %3, %2.</translation>
    </message>
    <message>
        <source>log.secret-bid</source>
        <translation>%1 titkos akciókártyája: %2.</translation>
    </message>
    <message>
        <source>log.kept-out</source>
        <translation>%1 nem tudott licitálni, ebben a fordulóban kimarad.</translation>
    </message>
    <message>
        <source>log.turn-began</source>
        <translation>%1 köre.</translation>
    </message>
    <message numerus="yes">
        <source>log.marched</source>
        <translation>
            <numerusform>%1 %n mezőt lépett %2[theIns], ide: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.toll</source>
        <translation>%1 hídvámot fizetett (%2).</translation>
    </message>
    <message>
        <source>log.visited</source>
        <translation>%1 új települést látogatott meg: %2.</translation>
    </message>
    <message>
        <source>log.delivered</source>
        <translation>%1 átadott egy társzekeret itt: %2.</translation>
    </message>
    <message>
        <source>log.gift-drawn</source>
        <translation>%1 ajándékot húzott: %2.</translation>
    </message>
    <message numerus="yes">
        <source>log.gold-got</source>
        <translation>
            <numerusform>%1 kapott %n aranyat.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.fatigue-fell</source>
        <translation>%1 fáradtsága %2 ponttal csökkent, most %3.</translation>
    </message>
    <message>
        <source>log.finding-fell</source>
        <translation>%1 megtalálási szintje %2 ponttal csökkent, most %3.</translation>
    </message>
    <message>
        <source>log.finding-rose</source>
        <translation>%1 megtalálási szintje %2 ponttal nőtt, most %3.</translation>
    </message>
    <message>
        <source>log.caught</source>
        <translation>A talpnyalók rátaláltak: %1. A következő fordulóban feltartják.</translation>
    </message>
    <message>
        <source>log.action-used</source>
        <translation>%1 akciója: %2.</translation>
    </message>
    <message>
        <source>log.secret-used</source>
        <translation>%1 titkos akciója: %2.</translation>
    </message>
    <message>
        <source>log.announced</source>
        <translation>%1 bejelentette: %2. Még megvétózható.</translation>
    </message>
    <message>
        <source>log.vetoed</source>
        <translation>%1 vétót emelt %2 ellen.</translation>
    </message>
    <message>
        <source>log.not-vetoed</source>
        <translation>%1 nem emelt vétót.</translation>
    </message>
    <message numerus="yes">
        <source>log.bribed</source>
        <translation>
            <numerusform>%1 %2 aranyért felbérelte a rablóbandát %n fordulóra.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.schemed</source>
        <translation>%1 ármánykodott %2 ellen: dobás %3, növekedés %4.</translation>
    </message>
    <message>
        <source>log.sent</source>
        <translation>%1 továbbadta: %4 (%2 → %3).</translation>
    </message>
    <message>
        <source>log.recruited</source>
        <translation>%1 újra toborozta %2[theAcc], ide: %3.</translation>
    </message>
    <message>
        <source>log.lucky</source>
        <translation>%1 szerencsés: +1 harci erő, %2.</translation>
    </message>
    <message>
        <source>log.exchanged</source>
        <translation>%1 lapot cserélt a tartalékkal.</translation>
    </message>
    <message>
        <source>log.exchanged-known</source>
        <translation>%1 a tartalékba tette %2[theAcc].</translation>
    </message>
    <message>
        <source>log.secret-taken</source>
        <translation>%1 a tartalékból kivette %2[theAcc].</translation>
    </message>
    <message>
        <source>log.intrigued</source>
        <translation>%1 intrikát szőtt %2 ellen.</translation>
    </message>
    <message>
        <source>log.hid</source>
        <translation>%1 intrikával elrejtőzött.</translation>
    </message>
    <message>
        <source>log.double-paid</source>
        <translation>%1 dupla zsoldot fizetett: %2.</translation>
    </message>
    <message>
        <source>log.supped</source>
        <translation>%1 kiadós vacsorát fizetett.</translation>
    </message>
    <message numerus="yes">
        <source>log.guided</source>
        <translation>
            <numerusform>%1 kalauzt fogadott: %2, +%n mező.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.gift-used</source>
        <translation>%1 felhasznált egy ajándékot: %2.</translation>
    </message>
    <message>
        <source>log.offered</source>
        <translation>%1 cserét ajánlott %2 részére: %3, cserébe: %4.</translation>
    </message>
    <message>
        <source>log.accepted</source>
        <translation>%1 elfogadta %2 ajánlatát.</translation>
    </message>
    <message>
        <source>log.declined</source>
        <translation>%1 visszautasította %2 ajánlatát.</translation>
    </message>
    <message>
        <source>log.merged</source>
        <translation>%1 összevonta a seregeit: %2.</translation>
    </message>
    <message numerus="yes">
        <source>log.mob-rolled</source>
        <translation>
            <numerusform>%1 dobása: %2; a legnagyobb nem számít, a nincstelenek %n mezőt lépnek.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.mob-idle</source>
        <translation>A nincsteleneket ebben a fordulóban senki sem irányította.</translation>
    </message>
    <message>
        <source>log.mob-stuck</source>
        <translation>A nincstelenek nem tudtak lépni.</translation>
    </message>
    <message numerus="yes">
        <source>log.robbers-rolled</source>
        <translation>
            <numerusform>%1 dobása: %2; a rablóbanda %n mezőt léphet.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.tip-used</source>
        <translation>%1 Aljas tippet adott a rablóbandának.</translation>
    </message>
    <message>
        <source>log.tip-kept</source>
        <translation>%1 megtartotta az Aljas tippet.</translation>
    </message>
    <message>
        <source>log.band-moved</source>
        <translation>%1 ide vezette %2[theAcc]: %3.</translation>
    </message>
    <message>
        <source>log.band-stayed</source>
        <translation>%1 a helyén hagyta a rablóbandát.</translation>
    </message>
    <message>
        <source>log.band-placed</source>
        <translation>%1 elűzte %2[theAcc], ide: %3.</translation>
    </message>
    <message>
        <source>log.attacked</source>
        <translation>%2 seregét támadás érte. Támad: %1, védekezik: %3.</translation>
    </message>
    <message>
        <source>log.battle-rolled</source>
        <translation>%1 dobása: %2, harci ereje: %3.</translation>
    </message>
    <message>
        <source>log.battle-won</source>
        <translation>%1 győzött: %2, elég lett volna %3.</translation>
    </message>
    <message>
        <source>log.battle-lost</source>
        <translation>%1 vesztett: %2, kellett volna %3.</translation>
    </message>
    <message>
        <source>log.army-lost</source>
        <translation>%1 elvesztett egy sereget: %2.</translation>
    </message>
    <message numerus="yes">
        <source>log.gold-lost</source>
        <translation>
            <numerusform>%1 patríciusa elvesztett %n aranyat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.beaten</source>
        <translation>
            <numerusform>%1 patríciusát legyőzték, %n fordulót kihagy.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.gift-lost</source>
        <translation>%1 elvesztett egy ajándékot: %2.</translation>
    </message>
    <message>
        <source>log.night</source>
        <translation>Éjszaka.</translation>
    </message>
    <message>
        <source>log.night-spent</source>
        <translation>%1 serege itt töltötte az éjszakát: %2.</translation>
    </message>
    <message>
        <source>log.bridge-paid</source>
        <translation>%1 hídvámot fizetett éjszakára: %2.</translation>
    </message>
    <message>
        <source>log.evicted</source>
        <translation>%1 seregét kitessékelték a hídról: %2, ide: %3.</translation>
    </message>
    <message>
        <source>log.massacred</source>
        <translation>%1 serege odaveszett a hídon: %2.</translation>
    </message>
    <message>
        <source>log.eliminated</source>
        <translation>%1 kiesett.</translation>
    </message>
    <message>
        <source>log.cards-back</source>
        <translation>%1 visszavette minden kijátszott lapját.</translation>
    </message>
    <message>
        <source>log.released</source>
        <translation>%1 megszabadult a talpnyalóktól.</translation>
    </message>
    <message>
        <source>log.round-began</source>
        <translation>%1. forduló.</translation>
    </message>
    <message>
        <source>log.game-over</source>
        <translation>Vége a játszmának.</translation>
    </message>
    <message>
        <source>log.goal-reached</source>
        <translation>%1 elérte a célt: %2, %3, mindhárom város és mindhárom társzekér.</translation>
    </message>
    <message numerus="yes">
        <source>count.villages</source>
        <translation>
            <numerusform>%n falu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>count.towns</source>
        <translation>
            <numerusform>%n kisváros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>log.limit-reached</source>
        <translation>
            <numerusform>Letelt %n forduló, több nincs. A célt senki sem érte el, így a hírnév dönt.</numerusform>
        </translation>
    </message>
    <message>
        <source>log.one-left</source>
        <translation>Már csak %1 van játékban.</translation>
    </message>
    <message>
        <source>log.nobody-left</source>
        <translation>Senki sem maradt játékban.</translation>
    </message>
    <message>
        <source>log.standing</source>
        <translation>%1: hírnév %2 / %3, fáradtság %4, megtalálási szint %5.</translation>
    </message>
    <message>
        <source>not.over</source>
        <translation>A játszma véget ért (E-132).</translation>
    </message>
    <message>
        <source>not.chance</source>
        <translation>Most a kocka dönt (%1).</translation>
    </message>
    <message>
        <source>not.your-turn</source>
        <translation>Most %1 következik (%2).</translation>
    </message>
    <message>
        <source>not.now</source>
        <translation>Most másról kell döntened (%1).</translation>
    </message>
    <message>
        <source>not.more-needed</source>
        <translation>Ez még nem minden: jelöld ki, ami hozzá tartozik (%1).</translation>
    </message>
    <message>
        <source>not.together</source>
        <translation>Ezek nem tartoznak össze (%1).</translation>
    </message>
    <message>
        <source>not.rank-taken</source>
        <translation>Ezt a rangot %1 már licitálta (E-22).</translation>
    </message>
    <message>
        <source>not.too-tired</source>
        <translation>Fáradtság %1 és rang %2 együtt több mint 16 (E-23).</translation>
    </message>
    <message>
        <source>not.camp-now</source>
        <translation>Akit legyőztek vagy feltartanak, most nem táborozhat (E-24).</translation>
    </message>
    <message>
        <source>not.one-of-each</source>
        <translation>Egy akciókártya és egy titkos akciókártya kell (E-21).</translation>
    </message>
    <message>
        <source>not.others-hand</source>
        <translation>Ezek más játékos lapjai (E-21).</translation>
    </message>
    <message>
        <source>not.hand-later</source>
        <translation>A kezedből csak licitáláskor raksz ki lapot (E-21).</translation>
    </message>
    <message>
        <source>not.others-card</source>
        <translation>Ez más játékos lapja (E-30).</translation>
    </message>
    <message>
        <source>not.idle</source>
        <translation>Ebben a fordulóban nem használhatod a lapjaidat (E-33).</translation>
    </message>
    <message>
        <source>not.walk-first</source>
        <translation>Előbb fejezd be a patrícius útját (E-42).</translation>
    </message>
    <message>
        <source>not.used</source>
        <translation>Ezt a lapot már használtad (E-30).</translation>
    </message>
    <message>
        <source>not.secret-camping</source>
        <translation>Táborozáskor a titkos akciókártya nem használható (E-70).</translation>
    </message>
    <message>
        <source>not.camping</source>
        <translation>Táborozáskor lapot cserélsz a tartalékkal (E-70).</translation>
    </message>
    <message>
        <source>not.exchanged</source>
        <translation>Már cseréltél lapot a tartalékkal (E-70).</translation>
    </message>
    <message>
        <source>not.camp-stays</source>
        <translation>A táborozó patrícius helyben marad (E-70).</translation>
    </message>
    <message>
        <source>not.gallop</source>
        <translation>A Vágta csak a hosszú útra jó (E-77).</translation>
    </message>
    <message>
        <source>not.no-effect</source>
        <translation>Most nem lenne hatása, vagy nincs meg az ára (E-32).</translation>
    </message>
    <message>
        <source>not.lost</source>
        <translation>Ez a sereg elveszett, a Toborzás hozza vissza (E-85).</translation>
    </message>
    <message>
        <source>not.held</source>
        <translation>Ezt a sereget feltartják (E-47).</translation>
    </message>
    <message>
        <source>not.patrician-idle</source>
        <translation>A patrícius ebben a fordulóban nem léphet (E-47).</translation>
    </message>
    <message>
        <source>not.no-steps</source>
        <translation>Nincs több lépése ebben a körben (E-45).</translation>
    </message>
    <message>
        <source>not.walk-over</source>
        <translation>A patrícius már megtette az útját (E-41).</translation>
    </message>
    <message>
        <source>not.no-way</source>
        <translation>Innen most nem tud továbbmenni (E-41).</translation>
    </message>
    <message>
        <source>not.others-army</source>
        <translation>Ez más játékos serege (E-30).</translation>
    </message>
    <message>
        <source>not.which-army</source>
        <translation>Jelöld ki azt is, melyik sereged megy oda (E-30).</translation>
    </message>
    <message>
        <source>not.impassable</source>
        <translation>Ide senki sem léphet (E-40).</translation>
    </message>
    <message>
        <source>not.start</source>
        <translation>A sereg a térképen betűvel jelölt mezők egyikén kezd (E-6).</translation>
    </message>
    <message>
        <source>not.bank</source>
        <translation>Itt a folyó túlsó partja érhető el: arra mutass (E-51).</translation>
    </message>
    <message>
        <source>not.narrow</source>
        <translation>Itt már áll valaki, és csak egy fér el (E-52).</translation>
    </message>
    <message>
        <source>not.toll</source>
        <translation>A hídvám 1 arany, és nincs miből fizetni (E-54).</translation>
    </message>
    <message>
        <source>not.merc-city</source>
        <translation>Zsoldosok most nem mehetnek városba (E-61).</translation>
    </message>
    <message numerus="yes">
        <source>not.too-far</source>
        <translation>
            <numerusform>Ide %n mező nem elég (E-46).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not.exact</source>
        <translation>
            <numerusform>Pontosan %n mezővel nem ér ide, és megállónak sem jó (E-43).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not.band-reach</source>
        <translation>
            <numerusform>Pontosan %n mezővel nem juthat ide (E-108).</numerusform>
        </translation>
    </message>
    <message>
        <source>not.near-units</source>
        <translation>Legalább 7 mezőre kell lennie mindenkitől (E-111).</translation>
    </message>
    <message>
        <source>not.beside-bridge</source>
        <translation>Csak a híd melletti mezőre mehet, hídra nem (E-125).</translation>
    </message>
    <message>
        <source>not.goods</source>
        <translation>Ezt most nem adhatod át, és nem is használhatod (E-97).</translation>
    </message>
    <message>
        <source>not.others-goods</source>
        <translation>Ez másé, csere csak patríciusok között van (E-98).</translation>
    </message>
    <message>
        <source>not.reserve</source>
        <translation>A tartalékkal csak táborozáskor cserélsz (E-70).</translation>
    </message>
    <message>
        <source>not.played</source>
        <translation>A kijátszott lapokat a Táborozás hozza vissza (E-35).</translation>
    </message>
    <message>
        <source>not.yourself</source>
        <translation>Magadat most nem választhatod (E-32).</translation>
    </message>
    <message>
        <source>not.seat</source>
        <translation>Őt most nem választhatod (E-32).</translation>
    </message>
    <message>
        <source>not.band</source>
        <translation>A bandák a forduló végén lépnek (E-104).</translation>
    </message>
    <message>
        <source>not.discards</source>
        <translation>Dobott ajándék nem kerül vissza (E-69a).</translation>
    </message>
    <message>
        <source>not.one-each</source>
        <translation>Mindhárom sereghez válassz egyet (E-6, E-7).</translation>
    </message>
    <message>
        <source>not.pile</source>
        <translation>Ajándékot csak átadáskor húzol (E-65).</translation>
    </message>
    <message numerus="yes">
        <source>warning.walk</source>
        <translation>
            <numerusform>A patríciusod még nem lépett (%n mező).</numerusform>
        </translation>
    </message>
    <message>
        <source>warning.action</source>
        <translation>Ezt még nem használtad: %1.</translation>
    </message>
    <message>
        <source>warning.both</source>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>why.camp</source>
        <translation>
            <numerusform>%n akciókártyád maradt: itt az ideje visszavenni mindet.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.camp-tired</source>
        <translation>A fáradtságod %1, és a ranggal együtt 16 a határ: kevés kártyád fér már bele, itt az ideje visszavenni mindet.</translation>
    </message>
    <message>
        <source>why.relief</source>
        <translation>A fáradtságod %1 helyett %2 lesz; 16 a határ.</translation>
    </message>
    <message numerus="yes">
        <source>why.rank</source>
        <translation>
            <numerusform>Most éppen %n mezőre van szükséged; ettől a fáradtságod %1 helyett %2 lesz, és 16 a határ.</numerusform>
        </translation>
    </message>
    <message>
        <source>why.new-place</source>
        <translation>Itt még nem jártál: %1.</translation>
    </message>
    <message>
        <source>why.rest</source>
        <translation>Településen az éjszaka pihentet.</translation>
    </message>
    <message>
        <source>why.to-city</source>
        <translation>Közelebb jutsz a következő átadáshoz: %1.</translation>
    </message>
    <message>
        <source>why.nearer</source>
        <translation>Közelebb jutsz egy új településhez.</translation>
    </message>
    <message>
        <source>why.hand-over</source>
        <translation>Társzekeret csak a patrícius adhat át.</translation>
    </message>
    <message>
        <source>why.hide</source>
        <translation>A megtalálási szinted %1; 16 fölött rád találnak a talpnyalók, ideje elrejtőzni.</translation>
    </message>
    <message>
        <source>why.scheme</source>
        <translation>%1 megtalálási szintje %2: a talpnyalók hamar rátalálnak.</translation>
    </message>
    <message>
        <source>why.scheme-early</source>
        <translation>%1 megtalálási szintje most %2, és ettől nő; 16 fölött rátalálnak a talpnyalók.</translation>
    </message>
    <message>
        <source>why.recruit</source>
        <translation>Az elveszett sereg újra járhatja az utakat.</translation>
    </message>
    <message>
        <source>why.attack</source>
        <translation>Emiatt %1 időt veszít.</translation>
    </message>
    <message>
        <source>why.veto</source>
        <translation>Ez téged is érintene.</translation>
    </message>
    <message>
        <source>why.offer</source>
        <translation>Amit kapsz (%1), többet ér neked, mint amit adsz érte (%2), és %3 is jól jár vele.</translation>
    </message>
    <message>
        <source>why.offer-alone</source>
        <translation>Amit kapsz (%1), többet ér neked, mint amit adsz érte (%2). Kérdés, hogy %3 belemegy-e.</translation>
    </message>
    <message>
        <source>why.accept</source>
        <translation>Amit kapsz (%1), többet ér neked, mint amit adsz érte (%2).</translation>
    </message>
    <message>
        <source>why.decline</source>
        <translation>Amit adnál (%2), többet ér neked, mint amit kapnál érte (%1).</translation>
    </message>
    <message>
        <source>why.decline-rival</source>
        <translation>A csere neked is jó volna, de %1 többet nyerne vele.</translation>
    </message>
    <message>
        <source>problem.action-cards</source>
        <translation>Nem ezek az akciókártyák maradtak meg.</translation>
    </message>
    <message>
        <source>problem.army-place</source>
        <translation>A sereg itt nem állhat.</translation>
    </message>
    <message>
        <source>problem.band-place</source>
        <translation>A banda itt nem állhat.</translation>
    </message>
    <message>
        <source>problem.bid</source>
        <translation>Ez nem illik a licit állásához.</translation>
    </message>
    <message>
        <source>problem.board.bridge-beside</source>
        <translation>Híd nem állhat gázló vagy másik híd mellett: %1.</translation>
    </message>
    <message>
        <source>problem.board.bridge-land</source>
        <translation>A hídnak két oldalon szárazföld kell: %1.</translation>
    </message>
    <message>
        <source>problem.board.only-by-bridge</source>
        <translation>Ide csak hídon át lehet jutni: %1.</translation>
    </message>
    <message>
        <source>problem.board.settlements</source>
        <translation>Legfeljebb %1 település lehet.</translation>
    </message>
    <message>
        <source>problem.board.size</source>
        <translation>Túl nagy tábla: legfeljebb %1 hely lehet rajta.</translation>
    </message>
    <message>
        <source>problem.board.too-near</source>
        <translation>Ez legalább %2 mezőre legyen a kezdőmezőtől: %1.</translation>
    </message>
    <message>
        <source>problem.board.unreachable</source>
        <translation>A tábla egyik részére nem lehet eljutni. Ott van ez a mező: %1.</translation>
    </message>
    <message>
        <source>problem.done</source>
        <translation>Ennyien még nem végeztek.</translation>
    </message>
    <message>
        <source>problem.empty</source>
        <translation>Itt valaminek állnia kell.</translation>
    </message>
    <message>
        <source>problem.follows</source>
        <translation>Ez nem következik a többiből.</translation>
    </message>
    <message>
        <source>problem.game</source>
        <translation>Ez nem „A Császár bizalmasai” állása.</translation>
    </message>
    <message>
        <source>problem.gift-not-in-game</source>
        <translation>Ez az ajándék nincs játékban.</translation>
    </message>
    <message>
        <source>problem.gift-twice</source>
        <translation>Ez az ajándék kétszer szerepel.</translation>
    </message>
    <message>
        <source>problem.gifts</source>
        <translation>Minden ajándéknak pontosan egy helye van.</translation>
    </message>
    <message>
        <source>problem.goods</source>
        <translation>Pontosan egyfajta dolog állhat itt: arany, ajándék vagy társzekér.</translation>
    </message>
    <message>
        <source>problem.lost-army</source>
        <translation>Elveszett seregnél nem lehet semmi.</translation>
    </message>
    <message>
        <source>problem.merge</source>
        <translation>Összevonáshoz legalább két sereg kell.</translation>
    </message>
    <message>
        <source>problem.only-true</source>
        <translation>Ez csak `true` lehet, vagy hiányzik.</translation>
    </message>
    <message>
        <source>problem.order</source>
        <translation>Ez a sorrend nem jöhet ki.</translation>
    </message>
    <message>
        <source>problem.pending</source>
        <translation>Erre most nem várhat a játszma.</translation>
    </message>
    <message>
        <source>problem.seat-twice</source>
        <translation>Ez a hely kétszer szerepel.</translation>
    </message>
    <message>
        <source>problem.seats</source>
        <translation>A játék 2–4 személyes.</translation>
    </message>
    <message>
        <source>problem.secrets</source>
        <translation>A titkos akciókártyák száma nem jön ki.</translation>
    </message>
    <message>
        <source>problem.short-pile</source>
        <translation>Itt legalább %1 ajándéknak kell lennie.</translation>
    </message>
    <message>
        <source>problem.to-act</source>
        <translation>Így senki sem tud lépni.</translation>
    </message>
    <message>
        <source>problem.toll-by-march</source>
        <translation>Hídvámot csak lépéssel fizetsz.</translation>
    </message>
    <message>
        <source>problem.dated</source>
        <translation>Ilyen lap ebben a fordulóban már nem, vagy még nem lehet érvényben.</translation>
    </message>
    <message>
        <source>problem.twice</source>
        <translation>Ez kétszer szerepel.</translation>
    </message>
    <message>
        <source>problem.unknown-board</source>
        <translation>Ismeretlen tábla: „%1”.</translation>
    </message>
    <message>
        <source>problem.unlisted-value</source>
        <translation>Ilyen érték itt nincs.</translation>
    </message>
    <message>
        <source>problem.wagons</source>
        <translation>Három társzekér van, mind egy helyen.</translation>
    </message>
    <message>
        <source>face.token.merged.kind</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>face.token.merged.text</source>
        <translation>Ezek a seregek egyként harcolnak, +1 harci erővel, a forduló végéig.</translation>
    </message>
    <message>
        <source>face.token.pass.kind</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>face.token.pass.text</source>
        <translation>Ez a sereg a következő forduló végéig hídvám nélkül megy át bármelyik hídon.</translation>
    </message>
    <message>
        <source>face.token.held.kind</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>face.token.held.text</source>
        <translation>Ezt a sereget feltartják, nem léphet.</translation>
    </message>
    <message>
        <source>face.token.beaten.kind</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>face.token.beaten.text</source>
        <translation>A patrícius vesztett: nem lép, és a lapok nem használhatók.</translation>
    </message>
    <message>
        <source>face.token.sycophants.kind</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>face.token.sycophants.text</source>
        <translation>A talpnyalók rátaláltak: egy egész fordulóra feltartják.</translation>
    </message>
    <message>
        <source>face.token.out.kind</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>face.token.out.text</source>
        <translation>Nem volt licitálható lapja, ebben a fordulóban kimarad.</translation>
    </message>
    <message>
        <source>face.token.bonus.kind</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>face.token.bonus.text</source>
        <translation>+1 harci erő a forduló végéig.</translation>
    </message>
    <message>
        <source>face.back.action.text</source>
        <translation>Nem látszik, mi az.</translation>
    </message>
    <message>
        <source>face.back.secret.text</source>
        <translation>Nem látszik, mi az.</translation>
    </message>
    <message>
        <source>face.back.wagon.text</source>
        <translation>Nem látszik, melyik városba tart.</translation>
    </message>
    <message>
        <source>face.back.gift.text</source>
        <translation>Nem látszik, mi az.</translation>
    </message>
    <message>
        <source>settlement.ormylia</source>
        <translation>Ormília</translation>
    </message>
    <message>
        <source>settlement.stagira</source>
        <translation>Sztageira</translation>
    </message>
    <message>
        <source>settlement.olynthos</source>
        <translation>Olünthosz</translation>
    </message>
    <message>
        <source>settlement.gortynia</source>
        <translation>Gortünia</translation>
    </message>
    <message>
        <source>settlement.aineia</source>
        <translation>Aineia</translation>
    </message>
    <message>
        <source>settlement.galatista</source>
        <translation>Galátiszta</translation>
    </message>
    <message>
        <source>settlement.kalindoia</source>
        <translation>Kalindoia</translation>
    </message>
    <message>
        <source>settlement.bromiskos</source>
        <translation>Bromiszkosz</translation>
    </message>
    <message>
        <source>settlement.mieza</source>
        <translation>Mieza</translation>
    </message>
    <message>
        <source>settlement.methone</source>
        <translation>Methóné</translation>
    </message>
    <message>
        <source>settlement.lete</source>
        <translation>Lété</translation>
    </message>
    <message>
        <source>settlement.europos</source>
        <translation>Európosz</translation>
    </message>
    <message>
        <source>settlement.morrylos</source>
        <translation>Morrülosz</translation>
    </message>
    <message>
        <source>settlement.argilos</source>
        <translation>Argilosz</translation>
    </message>
    <message>
        <source>settlement.vrasna</source>
        <translation>Vraszná</translation>
    </message>
    <message>
        <source>settlement.ichnai</source>
        <translation>Ikhnai</translation>
    </message>
    <message>
        <source>settlement.skydra</source>
        <translation>Szküdra</translation>
    </message>
    <message>
        <source>settlement.idomene</source>
        <translation>Idomené</translation>
    </message>
    <message>
        <source>settlement.kassandreia</source>
        <translation>Kasszandreia</translation>
    </message>
    <message>
        <source>settlement.polygyros</source>
        <translation>Polígirosz</translation>
    </message>
    <message>
        <source>settlement.kalamaria</source>
        <translation>Kalamariá</translation>
    </message>
    <message>
        <source>settlement.beroia</source>
        <translation>Beroia</translation>
    </message>
    <message>
        <source>settlement.serrai</source>
        <translation>Szerrai</translation>
    </message>
    <message>
        <source>settlement.edessa</source>
        <translation>Edessza</translation>
    </message>
    <message>
        <source>settlement.paleokastro</source>
        <translation>Paleókasztro</translation>
    </message>
    <message>
        <source>settlement.apolonia</source>
        <translation>Apollónia</translation>
    </message>
    <message>
        <source>settlement.arnea</source>
        <translation>Arnéa</translation>
    </message>
    <message>
        <source>track.fatigue</source>
        <translation>fáradtság: %1, legfeljebb %2</translation>
    </message>
    <message>
        <source>track.finding</source>
        <translation>megtalálási szint: %1, legfeljebb %2</translation>
    </message>
    <message>
        <source>track.gold</source>
        <translation>arany: %1</translation>
    </message>
    <message>
        <source>track.villages</source>
        <translation>falu: %1, kell %2</translation>
    </message>
    <message>
        <source>track.towns</source>
        <translation>kisváros: %1, kell %2</translation>
    </message>
    <message>
        <source>track.cities</source>
        <translation>város: %1, kell %2</translation>
    </message>
    <message>
        <source>track.wagons</source>
        <translation>átadott társzekér: %1, kell %2</translation>
    </message>
    <message>
        <source>face.token.villages.name</source>
        <translation>Falvak</translation>
    </message>
    <message>
        <source>face.token.towns.name</source>
        <translation>Kisvárosok</translation>
    </message>
    <message>
        <source>face.token.cities.name</source>
        <translation>Városok</translation>
    </message>
    <message>
        <source>face.token.wagons.name</source>
        <translation>Átadott társzekerek</translation>
    </message>
    <message>
        <source>piece.own-army</source>
        <translation>%1</translation>
    </message>
    <message numerus="yes">
        <source>caption.army</source>
        <translation>
            <numerusform>erő %1, %n arany</numerusform>
        </translation>
    </message>
    <message>
        <source>caption.army-poor</source>
        <translation>erő %1</translation>
    </message>
    <message>
        <source>caption.army-lost</source>
        <translation>elveszett</translation>
    </message>
    <message>
        <source>caption.army-waits</source>
        <translation>még nem indult</translation>
    </message>
    <message>
        <source>face.token.fatigue.kind</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>face.token.finding.kind</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>face.token.villages.kind</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>face.token.towns.kind</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>face.token.cities.kind</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>face.token.wagons.kind</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>face.token.fatigue.text</source>
        <translation>A fáradtság 0 és 16 között mozog.</translation>
    </message>
    <message>
        <source>face.token.finding.text</source>
        <translation>A megtalálási szint 0 és 16 között mozog.</translation>
    </message>
    <message>
        <source>face.token.villages.text</source>
        <translation>A meglátogatott falvak száma.</translation>
    </message>
    <message>
        <source>face.token.towns.text</source>
        <translation>A meglátogatott kisvárosok száma.</translation>
    </message>
    <message>
        <source>face.token.cities.text</source>
        <translation>A meglátogatott városok száma.</translation>
    </message>
    <message>
        <source>face.token.wagons.text</source>
        <translation>Az átadott társzekerek száma.</translation>
    </message>
    <message>
        <source>finale.won</source>
        <translation>%1 a császár bizalmasa</translation>
    </message>
    <message>
        <source>finale.tied</source>
        <translation>%1 egyaránt a császár bizalmasa</translation>
    </message>
    <message numerus="yes">
        <source>finale.shining</source>
        <translation>
            <numerusform>célba ért társzekerekkel</numerusform>
        </translation>
    </message>
    <message>
        <source>result.wagons</source>
        <translation>társzekerek</translation>
    </message>
    <message>
        <source>result.cities</source>
        <translation>városok</translation>
    </message>
    <message>
        <source>result.towns</source>
        <translation>kisvárosok</translation>
    </message>
    <message>
        <source>result.villages</source>
        <translation>falvak</translation>
    </message>
    <message>
        <source>stage.battle</source>
        <translation>Csata</translation>
    </message>
    <message>
        <source>stage.person</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>stage.thing</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>stage.die</source>
        <translation>A kocka: %1</translation>
    </message>
    <message>
        <source>stage.armies</source>
        <translation>erők</translation>
    </message>
    <message>
        <source>stage.rolled</source>
        <translation>dobás</translation>
    </message>
    <message>
        <source>stage.outcome</source>
        <translation>eredmény</translation>
    </message>
    <message>
        <source>stage.bidding</source>
        <translation>Licit</translation>
    </message>
    <message>
        <source>stage.bids</source>
        <translation>licitek</translation>
    </message>
    <message>
        <source>stage.order</source>
        <translation>sorrend</translation>
    </message>
    <message>
        <source>stage.gift</source>
        <translation>Ajándék</translation>
    </message>
</context>
</TS>
