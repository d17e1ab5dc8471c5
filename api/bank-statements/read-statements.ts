import type * as statementsApi from '../../contract/bank-statements/statements.ts'
import { entryStates, SHOWN_ENTRIES, type StatementEntry } from '../../contract/bank-statements/statements.ts'
import type { OutputOf } from '../../contract/platform/endpoint.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { CursorInput } from '../../contract/platform/paging.ts'
import type { Language } from '../../contract/platform/values.ts'
import { countOf, newestRows } from '../http/newest-first.ts'
import { Problem } from '../http/problem.ts'
import { runOf } from '../payouts/record-outcome.ts'
import type { Db } from '../platform/db.ts'
import { planStatement, type MatchedEntry } from './plan-statement.ts'
import { countStatements, findStatement, findStatements } from './queries.ts'
import { returnText } from './return-text.ts'

/** Throws VALIDATION for a cursor that is none. */
export async function listStatements(db: Db, window: CursorInput): Promise<OutputOf<typeof statementsApi.list>> {
  const [rows, counted] = await Promise.all([findStatements(db, window), countStatements(db)])
  return { ...newestRows(window, rows), count: countOf(counted) }
}

/** A statement with what applying it would record now. Throws NOT_FOUND. */
export async function presentStatement(
  db: Db,
  id: string,
  language: Language,
): Promise<OutputOf<typeof statementsApi.read>> {
  const [statement, { entries, plan }] = await Promise.all([findStatement(db, id), planStatement(db, id)])
  if (!statement) throw Problem.of('NOT_FOUND')
  const groups = entryStates.flatMap((state) => {
    const found = entries.filter(({ match }) => match.state === state)
    return found.length > 0 ? [groupOf(state, found, language)] : []
  })
  return { ...statement, plan, groups }
}

function groupOf(state: StatementEntry['state'], found: readonly MatchedEntry[], language: Language) {
  const cents = found.reduce((sum, { isCredit, amountCents }) => sum + (isCredit ? amountCents : -amountCents), 0)
  return {
    state,
    count: found.length,
    // Of several currencies there is none.
    sumText: found.every(({ currency }) => currency === 'EUR') ? moneyText(cents, language) : '',
    entries: found.slice(0, SHOWN_ENTRIES).map((entry) => entryOf(entry, language)),
  }
}

function entryOf({ match, ...entry }: MatchedEntry, language: Language): StatementEntry {
  const { position, line, bookedOn, isCredit, amountCents, currency, isReturn, returnCode, party, purpose } = entry
  const signed = isCredit ? amountCents : -amountCents
  return {
    position,
    line,
    state: match.state,
    bookedOn,
    isCredit,
    amount: eurosOf(signed),
    amountText: currency === 'EUR' ? moneyText(signed, language) : `${(signed / 100).toFixed(2)} ${currency}`,
    expectedText: match.expectedCents === null ? null : moneyText(match.expectedCents, language),
    target: match.target,
    path: match.target === null ? null : pathOf(match.target),
    returnText: isReturn && isCredit ? returnText(returnCode, language) : null,
    party,
    purpose,
  }
}

/** Invoices on net terms have no page of their own. */
function pathOf(target: string): string | null {
  if (/^A\d+$/.test(target)) return `/operator/payouts/${target.slice(1)}`
  if (target.startsWith('A')) return `/operator/payouts/${runOf(target)}`
  return target.startsWith('T') ? `/operator/orders/${target}` : null
}
