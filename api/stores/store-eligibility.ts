import { inTransaction, type Db, type Queryable } from '../platform/db.ts'
import { recordChange } from '../platform/page-changes.ts'

export type StoreState = { id: string; slug: string; name: string; isEligible: boolean }

/** By slug. */
export const findStoreStates = (sql: Queryable) => sql<StoreState[]>`
  select id, slug, name, status = 'ACTIVE' as is_eligible from store order by slug`

/**
 * Lets a store sell, or stops it: its products stay visible, but no cart can order them until it sells again. The store
 * as it was before; undefined when there is none with this slug.
 */
export async function setStoreEligibility(
  db: Db,
  { slug, isEligible }: { slug: string; isEligible: boolean },
): Promise<StoreState | undefined> {
  return inTransaction(db, async (tx) => {
    const [store] = await tx<StoreState[]>`
      select id, slug, name, status = 'ACTIVE' as is_eligible from store where slug = ${slug} for no key update`
    if (!store || store.isEligible === isEligible) return store
    await tx`update store set status = ${isEligible ? 'ACTIVE' : 'PAUSED'} where id = ${store.id}`
    await recordChange(tx, [`store:${store.id}`, 'stores', 'listings', 'products', 'home'])
    return store
  })
}
