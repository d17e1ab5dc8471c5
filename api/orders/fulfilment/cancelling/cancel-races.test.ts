import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { atOnce } from '../../../../test/at-once.ts'
import { brokenInvariants, countGoods } from '../../../../test/invariants/invariants.ts'
import { createCancellable } from '../../../../test/orders/cancellable.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ connections: 10, isUnlimited: true })
})
afterAll(() => app.close())

const parcel = { carrier: 'DHL', trackingNumber: 'JJD 0001' }
const ordered = () => createCancellable(app)

test('of a parcel and a cancellation of the same pieces at once one wins', async () => {
  const life = await ordered()
  await life.supply('CONFIRM')
  const start = await countGoods(app.db)
  const { done, refused } = await atOnce(8, (caller) =>
    caller % 2 ? life.cancel(12) : life.supply('SHIP', { ...parcel, lines: life.lines(12) }),
  )
  expect([done.length, ...new Set(refused.map(({ code }) => code))]).toEqual([1, 'ORDER_STATE'])
  expect(await brokenInvariants(app.db, start)).toEqual([])
})

test('of cancellations and parcels at once no piece is counted twice', async () => {
  const life = await ordered()
  await life.supply('CONFIRM')
  const start = await countGoods(app.db)
  const { refused } = await atOnce(8, (caller) =>
    caller % 2 ? life.cancel(2) : life.supply('SHIP', { ...parcel, lines: life.lines(3) }),
  )
  expect(refused.every(({ code }) => code === 'VALIDATION' || code === 'ORDER_STATE')).toBe(true)
  expect(await brokenInvariants(app.db, start)).toEqual([])
})

test("a cancellation and the buyer's own at once give the money back once", async () => {
  const life = await ordered()
  const start = await countGoods(app.db)
  await atOnce(8, (caller): Promise<unknown> => (caller % 2 ? life.cancel(12) : life.act('CANCEL')))
  const refunds = await life.jobs('refund')
  expect(refunds.map(({ amountCents }) => amountCents)).toEqual([await life.gross()])
  const part = await ordered()
  await atOnce(8, (caller): Promise<unknown> => (caller % 2 ? part.cancel(1) : part.act('CANCEL')))
  const given = (await part.jobs('refund')).reduce((sum, { amountCents }) => sum + Number(amountCents), 0)
  expect(given).toBe(await part.gross())
  expect(await brokenInvariants(app.db, { ...start, ...(await countGoods(app.db)) })).toEqual([])
})
