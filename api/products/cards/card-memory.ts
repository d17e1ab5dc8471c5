import type postgres from 'postgres'
import type { ProductCard } from '../../../contract/products.ts'
import type { Db, Queryable } from '../../platform/db.ts'
import { seesPrices, type Viewer } from '../price.ts'
import {
  availabilityOf,
  badgesOf,
  cardColumns,
  cardTables,
  offersTextFor,
  toCard,
  type CardDeps,
  type CardRow,
} from '../product-card.ts'

/** What is read of a product for each card: which version of its rows holds, and what does not stand in them. */
export type CardStamp = Pick<CardRow, 'skuId' | 'stock' | 'offers'> & { version: string }

/** Of a product a row and its cards, by language and by whether prices are shown. */
type Held = { version: string; row: CardRow; cards: Map<string, ProductCard> }

/** Of some 3 kB each (decision 59); a page has 24. */
const MOST = 3000

const memories = new WeakMap<Db, Map<string, Held>>()

/**
 * Columns of a CardStamp over `p`, `s` and `k` of cardTables. PostgreSQL writes a changed row as a new one with the number of
 * its transaction, `xmin`: while both rows have theirs, a card that was made of them is as they are.
 */
export const stampColumns = (sql: Queryable): postgres.Fragment => sql`
  p.sku_id, p.xmin::text || ' ' || s.xmin::text as version, coalesce(k.quantity, 0) as stock`

/** The cards of these stamps in their order; reads only the products of which no card of this version was made before. */
export async function cardsOf<Stamp extends CardStamp>(
  deps: CardDeps & { db: Db },
  viewer: Viewer,
  stamps: readonly Stamp[],
): Promise<ProductCard[]> {
  const memory = memories.get(deps.db) ?? new Map<string, Held>()
  memories.set(deps.db, memory)
  const held = new Map<string, Held>()
  const missing: string[] = []
  for (const { skuId, version } of stamps) {
    const known = memory.get(skuId)
    if (known?.version === version) held.set(skuId, known)
    else missing.push(skuId)
  }
  if (missing.length > 0)
    for (const made of await readHeld(deps.db, missing)) {
      if (memory.size >= MOST) memory.clear()
      memory.set(made.row.skuId, made)
      held.set(made.row.skuId, made)
    }
  // What was deleted in between has no card.
  return stamps.flatMap((stamp) => {
    const of = held.get(stamp.skuId)
    return of ? [cardOf(of, stamp, { viewer, deps })] : []
  })
}

async function readHeld(db: Db, skuIds: string[]): Promise<Held[]> {
  const rows = await db<(CardRow & { version: string })[]>`
    select ${cardColumns(db)}, ${stampColumns(db)} from ${cardTables(db)} where p.sku_id = any(${skuIds})`
  return rows.map(({ version, ...row }) => ({ version, row, cards: new Map() }))
}

function cardOf(
  { row, cards }: Held,
  stamp: CardStamp,
  { viewer, deps }: { viewer: Viewer; deps: CardDeps },
): ProductCard {
  const variant = `${viewer.language} ${seesPrices(viewer, row.storeId)}`
  const card = cards.get(variant) ?? toCard(row, viewer, deps)
  cards.set(variant, card)
  const now = { ...row, stock: stamp.stock, offers: stamp.offers ?? null }
  return {
    ...card,
    stock: stamp.stock,
    availability: availabilityOf(now),
    badges: badgesOf(row, viewer, deps.clock.now()),
    offersText: offersTextFor(viewer, now),
  }
}
