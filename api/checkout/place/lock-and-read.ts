import type { Address } from '../../../contract/account.ts'
import { findAddresses } from '../../account/addresses/address-queries.ts'
import type { CartState } from '../../cart/cart-state.ts'
import { lockCart, readCartState } from '../../cart/queries.ts'
import type { Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import { readStanding, type Standing } from '../first-orders/terms.ts'
import { findAttempts, readBuyer, type Buyer, type Checkout } from '../queries.ts'

/** What decides about an order, read afresh; nothing of it changes until the transaction ends. */
export type PayFacts = {
  attempts: Checkout[]
  state: CartState
  /** The buyer's own. */
  addresses: Address[]
  buyer: Buyer
  standing: Standing
}

type Params = { key: string; cartVersion: number; now: Date }

/** Locks the buyer's cart; the reads see what the lock has waited for. */
export async function lockAndRead(tx: Tx, buyerId: string, { key, cartVersion, now }: Params): Promise<PayFacts> {
  const [, attempts, state, addresses, buyer, standing] = await inOrder([
    () => lockCart(tx, buyerId),
    () => findAttempts(tx, buyerId, { key, cartVersion }),
    () => readCartState(tx, buyerId),
    () => findAddresses(tx, buyerId),
    () => readBuyer(tx, buyerId),
    () => readStanding(tx, buyerId, now),
  ])
  return { attempts, state, addresses, buyer, standing }
}
