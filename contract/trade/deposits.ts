import * as z from 'zod/mini'
import { eurosOf, moneyText } from '../platform/money.ts'
import { Euros, type Language } from '../platform/values.ts'
import type { TaxCase } from '../totals.ts'

/** Deposit items of the shop, single-use or returnable; amounts and names stand in the table `deposit_item` (decision 146). */
export const depositItems = {
  EINWEG_25: 'EINWEG',
  MEHRWEG_8: 'MEHRWEG',
  MEHRWEG_15: 'MEHRWEG',
  SWING_TOP: 'MEHRWEG',
  MILK_GLASS: 'MEHRWEG',
  CRATE: 'MEHRWEG',
  HALF_CRATE: 'MEHRWEG',
  KEG: 'MEHRWEG',
} as const

/** A deposit item of the shop, or an amount in cents on a bottle or can: 'EINWEG_25'. */
export const isDepositCode = (code: string) => code in depositItems || /^(EINWEG|MEHRWEG)_[1-9]\d{0,4}$/.test(code)

/** The most kinds of items lent with one article. */
export const mostDeposits = 5

/** What a store says of an article; name and amount are the item's. */
export type StatedDeposit = Pick<Deposit, 'code' | 'perPieces'>

/** Whether whole items come with each case of so many pieces, and none is named twice. */
export const areDepositsRight = (deposits: { code: string; perPieces: number | null }[], countPerBox: number) =>
  deposits.length <= mostDeposits &&
  new Set(deposits.map(({ code }) => code)).size === deposits.length &&
  deposits.every(
    ({ code, perPieces }) =>
      isDepositCode(code) &&
      perPieces !== null &&
      Number.isSafeInteger(perPieces) &&
      perPieces > 0 &&
      countPerBox % perPieces === 0,
  )

/** Deposit on one item for so many pieces: on a bottle for each, on a crate for twenty. Cents without tax. */
export type Deposit = {
  code: string
  kind: 'BOTTLE' | 'CAN' | 'CRATE' | 'KEG' | 'BOX' | 'PALLET'
  way: 'EINWEG' | 'MEHRWEG'
  nameDe: string
  nameEn: string
  cents: number
  perPieces: number
  /** A supply of its own, at the standard rate; absent where it is taxed as its goods (UStAE 10.1 (8), 3.10 (5a)). */
  tax?: 'STANDARD'
}

/** How many items these pieces come in. The crate of a broken case counts with its last piece. */
export const itemCount = ({ perPieces }: Pick<Deposit, 'perPieces'>, pieces: number) => Math.floor(pieces / perPieces)

export const depositCentsOf = (deposits: Deposit[], pieces: number): number =>
  deposits.reduce((sum, deposit) => sum + deposit.cents * itemCount(deposit, pieces), 0)

const STANDARD_RATE_BP = 1900

/** The rate of a deposit on goods of this rate. */
export const depositRateBp = ({ tax }: Pick<Deposit, 'tax'>, goodsRateBp: number, taxCase: TaxCase) =>
  tax === 'STANDARD' && taxCase === 'DOMESTIC' ? STANDARD_RATE_BP : goodsRateBp

/** A line as far as its deposits need it. */
type LendingLine = { deposits: Deposit[]; taxRateBp: number }

/** Cents of deposit on a number of pieces of a line, as far as it is taxed at this rate. */
export const depositCentsAt = (
  rateBp: number,
  { deposits, taxRateBp }: LendingLine,
  sale: { pieces: number; taxCase: TaxCase },
) =>
  depositCentsOf(
    deposits.filter((deposit) => depositRateBp(deposit, taxRateBp, sale.taxCase) === rateBp),
    sale.pieces,
  )

/** The rates of lines and of what is lent with them. */
export const ratesOf = (lines: LendingLine[], taxCase: TaxCase) =>
  new Set(
    lines.flatMap(({ deposits, taxRateBp }) => [
      taxRateBp,
      ...deposits.map((deposit) => depositRateBp(deposit, taxRateBp, taxCase)),
    ]),
  )

export const depositName = ({ nameDe, nameEn }: Pick<Deposit, 'nameDe' | 'nameEn'>, language: Language) =>
  language === 'de' ? nameDe : nameEn

/** Of a line of goods, apart from their price: by item, and together. */
export const LineDeposit = z.object({
  /** Of one piece with its share of a crate. */
  perUnit: Euros,
  total: Euros,
  totalText: z.string(),
  items: z.array(z.object({ name: z.string(), count: z.int(), eachText: z.string(), totalText: z.string() })),
  /** '40 × Bierflasche 0,08 € · 2 × Kasten 1,50 €' */
  itemsText: z.string(),
})
export type LineDeposit = z.output<typeof LineDeposit>

/** Null where there is none. */
export function depositOnWire(deposits: Deposit[], pieces: number, language: Language): LineDeposit | null {
  if (deposits.length === 0) return null
  const total = depositCentsOf(deposits, pieces)
  const items = deposits.map((deposit) => {
    const count = itemCount(deposit, pieces)
    return {
      name: depositName(deposit, language),
      count,
      eachText: moneyText(deposit.cents, language),
      totalText: moneyText(deposit.cents * count, language),
    }
  })
  return {
    perUnit: perPiece(deposits),
    total: eurosOf(total),
    totalText: moneyText(total, language),
    items,
    itemsText: items.map(({ count, name, eachText }) => `${count} × ${name} ${eachText}`).join(' · '),
  }
}

/** Euros of one piece with its share of a crate, up to four decimals. */
export const perPiece = (deposits: Deposit[]) =>
  Math.round(deposits.reduce((sum, { cents, perPieces }) => sum + (cents * 100) / perPieces, 0)) / 10_000
