import type { Queryable } from '../platform/db.ts'
import { unseen } from '../platform/db.ts'
import type { BankEntry, Known, KnownInvoice, KnownOrder, KnownPayout, KnownRun } from './match-entry.ts'
import { namedIn, runIn } from './named-in.ts'

/** Reads all that the entries name. */
export async function findKnown(sql: Queryable, entries: readonly BankEntry[]): Promise<Known> {
  const payoutNumbers = entries.flatMap(({ endToEndId }) => (/^A\d+-\d+$/.test(endToEndId ?? '') ? [endToEndId!] : []))
  const runNumbers = entries.flatMap(({ batchRef }) => runIn(batchRef) ?? [])
  const named = entries.flatMap(({ isCredit, isReturn, purpose, endToEndId }) =>
    isCredit && !isReturn ? namedIn(purpose, endToEndId) : [],
  )
  const [payouts, runs, orders, invoices] = await Promise.all([
    findPayouts(sql, payoutNumbers),
    findRuns(sql, runNumbers),
    findOrders(sql, named),
    findInvoices(sql, named),
  ])
  return { payouts: byNumber(payouts), runs: byNumber(runs), orders: byNumber(orders), invoices: byNumber(invoices) }
}

const byNumber = <Number, Thing extends { number: Number }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [thing.number, thing]))

const findPayouts = (sql: Queryable, numbers: string[]) => sql<KnownPayout[]>`
  select number, state, amount_cents, iban from payout where number = any(${unseen(sql, numbers)})`

const findRuns = (sql: Queryable, numbers: number[]) => sql<KnownRun[]>`
  select r.number, sum(p.amount_cents)::bigint as amount_cents,
    coalesce(array_agg(p.number order by p.number) filter (where p.state = 'ORDERED'), '{}') as open_numbers
  from payout_run r join payout p on p.run_id = r.id
  where r.number = any(${numbers}::int[]) and r.approved_at is not null group by r.number`

/** As marking one paid by hand takes them: payment in advance, or in the place of an authorisation that has ended. */
const findOrders = (sql: Queryable, numbers: string[]) => sql<KnownOrder[]>`
  select o.order_number as number, o.payment_status not in ('UNPAID', 'FAILED') as is_paid,
    o.payment_status in ('UNPAID', 'FAILED') and o.payment_method = 'BANK_TRANSFER' as is_ended,
    case when o.payment_method = 'BANK_TRANSFER'
      then case when o.payment_status in ('UNPAID', 'FAILED') and o.status = 'PENDING_PAYMENT' then o.gross_cents end
      else (select sum(payable_cents(s))::bigint from sub_order s
        where s.buyer_id = o.buyer_id and s.order_id = o.id and s.payment_failed_at is not null and s.capture_id is null)
    end as due_cents
  from orders o where o.order_number = any(${unseen(sql, numbers)})`

const findInvoices = (sql: Queryable, numbers: string[]) => sql<KnownInvoice[]>`
  select r.number, r.open_cents, r.paid_cents > 0 as is_paid, r.open_cents + coalesce((
    select p.interest_cents + p.fee_cents from payment_reminder p where p.number = r.number and p.level = 3), 0)::bigint
    as with_fees_cents
  from receivable r where r.number = any(${unseen(sql, numbers)})`
