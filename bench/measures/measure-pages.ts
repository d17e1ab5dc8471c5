import { canonicalUrl } from '../../api/products/product-address.ts'
import { openDatabase } from '../../api/platform/db.ts'
import { addressOfRunningPostgres } from '../../server/postgres/embedded-postgres.ts'
import { measureSized } from '../sized/measure-sized.ts'

// Pages as a visitor gets them, kept ones and such as must be rendered: npm run bench -- pages 10000 100000 1000000 [--json]
const headers = { 'accept-encoding': 'br' }

await measureSized(async ({ shop, read }) => {
  const db = openDatabase(addressOfRunningPostgres(shop.folder)!, { connections: 1 })
  // Each is asked for once, more than a run can render.
  const products = await db<{ skuId: string; nameDe: string }[]>`
    select sku_id, name_de from product where status = 'ACTIVE' and not is_exclusive
    order by md5(sku_id) limit 6000`
  await db.end()
  const tree = (await read('/categories/tree')) as { slug: string }[]
  const deeper = Array.from({ length: 300 }, (_, page) => tree.map(({ slug }) => `/de/${slug}?page=${page + 2}`)).flat()
  const of = (paths: string[]) => paths.map((path) => ({ path, headers }))
  return [
    { name: 'kept page, home', requests: of(['/']) },
    { name: 'kept page, category', requests: of(tree.map(({ slug }) => `/de/${slug}`)) },
    {
      name: 'rendered page, product',
      requests: of(products.map(canonicalUrl)),
      plain: products.map(({ skuId }) => ({ path: `/product?sku=${skuId}` })),
    },
    {
      name: 'rendered page, category',
      requests: of(deeper),
      plain: tree.map(({ slug }) => ({ path: `/listing?slug=${slug}` })),
    },
  ]
})
