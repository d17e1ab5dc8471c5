import { afterAll, beforeAll, expect, test } from 'vitest'
import * as designsApi from '../../contract/designs/designs.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBuyer } from '../../test/builders.ts'
import { createDesign, createDesignable } from '../../test/orders/designs.ts'
import { designs } from './designs.ts'

let app: TestApp
let operator: { id: string; email: string }
beforeAll(async () => {
  app = await createTestApp()
  operator = await createBuyer(app.db, { role: 'OPERATOR' })
})
afterAll(() => app.close())

const run = async (action: string, args: string[], values: Record<string, string> = {}) => {
  const context = { ...app.deps, language: 'en' as const, operator }
  return (await designs.actions[action]!.run(context, { args, values, flags: new Set() })).lines
}
async function submitted() {
  const { skuId } = await createDesignable(app.db)
  const buyer = await createBuyer(app.db)
  const { id } = await createDesign(app, { token: buyer.token, skuId })
  await app.request(designsApi.act, { id, action: 'SUBMIT' }, buyer)
  return { id, read: () => app.request(designsApi.read, { id }, buyer) }
}

test('an operator answers a design with a proof and an offer for its store', async () => {
  const { id, read } = await submitted()
  expect((await run('list', [], { status: 'SUBMITTED' })).join()).toContain(id)
  const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  const offer = { price: '4.90', setup: '35', minimum: '300', days: '12', until, message: 'Fertig' }
  expect(await run('proof', [id], offer)).toEqual(['The proof of "Becher für die Theke" is sent.'])
  expect(await run('message', [id, 'Bitte', 'prüfen'])).toHaveLength(1)
  expect(await read()).toMatchObject({
    status: 'PROOF_READY',
    offer: { unitPrice: 4.9, setupFee: 35, minQuantity: 300 },
    messages: [{ by: 'TRESEN', text: 'Bitte prüfen' }],
  })
  expect((await run('show', [id])).join('\n')).toContain('Proof 1')
})

test('an operator declines a design; what makes no sense is refused', async () => {
  const { id, read } = await submitted()
  await expect(run('proof', [id], { price: 'viel' })).rejects.toThrow('VALIDATION')
  await expect(run('show', ['x'])).rejects.toThrow('NOT_FOUND')
  await expect(run('list', [], { status: 'NEW' })).rejects.toThrow('The status is one of')
  await run('reject', [id, 'Marke', 'Dritter'])
  expect(await read()).toMatchObject({ status: 'REJECTED', messages: [{ by: 'TRESEN', text: 'Marke Dritter' }] })
  await expect(run('reject', [id, 'nochmals'])).rejects.toThrow('DESIGN_STATE')
})
