import { afterAll, beforeAll, expect, test } from 'vitest'
import * as operatorBuyersApi from '../../contract/operator/buyers.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createAddress, createBuyer, createMember, createStore } from '../../test/builders.ts'
import { createScene, order, put } from '../../test/shop.ts'
import { newId } from '../platform/ids.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

test('the list holds companies that buy, neither stores nor the marketplace', async () => {
  const operator = await createMember(app.db, { isOperator: true, roles: ['ADMIN'] })
  const store = await createStore(app.db)
  const supplier = await createMember(app.db, { storeId: store.id, roles: ['OWNER'] })
  await app.db`
    insert into company (id, name, country_id)
    select id, 'Ohne Käufer', 1 from unnest(${[operator.id, supplier.id]}::uuid[]) id on conflict do nothing`
  const buyer = await createBuyer(app.db)
  const { items, count } = await app.request(operatorBuyersApi.list, { pageSize: 96 }, operator)
  expect(items.map(({ id }) => id)).toEqual([buyer.id])
  expect(count.value).toBe(1)
})

test('the list is narrowed by what companies are marked with', async () => {
  const { token } = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  const { buyer: bought, goods } = await createScene(app)
  await put(app, bought, goods.skuId)
  await order(app, bought, 1)
  const [trusted, charged, erased] = [await createBuyer(app.db), await createBuyer(app.db), await createBuyer(app.db)]
  await app.db`update company set trusted_at = case when id = ${trusted.id} then now() end`
  await app.db`update company set erased_at = now() where id = ${erased.id}`
  await app.db`
    insert into payment (buyer_id, checkout_id, provider, request, amount_cents, state, charged_back_cents)
    values (${charged.id}, ${newId()}, 'mollie', '{}', 100, 'PAID', 100)`
  const listed = async (mark: (typeof operatorBuyersApi.buyerMarks)[number]) =>
    (await app.request(operatorBuyersApi.list, { mark, pageSize: 96 }, { token })).items.map(({ id }) => id)
  expect(await listed('TRUSTED')).toEqual([trusted.id])
  expect(await listed('ERASED')).toEqual([erased.id])
  expect(await listed('CHARGED_BACK')).toEqual([charged.id])
  const withoutOrder = await listed('WITHOUT_ORDER')
  expect(withoutOrder).toContain(trusted.id)
  expect(withoutOrder).not.toContain(bought.id)
})

test('the list is narrowed by how the postcode or the town of an address begins', async () => {
  const { token } = await createMember(app.db, { isOperator: true, roles: ['SUPPORT'] })
  const [weimar, weiden, both] = [await createBuyer(app.db), await createBuyer(app.db), await createBuyer(app.db)]
  await createAddress(app.db, weimar.id, { cityName: 'Weimar', postalCode: '99423' })
  await createAddress(app.db, weiden.id, { cityName: 'Weiden i.d.OPf.', postalCode: '92637' })
  await createAddress(app.db, both.id, { cityName: 'Weimar', postalCode: '99425' })
  await createAddress(app.db, both.id, { cityName: '10%_Dorf', postalCode: '92699', isSelected: false })
  const listed = async (place: string) => {
    const { items, count } = await app.request(operatorBuyersApi.list, { place, pageSize: 96 }, { token })
    expect(count.value).toBe(items.length)
    return new Set(items.map(({ id }) => id))
  }
  expect(await listed('wei')).toEqual(new Set([weimar.id, weiden.id, both.id]))
  expect(await listed(' Weimar ')).toEqual(new Set([weimar.id, both.id]))
  expect(await listed('92')).toEqual(new Set([weiden.id, both.id]))
  expect(await listed('99423')).toEqual(new Set([weimar.id]))
  expect(await listed('10%_')).toEqual(new Set([]))
  expect(await listed('%')).toEqual(new Set([]))
})
