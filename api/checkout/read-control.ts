import type * as checkoutApi from '../../contract/checkout.ts'
import type { Control, References } from '../../contract/checkout.ts'
import { missingReferences } from '../../contract/team/missing-references.ts'
import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts, type Texts } from '../../texts/texts.ts'
import type * as z from 'zod/mini'
import { findAddresses } from '../account/addresses/address-queries.ts'
import { findReferences } from '../account/order-rules/queries.ts'
import { isAbove, readAllowance, type Allowance } from '../account/team/order-limits.ts'
import { cartKeyOf } from '../cart/cart-state.ts'
import { isSelected, type EvaluatedCart } from '../cart/evaluate-cart.ts'
import { lineName, presentCart } from '../cart/present-cart.ts'
import { showCart } from '../cart/read-cart.ts'
import type { Caller } from '../http/caller.ts'
import type { Limit } from '../http/limits.ts'
import { Problem } from '../http/problem.ts'
import type { Deps } from '../platform/deps.ts'
import { waitUpTo } from '../platform/with-timeout.ts'
import { addressOf } from './place/draft-order.ts'
import { findOutcome, readBuyer, type Outcome } from './queries.ts'
import { settleCheckout } from './settlement/settle-checkout.ts'

type Reply = z.output<typeof Control>
/** `pollLimit` bounds how often one buyer has the provider polled. */
type ControlDeps = Deps & { pollLimit: Limit }
type ControlInput = z.output<(typeof checkoutApi.readControl)['input']>

/** Before paying: what stands in the way. After it: how the payment of one's own checkout ended. */
export async function readControl(deps: ControlDeps, caller: Caller<'buyer'>, input: ControlInput): Promise<Reply> {
  const { step, addressId, checkoutId } = input
  if (step && !checkoutId) return review(deps, caller, input)
  if (checkoutId && !step && !addressId) return outcome(deps, caller, checkoutId)
  const sentence = texts(caller.language).checkout.replies.oneQuestion
  throw Problem.of('VALIDATION', undefined, { fieldErrors: { step: sentence } })
}

async function review(deps: Deps, caller: Caller<'buyer'>, input: ControlInput): Promise<Reply> {
  const { addressId } = input
  const { account, language } = caller
  const [addresses, buyer, allowance, references] = await Promise.all([
    findAddresses(deps.db, account.companyId),
    readBuyer(deps.db, { buyerId: account.companyId, placedBy: account.personId }),
    readAllowance(deps.db, account, deps.clock.now()),
    findReferences(deps.db, account),
  ])
  const address = addressOf(addresses, addressId) ?? null
  const cart = await showCart(deps, cartKeyOf(caller), addressId)
  const missing = [
    !address && ('ADDRESS_MISSING' as const),
    !buyer.isEmailConfirmed && ('EMAIL_NOT_CONFIRMED' as const),
    account.impersonatedBy !== null && ('IMPERSONATED' as const),
    ...missingReferences(references, input),
  ]
  const blocking = [...cart.blocking, ...missing.filter((code) => code !== false)]
  const warnings = warningsOf(cart, language)
  const approval = isAbove(allowance, cart.totals.gross) ? { approval: approvalOf(allowance, language) } : {}
  const shown = presentCart(cart, language, deps)
  return {
    ok: blocking.length === 0,
    blocking,
    warnings,
    cart: shown,
    address,
    ...approval,
    ...(hasAny(references) && { references }),
  }
}

const hasAny = ({ requiresPurchaseOrder, purchaseOrderPattern, requiresCostCentre, costCentres }: References) =>
  requiresPurchaseOrder || purchaseOrderPattern !== null || requiresCostCentre || costCentres.length > 0

const approvalOf = ({ limitCents, leftCents, limitPeriod: period }: Allowance, language: Language) => ({
  limitText: moneyText(limitCents, language),
  leftText: moneyText(leftCents, language),
  period,
})

function warningsOf(cart: EvaluatedCart, language: Language) {
  const sentences = texts(language).checkout.replies.warnings
  const lines = cart.stores.flatMap(({ lines }) => lines).filter(isSelected)
  return lines.flatMap((line) =>
    line.problems.map((code) => ({
      code,
      productSkuId: line.skuId,
      message: sentences[code](lineName(line, language)),
    })),
  )
}

async function outcome(deps: ControlDeps, caller: Caller<'buyer'>, checkoutId: string): Promise<Reply> {
  const { account, language } = caller
  const result = await freshOutcome(deps, account.companyId, checkoutId)
  if (!result) throw Problem.of('NOT_FOUND')
  const retryAllowed = result.state !== 'PENDING' && result.state !== 'SUCCEEDED'
  const { state, orderId, orderNumber, redirectUrl } = result
  const t = texts(language).checkout.replies
  const isBeingPaid = state === 'PENDING' && orderId === null
  const message = sentenceOf(result, t)
  const payingOn = isBeingPaid ? { redirectUrl } : {}
  return { state, orderId, orderNumber, message, retryAllowed, ...payingOn }
}

function sentenceOf({ state, orderId, isRefunded: isSentBack }: Outcome, t: Texts['checkout']['replies']): string {
  if (isSentBack) return t.sentBack
  if (state === 'PENDING' && orderId === null) return t.beingPaid
  return state === 'EXPIRED' && orderId !== null ? t.transferOver : t.states[state]
}

const WAIT_LIMIT_MS = 6000

// The buyer may be back before the provider's webhook: then the provider is polled. Where it does not answer in time, or
// was polled too often, the regular poll goes on.
async function freshOutcome(deps: ControlDeps, buyerId: string, checkoutId: string): Promise<Outcome | undefined> {
  const known = await findOutcome(deps.db, buyerId, checkoutId)
  if (known?.state !== 'PENDING' || known.orderId !== null) return known
  const mayPoll = await deps.pollLimit.take(buyerId).then(
    () => true,
    () => false,
  )
  if (!mayPoll) return known
  const settling = settleCheckout(deps, { buyerId, checkoutId }).catch((error: unknown) =>
    deps.warn('A payment could not be polled', { checkoutId, reason: String(error) }),
  )
  await waitUpTo(WAIT_LIMIT_MS, settling)
  return findOutcome(deps.db, buyerId, checkoutId)
}
