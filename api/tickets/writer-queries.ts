import type { Queryable } from '../platform/db.ts'

type BuyerRow = {
  id: string
  companyName: string
  since: Date
  orderCount: number
  lastNumber: string | null
  lastAt: Date | null
}
type Writer = { accountId: string | null; email: string }

/** The company of who wrote: of the account that was signed in, else of the one with this address. */
export async function findBuyerOf(sql: Queryable, { accountId, email }: Writer): Promise<BuyerRow | undefined> {
  const [row] = await sql<BuyerRow[]>`
    select c.id, c.name as company_name, c.created_at as since, l.order_number as last_number, l.created_at as last_at,
      (select count(*)::int from orders o where o.buyer_id = c.id) as order_count
    from account a join membership m on m.account_id = a.id join company c on c.id = m.company_id
      left join lateral (
        select order_number, created_at from orders o where o.buyer_id = c.id order by created_at desc limit 1) l on true
    where a.id = coalesce(${accountId}, (select id from account where lower(email) = lower(${email}))) and c.erased_at is null
    order by m.created_at, m.id limit 1`
  return row
}

type OrderRow = { orderNumber: string; at: Date; buyerId: string; companyName: string }

export async function findOrderOf(sql: Queryable, orderNumber: string): Promise<OrderRow | undefined> {
  const [row] = await sql<OrderRow[]>`
    select o.order_number, o.created_at as at, o.buyer_id, c.name as company_name
    from orders o join company c on c.id = o.buyer_id where o.order_number = ${orderNumber}`
  return row
}

/** Whose confirmed address it is. */
export async function findAccountOf(sql: Queryable, email: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from account where lower(email) = lower(${email}) and email_confirmed_at is not null and erased_at is null`
  return row?.id
}
