import type { MagazinePost } from '../magazine-post.ts'

export const gnSizes: MagazinePost = {
  path: 'gn-groessen-erklaert',
  author: 'Timo Brandes',
  picture: 'cover-33',
  daysAgo: 68,
  categories: ['gn-behaelter', 'lagern', 'kuechenhelfer', 'buffet-servieren'],
  de: {
    topic: 'Küche',
    title: 'GN-Größen erklärt: ein Raster für Kühlung, Ofen und Ausgabe',
    teaser:
      'Was 1/1, 1/3 und 1/6 bedeuten, welche Tiefe wozu passt und wie du mit wenigen Behältern vom Lager bis zum Buffet durchkommst.',
    contentHtml: `<h2>Ein Grundmaß, viele Teile</h2>
<p>Gastronorm, kurz GN, ist ein genormtes Raster für Behälter und Geräte, festgehalten in der Norm EN 631.
Ausgangspunkt ist GN 1/1 mit 530 mal 325 Millimetern. Alle anderen Größen sind Teile oder Vielfache davon. Deshalb
passt ein Behälter vom Kühltisch in den Kombidämpfer, vom Dämpfer in das Wärmebad und von dort auf den Wagen, gleich
welcher Hersteller.</p>
<p>Die wichtigsten Flächen in Millimetern:</p>
<ul>
<li>GN 2/1: 650 × 530</li>
<li>GN 1/1: 530 × 325</li>
<li>GN 2/3: 354 × 325</li>
<li>GN 1/2: 325 × 265</li>
<li>GN 1/3: 325 × 176</li>
<li>GN 1/4: 265 × 162</li>
<li>GN 1/6: 176 × 162</li>
<li>GN 1/9: 176 × 108</li>
</ul>
<p>Der Bruch sagt also, wie oft der Behälter in die Fläche von 1/1 passt. Drei Stück 1/3 füllen einen Schacht, ebenso
ein halber und zwei Viertel.</p>
<h2>Die Tiefe entscheidet über das Gericht</h2>
<p>Zur Fläche kommt die Tiefe. Üblich sind 20, 40, 65, 100, 150 und 200 Millimeter. Flache Bleche mit 20 Millimetern
dienen zum Backen und Braten, 40 für Gratins und Fisch. Mit 65 Millimetern arbeitest du am Buffet, weil die Ware schön
liegt und rasch nachgelegt werden kann. 100 Millimeter passen für Beilagen und Saucen, 150 und 200 zum Lagern, Wässern
und für große Mengen Suppe.</p>
<p>Ein voller GN 1/1 mit 100 Millimetern Tiefe fasst rund 14 Liter. Das sind mit Behälter leicht mehr als 15 Kilo. Wer
täglich hebt, nimmt lieber zwei halbe.</p>
<h2>Vom Behälter zur Portion</h2>
<p>Mit dem Raster lässt sich planen, ohne zu wiegen. Grob gerechnet fasst ein GN 1/1 mit 65 Millimetern neun Liter,
ein GN 1/2 mit 100 Millimetern gut sechs, ein GN 1/3 knapp vier und ein GN 1/6 anderthalb. Randvoll wird nie gefüllt,
also ziehe ein Siebtel ab. Von einer Suppe passen in einen GN 1/1 mit 100 Millimetern rund zwölf Liter, das sind 48
Teller zu einem Viertelliter. Braucht das Buffet 120 Teller, stehen drei Behälter bereit: einer in der Ausgabe, zwei
in der Wärme.</p>
<p>Dieselbe Rechnung hilft beim Einkauf. Wer weiß, dass vom Kartoffelsalat ein GN 1/2 für 30 Gäste reicht, bestellt
nach Behältern statt nach Gefühl und sieht am Ende des Abends an der Füllhöhe, wie gut die Schätzung war.</p>
<h2>Flach kühlt schneller</h2>
<p>Warme Speisen sollen zügig durch den Bereich, in dem sich Keime am schnellsten vermehren. Als Faustregel gilt, sie
binnen zwei Stunden von 65 auf unter 10 Grad zu bringen. In einem 200 Millimeter tiefen Behälter gelingt das im
Kühlraum nicht, der Kern ist nach Stunden noch lauwarm. Verteile das Gulasch auf drei flache Behälter mit 65
Millimetern, lass die Deckel schräg, stelle sie nicht übereinander und schließe sie erst, wenn nichts mehr dampft. Ein
Schnellkühler macht es bequem, nötig ist er für kleine Mengen nicht.</p>
<p>Beim Warmhalten gilt das Gegenteil: Dort soll nichts abkühlen. Halte Speisen bei mindestens 65 Grad und nicht
länger als etwa drei Stunden, sonst leiden Farbe, Vitamine und Biss. Das Wärmebad wird vor dem Service mit heißem
Wasser gefüllt und aufgeheizt. Es ist kein Herd, kalte Ware darin braucht Stunden. Nimm für die Ausgabe lieber halbe
Behälter und wechsle sie ganz, statt Frisches auf den Rest zu schütten.</p>
<h2>Welches Material wofür?</h2>
<ul>
<li>Edelstahl: für Ofen, Kälte und Wärmebad, robust und gut zu reinigen.</li>
<li>Polycarbonat: durchsichtig und leicht, ideal für Kühlung und Lager, nicht für den Ofen.</li>
<li>Polypropylen: preiswert für Kälte und Trockenware.</li>
<li>Emaille: bräunt beim Backen gleichmäßig.</li>
<li>Porzellan und Melamin: für die Ausgabe, wenn der Behälter gesehen wird.</li>
</ul>
<h2>Deckel, Einsätze, Stege</h2>
<p>Bestelle Deckel immer gleich mit. Flache Deckel reichen für das Lager, dicht schließende mit Silikonrand für den
Transport, Deckel mit Löffelausschnitt für die Ausgabe. Gelochte Einsätze dienen zum Dämpfen und Abtropfen. Stege
überbrücken Lücken, wenn im Kühltisch kleine Behälter nebeneinander hängen sollen.</p>
<h2>Ein Grundbestand für die kleine Küche</h2>
<ul>
<li>6 × GN 1/1, 65 Millimeter, dazu 4 Bleche mit 20 Millimetern</li>
<li>8 × GN 1/2, 100 Millimeter, mit Deckeln</li>
<li>12 × GN 1/3, 100 Millimeter, mit Deckeln</li>
<li>18 × GN 1/6, 100 Millimeter, für die Mise en Place</li>
</ul>
<p>Miss vor der Bestellung die Schächte deiner Geräte aus, denn manche nehmen nur bestimmte Tiefen auf. Kaufe
Edelstahl gleicher Stärke von einer Serie, dann lassen sich die Behälter ineinander stapeln, ohne zu klemmen. Eine
billige Mischung kostet dich jeden Tag Minuten, weil immer jemand am Regal steht und zwei auseinanderzieht.</p>
<p>Und beschrifte jeden gefüllten Behälter mit Inhalt und Datum: Das Raster ordnet die Küche, das Etikett ordnet den
Inhalt. Farbige Aufkleber für die Wochentage sind dafür der schnellste Weg, denn im Kühlraum entziffert niemand gern
eine Handschrift.</p>`,
  },
  en: {
    topic: 'Kitchen',
    title: 'GN sizes explained: one grid for fridge, oven and counter',
    teaser:
      'What 1/1, 1/3 and 1/6 stand for, which depth suits which job and how to get from the store to the buffet with only a few containers.',
    contentHtml: `<h2>One basic measure, many parts</h2>
<p>Gastronorm, or GN for short, is a standard grid for containers and appliances, laid down in EN 631. It starts from
GN 1/1, which measures 530 by 325 millimetres. Every other size is a fraction or a multiple of it. That is why a pan
can move from the refrigerated counter to the combi oven, from the oven to the bain-marie and from there onto a
trolley, no matter who made them.</p>
<p>The most important footprints in millimetres:</p>
<ul>
<li>GN 2/1: 650 × 530</li>
<li>GN 1/1: 530 × 325</li>
<li>GN 2/3: 354 × 325</li>
<li>GN 1/2: 325 × 265</li>
<li>GN 1/3: 325 × 176</li>
<li>GN 1/4: 265 × 162</li>
<li>GN 1/6: 176 × 162</li>
<li>GN 1/9: 176 × 108</li>
</ul>
<p>The fraction tells you how many of them cover a full 1/1. Three thirds fill a slot, and so do one half and two
quarters.</p>
<h2>Depth decides what goes in</h2>
<p>Then there is the depth: 20, 40, 65, 100, 150 or 200 millimetres as a rule. Shallow trays of 20 are made for baking
and roasting, 40 for gratins and fish. On a buffet, 65 is a good choice, because food looks generous in it and can be
replaced quickly. Use 100 for side dishes and sauces, and 150 or 200 for storing, soaking or serious amounts of
soup.</p>
<p>A full GN 1/1 of 100 millimetres holds about 14 litres. Including the pan, that is well over 15 kilos. If it has to
be lifted every day, two halves are kinder to the back.</p>
<h2>From container to portion</h2>
<p>The grid lets you plan without scales. Roughly speaking, a GN 1/1 of 65 millimetres holds nine litres, a GN 1/2 of
100 a good six, a GN 1/3 almost four and a GN 1/6 one and a half. Nobody fills to the brim, so take off a seventh. Of
soup, about twelve litres go into a GN 1/1 of 100, which is 48 plates of a quarter of a litre. If the buffet needs
120, have three ready: one at the counter and two in the warmer.</p>
<p>The same sum helps with ordering. If a GN 1/2 of potato salad feeds 30 guests, you can order by the container, and
the level at closing time tells you how good the estimate was.</p>
<h2>Shallow cools faster</h2>
<p>Hot food should pass quickly through the range in which germs multiply best. A rule of thumb is from 65 to below 10
degrees within two hours. In a pan 200 millimetres deep that cannot work. Spread the goulash over three shallow ones
of 65, leave the lids ajar, do not stack them, and close them once the steam has gone.</p>
<p>Holding is the opposite. Keep food at 65 degrees or more and for no longer than about three hours, or colour and
bite will suffer. Fill the bain-marie with hot water before service; it is no cooker. Use half-size pans at the
counter and swap them completely, rather than tipping fresh food onto what is left.</p>
<h2>Which material for what?</h2>
<ul>
<li>Stainless steel: for oven, cold and bain-marie; sturdy and easy to clean.</li>
<li>Polycarbonate: clear and light, ideal for fridge and store, but never for the oven.</li>
<li>Polypropylene: inexpensive, for cold and dry goods.</li>
<li>Enamel: browns evenly when you bake.</li>
<li>Porcelain and melamine: for serving, where the container is seen.</li>
</ul>
<h2>Lids, inserts and bars</h2>
<p>Always order lids at the same time. Flat ones are enough for the store, tight ones with a silicone seal are meant
for transport, and those with a notch let a ladle stay in place during service. Perforated inserts steam and drain.
Adapter bars close the gaps when several small containers hang side by side.</p>
<h2>A basic set for a small kitchen</h2>
<ul>
<li>6 × GN 1/1 of 65 millimetres, plus 4 trays of 20 millimetres</li>
<li>8 × GN 1/2 of 100 millimetres, with lids</li>
<li>12 × GN 1/3 of 100 millimetres, with lids</li>
<li>18 × GN 1/6 of 100 millimetres for the mise en place</li>
</ul>
<p>Measure the slots of your appliances before you order, since some take certain depths only. Buy steel of one gauge
and one range: such pans nest without jamming. A cheap mixture will cost you minutes every day, as somebody stands at
the shelf prising two of them apart.</p>
<p>And label whatever you fill with its contents and the date. The grid brings order to the kitchen, but only the
label brings order to what is inside. Colour-coded stickers for the days of the week are the quickest way to get
there, because nobody has to read handwriting in a cold room.</p>`,
  },
}
