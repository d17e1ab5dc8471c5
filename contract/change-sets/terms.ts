import { numberOfDay } from './days.ts'
import { isTierPrice, kindOf, slotOf, tierSlots, type SheetField } from './fields.ts'

/** A tier as the sheet has it: a slot, of which both cells are empty where there is no tier. */
type TierSlot = { fromPieces: number | null; priceCents: number | null }

/** What the sheet shows and changes of a product. Net cents of `priceUnit` pieces, rates per ten-thousand, pieces. */
export type Terms = {
  priceCents: number
  /** One, or pieces that go into a case. */
  priceUnit: number
  discountBp: number
  /** After the discount; it follows price and discount where these change. */
  finalPriceCents: number
  /** The slots of the sheet, and behind them the tiers that it does not show. */
  tiers: TierSlot[]
  msrpCents: number | null
  minimumQuantity: number
  countPerBox: number
  /** Pieces on hand, as one would count them. */
  counted: number
  /** Ordered and not sent yet, or held for a payment. */
  promised: number
  /** When sold out goods are expected, as a number ('2026-12-12' is 20261212). */
  backOn: number | null
}

type Stored = {
  priceCents: number
  priceUnit: number
  finalPriceCents: number
  tierPrices: { minQuantity: number; finalPriceCents: number }[]
  msrpCents: number | null
  minimumQuantity: number
  countPerBox: number
  counted: number
  promised: number
  backOn: string | null
}

export function termsOf({ tierPrices, backOn, ...stored }: Stored): Terms {
  const tiers = Array.from({ length: Math.max(tierSlots, tierPrices.length) }, (_, slot) => ({
    fromPieces: tierPrices[slot]?.minQuantity ?? null,
    priceCents: tierPrices[slot]?.finalPriceCents ?? null,
  }))
  return { ...stored, discountBp: discountOf(stored), tiers, backOn: backOn === null ? null : numberOfDay(backOn) }
}

/**
 * The discount that leads from the list price to the final one: the roundest that does. Of dear goods none may do so to the
 * cent; then the nearest.
 */
export function discountOf({ priceCents, finalPriceCents }: Pick<Stored, 'priceCents' | 'finalPriceCents'>): number {
  const exact = (1 - finalPriceCents / priceCents) * 10_000
  const round = [100, 10, 1].map((step) => Math.round(exact / step) * step)
  return round.find((bp) => discounted(priceCents, bp) === finalPriceCents) ?? Math.round(exact)
}

export const discounted = (priceCents: number, discountBp: number): number =>
  Math.max(1, Math.round((priceCents * (10_000 - discountBp)) / 10_000))

/** The value of a cell as it is stored: cents, rates per ten-thousand, pieces; null for an empty one. */
export function valueIn(terms: Terms, field: SheetField): number | null {
  const slot = slotOf(field)
  if (slot !== null) return isTierPrice(field) ? terms.tiers[slot]!.priceCents : terms.tiers[slot]!.fromPieces
  return terms[placeOf(field)]
}

/** The terms with another value in this cell. */
export function withValue(terms: Terms, field: SheetField, value: number | null): Terms {
  const slot = slotOf(field)
  if (slot !== null) {
    const changed = isTierPrice(field) ? { priceCents: value } : { fromPieces: value }
    return { ...terms, tiers: terms.tiers.map((tier, index) => (index === slot ? { ...tier, ...changed } : tier)) }
  }
  const next = { ...terms, [placeOf(field)]: value }
  // What lies there again is no longer expected.
  if (field === 'STOCK' && next.counted > next.promised) return { ...next, backOn: null }
  if (field === 'PRICE_UNIT') return { ...next, tiers: next.tiers.map(inUnit(terms.priceUnit, next.priceUnit)) }
  if (field !== 'PRICE' && field !== 'DISCOUNT') return next
  return { ...next, finalPriceCents: discounted(next.priceCents, next.discountBp) }
}

/** Tiers that the sheet does not show follow another unit; those it shows are typed anew. */
const inUnit = (before: number, after: number) => (tier: TierSlot, slot: number) =>
  slot < tierSlots || tier.priceCents === null
    ? tier
    : { ...tier, priceCents: Math.round((tier.priceCents * after) / before) }

const places = {
  PRICE: 'priceCents',
  PRICE_UNIT: 'priceUnit',
  DISCOUNT: 'discountBp',
  MSRP: 'msrpCents',
  MINIMUM: 'minimumQuantity',
  STOCK: 'counted',
  BACK_ON: 'backOn',
} as const
const placeOf = (field: SheetField) => places[field as keyof typeof places]

const isWhole = (field: SheetField) => ['PIECES', 'DAY'].includes(kindOf(field))

/** Euros or percent of two decimals, pieces or the number of a day, as a call carries them. */
export const toWire = (field: SheetField, value: number | null): number | null =>
  value === null || isWhole(field) ? value : value / 100

/** What is stored for it; NaN where it has more decimals than can be stored. */
export function fromWire(field: SheetField, value: number | null): number | null {
  if (value === null) return null
  const scaled = isWhole(field) ? value : Number((value * 100).toPrecision(12))
  return Number.isSafeInteger(scaled) ? scaled : Number.NaN
}
