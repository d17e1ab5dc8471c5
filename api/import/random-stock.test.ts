import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importStock } from '../../test/import-stock.ts'
import { brokenInvariants } from '../../test/invariants/invariants.ts'
import { complete, createPayingApp, outcomeOf, pay, type PayingApp } from '../../test/orders/paying.ts'
import { createCustomer, createGoods, order, put } from '../../test/shop.ts'
import type { Change } from '../orders/fulfilment/change.ts'
import { changeSubOrder } from '../orders/fulfilment/change-sub-order.ts'
import { runDueTransitions } from '../orders/fulfilment/automatic-transitions.ts'
import { recordPayment } from '../orders/fulfilment/money/record-payment.ts'
import { inTransaction } from '../platform/db.ts'
import { writeCounts } from '../products/changes/count-stock.ts'

let app: PayingApp
beforeAll(async () => {
  app = await createPayingApp()
})
afterAll(() => app.close())

const BOX = 6
const MINUTE = 60_000

type State = 'HELD' | 'UNPAID' | 'PLACED' | 'CONFIRMED' | 'SENT' | 'ENDED'
/** Pieces one buyer wants: `open` are promised, `out` are with the buyer. */
type Deal = {
  state: State
  open: number
  out: number
  buyer: { id: string; token: string }
  checkoutId: string
  orderId: string
}
type Step =
  | { do: 'BUY'; boxes: number; isHeld: boolean }
  | { do: 'GO_ON'; pick: number; pieces: number; isSellable: boolean }
  | { do: 'GIVE_UP'; pick: number }
  | { do: 'CANCEL_PIECES'; pick: number; pieces: number }
  | { do: 'HOLDS_END' | 'TRANSFERS_END' }
  | { do: 'COUNT'; pieces: number; stepsAgo: number | null }
  | { do: 'COUNT_IN_SHEET'; pieces: number; isSeen: boolean }

// Of few deals each comes far: most are sent in several parcels.
const pick = fc.nat(2)
const chance = fc.boolean()
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('BUY'), boxes: fc.integer({ min: 1, max: 4 }), isHeld: chance }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('GO_ON'),
      pick,
      pieces: fc.integer({ min: 1, max: 8 }),
      isSellable: chance,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('GIVE_UP'), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('CANCEL_PIECES'), pick, pieces: fc.integer({ min: 1, max: 8 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('HOLDS_END', 'TRANSFERS_END') }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('COUNT'),
      pieces: fc.nat(80),
      stepsAgo: fc.option(fc.integer({ min: 1, max: 5 })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('COUNT_IN_SHEET'), pieces: fc.nat(80), isSeen: chance }) },
) as fc.Arbitrary<Step>

/** One article: what its shelf holds, what is promised of it, and everything that left or came, each with its moment. */
class StockRoom {
  lies = 60
  deals: Deal[] = []
  moves: { at: number; pieces: number }[] = []
  countedAt = 0
  /** When each step began. */
  moments: number[] = []

  get promised() {
    return this.deals.reduce((sum, { open }) => sum + open, 0)
  }
  get sellable() {
    return Math.max(this.lies - this.promised, 0)
  }
  move(count: number) {
    this.lies = Math.max(this.lies + count, 0)
    this.moves.push({ at: app.deps.clock.now().getTime(), pieces: count })
  }
  count(stated: number, at: number) {
    if (at < this.countedAt) return
    const since = this.moves.filter((move) => move.at > at).reduce((sum, move) => sum + move.pieces, 0)
    this.lies = Math.max(stated + since, 0)
    this.countedAt = at
  }
}

test('whatever happens in whatever order, the stock is that of a simple model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 24, maxLength: 32, size: 'max' }), async (steps) => {
      const goods = await createGoods(app, { stock: 60 })
      const stockRoom = new StockRoom()
      for (const next of steps) {
        app.time.shiftMs += 1000
        stockRoom.moments.push(app.deps.clock.now().getTime())
        app.time.shiftMs += 1000
        await take(stockRoom, goods, next)
        expect(await readStock(goods.skuId)).toEqual(stockOfModel(stockRoom))
      }
      expect(await brokenInvariants(app.db, {})).toEqual([])
    }),
    { numRuns: 5, endOnFailure: true },
  )
})

const stockOfModel = ({ lies, promised, sellable }: StockRoom) => ({
  onHand: Math.max(lies, promised),
  promised,
  missing: Math.max(promised - lies, 0),
  quantity: sellable,
})

async function readStock(skuId: string) {
  const [row] = await app.db`
    select on_hand, promised, missing, quantity from stock where sku_id = ${skuId}`
  return row
}

type Goods = Awaited<ReturnType<typeof createGoods>>

async function take(stockRoom: StockRoom, goods: Goods, next: Step) {
  if (next.do === 'BUY') return buy(stockRoom, goods, next)
  if (next.do === 'COUNT') return count(stockRoom, goods, next)
  if (next.do === 'COUNT_IN_SHEET') return countInSheet(stockRoom, goods, next)
  if (!('pick' in next)) return end(stockRoom, next.do)
  const alive = stockRoom.deals.filter(({ state, out }) => state !== 'ENDED' && (state !== 'SENT' || out > 0))
  const deal = alive[next.pick % Math.max(alive.length, 1)]
  if (!deal) return
  if (next.do === 'GO_ON') return goOn(stockRoom, goods, { deal, ...next })
  await (next.do === 'GIVE_UP' ? giveUp(goods, deal) : cancelPieces(goods, deal, next.pieces))
}

async function buy(stockRoom: StockRoom, goods: Goods, { boxes, isHeld }: Step & { do: 'BUY' }) {
  const quantity = boxes * BOX
  const buyer = await createCustomer(app)
  const buying = put(app, buyer, goods.skuId, quantity).then(() => (isHeld ? pay(app, buyer) : order(app, buyer, 1)))
  if (quantity > stockRoom.sellable) return expect(buying).rejects.toMatchObject({ status: expect.any(Number) })
  const { checkoutId, orderId = '' } = await buying
  stockRoom.deals.push({
    state: isHeld ? 'HELD' : 'UNPAID',
    open: quantity,
    out: 0,
    buyer,
    checkoutId,
    orderId: orderId ?? '',
  })
}

async function count(stockRoom: StockRoom, goods: Goods, { pieces: stock, stepsAgo }: Step & { do: 'COUNT' }) {
  const at = stepsAgo === null ? null : stockRoom.moments[Math.max(stockRoom.moments.length - 1 - stepsAgo, 0)]!
  stockRoom.count(stock, at ?? app.deps.clock.now().getTime())
  await importStock(app, goods, { stock, asOf: at === null ? undefined : new Date(at) })
}

/** What somebody counts who has not seen the last count is refused. */
async function countInSheet(stockRoom: StockRoom, { skuId, storeId }: Goods, next: Step & { do: 'COUNT_IN_SHEET' }) {
  const { pieces: counted, isSeen } = next
  const [now, expected] = [app.deps.clock.now(), isSeen ? stockRoom.lies : stockRoom.lies + 1]
  const [result] = await inTransaction(app.db, (tx) =>
    writeCounts(tx, { storeId, counts: [{ skuId, counted, expected }], now }),
  )
  expect(result!.isTaken).toBe(isSeen || counted === stockRoom.lies)
  if (isSeen) stockRoom.count(counted, now.getTime())
}

/** The time to pay is over, for all who have not. */
async function end(stockRoom: StockRoom, what: 'HOLDS_END' | 'TRANSFERS_END') {
  if (what === 'HOLDS_END') {
    app.time.shiftMs += 21 * MINUTE
    await app.poll()
  } else await runDueTransitions({ ...app.deps, clock: { now: () => new Date(Date.now() + 8 * 24 * 60 * MINUTE) } })
  const over = stockRoom.deals.filter(({ state }) => state === (what === 'HOLDS_END' ? 'HELD' : 'UNPAID'))
  for (const deal of over) Object.assign(deal, { state: 'ENDED', open: 0 })
}

type Going = { deal: Deal; pieces: number; isSellable: boolean }

async function goOn(stockRoom: StockRoom, goods: Goods, { deal, pieces: ordered, isSellable }: Going) {
  const piecesOf = (most: number) => Math.min(ordered, most)
  const lines = (quantity: number) => [{ skuId: goods.skuId, quantity }]
  if (deal.state === 'HELD') {
    await complete(app, deal.checkoutId, 'paid')
    const outcome = await outcomeOf(app, deal.buyer, deal.checkoutId)
    Object.assign(deal, { state: 'PLACED', orderId: outcome.orderId })
  } else if (deal.state === 'UNPAID') {
    const paid = { deps: app.deps, buyerId: deal.buyer.id, orderId: deal.orderId, paymentStatus: 'PAID' as const }
    await inTransaction(app.db, (tx) => recordPayment(tx, { ...paid, at: app.deps.clock.now() }))
    deal.state = 'PLACED'
  } else if (deal.state === 'PLACED') {
    await change(goods, deal, { actor: 'STORE', input: { action: 'CONFIRM' } })
    deal.state = 'CONFIRMED'
  } else if (deal.open > 0) {
    const sent = piecesOf(deal.open)
    await change(goods, deal, { actor: 'STORE', input: { action: 'SHIP', carrier: 'DHL', lines: lines(sent) } })
    stockRoom.move(-sent)
    Object.assign(deal, {
      open: deal.open - sent,
      out: deal.out + sent,
      state: sent === deal.open ? 'SENT' : deal.state,
    })
  } else {
    const back = piecesOf(deal.out)
    const unsellable = isSellable ? [] : [goods.skuId]
    await change(goods, deal, { actor: 'TRESEN', input: { action: 'ACCEPT_RETURN', lines: lines(back), unsellable } })
    deal.out -= back
    if (isSellable) stockRoom.move(back)
  }
}

async function giveUp(goods: Goods, deal: Deal) {
  if (deal.state === 'SENT') return
  if (deal.state === 'HELD') {
    await complete(app, deal.checkoutId, 'canceled')
    await outcomeOf(app, deal.buyer, deal.checkoutId)
  } else if (deal.state === 'CONFIRMED') {
    const action = deal.out > 0 ? 'CANCEL_REST' : 'REJECT'
    await change(goods, deal, { actor: 'STORE', input: { action } })
  } else await change(goods, deal, { actor: 'BUYER', input: { action: 'CANCEL' } })
  Object.assign(deal, { state: deal.out > 0 ? 'SENT' : 'ENDED', open: 0 })
}

async function cancelPieces(goods: Goods, deal: Deal, pieces: number) {
  if (deal.state !== 'CONFIRMED') return
  const quantity = Math.min(pieces, deal.open)
  const lines = [{ skuId: goods.skuId, quantity }]
  await change(goods, deal, { actor: 'STORE', input: { action: 'CANCEL_LINES', cause: 'DAMAGED', lines } })
  deal.open -= quantity
  if (deal.open === 0) deal.state = deal.out > 0 ? 'SENT' : 'ENDED'
}

const change = ({ storeId }: Goods, { buyer, orderId }: Deal, step: Pick<Change, 'actor' | 'input'>) =>
  inTransaction(app.db, (tx) =>
    changeSubOrder(tx, { deps: app.deps, key: { buyerId: buyer.id, orderId, storeId }, language: 'en', ...step }),
  )
