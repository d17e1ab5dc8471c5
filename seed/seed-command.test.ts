import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'

const PRODUCTS = 600

let folder: string
const databases: TestDatabase[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tresen-seed-'))
})
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()))
  rmSync(folder, { recursive: true, force: true })
})

async function emptyShop() {
  const database = await createTestDatabase()
  databases.push(database)
  return database
}

function seed({ url }: TestDatabase, products = PRODUCTS) {
  const args = [join(import.meta.dirname, '../bin/seed.ts'), '--products', String(products)]
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder, PORT: '3000' }
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

async function outcome(load: ReturnType<typeof seed>) {
  const [[code], output, errors] = await Promise.all([once(load, 'close'), text(load.stdout), text(load.stderr)])
  return { code: code as number, output, errors }
}

/** All that a load writes but what is drawn by chance: ids, and numbers that a killed one has used up. */
async function shopIn({ sql }: TestDatabase) {
  const goods = await sql`
    select s.slug, p.supplier_sku, p.name_de, p.name_en, p.final_price_cents, p.popularity, p.picture, p.created_at,
      p.rating_count, d.description_de, d.attributes, k.on_hand
    from product p join store s on s.id = p.store_id join product_detail d using (sku_id) join stock k using (sku_id)
    order by s.slug, p.supplier_sku`
  const [counts] = await sql`
    select (select count(*) from account) as accounts, (select count(*) from orders) as orders,
      (select count(*) from order_line) as lines, (select count(*) from review) as reviews,
      (select count(*) from post) as posts, (select count(*) from collection_product) as collected,
      (select count(*) from wishlist_item) as remembered`
  return { goods: goods.map((row) => ({ ...row })), counts }
}

test(
  'a load that is killed and started again leaves the shop that an undisturbed one leaves',
  { tags: ['long'], timeout: 900_000 },
  async () => {
    const [killed, whole] = await Promise.all([emptyShop(), emptyShop()])
    const undisturbed = outcome(seed(whole))
    const load = seed(killed)
    const end = once(load, 'close')
    for await (const line of createInterface(load.stdout)) if (/[4-6]0 %/.test(line)) break
    load.kill('SIGKILL')
    await end
    const [half] = await killed.sql`select count(*)::int as products from product`
    expect(half!.products).toBeGreaterThan(100)
    expect(half!.products).toBeLessThan(PRODUCTS)

    expect(await outcome(seed(killed, 700))).toMatchObject({
      code: 2,
      errors: expect.stringContaining(`npm run seed -- --products ${PRODUCTS}`),
    })
    expect(await outcome(seed(killed))).toMatchObject({
      code: 0,
      output: expect.stringContaining('600 products loaded'),
    })
    expect(await undisturbed).toMatchObject({ code: 0 })
    expect(await shopIn(killed)).toEqual(await shopIn(whole))
  },
)
