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
<h2>Die Spülmaschine rechnet mit</h2>
<p>Der Bestand hängt davon ab, wie schnell die Spüle nachliefert, und das lässt sich ausrechnen. In einen gewöhnlichen
Korb von 50 mal 50 Zentimetern passen je nach Einsatz etwa 18 flache Teller. Sechzig Gäste mit drei Tellern ergeben
180 Teller, also zehn Körbe. Bei einem Programm von zwei Minuten läuft die Maschine dafür nur zwanzig Minuten. Die
Zeit geht davor und danach verloren: abräumen, vorspülen, einsortieren, abtropfen lassen, nachtrocknen, wegstellen.
Rechne deshalb höchstens mit der Hälfte dessen, was im Prospekt steht.</p>
<p>Gläser brauchen eigene Körbe mit Fächern, üblich sind 16, 25 oder 36. Wer große Kelche in 16er-Körben spült,
braucht für 60 Gläser vier Gänge, bei schlanken Wassergläsern genügen in 36er-Körben zwei. Ein zusätzlicher Satz Körbe
kostet weniger als ein zusätzlicher Satz Gläser und bringt an vollen Abenden oft mehr.</p>
<h2>Platz, Gewicht und Stahl</h2>
<p>Ein Essteller wiegt leicht 650 Gramm. 120 davon sind 78 Kilo, die ein Regalboden tragen muss. Stelle schwere Stapel
zwischen Knie und Brust, nicht höher, und lieber sechs Stapel zu zwanzig als drei zu vierzig: Die unteren Teller
bekommen sonst Kratzer vom Gewicht der oberen. Miss auch die Höhe der Fächer, bevor du Tassen bestellst, die sich
nicht stapeln lassen. Was nicht in den Schrank passt, steht am Ende auf der Arbeitsfläche und geht dort zu Bruch.</p>
<p>Beim Besteck lohnt ein Blick auf den Stahl. Die Angabe 18/10 steht für 18 Prozent Chrom und 10 Prozent Nickel:
beständig gegen Säure und Spülmittel, mit warmem Glanz. 18/0 enthält kein Nickel, ist günstiger, haftet am Magneten
und bekommt eher Flecken. Messerklingen sind fast immer aus einem anderen, härtbaren Stahl mit weniger Chrom. Sie
rosten, wenn sie über Nacht im Wasser liegen. Weiche Besteck deshalb kurz ein, spüle es bald und trockne es
sofort.</p>
<h2>Weniger Formen, mehr Ruhe</h2>
<p>Jede zusätzliche Tellerform braucht einen Stapel, einen Regalplatz und eine eigene Reserve. Frage bei jedem
Gericht, ob es auch auf einem vorhandenen Teller gut aussieht. Drei Größen, ein tiefer Teller und eine Schale tragen
die meisten Karten. Wähle außerdem eine Serie, die der Hersteller dauerhaft führt, und notiere die Artikelnummer dort,
wo nachbestellt wird.</p>
<p>Am Ende zählt ein einfacher Test: Wenn der Service in der stärksten Stunde läuft, ohne dass jemand auf sauberes
Geschirr wartet, stimmt die Menge.</p>`,
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
<h2>The dishwasher has a say</h2>
<p>How much you need depends on how fast the washing-up returns it, and that can be worked out. A standard rack of 50
by 50 centimetres holds about 18 flat plates. Sixty guests with three plates each make 180, which is ten racks. With a
two-minute cycle the machine itself runs for just twenty minutes. The time is lost before and after it: clearing,
rinsing, loading, draining, drying, putting away. Count on half of what the brochure says.</p>
<p>Glasses want racks with compartments, commonly 16, 25 or 36. Large bowls in racks of 16 take four cycles for 60
glasses; slim tumblers in racks of 36 take two. A second set of racks costs less than a second set of glasses, and on
a full evening it often does more.</p>
<h2>Space, weight and steel</h2>
<p>A dinner plate easily weighs 650 grams, so 120 of them put 78 kilos on a shelf. Keep heavy stacks between knee and
chest, and make six piles of twenty rather than three of forty, because the weight above scratches the plates below.
Measure the compartments before you order cups that do not stack.</p>
<p>With cutlery, look at the steel. The mark 18/10 stands for 18 per cent chromium and 10 per cent nickel, which
resists acid and detergent. 18/0 has no nickel, costs less, sticks to a magnet and stains more easily. Knife blades
are usually made of a harder steel with less chromium, and rust if they lie in water overnight. So soak cutlery
briefly, wash it soon and dry it at once.</p>
<h2>Fewer shapes, calmer evenings</h2>
<p>Each additional shape wants its own stack, its own shelf and its own reserve. Before you add one, ask whether the
dish would look just as good on a plate you already own. Three flat sizes, one deep plate and a bowl carry most menus.
Choose a range the maker intends to keep, and note the product number where reordering happens.</p>
<p>The final test is simple. If your busiest hour passes without anyone waiting for clean crockery, you own the right
amount.</p>`,
  },
}
