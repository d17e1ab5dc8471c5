import type { PackingList, PackingListOrder } from '../../../../contract/orders/packing-lists.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import { depositName, itemCount } from '../../../../contract/trade/deposits.ts'
import type { LineToPack, ToPackRow } from './queries.ts'
import { announcedOnWire } from '../../empties/announce-returns.ts'

/** What is to take off the shelf for these orders, and what goes into each. Orders of which nothing is left are left out. */
export function listOfOrders(rows: ToPackRow[], language: Language): PackingList {
  const open = rows.filter(({ lines }) => lines.length > 0)
  const bySku = new Map<string, LineToPack>()
  for (const line of open.flatMap(({ lines }) => lines)) {
    const before = bySku.get(line.skuId)
    bySku.set(line.skuId, { ...line, quantity: line.quantity + (before?.quantity ?? 0) })
  }
  const articles = [...bySku.values()].toSorted((a, b) => a.supplierSku.localeCompare(b.supplierSku, 'de'))
  return {
    articles: articles.map((line) => ({ ...articleOf(line, language), imageUrl: line.imageUrl })),
    orders: open.map((row) => orderOf(row, language)),
  }
}

export function orderOf(
  { address, language: _, announcedReturns, ...row }: ToPackRow,
  language: Language,
): PackingListOrder {
  return {
    ...row,
    companyName: address.companyName,
    cityName: address.cityName,
    ...(announcedReturns.length > 0 && { announcedReturns: announcedOnWire(announcedReturns, language) }),
    lines: row.lines.map((line) => ({
      ...articleOf(line, language),
      isDesigned: line.isDesigned,
      deposits: line.deposits
        .map((deposit) => ({ name: depositName(deposit, language), count: itemCount(deposit, line.quantity) }))
        .filter(({ count }) => count > 0),
    })),
  }
}

const articleOf = (
  { skuId, supplierSku, nameDe, nameEn, quantity, isPack, countPerBox }: LineToPack,
  language: Language,
) => ({
  skuId,
  supplierSku,
  name: language === 'de' ? nameDe : nameEn,
  quantity,
  isPack,
  countPerBox,
  // A part of a box is left where pieces were cancelled, or the goods are packed in another way by now.
  boxCount: Math.floor(quantity / countPerBox),
  restCount: quantity % countPerBox,
})
