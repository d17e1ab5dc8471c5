import { buy, supply, type Purchase } from './buy.ts'
import type { Scene } from './retry-until-answered.ts'
import type { RigBuyer } from './rig.ts'

const methods = ['CREDIT_CARD', 'BANK_TRANSFER', 'KLARNA_PAY_LATER', 'CREDIT_CARD'] as const

export type Load = { bought(): number; stop(): Promise<void> }

/**
 * So many people who buy one order after the other, by every method; stores send goods or reject them, so that money is
 * captured, let go and sent back. Each begins a next one only after the last has come to its end.
 */
export function startLoad(scene: Scene, people: number): Load {
  const { rig, witness } = scene
  const free: RigBuyer[] = [...rig.buyers]
  const end = new AbortController()
  let bought = 0
  let turn = 0
  const skuIds = rig.stores.map(({ skuId }) => skuId)
  async function person() {
    while (!end.signal.aborted) {
      const buyer = free.shift()!
      const purchase: Purchase = { buyer, method: methods[turn++ % methods.length]!, skuIds }
      try {
        const order = await buy(scene, purchase)
        bought++
        if (turn % 3 === 0 && purchase.method !== 'BANK_TRANSFER') {
          await supply(
            scene,
            order,
            purchase.method === 'CREDIT_CARD' ? ['REJECT'] : turn % 2 ? ['REJECT'] : ['CONFIRM', 'SHIP'],
          )
        }
      } catch (error) {
        witness.broken.push(`${purchase.method}: ${error instanceof Error ? error.message : String(error)}`)
      }
      free.push(buyer)
    }
  }
  const running = Array.from({ length: people }, person)
  return {
    bought: () => bought,
    async stop() {
      end.abort()
      await Promise.all(running)
    },
  }
}
