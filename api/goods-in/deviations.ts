import type { ProblemKind, Remedy } from '../../contract/claims/claim-words.ts'
import type { CheckLineRow } from './queries.ts'

type Counted = Pick<CheckLineRow, 'skuId' | 'sentQuantity' | 'cameQuantity' | 'state' | 'badQuantity'>
export type Deviation = { skuId: string; problem: ProblemKind; quantity: number }

/** What is not as ordered of a line: pieces that did not come, and pieces that came otherwise. */
export function deviationsOf({ skuId, sentQuantity, cameQuantity, state, badQuantity }: Counted): Deviation[] {
  const missing = Math.max(0, sentQuantity - cameQuantity)
  return [
    ...(badQuantity > 0 && state !== 'GOOD' && state !== 'MISSING'
      ? [{ skuId, problem: state, quantity: badQuantity }]
      : []),
    ...(missing > 0 ? [{ skuId, problem: 'MISSING' as const, quantity: missing }] : []),
  ]
}

const sumOf = (deviations: Deviation[]) => deviations.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * What is still to be claimed of a line: what the version before has not claimed yet, and no more than can be. The claim of the
 * version before stays as it is, as whoever corrects a record does not take a claim back by it.
 */
export function toClaim(line: Counted, before: Counted | undefined, claimable: number): Deviation[] {
  const [now, then] = [deviationsOf(line), before ? deviationsOf(before) : []]
  let open = Math.min(claimable, Math.max(0, sumOf(now) - sumOf(then)))
  return now.flatMap(({ problem, quantity, ...rest }) => {
    const claimed = then.find((each) => each.problem === problem)?.quantity ?? 0
    const more = Math.min(open, Math.max(0, quantity - claimed))
    open -= more
    return more > 0 ? [{ ...rest, problem, quantity: more }] : []
  })
}

export type ClaimedLine = { productSkuId: string; problem: ProblemKind; quantity: number; remedy: Remedy }

/** As claims: each names an article once, so what is missing of one that also came damaged is a claim of its own. */
export function asClaims(deviations: Deviation[], remedyOf: (skuId: string) => Remedy): ClaimedLine[][] {
  const lines = deviations.map(({ skuId, ...rest }) => ({ productSkuId: skuId, ...rest, remedy: remedyOf(skuId) }))
  const isFirst = (line: ClaimedLine) => lines.find(({ productSkuId }) => productSkuId === line.productSkuId) === line
  return [lines.filter(isFirst), lines.filter((line) => !isFirst(line))].filter((claim) => claim.length > 0)
}
