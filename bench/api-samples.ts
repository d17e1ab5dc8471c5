import type { Samples } from './api-calls.ts'

type Read = (path: string) => Promise<unknown>
type Item = { skuId: string; stock: number; minimumQuantity: number; countPerBox: number }
type Node = { slug: string; children: { slug: string }[] }

/** Reads from the running shop what can be asked for: goods of every root category, stores, collections, posts, orders. */
export async function readSamples(read: Read): Promise<Samples> {
  const tree = (await read('/categories/tree')) as Node[]
  const roots = tree.map(({ slug }) => slug)
  const goods = await Promise.all(roots.map((slug) => itemsOf<Item>(read, `/listings/category?slug=${slug}`)))
  const stores = await itemsOf<{ storeId: string; slug: string }>(read, '/stores?pageSize=48')
  const collections = (await read('/product-collections/home-page')) as { slug: string }[]
  const posts = await itemsOf<{ id: string }>(read, '/mag/latest')
  const orders = await itemsOf<{ id: string }>(read, '/account/orders')
  return {
    skus: goods.flatMap((items) => items.slice(0, 6).map(({ skuId }) => skuId)),
    goods: goods.flatMap((items) => items.slice(0, 1).flatMap(toGoods)).slice(0, 10),
    leaves: tree.flatMap(({ children }) => children.map(({ slug }) => slug)),
    roots,
    storeIds: stores.map(({ storeId }) => storeId),
    storeSlugs: stores.map(({ slug }) => slug),
    collections: collections.map(({ slug }) => slug),
    posts: posts.map(({ id }) => id),
    orders: orders.map(({ id }) => id),
  }
}

/** Pieces that can be ordered twice over. */
function toGoods({ skuId, stock, minimumQuantity, countPerBox }: Item) {
  const quantity = Math.ceil(minimumQuantity / countPerBox) * countPerBox
  return stock >= 2 * quantity ? [{ skuId, quantity }] : []
}

async function itemsOf<Entry>(read: Read, path: string) {
  const { items } = (await read(path)) as { items: Entry[] }
  return items
}
