import { brokenAtTheEnd } from '../check.ts'
import { buy } from '../buy.ts'
import type { Scenario } from '../scenario.ts'
import { newWitness } from '../witness.ts'

const PEOPLE = 16

/** Half of the carts are filled and ordered as A B, half as B A; counted in seconds. */
export const crossingCarts: Scenario = {
  name: 'carts AB and BA at once (seconds)',
  database: 'EMBEDDED',
  times: { all: 60, few: 5 },
  isLong: true,
  async run(rig, seconds) {
    const scene = { rig, witness: newWitness() }
    await rig.shop.start()
    const [a, b] = rig.stores.map(({ skuId }) => skuId) as [string, string]
    const began = performance.now()
    const broken: string[] = []
    let orders = 0
    async function person(i: number) {
      const own = rig.buyers.filter((_, n) => n % PEOPLE === i)
      let turn = 0
      while (performance.now() - began < seconds * 1000) {
        const buyer = own[turn++ % own.length]!
        await buy(scene, { buyer, method: 'BANK_TRANSFER', skuIds: i % 2 ? [a, b] : [b, a] })
        orders++
      }
    }
    await Promise.all(Array.from({ length: PEOPLE }, (_, i) => person(i))).catch((error: unknown) =>
      broken.push(String(error)),
    )
    const done = Math.floor((performance.now() - began) / 1000)
    broken.push(...(await brokenAtTheEnd(scene)))
    const [row] = await rig.db<[{ deadlocks: number }]>`
      select deadlocks::int from pg_stat_database where datname = current_database()`
    await rig.shop.stop()
    if (row.deadlocks > 0) broken.push(`${row.deadlocks} deadlocks`)
    return { done, planned: seconds, figures: `${orders} orders, ${row.deadlocks} deadlocks`, broken }
  },
}
