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
 * What is still to be claimed of a line: what no version before, oldest first, has claimed yet, and no more than can be. Claims
 * of earlier versions stay as they are: whoever corrects a record does not take a claim back by it, and whoever corrects it back
 * claims nothing again.
 */
export function toClaim(line: Counted, before: Counted[], claimable: number): Deviation[] {
  const claimed = before.reduce<Deviation[]>((sum, each) => [...sum, ...claimedBy(each, sum)], [])
  return claimedBy(line, claimed, claimable)
}

/** What a version claims after what was claimed before it. */
function claimedBy(line: Counted, claimed: Deviation[], claimable = Infinity): Deviation[] {
  const now = deviationsOf(line)
  let open = Math.min(claimable, Math.max(0, sumOf(now) - sumOf(claimed)))
  return now.flatMap(({ problem, quantity, ...rest }) => {
    const before = sumOf(claimed.filter((each) => each.problem === problem))
    const more = Math.min(open, Math.max(0, quantity - before))
    open -= more
    return more > 0 ? [{ ...rest, problem, quantity: more }] : []
  })
}

export type ClaimedLine = { productSkuId: string; problem: ProblemKind; quantity: number; remedy: Remedy }

/** The deviations as claims. A claim names an article once, so an article that is short and damaged makes two. */
export function asClaims(deviations: Deviation[], remedyOf: (skuId: string) => Remedy): ClaimedLine[][] {
  const lines = deviations.map(({ skuId, ...rest }) => ({ productSkuId: skuId, ...rest, remedy: remedyOf(skuId) }))
  const isFirst = (line: ClaimedLine) => lines.find(({ productSkuId }) => productSkuId === line.productSkuId) === line
  return [lines.filter(isFirst), lines.filter((line) => !isFirst(line))].filter((claim) => claim.length > 0)
}
