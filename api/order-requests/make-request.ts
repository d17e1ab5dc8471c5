import type { InputOf } from '../../contract/platform/endpoint.ts'
import type * as requestsApi from '../../contract/order-requests.ts'
import type { OrderRequestEntry } from '../../contract/order-requests.ts'
import { checkReferences } from '../account/order-rules/check-references.ts'
import { setSelectedApart } from '../cart/queries.ts'
import { addressOf } from '../checkout/place/draft-order.ts'
import { evaluatePay } from '../checkout/place/evaluate-pay.ts'
import { lockAndRead } from '../checkout/place/lock-and-read.ts'
import type { Caller } from '../http/caller.ts'
import { inTransactionOnce } from '../http/idempotency.ts'
import { Problem } from '../http/problem.ts'
import { isPackOf } from '../products/pack.ts'
import type { Tx } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { newId } from '../platform/ids.ts'
import { inOrder } from '../platform/in-order.ts'
import { mailApprovers } from './mail-request.ts'
import { presentRequest } from './present-request.ts'
import { findApprovers, findRequester, insertRequest } from './queries.ts'
import { findOwn } from './read-requests.ts'

type Input = InputOf<typeof requestsApi.request>

/**
 * Sets the selected lines of the cart apart until somebody has decided; nothing is reserved. Throws what `pay` refuses,
 * ADDRESS_MISSING, and APPROVER_MISSING where nobody else may approve.
 */
export async function makeRequest(deps: Deps, caller: Caller<'buyer'>, input: Input): Promise<OrderRequestEntry> {
  const id = await inTransactionOnce(deps.db, caller.keyed, {
    work: (tx) => setApart(tx, deps, { caller, input }),
    resultOf: (made) => made,
    again: async (made) => made,
  })
  return presentRequest(await findOwn(deps, caller, id), caller)
}

type Making = { caller: Caller<'buyer'>; input: Input }

async function setApart(tx: Tx, deps: Deps, { caller, input }: Making): Promise<string> {
  const { account, language } = caller
  const { companyId: buyerId, cartId, personId: requestedBy } = account
  const now = deps.clock.now()
  const facts = await lockAndRead(tx, caller, { key: '', cartVersion: input.cartVersion, now })
  const { cart, lines } = evaluatePay(deps, facts, { ...input, termsAccepted: true, language, now })
  const costCentre = checkReferences(facts.references, input, language)
  const grossCents = cart.totals.gross
  const address = addressOf(facts.addresses, input.addressId)
  if (!address) throw Problem.of('ADDRESS_MISSING')
  const billing = input.billingAddressId ? addressOf(facts.addresses, input.billingAddressId)! : address
  const id = newId()
  const request = {
    buyerId,
    id,
    requestedBy,
    memberCartId: cartId,
    choice: {
      paymentMethodCode: input.paymentMethodCode,
      addressId: address.id,
      billingAddressId: billing.id,
      purchaseOrderNumber: input.purchaseOrderNumber?.trim() || null,
      costCentre,
      note: input.note?.trim() || null,
      ...(input.partialDeliveryStoreIds && { partialDeliveryStoreIds: input.partialDeliveryStoreIds }),
    },
    lines: lines.map((line) => {
      const { skuId, nameDe, nameEn, quantity, unitPriceCents, priceUnit } = line
      return { skuId, nameDe, nameEn, quantity, isPack: isPackOf(line), unitPriceCents, priceUnit }
    }),
    grossCents,
    message: input.message?.trim() || null,
    createdAt: now,
  }
  const head = { version: 1, couponCode: cart.couponProblem ? null : cart.couponCode, seenGrossCents: grossCents }
  const [approvers, requester] = await inOrder([
    () => findApprovers(tx, buyerId, requestedBy),
    () => findRequester(tx, buyerId, requestedBy),
    () => setSelectedApart(tx, { from: cartId, to: id }, head),
    () => insertRequest(tx, request),
  ])
  if (approvers.length === 0) throw Problem.of('APPROVER_MISSING')
  await mailApprovers(tx, deps, { request, approvers, requester })
  return id
}
