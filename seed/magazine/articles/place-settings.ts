import type { MagazinePost } from '../magazine-post.ts'

export const placeSettings: MagazinePost = {
  path: 'gedecke-fuer-60-plaetze',
  author: 'Henrik Sommer',
  picture: 'cover-35',
  daysAgo: 9,
  categories: ['teller-schalen', 'besteck', 'glaeser', 'tassen-becher', 'servietten-tischwaesche'],
  de: {
    topic: 'Service',
    title: 'Wie viele Gedecke braucht ein Haus mit 60 Plätzen?',
    teaser:
      'Sechzig Teller für sechzig Stühle gehen genau einen Abend lang gut. So rechnest du den Bestand aus Umlauf, Spülzeit und Bruch, bevor du bestellst.',
    contentHtml: `<h2>Der Stuhl ist nicht die Rechengröße</h2>
<p>Wer nach Sitzplätzen kauft, vergisst, wo das Geschirr während des Service überall steckt: auf dem Tisch, auf dem
Abräumwagen, in der Spülmaschine, zum Trocknen im Korb und als Vorrat am Pass. Ein Teller ist also die meiste Zeit
unterwegs. Entscheidend ist deshalb nicht, wie viele Gäste sitzen können, sondern wie viele Teller gleichzeitig im
Umlauf sind.</p>
<h2>Drei Fragen vor der Bestellung</h2>
<ul>
<li>Wie oft wird ein Tisch in der stärksten Stunde neu besetzt?</li>
<li>Wie lange dauert es vom Abräumen, bis das Teil wieder sauber und trocken im Regal steht?</li>
<li>Wie oft benutzt ein Gast dasselbe Teil, zum Beispiel zwei Gabeln für Vorspeise und Hauptgang?</li>
</ul>
<p>Je länger der Weg durch die Spüle, desto höher der Bestand. Wer abends nur einmal belegt und in ruhigen Phasen
spült, kommt mit wenig aus. Ein Mittagsgeschäft mit zwei Durchgängen in neunzig Minuten braucht deutlich mehr.</p>
<h2>Ein Rechenbeispiel für 60 Plätze</h2>
<p>Als Startwert für ein Restaurant mit Karte hat sich ein Faktor je Warengruppe bewährt. Multipliziere ihn mit den
Plätzen und runde auf volle Kartons auf:</p>
<ul>
<li>Essteller: Faktor 2, also 120 Stück. Einer steht beim Gast, einer ist in der Spüle oder am Pass.</li>
<li>Vorspeisen- und Dessertteller: Faktor 1,5 bis 2, je nachdem, wie oft ein zweiter Gang verkauft wird.</li>
<li>Gabeln, Messer und Löffel: Faktor 2,5, also 150 Stück. Besteck verschwindet in Servietten und Mülleimern.</li>
<li>Wassergläser: Faktor 2,5. Sie werden am Tisch selten weiterbenutzt und stehen lange herum.</li>
<li>Weingläser: Faktor 1,5 je Form, wenn eine Form den Großteil der Karte abdeckt.</li>
<li>Kaffeetassen mit Untertassen: Faktor 1,5, mit starkem Kuchengeschäft eher 2.</li>
</ul>
<p>Diese Zahlen sind Richtwerte. Zähle an zwei vollen Abenden, was um einundzwanzig Uhr noch im Regal steht. Bleibt
viel übrig, war der Faktor zu hoch. Poliert jemand hektisch einzelne Gabeln, war er zu niedrig.</p>
<h2>Reserve für Bruch und Schwund</h2>
<p>Plane von Anfang an eine Reserve ein und lagere sie getrennt, sonst verschwindet sie im Alltag. Für Porzellan
genügt meist ein zusätzlicher Karton je Größe, für Gläser eher zwei. Zähle den Bestand einmal im Quartal und schreibe
die Differenz auf: Nach einem Jahr kennst du deine eigene Bruchquote und musst keine fremde mehr glauben.</p>
<h2>Weniger Formen, mehr Ruhe</h2>
<p>Jede zusätzliche Tellerform braucht einen Stapel, einen Regalplatz und eine eigene Reserve. Frage bei jedem
Gericht, ob es auch auf einem vorhandenen Teller gut aussieht. Drei Größen, ein tiefer Teller und eine Schale tragen
die meisten Karten. Wähle außerdem eine Serie, die der Hersteller dauerhaft führt, und notiere die Artikelnummer dort,
wo nachbestellt wird.</p>
<p>Am Ende zählt ein einfacher Test: Wenn der Service in der stärksten Stunde läuft, ohne dass jemand auf sauberes Geschirr wartet, stimmt die Menge.</p>`,
  },
  en: {
    topic: 'Service',
    title: 'How many place settings does a house with 60 seats need?',
    teaser:
      'Sixty plates for sixty chairs works for exactly one evening. How to size your stock from turnover, washing time and breakage before you order.',
    contentHtml: `<h2>Chairs are the wrong unit</h2>
<p>It is tempting to count seats and order the same number of plates. But think of where crockery spends a busy
evening: on the table, on the clearing trolley, inside the dishwasher, drying in a rack, stacked at the pass. A plate
is in transit for most of its life. What matters is how many pieces are on the move at the same time, and that has
little to do with the number of chairs.</p>
<h2>Three questions before you order</h2>
<ul>
<li>How often is a table taken again during your busiest hour?</li>
<li>How long does it take from clearing a piece until it stands clean and dry on the shelf?</li>
<li>How many times does one guest use the same item, such as two forks for starter and main?</li>
</ul>
<p>The longer the way through the washing-up, the larger the stock. A dining room with one sitting and a quiet kitchen
gets by on little. A lunch trade that turns its tables twice in ninety minutes does not.</p>
<h2>Worked example for 60 seats</h2>
<p>For a restaurant with an à la carte menu you can start with one factor per group. Multiply it by the number of
seats and round up to full cases:</p>
<ul>
<li>Dinner plates: factor 2, so 120 pieces. One is with the guest, the other somewhere between sink and pass.</li>
<li>Starter and dessert plates: 1.5 to 2, depending on how often you sell a second course.</li>
<li>Forks, knives and spoons: factor 2.5, so 150 of each. Cutlery has a habit of leaving with napkins and
leftovers.</li>
<li>Water glasses: factor 2.5, because they linger on the table long after they are empty.</li>
<li>Wine glasses: 1.5 per shape, provided that one shape covers most of your list.</li>
<li>Cups and saucers: 1.5, or closer to 2 with a serious cake trade.</li>
</ul>
<p>These are guide values, nothing more. On two full evenings, look at the shelf at nine o'clock. If half of it is
still stacked there, your factor was generous. If somebody is polishing single forks in a hurry, it was too tight.</p>
<h2>A reserve for what breaks</h2>
<p>Buy the reserve together with the first order and keep it in a different place, otherwise it melts into daily use.
One extra case per plate size is usually enough; for glasses, take two. Count everything once a quarter and write down
the difference. After a year you know the breakage of your own house and no longer need to trust anybody else's
figure.</p>
<h2>Fewer shapes, calmer evenings</h2>
<p>Each additional shape wants its own stack, its own shelf and its own reserve. Before you add one, ask whether the
dish would look just as good on a plate you already own. Three flat sizes, one deep plate and a bowl carry most menus.
Choose a range the maker intends to keep, and note the article number where reordering happens.</p>
<p>The final test is simple. If your busiest hour passes without anyone waiting for clean crockery, you own the right amount.</p>`,
  },
}
