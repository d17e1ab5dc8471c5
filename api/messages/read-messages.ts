import type * as messagesApi from '../../contract/messages/messages.ts'
import type { Thread, ThreadEntry } from '../../contract/messages/messages.ts'
import type * as supplierMessagesApi from '../../contract/messages/supplier-messages.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import { presentAttachment } from '../attachments/attach.ts'
import type { SideOwner } from '../attachments/queries.ts'
import { countUpTo, cursorPage, cursorRows } from '../http/cursor.ts'
import { paged, type Window } from '../http/paged.ts'
import { Problem } from '../http/problem.ts'
import type { Db, Queryable } from '../platform/db.ts'
import {
  findBuyerThreads,
  findStoreThreads,
  findThread,
  rowsOfView,
  stopWaiting,
  type StoreThreads,
  type ThreadEntryRow,
} from './queries.ts'

const presentEntry = ({ id: _, ...entry }: ThreadEntryRow): ThreadEntry => entry

export async function listForBuyer(
  db: Db,
  buyerId: string,
  window: Window,
): Promise<OutputOf<typeof messagesApi.list>> {
  const rows = await findBuyerThreads(db, buyerId, window)
  const items = rows.map(({ totalItems: _, ...row }) => presentEntry(row))
  return paged(window, items, rows[0]?.totalItems ?? 0)
}

/** Throws NOT_FOUND, for somebody else's delivery too. */
export async function readThread(db: Queryable, owner: SideOwner, subOrderNumber: string): Promise<Thread> {
  const thread = await findThread(db, owner, subOrderNumber)
  if (!thread) throw Problem.of('NOT_FOUND')
  const ownSide = 'buyerId' in owner ? 'BUYER' : 'STORE'
  const sides = { BUYER: thread.companyName, STORE: thread.storeName }
  return {
    ...thread,
    messages: thread.messages.map(({ byWhom, author, at, files, ...message }) => ({
      ...message,
      isOwn: byWhom === ownSide,
      // Who has left has no name any more.
      by: (byWhom === ownSide && author) || sides[byWhom],
      at: new Date(at),
      attachments: files.map(presentAttachment),
    })),
  }
}

export async function listForStore(
  db: Db,
  storeId: string,
  input: CursorInput & Omit<StoreThreads, 'storeId'>,
): Promise<OutputOf<typeof supplierMessagesApi.list>> {
  const list = { ...input, storeId }
  const isWaiting = input.view === 'WAITING'
  const page = cursorPage(db, isWaiting ? longestFirst(db) : lastFirst(db), input)
  const [rows, count] = await Promise.all([findStoreThreads(db, list, page), countUpTo(db, rowsOfView(db, list))])
  const shown = cursorRows(rows, page, ({ waitingSince, lastAt, id }) => ({
    key: (isWaiting ? waitingSince! : lastAt).toISOString(),
    id,
  }))
  return { ...shown, items: shown.items.map(presentEntry), count }
}

const longestFirst = (sql: Queryable) =>
  ({ key: sql`t.waiting_since`, keyType: 'timestamptz', id: sql`t.id`, idType: 'uuid', isDescending: false }) as const
const lastFirst = (sql: Queryable) =>
  ({ key: sql`t.last_at`, keyType: 'timestamptz', id: sql`t.id`, idType: 'uuid', isDescending: true }) as const

export const countForStore = async (db: Db, storeId: string) => ({
  WAITING: await countUpTo(db, rowsOfView(db, { storeId, view: 'WAITING' })),
})

/** Throws NOT_FOUND where nobody has written about it. */
export async function closeThread(db: Db, storeId: string, subOrderNumber: string): Promise<Thread> {
  if (!(await stopWaiting(db, storeId, subOrderNumber))) throw Problem.of('NOT_FOUND')
  return readThread(db, { storeId }, subOrderNumber)
}
