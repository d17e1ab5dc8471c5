import { afterAll, beforeAll, expect, test } from 'vitest'
import * as listingsApi from '../../contract/listings.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createProduct, createStore } from '../../test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const found = async (q: string) =>
  (await app.request(listingsApi.search, { q }, { language: 'de' })).items.map(({ skuId }) => skuId)

test('a number that is known as a whole finds its product alone, and one that nothing has is named', async () => {
  const { id: storeId } = await createStore(app.db)
  const made = await Promise.all(
    ['KLI-422723', 'KLI-422724'].map((supplierSku) =>
      createProduct(app.db, storeId, { nameDe: 'Kli Brett', nameEn: 'Kli board', supplierSku }),
    ),
  )
  expect(await found('KLI-422723')).toEqual([made[0]!.skuId])
  expect(await found('kli422724')).toEqual([made[1]!.skuId])
  expect((await found('Kli Brett')).toSorted()).toEqual(made.map(({ skuId }) => skuId).toSorted())
  const unknown = await app.request(listingsApi.search, { q: 'KLI-999999' })
  expect(unknown.unmatchedWords).toEqual(['999999'])
})
