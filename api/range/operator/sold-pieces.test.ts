import { afterAll, beforeAll, expect, test } from 'vitest'
import * as judgedApi from '../../../contract/range/operator-products.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createMember } from '../../../test/builders.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'

let app: TestApp
let nina: { token: string }
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  nina = await createMember(app.db, { isOperator: true, roles: ['CATALOGUE'] })
})
afterAll(() => app.close())

test('sold is what is paid for: no order that waits for its money, and no piece that was cancelled', async () => {
  const { goods, pay, supply } = await createOrderedGoods(app, { quantity: 24 })
  const sold = async () => (await app.request(judgedApi.read, { skuId: goods.skuId }, nina)).sold
  expect(await sold()).toBe(0)
  await pay()
  expect(await sold()).toBe(24)
  await supply('CANCEL_LINES', { lines: [{ productSkuId: goods.skuId, quantity: 12 }], cause: 'DAMAGED' })
  expect(await sold()).toBe(12)
})
