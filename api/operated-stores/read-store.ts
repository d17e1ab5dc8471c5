import type { OperatedStore } from '../../contract/operator/stores.ts'
import { moneyText } from '../../contract/platform/money.ts'
import { may, type Caller } from '../http/caller.ts'
import { countUpTo } from '../http/cursor.ts'
import { Problem } from '../http/problem.ts'
import { findPauses } from '../stores/pause.ts'
import type { Deps } from '../platform/deps.ts'
import { findFactsOfStore } from '../papers/paper-queries.ts'
import { readPapers } from '../papers/read-papers.ts'
import { findStoreEntry } from './list-queries.ts'
import { entryOf } from './list-stores.ts'
import {
  findAccount,
  findFacts,
  findLastPayouts,
  findRates,
  findStoreNotes,
  findTeam,
  touchedCarts,
  type FactsRow,
} from './store-queries.ts'

/** NOT_FOUND where there is none. */
export async function readOperatedStore(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  slug: string,
  { account: operator, language }: Caller<'operator'>,
): Promise<OperatedStore> {
  const row = await findStoreEntry(db, slug)
  if (!row) throw Problem.of('NOT_FOUND')
  const { id } = row
  const now = clock.now()
  const [pauses, paperFacts, paperList, facts, team, rates, payouts, account, notes, openCarts] = await Promise.all([
    findPauses(db, id, now),
    findFactsOfStore(db, id, now),
    readPapers({ db, clock }, id),
    findFacts(db, id),
    findTeam(db, id),
    findRates(db, id),
    findLastPayouts(db, id),
    findAccount(db, id),
    findStoreNotes(db, id),
    countUpTo(db, touchedCarts(db, id)),
  ])
  const { operatorVersion, createdAt, minimumOrderCents, shippingFeeCents, leadMinDays, leadMaxDays } = facts
  return {
    ...entryOf(row, paperFacts, language),
    id,
    version: operatorVersion,
    createdAt,
    pauses: [...pauses],
    facts: factsOf(facts.legal, row.lucid),
    terms: {
      minimumText: moneyText(minimumOrderCents, language),
      shippingText: moneyText(shippingFeeCents, language),
      leadMinDays,
      leadMaxDays,
    },
    openCarts,
    account:
      account && may(operator, 'operator', 'money')
        ? { ibanEnd: account.iban.slice(-4), holder: account.holder, usableFrom: account.usableFrom }
        : null,
    commission: rates.map(({ rateBp, ...rate }) => ({ ...rate, percent: rateBp / 100 })),
    hold: holdOf(facts),
    owedText: moneyText(facts.owedCents, language),
    payouts: payouts.map(({ amountCents, ...payout }) => ({
      ...payout,
      amountText: moneyText(amountCents, language),
    })),
    team,
    paperList,
    notes,
  }
}

const holdOf = ({ holdReason, heldAt, heldBy }: FactsRow): OperatedStore['hold'] =>
  holdReason === null || !heldAt ? null : { reason: holdReason, since: heldAt, by: heldBy }

/** Stores of before may lack some of it. */
function factsOf(legal: FactsRow['legal'], lucid: string | null): OperatedStore['facts'] {
  const { companyName, legalForm, address, vatId, taxNumber, registerCourt, registerNumber, managers } = legal
  const { contactName, contactPhone, email } = legal
  const joined = (parts: (string | undefined)[], by: string) => parts.filter(Boolean).join(by)
  return {
    companyName: joined([companyName, companyName?.endsWith(legalForm ?? '') ? '' : legalForm], ' '),
    address: address ?? '',
    vatId: vatId ?? '',
    taxNumber: taxNumber ?? '',
    register: joined([registerCourt, registerNumber], ', '),
    managers: managers ?? '',
    contact: joined([contactName, contactPhone], ', '),
    email: email ?? '',
    lucid: lucid ?? '',
  }
}
