import type { OutputOf } from '../../contract/platform/endpoint.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type * as payoutsApi from '../../contract/payouts/payouts.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import type { Caller } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import type { Db } from '../platform/db.ts'
import { findPayout, findPayoutLines, type PayoutRow } from './queries.ts'

type Supplier = Caller<'supplier'>

/** Throws NOT_FOUND, for another store's payout too. */
export async function readPayout(
  db: Db,
  { account, language }: Supplier,
  number: string,
): Promise<OutputOf<typeof payoutsApi.read>> {
  const [row, lines] = await Promise.all([
    findPayout(db, account.storeId, number),
    findPayoutLines(db, account.storeId, number),
  ])
  if (!row) throw Problem.of('NOT_FOUND')
  const t = texts(language).payouts.replies
  return {
    ...presentPayout(row, language),
    lines: lines.map(({ cents, ...line }) => ({
      ...line,
      kindText: t.kinds[line.kind],
      amount: eurosOf(cents),
      amountText: moneyText(cents, language),
    })),
  }
}

export const presentPayout = (
  { number, orderedAt, paidAt, state, iban, amountCents }: PayoutRow,
  language: Language,
) => ({
  number,
  orderedAt,
  paidAt,
  state,
  stateText: texts(language).payouts.replies.states[state],
  ibanEnd: iban.slice(-4),
  amount: eurosOf(amountCents),
  amountText: moneyText(amountCents, language),
})
