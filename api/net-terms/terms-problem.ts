import { moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { Problem } from '../http/problem.ts'
import type { BuyerTerms } from './terms-queries.ts'

/** What a cart would order from a store. */
export type OrderedFromStore = { storeId: string; storeName: string; grossCents: number }

/**
 * Why this cannot be ordered on net terms: a store has not agreed to them (PAYMENT_METHOD_UNAVAILABLE), or it would be more than
 * its limit (CREDIT_LIMIT); null where it can.
 */
export function termsProblem(
  terms: readonly BuyerTerms[],
  stores: readonly OrderedFromStore[],
  language: Language,
): Problem | null {
  for (const { storeId, storeName, grossCents } of stores) {
    const agreed = terms.find((one) => one.storeId === storeId)
    if (!agreed) return Problem.of('PAYMENT_METHOD_UNAVAILABLE')
    const missingCents = agreed.usedCents + grossCents - agreed.limitCents
    if (missingCents <= 0) continue
    const missingText = moneyText(missingCents, language)
    return Problem.of('CREDIT_LIMIT', { storeName, missingText })
  }
  return null
}
