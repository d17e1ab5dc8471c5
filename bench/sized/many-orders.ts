import type { Db } from '../../api/platform/db.ts'

export type Counts = { orders: number; otherOrders: number; buyers: number; products: number }

/** Of the orders that are copied, this share is still open; the rest has been delivered over three years. */
const OPEN_SHARE = 0.03
const AT_ONCE = 20_000

/**
 * Gives the busiest store of the demo very many orders and products, and the marketplace many more of others and buyers: copies of what the
 * demo has, with numbers, buyers and times of their own. Ledger, documents and mails are not copied. Answers the store.
 */
export async function addManyOrders(db: Db, { orders, otherOrders, buyers, products }: Counts): Promise<string> {
  const [busiest] = await db<{ storeId: string }[]>`
    select store_id from sub_order group by store_id order by count(*) desc, store_id limit 1`
  const { storeId } = busiest!
  await addBuyers(db, buyers)
  await addProducts(db, storeId, products)
  await db`
    create unlogged table order_copy (
      n integer, from_buyer uuid, from_order uuid, buyer_id uuid, order_id uuid, checkout_id uuid, number text, later interval)`
  await db`create unlogged table buyer_copy as select row_number() over () - 1 as n, id from company`
  await db`create unique index on buyer_copy (n)`
  for (let from = 0; from < orders + otherOrders; from += AT_ONCE) {
    const until = Math.min(from + AT_ONCE, orders + otherOrders)
    await addOrders(db, { from, until, of: orders + otherOrders, ofStore: orders, storeId })
  }
  await db`drop table order_copy, buyer_copy`
  await db`vacuum analyze`
  return storeId
}

async function addBuyers(db: Db, count: number) {
  const copied = await columnsOf(db, 'company', { id: 'gen_random_uuid()', name: `c.name || ' ' || n`, vat_id: 'null' })
  await db.unsafe(`
    insert into company (${copied.names})
    select ${copied.values} from generate_series(1, ${count}) n, (select * from company where erased_at is null order by id limit 1) c`)
}

async function addProducts(db: Db, storeId: string, count: number) {
  const own = { sku_id: `'BENCH' || n`, supplier_sku: `'BENCH-' || n`, gtin: 'null', name_de: `c.name_de || ' ' || n` }
  const copied = await columnsOf(db, 'product', own)
  await db.unsafe(
    `with c as materialized (select *, row_number() over (order by sku_id) - 1 as nth, count(*) over () as of from product
       where store_id = $1 and status = 'ACTIVE' and not is_exclusive)
     insert into product (${copied.names})
     select ${copied.values} from generate_series(1, ${count}) n join c on c.nth = n % c.of`,
    [storeId],
  )
  await db.unsafe(
    `insert into stock (sku_id, on_hand) select 'BENCH' || n, n % 200 from generate_series(1, ${count}) n`,
  )
  const detail = await columnsOf(db, 'product_detail', { sku_id: `'BENCH' || n` })
  await db.unsafe(
    `with c as materialized (select d.* from product_detail d join product p using (sku_id) where p.store_id = $1 limit 1)
     insert into product_detail (${detail.names}) select ${detail.values} from generate_series(1, ${count}) n, c`,
    [storeId],
  )
}

type Part = { from: number; until: number; of: number; ofStore: number; storeId: string }

/** The first are of the store, the others of all; each some minutes before the one that came before it. */
async function addOrders(db: Db, { from, until, of, ofStore, storeId }: Part) {
  await db`truncate order_copy`
  await db`
    with template as materialized (
      select o.buyer_id, o.id, o.created_at, is_open, of_store,
        row_number() over (partition by is_open, of_store order by o.id) - 1 as nth,
        count(*) over (partition by is_open, of_store) as count
      from orders o, lateral (
        select o.status in ('PLACED', 'CONFIRMED', 'SHIPPED', 'MIXED') as is_open, exists (
          select from sub_order s where s.buyer_id = o.buyer_id and s.order_id = o.id and s.store_id = ${storeId}) as of_store) x
      where o.status in ('PLACED', 'CONFIRMED', 'SHIPPED', 'MIXED', 'COMPLETED', 'CANCELLED', 'REJECTED')
        and o.order_request_id is null),
    wanted as (
      select n, n < ${ofStore} as of_store, (n % 1000) < ${OPEN_SHARE * 1000} as is_open,
        now() - case when (n % 1000) < ${OPEN_SHARE * 1000} then interval '4 days' else interval '1095 days' end * random() as at
      from generate_series(${from}::integer, ${until - 1}::integer) n)
    insert into order_copy
    select w.n, t.buyer_id, t.id, b.id, gen_random_uuid(), gen_random_uuid(), 'B' || w.n, w.at - t.created_at
    from wanted w join template t on t.is_open = w.is_open and t.of_store = w.of_store and t.nth = w.n % t.count
      join buyer_copy b on b.n = (w.n::bigint * 7919) % (select count(*) from buyer_copy)`
  const ids = { buyer_id: 'k.buyer_id', order_id: 'k.order_id' }
  const copy = async (table: string, own: Record<string, string>) => {
    const { names, values } = await columnsOf(db, table, own)
    const key = table === 'orders' ? 'id' : 'order_id'
    await db.unsafe(`
      insert into ${table} (${names}) select ${values} from ${table} c
      join order_copy k on c.buyer_id = k.from_buyer and c.${key} = k.from_order`)
  }
  const moved = (column: string) => ({ [column]: `c.${column} + k.later` })
  await copy('orders', {
    buyer_id: 'k.buyer_id',
    id: 'k.order_id',
    order_number: 'k.number',
    ...moved('created_at'),
    ...moved('payment_due_at'),
  })
  await copy('sub_order', {
    ...ids,
    sub_order_number: `k.number || '-' || right(c.sub_order_number, 1) || left(c.store_id::text, 4)`,
    capture_id: 'null',
    ...moved('status_at'),
    ...moved('due_at'),
  })
  await copy('order_line', ids)
  await copy('order_event', { ...ids, id: 'gen_random_uuid()', ...moved('at') })
  await copy('shipment', { ...ids, id: 'gen_random_uuid()', claim_id: 'null', ...moved('shipped_at') })
  await copy('payment', {
    ...ids,
    checkout_id: 'k.checkout_id',
    provider_id: `c.provider_id || k.number`,
    ...moved('created_at'),
  })
  if (until < of) console.error(`${until} of ${of} orders`)
}

/** What is no column of its own is taken as it is, from `c`. */
async function columnsOf(db: Db, table: string, own: Record<string, string>) {
  const columns = await db<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  return { names, values: columns.map(({ name }) => own[name] ?? `c."${name}"`).join(', ') }
}
