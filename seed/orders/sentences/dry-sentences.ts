import type { KindSentences } from './kind-sentences.ts'

export const drySentences: KindSentences[] = [
  {
    of: ['mehl-backen', 'zucker-suesse'],
    five: `Teig geht gleichmäßig auf, seit Wochen dieselbe Qualität.
      Staubt kaum und klumpt auch im feuchten Keller nicht.
      Für Brot und Kuchen im Einsatz, beides gelingt.
      Die große Menge spart uns eine Bestellung im Monat.`,
    four: `Bindet gut, die Tüte reißt aber schnell ein.
      Feine Körnung, lässt sich gut sieben.
      Ergiebig, wir nehmen zehn Prozent weniger als vorher.`,
    three: 'Erfüllt seinen Zweck, mehr nicht.\nLeichte Klümpchen, durchs Sieb geht es.',
    two: 'Der Teig wurde mehrmals zu fest.',
    one: 'Sack war feucht, alles verklumpt.',
  },
  {
    of: ['pasta-reis', 'muesli-cerealien'],
    five: `Bleibt auch im Wasserbad bissfest.
      Kocht gleichmäßig, klebt nicht, wenig Bruch.
      Auf dem Buffet greifen Kinder und Eltern zu.
      Knusprig bis zum letzten Löffel.
      Für Mittagstisch und Catering unsere feste Größe.`,
    four: `Gute Ware, die Garzeit ist eher zwei Minuten länger.
      Schmeckt, etwas viel Bruch unten im Beutel.
      Nimmt Soße gut an, gern wieder.`,
    three: 'In Ordnung, beim Warmhalten wird es weich.\nSüßer als gedacht, wir mischen es.',
    two: 'Verkocht schnell, für große Mengen ungeeignet.',
    one: 'Motten in einem Beutel, Ware wurde ersetzt.',
  },
  {
    of: ['oel-essig', 'sossen-senf', 'gewuerze-salz'],
    five: `Würzt kräftig, wir brauchen spürbar weniger.
      Schmeckt wie hausgemacht, Gäste fragen nach dem Rezept.
      Hitzefest in der Pfanne, kein Nachgeschmack.
      Steht bei uns auf jedem Tisch.
      Farbe und Duft stimmen, auch nach Monaten im Regal.`,
    four: `Guter Geschmack, der Dosierer könnte feiner sein.
      Rundet das Dressing ab, etwas salzig.
      Ergiebig, nur das Etikett löst sich in der Küche.`,
    three: 'Brauchbar zum Kochen, für kalte Küche zu flach.\nKonsistenz wechselt, einmal dünn, einmal fest.',
    two: 'Schärfer als angegeben, viele Teller kamen zurück.',
    one: 'Glas undicht, der halbe Karton war verklebt.',
  },
  {
    of: ['konserven', 'suppen-fertiggerichte', 'nuesse-trockenfruechte'],
    five: `Abtropfgewicht stimmt, feste Stücke, kaum Bruch.
      Schnell warm, schmeckt nach Küche und nicht nach Dose.
      Frisch und knackig, kein ranziger Beigeschmack.
      Rettet uns jeden vollen Mittag.
      Füllt Bowls und Salate, ohne zu wässern.
      Gleiche Größe, gleicher Geschmack, seit einem Jahr.`,
    four: `Gute Ware, die Dosen hatten zwei Dellen.
      Solide Einlage, wir verfeinern mit frischen Kräutern.
      Schöne Größe für Bowls und Salate.`,
    three: 'Geht, aber wenig Einlage für den Preis.\nSehr weich gekocht, nur noch für Püree gut.',
    two: 'Zu salzig, mussten wir strecken.',
    one: 'Haltbarkeit kürzer als zugesagt, zurückgegeben.',
  },
  {
    of: ['aufstriche-honig', 'vegan-tofu'],
    five: `Streicht sich leicht, am Buffet bleibt nichts übrig.
      Vegane Gäste sind endlich zufrieden mit dem Frühstück.
      Brät goldbraun an und zerfällt nicht.
      Schmeckt fruchtig, nicht nach Gelee.
      Portioniert sich auch kalt ohne Mühe.`,
    four: `Lecker, setzt sich oben etwas Öl ab.
      Würzig, gut portionierbar, Glas dürfte größer sein.
      Kräftig im Geschmack, auf warmem Brot am besten.`,
    three: 'Textur gewöhnungsbedürftig, Geschmack in Ordnung.\nRecht süß, in kleiner Menge gut.',
    two: 'Trennt sich im Kühlhaus, unansehnlich am Buffet.',
    one: 'Deckel undicht, zwei Gläser verdorben.',
  },
  {
    of: ['kekse', 'kuchen-gebaeck', 'knaeckebrot-waffeln', 'brot-broetchen'],
    five: `Zum Kaffee auf der Untertasse genau die richtige Größe.
      Kommt ohne Bruch an, sauber geschichtet.
      Frisch aufgebacken kaum von der Bäckerei zu unterscheiden.
      Saftig auch am zweiten Tag.
      In der Konferenzpause nach zehn Minuten leer.`,
    four: `Knusprig und nicht zu süß, etwas Bruch im Karton.
      Gelingt im Ofen immer, eine Minute kürzer als angegeben.
      Gute Scheibenstärke, Kruste dürfte kräftiger sein.`,
    three: 'Mittelmäßig, für den Aufschnitt reicht es.\nTrocknet nach dem Öffnen schnell aus.',
    two: 'Mehr Krümel als ganze Stücke.',
    one: 'Schimmel vor Ablauf, Gutschrift kam sofort.',
  },
  {
    of: ['schokolade'],
    five: `Schmilzt gleichmäßig, glänzt als Überzug.
      Das Betthupferl, das unsere Gäste mitnehmen.
      Im Regal neben der Kasse verkauft sie sich von selbst.
      Feiner Bruch, kein Fettreif trotz Sommer.
      Als Beigabe zum Espresso sehr gut angenommen.
      Kräftig im Kakao, wenig süß.`,
    four: `Sehr lecker, im Juli leider ohne Kühlung gekommen.
      Schöne Verpackung, passt in jede Geschenktüte.
      Guter Schmelz, Füllung etwas sparsam.
      Kommt gut an, kleinere Stücke wären uns lieber.`,
    three: 'Süß, wenig Kakao, für Kinder gut.\nHübsch verpackt, Geschmack nur Durchschnitt.',
    two: 'Weiß angelaufen, zum Verschenken nicht zu gebrauchen.',
    one: 'Geschmolzen und wieder fest geworden angekommen.',
  },
  {
    of: ['bonbons-fruchtgummi', 'riegel', 'salzige-snacks', 'eis'],
    five: `An der Rezeption täglich nachgefüllt.
      Knackig, nicht zu salzig, zum Bier ideal.
      In der Minibar der meistverkaufte Artikel.
      Bleibt weich, klebt nicht zusammen.
      Cremig direkt aus dem Froster, gut zu portionieren.`,
    four: `Beliebt bei den Kindern, Tüte lässt sich schlecht schließen.
      Kräftig gewürzt, etwas viel Luft in der Packung.
      Guter Snack für Tagungen, wir bestellen nach.`,
    three: 'Geschmack in Ordnung, für den Preis etwas wenig drin.\nHalb Bruch, halb ganz.',
    two: 'Sehr süß, wird bei uns kaum genommen.',
    one: 'Kam angetaut und wieder gefroren.',
  },
]
