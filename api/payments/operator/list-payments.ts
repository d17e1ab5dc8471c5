import { berlinDay } from '../../../contract/platform/values.ts'
import type { CursorInput } from '../../../contract/platform/paging.ts'
import { EVIDENCE_DAYS, PRESSING_DAYS } from '../../../contract/operator/money/chargebacks.ts'
import type * as operatorChargebacksApi from '../../../contract/operator/money/chargebacks.ts'
import type * as operatorPaymentsApi from '../../../contract/operator/payments.ts'
import type { InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import { eurosOf, moneyText } from '../../../contract/platform/money.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { streamCsv } from '../../http/files/stream-csv.ts'
import type { StreamedFile } from '../../http/files/streamed-file.ts'
import { countOf, newestRows } from '../../http/newest-first.ts'
import type { Db } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { findOpenMoves, type OpenMove } from '../moves/move-queries.ts'
import { findDifferences } from '../reconciliation/difference-queries.ts'
import { transferRefundPages } from '../transfer-refunds.ts'
import {
  countChargebacks,
  countPayments,
  findChargebacks,
  findPayments,
  type PaymentRow,
  type PaymentSearch,
} from './list-queries.ts'

/** Payments of all buyers at the provider. Throws VALIDATION for a cursor that is none. */
export async function listPayments(
  db: Db,
  { after, before, pageSize, ...search }: PaymentSearch & CursorInput,
  language: Language,
): Promise<OutputOf<typeof operatorPaymentsApi.list>> {
  const window = { after, before, pageSize }
  const [found, counted] = await Promise.all([findPayments(db, search, window), countPayments(db, search)])
  const { items: rows, ...beside } = newestRows(window, found)
  return { items: rows.map((row) => presentPayment(row, language)), ...beside, count: countOf(counted) }
}

function presentPayment(row: PaymentRow, language: Language) {
  const { checkout, operator } = texts(language)
  return {
    ...row,
    methodName: row.method && checkout.replies.methods[row.method].name,
    stateText: operator.deskPayments.states[row.state],
    ...money(row.amountCents, language),
    capturedText: moneyText(row.capturedCents, language),
    refundedText: moneyText(row.refundedCents, language),
    chargedBackText: row.chargedBackCents > 0 ? moneyText(row.chargedBackCents, language) : null,
    captureBefore: row.state === 'AUTHORIZED' ? row.captureBefore : null,
  }
}

const money = (cents: number, language: Language) => ({
  amount: eurosOf(cents),
  amountText: moneyText(cents, language),
})

/** Money without a last word. */
export const listMoves = async (
  db: Db,
  language: Language,
): Promise<OutputOf<typeof operatorPaymentsApi.listMoves>> => ({
  items: (await findOpenMoves(db)).map((move) => presentMove(move, language)),
})

/** What is to be sent by bank transfer, the way the list shows it; written while it is read. */
export function writeTransferRefunds(db: Db, language: Language): Promise<StreamedFile> {
  const { transferFile } = texts(language).operator.deskPayments
  return streamCsv({
    name: `${transferFile.name}.csv`,
    head: transferFile.head,
    language,
    pages: transferRefundPages(db),
    cellsOf: (refund) => [
      refund.orderNumber,
      refund.companyName,
      { cents: refund.amountCents },
      { day: berlinDay(refund.createdAt) },
    ],
  })
}

function presentMove(move: OpenMove, language: Language) {
  const { moveKinds, moveStates } = texts(language).operator.deskPayments
  const shown = { kindText: moveKinds[move.kind], stateText: moveStates[move.state], isByTransfer: false }
  return { ...move, ...shown, ...money(move.amountCents, language) }
}

const DAY_MS = 86_400_000

export async function listChargebacks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { state, deadline, ...window }: InputOf<typeof operatorChargebacksApi.list> & CursorInput,
  language: Language,
): Promise<OutputOf<typeof operatorChargebacksApi.list>> {
  const now = clock.now()
  const search = { state, deadline, now }
  const { chargebackStates } = texts(language).operator.deskPayments
  const [found, counted] = await Promise.all([findChargebacks(db, search, window), countChargebacks(db, search)])
  const { items: rows, ...beside } = newestRows(window, found)
  const items = rows.map((row) => {
    const evidenceBy = new Date(row.chargedBackAt.getTime() + EVIDENCE_DAYS * DAY_MS)
    const isPressing = row.state === 'OPEN' && evidenceBy.getTime() - now.getTime() < PRESSING_DAYS * DAY_MS
    return {
      ...row,
      ...money(row.amountCents, language),
      stateText: chargebackStates[row.state],
      evidenceBy,
      isPressing,
    }
  })
  return { items, ...beside, count: countOf(counted) }
}

export async function listDifferences(
  db: Db,
  language: Language,
): Promise<OutputOf<typeof operatorPaymentsApi.listDifferences>> {
  const { differences } = texts(language).operator.payments
  return (await findDifferences(db)).map(({ expectedCents, foundCents, ...row }) => ({
    ...row,
    kindText: differences[row.kind],
    expectedText: moneyText(expectedCents, language),
    foundText: moneyText(foundCents, language),
  }))
}
