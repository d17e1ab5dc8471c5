import { depositName } from '../../../contract/trade/deposits.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { Problem } from '../../http/problem.ts'
import type { Tx } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { inOrder } from '../../platform/in-order.ts'
import type { DocumentLine } from '../documents/document-content.ts'
import { findDocumentSource } from '../documents/document-queries.ts'
import { issueCreditNote } from '../documents/issue-document.ts'
import { lockOrder } from '../fulfilment/lock-order.ts'
import { leftOf } from '../fulfilment/money/refund-pieces.ts'
import { findRefunds } from '../fulfilment/money/refund-queries.ts'
import { writeRefund } from '../fulfilment/money/write-refund.ts'
import { depositRefund } from './deposit-refund.ts'
import {
  holdLots,
  insertMovements,
  lockLots,
  type Beyond,
  type Lot,
  type NewMovement,
  type Partners,
} from './queries.ts'

type Counted = { code: string; pieces: number }
type Booking = {
  deps: Pick<Deps, 'jobs'>
  partners: Partners
  /** Who books it. */
  personId: string
  at: Date
  language: Language
}

/**
 * Books what came back: the oldest deliveries first, a credit note and a refund for each order; of what is exchanged the pieces
 * alone. Answers the numbers of the notes. Throws NOT_FOUND where nothing was ever lent, EMPTIES_BEYOND for more than the store
 * takes, EMPTIES_ARE_A_SUPPLY for what the buyer would have to invoice, REFUND_TOO_HIGH where an order has less left.
 */
export async function takeBack(tx: Tx, booking: Booking, counted: Counted[]): Promise<string[]> {
  const { partners, language } = booking
  const { lots: known, beyond } = await lockLots(tx, partners)
  if (known.length === 0) throw Problem.of('NOT_FOUND')
  const codes = [...new Set(counted.map(({ code }) => code))]
  const lots = await holdLots(
    tx,
    partners,
    known.filter(({ code }) => codes.includes(code)),
  )
  const returned = codes.flatMap((code) => {
    const pieces = counted.reduce((sum, line) => (line.code === code ? sum + line.pieces : sum), 0)
    return chosenLots(lots, { code, pieces }, { beyond, language })
  })
  const [exchanged, charged] = [returned.filter(isExchanged), returned.filter((lot) => !isExchanged(lot))]
  const supply = charged.find(({ isSupply }) => isSupply)
  if (supply) throw Problem.of('EMPTIES_ARE_A_SUPPLY', { name: depositName(supply, language) })
  if (exchanged.length > 0)
    await insertMovements(
      tx,
      exchanged.map((lot) => returnOf(lot, booking)),
    )
  const numbers: string[] = []
  for (const [orderId, ofOrder] of Map.groupBy(charged, (lot) => lot.orderId)) {
    const number = await credit(tx, { ...booking, orderId, lots: ofOrder })
    if (number !== null) numbers.push(number)
  }
  return numbers
}

type Terms = { beyond: Beyond; language: Language }

/** What of each lot comes back; what the account does not show goes to the newest. */
function chosenLots(all: Lot[], { code, pieces }: Counted, { beyond, language }: Terms): Lot[] {
  const lots = all.filter((lot) => lot.code === code)
  const newest = lots.at(-1)
  const held = lots.reduce((sum, lot) => sum + lot.pieces, 0)
  const most = { REFUSE: held, FIFTH: held + Math.floor(Math.max(held, 0) / 5), ALLOW: Number.POSITIVE_INFINITY }[
    beyond
  ]
  if (!newest || pieces > most) {
    throw Problem.of('EMPTIES_BEYOND', { name: newest ? depositName(newest, language) : code, held: Math.max(held, 0) })
  }
  let open = pieces
  const chosen = lots.flatMap((lot) => {
    const taken = Math.min(open, Math.max(lot.pieces, 0))
    open -= taken
    const more = lot === newest ? open : 0
    return taken + more > 0 ? [{ ...lot, pieces: taken + more }] : []
  })
  return chosen
}

// Transport aids go without money, so nothing is credited.
const isExchanged = ({ cents }: Lot) => cents === 0

const returnOf = ({ isSupply: _, ...lot }: Lot, { partners, personId, at }: Booking): NewMovement => ({
  ...lot,
  ...partners,
  id: newId(),
  pieces: -lot.pieces,
  kind: 'RETURNED',
  documentNumber: null,
  reason: null,
  bookedBy: personId,
  at,
})

type Credit = Booking & { orderId: string; lots: Lot[] }

async function credit(tx: Tx, { deps, partners, personId, at, language, orderId, lots }: Credit) {
  const { buyerId, storeId } = partners
  const key = { buyerId, id: orderId }
  const [order, earlier, source] = await inOrder([
    () => lockOrder(tx, { buyerId, orderId }),
    () => findRefunds(tx, key, storeId),
    () => findDocumentSource(tx, key, storeId),
  ])
  const subOrder = order?.subOrders.find((part) => part.storeId === storeId)
  if (!order || !subOrder) throw Problem.of('NOT_FOUND')
  const totals = depositRefund({ lots, earlier: earlier.ofEmpties, taxCase: subOrder.totals.taxCase })
  const left = leftOf(subOrder, earlier)
  if (totals.gross > left) throw Problem.of('REFUND_TOO_HIGH', { leftText: moneyText(Math.max(left, 0), language) })
  const corrected = {
    quantities: new Map(),
    isDelivered: true,
    totals,
    lines: lots.map((lot) => lineOf(lot, source.language)),
  }
  const issueNote = () => issueCreditNote(tx, { deps, order, subOrder, at, source, bookedBy: personId }, corrected)
  // As with goods, money that could not be taken is not refunded.
  const refund = { id: newId(), reason: 'EMPTIES', totals, at, issueNote } as const
  const { documentNumber } = await writeRefund(tx, { deps, order, subOrder }, refund)
  return documentNumber
}

const lineOf = (lot: Lot, language: Language): DocumentLine => ({
  kind: 'DEPOSIT',
  depositCode: lot.code,
  skuId: '',
  name: depositName(lot, language),
  unitCode: 'H87',
  quantity: -lot.pieces,
  unitCents: lot.cents,
  netCents: -lot.cents * lot.pieces,
  rateBp: lot.rateBp,
})

type Correction = Counted & { reason: string }

/** Puts a count right; no money moves. Throws NOT_FOUND where nothing of it was ever lent. */
export async function correctCount(tx: Tx, { partners, personId, at }: Booking, correction: Correction): Promise<void> {
  const { lots } = await lockLots(tx, partners)
  const found = lots.findLast(({ code }) => code === correction.code)
  if (!found) throw Problem.of('NOT_FOUND')
  const { isSupply: _, ...newest } = found
  const { pieces, reason } = correction
  const kind = 'CORRECTED' as const
  const movement = {
    ...newest,
    ...partners,
    id: newId(),
    pieces,
    kind,
    documentNumber: null,
    reason,
    bookedBy: personId,
    at,
  }
  await insertMovements(tx, [movement])
}
