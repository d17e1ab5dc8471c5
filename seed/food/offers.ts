import { hashed } from '../goods/article-hash.ts'
import type { DemoStore } from '../picture-manifest.ts'
import { recased } from './food-deposit.ts'

type Row = Record<string, string>

/**
 * Lets further stores that sell its category offer one in thirteen articles with a GTIN too, at prices, cases and stock
 * of their own: one to three stores more. The article itself stays what it is.
 */
export function addOffers(byStore: Map<string, Row[]>, stores: DemoStore[]): Map<string, Row[]> {
  const added = [...byStore].flatMap(([store, rows]) => rows.flatMap((row) => furtherOffers(store, row, stores)))
  const offered = new Map([...byStore].map(([store, rows]) => [store, [...rows]]))
  for (const { store, row } of added) offered.get(store)!.push(row)
  return offered
}

function furtherOffers(seller: string, row: Row, stores: DemoStore[]) {
  const key = row.gtin ?? ''
  if (key === '' || row.exclusive === 'ja' || hashed(key, 'has offers', 13) > 0) return []
  const others = stores.filter(({ id, categories }) => id !== seller && categories.includes(row.category!))
  const first = hashed(key, 'first offer', Math.max(1, others.length))
  return Array.from({ length: Math.min(others.length, 1 + hashed(key, 'offers', 3)) }, (_, i) => {
    const store = others[(first + i) % others.length]!.id
    return { store, row: offerRow(row, `${key} ${store}`) }
  })
}

/** Another case, 12 % cheaper to 14 % dearer, nothing reduced. */
function offerRow(row: Row, key: string): Row {
  const usual = Number(row.count_per_box)
  const box = Math.max(1, Math.round(usual * [1, 1, 0.5, 2][hashed(key, 'case', 4)]!))
  const price = (Number(row.price) * (88 + hashed(key, 'price', 27))) / 100
  return {
    ...row,
    price: Math.max(0.1, price).toFixed(2),
    msrp: '',
    discount_percent: '',
    tiers: '',
    count_per_box: String(box),
    deposits: recased(row.deposits, box),
    minimum_quantity: String(box),
    stock: String(box * hashed(key, 'stock', 120)),
    popularity: String(Math.floor(Number(row.popularity) / 2)),
  }
}
