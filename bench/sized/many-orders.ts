import { inTransaction, type Db, type Queryable, type Tx } from '../../api/platform/db.ts'

export type Counts = { orders: number; otherOrders: number; buyers: number; products: number }

/** Of the orders that are copied, this share is still open; the rest has been delivered over three years. */
const OPEN_SHARE = 0.03
const AT_ONCE = 20_000

/**
 * Gives the busiest store of the demo very many orders and products, and the marketplace many more of others and buyers: copies of what the
 * demo has, with numbers, buyers, payments and times of their own. Ledger, documents and mails are not copied. Answers the store.
 */
export async function addManyOrders(db: Db, { orders, otherOrders, buyers, products }: Counts): Promise<string> {
  const storeId = await busiestStore(db)
  await addBuyers(db, buyers)
  await addProducts(db, storeId, products)
  await db`
    create unlogged table order_copy (n integer, from_buyer uuid, from_order uuid, buyer_id uuid, order_id uuid, checkout_id uuid,
      number text, later interval, open_status text)`
  await db`create unlogged table buyer_copy as select row_number() over () - 1 as n, id from company`
  await db`create unique index on buyer_copy (n)`
  const of = orders + otherOrders
  for (let from = 0; from < of; from += AT_ONCE) {
    const until = Math.min(from + AT_ONCE, of)
    await inTransaction(db, async (tx) => {
      // What hangs on each row (keys of other tables, webhooks) would take most of the time, and holds for copies as it does for what they copy.
      await tx`set local session_replication_role = replica`
      await addOrders(tx, { from, until, ofStore: orders, storeId })
    })
    console.error(`${until} of ${of} orders`)
  }
  await db`drop table order_copy, buyer_copy`
  await db`vacuum analyze`
  return storeId
}

export async function busiestStore(db: Db): Promise<string> {
  const [busiest] = await db<{ storeId: string }[]>`
    select store_id from sub_order group by store_id order by count(*) desc, store_id limit 1`
  return busiest!.storeId
}

async function addBuyers(db: Db, count: number) {
  const own = { created_at: `now() - n * interval '9 minutes'`, vat_id: 'null' }
  await inTransaction(db, async (tx) => {
    await tx`set local session_replication_role = replica`
    const account = await columnsOf(tx, 'account', {
      ...own,
      id: `uuidv7(n * interval '-9 minutes')`,
      email: `'buyer' || n || '@bench.example'`,
      company_name: `c.company_name || ' ' || n`,
      phone_number: `'+49 30 ' || 1000000 + n`,
    })
    await tx.unsafe(`
      insert into account (${account.names})
      select ${account.values} from generate_series(1, ${count}) n,
        (select * from account where role = 'BUYER' and erased_at is null order by id limit 1) c`)
    const ids = { id: 'a.id', created_at: 'a.created_at' }
    const company = await columnsOf(tx, 'company', { ...ids, name: 'a.company_name', vat_id: 'null' })
    const member = await columnsOf(tx, 'membership', {
      ...ids,
      id: 'gen_random_uuid()',
      account_id: 'a.id',
      company_id: 'a.id',
    })
    for (const [table, { names, values }, key] of [
      ['company', company, 'c.id'],
      ['membership', member, 'c.company_id'],
    ] as const)
      await tx.unsafe(`
        insert into ${table} (${names})
        select ${values} from account a, (
          select * from ${table} c where exists (select from account t where t.role = 'BUYER' and t.id = ${key}) order by ${key} limit 1) c
        where a.email like 'buyer%@bench.example'`)
  })
}

/** Articles BENCH-1 and so on: copies of what the store has. */
export async function addProducts(db: Db, storeId: string, count: number) {
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

type Part = { from: number; until: number; ofStore: number; storeId: string }

/** The first are of the store, the others of all. What is still open was placed within four days, and waits for each step in turn. */
async function addOrders(tx: Tx, { from, until, ofStore, storeId }: Part) {
  await tx`truncate order_copy`
  await tx`
    with template as materialized (
      select buyer_id, id, created_at, of_store, row_number() over (partition by of_store order by id) - 1 as nth,
        count(*) over (partition by of_store) as count
      from orders o, lateral (
        select exists (select from sub_order s where s.buyer_id = o.buyer_id and s.order_id = o.id and s.store_id = ${storeId}) as of_store) x
      where status = 'COMPLETED' and order_request_id is null and order_number not like 'B%'),
    wanted as (
      select n, n < ${ofStore} as of_store, open_status,
        now() - case when open_status is null then interval '1095 days' else interval '4 days' end * random() as at
      from generate_series(${from}::integer, ${until - 1}::integer) n, lateral (
        select case when n % 1000 < ${OPEN_SHARE * 1000} then (array['PLACED', 'CONFIRMED', 'SHIPPED'])[1 + n % 3] end as open_status) x)
    insert into order_copy
    select w.n, t.buyer_id, t.id, b.id, uuidv7(w.at - now()), gen_random_uuid(), 'B' || w.n, w.at - t.created_at, w.open_status
    from wanted w join template t on t.of_store = w.of_store and t.nth = w.n % t.count
      join buyer_copy b on b.n = (w.n::bigint * 7919) % (select count(*) from buyer_copy)`
  const ids = { buyer_id: 'k.buyer_id', order_id: 'k.order_id' }
  const copy = async (table: string, own: Record<string, string>, only = '') => {
    const { names, values } = await columnsOf(tx, table, own)
    const key = table === 'orders' ? 'id' : 'order_id'
    await tx.unsafe(`
      insert into ${table} (${names}) select ${values} from ${table} c
      join order_copy k on c.buyer_id = k.from_buyer and c.${key} = k.from_order ${only}`)
  }
  const moved = (column: string) => ({ [column]: `c.${column} + k.later` })
  const status = { status: 'coalesce(k.open_status, c.status)' }
  await copy('orders', {
    buyer_id: 'k.buyer_id',
    id: 'k.order_id',
    order_number: 'k.number',
    ...status,
    ...moved('created_at'),
    ...moved('payment_due_at'),
  })
  await copy('sub_order', {
    ...ids,
    ...status,
    sub_order_number: `k.number || '-' || split_part(c.sub_order_number, '-', -1)`,
    capture_id: 'null',
    ...moved('status_at'),
    ...moved('due_at'),
  })
  const isShipped = `k.open_status is null or k.open_status = 'SHIPPED'`
  await copy('order_line', { ...ids, shipped_quantity: `case when ${isShipped} then c.shipped_quantity else 0 end` })
  await copy('order_event', { ...ids, id: 'gen_random_uuid()', ...moved('at') })
  await copy(
    'shipment',
    { ...ids, id: 'gen_random_uuid()', claim_id: 'null', ...moved('shipped_at') },
    `where ${isShipped}`,
  )
  await tx`
    insert into payment (buyer_id, checkout_id, provider, request, amount_cents, state, provider_id, order_id, captured_cents, created_at)
    select o.buyer_id, k.checkout_id, 'mollie', '{}', o.gross_cents, 'PAID', 'tr_' || k.number, o.id, o.gross_cents, o.created_at
    from order_copy k join orders o on o.buyer_id = k.buyer_id and o.id = k.order_id`
}

/** What is no column of its own is taken as it is, from `c`. */
async function columnsOf(db: Queryable, table: string, own: Record<string, string>) {
  const columns = await db<{ name: string }[]>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  return { names, values: columns.map(({ name }) => own[name] ?? `c."${name}"`).join(', ') }
}
