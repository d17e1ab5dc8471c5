import { missingOfSeller, type Seller, type SellerGap } from '../../contract/trade/seller.ts'
import { inTransaction, type Db, type Queryable } from '../platform/db.ts'
import { recordChange } from '../platform/page-changes.ts'

export type StoreState = { id: string; slug: string; name: string; isEligible: boolean }

/** By slug. */
export const findStoreStates = (sql: Queryable) => sql<StoreState[]>`
  select id, slug, name, status = 'ACTIVE' as is_eligible from store order by slug`

/**
 * Lets a store sell, or stops it: its products stay visible, but no cart can order them until it sells again. The store
 * as it was before; undefined when there is none with this slug. It sells only when it is known who sells: `missing` names
 * what is not, and then nothing has changed.
 */
export async function setStoreEligibility(
  db: Db,
  { slug, isEligible }: { slug: string; isEligible: boolean },
): Promise<(StoreState & { missing: SellerGap | null }) | undefined> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx<(StoreState & { legal: Partial<Seller> })[]>`
      select id, slug, name, status = 'ACTIVE' as is_eligible, legal from store where slug = ${slug} for no key update`
    if (!found) return undefined
    const { legal, ...state } = found
    const store = { ...state, missing: isEligible ? missingOfSeller(legal) : null }
    if (store.isEligible === isEligible || store.missing) return store
    await tx`update store set status = ${isEligible ? 'ACTIVE' : 'PAUSED'} where id = ${store.id}`
    await recordChange(tx, [`store:${store.id}`, 'stores', 'listings', 'products', 'home'])
    return store
  })
}
