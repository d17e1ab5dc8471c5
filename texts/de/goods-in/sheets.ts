import type { goodsInSheets as English } from '../../en/goods-in/sheets.ts'
import { carrierName } from '../carriers.ts'
import { unitOf } from '../pieces.ts'

export const goodsInSheets: typeof English = {
  title: 'Wareneingangsprüfung (HACCP-Nachweis)',
  fileName: 'Wareneingangsprüfung',
  period: (from, to) => `Geprüft vom ${from} bis ${to}`,
  nothing: 'In diesem Zeitraum wurde nichts geprüft.',
  shipment: (number, store) => `${number} · ${store}`,
  sent: (day, carrier) => `Verschickt am ${day}: ${carrierName(carrier)}`,
  version: (version, at, by) => `Fassung ${version}, geprüft am ${at} von ${by}`,
  somebody: 'jemandem, dessen Konto gelöscht ist',
  reason: (text) => `Berichtigt: ${text}`,
  note: (text) => `Notiz: ${text}`,
  claims: (numbers) => `Eröffnete Reklamationen: ${numbers}`,
  photos: (count) => (count === 1 ? '1 Foto' : `${count} Fotos`),
  head: {
    article: 'Artikel',
    pieces: 'Gesandt / da',
    state: 'Zustand',
    lot: 'Charge, MHD',
    temperature: '°C (Grenze)',
  },
  affected: (count) => `${count} betroffen`,
  unitOf,
  limits:
    'Grenzwerte: tiefgekühlt −18 °C, kurzzeitig −15 °C (TLMV § 2); Fisch 2 °C, Geflügel und zerlegtes Fleisch 4 °C (VO (EG) 853/2004, ' +
    'DIN 10508); sonst gekühlt 7 °C (DIN 10508).',
  csvHead: [
    'Lieferung',
    'Lieferant',
    'Verschickt am',
    'Fassung',
    'Geprüft am',
    'Geprüft von',
    'Artikelnummer',
    'Artikel',
    'Einheit',
    'Gesandt',
    'Angekommen',
    'Zustand',
    'Betroffen',
    'Charge',
    'MHD',
    'Temperatur °C',
    'Grenzwert °C',
    'Fotos',
    'Reklamationen',
    'Notiz',
    'Grund der Berichtigung',
  ],
}
