import type * as buyerListsApi from '../../contract/buyers/buyer-lists.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import { countUpTo } from '../http/cursor.ts'
import { newestRows } from '../http/newest-first.ts'
import type { Db } from '../platform/db.ts'
import { findTicketsOf, findVatChecksOf, ticketsOf, vatChecksOf } from './history-queries.ts'

/** What the people of a company have written to the marketplace. Throws VALIDATION for a cursor that is none. */
export async function listTicketsOf(
  db: Db,
  companyId: string,
  window: CursorInput,
): Promise<OutputOf<typeof buyerListsApi.listTickets>> {
  const [rows, count] = await Promise.all([
    findTicketsOf(db, companyId, window),
    countUpTo(db, ticketsOf(db, companyId)),
  ])
  const { items, ...beside } = newestRows(window, rows)
  const entries = items.map(({ id: _, position: __, ownerId, ownerName, ...entry }) => ({
    ...entry,
    owner: ownerId === null ? null : { id: ownerId, name: ownerName },
  }))
  return { items: entries, ...beside, count }
}

/** What was found about its VAT id, and by whom. Throws VALIDATION for a cursor that is none. */
export async function listVatChecksOf(
  db: Db,
  companyId: string,
  window: CursorInput,
): Promise<OutputOf<typeof buyerListsApi.listVatChecks>> {
  const [rows, count] = await Promise.all([
    findVatChecksOf(db, companyId, window),
    countUpTo(db, vatChecksOf(db, companyId)),
  ])
  return { ...newestRows(window, rows), count }
}
