import type { MagazinePost } from '../magazine-post.ts'

export const fifo: MagazinePost = {
  path: 'lagern-nach-fifo',
  author: 'Aylin Kaya',
  picture: 'cover-32',
  daysAgo: 85,
  categories: ['lagern', 'konserven', 'pasta-reis', 'oel-essig', 'mehl-backen'],
  de: {
    topic: 'Einkauf',
    title: 'Lagern nach FIFO: das Alte nach vorn, das Geld aus dem Regal',
    teaser:
      'First in, first out klingt selbstverständlich und scheitert doch an jedem vollen Regal. So wird daraus eine Gewohnheit, die Abfall und Suchzeit spart.',
    contentHtml: `<h2>Warum es ohne System nicht klappt</h2>
<p>Wer eine Lieferung einräumt, hat es eilig. Der Fahrer wartet auf die Unterschrift, die Tiefkühlware taut, und vorn
im Regal ist gerade Platz. Also kommt das Neue nach vorn, das Alte rutscht nach hinten und taucht erst wieder auf,
wenn das Datum vorbei ist. FIFO, first in, first out, dreht diese Bewegung um: Was zuerst kam, wird zuerst
verbraucht.</p>
<p>Bei Lebensmitteln gilt genau genommen FEFO, first expired, first out. Nicht das Datum der Lieferung zählt, sondern
das Datum auf der Packung. Meist ist das dasselbe, aber nicht immer.</p>
<h2>Zwei Daten, zwei Bedeutungen</h2>
<p>Das Mindesthaltbarkeitsdatum sagt, bis wann ein ungeöffnetes Produkt bei richtiger Lagerung seine typischen
Eigenschaften behält. Danach darf es geprüft und oft noch verwendet werden, wenn Aussehen, Geruch und Geschmack
stimmen. Das Verbrauchsdatum auf leicht verderblicher Ware wie Hackfleisch, Geflügel oder Räucherfisch ist dagegen
eine Grenze. Ist es überschritten, wird die Ware entsorgt.</p>
<h2>Das Regal einrichten</h2>
<ul>
<li>Jeder Artikel hat einen festen Platz mit Schild, Bestellmenge und Mindestbestand.</li>
<li>Gefüllt wird von hinten oder von links, entnommen von vorn oder von rechts. Die Richtung gilt im ganzen Haus.</li>
<li>Schweres steht unten, Leichtes oben, nichts auf dem Boden.</li>
<li>Rohes Fleisch und Geflügel im Kühlraum unten, Verzehrfertiges darüber.</li>
<li>Reinigungsmittel stehen in einem anderen Raum oder mindestens in einem eigenen Schrank.</li>
</ul>
<h2>Die Annahme ist der halbe Weg</h2>
<p>Prüfe bei jeder Lieferung Temperatur, Verpackung, Menge und Datum, bevor du unterschreibst. Für Tiefkühlware gelten
minus 18 Grad oder kälter, für gekühlte Ware die Angabe auf dem Etikett. Kurze Daten sind kein Drama, wenn du sie
siehst und den Preis oder die Menge verhandelst. Ein dicker Stift liegt bereit: Auf jeden Karton kommt groß das Datum
der Lieferung und, falls es früher liegt, das Ablaufdatum.</p>
<h2>Angebrochenes braucht ein Etikett</h2>
<p>Sobald eine Packung offen ist, gilt das gedruckte Datum nicht mehr. Schreibe Inhalt, Tag der Öffnung und Tag des
Aufbrauchens darauf. Fülle um, wenn die Packung sich nicht schließen lässt, aber nie in einen Behälter, in dem noch
ein Rest der alten Ware liegt.</p>
<h2>Zehn Minuten in der Woche</h2>
<ul>
<li>Einmal in der Woche geht jemand mit dem Handy durch das Lager und fotografiert alles, was in den nächsten sieben
Tagen abläuft.</li>
<li>Die Küche bekommt die Bilder und baut daraus ein Tagesgericht oder das Personalessen.</li>
<li>Was trotzdem weggeworfen wird, kommt mit Menge und Grund auf eine Liste.</li>
</ul>
<p>Nach einem Monat zeigt diese Liste, was du zu oft oder in zu großen Gebinden bestellst. Dann wird aus dem Lager ein Werkzeug: Du kaufst kleinere Kartons, bestellst in anderen Abständen oder streichst einen Artikel ganz. Jeder Karton, der nicht im Regal steht, ist Geld, das auf dem Konto bleibt.</p>`,
  },
  en: {
    topic: 'Buying',
    title: 'Storing by FIFO: old stock to the front, money off the shelf',
    teaser:
      'First in, first out sounds obvious and still fails at every crowded shelf. How to turn it into a habit that saves waste and searching.',
    contentHtml: `<h2>Why it fails without a system</h2>
<p>Whoever puts a delivery away is in a hurry. The driver wants a signature, the frozen goods are thawing, and there
happens to be space at the front of the shelf. So the new stock goes to the front, the old slides to the back, and
nobody sees it again until the date has passed. FIFO, first in, first out, turns that movement round: what arrived
first is used first.</p>
<p>With food it is strictly speaking FEFO, first expired, first out. What counts is the date on the pack and not the
day of delivery. Usually they amount to the same. Usually.</p>
<h2>Two dates, two meanings</h2>
<p>A best-before date tells you how long an unopened product keeps its typical qualities if stored properly.
Afterwards you may check it and can often still use it, as long as look, smell and taste are right. A use-by date on
perishable goods such as minced meat, poultry or smoked fish is a limit. Once it has passed, the product has to
go.</p>
<h2>Setting up the shelf</h2>
<ul>
<li>Give every article a fixed place with a label, an order quantity and a minimum stock.</li>
<li>Fill from the back or the left, take from the front or the right. Choose one direction for the whole house.</li>
<li>Heavy things go to the bottom, light ones to the top, and nothing stands on the floor.</li>
<li>In the cold room, raw meat and poultry belong below anything that is ready to eat.</li>
<li>Cleaning products live in another room, or at the very least in a cupboard of their own.</li>
</ul>
<h2>Receiving is half the battle</h2>
<p>Check temperature, packaging, quantity and date before you sign. Frozen goods have to be at minus 18 degrees or
colder; for chilled ones, follow the label. A short date is no drama as long as you notice it and negotiate the price
or the amount. Keep a thick pen within reach. Each case gets the day of delivery in large figures, together with the
expiry date if that is close.</p>
<h2>Opened packs need a label</h2>
<p>As soon as a pack is open, the printed date no longer helps. Write down what it is, when it was opened and by when
it should be finished. Decant things that cannot be closed again, but never on top of an old remainder.</p>
<h2>Ten minutes a week</h2>
<ul>
<li>Once a week, someone walks through the store with a phone and photographs everything that expires within seven
days.</li>
<li>The kitchen gets the pictures and turns them into a dish of the day or the staff meal.</li>
<li>Whatever is thrown away regardless goes on a list, with quantity and reason.</li>
</ul>
<p>After a month, that list shows what you order too often or in packs that are too large. Your storeroom has become
an instrument. You may switch to smaller cases, order at other intervals or drop an article altogether. Every case
that does not stand on a shelf is money that stays in the bank.</p>
<p>Do not try to reform everything at once. Begin with the dry store, where nothing goes off overnight, and let the team get used to the direction. The cold room follows two weeks later, and by then nobody needs an explanation.</p>`,
  },
}
