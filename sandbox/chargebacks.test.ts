import { afterEach, beforeEach, expect, test } from 'vitest'
import { createNotifying, removeBoth, startBoth, type ListeningShop, type TestSandbox } from './testing.ts'

let sandbox: TestSandbox
let shop: ListeningShop
let id: string
beforeEach(async () => {
  ;({ shop, sandbox } = await startBoth())
  ;({ id } = await createNotifying({ shop, sandbox }))
})
afterEach(() => removeBoth({ shop, sandbox }))

const read = () => sandbox.client.payments.get({ paymentId: id })
async function list() {
  for await (const { result } of await sandbox.client.chargebacks.list({ paymentId: id }))
    return result.embedded.chargebacks
  return []
}

test('a bank takes a part back: the shop is notified, the payment stays paid and less can be refunded', async () => {
  await sandbox.control.complete(id, 'paid')
  const chargeback = await sandbox.control.chargeBack(id, 500)
  await expect.poll(() => shop.notified).toEqual([id, id])
  expect(await read()).toMatchObject({
    status: 'paid',
    amountChargedBack: { currency: 'EUR', value: '5.00' },
    amountRemaining: { currency: 'EUR', value: '7.50' },
  })
  expect(await list()).toMatchObject([
    {
      id: chargeback,
      paymentId: id,
      amount: { currency: 'EUR', value: '5.00' },
      createdAt: '2026-03-02T09:00:00.000Z',
    },
  ])
  await expect(sandbox.control.chargeBack(id, 751)).rejects.toThrow('at most 750 cents')
})

test('a chargeback that is reversed counts no more, and the shop is notified of that, too', async () => {
  await sandbox.control.complete(id, 'paid')
  const chargeback = await sandbox.control.chargeBack(id)
  await sandbox.control.reverseChargeback(id, chargeback)
  await expect.poll(() => shop.notified).toEqual([id, id, id])
  expect((await read()).amountChargedBack).toBeUndefined()
  expect(await list()).toMatchObject([{ id: chargeback, reversedAt: '2026-03-02T09:00:00.000Z' }])
  await expect(sandbox.control.reverseChargeback(id, chargeback)).rejects.toThrow('no chargeback of this id')
})

test('nothing can be taken back of a payment that was not paid', async () => {
  await expect(sandbox.control.chargeBack(id)).rejects.toThrow('holds no money')
})
