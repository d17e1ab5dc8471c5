import { berlinDay } from '../../contract/platform/values.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type * as receivablesApi from '../../contract/net-terms/receivables.ts'
import type { ReceivableView } from '../../contract/net-terms/receivables.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { countUpTo, cursorPage, cursorPages, cursorRows, type CursorOrder } from '../http/cursor.ts'
import { streamCsv } from '../http/files/stream-csv.ts'
import type { StreamedFile } from '../http/files/streamed-file.ts'
import type { Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import {
  findReceivables,
  receivablesFound,
  sumOpen,
  type ReceivableRow,
  type ReceivableSearch,
} from './receivable-queries.ts'

type ListDeps = Pick<Deps, 'db' | 'clock'>
type Searching = Omit<ReceivableSearch, 'today'> & { language: Language }

/** Throws VALIDATION for a cursor that is none. */
export async function listReceivables(
  { db, clock }: ListDeps,
  { language, q, ...which }: Searching,
  input: CursorInput,
): Promise<OutputOf<typeof receivablesApi.list>> {
  const page = cursorPage(db, byDue(db), input)
  const search = { ...which, q: q?.trim(), today: berlinDay(clock.now()) }
  const [rows, count] = await Promise.all([
    findReceivables(db, search, page),
    countUpTo(db, receivablesFound(db, search)),
  ])
  const { items, ...beside } = cursorRows(rows, page, boundOf)
  return { items: items.map((row) => presentReceivable(row, { today: search.today, language })), ...beside, count }
}

/** What the company has to pay, and where to. Throws VALIDATION for a cursor that is none. */
export async function listOwnReceivables(
  deps: Pick<Deps, 'db' | 'clock' | 'bankAccount'>,
  { account: { companyId: buyerId }, language }: Caller<'buyer'>,
  { view, ...input }: CursorInput & { view: ReceivableView },
): Promise<OutputOf<typeof receivablesApi.listOwn>> {
  const [page, sums] = await Promise.all([
    listReceivables(deps, { owner: { buyerId }, view, language }, input),
    sumOpen(deps.db, buyerId, berlinDay(deps.clock.now())),
  ])
  const { openCents, overdueCents } = sums
  const overdueText = overdueCents > 0 ? moneyText(overdueCents, language) : null
  return { ...page, openText: moneyText(openCents, language), overdueText, bankAccount: deps.bankAccount }
}

/** The due list of the store for a spreadsheet, all of it; written while it is read. */
export function receivablesFile(
  { db, clock }: ListDeps,
  { account: { storeId }, language }: Caller<'supplier'>,
  { view, q }: { view: ReceivableView; q?: string | undefined },
): Promise<StreamedFile> {
  const today = berlinDay(clock.now())
  const search = { owner: { storeId }, view, q: q?.trim(), today }
  const { file } = texts(language).netTerms.replies
  return streamCsv({
    name: `${file.name}-${today}.csv`,
    head: file.head,
    language,
    pages: cursorPages(db, byDue(db), { read: (page) => findReceivables(db, search, page), boundOf }),
    cellsOf: (row) => [
      row.number,
      row.companyName,
      row.subOrderNumber,
      { day: row.issuedOn },
      { day: row.dueOn },
      { cents: row.grossCents },
      { cents: row.creditedCents },
      { cents: row.paidCents },
      { cents: row.openCents },
      { number: daysOverdue(row, today) },
    ],
  })
}

const byDue = (sql: Queryable): CursorOrder => ({
  key: sql`r.due_on`,
  keyType: 'date',
  id: sql`r.number`,
  idType: 'text',
  isDescending: false,
})
const boundOf = ({ dueOn, number }: ReceivableRow) => ({ key: dueOn, id: number })

const DAY_MS = 86_400_000
const daysOverdue = ({ openCents, dueOn }: ReceivableRow, today: string) =>
  openCents > 0 ? Math.max(0, Math.round((Date.parse(today) - Date.parse(dueOn)) / DAY_MS)) : 0

function presentReceivable(row: ReceivableRow, { today, language }: { today: string; language: Language }) {
  const { number, orderId, subOrderNumber, storeName, companyName, issuedOn, dueOn, paidAt, areRemindersStopped } = row
  const late = daysOverdue(row, today)
  const state = row.openCents === 0 ? ('SETTLED' as const) : late > 0 ? ('OVERDUE' as const) : ('OPEN' as const)
  return {
    number,
    orderId,
    subOrderNumber,
    storeName,
    companyName,
    issuedOn,
    dueOn,
    grossText: moneyText(row.grossCents, language),
    creditedText: row.creditedCents > 0 ? moneyText(row.creditedCents, language) : null,
    open: eurosOf(row.openCents),
    openText: moneyText(row.openCents, language),
    state,
    daysOverdue: late,
    paidAt,
    areRemindersStopped,
    reminders: row.reminders.map(({ level, sentAt }) => ({ level, sentAt: new Date(sentAt) })),
  }
}
