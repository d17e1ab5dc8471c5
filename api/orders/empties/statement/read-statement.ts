import { berlinDay } from '../../../../contract/platform/values.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import { depositName } from '../../../../contract/trade/deposits.ts'
import { texts } from '../../../../texts/texts.ts'
import { Problem } from '../../../http/problem.ts'
import type { Deps } from '../../../platform/deps.ts'
import { makeInThread } from '../../documents/draw-in-thread.ts'
import type { Partners } from '../queries.ts'
import { findHead, findMovementsOfMonth, findStatement } from './queries.ts'
import type { StatementContent } from './statement-content.ts'

type Asked = { partners: Partners; month: string; language: Language }

/**
 * A month of the account as PDF: what was there, what moved, what is left. Throws NOT_FOUND where nothing was ever lent between
 * the two, EMPTIES_MONTH_EMPTY where nothing moved, UNAVAILABLE as makeInThread does.
 */
export async function readStatement(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { partners, month, language }: Asked,
): Promise<File> {
  const [head, items, movements] = await Promise.all([
    findHead(db, partners),
    findStatement(db, partners, month),
    findMovementsOfMonth(db, partners, month),
  ])
  if (!head) throw Problem.of('NOT_FOUND')
  if (movements.length === 0) throw Problem.of('EMPTIES_MONTH_EMPTY')
  const content: StatementContent = {
    ...head,
    statement: month,
    language,
    drawnAt: clock.now(),
    items: [...items],
    movements: movements.map((row) => ({
      day: berlinDay(row.at),
      kind: row.kind,
      name: depositName(row, language),
      pieces: row.pieces,
      cents: row.pieces * row.cents,
      isExchanged: row.cents === 0,
      reference: row.documentNumber ?? row.reason ?? row.orderNumber,
    })),
  }
  const pdf = await makeInThread(content)
  return new File([new Uint8Array(pdf)], texts(language).orders.empties.statement.fileName(head.storeName, month), {
    type: 'application/pdf',
  })
}
