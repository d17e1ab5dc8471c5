import * as supplierOrdersApi from '../../../contract/orders/supplier-orders.ts'
import { recordPaidAnew } from '../../../api/orders/fulfilment/money/authorisation.ts'
import { inTransaction } from '../../../api/platform/db.ts'
import { openJobs } from '../../../api/platform/jobs/jobs.ts'
import { queues } from '../../../api/platform/jobs/queues.ts'
import { buy, supply, type Bought } from '../buy.ts'
import { brokenAtTheEnd, letWorkEnd } from '../check.ts'
import { retryUntilAnswered, type Scene } from '../retry-until-answered.ts'
import type { Rig } from '../rig.ts'
import type { Scenario } from '../scenario.ts'
import { until } from '../until.ts'
import { newWitness } from '../witness.ts'

const HOLD_MS = 28 * 24 * 60 * 60_000

/**
 * Authorisations run out before goods leave, with the webhook that tells so or without it: nothing can be shipped, and once
 * the money has come by bank transfer everything can.
 */
export const authorisationsEnd: Scenario = {
  name: 'authorisations: they run out before the goods leave',
  database: 'EMBEDDED',
  times: { all: 20, few: 2 },
  isLong: true,
  async run(rig, times) {
    const scene = { rig, witness: newWitness() }
    const { control } = rig.sandbox
    await rig.shop.start()
    const broken: string[] = []
    let done = 0
    for (; done < times; done++) {
      const isWebhookSent = done % 2 === 0
      const order = await buy(scene, {
        buyer: rig.buyers[done]!,
        method: 'KLARNA_PAY_LATER',
        skuIds: rig.stores.map(({ skuId }) => skuId),
      })
      await supply(scene, order, ['CONFIRM'])
      await letWorkEnd(rig)
      if (!isWebhookSent) control.fault({ kind: 'webhook', paymentId: order.paymentId!, isLost: true })
      await control.advance(HOLD_MS)
      // The look that is due each day.
      if (!isWebhookSent) await rig.db`update payment set look_at = now() where provider_id = ${order.paymentId}`
      await until('the order to be unpaid', async () => (await paymentStatusOf(rig, order)) === 'FAILED')
      const refused = await ship(scene, order)
      if (refused.some((code) => code !== 'ORDER_UNPAID')) broken.push(`I11: ${order.orderNumber} could be shipped: ${refused.join()}`) // prettier-ignore
      await payAnew(rig, order)
      const shipped = await ship(scene, order)
      if (shipped.some((code) => code !== 'SHIPPED')) broken.push(`I11: ${order.orderNumber} is paid and answered ${shipped.join()}`) // prettier-ignore
      await letWorkEnd(rig)
      const status = await paymentStatusOf(rig, order)
      if (status !== 'PAID') broken.push(`I11: ${order.orderNumber} ended as ${status}`)
    }
    broken.push(...(await brokenAtTheEnd(scene)))
    await rig.shop.stop()
    return { done, planned: times, figures: `${done * rig.stores.length} parts; none left without its money`, broken }
  },
}

const ship = (scene: Scene, { orderNumber }: Bought) =>
  Promise.all(
    scene.rig.stores.map(async ({ token }, i) => {
      const input = { subOrderNumber: `${orderNumber}-${i + 1}`, action: 'SHIP' as const, carrier: 'DHL' }
      const call = { input, token, key: crypto.randomUUID() }
      const answer = await retryUntilAnswered(scene, supplierOrdersApi.act, call)
      return 'code' in answer ? answer.code : answer.output.subOrder.status
    }),
  )

// What `npm run operator -- orders mark-paid` does, without a process for each.
async function payAnew({ db }: Rig, { orderId }: Bought) {
  const jobs = await openJobs(db, queues)
  const [{ buyerId }] = await db<[{ buyerId: string }]>`select buyer_id from orders where id = ${orderId}`
  const deps = { jobs, origin: 'http://localhost' }
  await inTransaction(db, (tx) => recordPaidAnew(tx, { deps, buyerId, orderId, at: new Date() }))
  await jobs.stop()
}

const paymentStatusOf = async ({ db }: Rig, { orderId }: Bought) =>
  (await db<[{ status: string }]>`select payment_status as status from orders where id = ${orderId}`)[0].status
