import { isDeepStrictEqual } from 'node:util'
import type { Calendar, StoreCalendar } from '../../contract/delivery.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction, type Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { findLastWriter, writeActivity } from '../range/activity.ts'
import { calendarOf } from './calendar.ts'
import { findCalendar, writeCalendar } from './queries.ts'

export async function readCalendar(sql: Queryable, storeId: string): Promise<StoreCalendar> {
  const row = await findCalendar(sql, storeId)
  return { calendar: calendarOf(row), version: row.version, leadTimeDays: [row.leadMinDays, row.leadMaxDays] }
}

/** DRAFT_CHANGED where somebody else has changed it meanwhile; what was saved from that version just so stays saved. Orders that are there already stay as they were promised. */
export function changeCalendar(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account: { storeId, personId } }: Caller<'supplier'>,
  change: { calendar: Calendar; version: number },
): Promise<StoreCalendar> {
  return inTransaction(db, async (tx) => {
    const before = await readCalendar(tx, storeId)
    const { partialDelivery = before.calendar.partialDelivery } = change.calendar
    const calendar = { ...change.calendar, ...(partialDelivery && { partialDelivery }) }
    const isWritten = await writeCalendar(tx, storeId, { calendar, version: change.version })
    const isSaved = before.version === change.version + 1 && isDeepStrictEqual(before.calendar, calendar)
    if (!isWritten && isSaved) return before
    if (!isWritten) throw Problem.of('DRAFT_CHANGED', { name: await findLastWriter(tx, storeId, 'store.calendar') })
    await writeActivity(tx, {
      storeId,
      at: clock.now(),
      accountId: personId,
      action: 'store.calendar',
      target: { kind: 'STORE', id: storeId },
      before: before.calendar,
      after: calendar,
    })
    return readCalendar(tx, storeId)
  })
}
