/** The pages of a store's imports. */
export const imports = {
  lead: 'Prices, stock and new products from CSV, TSV, XLSX or BMEcat. Nothing counts before you have seen what it changes.',
  file: 'Import a file',
  empty: 'No file was imported yet.',
  failed: 'The imports cannot be read.',
  back: 'All imports',
  columns: { file: 'File', state: 'State', line: 'Line', article: 'Product', old: 'Now', new: 'New' },
  kinds: { CHANGED: 'Changed', NEW: 'New', SAME: 'Same', REFUSED: 'Refused', MISSING: 'Not in the file' },
  states: {
    COLUMNS: 'Match columns',
    READING: 'Is compared',
    COMPARED: 'Waits for you',
    APPLYING: 'Is applied',
    APPLIED: 'Applied',
    UNUSABLE: 'Cannot be read',
  },
  unusable: 'This file cannot be read',
  reading: 'The lines are compared',
  readingText: (lines: number) =>
    `${lines} ${lines === 1 ? 'line' : 'lines'} so far. You can leave this page; it goes on.`,
  match: 'What do the columns mean?',
  matchHint: 'We remember it for the next file. Columns that are left out change nothing.',
  leaveOut: 'Leave out',
  nameless: (place: number) => `Column ${place}`,
  compare: 'Compare',
  difference: 'What it changes',
  noPrices: 'No price changes.',
  prices: (it: { count: number; up: number; down: number; percent: string; large: number }) =>
    it.count === 1
      ? `1 price changes by ${it.percent} %.`
      : `${it.count} prices change: up ${it.up}, down ${it.down}, by ${it.percent} % in the mean; ${it.large} by more than 10 %.`,
  byCase: 'Priced by the case, as a piece has no whole cents; shown rounded',
  lines: 'Lines of the file',
  noLines: 'There are none.',
  whatCounts:
    'Of products you have already, prices, minimum and stock change; names, texts and packs stay. New products go to our check first.',
  apply: 'Apply',
  expired: 'This was compared more than a day ago. Please compare it again.',
  from: (day: string) => `From ${day}.`,
  sets: {
    DRAFT: 'Not applied.',
    APPLYING: 'Prices and stock are written.',
    SCHEDULED: 'Stock is written, prices wait for their day.',
    APPLIED: 'Prices and stock count.',
    UNDOING: 'Is taken back.',
    UNDONE: 'Prices and stock were taken back. New products stay in the check.',
  },
  undo: 'Take back prices and stock',
  refused: 'Refused lines as CSV',
  refusedFile: 'refused-lines',
  pauseMissing: (taken: number, all: number) =>
    taken < all
      ? `Pause ${taken} of ${all} products that the file lacks`
      : all === 1
        ? 'Pause 1 product that the file lacks'
        : `Pause ${all} products that the file lacks`,
  pausing: 'Pause what the file lacks',
  meanings: {
    supplier_sku: 'Product number',
    gtin: 'GTIN',
    name_de: 'Name (German)',
    name_en: 'Name (English)',
    brand: 'Brand',
    category: 'Category',
    price: 'Net price',
    price_unit: 'Pieces of the price',
    discount_percent: 'Discount in percent',
    msrp: 'Recommended retail price',
    tax_rate: 'Tax rate',
    count_per_box: 'Pieces per case',
    minimum_quantity: 'Minimum quantity',
    stock: 'Stock',
    as_of: 'Stock counted at',
    tiers: 'Tier prices',
    deposits: 'Deposit items',
    description_de: 'Description (German)',
    description_en: 'Description (English)',
  },
}
