import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCategory, createStore } from '../../test/builders.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { importBytes } from './test-import.ts'

let database: TestDatabase
let storeSlug: string
beforeAll(async () => {
  database = await createTestDatabase()
  await createCategory(database.sql)
  storeSlug = (await createStore(database.sql)).slug
})
afterAll(() => database.drop())

const load = (bytes: string) => importBytes(database.sql, { storeSlug, bytes })

test('of food and attributes a file changes what it speaks of, and nothing else', async () => {
  const base = 'supplier_sku;name_de;category;price'
  const columns = 'ingredients;fat_g;salt_g;allergens;storage;legal_name;attributes;alcohol_percent'
  await load(`${base};${columns}\nB-1;Rotwein;kaffee-bohne;4;Trauben;1;0,1;SULPHITES;kühl;Wein;grape=Rebe:Merlot;13`)
  const detail = async () => {
    const [row] = await database.sql<
      [
        {
          food: Record<string, unknown> & { nutrition: object; legalName?: string }
          attributes: { key: string; de: { value: string } }[]
        },
      ]
    >`
      select d.food, d.attributes from product_detail d join product p using (sku_id)
      join store s on s.id = p.store_id where s.slug = ${storeSlug}`
    return { ...row.food, attributes: row.attributes.map(({ key, de }) => `${key} ${de.value}`) }
  }
  // As the editor does, which knows more than files do.
  await database.sql`update product_detail set food = food || '{"additives": ["SULPHURED"]}'
    where sku_id = (select p.sku_id from product p join store s on s.id = p.store_id where s.slug = ${storeSlug})`
  const before = await detail()
  expect(before.attributes).toEqual(['grape Merlot', 'alcohol 13,0 % vol'])
  await load(`${base};salt_g;origin\nB-1;Rotwein;kaffee-bohne;4;0,2;Italien`)
  expect(await detail()).toEqual({ ...before, origin: 'Italien', nutrition: { ...before.nutrition, salt: 0.2 } })
  await load(`${base};legal_name;alcohol_percent\nB-1;Rotwein;kaffee-bohne;4;;14`)
  const { legalName: _, ...unnamed } = { ...before, origin: 'Italien', nutrition: { ...before.nutrition, salt: 0.2 } }
  expect(await detail()).toEqual({ ...unnamed, attributes: ['grape Merlot', 'alcohol 14,0 % vol'] })
  await load(`${base};attributes;allergens\nB-1;Rotwein;kaffee-bohne;4;grape=Rebe:Barbera;`)
  expect(await detail()).toEqual({ ...unnamed, allergens: [], attributes: ['grape Barbera', 'alcohol 14,0 % vol'] })
  const again = await load(`${base};attributes;allergens\nB-1;Rotwein;kaffee-bohne;4;grape=Rebe:Barbera;`)
  expect(again.counts).toMatchObject({ changed: 0, unchanged: 1 })
})
