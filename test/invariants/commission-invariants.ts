import { issueInvoices } from '../../api/commission-invoices/issue-invoices.ts'
import type { CommissionContent } from '../../api/commission-invoices/invoice-content.ts'
import type { Db } from '../../api/platform/db.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { brokenInvoice } from '../trade/commission-scene.ts'

type Broken = { broken: string }[]

/** Invoices what was earned until now, as the turn of the month does, and tells what of german-trade § 10.3 does not hold. */
export async function brokenCommission(deps: Deps): Promise<Broken> {
  const now = deps.clock.now()
  const turn = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2))
  await issueInvoices({ ...deps, clock: { now: () => turn } })
  return (await Promise.all([invoicesApart(deps.db), ordersApart(deps.db), rulesBroken(deps.db)])).flat()
}

/** To the cent: an invoice is what payouts withhold for its bookings, and each booking stands on one. */
const invoicesApart = (db: Db) => db<Broken>`
  select 'commission ' || coalesce(i.number, 'without invoice') || ' is ' || coalesce(i.gross_cents, 0) || ', withheld '
    || coalesce(booked.store, 0) as broken
  from commission_invoice i full join (
    select o.number, sum(e.amount_cents) filter (where e.account = 'STORE') as store,
      -sum(e.amount_cents) filter (where e.account = 'COMMISSION') as net,
      -sum(e.amount_cents) filter (where e.account = 'COMMISSION_TAX') as tax
    from ledger_booking b join ledger_entry e on e.booking_id = b.id
    left join commission_invoice_booking o on o.booking_id = b.id
    where b.kind = 'COMMISSION' group by 1
  ) booked on booked.number = i.number
  where (i.gross_cents, i.net_cents, i.tax_cents)
    is distinct from (coalesce(booked.store, 0), coalesce(booked.net, 0), coalesce(booked.tax, 0))`

/** What a buyer has paid and not got back, and still owes, is what its stores get, what they are invoiced, its tax, and what the marketplace bears. */
const ordersApart = (db: Db) => db<Broken>`
  with invoiced as (
    select s ->> 'subOrderNumber' as number, sum((s ->> 'netCents')::bigint) as net
    from commission_invoice i, jsonb_array_elements(i.content -> 'statement') s group by 1
  ), earned as (
    select p.order_id, sum(invoiced.net) as net
    from sub_order p join invoiced on invoiced.number = p.sub_order_number group by 1
  )
  select 'order ' || o.order_number || ' does not add up by ' || (sum(e.amount_cents) filter (where e.account <> 'COMMISSION')
    - coalesce(max(earned.net), 0)) as broken
  from ledger_booking b join ledger_entry e on e.booking_id = b.id join orders o on o.id = b.order_id
  left join earned on earned.order_id = o.id
  group by o.id, o.order_number
  having sum(e.amount_cents) filter (where e.account <> 'COMMISSION') <> coalesce(max(earned.net), 0)`

async function rulesBroken(db: Db): Promise<Broken> {
  const invoices = await db<{ content: CommissionContent }[]>`select content from commission_invoice`
  return invoices.flatMap(({ content }) =>
    brokenInvoice(content).map((rule) => ({ broken: `${content.number}: ${rule}` })),
  )
}
