import type { MagazinePost } from '../magazine-post.ts'

export const allergens: MagazinePost = {
  path: 'allergene-auf-der-karte',
  author: 'Jule Hartwig',
  picture: 'cover-27',
  daysAgo: 77,
  categories: ['speisekarten', 'kuchen-gebaeck', 'pflanzendrinks', 'nuesse-trockenfruechte', 'mehl-backen'],
  de: {
    topic: 'Recht',
    title: 'Allergene auf der Karte: die 14 Gruppen und der Weg dorthin',
    teaser:
      'Welche Stoffe du angeben musst, welche Formen erlaubt sind und wie die Angabe stimmt, auch wenn in der Küche ein Produkt gewechselt wird.',
    contentHtml: `<h2>Die Pflicht in einem Satz</h2>
<p>Wer Speisen und Getränke abgibt, muss über 14 Gruppen von Stoffen informieren, die Allergien oder
Unverträglichkeiten auslösen können. Grundlage ist die europäische Lebensmittelinformations-Verordnung, kurz LMIV, mit
der Nummer (EU) 1169/2011. Die Stoffe stehen in Anhang II. Seit Dezember 2014 gilt das auch für lose Ware, also für
alles, was in Restaurant, Café, Hotel und Kantine auf den Teller kommt.</p>
<h2>Die 14 Gruppen</h2>
<ul>
<li>Glutenhaltiges Getreide: Weizen, Roggen, Gerste, Hafer und verwandte Sorten</li>
<li>Krebstiere</li>
<li>Eier</li>
<li>Fisch</li>
<li>Erdnüsse</li>
<li>Sojabohnen</li>
<li>Milch einschließlich Laktose</li>
<li>Schalenfrüchte wie Mandeln, Haselnüsse, Walnüsse, Cashewkerne und Pistazien</li>
<li>Sellerie</li>
<li>Senf</li>
<li>Sesam</li>
<li>Schwefeldioxid und Sulfite von mehr als 10 Milligramm je Kilo oder Liter</li>
<li>Lupinen</li>
<li>Weichtiere wie Muscheln und Tintenfisch</li>
</ul>
<p>Bei Getreide und bei Schalenfrüchten wird die einzelne Art genannt. „Enthält Nüsse“ genügt nicht, „enthält
Haselnüsse“ schon.</p>
<h2>Wo die Angabe stehen darf</h2>
<p>In Deutschland regelt die Lebensmittelinformations-Durchführungsverordnung, wie lose Ware gekennzeichnet wird.
Erlaubt sind ein Schild an der Ware, die Speise- und Getränkekarte mit Fußnoten, ein Aushang oder eine Mappe zum
Nachlesen. Auch eine mündliche Auskunft ist möglich, wenn das Personal Bescheid weiß, eine schriftliche Dokumentation
vorliegt, die auf Nachfrage gezeigt wird, und ein gut sichtbarer Hinweis darauf aufmerksam macht. Gäste müssen sich
informieren können, bevor sie bestellen.</p>
<h2>Vom Rezept zur Karte</h2>
<ul>
<li>Für jedes Gericht ein Rezeptblatt mit allen Zutaten, auch Brühe, Würzmischung, Frittierfett und Dekoration.</li>
<li>Zu jeder Zutat die Angaben vom Etikett oder aus dem Produktblatt übernehmen, nicht aus dem Gedächtnis.</li>
<li>Daraus eine Tabelle bauen: Zeilen sind Gerichte, Spalten die 14 Gruppen.</li>
<li>Aus der Tabelle die Fußnoten der Karte ableiten. Eine Person prüft, eine zweite zeichnet ab.</li>
</ul>
<p>Häufige Fallen sind Sellerie in Brühe, Senf in Dressings, Weizen in Sojasauce, Milch in Wurst und Sulfite in Wein
und Trockenfrüchten.</p>
<h2>Was auf der Packung hervorgehoben ist</h2>
<p>Bei verpackter Ware steht die Auskunft im Zutatenverzeichnis. Die 14 Stoffe müssen sich dort vom Rest abheben,
meist durch fette Schrift. Lies trotzdem die ganze Liste, denn „Vollei“ und „Molkenpulver“ sind leicht zu übersehen.
Einige Erzeugnisse sind ausgenommen, weil vom Stoff nichts Wirksames bleibt: vollständig raffiniertes Sojaöl etwa oder
Glukosesirup aus Weizen. Diese Ausnahmen stehen abschließend in Anhang II. Was dort nicht steht, wird angegeben.</p>
<p>Fehlt auf einem Produktblatt eine Angabe, heißt das nicht, dass der Stoff nicht enthalten ist. Frage beim
Lieferanten nach und trage bis zur Antwort „unbekannt“ in die Tabelle ein. Eine leere Zelle liest jeder als Nein.</p>
<h2>Zusatzstoffe, Lieferdienst, Bestellseite</h2>
<p>Neben den Allergenen verlangt eine andere Verordnung Hinweise auf bestimmte Zusatzstoffe, zum Beispiel „mit
Farbstoff“, „mit Konservierungsstoff“, „geschwefelt“ oder „mit Süßungsmittel“. Halte beides in derselben Tabelle, aber
mit getrennten Zeichen: Buchstaben für Allergene, Ziffern für Zusatzstoffe. So verwechselt sie niemand. Wer über das
Internet oder am Telefon Bestellungen annimmt, muss die Allergene nennen, bevor der Gast bestellt, und noch einmal,
wenn er die Ware bekommt. Ein Aufkleber auf der Schale mit Gericht und Buchstaben erledigt den zweiten Teil und hilft
auch der Kollegin, die das Essen ausfährt.</p>
<p>Für das Tagesgericht, das erst am Morgen feststeht, taugt ein Vordruck: Name, 14 Kästchen, Datum, Kürzel. Er hängt
neben der Tafel, bis sie abgewischt wird, und kommt danach in die Mappe.</p>
<h2>Wenn sich ein Produkt ändert</h2>
<p>Der gefährlichste Moment ist der Ersatzartikel. Ist die gewohnte Brühe nicht lieferbar, kommt eine andere, und die
Tabelle stimmt nicht mehr. Lege fest, dass niemand einen Ersatz auspackt, ohne das Etikett mit dem Rezeptblatt zu
vergleichen. Hefte geänderte Produktblätter sofort ab und notiere das Datum.</p>
<h2>Spuren und Gespräche</h2>
<p>Unbeabsichtigte Spuren sind in der Liste nicht vorgeschrieben, für betroffene Gäste aber wichtig. Versprich deshalb
nie, ein Gericht sei frei von etwas, wenn ihr auf demselben Brett und in derselben Fritteuse arbeitet. Sage lieber
genau, was drin ist und wie gekocht wird. Ein ehrliches Nein schafft mehr Vertrauen als ein freundliches
Vielleicht.</p>
<p>Drei Wörter werden oft verwechselt, und jedes Mal kann es ernst werden. Laktosefrei heißt nicht milchfrei: Das
Milcheiweiß ist noch da. Dinkel ist Weizen, auch wenn er bekömmlicher wirkt, und enthält Gluten. Vegan bedeutet, dass
keine tierischen Zutaten verwendet wurden, und sagt nichts über Spuren von Ei oder Milch. Nenne auf Nachfrage deshalb
immer den Stoff und nicht das Etikett. Schreibe für Gäste, die kein Deutsch sprechen, die 14 Gruppen auch auf Englisch
in die Mappe, mit dem Unterschied zwischen Erdnüssen und Schalenfrüchten.</p>
<p>Übt das einmal mit dem Service. Zwei spielen Gäste, die anderen antworten mit der Mappe in der Hand, und nach einer
Viertelstunde weiß jeder, wo es steht und wann die Küche gefragt werden muss.</p>`,
  },
  en: {
    topic: 'Law',
    title: 'Allergens on the menu: the 14 groups and how to get there',
    teaser:
      'Which substances have to be declared, which forms are accepted in Germany and how the statement stays true when the kitchen swaps a product.',
    contentHtml: `<h2>The duty in one sentence</h2>
<p>If you serve food or drinks, you have to tell people about 14 groups of substances that can cause allergies or
intolerances. The basis is the European regulation on food information to consumers, (EU) No 1169/2011, known in
Germany as LMIV. Annex II lists the substances. Since December 2014 this has covered unpacked food too, in other words
whatever ends up on a plate in a restaurant, café, hotel or canteen.</p>
<h2>The 14 groups</h2>
<ul>
<li>Cereals containing gluten: wheat, rye, barley, oats and their relatives</li>
<li>Crustaceans</li>
<li>Eggs</li>
<li>Fish</li>
<li>Peanuts</li>
<li>Soybeans</li>
<li>Milk, including lactose</li>
<li>Nuts such as almonds, hazelnuts, walnuts, cashews and pistachios</li>
<li>Celery</li>
<li>Mustard</li>
<li>Sesame</li>
<li>Sulphur dioxide and sulphites above 10 milligrams per kilo or litre</li>
<li>Lupin</li>
<li>Molluscs such as mussels and squid</li>
</ul>
<p>With cereals and nuts, the actual kind has to be named. Saying that a cake contains nuts is not enough; saying that
it contains hazelnuts is.</p>
<h2>Where the statement may stand</h2>
<p>For unpacked food in Germany, a national ordinance sets out how the information can be given: on a sign beside the
food, in the menu by means of footnotes, on a notice or in a folder to look it up. Telling guests in person is
possible as well, as long as your staff know the facts, written documentation is kept and shown on request, and a
clearly visible notice points to it. In any case people must be able to find out before they order.</p>
<h2>From recipe to menu</h2>
<ul>
<li>Write a recipe sheet for each dish with every ingredient, down to stock, seasoning, frying fat and garnish.</li>
<li>Copy the allergens from the label or the product sheet, never from memory.</li>
<li>Turn the sheets into a table, with dishes as rows and the 14 groups as columns.</li>
<li>Derive the footnotes from that table. One person checks, another signs.</li>
</ul>
<p>Classic traps are celery in stock, mustard in dressings, wheat in soy sauce, milk in sausages, and sulphites in
wine and dried fruit.</p>
<h2>What the pack highlights</h2>
<p>On packed goods the answer is in the list of ingredients, where the 14 substances have to stand out, usually in
bold. Read the whole list all the same, since whole egg and whey powder are easily missed. A few products are exempt
because nothing effective is left of the substance, such as fully refined soybean oil or glucose syrup from wheat.
Annex II names these exceptions conclusively.</p>
<p>If a product sheet says nothing about a substance, that does not mean it is absent. Ask the supplier, and write
“unknown” into the table until you have an answer. Everybody reads an empty cell as a no.</p>
<h2>Additives, delivery and web orders</h2>
<p>A separate German ordinance asks for notes on certain additives, for instance colours, preservatives, sweeteners or
sulphured fruit. Keep both in one table but with different signs: letters for allergens, figures for additives. If you
take orders on the web or by telephone, allergens have to be named before guests order and again when they receive the
food. A sticker on the box does the second part.</p>
<p>For a dish of the day use a form: name, 14 boxes, date, initials. It hangs beside the board until that is wiped,
and then goes into the folder.</p>
<h2>When a product changes</h2>
<p>The dangerous moment is the substitute. Your usual stock is unavailable, a different one arrives, and the table is
wrong from that minute on. Make it a rule that no substitute is opened before its label has been compared with the
recipe sheet. File new product sheets at once and note the date.</p>
<h2>Traces and conversations</h2>
<p>Unintended traces are not part of the mandatory list, yet they matter a great deal to the guests concerned. So
never promise that a dish is free from something if you use the same board or the same fryer for everything. Say
precisely what is in it and how it is prepared. An honest no earns more trust than a friendly maybe.</p>
<p>Three words are often mixed up, and each time it can become serious. Lactose-free does not mean free from milk: the
protein is still there. Spelt is a kind of wheat and contains gluten. Vegan says that no animal ingredients were used,
and nothing about traces. When guests ask, name the substance and not the slogan, and remember that peanuts and tree
nuts are two different groups.</p>
<p>Practise this once with the service team. Two colleagues play guests, the others answer with the folder in hand,
and after a quarter of an hour everybody knows where to look and when to fetch the kitchen.</p>`,
  },
}
