import type { Language } from '../../../contract/platform/values.ts'
import type { EvaluatedLine } from '../../cart/evaluate-cart.ts'
import { lineName } from '../../cart/present-cart.ts'
import { Problem } from '../../http/problem.ts'
import { nextOrderNumber } from '../../orders/create-order.ts'
import type { PaymentKey } from '../../payments/payment-queries.ts'
import type { Tx } from '../../platform/db.ts'
import { inOrder } from '../../platform/in-order.ts'
import { isPackOf } from '../../products/pack.ts'
import { reserveStock } from '../../products/stock-reservation.ts'
import { promiseStock, readSellable, type StockShortage } from '../../products/stock.ts'
import { refuseLargeShare } from '../first-orders/refuse-first-order.ts'

type Lines = { lines: EvaluatedLine[]; language: Language }

/** Takes the stock of an order and its number. Throws OUT_OF_STOCK, and TRANSFER_SHARE where shares are limited. */
export async function takeLines(tx: Tx, { lines, language, isShareLimited }: Lines & { isShareLimited: boolean }) {
  const skuIds = lines.map(({ skuId }) => skuId)
  const [shortages, left, orderNumber] = await inOrder([
    () => promiseStock(tx, lines),
    () => readSellable(tx, skuIds),
    () => nextOrderNumber(tx),
  ])
  refuseShortage(shortages, { lines, language })
  if (isShareLimited) refuseLargeShare(lines, left, language)
  return { orderNumber }
}

/** Holds the stock for a payment at the provider. Throws OUT_OF_STOCK. */
export async function reserveLines(tx: Tx, key: PaymentKey, { lines, language }: Lines) {
  const [shortages, orderNumber] = await inOrder([() => reserveStock(tx, key, lines), () => nextOrderNumber(tx)])
  refuseShortage(shortages, { lines, language })
  return { orderNumber }
}

function refuseShortage([shortage]: StockShortage[], { lines, language }: Lines) {
  const short = lines.find(({ skuId }) => skuId === shortage?.skuId)
  if (!short) return
  const named = { name: lineName(short, language), isPack: isPackOf(short) }
  throw Problem.of('OUT_OF_STOCK', { ...named, stock: shortage?.stock ?? 0 })
}
