import type * as noticesApi from '../../../contract/desk/notices.ts'
import { NOTICE_DAYS, type Notice } from '../../../contract/desk/notices.ts'
import type { InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import { rightsOf } from '../../../contract/rights.ts'
import type { Caller } from '../../http/caller.ts'
import { countUpTo, cursorPage, cursorRows } from '../../http/cursor.ts'
import type { Deps } from '../../platform/deps.ts'
import { wordsOf } from './notice-words.ts'
import { countUnread, listNotices, ofReader, rank, writeRead, type Reader } from './notice-queries.ts'

type DeskCaller = Pick<Caller<'desk'>, 'account' | 'language'>

const dayMs = 24 * 60 * 60 * 1000

const readerOf = ({ account }: DeskCaller, now: Date): Reader => ({
  accountId: account.personId,
  storeId: account.storeId,
  rights: account.apiKey?.rights ?? rightsOf(account.side, account.roles),
  now,
  since: new Date(now.getTime() - NOTICE_DAYS * dayMs),
})

export async function readNotices(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: DeskCaller,
  input: InputOf<typeof noticesApi.list>,
): Promise<OutputOf<typeof noticesApi.list>> {
  const { pageSize = 24, ...ways } = input
  const order = { key: rank(db), keyType: 'bigint', id: db`n.id`, idType: 'uuid', isDescending: true } as const
  const page = cursorPage(db, order, { ...ways, pageSize })
  const reader = readerOf(caller, clock.now())
  const [rows, count, unread] = await Promise.all([
    listNotices(db, reader, page),
    countUpTo(db, db`select from desk_notice n where ${ofReader(db, reader)}`),
    countUnread(db, reader),
  ])
  const { items, ...on } = cursorRows(rows, page, ({ key, id }) => ({ key, id }))
  const shown = items.map(({ id, createdAt, readAt, ...content }): Notice => ({
    id,
    kind: content.kind,
    ...wordsOf(content, caller.language),
    createdAt,
    isRead: readAt !== null,
  }))
  return { items: shown, ...on, count, unread }
}

/** Of others' ids nothing becomes. */
export const markNoticesRead = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: DeskCaller,
  { ids }: InputOf<typeof noticesApi.markRead>,
): Promise<void> => writeRead(db, readerOf(caller, clock.now()), ids)
