import { pay } from '../../api/checkout/pay.ts'
import { unlimited } from '../../api/checkout/place/place-order.ts'
import { settleCheckout } from '../../api/checkout/settlement/settle-checkout.ts'
import { changeSubOrder } from '../../api/orders/fulfilment/change-sub-order.ts'
import { reconcileCheckout } from '../../api/payments/reconciliation/reconcile.ts'
import { inTransaction, type Tx } from '../../api/platform/db.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { silentJobs } from '../../api/platform/jobs/jobs.ts'
import type { PaymentMethodCode } from '../../contract/payment-methods.ts'
import { houseName } from '../buyers/demo-houses.ts'
import { fillCart } from '../orders/load-orders.ts'
import { demoBuyer } from '../demo-callers.ts'
import { chooseGoods, readStoreGoods, type StoreGoods } from '../orders/order-products.ts'
import { sandboxControl, type SandboxControl } from './sandbox-control.ts'

type PaidAtProvider = {
  house: string
  method: PaymentMethodCode
  end: 'paid' | 'authorized' | 'failed'
  /** What becomes of the money afterwards. */
  afterwards?: 'CHARGED_BACK' | 'REFUND_REFUSED' | 'REFUNDED_ELSEWHERE'
}

/** One of each that the page of payments shows, and what buyers do most days. */
const payments: PaidAtProvider[] = [
  { house: 'Café Federleicht', method: 'CREDIT_CARD', end: 'paid' },
  { house: 'Hotel Kaiserbogen', method: 'PAYPAL', end: 'paid' },
  { house: 'Bistro Kornblume', method: 'KLARNA_PAY_LATER', end: 'authorized' },
  { house: 'Teehaus Grünblatt', method: 'CREDIT_CARD', end: 'failed' },
  { house: 'Espressobar Punto', method: 'CREDIT_CARD', end: 'paid', afterwards: 'CHARGED_BACK' },
  { house: 'Feinkost Sommerlad', method: 'CREDIT_CARD', end: 'paid', afterwards: 'REFUND_REFUSED' },
  { house: 'Kaffeehaus Lerchenfeld', method: 'PAYPAL', end: 'paid', afterwards: 'REFUNDED_ELSEWHERE' },
]

type Load = { deps: Deps; sandbox: SandboxControl; stores: StoreGoods[] }
type Key = { buyerId: string; checkoutId: string }

/**
 * Payments at the sandbox that the shop was started with, by the calls and steps of buyers, stores and banks; nothing where the shop has
 * another provider or none. Nobody is told by mail. What was paid in a load that was cut off stays, and is not paid again.
 */
export async function loadProviderPayments(deps: Deps): Promise<void> {
  const sandbox = deps.payments && sandboxControl(deps.payments)
  if (!sandbox) return
  const [existing] = await deps.db`select from payment limit 1`
  if (existing) return
  const stores = await inTransaction(deps.db, (tx) => readStoreGoods(tx))
  const load = { deps: { ...deps, jobs: moneyJobs(deps.jobs) }, sandbox, stores }
  for (const payment of payments) await live(load, payment)
}

const moneyQueues = ['refund', 'capture', 'release', 'payment-move']

/** What moves money is done once the shop runs; nobody is told of anything. */
const moneyJobs = (jobs: Deps['jobs']): Deps['jobs'] => ({
  ...silentJobs(jobs),
  async send(tx, queue, payload) {
    if (moneyQueues.includes(queue)) await jobs.send(tx, queue, payload)
  },
})

async function live(load: Load, { house, method, end, afterwards }: PaidAtProvider) {
  const { deps, sandbox } = load
  const key = await beginPayment(load, { house, method })
  if (!key) return
  const [payment] = await deps.db<{ providerId: string | null }[]>`
    select provider_id from payment where buyer_id = ${key.buyerId} and checkout_id = ${key.checkoutId}`
  if (!payment?.providerId) return
  const { providerId } = payment
  await sandbox.complete(providerId, end)
  await settleCheckout(deps, key)
  if (afterwards === 'CHARGED_BACK') {
    await sandbox.chargeBack(providerId)
    await settleCheckout(deps, key)
  }
  if (afterwards === 'REFUND_REFUSED') {
    await sandbox.refuseRefund(providerId)
    await inTransaction(deps.db, (tx) => reject(tx, deps, key))
  }
  if (afterwards === 'REFUNDED_ELSEWHERE') {
    await sandbox.refund(providerId, '12.50')
    await reconcileCheckout(deps, key)
  }
}

/** Undefined where the house or goods for it are not there, or the provider does not answer. */
async function beginPayment(
  { deps, stores }: Load,
  { house, method }: Pick<PaidAtProvider, 'house' | 'method'>,
): Promise<Key | undefined> {
  const email = `${houseName(house)}@demo.tresen.example`
  const [buyer] = await deps.db<{ id: string }[]>`select id from account where email = ${email}`
  const chosen = chooseGoods(stores, `at the provider ${house}`, 1)
  if (!buyer || chosen.length === 0) return
  const order = { key: `at the provider ${house}` }
  const cartVersion = await inTransaction(deps.db, (tx) => fillCart(tx, deps, { order, buyerId: buyer.id, chosen }))
  const input = { paymentMethodCode: method, termsAccepted: true, cartVersion } as const
  const { checkoutId } = await pay(deps, demoBuyer(buyer.id), { input, permit: unlimited })
  return checkoutId ? { buyerId: buyer.id, checkoutId } : undefined
}

async function reject(tx: Tx, deps: Deps, { buyerId, checkoutId }: Key) {
  const parts = await tx<{ orderId: string; storeId: string }[]>`
    select s.order_id, s.store_id from payment p join sub_order s on s.buyer_id = p.buyer_id and s.order_id = p.order_id
    where p.buyer_id = ${buyerId} and p.checkout_id = ${checkoutId}`
  for (const { orderId, storeId } of parts) {
    const key = { buyerId, orderId, storeId }
    const input = { action: 'REJECT', reason: 'Ausverkauft, die nächste Lieferung kommt erst im Januar.' } as const
    await changeSubOrder(tx, { deps, key, actor: 'STORE', input, language: 'de' })
  }
}
