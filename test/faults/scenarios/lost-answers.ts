import { brokenAtTheEnd, letWorkEnd } from '../check.ts'
import { buy, paymentsOf, supply, type Bought, type Purchase } from '../buy.ts'
import type { Scene } from '../retry-until-answered.ts'
import type { Rig } from '../rig.ts'
import type { Scenario } from '../scenario.ts'
import { newWitness } from '../witness.ts'
import { isLong as isLongRun } from '../../runner/long.ts'

type Fault = {
  name: string
  times: Scenario['times']
  isLong?: boolean
  /** Purchases at once: faults that last are met side by side. */
  side?: number
  purchase(rig: Rig, turn: number): Pick<Purchase, 'method' | 'before'>
  /** After the order. */
  afterwards?: (scene: Scene, order: Bought & Pick<Purchase, 'method'>) => Promise<void>
}

/** One purchase for each fault; each fault has to be met, and each purchase to end in one order and one charge. */
function lostAnswer({ name, times, isLong = false, side = 1, purchase, afterwards }: Fault): Scenario {
  return {
    name,
    database: 'PROXIED',
    times,
    isLong,
    async run(rig, planned) {
      const scene = { rig, witness: newWitness() }
      const broken: string[] = []
      await rig.shop.start()
      const before = metBy(rig)
      const skuIds = rig.stores.map(({ skuId }) => skuId)
      let turn = 0
      async function person() {
        while (turn < planned) {
          const mine = turn++
          const buyer = rig.buyers[mine % rig.buyers.length]!
          const answers = purchase(rig, mine)
          const order = await buy(scene, { buyer, skuIds, ...answers })
          if (order.paymentId && paymentsOf(scene, order.checkoutId).length !== 1)
            broken.push(`I2: several payments were made for ${order.orderNumber}`)
          await afterwards?.(scene, { ...order, method: answers.method })
        }
      }
      await Promise.all(Array.from({ length: side }, person)).catch((error: unknown) => broken.push(String(error)))
      broken.push(...(await brokenAtTheEnd(scene)))
      await rig.shop.stop()
      rig.sandbox.control.clearFaults()
      const figures = `slowest purchase ${(scene.witness.slowestMs / 1000).toFixed(1)} s; ${scene.witness.unavailable} answers 503`
      return { done: metBy(rig) - before, planned, figures, broken }
    },
  }
}

const metBy = ({ lines }: Rig) => lines.provider.hits + (lines.database?.hits ?? 0)

export const lostAnswers: Scenario[] = [
  lostAnswer({
    name: 'the reply to COMMIT is lost',
    times: { all: 100, few: isLongRun ? 6 : 3 },
    purchase({ lines }, turn) {
      // PostgreSQL's own word for a commit that was made.
      const lose = () =>
        void lines.database!.faults.splice(0, 9, { way: 'BACK', on: 'COMMIT\0', kind: 'RESET', times: 1 })
      if (turn % 3 === 0) return { method: 'BANK_TRANSFER', before: { pay: lose } }
      return { method: 'CREDIT_CARD', before: turn % 3 === 1 ? { pay: lose } : { atProvider: lose } }
    },
  }),
  lostAnswer({
    name: 'the provider resets after charging',
    times: { all: 100, few: isLongRun ? 6 : 3 },
    purchase: ({ lines }, turn) => ({
      method: turn % 2 ? 'CREDIT_CARD' : 'KLARNA_PAY_LATER',
      before: {
        pay: () =>
          void lines.provider.faults.splice(0, 9, {
            way: 'BACK',
            answers: 'POST /v2/payments ',
            kind: 'RESET',
            times: 1,
          }),
      },
    }),
  }),
  lostAnswer({
    name: 'the provider resets after a refund or a capture',
    times: { all: 30, few: 3 },
    isLong: true,
    purchase: (_, turn) => ({ method: turn % 2 ? 'CREDIT_CARD' : 'KLARNA_PAY_LATER' }),
    async afterwards(scene, order) {
      const { faults } = scene.rig.lines.provider
      faults.splice(0, 9, { way: 'BACK', answers: `POST /v2/payments/${order.paymentId}/`, kind: 'RESET', times: 1 })
      await supply(scene, order, order.method === 'CREDIT_CARD' ? ['REJECT'] : ['CONFIRM', 'SHIP'])
      await letWorkEnd(scene.rig)
    },
  }),
  lostAnswer({
    name: 'the provider hangs, before and after it has made the payment',
    times: { all: 40, few: 4 },
    isLong: true,
    side: 10,
    purchase: ({ lines }, turn) => ({
      method: 'CREDIT_CARD',
      before: {
        pay: () => {
          const what = 'POST /v2/payments '
          lines.provider.faults.push(
            turn % 2
              ? { way: 'THERE', on: what, kind: 'BLACK_HOLE', times: 1 }
              : { way: 'BACK', answers: what, kind: 'BLACK_HOLE', times: 1 },
          )
        },
      },
    }),
  }),
  lostAnswer({
    name: 'the provider answers 500, before and after it has made the payment',
    times: { all: 40, few: 4 },
    isLong: true,
    purchase: ({ sandbox, lines }, turn) => ({
      method: 'CREDIT_CARD',
      before: {
        pay: () => {
          sandbox.control.fault({ kind: 'error', call: 'POST /v2/payments', when: turn % 2 ? 'before' : 'after' })
          // Only counts it.
          lines.provider.faults.push({ way: 'BACK', on: 'HTTP/1.1 500', kind: 'DELAY', ms: 0, times: 1 })
        },
      },
    }),
  }),
]
