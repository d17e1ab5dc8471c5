import * as checkoutApi from '../../../contract/checkout.ts'
import { ask } from '../retry-until-answered.ts'
import { buy, fill } from '../buy.ts'
import { brokenAtTheEnd } from '../check.ts'
import type { Scenario } from '../scenario.ts'
import { until } from '../until.ts'
import { newWitness } from '../witness.ts'

const PAYMENTS = 30
/** Long enough that the first is still on its way when the last begins. */
const PROVIDER_MS = 2500

/** A deploy: the shop is told to end while the provider works on its payments. */
export const stopApp: Scenario = {
  name: 'SIGTERM with 30 payments in flight',
  database: 'EMBEDDED',
  times: { all: 10, few: 1 },
  async run(rig, times) {
    const scene = { rig, witness: newWitness() }
    const { witness } = scene
    const buyers = rig.buyers.slice(0, PAYMENTS)
    // Not all the same goods: they would wait for each other.
    const skusOf = (n: number) => [rig.stores[n % rig.stores.length]!.skuId]
    const broken: string[] = []
    let answered = 0
    for (let i = 0; i < times; i++) {
      await rig.shop.start()
      const versions = await Promise.all(buyers.map((buyer, n) => fill(scene, buyer, skusOf(n))))
      const slow = { way: 'BACK', answers: 'POST /v2/payments ', kind: 'DELAY', ms: PROVIDER_MS } as const
      rig.lines.provider.faults = [slow]
      const unanswered = witness.unanswered
      let early = 0
      const paying = buyers.map(async ({ token }, n) => {
        const { cartVersion } = versions[n]!
        const input = { paymentMethodCode: 'CREDIT_CARD', termsAccepted: true, cartVersion } as const
        const answer = await ask(scene, checkoutApi.pay, { input, token })
        if (!answer) early++
        return answer
      })
      await until('30 payments in flight', async () => {
        const held = await rig.db`select from checkout where state = 'PENDING' and order_id is null`
        return held.count + early >= PAYMENTS
      })
      const code = await rig.shop.stop()
      const answers = await Promise.all(paying)
      rig.lines.provider.faults = []
      const good = answers.filter((answer) => answer && 'output' in answer).length
      answered += good
      const lost = witness.unanswered - unanswered
      if (lost > 0 || code !== 0) broken.push(`${lost} of ${PAYMENTS} got no answer, and it ended with ${code}`)
      await rig.shop.start()
      await Promise.all(buyers.map((buyer, n) => buy(scene, { buyer, method: 'CREDIT_CARD', skuIds: skusOf(n) })))
      broken.push(...(await brokenAtTheEnd(scene)))
      await rig.shop.stop()
    }
    return { done: times, planned: times, figures: `${answered} of ${times * PAYMENTS} answered with 2xx`, broken }
  },
}
