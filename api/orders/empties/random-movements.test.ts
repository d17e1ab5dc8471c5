import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as emptiesApi from '../../../contract/orders/empties.ts'
import { transportAids } from '../../../contract/trade/transport-aids.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { brokenBooks } from '../../../test/invariants/book-invariants.ts'
import { createOrderedGoods } from '../../../test/orders/order-life.ts'
import { inTransaction } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import { moveAids } from './move-empties.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ isUnlimited: true })
})
afterAll(() => app.close())

const step = fc.record({
  isDelivery: fc.boolean(),
  code: fc.constantFrom(...transportAids),
  pieces: fc.integer({ min: 1, max: 40 }),
})
type Step = { isDelivery: boolean; code: (typeof transportAids)[number]; pieces: number }

test('german-trade § 5: 500 random deliveries and returns leave both sides what the movements sum up to', async () => {
  const seed = Date.now()
  const life = await createOrderedGoods(app)
  const { buyer, store, goods, orderId } = life
  await life.pay()
  await life.supply('CONFIRM')
  await life.supply('SHIP', { carrier: 'Spedition' })
  const [note] = await app.db<[{ number: string }]>`
    select number from document where order_id = ${orderId} and type = 'DELIVERY_NOTE'`
  const of = () => ({ buyerId: buyer.id, orderId, at: app.deps.clock.now() })
  const deliver = ({ code, pieces }: Step) =>
    inTransaction(app.db, (tx) =>
      moveAids(tx, {
        of: of(),
        storeId: goods.storeId,
        content: { number: note.number, aids: [{ code, name: code, pieces }] },
        bookedBy: null,
      }),
    )
  const takeBack = ({ code, pieces }: Step) =>
    app.request(
      emptiesApi.takeBack,
      { companyId: buyer.id, lines: [{ code, pieces }] },
      { token: store.token, headers: { 'idempotency-key': newId() } },
    )
  const expected = new Map<string, number>()
  let refused = 0
  for (const one of fc.sample(step, { numRuns: 500, seed })) {
    const held = expected.get(one.code) ?? 0
    if (one.isDelivery) {
      await deliver(one)
      expected.set(one.code, held + one.pieces)
    } else if (
      await takeBack(one).then(
        () => true,
        () => false,
      )
    )
      expected.set(one.code, held - one.pieces)
    else {
      // Up to a fifth more than is on the account is taken back.
      expect(one.pieces, `seed ${seed}`).toBeGreaterThan(held)
      refused++
    }
  }
  expect(refused).toBeGreaterThan(0)
  const shown = ({ items }: { items: { code: string; pieces: number }[] }) =>
    new Map(items.filter(({ pieces }) => pieces !== 0).map(({ code, pieces }) => [code, pieces]))
  const left = new Map([...expected].filter(([, pieces]) => pieces !== 0))
  const [bought, sold, movements] = await Promise.all([
    app.request(emptiesApi.read, { storeId: goods.storeId }, buyer),
    app.request(emptiesApi.readOfStore, { companyId: buyer.id }, store),
    app.db<{ code: string; pieces: number }[]>`
      select code, sum(pieces)::int as pieces from empties_movement where buyer_id = ${buyer.id} group by code`,
  ])
  for (const side of [bought, sold, { items: [...movements] }]) expect(shown(side), `seed ${seed}`).toEqual(left)
  expect(await brokenBooks(app.db)).toEqual([])
})
