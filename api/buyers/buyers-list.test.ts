import { afterAll, beforeAll, expect, test } from 'vitest'
import * as operatorBuyersApi from '../../contract/operator/buyers.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer, createMember, createStore } from '../../test/builders.ts'

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
