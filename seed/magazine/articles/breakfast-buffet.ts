import type { MagazinePost } from '../magazine-post.ts'

export const breakfastBuffet: MagazinePost = {
  path: 'fruehstuecksbuffet-fuer-40-zimmer',
  author: 'Miriam Holt',
  picture: 'cover-28',
  daysAgo: 22,
  categories: [
    'aufstriche-honig',
    'muesli-cerealien',
    'brot-broetchen',
    'saft-nektar',
    'joghurt-quark',
    'buffet-servieren',
  ],
  de: {
    topic: 'Hotel',
    title: 'Das Frühstücksbuffet für 40 Zimmer kalkulieren',
    teaser:
      'Von der Belegung zur Bestellmenge in vier Schritten: wie viele Gäste wirklich kommen, was auf den Tisch gehört und wo am Ende weggeworfen wird.',
    contentHtml: `<h2>Schritt eins: Gäste statt Zimmer</h2>
<p>Vierzig Zimmer sagen noch nichts über das Frühstück. Du brauchst drei Zahlen aus dem eigenen Haus: die Belegung in
Prozent, die Gäste je belegtem Zimmer und den Anteil derer, die frühstücken. Ein Beispiel: Bei 70 Prozent Belegung
sind 28 Zimmer verkauft. Mit 1,6 Gästen je Zimmer sind das rund 45 Personen. Frühstücken davon acht von zehn, deckst
du für 36 ein.</p>
<p>Rechne Werktage und Wochenenden getrennt. Geschäftsreisende kommen früh, essen schnell und oft wenig. Paare am
Sonntag bleiben lange und kosten mehr Ware, dafür verteilt sich der Andrang.</p>
<h2>Schritt zwei: Mengen je Gast</h2>
<p>Für die erste Bestellung helfen Planwerte je Person. Sie sind ein Anfang, den du nach zwei Wochen mit den eigenen
Resten korrigierst:</p>
<ul>
<li>Brötchen und Brot: zwei Brötchen oder drei Scheiben</li>
<li>Wurst und Käse: zusammen 60 bis 80 Gramm</li>
<li>Butter: 20 bis 25 Gramm, Konfitüre oder Honig: 25 bis 30 Gramm</li>
<li>Joghurt und Quark: 80 Gramm, Müsli: 40 Gramm</li>
<li>Obst: 100 Gramm, geschnitten</li>
<li>Eier: ein Stück, bei warmem Angebot anderthalb</li>
<li>Kaffee: zwei Tassen, Saft: 0,2 Liter</li>
</ul>
<p>Für 36 Gäste sind das also 72 Brötchen, knapp drei Kilo Aufschnitt, knapp ein Kilo Butter und gut sieben Liter
Saft. Solche Summen passen auf einen Zettel und sagen dem Einkauf sofort, wie viele Kartons in der Woche nötig
sind.</p>
<h2>Schritt drei: der Wareneinsatz</h2>
<p>Lege für jede Zeile den Einkaufspreis daneben und addiere. Teile die Summe durch die Gäste, und du hast den
Wareneinsatz je Frühstück. Dazu kommen Personal, Energie, Wäsche und Spülen. Erst dann steht fest, welcher Preis auf
der Rechnung oder im Zimmerpreis enthalten sein muss. Wer nur die Ware sieht, rechnet sich das Buffet schön.</p>
<p>Große Gebinde senken den Preis je Kilo, aber nur, wenn sie aufgebraucht werden. Ein Fünf-Kilo-Eimer Honig ist
günstig, Portionsgläser sind hygienisch und gut abzuzählen. Prüfe beides mit der eigenen Menge.</p>
<h2>Schritt vier: weniger wegwerfen</h2>
<ul>
<li>Kleine Platten, öfter auffüllen. Eine volle Platte um zehn Uhr ist Abfall um elf.</li>
<li>In der letzten halben Stunde auf Bestellung nachlegen statt auf Vorrat.</li>
<li>Reste eine Woche lang wiegen, getrennt nach Warengruppe. Dann weißt du, welche Zeile in der Liste zu hoch ist.</li>
<li>Kühlpflichtige Ware nicht stundenlang offen stehen lassen und nicht vom Buffet zurück ins Lager stellen.</li>
</ul>
<h2>Was Gäste sich merken</h2>
<p>Nach dem Auschecken erinnert sich kaum jemand an die vierte Wurstsorte. In Erinnerung bleiben guter Kaffee, frisches Brot, ein schönes Glas Konfitüre aus der Region und jemand, der nachfragt, ob alles da ist. Streiche lieber drei Produkte, die niemand vermisst, und gib das Geld für diese vier Dinge aus.</p>`,
  },
  en: {
    topic: 'Hotel',
    title: 'Costing a breakfast buffet for 40 rooms',
    teaser:
      'From occupancy to order quantities in four steps: how many guests really turn up, what belongs on the table and where the waste comes from.',
    contentHtml: `<h2>Step one: guests, not rooms</h2>
<p>Forty rooms tell you nothing about breakfast. You need three figures from your own house: occupancy, guests per
occupied room and the share of them who eat with you. Suppose 70 per cent of the rooms are sold, which is 28. At 1.6
guests each, about 45 people are staying. If eight in ten come down in the morning, you are laying the table for
36.</p>
<p>Work out weekdays and weekends separately. Business travellers arrive early, eat fast and often little. Couples on
a Sunday take their time and more of everything, though at least they do not all come at once.</p>
<h2>Step two: amounts per guest</h2>
<p>For a first order you can plan with values per head. Think of them as a draft, to be corrected after two weeks with
what was actually left over:</p>
<ul>
<li>Rolls and bread: two rolls or three slices</li>
<li>Cold cuts and cheese: 60 to 80 grams together</li>
<li>Butter: 20 to 25 grams; jam or honey: 25 to 30 grams</li>
<li>Yoghurt and quark: 80 grams; muesli: 40 grams</li>
<li>Fruit, cut: 100 grams</li>
<li>Eggs: one each, or one and a half with a hot section</li>
<li>Coffee: two cups; juice: 0.2 litres</li>
</ul>
<p>Thirty-six guests therefore need 72 rolls, just under three kilos of cold cuts and cheese, nearly a kilo of butter
and a good seven litres of juice. Sums like these fit on a card, and whoever does the ordering can see at a glance how
many cases a week will take.</p>
<h2>Step three: the cost of goods</h2>
<p>Write the purchase price beside each line, add it all up and divide by the number of guests. That is your cost of
goods per breakfast. Staff, energy, laundry and washing-up come on top, and only then do you know what has to be
charged, whether on the bill or inside the room rate. Looking at goods alone makes any buffet seem profitable.</p>
<p>Large packs bring the price per kilo down, provided that you finish them. A five-kilo bucket of honey is cheap.
Portion jars are hygienic and easy to count. Run the figures for both with your own volume.</p>
<h2>Step four: throw away less</h2>
<ul>
<li>Use small platters and refill them often. A full platter at ten is rubbish at eleven.</li>
<li>For the last half hour, replenish on request instead of in advance.</li>
<li>Weigh the leftovers for one week, group by group. You will soon see which line of your list is too generous.</li>
<li>Do not leave chilled food out for hours, and do not carry it from the buffet back into the store.</li>
</ul>
<h2>What people remember</h2>
<p>Hardly anybody checks out thinking of the fourth kind of salami. They remember decent coffee, fresh bread, a proper jar of local jam and a person who asked whether anything was missing. Cut the three products nobody would miss, and spend the money on those four instead.</p>`,
  },
}
