import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createCategory } from '../../../test/builders.ts'
import { createImporting, type Importing } from '../../../test/range/importing.ts'
import { importBytes } from '../test-import.ts'

let app: TestApp
let importing: Importing
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
  await createCategory(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.time.stoppedAt = new Date('2026-11-28T12:00:00Z')
  importing = await createImporting(app)
})

async function backDays() {
  const rows = await app.db<{ sku: string; backOn: string | null }[]>`
    select p.supplier_sku as sku, k.back_on from product p join stock k using (sku_id)
    where p.store_id = ${importing.storeId} order by 1`
  return Object.fromEntries(rows.map(({ sku, backOn }) => [sku, backOn]))
}
async function applied(text: string) {
  const { id } = await importing.add(text)
  await importing.compare(id)
  const lines = await importing.lines(id, 'CHANGED')
  await importing.apply(id)
  await importing.work()
  return { id, lines }
}

test('a file says when goods come back, and says so no more by an empty cell or a count', async () => {
  for (const sku of ['A1', 'A2', 'A3']) await importing.product(sku, { stock: 0 })
  const { lines } = await applied('Art.-Nr.;Wieder da\nA1;12.12.2026\nA2;2026-12-13\nA3;2026-12-14')
  expect(lines).toMatchObject([{ fields: ['BACK_ON'] }, { fields: ['BACK_ON'] }, { fields: ['BACK_ON'] }])
  expect(await backDays()).toEqual({ A1: '2026-12-12', A2: '2026-12-13', A3: '2026-12-14' })
  await applied('Art.-Nr.;Wieder da\nA1;')
  await applied('Art.-Nr.;Bestand\nA2;0\nA3;60')
  expect(await backDays()).toEqual({ A1: null, A2: '2026-12-13', A3: null })
})

test.each(['27.11.2026', '2028-11-29', 'bald'])('%s is no day to be back on, and its line is refused', async (day) => {
  await importing.product('A1', { stock: 0 })
  const { id } = await importing.add(`Art.-Nr.;Wieder da\nA1;${day}`)
  await importing.compare(id)
  const [line] = await importing.lines(id, 'REFUSED')
  expect(line!.reasons).toEqual([expect.stringMatching(new RegExp(`^back_on: .*${day}`))])
})

test('the command writes it with new goods and with those that are there', async () => {
  const [store] = await app.db<[{ slug: string }]>`select slug from store where id = ${importing.storeId}`
  const load = (rows: string) => importBytes(app.db, { storeSlug: store.slug, bytes: rows, clock: app.deps.clock })
  const head = 'supplier_sku;name_de;category;price;stock'
  await load(`${head};back_on\nA1;Tee;kaffee-bohne;4,20;0;2026-12-12`)
  expect(await backDays()).toEqual({ A1: '2026-12-12' })
  expect((await load(`${head};back_on\nA1;Tee;kaffee-bohne;4,20;0;2026-12-12`)).counts).toMatchObject({ unchanged: 1 })
  await load(`${head}\nA1;Tee;kaffee-bohne;4,20;60`)
  expect(await backDays()).toEqual({ A1: null })
})
