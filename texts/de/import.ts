import type { FactName } from '../../contract/trade/fact-names.ts'
import { legalFactTexts } from './range/legal-facts.ts'
import type { importTexts as en } from '../en/import.ts'

const quoted = (text: string) => `„${text.length > 60 ? `${text.slice(0, 57)}…` : text}“`

export const importTexts: typeof en = {
  refusals: {
    OPEN_QUOTE: () =>
      'ein Anführungszeichen wird geöffnet und nie geschlossen; vielleicht ist die Datei hier abgeschnitten',
    TEXT_AFTER_QUOTE: () =>
      'zwischen schließendem Anführungszeichen und Trennzeichen steht Text; Anführungszeichen in einer Zelle sind zu verdoppeln',
    CELL_COUNT: (it) => `hat ${it.found} Zellen, die Kopfzeile nennt ${it.expected} Spalten`,
    REQUIRED: () => 'fehlt',
    CHARACTERS: () => 'enthält Zeichen, die nicht gespeichert werden können',
    TOO_LONG: (it) => `ist länger als ${it.max} Zeichen`,
    NO_NUMBER: (it) => `${quoted(it.value)} ist keine Zahl, die hier stehen kann`,
    OUT_OF_RANGE: (it) => `${quoted(it.value)} liegt nicht zwischen ${it.min} und ${it.max}`,
    NO_FLAG: (it) => `${quoted(it.value)} ist weder ja (1, ja, yes) noch nein (0, nein, no, leer)`,
    NO_DATE: (it) => `${quoted(it.value)} ist kein Datum wie 2026-03-31`,
    NO_TIME: (it) => `${quoted(it.value)} ist keine Zeit mit Zeitzone wie 2026-03-31T08:00+02:00`,
    DAY_PASSED: (it) => `${quoted(it.value)} liegt in der Vergangenheit`,
    DAY_TOO_FAR: (it) => `${quoted(it.value)} liegt mehr als zwei Jahre voraus`,
    IN_FUTURE: (it) => `${quoted(it.value)} liegt in der Zukunft`,
    TOO_OLD: (it) =>
      `${quoted(it.value)} ist mehr als ${it.days} Tage her; was seither das Lager verlassen hat, ist nicht mehr bekannt`,
    NO_CHOICE: (it) => `${quoted(it.value)} ist keiner der Werte ${it.choices.join(', ')}`,
    GTIN: (it) => `${quoted(it.value)} ist keine GTIN: 8, 12, 13 oder 14 Ziffern mit richtiger Prüfziffer`,
    PRICE_UNIT: (it) =>
      `„${it.value}“ Stück gehen in keinen Karton: count_per_box derselben Zeile muss ein Vielfaches davon sein`,
    TIERS: (it) =>
      `${quoted(it.value)} ist keine Staffel wie 48:3,50|96:3,20 mit steigenden Mengen und Preisen, die vom Endpreis an fallen`,
    PAIRS: (it) => `${quoted(it.value)} hat nicht die Form, die docs/import.md beschreibt`,
    PICTURE: (it) => `${quoted(it.value)} ist kein Bild, das gezeichnet werden kann, siehe docs/import.md`,
    DEPOSIT_PAIR: () => 'Pfand und Pfandart (EINWEG oder MEHRWEG) gehören zusammen',
    DEPOSIT_TWICE: () => 'Pfand steht entweder als Betrag in deposit oder als Gebinde in deposits',
    DEPOSITS: ({ value, items }) =>
      `'${value}' ist kein Pfand wie MEHRWEG_8:1|CRATE:20; es gibt ${items.join(', ')}, und ein Kasten geht in das Gebinde auf`,
    DUPLICATE: (it) => `steht schon in Zeile ${it.firstLine}; jene bleibt`,
    UNKNOWN_CATEGORY: (it) =>
      `die Kategorie ${quoted(it.value)} gibt es nicht${it.suggestion ? `; ist „${it.suggestion}“ gemeint?` : ''}`,
    ROOT_CATEGORY: (it) => `${quoted(it.value)} ist eine Hauptkategorie; bitte eine darunter nennen`,
    XML: (it: { line: number }) =>
      `die Datei ist ab Zeile ${it.line} nicht weiter lesbar; vielleicht ist sie hier abgeschnitten, was davor steht, gilt`,
    DELETED: () => 'die Datei nimmt den Artikel aus ihrem Katalog; archiviere ihn bei deinen Artikeln',
    CURRENCY: (it: { value: string }) => `der Preis steht in ${quoted(it.value)}; nur Euro gehen`,
    TERRITORY: (it: { value: string }) => `der Preis gilt in ${quoted(it.value)}, nicht in Deutschland`,
    PRICE_KIND: (it: { value: string }) =>
      `ein Preis der Art ${quoted(it.value)} ist kein Nettopreis; nötig ist net_list oder net_customer`,
    ROUNDED_TOO_FAR: (it: { value: string }) =>
      `${it.value} € je Stück sind auch je Karton keine ganzen Cent, und gerundet läge der Preis um mehr als 0,5 % daneben`,
    NOT_ON_SALE: () =>
      'der Artikel ist ein Entwurf, wird geprüft oder ist archiviert; seinen Preis änderst du bei deinen Artikeln',
    TOO_MANY_TIERS: (it: { most: number }) =>
      `nach der ${it.most}. Staffel stehen andere als am Artikel, und nur dort kannst du sie ändern`,
    FACTS_MISSING: (it: { facts: FactName[] }) =>
      `wartet in der Prüfung, bis du ergänzt: ${it.facts.map((name) => legalFactTexts.labels[name]).join(', ')}`,
  },
  notes: {
    MISSING: (it) =>
      `${it.promised} Stück sind Käufern zugesagt, davon fehlen ${it.missing}; bis sie da sind, wird nichts verkauft`,
    OLDER_COUNT: () => 'der Bestand wurde später gezählt, als diese Zeile sagt; die spätere Zählung bleibt',
  },
  unusable: {
    EMPTY: () => 'Die Datei ist leer.',
    MISSING_COLUMNS: (it) =>
      `In der Kopfzeile fehlt ${it.missing.join(', ')}; sie nennt ${it.found.join(', ') || 'nichts Lesbares'}.`,
    REPEATED_COLUMN: (it) => `Die Kopfzeile nennt die Spalte ${it.column} zweimal.`,
    NO_HEADER: () => 'Die erste Zeile lässt sich nicht als Spaltennamen lesen.',
    TOO_MANY_COLUMNS: (it: { found: number; most: number }) =>
      `Die Datei hat ${it.found} Spalten; höchstens ${it.most} sind lesbar.`,
    NOT_BMECAT: () => 'Diese XML-Datei ist kein BMEcat-Katalog.',
    ENTITIES: () => 'Die Datei vereinbart eigene Entitäten, die nicht gelesen werden. Bitte exportiere sie ohne.',
    ENCODING: (it: { name: string }) =>
      `Die Kodierung ${quoted(it.name)} ist nicht lesbar; bitte exportiere als UTF-8.`,
    UNKNOWN_STORE: (it) =>
      `Einen Shop „${it.slug}“ gibt es nicht${it.suggestion ? `; ist „${it.suggestion}“ gemeint?` : '.'}`,
    ALREADY_RUNNING: (it) =>
      `In den Shop „${it.slug}“ wird gerade schon importiert; warte das Ende ab und starte erneut.`,
  },
  usage: 'Aufruf: npm run import -- <Datei.csv> --store <Kürzel> [--dry-run] [--language de|en]',
  noFile: (path) => `Die Datei ${path} gibt es nicht.`,
  isFolder: (path) => `${path} ist ein Ordner; bitte eine CSV-Datei nennen.`,
  unreadable: (path, reason) => `${path} kann nicht gelesen werden: ${reason}${reason.endsWith('?') ? '' : '.'}`,
  encoding: (name) => `Die Datei ist nicht in UTF-8; sie wird als ${name} gelesen.`,
  unknownColumns: (names) => `Diese Spalten sind nicht bekannt und bleiben weg: ${names.join(', ')}.`,
  refusal: (line, column, reason) =>
    `Zeile ${line}${column ? `, ${column}` : ''}: ${reason}${reason.endsWith('?') ? '' : '.'}`,
  progress: (percent, lines) => `${percent} %, ${lines} Zeilen`,
  result: (it) =>
    `${it.added} neu, ${it.changed} geändert, ${it.unchanged} unverändert, ${it.refused} abgelehnt (${it.seconds} s).`,
  dryRun: 'Probelauf: Es wurde nichts geschrieben.',
  interrupted: 'Der Import wurde abgebrochen; ganze Stapel bleiben. Starte ihn erneut, um ihn abzuschließen.',
}
