import type { CursorInput } from '../../../contract/platform/paging.ts'
import type * as operatorPaymentsApi from '../../../contract/operator/payments.ts'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import { eurosOf, moneyText } from '../../../contract/platform/money.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { berlinDay } from '../../orders/documents/document-format.ts'
import { countOf, newestRows } from '../../http/newest-first.ts'
import type { Db } from '../../platform/db.ts'
import { writeCsv } from '../../platform/spreadsheets/write-csv.ts'
import { findOpenMoves, type OpenMove } from '../moves/move-queries.ts'
import { findDifferences } from '../reconciliation/difference-queries.ts'
import { findTransferRefunds } from '../transfer-refunds.ts'
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

/** Money without a last word, and what is to be sent back by hand. */
export async function listMoves(db: Db, language: Language): Promise<OutputOf<typeof operatorPaymentsApi.listMoves>> {
  const [moves, refunds] = await Promise.all([findOpenMoves(db), findTransferRefunds(db)])
  return {
    items: moves.map((move) => presentMove(move, language)),
    transferRefunds: refunds.map((refund) => ({ ...refund, ...money(refund.amountCents, language) })),
  }
}

/** What is to be sent by bank transfer, the way the list shows it. */
export async function writeTransferRefunds(db: Db, language: Language): Promise<File> {
  const { transferFile } = texts(language).operator.deskPayments
  const rows = (await findTransferRefunds(db)).map((refund) => [
    refund.orderNumber,
    refund.companyName,
    { cents: refund.amountCents },
    { day: berlinDay(refund.createdAt) },
  ])
  const content = writeCsv({ head: [...transferFile.head], rows }, language)
  return new File([new Uint8Array(content)], `${transferFile.name}.csv`)
}

function presentMove(move: OpenMove, language: Language) {
  const { moveKinds, moveStates } = texts(language).operator.deskPayments
  const shown = { kindText: moveKinds[move.kind], stateText: moveStates[move.state], isByTransfer: false }
  return { ...move, ...shown, ...money(move.amountCents, language) }
}

/** How long a bank usually waits for evidence. */
const EVIDENCE_DAYS = 14

export async function listChargebacks(
  db: Db,
  { isStanding, ...window }: CursorInput & { isStanding: boolean },
  language: Language,
): Promise<OutputOf<typeof operatorPaymentsApi.listChargebacks>> {
  const [found, counted] = await Promise.all([
    findChargebacks(db, isStanding, window),
    countChargebacks(db, isStanding),
  ])
  const { items: rows, ...beside } = newestRows(window, found)
  const items = rows.map((row) => ({
    ...row,
    ...money(row.amountCents, language),
    evidenceBy: new Date(row.chargedBackAt.getTime() + EVIDENCE_DAYS * 86_400_000),
  }))
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
