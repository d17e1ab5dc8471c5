import * as checkout from '../../contract/checkout.ts'
import { ask } from './insist.ts'
import { buy, fill } from './buy.ts'
import { brokenAtTheEnd } from './check.ts'
import type { Scenario } from './scenario.ts'
import { until } from './until.ts'
import { newWitness } from './witness.ts'

const PAYMENTS = 30
const PROVIDER_MS = 700

/** A deploy: the shop is told to end while the provider works on its payments. */
export const stopApp: Scenario = {
  name: 'SIGTERM with 30 payments in flight',
  database: 'EMBEDDED',
  times: { all: 10, few: 1 },
  async run(rig, times) {
    const scene = { rig, witness: newWitness() }
    const skuIds = rig.stores.map(({ skuId }) => skuId)
    const buyers = rig.buyers.slice(0, PAYMENTS)
    const broken: string[] = []
    let answered = 0
    for (let i = 0; i < times; i++) {
      await rig.shop.start()
      const versions = await Promise.all(buyers.map((buyer) => fill(scene, buyer, skuIds)))
      const slow = { way: 'BACK', answers: 'POST /v2/payments ', kind: 'DELAY', ms: PROVIDER_MS } as const
      rig.lines.provider.faults = [slow]
      const paying = buyers.map(({ token }, n) => {
        const { cartVersion } = versions[n]!
        return ask(scene, checkout.pay, {
          input: { paymentMethodCode: 'CREDIT_CARD', termsAccepted: true, cartVersion },
          token,
        })
      })
      await until('30 payments in flight', async () => {
        const held = await rig.db`select from checkout where state = 'PENDING' and order_id is null`
        return held.count >= PAYMENTS
      })
      const code = await rig.shop.stop()
      const answers = await Promise.all(paying)
      rig.lines.provider.faults = []
      const good = answers.filter((answer) => answer && 'output' in answer).length
      answered += good
      if (good < PAYMENTS || code !== 0) broken.push(`${good} of ${PAYMENTS} were answered, and it ended with ${code}`)
      await rig.shop.start()
      await Promise.all(buyers.map((buyer) => buy(scene, { buyer, method: 'CREDIT_CARD', skuIds })))
      broken.push(...(await brokenAtTheEnd(scene)))
      await rig.shop.stop()
    }
    return { done: times, wanted: times, figures: `${answered} of ${times * PAYMENTS} answered with 2xx`, broken }
  },
}
