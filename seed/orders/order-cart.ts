import { placeOrder, unlimited } from '../../api/checkout/place/place-order.ts'
import type { Tx } from '../../api/platform/db.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { demoBuyer } from '../demo-callers.ts'

type Ordering = {
  buyerId: string
  cartVersion: number
  purchaseOrderNumber?: string
  note?: string
  /** By bank transfer where it is not named. */
  paymentMethodCode?: 'NET_TERMS'
}

/** Orders the buyer's cart at the moment of the clock; returns the order's id. */
export async function orderCart(tx: Tx, deps: Deps, { buyerId, ...wish }: Ordering): Promise<string> {
  const input = { paymentMethodCode: 'BANK_TRANSFER', termsAccepted: true, ...wish } as const
  const placed = await placeOrder(tx, { deps, caller: demoBuyer(buyerId), input, permit: unlimited })
  if (placed.kind !== 'ANSWERED' || !placed.reply.orderId) throw new Error(`Cart ${wish.cartVersion} was not ordered.`)
  return placed.reply.orderId
}
