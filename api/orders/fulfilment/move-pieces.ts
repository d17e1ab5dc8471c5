import { ordersReplies as de } from '../../../texts/de/orders/replies.ts'
import { ordersReplies as en } from '../../../texts/en/orders/replies.ts'
import { releaseStock, restockReturned, shipStock } from '../../products/stock.ts'
import { Problem } from '../../http/problem.ts'
import type { Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import { newId } from '../../platform/ids.ts'
import type { Changing } from './change-sub-order.ts'
import type { LockedLine } from './lock-order.ts'
import type { ChangeFacts } from './mail-change.ts'
import type { Transition } from './transitions.ts'

/** What came with an action: which pieces, with whom they travel, and what a person wrote. */
export type Wish = {
  /** Where not given: all that are possible, and of a return those that were asked for. */
  lines?: { skuId: string; quantity: number }[] | undefined
  /** Returned goods that do not go back into stock. */
  unsellable?: string[] | undefined
  carrier?: string | undefined
  trackingNumber?: string | undefined
  reason?: string | undefined
}
type Moved = {
  /** Pieces of each SKU that this step is about. */
  pieces: Map<string, number>
  /** Nothing is left that the step would still concern. */
  isComplete: boolean
  facts: ChangeFacts
  /** Writes it; everything is sent at once. */
  write: (tx: Tx) => Promise<unknown>
}
type Mover = (changing: Changing) => Moved

const nothing: Mover = () => ({ pieces: new Map(), isComplete: true, facts: {}, write: async () => {} })
const movers: Partial<Record<Transition['action'], Mover>> = {
  CANCEL: cancelOpen,
  REJECT: cancelOpen,
  CANCEL_REST: cancelOpen,
  SHIP: ship,
  REQUEST_RETURN: requestReturn,
  DECLINE_RETURN: declineReturn,
  ACCEPT_RETURN: takeBack,
}

/** What the step does to goods: they leave, come back, or never go. Throws VALIDATION for impossible pieces. */
export const movePieces: Mover = (changing) => (movers[changing.step.action] ?? nothing)(changing)

const openOf = ({ quantity, shippedQuantity, cancelledQuantity }: LockedLine) =>
  quantity - shippedQuantity - cancelledQuantity
const outOf = ({ shippedQuantity, returnedQuantity }: LockedLine) => shippedQuantity - returnedQuantity

function cancelOpen(changing: Changing): Moved {
  const lines = changing.subOrder.lines.map((line) => ({ ...line, quantity: openOf(line) })).filter(hasPieces)
  const write = (tx: Tx) =>
    inOrder([
      () => addTo(tx, changing, { column: 'cancelled_quantity', lines }),
      () => addTo(tx, changing, { column: 'restocked_quantity', lines }),
      () => releaseStock(tx, lines),
    ])
  return { pieces: piecesOf(lines), isComplete: true, facts: { lines }, write }
}

function ship(changing: Changing): Moved {
  const { order, subOrder, wish, at, language } = changing
  const texts = { de, en }[language]
  const { carrier, trackingNumber = '' } = wish
  if (!carrier) throw Problem.of('VALIDATION', undefined, { fieldErrors: { carrier: texts.carrierMissing } })
  const lines = chosenLines(changing, openOf)
  const rows = lines.map(({ skuId, quantity }) => ({ skuId, quantity }))
  const write = (tx: Tx) =>
    inOrder([
      () => addTo(tx, changing, { column: 'shipped_quantity', lines }),
      () => shipStock(tx, lines, { orderId: order.id, at }),
      () => tx`
        insert into shipment (buyer_id, order_id, store_id, id, carrier, tracking_number, lines, shipped_at)
        values (${order.buyerId}, ${order.id}, ${subOrder.storeId}, ${newId()}, ${carrier}, ${trackingNumber},
          ${tx.json(rows)}, ${at})`,
    ])
  const pieces = piecesOf(lines)
  const isComplete = subOrder.lines.every((line) => openOf(line) === (pieces.get(line.skuId) ?? 0))
  return { pieces, isComplete, facts: { lines, carrier, trackingNumber, isMoreToCome: !isComplete }, write }
}

function requestReturn(changing: Changing): Moved {
  const lines = chosenLines(changing, outOf)
  const request = {
    lines: lines.map(({ skuId, quantity }) => ({ skuId, quantity })),
    reason: changing.wish.reason ?? null,
  }
  const write = (tx: Tx) => writeReturnRequest(tx, changing, request)
  return { pieces: piecesOf(lines), isComplete: true, facts: { lines }, write }
}

function declineReturn(changing: Changing): Moved {
  return { ...nothing(changing), write: (tx) => writeReturnRequest(tx, changing, null) }
}

function takeBack(changing: Changing): Moved {
  const { order, subOrder, wish, at, language } = changing
  const asked = wish.lines ?? subOrder.returnRequest?.lines
  if (!asked) throw refused({ de, en }[language].returnWithoutLines)
  const lines = chosenLines({ ...changing, wish: { ...wish, lines: asked } }, outOf)
  const sellable = lines.filter(({ skuId }) => !wish.unsellable?.includes(skuId))
  const write = (tx: Tx) =>
    inOrder([
      () => addTo(tx, changing, { column: 'returned_quantity', lines }),
      () => addTo(tx, changing, { column: 'restocked_quantity', lines: sellable }),
      () => restockReturned(tx, sellable, { orderId: order.id, at }),
      () => writeReturnRequest(tx, changing, null),
    ])
  const pieces = piecesOf(lines)
  const isComplete = subOrder.lines.every((line) => outOf(line) + openOf(line) === (pieces.get(line.skuId) ?? 0))
  return { pieces, isComplete, facts: { lines }, write }
}

type Piece = LockedLine

/** The wished lines, or all with pieces left. Throws VALIDATION for what is not there. */
function chosenLines({ subOrder, wish, language }: Changing, left: (line: LockedLine) => number): Piece[] {
  const texts = { de, en }[language]
  if (!wish.lines) {
    const all = subOrder.lines.map((line) => ({ ...line, quantity: left(line) })).filter(hasPieces)
    if (all.length === 0) throw refused(texts.nothingLeft)
    return all
  }
  if (new Set(wish.lines.map(({ skuId }) => skuId)).size < wish.lines.length) throw refused(texts.lineTwice)
  return wish.lines.map(({ skuId, quantity }) => {
    const line = subOrder.lines.find((candidate) => candidate.skuId === skuId)
    if (!line) throw refused(texts.notInOrder(skuId))
    const name = language === 'de' ? line.nameDe : line.nameEn
    if (quantity > left(line)) throw refused(texts.tooMany(name, left(line)))
    return { ...line, quantity }
  })
}

const refused = (sentence: string) => Problem.of('VALIDATION', undefined, { fieldErrors: { lines: sentence } })
const hasPieces = ({ quantity }: { quantity: number }) => quantity > 0
const piecesOf = (lines: Piece[]) => new Map(lines.map(({ skuId, quantity }) => [skuId, quantity]))

type Counted = {
  column: 'shipped_quantity' | 'cancelled_quantity' | 'returned_quantity' | 'restocked_quantity'
  lines: Piece[]
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
