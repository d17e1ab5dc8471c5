import { berlinDay } from '../../../contract/platform/values.ts'
import { isPackCode } from '../../products/pack.ts'
import { releaseStock, restockReturned, shipStock } from '../../products/stock.ts'
import { texts } from '../../../texts/texts.ts'
import { Problem } from '../../http/problem.ts'
import type { Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import { newId } from '../../platform/ids.ts'
import type { Changing } from './change.ts'
import type { LockedLine } from './lock-order.ts'
import type { ChangeFacts } from './mail-change.ts'
import type { EventDetail } from './move-sub-order.ts'
import { openOf } from './money/refund-pieces.ts'
import type { Transition } from './transitions.ts'

type Adjustment = {
  /** By SKU, what this step is about. */
  quantities: Map<string, number>
  /** Nothing is left that the step would still concern. */
  isComplete: boolean
  facts: ChangeFacts
  /** What the timeline says of it beside its name. */
  detail?: EventDetail
  /** Writes it; everything is sent at once. */
  write: (tx: Tx) => Promise<unknown>
}
type Adjust = (changing: Changing) => Adjustment

const nothing: Adjust = () => ({ quantities: new Map(), isComplete: true, facts: {}, write: async () => {} })
const adjustments: Partial<Record<Transition['action'], Adjust>> = {
  CONFIRM: setShipDate,
  SET_SHIP_DATE: setShipDate,
  CANCEL: cancelOpen,
  REJECT: cancelOpen,
  CANCEL_REST: cancelOpen,
  CANCEL_LINES: cancelLines,
  SHIP: ship,
  REQUEST_RETURN: requestReturn,
  DECLINE_RETURN: declineReturn,
  ACCEPT_RETURN: acceptReturn,
}

/** What the step ships, takes back or cancels. Throws VALIDATION for impossible quantities, and PARTIAL_DELIVERY_REFUSED. */
export const adjustQuantities: Adjust = (changing) => (adjustments[changing.step.action] ?? nothing)(changing)

const outOf = ({ shippedQuantity, returnedQuantity, creditedQuantity }: LockedLine) =>
  shippedQuantity - returnedQuantity - creditedQuantity
// What is in a claim is not sent back at the same time.
const returnableOf = (line: LockedLine) => outOf(line) - line.claimedQuantity

function setShipDate(changing: Changing): Adjustment {
  const { order, subOrder, step, input, at, language } = changing
  const { shipsOn } = input
  const t = texts(language).orders.replies
  if (shipsOn === undefined && step.action === 'CONFIRM') return nothing(changing)
  if (shipsOn === undefined || shipsOn < berlinDay(at)) {
    const sentence = shipsOn === undefined ? t.shipDateMissing : t.arrivesBeforeToday
    throw Problem.of('VALIDATION', undefined, { fieldErrors: { shipsOn: sentence } })
  }
  const write = (tx: Tx) => tx`
    update sub_order set ships_on = ${shipsOn}
    where buyer_id = ${order.buyerId} and order_id = ${order.id} and store_id = ${subOrder.storeId}`
  return { ...nothing(changing), facts: { shipsOn }, detail: { shipsOn }, write }
}

function cancelOpen(changing: Changing): Adjustment {
  const lines = changing.subOrder.lines.map((line) => ({ ...line, quantity: openOf(line) })).filter(hasQuantity)
  const detail = detailOfRest(changing, lines)
  return {
    quantities: quantitiesOf(lines),
    isComplete: true,
    facts: { lines },
    ...(detail && { detail }),
    write: cancels(changing, lines),
  }
}

/** The pieces where others have left, and why in the words of who cancels; nothing of what the buyer cancels. */
function detailOfRest({ step, actor, input: { reason } }: Changing, lines: ChosenLine[]): EventDetail | null {
  const pieces = step.action === 'CANCEL_REST' ? piecesOf(lines) : []
  if (actor === 'BUYER' || (pieces.length === 0 && !reason)) return null
  return { cause: 'OTHER', lines: pieces, ...(reason && { words: reason }) }
}

function cancelLines(changing: Changing): Adjustment {
  const { subOrder, input, language } = changing
  const t = texts(language).orders.replies
  const { cause, reason = '' } = input
  const fieldErrors = {
    ...(!input.lines && { lines: t.cancelWithoutLines }),
    ...(!cause && { cause: t.causeMissing }),
    ...(cause === 'OTHER' && reason === '' && { reason: t.wordsMissing }),
  }
  if (!cause || Object.keys(fieldErrors).length > 0) throw Problem.of('VALIDATION', undefined, { fieldErrors })
  const lines = chosenLines(changing, openOf)
  const quantities = quantitiesOf(lines)
  const isComplete = subOrder.lines.every((line) => openOf(line) === (quantities.get(line.skuId) ?? 0))
  return {
    quantities,
    isComplete,
    facts: { lines, cause },
    detail: { cause, lines: piecesOf(lines), ...(reason && { words: reason }) },
    write: cancels(changing, lines),
  }
}

const cancels = (changing: Changing, lines: ChosenLine[]) => (tx: Tx) =>
  inOrder([
    () => addTo(tx, changing, { column: 'cancelled_quantity', lines }),
    () => addTo(tx, changing, { column: 'restocked_quantity', lines }),
    () => releaseStock(tx, lines),
  ])

function ship(changing: Changing): Adjustment {
  const { order, subOrder, input, at, language } = changing
  const t = texts(language).orders.replies
  const { carrier, trackingNumber = '' } = input
  if (!carrier) throw Problem.of('VALIDATION', undefined, { fieldErrors: { carrier: t.carrierMissing } })
  const lines = chosenLines(changing, openOf)
  const quantities = quantitiesOf(lines)
  const isComplete = subOrder.lines.every((line) => openOf(line) === (quantities.get(line.skuId) ?? 0))
  if (!isComplete && subOrder.allowsPartial === false) throw Problem.of('PARTIAL_DELIVERY_REFUSED')
  const arrivesBy = dayOfShipment(changing)
  const write = (tx: Tx) =>
    inOrder([
      () => addTo(tx, changing, { column: 'shipped_quantity', lines }),
      () => shipStock(tx, lines, { orderId: order.id, at }),
      () => tx`
        insert into shipment (buyer_id, order_id, store_id, id, carrier, tracking_number, lines, shipped_at,
          arrives_by)
        values (${order.buyerId}, ${order.id}, ${subOrder.storeId}, ${newId()}, ${carrier}, ${trackingNumber},
          ${tx.json(piecesOf(lines))}, ${at}, ${arrivesBy})`,
    ])
  return { quantities, isComplete, facts: { lines, carrier, trackingNumber, isMoreToCome: !isComplete }, write }
}

/** What the store says, else the order's own day while it is not over. */
function dayOfShipment({ subOrder, input, at, language }: Changing): string | null {
  const today = berlinDay(at)
  const { arrivesBy = subOrder.arrivesBy } = input
  if (arrivesBy === null || arrivesBy >= today) return arrivesBy
  if (input.arrivesBy === undefined) return null
  const sentence = texts(language).orders.replies.arrivesBeforeToday
  throw Problem.of('VALIDATION', undefined, { fieldErrors: { arrivesBy: sentence } })
}

function requestReturn(changing: Changing): Adjustment {
  const lines = chosenLines(changing, returnableOf)
  const request = {
    lines: piecesOf(lines),
    reason: changing.input.reason ?? null,
  }
  const write = (tx: Tx) => writeReturnRequest(tx, changing, request)
  return { quantities: quantitiesOf(lines), isComplete: true, facts: { lines }, write }
}

function declineReturn(changing: Changing): Adjustment {
  return { ...nothing(changing), write: (tx) => writeReturnRequest(tx, changing, null) }
}

function acceptReturn(changing: Changing): Adjustment {
  const { order, subOrder, input, at, language } = changing
  const requested = input.lines ?? subOrder.returnRequest?.lines
  if (!requested) throw refused(texts(language).orders.replies.returnWithoutLines)
  const lines = chosenLines({ ...changing, input: { ...input, lines: requested } }, returnableOf)
  const sellable = lines.filter(({ skuId }) => !input.unsellable?.includes(skuId))
  const write = (tx: Tx) =>
    inOrder([
      () => addTo(tx, changing, { column: 'returned_quantity', lines }),
      () => addTo(tx, changing, { column: 'restocked_quantity', lines: sellable }),
      () => restockReturned(tx, sellable, { orderId: order.id, at }),
      () => writeReturnRequest(tx, changing, null),
    ])
  const quantities = quantitiesOf(lines)
  const isComplete = subOrder.lines.every((line) => outOf(line) + openOf(line) === (quantities.get(line.skuId) ?? 0))
  return { quantities, isComplete, facts: { lines }, write }
}

type ChosenLine = LockedLine

/** The named lines, or all with a quantity left. Throws VALIDATION for what is not there. */
function chosenLines({ subOrder, input, language }: Changing, left: (line: LockedLine) => number): ChosenLine[] {
  const t = texts(language).orders.replies
  if (!input.lines) {
    const all = subOrder.lines.map((line) => ({ ...line, quantity: left(line) })).filter(hasQuantity)
    if (all.length === 0) throw refused(t.nothingLeft)
    return all
  }
  if (new Set(input.lines.map(({ skuId }) => skuId)).size < input.lines.length) throw refused(t.lineTwice)
  return input.lines.map(({ skuId, quantity }) => {
    const line = subOrder.lines.find((candidate) => candidate.skuId === skuId)
    if (!line) throw refused(t.notInOrder(skuId))
    const name = language === 'de' ? line.nameDe : line.nameEn
    if (quantity > left(line)) throw refused(t.tooMany(name, left(line), isPackCode(line.unitCode)))
    return { ...line, quantity }
  })
}

const refused = (sentence: string) => Problem.of('VALIDATION', undefined, { fieldErrors: { lines: sentence } })
const hasQuantity = ({ quantity }: { quantity: number }) => quantity > 0
const piecesOf = (lines: ChosenLine[]) => lines.map(({ skuId, quantity }) => ({ skuId, quantity }))
const quantitiesOf = (lines: ChosenLine[]) => new Map(lines.map(({ skuId, quantity }) => [skuId, quantity]))

type Counted = {
  column: 'shipped_quantity' | 'cancelled_quantity' | 'returned_quantity' | 'restocked_quantity'
  lines: ChosenLine[]
}

async function addTo(tx: Tx, { order }: Changing, { column, lines }: Counted) {
  await tx`
    update order_line l set ${tx(column)} = l.${tx(column)} + change.quantity
    from unnest(${lines.map(({ skuId }) => skuId)}::text[], ${lines.map(({ quantity }) => quantity)}::integer[])
      as change (sku_id, quantity)
    where l.buyer_id = ${order.buyerId} and l.order_id = ${order.id} and l.sku_id = change.sku_id`
}

async function writeReturnRequest(tx: Tx, { order, subOrder }: Changing, request: object | null) {
  await tx`
    update sub_order set return_request = ${request && tx.json(request as never)}
    where buyer_id = ${order.buyerId} and order_id = ${order.id} and store_id = ${subOrder.storeId}`
}
