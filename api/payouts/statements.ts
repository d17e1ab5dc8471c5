import type postgres from 'postgres'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../http/problem.ts'
import type { Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import type { Table } from '../platform/spreadsheets/table.ts'
import { writeCsv } from '../platform/spreadsheets/write-csv.ts'
import type { PayoutLineRow } from './queries.ts'

type StatementRow = PayoutLineRow & { number: string; storeName: string; day: string }

/** What each payout of a run is made of, a row for each line. Throws NOT_FOUND. */
export async function writeStatements(
  { db }: Pick<Deps, 'db'>,
  { number, language }: { number: number; language: Language },
): Promise<File> {
  const rows = await findStatementLines(db, db`r.number = ${number}`)
  if (rows.length === 0) throw Problem.of('NOT_FOUND')
  return new File([new Uint8Array(writeCsv(tableOf(rows, language), language))], `TRESEN-A${number}.csv`)
}

/** The same of one payout that a store was ordered. Throws NOT_FOUND, for another store's too. */
export async function writeStatement(
  { db }: Pick<Deps, 'db'>,
  { storeId, number, language }: { storeId: string; number: string; language: Language },
): Promise<File> {
  const own = db`p.number = ${number} and p.store_id = ${storeId} and p.state <> 'PROPOSED'`
  const rows = await findStatementLines(db, own)
  if (rows.length === 0) throw Problem.of('NOT_FOUND')
  return new File([new Uint8Array(writeCsv(tableOf(rows, language), language))], `TRESEN-${number}.csv`)
}

function tableOf(rows: readonly StatementRow[], language: Language): Table {
  const t = texts(language).payouts.replies
  return {
    head: t.statementHead,
    rows: rows.map(({ number, storeName, day, kind, reference, subOrderNumber, cents }) => [
      number,
      storeName,
      { day },
      t.kinds[kind],
      reference,
      subOrderNumber ?? '',
      { cents },
    ]),
  }
}

const findStatementLines = (sql: Queryable, which: postgres.Fragment) => sql<StatementRow[]>`
  select p.number, st.name as store_name, to_char(b.booked_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day, b.kind,
    case b.kind when 'COMMISSION' then coalesce(s.sub_order_number, b.reference) else b.reference end as reference, s.sub_order_number,
    -e.amount_cents as cents
  from payout_run r join payout p on p.run_id = r.id join store st on st.id = p.store_id
  join payout_entry pe on pe.store_id = p.store_id and pe.payout_id = p.id
  join ledger_entry e on e.booking_id = pe.booking_id and e.position = pe.position
  join ledger_booking b on b.id = e.booking_id
  left join sub_order s on s.buyer_id = b.buyer_id and s.order_id = b.order_id and s.store_id = b.store_id
  where ${which}
  order by st.slug, b.booked_at, b.id`
