/** Units by what one of them is in the smallest one of its kind. */
const units: Record<string, [kind: string, size: number]> = {
  mg: ['g', 0.001],
  g: ['g', 1],
  gr: ['g', 1],
  gramm: ['g', 1],
  gram: ['g', 1],
  grams: ['g', 1],
  kg: ['g', 1000],
  kilo: ['g', 1000],
  kilogramm: ['g', 1000],
  ml: ['ml', 1],
  milliliter: ['ml', 1],
  cl: ['ml', 10],
  dl: ['ml', 100],
  l: ['ml', 1000],
  lt: ['ml', 1000],
  ltr: ['ml', 1000],
  liter: ['ml', 1000],
  litre: ['ml', 1000],
  litres: ['ml', 1000],
  liters: ['ml', 1000],
  // As cups are sold: of 8 oz are those of 0,2 l, of 12 oz those of 0,3 l.
  oz: ['ml', 25],
  mm: ['mm', 1],
  cm: ['mm', 10],
  m: ['mm', 1000],
  meter: ['mm', 1000],
  st: ['piece', 1],
  stk: ['piece', 1],
  stck: ['piece', 1],
  stück: ['piece', 1],
  stueck: ['piece', 1],
  pcs: ['piece', 1],
  pieces: ['piece', 1],
}
const number = String.raw`\d{1,6}(?:[.,]\d{1,3})?`
const measure = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(${number})\s*(${Object.keys(units)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\p{L}\p{N}])`,
  'giu',
)
/** How many: '10er Pack' as '10 Stück'. */
const pieces = /(?<![\p{L}\p{N}.,])(\d{1,5})-?er(?![\p{L}\p{N}])/giu
/** A count before a size, where the size is meant: '6 x 1,5 l'. */
const times =
  /(?<![\p{L}\p{N}.,])\d{1,3}\s*[x×*]\s*(?=\d{1,6}(?:[.,]\d{1,3})?\s*(?:m|c|d)?(?:l|ltr|liter|g|kg)(?![\p{L}\p{N}]))/giu
/** Also without 'GN', as in 'GN-Behälter 1/2'. */
const gastronorm = /(?<![\p{L}\p{N}])(?:gn\s*)?([12])\s*\/\s*([1234689])(?![\p{N}])/giu
const sides = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(${number})\s*[x×*]\s*(${number})(?:\s*[x×*]\s*(${number}))?\s*(mm|cm|m)?(?![\p{L}\p{N}])`,
  'giu',
)
const size = /(?<![\p{L}\p{N}])(?:grosse|größe|groesse|gr\.|size)\s*(x{0,3}[sml]|\d{2})(?![\p{L}\p{N}])/giu

/**
 * The sizes a text names, each as one term however it is written: '0,5 l', '500ml' and '50 cl' are '500ml', 'GN 1/2' is
 * 'gn1/2', 'Größe M' is 'size:m'; and the text without them. Terms of sizes hold what no word does, so they never meet one.
 */
export function extractMeasures(text: string): { terms: string[]; rest: string } {
  const terms: string[] = []
  const rest = text
    .replace(times, ' ')
    .replace(sides, (_, ...found: string[]) => ` ${addSides(found.slice(0, 3), found[3])} `)
    .replace(gastronorm, (_, part: string, whole: string) => ` ${add(`gn${part}/${whole}`)} `)
    .replace(size, (_, name: string) => ` ${add(`size:${name.toLowerCase()}`)} `)
    .replace(pieces, (_, amount: string) => ` ${add(measureTerm(amount, 'stk'))} `)
    .replace(measure, (_, amount: string, unit: string) => ` ${add(measureTerm(amount, unit))} `)
  return { terms, rest }

  /** Each side by itself where its unit is known, and all together however they are measured. */
  function addSides(found: (string | undefined)[], unit: string | undefined) {
    const lengths = found.filter((side) => side !== undefined).map((side) => side.replace(',', '.'))
    if (unit) for (const length of new Set(lengths)) add(measureTerm(length, unit))
    add(`sides:${lengths.slice(0, 2).join('x')}`)
    return ''
  }
  function add(term: string) {
    terms.push(term)
    return ''
  }
}

const BARE_UNITS = ['cm', 'mm', 'ml', 'cl', 'l', 'g', 'kg']
/** '0,33er' too. */
const bareNumber = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/])${number}(?=er(?![\p{L}\p{N}])|(?![\p{L}\p{N}/%]|[.,]\d|\s*%))`,
  'gu',
)

/** What a number without a unit may measure, a list for each: 'Teller 27' is one of 27 cm, 'Pils 0,33' has 33 cl. */
export const bareMeasures = (text: string): string[][] =>
  (extractMeasures(text).rest.match(bareNumber) ?? []).map((amount) => [
    ...new Set(BARE_UNITS.map((unit) => measureTerm(amount, unit))),
  ])

/** The term of a content that is stored as an amount; null for one piece, which no text names as a size. */
export const contentTerm = (amount: number, unit: 'G' | 'ML' | 'PIECE'): string | null =>
  unit === 'PIECE' && amount === 1 ? null : `=${amount}${unit.toLowerCase()}`

function measureTerm(amount: string, unit: string): string {
  const [kind, size] = units[unit.toLowerCase()]!
  return `=${Math.round(Number(amount.replace(',', '.')) * size * 1000) / 1000}${kind}`
}
