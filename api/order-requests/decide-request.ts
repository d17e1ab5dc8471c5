import type { PayResult } from '../../contract/checkout.ts'
import type { OrderRequest, OrderRequestEntry } from '../../contract/order-requests.ts'
import type { PaymentMethodCode } from '../../contract/payment-methods.ts'
import { lockCart, lockCartToOrder, putBack } from '../cart/queries.ts'
import { putInCart } from '../cart/put-in-cart.ts'
import { pay } from '../checkout/pay.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { inTransaction } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { inOrder } from '../platform/in-order.ts'
import { mailRefusal } from './mail-request.ts'
import { presentRequest } from './present-request.ts'
import { endRequest, findRequester, isBeingPaid, lockRequest, writeApprover, type RequestRow } from './queries.ts'
import { findOwn, readRequest } from './read-requests.ts'

/** Gives a waiting line another quantity. NOT_FOUND, APPROVAL_DECIDED, and what a cart refuses. */
export async function changeRequest(
  deps: Deps,
  caller: Caller<'buyer'>,
  { id, productSkuId, quantity }: { id: string; productSkuId: string; quantity: number },
): Promise<OrderRequest> {
  const row = await findWaiting(deps, caller, id)
  if (!row.lines.some(({ skuId }) => skuId === productSkuId)) throw Problem.of('NOT_FOUND')
  await putInCart(deps, forRequester(caller, row), { productSkuId, quantity })
  return readRequest(deps, caller, id)
}

type Approval = {
  id: string
  cartVersion: number
  paymentMethodCode?: PaymentMethodCode | undefined
  reply?: string | undefined
}

/**
 * Orders what waits as the requester's order, or sends the approver to the provider. Of two approvers the first wins:
 * APPROVAL_DECIDED names them. FORBIDDEN for the own request; what `pay` refuses.
 */
export async function approveRequest(deps: Deps, caller: Caller<'buyer'>, input: Approval): Promise<PayResult> {
  const { id, cartVersion } = input
  const { companyId: buyerId, personId } = caller.account
  const row = await findOwn(deps, caller, id)
  refuseOthers(caller, row)
  const { addressId, billingAddressId, paymentMethodCode, purchaseOrderNumber, costCentre = null, note } = row.choice
  const { partialDeliveryStoreIds } = row.choice
  const reply = input.reply?.trim() || null
  let isFirst = false
  const result = await pay(deps, forRequester(caller, row), {
    input: {
      paymentMethodCode: input.paymentMethodCode ?? paymentMethodCode,
      addressId,
      billingAddressId,
      ...(purchaseOrderNumber !== null && { purchaseOrderNumber }),
      ...(note !== null && { note }),
      ...(partialDeliveryStoreIds && { partialDeliveryStoreIds }),
      termsAccepted: true,
      cartVersion,
    },
    permit: {
      orderRequestId: id,
      costCentre,
      async check(tx, { now }) {
        isFirst = await writeApprover(tx, { buyerId, id }, { decidedBy: personId, reply, now })
        if (!isFirst) throw Problem.of('APPROVAL_DECIDED', { name: '' })
      },
    },
  })
  if (isFirst) return result
  // The same order answers whoever sends the same a moment later: again, or in the first one's place.
  const decided = await findOwn(deps, caller, id)
  if (decided.decidedBy !== personId) throw decidedBy(decided)
  return result
}

/** Its lines go back to the cart they came from. NOT_FOUND, APPROVAL_DECIDED. */
export async function refuseRequest(deps: Deps, caller: Caller<'buyer'>, { id, reply }: { id: string; reply: string }) {
  const row = await findOwn(deps, caller, id)
  if (row.status === 'REFUSED' && row.decidedBy === caller.account.personId) return presentRequest(row, caller)
  refuseOthers(caller, row)
  return end(deps, caller, { row, status: 'REFUSED', reply })
}

/** The requester's own way back. NOT_FOUND, APPROVAL_DECIDED. */
export async function withdrawRequest(deps: Deps, caller: Caller<'buyer'>, id: string): Promise<OrderRequestEntry> {
  const row = await findOwn(deps, caller, id)
  if (row.requestedBy !== caller.account.personId) throw Problem.of('NOT_FOUND')
  if (row.status === 'WITHDRAWN') return presentRequest(row, caller)
  return end(deps, caller, { row, status: 'WITHDRAWN', reply: null })
}

type Ending = { row: RequestRow; status: 'REFUSED' | 'WITHDRAWN'; reply: string | null }

async function end(deps: Deps, caller: Caller<'buyer'>, { row, status, reply }: Ending): Promise<OrderRequestEntry> {
  const { id, memberCartId } = row
  const { companyId: buyerId, personId } = caller.account
  await inTransaction(deps.db, async (tx) => {
    const [requester, , , locked, isPaid] = await inOrder([
      () => findRequester(tx, buyerId, row.requestedBy),
      () => lockCartToOrder(tx, { buyerId, cartId: memberCartId }),
      () => lockCart(tx, id),
      () => lockRequest(tx, { buyerId, id }),
      () => isBeingPaid(tx, { buyerId, id }),
    ])
    if (locked?.status !== 'WAITING' || isPaid) throw decidedBy(await findOwn({ db: tx }, caller, id))
    await inOrder([
      () => putBack(tx, { from: id, to: memberCartId }),
      () => endRequest(tx, { buyerId, id }, { status, decidedBy: personId, reply, now: deps.clock.now() }),
    ])
    if (status === 'REFUSED' && requester) await mailRefusal(tx, deps, { requester, grossCents: row.grossCents, reply })
  })
  return presentRequest(await findOwn(deps, caller, id), caller)
}

async function findWaiting(deps: Deps, caller: Caller<'buyer'>, id: string): Promise<RequestRow> {
  const row = await findOwn(deps, caller, id)
  if (row.status !== 'WAITING') throw decidedBy(row)
  return row
}

// Nobody approves what they ask for themselves.
function refuseOthers({ account }: Caller<'buyer'>, row: RequestRow) {
  if (row.requestedBy === account.personId) throw Problem.of('FORBIDDEN')
  if (row.status === 'WAITING' || (row.status === 'APPROVED' && row.decidedBy === account.personId)) return
  throw decidedBy(row)
}

const decidedBy = ({ decidedByName }: RequestRow) => Problem.of('APPROVAL_DECIDED', { name: decidedByName ?? '' })

/** The cart of the request as the requester's own: the order is theirs, and so are its mails. */
function forRequester(caller: Caller<'buyer'>, { id, requestedBy }: RequestRow): Caller<'buyer'> {
  return { ...caller, account: { ...caller.account, cartId: id, personId: requestedBy } }
}
