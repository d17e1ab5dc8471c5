import { promiseStock } from '../../products/stock.ts'
import type { ProviderPayment } from '../../payments/provider.ts'
import { hasMoved, sendBackAll } from '../../payments/send-back.ts'
import type { Tx } from '../../platform/db.ts'
import { redeemCoupon } from '../../promotions/coupon-queries.ts'
import { queueMail } from '../../platform/mail/mail-queue.ts'
import { writeOrder, type Settling } from '../settlement/end-checkout.ts'
import { lateMoneyMail } from './late-money-mail.ts'
import { hasOrderedSince, moveCheckout, readBuyer } from '../queries.ts'

/**
 * Money for goods that are held no more: it buys them where they can still be had and the buyer has not ordered anew
 * or been erased meanwhile, else all of it goes back and the buyer is told.
 */
export async function takeLateMoney(settling: Settling, word: ProviderPayment): Promise<void> {
  const { deps, tx, key, checkout } = settling
  if (await hasMoved(tx, key)) return
  const buyer = await readBuyer(tx, key.buyerId)
  const isWanted = !buyer.isErased && !(await hasOrderedSince(tx, key))
  if (isWanted && !isForgotten(checkout) && (await takeGoodsAgain(settling))) {
    await moveCheckout(tx, key, { from: checkout.state, to: 'SUCCEEDED', orderId: checkout.draft.id })
    return writeOrder(settling, word)
  }
  await sendBackAll(deps, tx, { key, word })
  // An erased account has no address to be told at.
  if (!buyer.isErased)
    await queueMail(tx, deps.jobs, lateMoneyMail({ key, word, isWanted, origin: deps.origin }, buyer))
}

// Without an address no order can be written, see forget-checkouts.ts.
const isForgotten = ({ draft }: Settling['checkout']) => !('address' in draft)

class Gone extends Error {}

// All or nothing: what is taken before a shortage shows goes back with the savepoint.
async function takeGoodsAgain({ tx, checkout: { draft, createdAt } }: Settling): Promise<boolean> {
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
