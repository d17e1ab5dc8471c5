import type { imports as english } from '../../en/import/screen.ts'

/** Die Seiten der Importe eines Shops. */
export const imports: typeof english = {
  lead: 'Preise, Bestand und neue Artikel aus CSV, TSV, XLSX oder BMEcat. Nichts gilt, bevor du gesehen hast, was sich ändert.',
  file: 'Datei importieren',
  empty: 'Noch wurde keine Datei importiert.',
  failed: 'Die Importe lassen sich nicht lesen.',
  back: 'Alle Importe',
  columns: { file: 'Datei', state: 'Stand', line: 'Zeile', article: 'Artikel', old: 'Jetzt', new: 'Neu' },
  kinds: { CHANGED: 'Geändert', NEW: 'Neu', REFUSED: 'Abgelehnt' },
  views: {
    PRICES: 'Preise',
    STOCK: 'Bestand',
    OTHERS: 'Weiteres',
    CHANGED: 'Geändert',
    NEW: 'Neu',
    SAME: 'Gleich',
    REFUSED: 'Abgelehnt',
    MISSING: 'Fehlt in der Datei',
  },
  otherFields: { MSRP: 'unverbindliche Preisempfehlung', MINIMUM: 'Mindestbestellung' },
  states: {
    COLUMNS: 'Spalten zuordnen',
    READING: 'Wird verglichen',
    COMPARED: 'Wartet auf dich',
    APPLYING: 'Wird übernommen',
    APPLIED: 'Übernommen',
    UNUSABLE: 'Nicht lesbar',
  },
  unusable: 'Diese Datei ist nicht lesbar',
  reading: 'Die Zeilen werden verglichen',
  readingText: (lines) =>
    `Bisher ${lines} ${lines === 1 ? 'Zeile' : 'Zeilen'}. Du kannst die Seite verlassen; es läuft weiter.`,
  match: 'Was bedeuten die Spalten?',
  matchHint: 'Wir merken es uns für die nächste Datei. Ausgelassene Spalten ändern nichts.',
  leaveOut: 'Auslassen',
  nameless: (place) => `Spalte ${place}`,
  compare: 'Vergleichen',
  groups: {
    title: 'Was sind deine Warengruppen hier?',
    lead: 'Neue Artikel brauchen eine unserer Kategorien. Wir merken sie uns für deine nächsten Dateien.',
    none: 'Keine: die Zeilen bleiben abgelehnt',
    of: (count) => (count === 1 ? '1 Zeile' : `${count} Zeilen`),
    known: (count) =>
      count === 1
        ? 'Warengruppe zeigen, die eine Kategorie hat'
        : `${count} Warengruppen zeigen, die eine Kategorie haben`,
    save: 'Merken und neu vergleichen',
    others: (count) => `Die ${count} häufigsten. Weitere kommen, wenn diese zugeordnet sind.`,
  },
  difference: 'Was sich ändert',
  noPrices: 'Kein Preis ändert sich.',
  prices: ({ count, up, down, percent, large }) =>
    count === 1
      ? `1 Preis ändert sich um ${percent} %.`
      : `${count} Preise ändern sich: ${up} nach oben, ${down} nach unten, im Mittel ${percent} %; ${large} um mehr als 10 %.`,
  byCase: 'Preis je Karton, da ein Stück keine ganzen Cent hat; gerundet angezeigt',
  lines: 'Zeilen der Datei',
  noLines: 'Es gibt keine.',
  whatCounts:
    'Bei Artikeln, die du schon hast, ändern sich Preise, Mindestmenge und Bestand; Namen, Texte und Packungen bleiben. Neue Artikel prüfen wir zuerst.',
  apply: 'Übernehmen',
  expired: 'Der Vergleich ist älter als ein Tag. Bitte vergleiche noch einmal.',
  from: (day) => `Ab ${day}.`,
  sets: {
    DRAFT: 'Nicht übernommen.',
    APPLYING: 'Preise und Bestand werden geschrieben.',
    SCHEDULED: 'Der Bestand ist geschrieben, Preise warten auf ihren Tag.',
    APPLIED: 'Preise und Bestand gelten.',
    UNDOING: 'Wird zurückgenommen.',
    UNDONE: 'Preise und Bestand sind zurückgenommen. Neue Artikel bleiben in der Prüfung.',
  },
  undo: 'Preise und Bestand zurücknehmen',
  refused: 'Abgelehnte Zeilen als CSV',
  refusedFile: 'abgelehnte-zeilen',
  pauseMissing: (taken, all) =>
    taken < all
      ? `${taken} von ${all} Artikeln pausieren, die in der Datei fehlen`
      : all === 1
        ? '1 Artikel pausieren, der in der Datei fehlt'
        : `${all} Artikel pausieren, die in der Datei fehlen`,
  pausing: 'Fehlende Artikel pausieren',
  meanings: {
    supplier_sku: 'Artikelnummer',
    gtin: 'GTIN',
    name_de: 'Name (deutsch)',
    name_en: 'Name (englisch)',
    brand: 'Marke',
    category: 'Kategorie',
    price: 'Nettopreis',
    price_unit: 'Stück je Preis',
    discount_percent: 'Rabatt in Prozent',
    msrp: 'UVP',
    tax_rate: 'Steuersatz',
    count_per_box: 'Stück je Karton',
    minimum_quantity: 'Mindestmenge',
    stock: 'Bestand',
    as_of: 'Bestand gezählt am',
    tiers: 'Staffelpreise',
    deposits: 'Pfandartikel',
    description_de: 'Beschreibung (deutsch)',
    description_en: 'Beschreibung (englisch)',
  },
}
