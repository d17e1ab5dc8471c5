import type { InputOf } from '../../contract/platform/endpoint.ts'
import type * as settingsApi from '../../contract/store-settings.ts'
import type { Caller } from '../http/caller.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { writeActivity } from '../range/activity.ts'
import { lockSettings, writeAutoConfirm } from '../stores/write-settings.ts'

/** Which orders of the own store are confirmed without anybody; what is so already changes nothing. */
export async function setAutoConfirm(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account: { storeId, personId } }: Caller<'supplier'>,
  { autoConfirm }: InputOf<typeof settingsApi.setAutoConfirm>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockSettings(tx, storeId)
    if (before.autoConfirm === autoConfirm) return
    await inOrder([
      () => writeAutoConfirm(tx, storeId, autoConfirm),
      () =>
        writeActivity(tx, {
          action: 'store.auto-confirm',
          at: clock.now(),
          before: { autoConfirm: before.autoConfirm },
          after: { autoConfirm },
          storeId,
          accountId: personId,
          target: { kind: 'STORE', id: storeId },
        }),
    ])
  })
}
