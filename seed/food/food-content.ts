import type { FoodKind } from './food-kinds.ts'

/** What one piece holds, in grams, millilitres or pieces. */
export type Content = { amount: number; unit: 'G' | 'ML' | 'PIECE' }

const number = String.raw`\d+(?:[.,] ?\d+)?`
const unit = String.raw`(?:kilogramm|kg|gramm|gram|gr|g|liter|ltr|ml|cl|l)`
const packing = String.raw`(?:\s*(?:pro\s+)?(?:packung|glas|dose|beutel|flasche|stück|tube|tetra|tafel|eimer))?`
const edge = String.raw`(?![\p{L}\d])`

// '4X 8 GR', '20 Beutel à 1,75 G': several equal ones in one piece.
const several = new RegExp(
  String.raw`(?<!\d)(\d{1,3})\s*(?:[x×]|(?:beutel|stück)\s+à)\s*(${number})\s*(${unit})${edge}\.?${packing}`,
  'iu',
)
const plain = new RegExp(
  String.raw`(?<![\d.\p{L}/]|\d,|/ )(${number})\s*(${unit})${edge}\.?(?:\s*\+\s*(${number})\s*(?:${unit})(?:\s+gratis)?)?${packing}`,
  'iu',
)
const eggs = /(?<!\d)(\d{1,2})\s+(?:frische\s+)?(?:\S*-)?eier\b/i
// '(3,97 Eur / 1 Kg)', '(1 kg = 5, 18 Eur)': what a shop once asked.
const prices = /\([^)]*\beur\b[^)]*\)/gi

const factors: Record<string, [Content['unit'], number]> = {
  kilogramm: ['G', 1000],
  kg: ['G', 1000],
  gramm: ['G', 1],
  gram: ['G', 1],
  gr: ['G', 1],
  g: ['G', 1],
  liter: ['ML', 1000],
  ltr: ['ML', 1000],
  l: ['ML', 1000],
  cl: ['ML', 10],
  ml: ['ML', 1],
}

/** The size a name states, and the name without it. */
export function readContent(name: string, category?: string): { content?: Content; rest: string } {
  const text = name.replaceAll(prices, ' ')
  if (category === 'eier') {
    const amount = Number(eggs.exec(text)?.[1])
    return amount > 1 ? { content: { amount, unit: 'PIECE' }, rest: text } : { rest: text }
  }
  const found = several.exec(text)
  if (found) return { content: contentOf(found[2]!, found[3]!, Number(found[1])), rest: without(text, found) }
  const single = plain.exec(text)
  if (!single) return { rest: text }
  const content = contentOf(single[1]!, single[2]!, 1)
  if (single[3]) content.amount += amountOf(single[3]) * factorOf(single[2]!)[1]
  return isLikely(content) ? { content, rest: without(text, single) } : { rest: text }
}

// A name of several sizes ('0, 33 l 0.33 Liter', '2x335g 670 Pkg') loses all of them.
function without(text: string, found: RegExpExecArray) {
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  return rest.replace(plain, ' ').replace(/\b\d+ pkg\b/i, ' ')
}

const amountOf = (text: string) =>
  Number(
    text
      .replaceAll(' ', '')
      .replace(/^([1-9])[.,](\d{3})$/, '$1$2')
      .replace(',', '.'),
  )
const factorOf = (text: string) => factors[text.toLowerCase()]!

function contentOf(amount: string, given: string, times: number): Content {
  const [unitOf, factor] = factorOf(given)
  return { amount: Math.round(amountOf(amount) * factor * times * 10) / 10, unit: unitOf }
}

// '3,7g' behind milk is its fat.
const isLikely = ({ amount }: Content) => amount >= 5 && amount <= 30_000

/** The content an article is sold in: what its name states, else what its category has usually. */
export function contentFor(stated: Content | undefined, { content: [amount, usual] }: FoodKind): Content {
  if (!stated || (usual === 'PIECE' && stated.unit !== 'PIECE')) return { amount, unit: usual }
  return { amount: Math.max(1, Math.round(stated.amount)), unit: stated.unit }
}

/** Pieces in a case: the usual number, fewer of large pieces. */
export function boxFor({ amount, unit: given }: Content, { content: [usual], box }: FoodKind): number {
  return given === 'PIECE' || amount <= usual * 2 ? box : Math.max(2, Math.round((box * usual * 2) / amount))
}
