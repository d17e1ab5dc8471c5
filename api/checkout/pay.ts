import type { PayResult } from '../../contract/checkout.ts'
import { readCart } from '../cart/read-cart.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { PaymentKey } from '../payments/payment-queries.ts'
import { ProviderRefusal } from '../payments/provider.ts'
import { startPayment } from '../payments/start-payment.ts'
import { crashPoint } from '../platform/crash-point.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import type { PayInput } from './idempotency.ts'
import { placeOrder, type Permit } from './place/place-order.ts'
import { writeReply } from './queries.ts'
import { abandonCheckout, failCheckout } from './settlement/settle-checkout.ts'

type Paying = { input: PayInput; permit: Permit }

/**
 * Orders, or sends the buyer to the provider, or changes nothing and says why; with the fresh cart where it is not the
 * one the buyer saw. PENDING without an order: the provider has not answered in time, and `control` says how it goes on.
 */
export async function pay(deps: Deps, caller: Caller<'buyer'>, { input, permit }: Paying): Promise<PayResult> {
  try {
    return await payOnce(deps, caller, { input, permit })
  } catch (error) {
    if (!(error instanceof Problem) || !cartHasMoved(error)) throw error
    throw error.with({ cart: await readCart(deps, caller, input.addressId) })
  }
}

const LAST_ROUND = 3

async function payOnce(deps: Deps, caller: Caller<'buyer'>, { input, permit }: Paying): Promise<PayResult> {
  const buyerId = caller.account.companyId
  // A second round where another payment had to end first; who loses that race as well has two windows open.
  for (let round = 0; ; round++) {
    const placed = await inTransaction(deps.db, (tx) => placeOrder(tx, { deps, caller, input, permit }))
    crashPoint('pay: committed')
    if (placed.kind === 'ANSWERED') return placed.reply
    const key = { buyerId, checkoutId: placed.checkoutId }
    if (placed.kind === 'UNFINISHED') return sendToProvider(deps, key)
    // Who gives up leaves the other payment as it is: ended by both, none would be left.
    if (round === LAST_ROUND) throw Problem.of('CART_CHANGED')
    await abandonCheckout(deps, key)
  }
}

async function sendToProvider(deps: Deps, key: PaymentKey): Promise<PayResult> {
  try {
    const { redirectUrl } = await startPayment(deps, key)
    if (!redirectUrl) return { checkoutId: key.checkoutId, state: 'PENDING' }
    const reply: PayResult = { checkoutId: key.checkoutId, state: 'REDIRECT', redirectUrl }
    await writeReply(deps.db, key.buyerId, reply)
    crashPoint('pay: reply written')
    return reply
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    deps.warn('The payment provider refused a payment', { ...key, reason: String(error) })
    await failCheckout(deps, key)
    throw Problem.of('PAYMENT_METHOD_UNAVAILABLE')
  }
}

const cartHasMoved = ({ code }: Problem) =>
  code === 'CART_CHANGED' || code === 'PRICE_CHANGED' || code === 'OUT_OF_STOCK' || code.startsWith('COUPON_')
