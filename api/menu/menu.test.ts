import { afterAll, beforeAll, expect, test } from 'vitest'
import * as menuApi from '../../contract/menu/menu.ts'
import { allergenCodes } from '../../contract/platform/allergens.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { pdfPages } from '../../test/orders/pdf-text.ts'
import { createOrderedGoods } from '../../test/orders/order-life.ts'
import { createCustomer } from '../../test/shop.ts'
import { newId } from '../platform/ids.ts'
import { mailChanges } from './mail-changes.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

const others = (...codes: string[]) => allergenCodes.filter((code) => !codes.includes(code))

/** A company that has bought an article of which this is stated. */
async function bought(food: object = { allergens: ['GLUTEN'], absent: others('GLUTEN') }) {
  const { buyer, goods } = await createOrderedGoods(app)
  const { skuId } = goods
  const state = (stated: object) => app.db`
    insert into product_detail (sku_id, food) values (${skuId}, ${app.db.json(stated as never)})
    on conflict (sku_id) do update set food = excluded.food`
  await state(food)
  const save = (more: object = {}, id = newId()) =>
    app.request(
      menuApi.save,
      { id, nameDe: 'Nudeln', nameEn: 'Pasta', articles: [skuId], ingredients: [], ...more },
      buyer,
    )
  return { buyer, skuId, state, save }
}

const mailsTo = (accountId: string) => app.db<{ subject: string; text: string }[]>`
  select m.subject, m.text from mail m join account a on a.email = m.recipient
  where m.id like 'recipe-%' and a.id = ${accountId} order by m.created_at`

test('a dish follows what is stated of its articles now', async () => {
  const { buyer, state, save } = await bought()
  const dish = await save()
  expect(dish).toMatchObject({ contains: ['GLUTEN'], notStated: [] })
  await state({ allergens: ['GLUTEN', 'EGGS'], absent: ['MILK'] })
  const { dishes } = await app.request(menuApi.read, {}, buyer)
  expect(dishes).toMatchObject([{ contains: ['GLUTEN', 'EGGS'], notStated: others('GLUTEN', 'EGGS', 'MILK') }])
})

test('a dish is saved in its place, and one that is deleted stays so', async () => {
  const { buyer, save } = await bought()
  const { id, version } = await save()
  const celery = { name: 'Brühe', allergens: ['CELERY'], additives: ['PHOSPHATE'], isComplete: true }
  await save({ version, nameDe: 'Suppe', articles: [], ingredients: [celery] }, id)
  expect(await app.request(menuApi.read, {}, buyer)).toMatchObject({
    dishes: [{ id, nameDe: 'Suppe', contains: ['CELERY'], additives: ['PHOSPHATE'], notStated: [] }],
  })
  await app.request(menuApi.remove, { id }, buyer)
  await app.request(menuApi.remove, { id }, buyer)
  expect(await app.request(menuApi.read, {}, buyer)).toEqual({ dishes: [] })
})

test('only what the company has bought goes into a dish, and nobody reads or changes another’s', async () => {
  const [{ skuId, save, buyer }, other] = [await bought(), await createCustomer(app)]
  const { id } = await save()
  const dish = { nameDe: 'Fremd', nameEn: 'Foreign', articles: [skuId], ingredients: [] }
  expect(await app.refusal(menuApi.save, { id, ...dish }, other)).toMatchObject({ code: 'PRODUCT_UNAVAILABLE' })
  await app.request(menuApi.remove, { id }, other)
  expect((await app.request(menuApi.read, {}, buyer)).dishes).toHaveLength(1)
  expect(await app.request(menuApi.read, {}, other)).toEqual({ dishes: [] })
})

test('the list for guests is a PDF in both languages and names what is not stated', async () => {
  const { buyer, save } = await bought({ allergens: ['MILK'] })
  await save()
  const textOf = async (language: 'de' | 'en') =>
    pdfPages(Buffer.from(await (await app.request(menuApi.print, { language }, buyer)).bytes())).join('\n')
  const [german, english] = [await textOf('de'), await textOf('en')]
  for (const text of ['Nudeln', 'Milch', 'Keine Angabe zu: Glutenhaltiges Getreide']) expect(german).toContain(text)
  for (const text of ['Pasta', 'Milk', 'Not stated: Cereals']) expect(english).toContain(text)
})

test('a changed statement is mailed once, with the dishes, to who bought it within a year', async () => {
  const { buyer, skuId, state, save } = await bought()
  await save()
  await state({ allergens: ['GLUTEN', 'SOYBEANS'], absent: others('GLUTEN', 'SOYBEANS') })
  await mailChanges(app.deps)
  expect([...(await mailsTo(buyer.id))]).toEqual([])
  await mailChanges(app.deps, 0)
  await mailChanges(app.deps, 0)
  const mails = await mailsTo(buyer.id)
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toContain('Nudeln')
  await app.db`update orders set created_at = now() - interval '13 months' where buyer_id = ${buyer.id}`
  await state({ allergens: ['GLUTEN'] })
  await mailChanges(app.deps, 0)
  expect(await mailsTo(buyer.id)).toHaveLength(1)
  expect(await app.db`select 1 from recipe_change where sku_id = ${skuId}`).toHaveLength(0)
})

test('what was changed back, or is in no dish, is not mailed', async () => {
  const [{ buyer, state, save }, without] = [await bought(), await bought()]
  await save()
  await state({ allergens: ['EGGS'] })
  await state({ allergens: ['GLUTEN'], absent: others('GLUTEN') })
  await without.state({ allergens: ['EGGS'] })
  await mailChanges(app.deps, 0)
  expect([...(await mailsTo(buyer.id)), ...(await mailsTo(without.buyer.id))]).toEqual([])
})
