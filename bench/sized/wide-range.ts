import { openDatabase } from '../../api/platform/db.ts'
import { addressOfRunningPostgres } from '../../server/postgres/embedded-postgres.ts'
import { createMember } from '../../test/builders.ts'
import { addProducts, busiestStore } from './many-orders.ts'
import { openSizedShop } from './sized-shop.ts'

/** A running shop, one store of which has so many more articles, BENCH-1 and so on, and the session of its owner. */
export async function openWideRange(products: number) {
  const shop = await openSizedShop(2000, `wide-${products}`)
  const db = openDatabase(addressOfRunningPostgres(shop.folder)!, { connections: 2, statementTimeoutMs: 0 })
  const [made] = await db<{ storeId: string }[]>`select store_id from product where sku_id = 'BENCH1'`
  const storeId = made?.storeId ?? (await busiestStore(db))
  if (!made) {
    await addProducts(db, storeId, products)
    await db`vacuum analyze`
  }
  const { token } = await createMember(db, { storeId, roles: ['OWNER'] })
  return { shop, db, storeId, token }
}
