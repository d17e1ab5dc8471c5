import type { Calendar, StoreCalendar } from '../../contract/delivery.ts'
import { Problem } from '../http/problem.ts'
import type { Queryable } from '../platform/db.ts'
import { calendarOf } from './calendar.ts'
import { findCalendar, writeCalendar } from './queries.ts'

export async function readCalendar(sql: Queryable, storeId: string): Promise<StoreCalendar> {
  const row = await findCalendar(sql, storeId)
  return { calendar: calendarOf(row), version: row.version, leadTimeDays: [row.leadMinDays, row.leadMaxDays] }
}

/** DRAFT_CHANGED where somebody else has changed it meanwhile. Orders that are there already stay as they were promised. */
export async function changeCalendar(
  sql: Queryable,
  storeId: string,
  change: { calendar: Calendar; version: number },
): Promise<StoreCalendar> {
  if (!(await writeCalendar(sql, storeId, change))) throw Problem.of('DRAFT_CHANGED', { name: '' })
  return readCalendar(sql, storeId)
}
