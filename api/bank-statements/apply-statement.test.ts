import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { createBankScene, left, reason } from '../../test/trade/bank-scene.ts'
import { createOrderedRun } from '../../test/trade/payouts.ts'
import { newId } from '../platform/ids.ts'
import { applyStatement } from './apply-statement.ts'

let app: TestApp
let bank: Awaited<ReturnType<typeof createBankScene>>
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
  bank = await createBankScene(app)
})
afterAll(() => app.close())

test('what does not fit into the time of a call is left, and taken with the next one', async () => {
  const [first, second] = [await createOrderedRun(app), await createOrderedRun(app)]
  const numbers = [first.payout, second.payout]
  const states = async () => {
    const rows = await app.db<{ state: string }[]>`
      select state from payout where number = any(${numbers})`
    return rows.map(({ state }) => state).toSorted()
  }
  const { id, plan } = await bank.planned([left(first.payout), { ...left(second.payout), ref: 'R2' }])
  const deed = { by: newId(), reason, language: 'en' as const }
  expect(await applyStatement(app.deps, deed, { id, plan: plan!, mostMs: 0 })).toEqual({ done: 1, left: 1 })
  expect(await states()).toEqual(['ORDERED', 'PAID'])
  const rest = await bank.read(id)
  expect(await bank.apply(id, rest.plan!)).toEqual({ done: 1, left: 0 })
  expect(await states()).toEqual(['PAID', 'PAID'])
})
