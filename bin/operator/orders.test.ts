import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer } from '../../test/builders.ts'
import { createOrderedGoods } from '../../test/orders/order-life.ts'
import { orders } from './orders.ts'

let app: TestApp
let operator: { id: string; email: string }
beforeAll(async () => {
  app = await createTestApp()
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
})
afterAll(() => app.close())

const run = async (action: string, word: string, values: Record<string, string> = {}) => {
  const context = { ...app.deps, language: 'en' as const, operator }
  return (await orders.actions[action]!.run(context, { args: word ? [word] : [], values, flags: new Set() })).lines
}

test('an operator books a transfer, once, and sends goods for a store', async () => {
  const { orderNumber, subOrderNumber, goods, part, buyer } = await createOrderedGoods(app)
  expect(await run('mark-paid', orderNumber)).toEqual([`Order ${orderNumber} is paid.`])
  expect(await run('mark-paid', orderNumber)).toEqual([`Order ${orderNumber} was paid already.`])
  expect(await run('confirm', subOrderNumber)).toEqual([`${subOrderNumber}: Confirmed`])
  const parcel = { carrier: 'DHL', tracking: '1', lines: `${goods.skuId}:6` }
  await expect(run('ship', subOrderNumber, parcel)).rejects.toThrow(`${subOrderNumber} is at version 3.`)
  expect((await run('list', '')).join()).toContain(`${subOrderNumber} Confirmed, version 3`)
  await run('ship', subOrderNumber, { ...parcel, version: '3' })
  await expect(run('ship', subOrderNumber, { ...parcel, version: '3' })).rejects.toThrow('ORDER_STATE')
  expect(await part()).toMatchObject({ status: 'CONFIRMED', shipments: [{ trackingNumber: '1' }] })
  expect(await run('cancel-rest', subOrderNumber)).toEqual([`${subOrderNumber}: Shipped`])
  expect((await part()).timeline.at(-1)).toMatchObject({ by: 'Tresen', status: 'SHIPPED' })
  expect((await run('list', '', { status: 'SHIPPED' })).join()).toContain(`${orderNumber}  `)
  expect((await run('list', '', { status: 'REJECTED' })).join()).not.toContain(buyer.email)
})

test('pieces are cancelled for a store with a cause, and once', async () => {
  const { orderNumber, subOrderNumber, goods, part } = await createOrderedGoods(app)
  await run('mark-paid', orderNumber)
  await run('confirm', subOrderNumber)
  const { version } = await part()
  const pieces = { lines: `${goods.skuId}:6`, version: String(version) }
  await expect(run('cancel-lines', subOrderNumber, pieces)).rejects.toThrow('VALIDATION')
  await expect(run('cancel-lines', subOrderNumber, { ...pieces, cause: 'GONE' })).rejects.toThrow(
    "A cause is one of OUT_OF_STOCK, DISCONTINUED, DAMAGED, NOT_TO_ADDRESS, OTHER, not 'GONE'.",
  )
  const cancelled = { ...pieces, cause: 'OUT_OF_STOCK', reason: 'Bruch im Lager' }
  expect(await run('cancel-lines', subOrderNumber, cancelled)).toEqual([`${subOrderNumber}: Confirmed`])
  await expect(run('cancel-lines', subOrderNumber, cancelled)).rejects.toThrow('ORDER_STATE')
  expect(await part()).toMatchObject({ items: [{ cancelledQuantity: 6 }] })
})

test('an impossible step, an unknown number and wrong lines are refused', async () => {
  const { subOrderNumber } = await createOrderedGoods(app)
  await expect(run('delivered', subOrderNumber)).rejects.toThrow('ORDER_STATE')
  await expect(run('confirm', 'T1-1')).rejects.toThrow('There is no order T1-1.')
  await expect(run('mark-paid', 'T1')).rejects.toThrow('There is no order T1.')
  await expect(run('ship', subOrderNumber, { lines: 'six' })).rejects.toThrow('Lines look like')
  await expect(run('ship', subOrderNumber, { version: 'last' })).rejects.toThrow('A version is a number')
})
