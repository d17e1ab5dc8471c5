import { missingOfSeller, type Seller, type SellerGap } from '../../contract/trade/seller.ts'
import { inTransaction, type Db, type Queryable, type Tx } from '../platform/db.ts'
import { raiseOperatorVersion } from './operator-version.ts'
import { endPause, findPauses, startPause } from './pause.ts'

export type StoreState = { id: string; slug: string; name: string; isEligible: boolean }

/** By slug. */
export const findStoreStates = (sql: Queryable) => sql<StoreState[]>`
  select id, slug, name, status = 'ACTIVE' as is_eligible from store order by slug`

type Decided = {
  slug: string
  isEligible: boolean
  now: Date
  /** Why it is stopped, as it is told; '' where it is let sell. */
  reason?: string
  /** Tells the store, where anything has changed. */
  notify?: (tx: Tx, storeId: string) => Promise<void>
}

/**
 * Lets a store sell, whoever has paused it, or stops it until it is let sell again: its products stay visible, but no cart can
 * order them. The store as it was before; undefined when there is none with this slug, or it is still set up. It sells only
 * when it is known who sells: `missing` names what is not, and then nothing has changed.
 */
export async function setStoreEligibility(
  db: Db,
  { slug, isEligible, now, reason = '', notify = async () => {} }: Decided,
): Promise<(StoreState & { missing: SellerGap | null }) | undefined> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx<(StoreState & { legal: Partial<Seller> })[]>`
      select id, slug, name, status = 'ACTIVE' as is_eligible, legal from store
      where slug = ${slug} and status <> 'SETUP' for no key update`
    if (!found) return undefined
    const { legal, ...state } = found
    const store = { ...state, missing: isEligible ? missingOfSeller(legal) : null }
    if (store.isEligible === isEligible || store.missing) return store
    const storeId = store.id
    await raiseOperatorVersion(tx, storeId)
    if (!isEligible) {
      const pause = { reason, isDisclosed: reason !== '', textDe: '', textEn: '', startsAt: now, endsAt: null }
      await startPause(tx, { ...pause, storeId, pausedBy: 'OPERATOR', now })
      await notify(tx, storeId)
      return store
    }
    const lasting = (await findPauses(tx, storeId, now)).filter(({ startsAt }) => startsAt <= now)
    // The operator's last, also where there is none: what is open now is read again.
    for (const pausedBy of new Set([...lasting.map((pause) => pause.pausedBy), 'OPERATOR' as const]))
      await endPause(tx, { storeId, pausedBy, now })
    await notify(tx, storeId)
    return store
  })
}
