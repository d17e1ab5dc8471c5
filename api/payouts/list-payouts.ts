import type { InputOf, OutputOf } from '../../contract/platform/endpoint.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import { berlinDay, type Language } from '../../contract/platform/values.ts'
import type * as payoutsApi from '../../contract/payouts/payouts.ts'
import type { PayoutParts } from '../../contract/payouts/payouts.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { countUpTo, cursorPage, cursorPages, cursorRows, type CursorOrder, type CursorPage } from '../http/cursor.ts'
import { streamCsv } from '../http/files/stream-csv.ts'
import type { StreamedFile } from '../http/files/streamed-file.ts'
import type { Db, Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { findHold } from './hold.ts'
import { findHeld, payoutColumns, type PayoutRow } from './queries.ts'
import { presentPayout } from './read-payouts.ts'
import { partsOf, type PartsRow } from './settled.ts'

type Supplier = Caller<'supplier'>
type Narrowed = InputOf<typeof payoutsApi.readCsv> & { storeId: string }
type EntryRow = PayoutRow & PartsRow & { key: string; id: string; bookedFrom: Date; bookedUntil: Date; orders: number }

/** One page of what a store was paid, and what holds up the rest. Throws VALIDATION for a cursor that is none. */
export async function listPayouts(
  db: Db,
  { account: { storeId }, language }: Supplier,
  { after, before, pageSize, ...filters }: InputOf<typeof payoutsApi.list> & CursorInput,
): Promise<OutputOf<typeof payoutsApi.list>> {
  const narrowed = { ...filters, storeId }
  const page = cursorPage(db, payoutOrder(db), { after, before, pageSize })
  const [rows, count, years, held, hold] = await Promise.all([
    findPayouts(db, narrowed, page),
    countUpTo(db, db`select 1 ${rowsOf(db, narrowed)}`),
    findYears(db, storeId),
    findHeld(db, storeId),
    findHold(db, storeId),
  ])
  const shown = cursorRows(rows, page, ({ key, id }) => ({ key, id }))
  const { deliveries, cents } = held
  return {
    ...shown,
    items: shown.items.map((row) => ({
      ...presentPayout(row, language),
      bookedFrom: row.bookedFrom,
      bookedUntil: row.bookedUntil,
      orders: row.orders,
      parts: presentParts(row, language),
    })),
    count,
    years,
    held: deliveries > 0 ? { deliveries, amount: eurosOf(cents), amountText: moneyText(cents, language) } : null,
    hold,
  }
}

/** The payouts of exactly this view, as the columns of the list stand. */
export function writePayoutList(
  { db }: Pick<Deps, 'db'>,
  { account: { storeId }, language }: Supplier,
  filters: InputOf<typeof payoutsApi.readCsv>,
): Promise<StreamedFile> {
  const t = texts(language).payouts.replies
  return streamCsv({
    name: `${t.listFile.name}.csv`,
    head: t.listFile.head,
    language,
    pages: pagesOf(db, { ...filters, storeId }),
    cellsOf: (row) => [
      row.number,
      { day: berlinDay(row.orderedAt) },
      { day: berlinDay(row.bookedFrom) },
      { day: berlinDay(row.bookedUntil) },
      { number: row.orders },
      { cents: row.salesCents },
      { cents: row.commissionCents },
      { cents: row.creditNotesCents },
      { cents: row.adjustmentsCents },
      { cents: row.amountCents },
      t.states[row.state],
      row.paidAt && { day: berlinDay(row.paidAt) },
    ],
  })
}

export const presentParts = (row: PartsRow, language: Language): PayoutParts => ({
  salesText: moneyText(row.salesCents, language),
  creditNotesText: moneyText(row.creditNotesCents, language),
  commissionText: moneyText(row.commissionCents, language),
  adjustmentsText: moneyText(row.adjustmentsCents, language),
})

/** By their runs, which the index reads from their numbers. */
const payoutOrder = (sql: Queryable): CursorOrder => ({
  key: sql`split_part(substr(p.number, 2), '-', 1)::bigint`,
  keyType: 'bigint',
  id: sql`p.id`,
  idType: 'uuid',
  isDescending: true,
})

const rowsOf = (sql: Queryable, { storeId, state, year }: Narrowed) => sql`
  from payout p join payout_run r on r.id = p.run_id
  where p.store_id = ${storeId} and p.state <> 'PROPOSED' ${state ? sql`and p.state = ${state}` : sql``}
    ${year ? sql`and r.approved_at >= ${begin(sql, year)} and r.approved_at < ${begin(sql, year + 1)}` : sql``}`

const begin = (sql: Queryable, year: number) => sql`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'Europe/Berlin')`

/** What each is made of is added up for the rows of the page alone. */
const findPayouts = (sql: Queryable, narrowed: Narrowed, page: CursorPage) => {
  const all = sql`true`
  return sql<EntryRow[]>`
    with p as materialized (
      select p.store_id, p.id, ${payoutOrder(sql).key}::text as key, ${payoutColumns(sql)}
      ${rowsOf(sql, narrowed)} and ${page.bound} order by ${page.orderBy} limit ${page.limit})
    select p.*, f.*
    from p join lateral (
      select coalesce(min(b.booked_at), p.ordered_at) as booked_from, coalesce(max(b.booked_at), p.ordered_at) as booked_until,
        count(distinct (b.buyer_id, b.order_id)) filter (where b.order_id is not null)::int as orders,
        ${partsOf(sql, all, sql`b.kind`)}
      from payout_entry pe join ledger_entry e on e.booking_id = pe.booking_id and e.position = pe.position
      join ledger_booking b on b.id = e.booking_id
      where pe.store_id = p.store_id and pe.payout_id = p.id) f on true
    order by ${page.orderBy}`
}

const pagesOf = (sql: Queryable, narrowed: Narrowed) =>
  cursorPages(sql, payoutOrder(sql), {
    read: (page) => findPayouts(sql, narrowed, page),
    boundOf: ({ key, id }) => ({ key, id }),
  })

async function findYears(sql: Queryable, storeId: string): Promise<number[]> {
  const rows = await sql<{ year: number }[]>`
    select distinct extract(year from r.approved_at at time zone 'Europe/Berlin')::int as year
    ${rowsOf(sql, { storeId })} order by year desc`
  return rows.map(({ year }) => year)
}
