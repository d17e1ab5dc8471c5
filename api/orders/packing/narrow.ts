import type postgres from 'postgres'
import type { PaymentStatus, SubOrderStatus } from '../../../contract/orders/orders.ts'
import type { returningFilters, withFilters } from '../../../contract/orders/store-filters.ts'
import type { Queryable } from '../../platform/db.ts'

type With = (typeof withFilters)[number]

/** What a store's orders are narrowed by beside their view; undefined does not narrow. */
export type Narrowed = {
  status?: SubOrderStatus | undefined
  payment?: PaymentStatus | undefined
  buyerId?: string | undefined
  postcode?: string | undefined
  product?: string | undefined
  category?: string | undefined
  netFrom?: string | undefined
  netTo?: string | undefined
  returning?: (typeof returningFilters)[number] | undefined
  note?: With | undefined
  design?: With | undefined
}

type Condition = (sql: Queryable, value: string) => postgres.Fragment

const withOrWithout =
  (condition: (sql: Queryable) => postgres.Fragment, on: string): Condition =>
  (sql, value) =>
    value === on ? condition(sql) : sql`not ${condition(sql)}`

/** Of a part `s` of an order `o`: looked up by its key wherever it says more than these two do. */
const conditions: { [Name in keyof Narrowed]-?: Condition } = {
  status: (sql, status) => sql`s.status = ${status}`,
  payment: (sql, payment) => sql`o.payment_status = ${payment}`,
  buyerId: (sql, buyerId) => sql`s.buyer_id = ${buyerId}`,
  postcode: (sql, beginning) => sql`o.address ->> 'postalCode' like ${`${beginning}%`}`,
  product: (sql, number) => hasLine(sql, sql`line.sku_id = ${number} or line.supplier_sku = ${number}`),
  category: (sql, slug) =>
    hasLine(
      sql,
      sql`exists (select from product p where p.sku_id = line.sku_id and ${slug} in (p.category_slug, p.root_category_slug))`,
    ),
  netFrom: (sql, euros) => sql`(s.totals ->> 'net')::bigint >= ${centsOf(euros)}`,
  netTo: (sql, euros) => sql`(s.totals ->> 'net')::bigint <= ${centsOf(euros)}`,
  returning: withOrWithout((sql) => hasOrderedBefore(sql), 'RETURNING'),
  note: withOrWithout((sql) => sql`(coalesce(o.note, '') <> '')`, 'WITH'),
  design: withOrWithout((sql) => hasLine(sql, sql`line.design is not null`), 'WITH'),
}

/** Stands behind other conditions. */
export function narrows(sql: Queryable, narrowed: Narrowed): postgres.Fragment {
  const names = Object.keys(conditions) as (keyof Narrowed)[]
  const given = names.flatMap((name) => {
    const value = narrowed[name]
    return value === undefined ? [] : [sql`and ${conditions[name](sql, value)}`]
  })
  return given.reduce((all, one) => sql`${all} ${one}`, sql``)
}

/** An earlier order of the buyer `s.buyer_id` from the same store that came about; ids are made in the order of time. */
export const hasOrderedBefore = (sql: Queryable): postgres.Fragment => sql`
  exists (select from sub_order before where before.store_id = s.store_id and before.buyer_id = s.buyer_id
    and before.order_id < s.order_id and before.status not in ('PENDING_PAYMENT', 'CANCELLED', 'REJECTED'))`

const hasLine = (sql: Queryable, condition: postgres.Fragment): postgres.Fragment => sql`
  exists (select from order_line line where line.buyer_id = s.buyer_id and line.order_id = s.order_id
    and line.store_id = s.store_id and (${condition}))`

const centsOf = (euros: string) => Math.round(Number(euros.replace(',', '.')) * 100)
