import type { StoreStanding } from '../../../contract/range/operator-products.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { writeTrust } from '../../stores/write-trust.ts'
import { findStanding } from './judged-queries.ts'

type Trust = { slug: string; isTrusted: boolean; reason: string }

/** Throws NOT_FOUND. Said twice, it is noted once. */
export async function trustStore(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller<'operator'>,
  { slug, isTrusted, reason }: Trust,
): Promise<StoreStanding> {
  const storeId = await inTransaction(db, async (tx) => {
    const store = await writeTrust(tx, slug, isTrusted)
    if (!store) throw Problem.of('NOT_FOUND')
    if (store.wasTrusted !== isTrusted)
      await recordAudit(tx, caller, {
        at: clock.now(),
        action: 'store.trust',
        target: { kind: 'store', id: slug },
        reason,
        before: { isTrusted: store.wasTrusted },
        after: { isTrusted },
      })
    return store.id
  })
  return findStanding(db, storeId)
}
