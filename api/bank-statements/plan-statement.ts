import { createHash } from 'node:crypto'
import { applicableStates, type ApplicableState } from '../../contract/bank-statements/statements.ts'
import type { Queryable } from '../platform/db.ts'
import { findKnown } from './find-known.ts'
import { matchEntry, type BankEntry, type Known, type Match } from './match-entry.ts'
import { findEntries } from './queries.ts'

export type MatchedEntry = BankEntry & { match: Match }
export type Step = { position: number; as: ApplicableState; target: string }
export type StatementPlan = {
  entries: MatchedEntry[]
  known: Known
  /** In the order in which they are taken: what comes back has left before. */
  steps: Step[]
  /** Names exactly these steps; null for none. */
  plan: string | null
}

/** What the entries of a statement would record now. */
export async function planStatement(sql: Queryable, statementId: string): Promise<StatementPlan> {
  const entries = await findEntries(sql, statementId)
  const known = await findKnown(sql, entries)
  const matched = matchAll(entries, known)
  const steps = matched
    .flatMap(({ position, match }) =>
      isApplicable(match.state) && match.target !== null ? [{ position, as: match.state, target: match.target }] : [],
    )
    .toSorted((a, b) => applicableStates.indexOf(a.as) - applicableStates.indexOf(b.as) || a.position - b.position)
  return { entries: matched, known, steps, plan: steps.length > 0 ? nameOf(steps) : null }
}

/** Each thing happens once: what a statement says a second time was known by then. */
function matchAll(entries: readonly BankEntry[], known: Known): MatchedEntry[] {
  const taken = new Set<string>()
  return entries.map((entry) => {
    const match = matchEntry(entry, known)
    const key = `${match.state} ${match.target}`
    if (!isApplicable(match.state)) return { ...entry, match }
    if (taken.has(key)) return { ...entry, match: { ...match, state: 'KNOWN' } }
    taken.add(key)
    return { ...entry, match }
  })
}

export const isApplicable = (state: string): state is ApplicableState =>
  (applicableStates as readonly string[]).includes(state)

const nameOf = (steps: readonly Step[]) =>
  createHash('sha256')
    .update(steps.map(({ position, as, target }) => `${position} ${as} ${target}`).join('\n'))
    .digest('hex')
