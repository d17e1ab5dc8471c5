import type postgres from 'postgres'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../http/problem.ts'
import { streamCsv } from '../http/files/stream-csv.ts'
import type { StreamedFile } from '../http/files/streamed-file.ts'
import type { Db, Queryable } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { lineReference, type PayoutLineRow } from './queries.ts'

type StatementRow = PayoutLineRow & { number: string; storeName: string; day: string }

/** What each payout of a run is made of, a row for each line. Throws NOT_FOUND. */
export const writeStatements = (
  { db }: Pick<Deps, 'db'>,
  { number, language }: { number: number; language: Language },
) => statementFile(db, db`r.number = ${number}`, { name: `A${number}`, language })

/** The same of one payout that a store was ordered. Throws NOT_FOUND, for another store's too. */
export const writeStatement = (
  { db }: Pick<Deps, 'db'>,
  { storeId, number, language }: { storeId: string; number: string; language: Language },
) => {
  const own = db`p.number = ${number} and p.store_id = ${storeId} and p.state <> 'PROPOSED'`
  return statementFile(db, own, { name: number, language })
}

async function statementFile(
  db: Db,
  which: postgres.Fragment,
  { name, language }: { name: string; language: Language },
): Promise<StreamedFile> {
  const payouts = await findStatedPayouts(db, which)
  if (payouts.length === 0) throw Problem.of('NOT_FOUND')
  const t = texts(language).payouts.replies
  return streamCsv({
    name: `TRESEN-${name}.csv`,
    head: t.statementHead,
    language,
    pages: linesOf(db, payouts),
    cellsOf: ({ number, storeName, day, kind, reference, subOrderNumber, cents }) => [
      number,
      storeName,
      { day },
      t.kinds[kind],
      reference,
      subOrderNumber,
      { cents },
    ],
  })
}

type StatedPayout = { storeId: string; id: string }

const findStatedPayouts = (sql: Queryable, which: postgres.Fragment) => sql<StatedPayout[]>`
  select p.store_id, p.id from payout_run r join payout p on p.run_id = r.id join store st on st.id = p.store_id
  where ${which} order by st.slug`

/** Of a run with many stores, those of one at a time. */
async function* linesOf(sql: Queryable, payouts: readonly StatedPayout[]): AsyncGenerator<readonly StatementRow[]> {
  for (const payout of payouts) yield await findStatementLines(sql, payout)
}

const findStatementLines = (sql: Queryable, { storeId, id }: StatedPayout) => sql<StatementRow[]>`
  select p.number, st.name as store_name, to_char(b.booked_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day, b.kind,
    ${lineReference(sql)} as reference, s.sub_order_number,
    -e.amount_cents as cents
  from payout p join store st on st.id = p.store_id
  join payout_entry pe on pe.store_id = p.store_id and pe.payout_id = p.id
  join ledger_entry e on e.booking_id = pe.booking_id and e.position = pe.position
  join ledger_booking b on b.id = e.booking_id
  left join sub_order s on s.buyer_id = b.buyer_id and s.order_id = b.order_id and s.store_id = b.store_id
  where p.store_id = ${storeId} and p.id = ${id}
  order by b.booked_at, b.id`
