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
<p>Für die Bestellung zählst du sieben Tage zusammen. 36 Gäste täglich sind 252 Frühstücke in der Woche: 252 Eier, gut
50 Liter Saft, 5,5 Kilo Butter und zehn Kilo Müsli. Eier und Saft kommen einmal, Brot täglich, Joghurt zweimal.
Schreibe den Rhythmus neben die Menge, dann braucht die Vertretung kein Gespür, sondern nur einen Zettel.</p>
<h2>Schritt drei: der Wareneinsatz</h2>
<p>Lege für jede Zeile den Einkaufspreis daneben und addiere. Teile die Summe durch die Gäste, und du hast den
Wareneinsatz je Frühstück. Dazu kommen Personal, Energie, Wäsche und Spülen. Erst dann steht fest, welcher Preis auf
der Rechnung oder im Zimmerpreis enthalten sein muss. Wer nur die Ware sieht, rechnet sich das Buffet schön.</p>
<p>Große Gebinde senken den Preis je Kilo, aber nur, wenn sie aufgebraucht werden. Ein Fünf-Kilo-Eimer Honig ist
günstig, Portionsgläser sind hygienisch und gut abzuzählen. Prüfe beides mit der eigenen Menge.</p>
<p>Ein Beispiel mit den Mengen von oben und angenommenen Preisen: zwei Brötchen 44 Cent, 70 Gramm Aufschnitt 77,
Butter 18, Konfitüre 17, Joghurt 18, Müsli 18, Obst 30, ein Ei 25, Kaffee 22 und Saft 32 Cent. Zusammen sind das 3,01
Euro je Gast, für 36 Gäste rund 108 Euro am Tag. Auffällig ist, wo das Geld liegt: Aufschnitt und Brötchen machen 40
Prozent aus, Butter und Konfitüre nicht einmal zwölf. Wer sparen will, fängt also nicht bei der Konfitüre an.</p>
<p>Setze neben jede Zeile noch den Anteil, der weggeworfen wird. Bleiben von drei Kilo Aufschnitt täglich 600 Gramm
liegen, kostet das bei elf Euro je Kilo 6,60 Euro am Tag und über ein Jahr mehr als 2.400 Euro. Für dieselbe Summe
lassen sich jeden Morgen gut zwanzig Minuten bezahlen, in denen jemand die Platten klein hält und nachlegt.</p>
<h2>Schritt vier: weniger wegwerfen</h2>
<ul>
<li>Kleine Platten, öfter auffüllen. Eine volle Platte um zehn Uhr ist Abfall um elf.</li>
<li>In der letzten halben Stunde auf Bestellung nachlegen statt auf Vorrat.</li>
<li>Reste eine Woche lang wiegen, getrennt nach Warengruppe. Dann weißt du, welche Zeile in der Liste zu hoch ist.</li>
<li>Kühlpflichtige Ware nicht stundenlang offen stehen lassen und nicht vom Buffet zurück ins Lager stellen.</li>
</ul>
<h2>Kalt bleibt kalt, warm bleibt warm</h2>
<p>Ein Buffet ist ein Kühlschrank ohne Tür. Als Richtwerte gelten höchstens 7 Grad für kalte und mindestens 65 Grad
für warme Speisen. Kühlplatten schaffen das nur, wenn sie über Nacht durchgefroren sind und die Ware kalt aufgelegt
wird; sie kühlen nichts herunter. Miss an drei Stellen zur Mitte der Frühstückszeit und schreibe die Werte auf, immer
zur gleichen Uhrzeit. Liegt ein Wert zu hoch, hilft eine kleinere Auflage mehr als ein zweiter Kühlakku. Rührei gehört
in flache Einsätze, die alle zwanzig Minuten gewechselt werden, denn in einem vollen Einsatz wird es unten zäh und
oben kalt.</p>
<p>Kennzeichne jede Speise mit Namen und Allergenen direkt am Platz, nicht auf einem Blatt am Eingang. Ein eigenes
Besteck je Schale verhindert, dass Nüsse im Joghurt und Krümel in der glutenfreien Ecke landen.</p>
<h2>Was Gäste sich merken</h2>
<p>Nach dem Auschecken erinnert sich kaum jemand an die vierte Wurstsorte. In Erinnerung bleiben guter Kaffee,
frisches Brot, ein schönes Glas Konfitüre aus der Region und jemand, der nachfragt, ob alles da ist. Streiche lieber
drei Produkte, die niemand vermisst, und gib das Geld für diese vier Dinge aus.</p>`,
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
<p>For the order, add up seven days. Thirty-six guests make 252 breakfasts a week: 252 eggs, a good 50 litres of
juice, 5.5 kilos of butter and ten of muesli. Eggs and juice come once, bread daily, yoghurt twice. Write the rhythm
beside the amount.</p>
<h2>Step three: the cost of goods</h2>
<p>Write the purchase price beside each line, add it all up and divide by the number of guests. That is your cost of
goods per breakfast. Staff, energy, laundry and washing-up come on top, and only then do you know what has to be
charged, whether on the bill or inside the room rate. Looking at goods alone makes any buffet seem profitable.</p>
<p>Large packs bring the price per kilo down, provided that you finish them. A five-kilo bucket of honey is cheap.
Portion jars are hygienic and easy to count. Run the figures for both with your own volume.</p>
<p>Here is a worked example with the amounts above and assumed prices: two rolls 44 cents, 70 grams of cold cuts 77,
butter 18, jam 17, yoghurt 18, muesli 18, fruit 30, an egg 25, coffee 22 and juice 32. That makes 3.01 euros per
guest, or about 108 euros a day for 36. Notice where the money is. Cold cuts and rolls account for 40 per cent, butter
and jam for less than twelve, so saving does not begin with the jam.</p>
<p>Now add the share that is thrown away. If 600 grams of cold cuts are left each day at eleven euros a kilo, that is
6.60 a day and more than 2,400 euros a year. The same sum pays for a good twenty minutes every morning in which
somebody keeps the platters small.</p>
<h2>Step four: throw away less</h2>
<ul>
<li>Use small platters and refill them often. A full platter at ten is rubbish at eleven.</li>
<li>For the last half hour, replenish on request instead of in advance.</li>
<li>Weigh the leftovers for one week, group by group. You will soon see which line of your list is too generous.</li>
<li>Do not leave chilled food out for hours, and do not carry it from the buffet back into the store.</li>
</ul>
<h2>Keep cold things cold and hot things hot</h2>
<p>A buffet is a fridge without a door. Guide values are no more than 7 degrees for cold food and at least 65 for hot.
Cooling plates manage that only if they were frozen through overnight and the food is cold when it goes on; they chill
nothing down. Measure in three places halfway through the morning, always at the same time, and write it down. If a
reading is too high, a smaller platter helps more than another ice pack. Scrambled eggs belong in shallow pans that
change every twenty minutes.</p>
<p>Label every dish with its name and allergens right where it stands. A spoon of its own for each bowl keeps nuts out
of the yoghurt and crumbs out of the gluten-free corner.</p>
<h2>What people remember</h2>
<p>Hardly anybody checks out thinking of the fourth kind of salami. They remember decent coffee, fresh bread, a proper
jar of local jam and a person who asked whether anything was missing. Cut the three products nobody would miss, and
spend the money on those four instead.</p>`,
  },
}
