import { lockCart } from '../../cart/queries.ts'
import { askProvider, endPayment } from '../../payments/ask-provider.ts'
import { nextLook, noteAuthorisation } from '../../payments/authorisations.ts'
import { askForChargebacks, noteChargebacks } from '../../payments/chargebacks.ts'
import { writeRefusal, writeWord, type Payment, type PaymentKey } from '../../payments/payment-queries.ts'
import { ProviderRefusal, type Chargeback, type ProviderPayment } from '../../payments/provider.ts'
import { startPayment } from '../../payments/start-payment.ts'
import { crashPoint } from '../../platform/crash-point.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { waitUpTo } from '../../platform/wait-up-to.ts'
import { orderHeldGoods, releaseHeldGoods, tellOrder, type DeadState, type Settling } from './end-checkout.ts'
import { findReservedUntil, lockCheckout } from '../queries.ts'
import { takeLateMoney } from '../late-payments/take-late-money.ts'

/**
 * Brings a checkout to where the provider's word says it is. Webhook, return page and the regular look all come here, any
 * number of times and at once; each step happens once. Goods are given back when their time is over, whether or not
 * the provider answers. Throws where it does not.
 */
export async function settleCheckout(deps: Deps, key: PaymentKey): Promise<void> {
  const checkout = await findReservedUntil(deps.db, key)
  if (!checkout) return
  const isOver = checkout.reservedUntil !== null && checkout.reservedUntil <= deps.clock.now()
  const isDead = checkout.state !== 'PENDING' && checkout.state !== 'SUCCEEDED'
  try {
    await hear(deps, key, { isEnding: isOver || isDead, end: isOver ? 'EXPIRED' : null })
  } catch (error) {
    if (error instanceof ProviderRefusal) return failCheckout(deps, key)
    if (isOver) await applyWord(deps, key, { word: null, end: 'EXPIRED' })
    throw error
  }
}

/** How long `pay` waits for an earlier payment to end, in ms. */
const PATIENCE_MS = 3500

/**
 * The buyer pays otherwise: ends a checkout that is being paid. If it was paid meanwhile, it becomes its order after all.
 * Money that comes later goes back.
 */
export async function abandonCheckout(deps: Deps, key: PaymentKey): Promise<void> {
  await waitUpTo(PATIENCE_MS, hear(deps, key, { isEnding: true, end: 'CANCELLED' }))
  await applyWord(deps, key, { word: null, end: 'CANCELLED' })
}

/** The provider never made the payment. */
export async function failCheckout(deps: Deps, key: PaymentKey): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockCart(tx, key.buyerId)
    await writeRefusal(tx, key)
    const checkout = await lockCheckout(tx, key)
    if (checkout?.state === 'PENDING') await releaseHeldGoods(tx, { key, checkout, to: 'FAILED' })
  })
}

type Wish = { isEnding: boolean; end: 'EXPIRED' | 'CANCELLED' | null }

async function hear(deps: Deps, key: PaymentKey, { isEnding, end }: Wish) {
  const payment = await startPayment(deps, key)
  let word = await askProvider(deps, payment)
  if (isEnding && word?.state === 'OPEN') word = await endPayment(deps, payment)
  crashPoint('settle: word fetched')
  const chargebacks = word && (await askForChargebacks(deps, payment, word))
  await applyWord(deps, key, { word, end, heard: { payment, chargebacks } })
  crashPoint('settle: committed')
}

type Heard = {
  word: ProviderPayment | null
  end: Wish['end']
  /** The payment as it was before it was asked for. */
  heard?: { payment: Payment; chargebacks: Chargeback[] | null }
}

async function applyWord(deps: Deps, key: PaymentKey, { word, end, heard }: Heard) {
  await inTransaction(deps.db, async (tx) => {
    // One after the other for each buyer, and in the order in which `pay` locks.
    await lockCart(tx, key.buyerId)
    const checkout = await lockCheckout(tx, key)
    if (!checkout) return
    const next = word?.state === 'AUTHORIZED' ? nextLook(word, deps.clock.now()) : null
    if (word && heard) await writeWord(tx, heard.payment, { word, nextLook: next })
    if (word?.state === 'PAID' || word?.state === 'AUTHORIZED') await moneyCame({ deps, tx, key, checkout }, word)
    else await noMoneyCame({ tx, key, checkout }, endOf(word, end))
    if (word && heard) await noteAuthorisation({ deps, tx }, heard.payment, word)
    if (word && heard) await noteChargebacks({ deps, tx }, heard.payment, heard.chargebacks)
  })
}

async function noMoneyCame({ tx, key, checkout }: Omit<Settling, 'deps'>, to: DeadState | null) {
  if (checkout.state === 'PENDING' && to) await releaseHeldGoods(tx, { key, checkout, to })
}

async function moneyCame(settling: Settling, word: ProviderPayment) {
  const { state } = settling.checkout
  if (state === 'PENDING') return orderHeldGoods(settling, word)
  return state === 'SUCCEEDED' ? tellOrder(settling, word) : takeLateMoney(settling, word)
}

function endOf(word: ProviderPayment | null, end: Wish['end']): DeadState | null {
  if (!word || word.state === 'OPEN') return end
  // Cancelled by us, for a reason of ours.
  if (word.state === 'CANCELLED' && end) return end
  return word.state === 'FAILED' || word.state === 'EXPIRED' || word.state === 'CANCELLED' ? word.state : null
}
