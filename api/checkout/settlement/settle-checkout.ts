import { lockCart } from '../../cart/queries.ts'
import { fetchStatus, endPayment } from '../../payments/fetch-status.ts'
import { nextPollAt, noteAuthorisation } from '../../payments/authorisations.ts'
import { fetchChargebacks, noteChargebacks } from '../../payments/chargebacks.ts'
import { writeRefusal, writeStatus, type Payment, type PaymentKey } from '../../payments/payment-queries.ts'
import { ProviderRefusal, type Chargeback, type ProviderPayment } from '../../payments/provider.ts'
import { startPayment } from '../../payments/start-payment.ts'
import { crashPoint } from '../../platform/crash-point.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { waitUpTo } from '../../platform/with-timeout.ts'
import { orderReserved, releaseReservation, recordOnOrder, type DeadState, type Settling } from './end-checkout.ts'
import { findReservedUntil, lockCheckout } from '../queries.ts'
import { handleLatePayment } from '../late-payments/handle-late-payment.ts'

/**
 * Brings a checkout to the provider's status. Webhook, return page and the regular poll all come here, any
 * number of times and at once; each step happens once. Goods are given back when their time is over, whether or not
 * the provider answers. Throws where it does not.
 */
export async function settleCheckout(deps: Deps, key: PaymentKey): Promise<void> {
  const checkout = await findReservedUntil(deps.db, key)
  if (!checkout) return
  const isOver = checkout.reservedUntil !== null && checkout.reservedUntil <= deps.clock.now()
  const isDead = checkout.state !== 'PENDING' && checkout.state !== 'SUCCEEDED'
  try {
    await fetchAndApply(deps, key, { isEnding: isOver || isDead, end: isOver ? 'EXPIRED' : null })
  } catch (error) {
    if (error instanceof ProviderRefusal) return failCheckout(deps, key)
    if (isOver) await applyStatus(deps, key, { providerStatus: null, end: 'EXPIRED' })
    throw error
  }
}

/** How long `pay` waits for an earlier payment to end, in ms. */
const WAIT_LIMIT_MS = 3500

/**
 * The buyer pays otherwise: ends a checkout that is being paid. If it was paid meanwhile, it becomes its order after all.
 * Money that comes later goes back.
 */
export async function abandonCheckout(deps: Deps, key: PaymentKey): Promise<void> {
  await waitUpTo(WAIT_LIMIT_MS, fetchAndApply(deps, key, { isEnding: true, end: 'CANCELLED' }))
  await applyStatus(deps, key, { providerStatus: null, end: 'CANCELLED' })
}

/** The provider never made the payment. */
export async function failCheckout(deps: Deps, key: PaymentKey): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockCart(tx, key.buyerId)
    await writeRefusal(tx, key)
    const checkout = await lockCheckout(tx, key)
    if (checkout?.state === 'PENDING') await releaseReservation(tx, { key, checkout, to: 'FAILED' })
  })
}

type Ending = { isEnding: boolean; end: 'EXPIRED' | 'CANCELLED' | null }

async function fetchAndApply(deps: Deps, key: PaymentKey, { isEnding, end }: Ending) {
  const payment = await startPayment(deps, key)
  let providerStatus = await fetchStatus(deps, payment)
  if (isEnding && providerStatus?.state === 'OPEN') providerStatus = await endPayment(deps, payment)
  crashPoint('settle: status fetched')
  const chargebacks = providerStatus && (await fetchChargebacks(deps, payment, providerStatus))
  await applyStatus(deps, key, { providerStatus, end, fetched: { payment, chargebacks } })
  crashPoint('settle: committed')
}

type Fetched = {
  providerStatus: ProviderPayment | null
  end: Ending['end']
  /** The payment as it was before its status was fetched. */
  fetched?: { payment: Payment; chargebacks: Chargeback[] | null }
}

async function applyStatus(deps: Deps, key: PaymentKey, { providerStatus, end, fetched }: Fetched) {
  await inTransaction(deps.db, async (tx) => {
    // One after the other for each buyer, and in the order in which `pay` locks.
    await lockCart(tx, key.buyerId)
    const checkout = await lockCheckout(tx, key)
    if (!checkout) return
    const pollAt = providerStatus?.state === 'AUTHORIZED' ? nextPollAt(providerStatus, deps.clock.now()) : null
    if (providerStatus && fetched) await writeStatus(tx, fetched.payment, { providerStatus, pollAt })
    if (providerStatus?.state === 'PAID' || providerStatus?.state === 'AUTHORIZED')
      await onPaid({ deps, tx, key, checkout }, providerStatus)
    else await onPaymentFailed({ tx, key, checkout }, endOf(providerStatus, end))
    if (providerStatus && fetched) await noteAuthorisation({ deps, tx }, fetched.payment, providerStatus)
    if (providerStatus && fetched) await noteChargebacks({ deps, tx }, fetched.payment, fetched.chargebacks)
  })
}

async function onPaymentFailed({ tx, key, checkout }: Omit<Settling, 'deps'>, to: DeadState | null) {
  if (checkout.state === 'PENDING' && to) await releaseReservation(tx, { key, checkout, to })
}

async function onPaid(settling: Settling, providerStatus: ProviderPayment) {
  const { state } = settling.checkout
  if (state === 'PENDING') return orderReserved(settling, providerStatus)
  return state === 'SUCCEEDED' ? recordOnOrder(settling, providerStatus) : handleLatePayment(settling, providerStatus)
}

function endOf(providerStatus: ProviderPayment | null, end: Ending['end']): DeadState | null {
  if (!providerStatus || providerStatus.state === 'OPEN') return end
  // Cancelled by us, for a reason of ours.
  if (providerStatus.state === 'CANCELLED' && end) return end
  return providerStatus.state === 'FAILED' || providerStatus.state === 'EXPIRED' || providerStatus.state === 'CANCELLED'
    ? providerStatus.state
    : null
}
