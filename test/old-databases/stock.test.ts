import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../api/platform/migrations.ts'
import { newId } from '../../api/platform/ids.ts'
import { createEmptyDatabase, type TestDatabase } from '../database.ts'

const MIGRATIONS = 'db/migrations'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createEmptyDatabase()
  folder = await mkdtemp(join(tmpdir(), 'tresen-old-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('a database of one number for the stock keeps what can be sold and learns what lies on the shelf', async () => {
  const { sql } = database
  const older = (await readdir(MIGRATIONS)).filter((name) => name < '0130')
  for (const name of older) await cp(join(MIGRATIONS, name), join(folder, name))
  await migrate(sql, folder)
  // Orders of those days: what is told of them here is all that counts for the stock.
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`insert into stock (sku_id, quantity) values ('cups', 100), ('plates', 7), ('bowls', 0)`
    await tx`
      insert into stock_reservation (buyer_id, checkout_id, sku_id, quantity)
      values (${newId()}, ${newId()}, 'cups', 16), (${newId()}, ${newId()}, 'bowls', 6)`
    const lines = [
      { status: 'PENDING_PAYMENT', sku: 'cups', quantity: 10 },
      { status: 'PLACED', sku: 'cups', quantity: 20 },
      { status: 'CONFIRMED', sku: 'cups', quantity: 30, shipped: 12, cancelled: 6 },
      { status: 'SHIPPED', sku: 'plates', quantity: 5, shipped: 5 },
      { status: 'RETURNED', sku: 'plates', quantity: 4, shipped: 4, returned: 4 },
      { status: 'CANCELLED', sku: 'plates', quantity: 8, cancelled: 8 },
      { status: 'CANCELLED', sku: 'plates', quantity: 9 },
    ]
    for (const [i, { status, sku, quantity, shipped = 0, cancelled = 0, returned = 0 }] of lines.entries()) {
      const [buyerId, orderId, storeId] = [newId(), newId(), newId()]
      await tx`
        insert into sub_order (buyer_id, order_id, store_id, sub_order_number, store_name, store_slug, status, totals)
        values (${buyerId}, ${orderId}, ${storeId}, ${`T${i}-1`}, 'Store', 'store', ${status}, '{}')`
      await tx`
        insert into order_line (buyer_id, order_id, store_id, sku_id, position, name_de, name_en, brand, image_url, quantity,
          price_cents, final_price_cents, tax_rate_bp, deposit_cents, shipped_quantity, cancelled_quantity, returned_quantity)
        values (${buyerId}, ${orderId}, ${storeId}, ${sku}, 1, 'A', 'A', '', '', ${quantity}, 100, 100, 700, 0, ${shipped},
          ${cancelled}, ${returned})`
      if (shipped > 0)
        await tx`
          insert into shipment (buyer_id, order_id, store_id, id, carrier, tracking_number, lines, shipped_at)
          values (${buyerId}, ${orderId}, ${storeId}, ${newId()}, 'DHL', '', ${tx.json([{ skuId: sku, quantity: shipped }])},
            now() - ${i} * interval '40 days')`
    }
  })
  await migrate(sql, MIGRATIONS)
  expect(await sql`select sku_id as sku, on_hand, promised, missing, quantity from stock order by sku_id`).toEqual([
    { sku: 'bowls', onHand: 6, promised: 6, missing: 0, quantity: 0 },
    { sku: 'cups', onHand: 158, promised: 58, missing: 0, quantity: 100 },
    { sku: 'plates', onHand: 7, promised: 0, missing: 0, quantity: 7 },
  ])
  // Parcels of the last 90 days; a count may be as old.
  expect(await sql`select sku_id as sku, pieces from stock_movement`).toEqual([{ sku: 'cups', pieces: -12 }])
})
