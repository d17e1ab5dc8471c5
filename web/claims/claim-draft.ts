import type { Claimable } from '../../contract/claims/claims.ts'
import type { ProblemKind, Remedy } from '../../contract/claims/claim-words.ts'

export type DraftLine = { problem: ProblemKind | null; quantity: number; remedy: Remedy }
/** By SKU, the goods that were chosen, and what is said about them. */
export type ClaimDraft = { lines: Record<string, DraftLine>; words: string }

export const emptyDraft: ClaimDraft = { lines: {}, words: '' }

/** What was typed before the page was loaded anew, without what cannot be claimed any more. */
export function readDraft(text: string, { lines }: Pick<Claimable, 'lines'>): ClaimDraft {
  const draft = parsed(text)
  const still = lines.flatMap(({ productSkuId, claimable }) => {
    const line = draft.lines[productSkuId]
    return line && claimable > 0 ? [[productSkuId, { ...line, quantity: Math.min(line.quantity, claimable) }]] : []
  })
  return { words: draft.words, lines: Object.fromEntries(still) as ClaimDraft['lines'] }
}

function parsed(text: string): ClaimDraft {
  try {
    return { ...emptyDraft, ...(JSON.parse(text) as object) }
  } catch {
    return emptyDraft
  }
}

/** The lines as the call takes them; null while something is missing. */
export function claimedLines({ lines }: ClaimDraft) {
  const entries = Object.entries(lines)
  if (entries.length === 0 || entries.some(([, { problem }]) => problem === null)) return null
  return entries.map(([productSkuId, { problem, ...line }]) => ({ productSkuId, problem: problem!, ...line }))
}
