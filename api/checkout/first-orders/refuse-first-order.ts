import { moneyText } from '../../../contract/platform/money.ts'
import { nextQuantity } from '../../../contract/platform/quantities.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { EvaluatedLine } from '../../cart/evaluate-cart.ts'
import { lineName } from '../../cart/present-cart.ts'
import { Problem } from '../../http/problem.ts'
import type { PaymentWay } from '../../payments/availability.ts'
import { isPackOf } from '../../products/pack.ts'
import type { Deps } from '../../platform/deps.ts'
import { FIRST_TRANSFER_SHARE, type Standing } from './terms.ts'

type TransferInput = { amountCents: number; language: Language }

/** Why an account that has never paid cannot order this sum by transfer; null where it can. */
export function transferProblem(
  { firstTransferCents }: Pick<Deps, 'firstTransferCents'>,
  { isKnown, openTransfer }: Standing,
  { amountCents, language }: TransferInput,
): Problem | null {
  if (isKnown) return null
  if (openTransfer !== null) return Problem.of('TRANSFER_OPEN', { orderNumber: openTransfer })
  if (amountCents <= firstTransferCents) return null
  return Problem.of('TRANSFER_ABOVE_LIMIT', { limitText: moneyText(firstTransferCents, language) })
}

type FirstOrder = TransferInput & { standing: Standing; way: PaymentWay | null; now: Date }

/** Throws TRANSFER_OPEN, TRANSFER_ABOVE_LIMIT, or RATE_LIMITED where too many payments of a day came to nothing. */
export function refuseFirstOrder(
  deps: Pick<Deps, 'firstTransferCents'>,
  { standing, way, now, ...transfer }: FirstOrder,
): void {
  const problem = way?.kind === 'TRANSFER' ? transferProblem(deps, standing, transfer) : null
  if (problem) throw problem
  if (way?.kind !== 'REDIRECT' || standing.isKnown || !standing.oldestHoldAt) return
  const waitMs = standing.oldestHoldAt.getTime() + 24 * 60 * 60_000 - now.getTime()
  throw Problem.of('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })
}

/**
 * Throws TRANSFER_SHARE where a line has taken more than its share of what could be sold before; `left` is what can be sold
 * after it. One order unit may always be taken.
 */
export function refuseLargeShare(lines: EvaluatedLine[], left: Map<string, number>, language: Language): void {
  for (const line of lines) {
    const before = (left.get(line.skuId) ?? 0) + line.quantity
    const boxes = Math.floor((before * FIRST_TRANSFER_SHARE) / line.countPerBox)
    const allowed = Math.max(boxes * line.countPerBox, nextQuantity(1, { ...line, stock: before }))
    if (line.quantity > allowed)
      throw Problem.of('TRANSFER_SHARE', {
        name: lineName(line, language),
        quantity: allowed,
        isPack: isPackOf(line),
      })
  }
}
