import type { PayingApp } from '../../../test/orders/paying.ts'

/** What the commands work on: a shop with a payment provider, and what its tests have made in it. */
export type Shop = {
  app: PayingApp
  store: { id: string; slug: string }
  product: { skuId: string }
  exclusive: { skuId: string }
}

/**
 * What becomes of a command that is typed a second time: it is `refused`; it says the `same` and changes nothing; it
 * only `reads`; or it makes one `fresh` thing each time, which is what it is for.
 */
export type Repeat = 'refused' | 'same' | 'reads' | 'fresh'

/** How a command is typed so that it is carried out; what it needs is created afresh at each call. */
export type Entry = { repeat: Repeat; args: (shop: Shop) => string[] | Promise<string[]> }
/** By topic and verb. */
export type Entries = Record<string, Record<string, Entry>>

const entry =
  (repeat: Repeat) =>
  (args: Entry['args'] = () => []): Entry => ({ repeat, args })
export const refused = entry('refused')
export const same = entry('same')
export const reads = entry('reads')
export const fresh = entry('fresh')

let count = 0
/** A slug of its own. */
export const newSlug = () => `slug-${++count}`
