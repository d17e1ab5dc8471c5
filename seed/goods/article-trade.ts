import { chosen, hashed } from './article-hash.ts'

/** Price, steps and stock of an article in the columns of the import. */
export type ArticleTrade = { key: string; price: number; box: number; minimum: number; isBulky: boolean }

const DISCOUNTS = [5, 8, 10, 10, 12, 15, 20]

/** About one article in eight is reduced, three in ten have tiers. `price` is net for a piece in euros. */
export function tradeColumns({ key, price, box, minimum, isBulky }: ArticleTrade): Record<string, string> {
  const cents = Math.round(price * 100)
  const discount = hashed(key, 'is reduced', 100) < 12 ? chosen(key, 'discount', DISCOUNTS) : 0
  const finalCents = Math.round((cents * (100 - discount)) / 100)
  const tiers = hashed(key, 'has tiers', 100) < 30 ? tiersOf(finalCents, Math.max(box, minimum)) : ''
  return {
    price: euros(cents),
    ...(discount > 0 ? { discount_percent: String(discount) } : {}),
    msrp: euros(retailCents(key, cents)),
    tax_rate: '19',
    count_per_box: String(box),
    minimum_quantity: String(minimum),
    ...(tiers ? { tiers } : {}),
    stock: String(stockOf(key, box, isBulky)),
    popularity: String(Math.floor(hashed(key, 'popularity', 1000) ** 2 / 1000)),
    ...(hashed(key, 'is exclusive', 120) === 0 ? { exclusive: 'ja' } : {}),
  }
}

/** What a piece costs in the trade: cents below two euros, steps that widen above. */
export function tradePrice(price: number): number {
  const step = price < 2 ? 0.01 : price < 20 ? 0.05 : price < 200 ? 0.5 : 1
  return Number(Math.max(0.01, Math.round(price / step) * step).toFixed(2))
}

const euros = (cents: number) => (cents / 100).toFixed(2)

/** Gross, ending in 9. */
function retailCents(key: string, cents: number) {
  const gross =
    (cents * 1.19 * (cents > 20_000 ? 115 + hashed(key, 'retail', 20) : 140 + hashed(key, 'retail', 45))) / 100
  return Math.max(9, gross < 2000 ? Math.ceil(gross / 10) * 10 - 1 : Math.ceil(gross / 100) * 100 - 10)
}

function tiersOf(finalCents: number, least: number) {
  const steps = [
    [4, 95],
    [10, 91],
    [24, 87],
  ] as const
  const tiers = steps.map(([cases, percent]) => [cases * least, Math.round((finalCents * percent) / 100)] as const)
  const prices = [finalCents, ...tiers.map(([, cents]) => cents)]
  // A step of less than a cent is none.
  if (prices.some((cents, index) => index > 0 && cents >= prices[index - 1]!)) return ''
  return tiers.map(([quantity, cents]) => `${quantity}:${euros(cents)}`).join('|')
}

function stockOf(key: string, box: number, isBulky: boolean) {
  const draw = hashed(key, 'stock', 100)
  if (draw < 4) return 0
  if (draw < 12) return box * (1 + hashed(key, 'rest', 3))
  return box * (8 + hashed(key, 'cases', isBulky ? 40 : 260))
}
