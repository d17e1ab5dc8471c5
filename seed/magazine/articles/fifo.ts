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
<h2>Wie kalt ist kalt genug?</h2>
<p>Die Werte hängen von der Ware ab, und sie gehören an die Tür des Kühlraums. Üblich sind höchstens 2 Grad für
Hackfleisch, 4 Grad für Geflügel, 7 Grad für frisches Fleisch und Molkereiwaren, frischer Fisch liegt auf schmelzendem
Eis bei etwa 2 Grad. Wer alles in einem Raum lagert, richtet sich nach dem empfindlichsten Produkt. Bei Tiefkühlware
sind beim Transport kurze Abweichungen bis minus 15 Grad erlaubt, danach nicht mehr. Reif auf den Beuteln oder ein
gefrorener Klumpen statt loser Erbsen zeigen, dass sie einmal angetaut war.</p>
<p>Auch im Trockenlager zählt das Klima: dunkel, luftig, unter 20 Grad. Kartoffeln keimen im Licht, Bananen werden im
Kühlraum grau, und Äpfel geben ein Gas ab, das Salat in der Nachbarkiste welken lässt.</p>
<h2>Wie viel liegt eigentlich da?</h2>
<p>Zwei Zahlen machen aus Gefühl eine Entscheidung. Die Reichweite: Liegt Ware für 2.400 Euro im Lager und verbraucht
die Küche im Monat für 3.000 Euro, reicht sie 24 Tage. Für Konserven ist das in Ordnung, für Sahne nicht. Der
Meldebestand: Verbrauch je Tag mal Lieferzeit plus eine Tagesmenge Reserve. Vier Liter Sahne am Tag und drei Tage
Lieferzeit ergeben 16 Liter. Stehen weniger da, wird bestellt, sonst nicht. Beide Zahlen stehen auf dem Regalschild,
und wer einräumt, sieht ohne Liste, ob etwas fehlt.</p>
<p>Dieselbe Rechnung zeigt, wann sich ein großes Gebinde lohnt. Ist der Zwölferkarton je Dose zehn Prozent günstiger
und wirfst du zwei von zwölf weg, kostet jede verbrauchte Dose am Ende acht Prozent mehr. Was täglich gebraucht wird,
kaufst du groß, was selten auf der Karte steht, klein.</p>
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
<p>Nach einem Monat zeigt diese Liste, was du zu oft oder in zu großen Gebinden bestellst. Dann wird aus dem Lager ein
Werkzeug: Du kaufst kleinere Kartons, bestellst in anderen Abständen oder streichst einen Artikel ganz. Jeder Karton,
der nicht im Regal steht, ist Geld, das auf dem Konto bleibt.</p>
<p>Versuche nicht, alles auf einmal umzustellen. Beginne mit dem Trockenlager, in dem über Nacht nichts verdirbt, und
nimm den Kühlraum zwei Wochen später dazu.</p>`,
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
<li>Give every product a fixed place with a label, an order quantity and a minimum stock.</li>
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
<h2>How cold is cold enough?</h2>
<p>It depends on the product, and the figures belong on the door of the cold room. Common limits are 2 degrees for
minced meat, 4 for poultry and 7 for fresh meat and dairy, while fresh fish lies on melting ice at about 2. If
everything shares one room, the most delicate product decides. Frozen goods may briefly reach minus 15 in transit, and
not afterwards. Peas frozen into one lump have thawed before.</p>
<p>The dry store has a climate, too: dark, airy, below 20 degrees. Apples give off a gas that wilts the lettuce next
to them.</p>
<h2>How much is there, really?</h2>
<p>Two figures turn a feeling into a decision. Coverage: with 2,400 euros of stock and 3,000 euros of use a month, it
lasts 24 days, which is fine for tins and not for cream. Reorder level: daily use times delivery time, plus one day in
reserve. Four litres of cream a day and three days of delivery make 16 litres. Below that you order, otherwise you do
not.</p>
<p>The same sum shows when a large pack pays. If a case of twelve is ten per cent cheaper per tin and you throw two
away, each tin you use ends up eight per cent dearer. Buy large what you use daily, and small what is seldom on the
menu.</p>
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
an instrument. You may switch to smaller cases, order at other intervals or drop a product altogether. Every case
that does not stand on a shelf is money that stays in the bank.</p>
<p>Do not try to reform everything at once. Begin with the dry store, where nothing goes off overnight, and let the
team get used to the direction. The cold room follows two weeks later, and by then nobody needs an explanation.</p>`,
  },
}
