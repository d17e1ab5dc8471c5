import {
  isStated,
  paperKinds,
  paperRules,
  type GoodsWithPapers,
  type PaperKind,
  type PaperState,
} from '../../contract/papers/papers.ts'

type SentPaper = { kind: PaperKind; state: 'SENT' | 'ACCEPTED' | 'REFUSED'; endsOn: string | null }

/** What is known of the papers of a store, on a day in Germany. */
export type PaperFacts = {
  today: string
  /** Until then what is missing does not stop it. */
  dueOn: string
  sells: GoodsWithPapers[]
  vatId: string | null
  vatIdStatus: 'VALID' | 'INVALID' | null
  taxNumber: string | null
  lucid: string | null
  lucidUntil: string | null
  sent: SentPaper[]
}

export function isNeeded(kind: PaperKind, { sells }: Pick<PaperFacts, 'sells'>): boolean {
  const { neededFor } = paperRules[kind]
  return neededFor === 'ALL' || sells.includes(neededFor)
}

export function stateOf(kind: PaperKind, facts: PaperFacts): PaperState {
  const { today, vatId, vatIdStatus, taxNumber, lucid, lucidUntil } = facts
  if (isStated(kind)) {
    if (!{ VAT_ID: vatId, TAX_NUMBER: taxNumber, LUCID: lucid }[kind]) return 'MISSING'
    if (kind === 'VAT_ID' && vatIdStatus) return vatIdStatus === 'VALID' ? 'ACCEPTED' : 'REFUSED'
    return kind === 'LUCID' && lucidUntil !== null && lucidUntil < today ? 'EXPIRED' : 'STATED'
  }
  const paper = facts.sent.find((one) => one.kind === kind)
  if (!paper) return 'MISSING'
  return paper.endsOn !== null && paper.endsOn < today ? 'EXPIRED' : paper.state
}

/**
 * What stops the store: a paper that has ended and a VAT id that the register does not know at once, one that is missing or was
 * refused from the day on which all have to be there.
 */
export function stoppingPapers(facts: PaperFacts): PaperKind[] {
  const isDue = facts.today > facts.dueOn
  return paperKinds.filter((kind) => {
    if (!isNeeded(kind, facts)) return false
    const state = stateOf(kind, facts)
    if (state === 'EXPIRED' || (kind === 'VAT_ID' && state === 'REFUSED')) return true
    return isDue && (state === 'MISSING' || state === 'REFUSED')
  })
}

/** When each needed paper ends that ends at all. */
export const endsOf = (facts: PaperFacts): { kind: PaperKind; endsOn: string }[] =>
  paperKinds.flatMap((kind) => {
    const endsOn = kind === 'LUCID' ? facts.lucidUntil : facts.sent.find((one) => one.kind === kind)?.endsOn
    return endsOn && isNeeded(kind, facts) ? [{ kind, endsOn }] : []
  })

const DAY_MS = 86_400_000
export const daysUntil = (day: string, today: string): number => (Date.parse(day) - Date.parse(today)) / DAY_MS
