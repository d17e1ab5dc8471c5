import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer } from '../../test/builders.ts'
import { createOrderedGoods } from '../../test/orders/order-life.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import type { CommandGroup } from './commands/command.ts'

let app: TestApp
let operator: { id: string; email: string }
beforeAll(async () => {
  app = await createTestApp()
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
})
afterAll(() => app.close())

const run = async (group: CommandGroup, action: string, args: string[] = []) => {
  const context = { ...app.deps, language: 'en' as const, operator }
  return (await group.actions[action]!.run(context, { args, values: {}, flags: new Set() })).lines
}

test('accounts with open transfers are listed, and all of one are ended, once', async () => {
  const { buyer, orderNumber, stock } = await createOrderedGoods(app)
  expect((await run(payments, 'transfers')).find((line) => line.startsWith(buyer.email))).toMatch(
    new RegExp(`^${buyer.email}  Café Morgenrot  €[\\d.,]+  1 line  0 h  ${orderNumber}$`),
  )
  const before = await stock()
  expect(await run(payments, 'end-transfers', [buyer.email])).toEqual([`Order ${orderNumber} is cancelled.`])
  expect(await stock()).toBe(before + 12)
  expect(await run(payments, 'end-transfers', [buyer.email])).toEqual([
    `No order of ${buyer.email} waits for a transfer.`,
  ])
  await expect(run(payments, 'end-transfers', ['nobody@hotel.example'])).rejects.toThrow('There is no account')
})

test('moves that a provider refused are named by their id, and nothing else is taken for one', async () => {
  expect(await run(payments, 'moves')).toEqual(['All money has been moved.'])
  for (const action of ['retry', 'by-transfer'])
    for (const id of ['x', crypto.randomUUID()])
      await expect(run(payments, action, [id])).rejects.toThrow(`No refused move has the id ${id}.`)
})

test('a transfer of a cancelled order is sent back by hand and recorded once', async () => {
  const { orderNumber, subOrderNumber } = await createOrderedGoods(app)
  expect(await run(payments, 'due-refunds')).toEqual(['Nothing has to be sent back.'])
  await run(orders, 'mark-paid', [orderNumber])
  await run(orders, 'cancel', [subOrderNumber])
  const [line = ''] = await run(payments, 'due-refunds')
  expect(line).toMatch(new RegExp(`  ${orderNumber}  Café Morgenrot  €`))
  const id = line.split('  ')[0]!
  const [done] = await run(payments, 'mark-refunded', [id])
  expect(done).toContain(`of order ${orderNumber} are sent back`)
  expect(await run(payments, 'due-refunds')).toEqual(['Nothing has to be sent back.'])
  await expect(run(payments, 'mark-refunded', [id])).rejects.toThrow('No refund waits')
  const [row] = await app.db`select payment_status from orders where order_number = ${orderNumber}`
  expect(row).toEqual({ paymentStatus: 'REFUNDED' })
})
