import type { ImportColumn } from '../import-columns.ts'
import type { RefusalReason } from '../refusal.ts'
import { childOf, childrenOf, textIn, type XmlNode } from '../../platform/xml/xml-node.ts'

export type CatalogHead = {
  currency: string | null
  /** Where the files of its pictures lie. */
  pictureRoot: string
}
type Price = { cells: Partial<Record<ImportColumn, string>> } | { reason: RefusalReason }
/** A price of one order unit, in whole cents of so many pieces as `per`. */
type Amount = { kind: string; cents: number; from: number }

/**
 * Prices, tiers and pack of an article. BMEcat prices PRICE_QUANTITY order units, each of NO_CU_PER_OU pieces; here a price is of
 * a piece where that has whole cents, else of a case (decision 145).
 */
export function bmecatPrice(node: XmlNode, order: XmlNode | undefined, head: CatalogHead): Price {
  const perOrderUnit = numberIn(order, 'NO_CU_PER_OU') ?? 1
  const pack = packOf(order, perOrderUnit)
  if (!pack) return { reason: { code: 'NO_NUMBER', value: textIn(order, 'NO_CU_PER_OU') } }
  const stated = childrenOf(node, 'PRODUCT_PRICE_DETAILS', 'ARTICLE_PRICE_DETAILS').flatMap((details) =>
    childrenOf(details, 'PRODUCT_PRICE', 'ARTICLE_PRICE'),
  )
  if (stated.length === 0) return { cells: pack.cells }
  const quantity = numberIn(order, 'PRICE_QUANTITY') ?? 1
  const foreign = stated
    .map((price) => textIn(price, 'PRICE_CURRENCY') || head.currency || 'EUR')
    .find((currency) => currency !== 'EUR')
  if (foreign) return { reason: { code: 'CURRENCY', value: foreign } }
  const inGermany = stated.filter(isForGermany)
  if (inGermany.length === 0) return { reason: { code: 'TERRITORY', value: textIn(stated[0], 'TERRITORY') } }
  const amounts = inGermany.map((price) => ({
    kind: price.attributes.price_type ?? '',
    euros: (numberIn(price, 'PRICE_AMOUNT') ?? Number.NaN) * (numberIn(price, 'PRICE_FACTOR') ?? 1),
    from: (numberIn(price, 'LOWER_BOUND') ?? 1) * perOrderUnit,
  }))
  const perPiece = amounts.map(({ euros, ...price }) => ({
    ...price,
    cents: (euros * 100) / (perOrderUnit * quantity),
  }))
  const tax = inGermany.map((price) => numberIn(price, 'TAX')).find((rate) => rate !== null)
  return priceCells(perPiece, { ...pack, tax: tax ?? null })
}

const isForGermany = (price: XmlNode) => {
  const territories = childrenOf(price, 'TERRITORY').map(({ text }) => text.trim().slice(0, 2))
  return territories.length === 0 || territories.includes('DE')
}

type Pack = { countPerBox: number; cells: Partial<Record<ImportColumn, string>> }

function packOf(order: XmlNode | undefined, perOrderUnit: number): Pack | null {
  if (!order) return { countPerBox: 1, cells: {} }
  const countPerBox = perOrderUnit * (numberIn(order, 'QUANTITY_INTERVAL') ?? 1)
  const minimum = (numberIn(order, 'QUANTITY_MIN') ?? 1) * perOrderUnit
  if (!Number.isInteger(countPerBox) || countPerBox < 1) return null
  return {
    countPerBox,
    cells: { count_per_box: String(countPerBox), minimum_quantity: String(Math.max(1, Math.ceil(minimum))) },
  }
}

type Terms = Pack & { tax: number | null }

function priceCells(all: Amount[], { countPerBox, cells, tax }: Terms): Price {
  const net = all.filter(({ kind }) => kind === 'net_list' || kind === 'net_customer' || kind === '')
  if (net.length === 0) return { reason: { code: 'PRICE_KIND', value: all[0]!.kind } }
  if (net.some(({ cents }) => !Number.isFinite(cents) || cents <= 0))
    return { reason: { code: 'NO_NUMBER', value: '' } }
  const listed = net.some(({ kind }) => kind === 'net_list') ? net.filter(({ kind }) => kind !== 'net_customer') : net
  const rising = listed.toSorted((a, b) => a.from - b.from)
  const [base, ...higher] = rising
  const unit = rising.every(({ cents }) => isWhole(cents)) ? 1 : countPerBox
  const inUnit = rising.map(({ cents }) => Math.round(Number((cents * unit).toPrecision(12))))
  const isFar = rising.some(({ cents }, at) => Math.abs(inUnit[at]! - cents * unit) > cents * unit * 0.005)
  if (isFar) return { reason: { code: 'ROUNDED_TOO_FAR', value: (base!.cents / 100).toFixed(4) } }
  const own = net.find(({ kind, from }) => kind === 'net_customer' && from === base!.from)
  const discount = own && own.cents < base!.cents ? ((1 - own.cents / base!.cents) * 100).toFixed(2) : ''
  const retail = all.find(({ kind }) => kind === 'nrp')
  const tiers = higher.map(({ from }, at) => `${from}:${euros(inUnit[at + 1]!)}`).join('|')
  return {
    cells: {
      ...cells,
      price: euros(inUnit[0]!),
      price_unit: String(unit),
      tiers,
      discount_percent: discount,
      ...(retail && { msrp: euros(Math.round(retail.cents)) }),
      ...(tax !== null && { tax_rate: String(Number((tax < 1 ? tax * 100 : tax).toFixed(2))) }),
    },
  }
}

const isWhole = (cents: number) => Math.abs(cents - Math.round(cents)) < 1e-6
const euros = (cents: number) => (cents / 100).toFixed(2)

/** BMEcat writes numbers with a dot; null for none. */
function numberIn(node: XmlNode | undefined, name: string): number | null {
  const child = node && childOf(node, name)
  const text = child?.text.trim() ?? ''
  return /^-?\d{1,12}(\.\d{1,8})?$/.test(text) ? Number(text) : null
}
