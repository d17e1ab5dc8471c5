import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { countGoods } from '../invariants/invariants.ts'
import { stockOf, type Scene } from '../shop.ts'
import { brokenPromises, createPayingApp, startCheckout, type PayingApp } from './paying.ts'

/** Of the test file that has called `openCheckoutForEach`, while its tests run. */
export let app: PayingApp
export let buyer: Scene['buyer']
export let goods: Scene['goods']
let counted: Scene['counted']

/**
 * An API for all tests of a file, and for each a buyer with a filled cart; no promise about goods or money may be broken
 * after one. The tests call the provider's webhook themselves.
 */
export function openCheckoutForEach(): void {
  beforeAll(async () => {
    app = await createPayingApp({ hasWebhooks: false })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    ;({ buyer, goods, counted } = await startCheckout(app))
  })
  afterEach(async () => {
    expect(await brokenPromises(app, counted)).toEqual([])
  })
}

/** For a test that has changed by hand what there is. */
export async function countAnew(): Promise<void> {
  counted = await countGoods(app.db)
}

export const stock = () => stockOf(app, goods.skuId)
export function later(minutes: number): void {
  app.time.shiftMs += minutes * 60_000
}
