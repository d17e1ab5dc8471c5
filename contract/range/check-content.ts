import { areDepositsRight } from '../trade/deposits.ts'
import { discounted } from '../change-sets/terms.ts'
import { isGtin } from './gtin.ts'
import type { Content, Field } from './content.ts'

/** What is wrong with a field, whatever else is missing; texts/<language>/range has the sentence of each. */
export const contentProblems = [
  'REQUIRED',
  'TOO_LOW',
  'DECIMALS',
  'TIERS',
  'PRICE_UNIT',
  'GTIN',
  'DEPOSITS',
  'PAIRS',
  'PARTY',
  'LUCID',
  'WEEE',
  'TAKEN',
  'UNKNOWN',
  'GONE',
] as const
export type ContentProblemCode = (typeof contentProblems)[number]
export type ContentProblem = { field: Field; code: ContentProblemCode }

/** What cannot be published as it stands; what is only not there yet is told by the rules of completeness.ts. */
export function checkContent(content: Content): ContentProblem[] {
  return [
    ...moneyProblems(content),
    ...gtinFields.flatMap((field) => problemIf(content[field] !== '' && !isGtin(content[field]), field, 'GTIN')),
    ...countFields.flatMap((field) => problemIf(content[field] === 0, field, 'TOO_LOW')),
    ...problemIf(!isPriceUnitRight(content), 'priceUnit', 'PRICE_UNIT'),
    ...problemIf(!areDepositsRight(content.deposits, content.countPerBox ?? 1), 'deposits', 'DEPOSITS'),
    ...problemIf(arePairsWrong(content), 'attributes', 'PAIRS'),
    ...problemIf(
      Object.values(content.variantOptions).some((value) => !value.trim()),
      'variantOptions',
      'PAIRS',
    ),
    ...partyFields.flatMap((field) => problemIf(isPartyWrong(content[field]), field, 'PARTY')),
    ...problemIf(content.lucidNumber !== '' && !/^DE\d{13}$/.test(content.lucidNumber.trim()), 'lucidNumber', 'LUCID'),
    ...problemIf(content.weeeNumber !== '' && !/^DE\d{8}$/.test(content.weeeNumber.trim()), 'weeeNumber', 'WEEE'),
  ]
}

const gtinFields = ['gtin', 'boxGtin', 'palletGtin'] as const
const countFields = ['contentAmount', 'countPerBox', 'minimumQuantity', 'boxesPerPallet'] as const
const partyFields = ['manufacturer', 'responsible'] as const

const problemIf = (isWrong: boolean, field: Field, code: ContentProblemCode): ContentProblem[] =>
  isWrong ? [{ field, code }] : []

function moneyProblems(content: Content): ContentProblem[] {
  const { price, discount, msrp } = content
  const problems = (['price', 'msrp', 'discount'] as const).flatMap((field) =>
    problemIf(!hasTwoDecimals(content[field]), field, 'DECIMALS'),
  )
  return [
    ...problems,
    ...problemIf(price === 0, 'price', 'TOO_LOW'),
    ...problemIf(msrp === 0, 'msrp', 'TOO_LOW'),
    ...problemIf(problems.length === 0 && areTiersWrong(content, finalCents({ price, discount })), 'tiers', 'TIERS'),
  ]
}

const isPriceUnitRight = ({ priceUnit, countPerBox }: Content) =>
  priceUnit !== null && priceUnit > 0 && (countPerBox === null || countPerBox % priceUnit === 0)

const hasTwoDecimals = (euros: number | null) =>
  euros === null || Number.isSafeInteger(Number((euros * 100).toPrecision(12)))

/** Net cents of `priceUnit` pieces without tiers; null without a price. */
export function finalCents({ price, discount }: Pick<Content, 'price' | 'discount'>): number | null {
  return price === null ? null : discounted(Math.round(price * 100), Math.round((discount ?? 0) * 100))
}

/** Quantities rise, prices fall strictly, the first below the final price. */
function areTiersWrong({ tiers }: Content, final: number | null): boolean {
  let before = { fromQuantity: 1, price: final === null ? Number.POSITIVE_INFINITY : final / 100 }
  for (const { fromQuantity, price } of tiers) {
    if (fromQuantity === null || !price || !hasTwoDecimals(price)) return true
    if (fromQuantity <= before.fromQuantity || price >= before.price) return true
    before = { fromQuantity, price }
  }
  return false
}

const arePairsWrong = ({ attributes }: Content) =>
  attributes.some(({ de, en }) => [de.label, de.value, en.label, en.value].some((text) => !text.trim()))

const isPartyWrong = (party: Content['manufacturer']) =>
  party !== null && [party.name, party.address, party.email].some((text) => !text.trim())
