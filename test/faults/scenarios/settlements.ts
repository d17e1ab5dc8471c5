import { retryMove } from '../../../api/payments/moves/by-hand.ts'
import { systemClock } from '../../../api/platform/clock.ts'
import { openJobs } from '../../../api/platform/jobs/jobs.ts'
import { queues } from '../../../api/platform/jobs/queues.ts'
import { buy, supply } from '../buy.ts'
import { brokenAtTheEnd, letWorkEnd } from '../check.ts'
import type { Rig } from '../rig.ts'
import type { Scenario } from '../scenario.ts'
import { until } from '../until.ts'
import { newWitness } from '../witness.ts'

const DAY_MS = 24 * 60 * 60_000
const ends = ['failed', 'canceled', 'late'] as const

/**
 * Refunds and captures that the provider takes on and ends as failed, cancelled or three weeks later: nobody is told that
 * money has moved before it has, each refusal is a move that an operator finds, and another try moves the money once.
 */
export const settlements: Scenario = {
  name: 'settlements: refunds and captures fail, are cancelled, come late',
  database: 'EMBEDDED',
  times: { all: 30, few: 3 },
  async run(rig, times) {
    const scene = { rig, witness: newWitness() }
    const { control } = rig.sandbox
    await rig.shop.start()
    const broken: string[] = []
    let done = 0
    for (; done < times; done++) {
      const end = ends[done % ends.length]!
      // A capture cannot be cancelled.
      const isCapture = end !== 'canceled' && done % 2 === 1
      const order = await buy(scene, {
        buyer: rig.buyers[done]!,
        method: isCapture ? 'KLARNA_PAY_LATER' : 'CREDIT_CARD',
        skuIds: rig.stores.map(({ skuId }) => skuId),
        before: {
          atProvider: (paymentId) =>
            control.fault({
              kind: 'settlement',
              paymentId,
              times: rig.stores.length,
              ...(end === 'late' ? { laterMs: 21 * DAY_MS } : { end }),
            }),
        },
      })
      await supply(scene, order, isCapture ? ['CONFIRM', 'SHIP'] : ['REJECT'])
      const state = end === 'late' ? 'PENDING' : 'REFUSED'
      await until(`the moves to be ${state}`, async () => (await countMoves(rig, order.orderId, state)) === rig.stores.length) // prettier-ignore
      const status = await paymentStatusOf(rig, order.orderId)
      const truth = isCapture ? (end === 'late' ? 'AUTHORIZED' : 'FAILED') : 'PAID'
      if (status !== truth) broken.push(`I11: ${order.orderNumber} is ${status} while its money has not moved`)
      if (end === 'late') await control.advance(21 * DAY_MS)
      else await tryAgain(rig, order.orderId)
      await letWorkEnd(rig)
      const last = await paymentStatusOf(rig, order.orderId)
      if (last !== (isCapture ? 'PAID' : 'REFUNDED')) broken.push(`I11: ${order.orderNumber} ended as ${last}`)
    }
    broken.push(...(await brokenAtTheEnd(scene)))
    await rig.shop.stop()
    return { done, planned: times, figures: `${done * rig.stores.length} moves; each told at its last word`, broken }
  },
}

async function countMoves({ db }: Rig, orderId: string, state: string): Promise<number> {
  await db`update payment_move set look_at = now() where state = 'PENDING' and look_at > now() + interval '1 second'`
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from payment_move m join payment p using (buyer_id, checkout_id)
    where p.order_id = ${orderId} and m.state = ${state}`
  return row.count
}

const paymentStatusOf = async ({ db }: Rig, orderId: string) =>
  (await db<[{ status: string }]>`select payment_status as status from orders where id = ${orderId}`)[0].status

// What `npm run operator -- payments retry` does, without a process for each.
async function tryAgain({ db }: Rig, orderId: string) {
  const jobs = await openJobs(db, queues)
  const moves = await db<{ id: string }[]>`
    select m.id from payment_move m join payment p using (buyer_id, checkout_id)
    where p.order_id = ${orderId} and m.state = 'REFUSED'`
  for (const { id } of moves) await retryMove({ db, jobs, clock: systemClock }, id)
  await jobs.stop()
}
