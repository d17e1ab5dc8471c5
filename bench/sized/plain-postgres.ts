import Fastify from 'fastify'
import type postgres from 'postgres'
import { openDatabase } from '../../api/platform/db.ts'

// The same work as anyone writes it in an hour: Fastify, one or two statements with the indexes PostgreSQL has for it, the rows as
// JSON. Its argument is the address of the database; ends with its parent.
const sql = openDatabase(process.argv[2]!, { statementTimeoutMs: 0 })
await sql`
  create index if not exists bench_plain_text on product using gin (to_tsvector('german', name_de || ' ' || brand))`
await sql`create index if not exists bench_plain_name on product (lower(name_de) text_pattern_ops)`
await sql`analyze product`

const fastify = Fastify({ logger: false })
type Query = { Querystring: { q?: string; slug?: string; sku?: string } }

const card = sql`sku_id, name_de, brand, store_id, price_cents, final_price_cents, tier_prices, picture, rating_sum, rating_count,
  count_per_box, minimum_quantity, content_amount, content_unit, is_organic, created_at`

fastify.get<Query>('/search', async ({ query: { q = '' } }) => {
  const found = sql`
    to_tsvector('german', name_de || ' ' || brand) @@ websearch_to_tsquery('german', ${q}) and status = 'ACTIVE' and not is_exclusive`
  return listing(
    found,
    sql`ts_rank(to_tsvector('german', name_de || ' ' || brand), websearch_to_tsquery('german', ${q})) desc, popularity desc`,
  )
})
fastify.get<Query>('/listing', async ({ query: { slug = '' } }) =>
  listing(
    sql`${slug} in (category_slug, root_category_slug) and status = 'ACTIVE' and not is_exclusive`,
    sql`order_count desc, popularity desc, sku_id`,
  ),
)
fastify.get<Query>('/suggest', async ({ query: { q = '' } }) => ({
  products: await sql`
    select sku_id, name_de, picture from product
    where lower(name_de) like ${`${q.toLowerCase().replaceAll(/[%_\\]/g, '')}%`} and status = 'ACTIVE' and not is_exclusive
    order by order_count desc, popularity desc, sku_id limit 8`,
}))
fastify.get<Query>('/product', async ({ query: { sku = '' } }) => {
  const [product] = await sql`
    select p.*, d.*, s.name as store_name, k.quantity from product p join store s on s.id = p.store_id
    left join product_detail d on d.sku_id = p.sku_id left join stock k on k.sku_id = p.sku_id
    where p.sku_id = ${sku} and p.status = 'ACTIVE'`
  return product
})

async function listing(found: postgres.Fragment, order: postgres.Fragment) {
  const [items, [total], brands, categories] = await Promise.all([
    sql`
      select ${card}, (select quantity from stock where stock.sku_id = product.sku_id) from product
      where ${found} order by ${order} limit 24`,
    sql`select count(*), min(final_price_cents), max(final_price_cents) from product where ${found}`,
    sql`select brand, count(*) from product where ${found} group by brand order by 2 desc limit 50`,
    sql`select category_slug, count(*) from product where ${found} group by category_slug order by 2 desc limit 50`,
  ])
  return { items, total, facets: { brands, categories } }
}

process.stdin.once('end', () => process.exit(0)).resume()
console.log(await fastify.listen({ port: 0, host: '127.0.0.1' }))
