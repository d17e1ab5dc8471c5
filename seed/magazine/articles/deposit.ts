import type { MagazinePost } from '../magazine-post.ts'

export const deposit: MagazinePost = {
  path: 'pfand-und-mehrweg',
  author: 'Jule Hartwig',
  picture: 'cover-30',
  daysAgo: 16,
  categories: ['bier', 'limonade-cola', 'wasser', 'schorle-eistee', 'saft-nektar'],
  de: {
    topic: 'Einkauf',
    title: 'Pfand und Mehrweg ohne Rechenfehler',
    teaser:
      'Einweg oder Mehrweg, Flasche oder Kasten, netto oder brutto: Wie Pfand auf der Rechnung steht und wie am Monatsende nichts fehlt.',
    contentHtml: `<h2>Zwei Systeme, ein Wort</h2>
<p>Im Alltag heißt alles Pfand, dahinter stehen aber zwei verschiedene Systeme. Einwegpfand gilt für Dosen und für
Einwegflaschen aus Kunststoff oder Glas mit den meisten Getränken. Es beträgt in Deutschland mindestens 25 Cent je
Behälter und ist im Verpackungsgesetz geregelt. Diese Behälter werden nach der Rückgabe zerkleinert und neu verwertet,
sie kommen nicht als Flasche zurück.</p>
<p>Mehrwegpfand ist dagegen eine Vereinbarung der Branche. Die Flasche wird gespült und wieder befüllt, die Höhe legt
der Abfüller fest. Üblich sind 8 Cent für viele Bierflaschen mit Kronkorken, 15 Cent für Bügelflaschen und viele
Wasser- und Saftflaschen und 1,50 Euro für den leeren Kasten. Es gibt aber Abweichungen, deshalb zählt immer der
Betrag auf dem Lieferschein.</p>
<h2>So liest du die Rechnung</h2>
<p>Auf einer guten Rechnung stehen Ware und Pfand getrennt. Das ist wichtig, weil der Preis je Flasche sonst nicht
vergleichbar ist und weil Pfand kein Umsatz ist, den du behalten willst. Prüfe bei jeder Lieferung drei Dinge:</p>
<ul>
<li>Stimmt die Zahl der Flaschen mal Pfand, und kommt bei Kästen das Pfand für den Kasten dazu?</li>
<li>Ist das Leergut der letzten Tour gutgeschrieben, und zwar mit derselben Stückzahl wie auf dem Rückgabeschein?</li>
<li>Wurde Bruch am Liefertag notiert, oder sollst du ihn später bezahlen?</li>
</ul>
<h2>Ein Beispiel mit einem Kasten</h2>
<p>Ein Kasten mit 20 Halbliterflaschen Bier trägt 20 mal 8 Cent, also 1,60 Euro, dazu 1,50 Euro für den Kasten,
zusammen 3,10 Euro Pfand. Bei zehn Kästen sind das 31 Euro, die in deinem Keller stehen. Wer im Sommer hundert Kästen
bewegt, hat also schnell dreihundert Euro gebunden, ohne es in der Kasse zu sehen. Wie Pfand in deiner Buchführung und
bei der Umsatzsteuer behandelt wird, klärst du am besten einmal mit der Steuerberatung und hältst es schriftlich
fest.</p>
<h2>Ordnung im Leergut</h2>
<ul>
<li>Ein fester Platz je Lieferant, beschriftet und trocken. Gemischte Kästen nimmt der Fahrer oft nicht mit.</li>
<li>Sortiert wird beim Abräumen, nicht am Abend vor der Abholung.</li>
<li>Eine Person zählt, eine zweite unterschreibt. Die Zahl kommt auf einen Schein, der zur Rechnung geheftet wird.</li>
<li>Einwegdosen nicht pressen: Rücknahmestellen brauchen das lesbare Pfandzeichen und den Strichcode.</li>
</ul>
<h2>Was unter das Einwegpfand fällt</h2>
<p>Seit 2022 gilt die Pfandpflicht für alle Einwegflaschen aus Kunststoff und für alle Dosen zwischen 0,1 und 3
Litern, gleich ob Wasser, Saft oder Wein darin ist. Für Milch und Milchmischgetränke in Einwegflaschen aus Kunststoff
kam sie Anfang 2024 dazu. Getränkekartons und Einwegflaschen aus Glas mit Wein oder Spirituosen bleiben frei. Wer
Dosen oder Einwegflaschen zum Mitnehmen verkauft, muss Pfand erheben und leere Behälter derselben Art annehmen. Auf
weniger als 200 Quadratmetern Verkaufsfläche darf sich die Rücknahme auf die Marken beschränken, die du führst.</p>
<p>Trinken deine Gäste am Platz und bleibt die Dose auf dem Tablett, sammelst du sie selbst und gibst sie gesammelt
zurück. Ein Sack mit 200 Dosen ist 50 Euro wert. Er gehört also in einen abgeschlossenen Raum und nicht neben die
Mülltonne.</p>
<h2>Fässer, Paletten und ein neuer Lieferant</h2>
<p>Am meisten Geld steckt nicht in der Flasche. Ein Fass trägt oft 30 Euro Pfand, dazu kommen Kohlensäureflaschen, die
entweder dir gehören, gemietet sind oder gegen volle getauscht werden. Kläre bei jeder einzelnen, was davon gilt, denn
eine fremde Flasche nimmt dein Lieferant vielleicht nicht zurück. Auch Europaletten und Rollbehälter werden gezählt,
obwohl auf ihnen kein Preis steht. Schreibe sie auf denselben Schein wie das Leergut und lass den Fahrer beide
Richtungen unterschreiben: was er bringt und was er mitnimmt.</p>
<p>Schwierig wird es beim Wechsel des Lieferanten. Poolflaschen, die viele Abfüller gemeinsam nutzen, nimmt fast jeder
Getränkehändler zurück. Flaschen und Kästen mit eigener Form oder eingeprägtem Namen dagegen nur, wer die Marke führt.
Gib deshalb vor dem letzten Liefertag alles zurück, was zum alten Sortiment gehört, auch die halbvollen Kästen, und
lass dir den Pfandsaldo schriftlich bestätigen. Danach ist jede vergessene Kiste im Keller nur noch im Weg. Notiere
bei neuen Produkten gleich, ob ihre Flasche in den gemeinsamen Kasten passt.</p>
<h2>Die Monatsprobe</h2>
<p>Rechne einmal im Monat bezahltes Pfand minus Gutschriften. Das Ergebnis sollte ungefähr dem Wert dessen
entsprechen, was voll und leer im Haus steht. Wächst der Abstand von Monat zu Monat, verschwindet irgendwo Leergut: in
der Personalküche, beim Außerhausverkauf oder auf dem Hof. Dann lohnt sich ein Blick, bevor aus kleinen Beträgen ein
richtiger Posten wird.</p>
<p>Bei Tresen steht das Pfand je Stück schon am Artikel und wird im Warenkorb als eigene Zeile gezeigt, nie versteckt
im Preis.</p>`,
  },
  en: {
    topic: 'Buying',
    title: 'Deposits and reusables without sums that go wrong',
    teaser:
      'Single-use or refillable, bottle or crate, net or gross: how deposits in Germany appear on an invoice, and how nothing is missing at the end of the month.',
    contentHtml: `<h2>One word, two systems</h2>
<p>In Germany people simply say Pfand, but two different systems hide behind the word. The single-use deposit applies
to cans and to one-way bottles of plastic or glass with most kinds of drinks. It is at least 25 cents per container
and is laid down in the Packaging Act. After its return such a container is crushed and recycled; it never comes back
as a bottle.</p>
<p>The refillable deposit is an arrangement of the trade. Those bottles are washed and filled again, and the bottler
decides on the amount. Usual values are 8 cents for many crown-cap beer bottles, 15 cents for swing-top bottles and
many bottles of water or juice, and 1.50 euros for the empty crate. There are exceptions, so the delivery note always
wins over memory.</p>
<h2>How to read the invoice</h2>
<p>A good invoice keeps goods and deposit apart. Otherwise you cannot compare the price of a bottle, and money that
merely passes through looks like a cost. With every delivery, look at three things:</p>
<ul>
<li>Is the number of bottles multiplied correctly, and has the crate been added where there is one?</li>
<li>Have the empties from the last round been credited, with the same count as on your return slip?</li>
<li>Was breakage noted on the day, or will you be asked to pay for it later?</li>
</ul>
<h2>A crate as an example</h2>
<p>Twenty half-litre bottles of beer carry 20 times 8 cents, which is 1.60 euros. Add 1.50 for the crate and you get
3.10 euros of deposit. With ten crates, 31 euros stand in your cellar. If you move a hundred crates in summer, some
three hundred euros are tied up without ever appearing in the till. How deposits are booked, and what applies to VAT,
is best settled once with your tax adviser and put in writing for whoever does the books.</p>
<h2>Keep order among the empties</h2>
<ul>
<li>Give each supplier a labelled, dry place. Drivers often refuse crates with mixed bottles.</li>
<li>Sort while clearing, not on the evening before collection.</li>
<li>One person counts, another signs. The slip is stapled to the invoice it belongs to.</li>
<li>Do not flatten single-use cans: the deposit mark and the barcode have to stay readable.</li>
</ul>
<h2>What the single-use deposit covers</h2>
<p>Since 2022 the duty has applied to all single-use plastic bottles and all cans between 0.1 and 3 litres, whether
they hold water, juice or wine. Milk and mixed milk drinks in single-use plastic bottles followed at the start of
2024. Beverage cartons stay free, and so do one-way glass bottles of wine or spirits. If you sell cans or one-way
bottles to take away, you have to charge the deposit and accept empties of the same kind. With less than 200 square
metres of sales area you may limit that to the brands you carry.</p>
<p>Where guests drink on the spot, you collect the cans yourself. A bag of 200 is worth 50 euros, so it belongs in a
locked room and not beside the dustbins.</p>
<h2>Kegs, pallets and a new supplier</h2>
<p>Most of the money is not in bottles. A keg often carries a deposit of 30 euros. Carbon dioxide cylinders are yours,
hired or exchanged, and it pays to know which, since a supplier may refuse somebody else's. Euro pallets and roll
containers are counted as well, although no price is written on them. Put them on the same slip as the empties and
have the driver sign for both directions: what arrives and what leaves.</p>
<p>Changing suppliers is the tricky moment. Pool bottles, shared by many bottlers, are taken back by nearly every
drinks wholesaler. Bottles and crates with a shape or name of their own are accepted only by those who sell the brand.
So return whatever belongs to the old range before the last delivery, half-full crates included, and have the deposit
balance confirmed in writing.</p>
<h2>The monthly check</h2>
<p>Once a month, take the deposits you have paid and subtract what you were credited. The result should come close to
the value of all full and empty containers in the house. If the gap grows from month to month, empties are leaking
somewhere: in the staff kitchen, with takeaway customers or out in the yard. Have a look before small coins turn into
a proper loss.</p>
<p>On Tresen the deposit of each piece is shown on the product itself and gets a line of its own in the cart, so it
never hides inside a price.</p>`,
  },
}
