import { promiseStock } from '../../products/stock.ts'
import type { ProviderPayment } from '../../payments/provider.ts'
import { hasMoved, refundAll } from '../../payments/refund-all.ts'
import type { Tx } from '../../platform/db.ts'
import { redeemCoupon } from '../../promotions/coupon-queries.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { writeOrder, type Settling } from '../settlement/end-checkout.ts'
import { hasOrderedSince, lockWaitingRequest, moveCheckout, readBuyer, type Buyer } from '../queries.ts'
import { urls } from '../../platform/urls.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import { texts } from '../../../texts/texts.ts'
import type { PaymentKey } from '../../payments/payment-queries.ts'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/**
 * A payment after its reservation has ended: it becomes an order where the stock is still there and the buyer has not
 * ordered anew, been erased or been refused it, else all of it is refunded and the buyer notified.
 */
export async function handleLatePayment(settling: Settling, providerStatus: ProviderPayment): Promise<void> {
  const { deps, tx, key, checkout } = settling
  if (await hasMoved(tx, key)) return
  const buyer = await readBuyer(tx, checkout.draft)
  const isStillDue = !buyer.isErased && !(await hasOrderedSince(tx, key)) && (await isRequestOpen(settling))
  if (isStillDue && !isErased(checkout) && (await retakeStock(settling))) {
    await moveCheckout(tx, key, { from: checkout.state, to: 'SUCCEEDED', orderId: checkout.draft.id })
    return writeOrder(settling, providerStatus)
  }
  await refundAll(deps, tx, { key, providerStatus })
  // An erased account has no address.
  if (!buyer.isErased)
    await queueMail(tx, deps.jobs, latePaymentMail({ key, providerStatus, isStillDue, origin: deps.origin }, buyer))
}

/** The goods of a request that was refused or withdrawn lie in its member's cart again. */
const isRequestOpen = async ({ tx, key, checkout: { draft } }: Settling) =>
  draft.orderRequestId === null || (await lockWaitingRequest(tx, key.buyerId, draft.orderRequestId))

// Without an address no order can be written, see erase-checkouts.ts.
const isErased = ({ draft }: Settling['checkout']) => !('address' in draft)

class Gone extends Error {}

// All or nothing: what is taken before a shortage shows goes back with the savepoint.
async function retakeStock({ tx, checkout: { draft, createdAt } }: Settling): Promise<boolean> {
  const { buyerId, id: orderId, couponCode: code } = draft
  const lines = draft.stores.flatMap((store) => store.lines)
  const take = async (inner: Tx) => {
    if ((await promiseStock(inner, lines)).length > 0) throw new Gone()
    // Its time counts as it was when the buyer ordered.
    if (code !== null && !(await redeemCoupon(inner, { buyerId, orderId, code, now: createdAt }))) throw new Gone()
  }
  try {
    await tx.savepoint(take)
    return true
  } catch (error) {
    if (error instanceof Gone) return false
    throw error
  }
}

type LatePayment = {
  key: PaymentKey
  providerStatus: ProviderPayment
  /** Whether the buyer would have got the goods, had they been there. */
  isStillDue: boolean
  origin: string
}

/** Says that a payment came after its goods were released, and that all of it is refunded. */
export function latePaymentMail(
  { key, providerStatus, isStillDue, origin }: LatePayment,
  { email, firstName, language }: Buyer,
): Mail {
  const t = texts(language).checkout.mails
  const amount = moneyText(providerStatus.amountCents, language)
  const body = mailLayout({
    language,
    title: t.title,
    paragraphs: [
      t.hello(firstName),
      isStillDue ? t.goodsGone : t.orderedAnew,
      providerStatus.state === 'PAID' ? t.refunded(amount) : t.released(amount),
    ],
    button: { label: t.button, url: origin + urls(language).cart },
  })
  return { id: `late-payment-${key.checkoutId}`, to: email, subject: t.subject, ...body }
}
