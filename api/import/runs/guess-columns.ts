import { isStoreColumn, type ImportColumn } from '../import-columns.ts'

/** As a name is compared: 'Art.-Nr. ' is 'artnr'. */
export const plainHeader = (header: string) =>
  header
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]/g, '')

/** What suppliers call their columns, in both languages, as `plainHeader` has it. */
const names: Partial<Record<ImportColumn, string[]>> = {
  supplier_sku: [
    'artnr',
    'artikelnr',
    'artikelnummer',
    'artikel',
    'sku',
    'itemno',
    'itemnumber',
    'articlenumber',
    'productnumber',
    'nummer',
  ],
  gtin: ['ean', 'gtin', 'ean13', 'barcode', 'strichcode'],
  name_de: ['bezeichnung', 'artikelbezeichnung', 'name', 'namede', 'artikelname', 'description', 'title', 'titel'],
  name_en: ['nameenglisch', 'englishname', 'bezeichnungen'],
  brand: ['marke', 'hersteller', 'brand', 'manufacturer'],
  category: ['kategorie', 'warengruppe', 'category'],
  price: [
    'preis',
    'nettopreis',
    'listenpreis',
    'ek',
    'netto',
    'price',
    'netprice',
    'listprice',
    'preisnetto',
    'liste',
    'list',
  ],
  price_unit: ['preiseinheit', 'priceunit', 'pe', 'jestueck', 'perpcs'],
  discount_percent: ['rabatt', 'rabattprozent', 'discount'],
  msrp: ['uvp', 'rrp', 'empfvk'],
  tax_rate: ['mwst', 'ust', 'steuersatz', 'vat', 'taxrate'],
  count_per_box: ['ve', 'stueckjekarton', 'kartoninhalt', 'gebinde', 'packsize', 'percase', 'inhaltve'],
  minimum_quantity: ['mindestmenge', 'minimum', 'mindestbestellmenge', 'moq', 'mindestens', 'minimumpcs'],
  stock: ['bestand', 'lager', 'imlager', 'lagerbestand', 'stock', 'onhand', 'quantity', 'instore'],
  as_of: ['stand', 'bestandvom', 'asof'],
  back_on: [
    'wiederda',
    'wiederlieferbar',
    'lieferbarab',
    'backon',
    'backinstock',
    'availablefrom',
    'wiederdaam',
    'backinstockon',
  ],
  tiers: ['staffel', 'staffeln', 'staffelpreise', 'tierprices'],
  ingredients: ['zutaten'],
  origin: ['herkunft'],
}

/** What each column means by its name: what the store said of it last, our own name, or what others call it; each meaning once. */
export function guessColumns(
  headers: string[],
  known: { header: string; means: ImportColumn | null }[],
): (ImportColumn | null)[] {
  const meanings = new Map(known.map(({ header, means }) => [header, means]))
  const taken = new Set<ImportColumn>()
  return headers.map((header) => {
    const means = meanings.get(plainHeader(header)) === undefined ? guess(header) : meanings.get(plainHeader(header))!
    if (!means || !isStoreColumn(means) || taken.has(means)) return null
    taken.add(means)
    return means
  })
}

function guess(header: string): ImportColumn | null {
  const own = header.trim().toLowerCase()
  if (isStoreColumn(own)) return own
  const plain = plainHeader(header)
  const found = Object.entries(names).find(([, all]) => all.includes(plain))
  return found ? (found[0] as ImportColumn) : null
}
