import { paperKinds, REMIND_DAYS, type PaperKind } from '../../../contract/papers/papers.ts'
import { daysUntil, endsOf, isNeeded, stateOf, stoppingPapers, type PaperFacts } from '../../papers/rule.ts'

/** Papers to see to, those that stop the store, and the day on which the first of them has to be there. */
export function paperTask(facts: PaperFacts): { count: number; late: number; dueOn: string | null } {
  const ends = new Map(endsOf(facts).map(({ kind, endsOn }) => [kind, endsOn]))
  const days = paperKinds.flatMap((kind) => dayOf(kind, facts, ends.get(kind)) ?? [])
  return { count: days.length, late: stoppingPapers(facts).length, dueOn: days.toSorted()[0] ?? null }
}

function dayOf(kind: PaperKind, facts: PaperFacts, endsOn: string | undefined): string | null {
  if (!isNeeded(kind, facts)) return null
  const state = stateOf(kind, facts)
  if (state === 'MISSING' || state === 'REFUSED') return facts.dueOn
  return endsOn !== undefined && daysUntil(endsOn, facts.today) <= REMIND_DAYS[0] ? endsOn : null
}
