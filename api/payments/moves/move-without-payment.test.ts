import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'
import { newId } from '../../platform/ids.ts'
import { executeMoveForOrder } from './execute-move.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const refund = () => ({ id: newId(), kind: 'REFUND' as const, amountCents: 500 })

test('what was paid by transfer, or cost nothing, has nothing to move at a provider', async () => {
  const { buyer, orderId } = await createOrderedGoods(app)
  await executeMoveForOrder(app.deps, { buyerId: buyer.id, orderId }, refund())
  await app.db`update orders set payment_method = 'CREDIT_CARD', gross_cents = 0 where id = ${orderId}`
  await executeMoveForOrder(app.deps, { buyerId: buyer.id, orderId }, refund())
  expect((await app.db`select from payment_move`).count).toBe(0)
})

test('a move that does not find its payment has failed, instead of being done', async () => {
  const { buyer, orderId } = await createOrderedGoods(app)
  await app.db`update orders set payment_method = 'CREDIT_CARD' where id = ${orderId}`
  await expect(executeMoveForOrder(app.deps, { buyerId: buyer.id, orderId }, refund())).rejects.toThrow(
    `The payment of the order ${orderId} was not found.`,
  )
  const nowhere = newId()
  await expect(executeMoveForOrder(app.deps, { buyerId: buyer.id, orderId: nowhere }, refund())).rejects.toThrow(
    `The order ${nowhere} was not found.`,
  )
})
