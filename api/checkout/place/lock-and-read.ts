import type { Address } from '../../../contract/account.ts'
import type { References } from '../../../contract/checkout.ts'
import { findAddresses } from '../../account/addresses/address-queries.ts'
import { findReferences } from '../../account/order-rules/queries.ts'
import { cartKeyOf, type CartState } from '../../cart/cart-state.ts'
import { lockCartToOrder, readCartState } from '../../cart/queries.ts'
import type { Caller } from '../../http/caller.ts'
import { findTermsOfBuyer, type BuyerTerms } from '../../net-terms/terms-queries.ts'
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
  /** Net terms of the company, one for each store that grants them. */
  terms: BuyerTerms[]
  /** What the company asks the caller for. */
  references: References
}

type Params = { key: string; cartVersion: number; now: Date }

/** Locks the caller's cart and other orders of the company; the reads see what the lock has waited for. */
export async function lockAndRead(
  tx: Tx,
  caller: Caller<'buyer'>,
  { key, cartVersion, now }: Params,
): Promise<PayFacts> {
  const cart = cartKeyOf(caller)
  const { buyerId } = cart
  const [, attempts, state, addresses, buyer, standing, terms, references] = await inOrder([
    () => lockCartToOrder(tx, cart),
    () => findAttempts(tx, cart, { key, cartVersion }),
    () => readCartState(tx, cart),
    () => findAddresses(tx, buyerId),
    () => readBuyer(tx, { buyerId, placedBy: caller.account.personId }),
    () => readStanding(tx, buyerId, now),
    () => findTermsOfBuyer(tx, buyerId),
    () => findReferences(tx, caller.account),
  ])
  return { attempts, state, addresses, buyer, standing, terms, references }
}
