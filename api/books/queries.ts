import type { BooksSettings } from '../../contract/books/books.ts'
import type { AccountName, OwnAccountName } from '../../contract/books/accounts.ts'
import type { Queryable, Tx } from '../platform/db.ts'

type OwnAccounts = Partial<Record<AccountName | OwnAccountName, string>>
/** The stored row: only accounts that differ from the standard ones. */
export type BooksRow = Pick<
  BooksSettings,
  'consultant' | 'client' | 'fiscalYearMonth' | 'accountLength' | 'chart' | 'costCentre'
> & { accounts: OwnAccounts }

export async function findBooks(sql: Queryable, storeId: string): Promise<BooksRow | undefined> {
  const [row] = await sql<BooksRow[]>`
    select consultant, client, fiscal_year_month, account_length, chart, cost_centre, accounts
    from store_books where store_id = ${storeId}`
  return row
}

export async function writeBooks(sql: Queryable, storeId: string, books: BooksRow): Promise<void> {
  const { consultant, client, fiscalYearMonth, accountLength, chart, costCentre, accounts } = books
  await sql`
    insert into store_books (store_id, consultant, client, fiscal_year_month, account_length, chart, cost_centre, accounts)
    values (${storeId}, ${consultant}, ${client}, ${fiscalYearMonth}, ${accountLength}, ${chart}, ${costCentre},
      ${sql.json(accounts)})
    on conflict (store_id) do update set consultant = excluded.consultant, client = excluded.client,
      fiscal_year_month = excluded.fiscal_year_month, account_length = excluded.account_length, chart = excluded.chart,
      cost_centre = excluded.cost_centre, accounts = excluded.accounts`
}

/** The position of each of these buyers among the store's debtors; who has none gets the next ones, in this order. */
export async function giveDebtors(tx: Tx, storeId: string, buyerIds: string[]): Promise<Map<string, number>> {
  // Two exports at once take their turn: no buyer is counted twice, no number is given twice.
  await tx`select from store_books where store_id = ${storeId} for update`
  await tx`
    insert into debtor (store_id, buyer_id, position)
    select ${storeId}, buyer_id, coalesce((select max(position) from debtor where store_id = ${storeId}), 0)
      + row_number() over (order by place)
    from unnest(${buyerIds}::uuid[]) with ordinality as listed (buyer_id, place)
    where not exists (select from debtor d where d.store_id = ${storeId} and d.buyer_id = listed.buyer_id)`
  const rows = await tx<{ buyerId: string; position: number }[]>`
    select buyer_id, position from debtor where store_id = ${storeId} and buyer_id = any(${buyerIds}::uuid[])`
  return new Map(rows.map(({ buyerId, position }) => [buyerId, position]))
}

export type MonthRow = {
  month: string
  documents: number
  grossCents: number
  payouts: number
  paidCents: number
  commissionInvoices: number
}

/** The months of a year with documents, payouts or invoices for commission, newest first. */
export const findBookMonths = (sql: Queryable, storeId: string, year: number) =>
  sql<MonthRow[]>`
    with bounds as (
      select make_timestamptz(${year}, 1, 1, 0, 0, 0, 'Europe/Berlin') as first,
        make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'Europe/Berlin') as next
    ), moved as (
      select issued_at as at, (content -> 'totals' ->> 'gross')::bigint as gross, null::bigint as paid, 0 as invoices
      from document, bounds
      where store_id = ${storeId} and type <> 'DELIVERY_NOTE' and issued_at >= first and issued_at < next
      union all
      select paid_at, null, amount_cents, 0 from payout, bounds
      where store_id = ${storeId} and paid_at >= first and paid_at < next
      union all
      select returned_at, null, -amount_cents, 0 from payout, bounds
      where store_id = ${storeId} and returned_at >= first and returned_at < next
      union all
      select issued_at, null, null, 1 from commission_invoice, bounds
      where store_id = ${storeId} and issued_at >= first and issued_at < next
    )
    select to_char(at at time zone 'Europe/Berlin', 'YYYY-MM') as month, count(gross)::int as documents,
      coalesce(sum(gross), 0)::bigint as gross_cents, (count(*) filter (where paid > 0))::int as payouts, coalesce(sum(paid), 0)::bigint as paid_cents,
      sum(invoices)::int as commission_invoices
    from moved group by 1 order by 1 desc`

export async function findFirstYear(sql: Queryable, storeId: string): Promise<number | null> {
  const [row] = await sql<[{ year: number | null }]>`
    select extract(year from min(issued_at) at time zone 'Europe/Berlin')::int as year
    from document where store_id = ${storeId}`
  return row.year
}
