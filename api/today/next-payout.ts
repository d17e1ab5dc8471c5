import { berlinDay } from '../../contract/platform/values.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type { Language } from '../../contract/platform/values.ts'
import type * as todayApi from '../../contract/today/today.ts'
import { deliveredUntilOf } from '../payouts/propose-run.ts'
import { isSettled, openEntries, partsOf, usableAccounts, type PartsRow } from '../payouts/settled.ts'
import type { Queryable } from '../platform/db.ts'
import { DAY_MS } from './orders-since.ts'

type NextRow = PartsRow & {
  dueCents: number
  laterCents: number
  orders: number
  iban: string | null
  isHeld: boolean
  lastRunAt: Date | null
}

async function findNextPayout(sql: Queryable, storeId: string, now: Date): Promise<NextRow> {
  const [row] = await sql<[NextRow]>`
    with marked as (
      select e.amount_cents, b.kind, b.buyer_id, b.order_id, ${isSettled(sql, deliveredUntilOf(now))} as is_settled
      from ${openEntries(sql)} and e.party_id = ${storeId}
    )
    select ${partsOf(sql, sql`e.is_settled`, sql`e.kind`)},
      coalesce(-sum(e.amount_cents) filter (where e.is_settled), 0)::bigint as due_cents,
      coalesce(-sum(e.amount_cents) filter (where not e.is_settled), 0)::bigint as later_cents,
      (count(distinct (e.buyer_id, e.order_id)) filter (where e.is_settled and e.kind = 'SALE'))::int as orders,
      (select iban from (${usableAccounts(sql, now)}) a where a.store_id = ${storeId}) as iban,
      exists (select from payout_hold h where h.store_id = ${storeId}) as is_held,
      (select max(approved_at) from payout_run) as last_run_at
    from marked e`
  return row
}

/** What a run of payouts that starts now would pay the store. */
export async function readNextPayout(
  sql: Queryable,
  storeId: string,
  { now, language }: { now: Date; language: Language },
): Promise<OutputOf<typeof todayApi.readNextPayout>> {
  const row = await findNextPayout(sql, storeId, now)
  const sum = (cents: number) => ({ amount: eurosOf(cents), amountText: moneyText(cents, language) })
  const next = row.lastRunAt ? berlinDay(new Date(row.lastRunAt.getTime() + 7 * DAY_MS)) : null
  const parts = [
    { kind: 'SALES' as const, cents: row.salesCents },
    { kind: 'COMMISSION' as const, cents: row.commissionCents },
    { kind: 'CREDIT_NOTES' as const, cents: row.creditNotesCents },
    { kind: 'ADJUSTMENTS' as const, cents: row.adjustmentsCents },
  ]
  return {
    ...sum(row.dueCents),
    // A run that is late comes any day.
    expectedOn: next !== null && next >= berlinDay(now) ? next : null,
    orders: row.orders,
    parts: parts.flatMap(({ kind, cents }) => (cents === 0 ? [] : [{ kind, ...sum(cents) }])),
    laterText: row.laterCents > 0 ? moneyText(row.laterCents, language) : null,
    ibanEnd: row.iban?.slice(-4) ?? null,
    isHeld: row.isHeld,
  }
}
