import { eraseFiles } from '../attachments/delete-files.ts'
import { inTransaction, type Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { isOwnRow } from '../account/privacy/export-queries.ts'

type Gone = { id: string }[]

/** Each has up to hundreds of messages, which go with it. */
const AT_ONCE = 100

/**
 * Some of the closed ones and of spam that nothing has changed since then; how many. What was written about an order is a business
 * letter and stays (§ 257 HGB).
 */
export async function deleteOldTickets({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, before: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const gone = await tx<Gone>`
      delete from ticket where id in (
        select id from ticket
        where state in ('CLOSED', 'SPAM') and waits_since < ${before} and order_number is null
        order by waits_since limit ${AT_ONCE} for update skip locked)
      returning id`
    await deleteFiles(tx, { jobs }, gone)
    return gone.length
  })
}

/** For the erasure of an account: its own, and those that were written signed out from its confirmed address; but for those about orders. */
export async function eraseTickets(tx: Queryable, deps: Pick<Deps, 'jobs'>, accountId: string): Promise<void> {
  const erased = await tx<Gone>`
    delete from ticket where order_number is null and ${isOwnRow(tx, accountId)}
    returning id`
  await deleteFiles(tx, deps, erased)
}

async function deleteFiles(tx: Queryable, deps: Pick<Deps, 'jobs'>, tickets: Gone) {
  const queueFiles = await eraseFiles(tx, deps, { ticketIds: tickets.map(({ id }) => id) })
  await queueFiles()
}
