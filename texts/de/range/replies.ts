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
      'Wieder da am',
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
    reported:
      'Jemand hatte uns den Artikel gemeldet. Ein Mensch hat die Meldung geprüft und entschieden, kein Automat.',
    byPerson: 'Eine Meldung lag nicht vor. Ein Mensch hat entschieden, kein Automat.',
    redress:
      'Siehst du es anders, schreib uns binnen sechs Monaten über das Kontaktformular: Jemand anderes aus dem Team sieht es sich an. ' +
      'Auch eine außergerichtliche Streitbeilegungsstelle (Art. 21 Verordnung (EU) 2022/2065) und die Gerichte stehen dir offen.',
    button: 'Artikel öffnen',
  },
  many: {
    unknownCollection: 'Diese Kollektion gibt es nicht.',
    subject: (action, count) =>
      ({
        BLOCK: `Gesperrt: ${count} Artikel`,
        PAUSE: `Pausiert: ${count} Artikel`,
        CATEGORY: `In eine andere Kategorie verschoben: ${count} Artikel`,
      })[action],
    hello: 'Hallo,',
    body: (action, category) =>
      ({
        BLOCK: 'Tresen hat diese Artikel von dir gesperrt: Sie werden nicht mehr verkauft, bis sie neu geprüft sind.',
        PAUSE: 'Tresen hat diese Artikel von dir pausiert. Du kannst sie selbst wieder aktivieren.',
        CATEGORY: `Tresen hat diese Artikel von dir in die Kategorie „${category}“ verschoben.`,
      })[action],
    more: (count) => `und ${count} weitere`,
    reason: (text) => `Grund: ${text}`,
    button: 'Artikel ansehen',
    head: [
      'SKU-Nummer',
      'Artikelnummer',
      'GTIN',
      'Name',
      'Store',
      'Stand',
      'Kategorie',
      'Endpreis',
      'Verkauft, 28 Tage',
      'Hinweise',
      'Gesperrt, weil',
      'Gesperrt seit',
      'Geändert',
    ],
    blocked: 'Gesperrt',
    sameGtin: 'Gleiche GTIN',
    noPicture: 'Ohne Foto',
    lacksFacts: 'Pflichtangaben fehlen',
  },
}
