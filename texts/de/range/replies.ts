import { rangeList } from './list.ts'
import type { rangeReplies as en } from '../../en/range/replies.ts'

export const rangeReplies: typeof en = {
  attributes: {
    missing: (names) => `Noch zu nennen: ${names}.`,
    unfit: (names) =>
      `Die Kategorie nimmt hier eine andere Art von Wert oder hat diese Wahl nicht: ${names}. Bitte neu angeben.`,
  },
  problems: {
    REQUIRED: 'Das braucht es, bevor der Artikel veröffentlicht werden kann.',
    TOO_LOW: 'Das muss mehr als 0 sein.',
    DECIMALS: 'Höchstens zwei Nachkommastellen.',
    PRICE_UNIT: 'Der Preis gilt für ein Stück, einen Karton oder einen Teil davon, der in ihm aufgeht.',
    TIERS: 'Mengen müssen steigen, Preise fallen, der erste unter den Endpreis.',
    GTIN: 'Das ist keine GTIN: 8, 12, 13 oder 14 Ziffern, die letzte ist die Prüfziffer.',
    DEPOSITS: 'Jedes Pfand steht einmal da, für so viele Stück, dass es in einem Karton aufgeht.',
    PAIRS: 'Jedes braucht Namen und Wert, in beiden Sprachen.',
    PARTY: 'Name, Anschrift und E-Mail werden gebraucht.',
    LUCID: 'Eine LUCID-Nummer ist DE mit 13 Ziffern.',
    WEEE: 'Eine WEEE-Nummer ist DE mit 8 Ziffern.',
    TAKEN: 'Ein anderer deiner Artikel hat diese Nummer schon.',
    GONE: 'Eines dieser Bilder gibt es nicht mehr. Bitte lade es noch einmal hoch.',
    UNKNOWN: 'Bitte wähle eine Kategorie, unter der keine weitere liegt.',
  },
  file: {
    name: 'artikel',
    head: [
      'Artikelnummer',
      'GTIN',
      'Name',
      'Marke',
      'Stand',
      'Kategorie',
      'Listenpreis',
      'Endpreis',
      'Stück im Karton',
      'Inhalt',
      'Verkäuflich',
      'Reicht Tage',
      'Vollständig %',
      'Abgelehnt, weil',
      'Geändert',
    ],
    statuses: rangeList.statuses,
    mail: {
      subject: 'Deine Artikelliste ist fertig',
      body: (count) => `Die Datei mit ${count} Artikeln ist fertig. Sie bleibt 30 Tage liegen.`,
      button: 'Datei holen',
    },
  },
  blocked: {
    subject: (name) => `Gesperrt: ${name}`,
    hello: 'Hallo,',
    body: (name) => `Tresen hat „${name}“ gesperrt: Der Artikel wird nicht mehr verkauft, bis er neu geprüft ist.`,
    reason: (text) => `Grund: ${text}`,
    button: 'Artikel öffnen',
  },
}
