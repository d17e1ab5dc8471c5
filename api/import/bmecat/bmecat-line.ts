import type { ImportColumn } from '../import-columns.ts'
import type { RefusalReason } from '../refusal.ts'
import type { ReadLine } from '../runs/read-line.ts'
import { picturesOf } from './bmecat-pictures.ts'
import { bmecatPrice, type CatalogHead } from './bmecat-price.ts'
import { groupOf, type CatalogueGroups } from './catalogue-groups.ts'
import { childOf, childrenOf, textIn, textOf, type XmlNode } from '../../platform/xml/xml-node.ts'

type Catalogue = { head: CatalogHead; groups: CatalogueGroups }

/**
 * One PRODUCT of BMEcat 2005, or ARTICLE of 1.2, in the columns of an import. What a file does not say has no cell, so what is
 * stored stays.
 */
export function bmecatLine(node: XmlNode, line: number, { head, groups }: Catalogue): ReadLine {
  const problems: { column: ImportColumn | null; reason: RefusalReason }[] = []
  const details = childOf(node, 'PRODUCT_DETAILS', 'ARTICLE_DETAILS')
  const order = childOf(node, 'PRODUCT_ORDER_DETAILS', 'ARTICLE_ORDER_DETAILS')
  if (node.attributes.mode === 'delete') problems.push({ column: null, reason: { code: 'DELETED' } })
  const price = bmecatPrice(node, order, head)
  if ('reason' in price) problems.push({ column: 'price', reason: price.reason })
  const number = textIn(node, 'SUPPLIER_PID', 'SUPPLIER_AID')
  const group = groupOf(node, number, groups)
  const cells = {
    supplier_sku: number,
    ...(details && detailCells(details)),
    ...featureCells(node),
    ...depositCells(node, textIn(order, 'NO_CU_PER_OU')),
    ...('cells' in price && price.cells),
    category: group.code,
  }
  const named = Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))
  const pictures = picturesOf(node, head.pictureRoot)
  return {
    line,
    cells: named,
    problems,
    ...(group.name && { groupName: group.name }),
    ...(pictures.length > 0 && { pictures }),
  }
}

function detailCells(details: XmlNode) {
  const gtin = textIn(details, 'INTERNATIONAL_PID', 'EAN')
  return {
    name_de: inLanguage(details, 'DESCRIPTION_SHORT', 'de'),
    name_en: inLanguage(details, 'DESCRIPTION_SHORT', 'en'),
    description_de: inLanguage(details, 'DESCRIPTION_LONG', 'de'),
    description_en: inLanguage(details, 'DESCRIPTION_LONG', 'en'),
    brand: textIn(details, 'MANUFACTURER_NAME').slice(0, 80).toWellFormed(),
    gtin,
  }
}

const languages: Record<string, string> = { deu: 'de', ger: 'de', de: 'de', eng: 'en', en: 'en' }

/** Without a language it is the catalogue's own, which is taken for German. */
const inLanguage = (node: XmlNode, name: string, language: 'de' | 'en') =>
  textOf(
    childrenOf(node, name).find(
      ({ attributes }) => (languages[attributes.lang?.toLowerCase() ?? 'deu'] ?? '') === language,
    ),
  )

/** UN/ECE Recommendation 20. */
const contentUnits: Record<string, { unit: 'G' | 'ML'; times: number }> = {
  MLT: { unit: 'ML', times: 1 },
  LTR: { unit: 'ML', times: 1000 },
  GRM: { unit: 'G', times: 1 },
  KGM: { unit: 'G', times: 1000 },
}

const isContent = /füll|inhalt|content|net/i

function featureCells(node: XmlNode) {
  const features = childrenOf(node, 'PRODUCT_FEATURES', 'ARTICLE_FEATURES')
    .flatMap((all) => childrenOf(all, 'FEATURE'))
    .map((feature) => ({
      name: textIn(feature, 'FNAME'),
      values: childrenOf(feature, 'FVALUE').map(textOf),
      unit: textIn(feature, 'FUNIT'),
    }))
  return { ...contentCells(features), ...attributeCells(features) }
}

type Feature = { name: string; values: string[]; unit: string }

function contentCells(features: readonly Feature[]) {
  for (const { name, values, unit } of features) {
    const content = contentUnits[unit]
    const amount = Math.round(Number(values[0]) * (content?.times ?? 0))
    if (content && amount > 0 && isContent.test(name))
      return { content_amount: String(amount), content_unit: content.unit }
  }
  return {}
}

/** How units of UN/ECE Recommendation 20 are written; others, such as pieces, are not. */
const unitSigns: Record<string, string> = {
  MMT: 'mm', CMT: 'cm', MTR: 'm', GRM: 'g', KGM: 'kg', MLT: 'ml', CLT: 'cl', LTR: 'l', WTT: 'W', KWT: 'kW', VLT: 'V', HTZ: 'Hz', CEL: '°C', P1: '%', MIN: 'min',
} // prettier-ignore
const MOST_ATTRIBUTES = 20

/** What else is stated of an article, once for each name. */
function attributeCells(features: readonly Feature[]) {
  const pairs = new Map<string, string>()
  for (const { name, values, unit } of features) {
    const label = plain(name).slice(0, 60).toWellFormed()
    const value = plain(values.filter(Boolean).join(', ')).slice(0, 200).toWellFormed()
    const key = keyOf(label)
    if (!label || !value || pairs.has(key) || isContent.test(name) || pairs.size === MOST_ATTRIBUTES) continue
    pairs.set(key, `${key}=${label}:${[value, unitSigns[unit]].filter(Boolean).join(' ')}`)
  }
  return pairs.size > 0 ? { attributes: [...pairs.values()].join('|') } : {}
}

/** Without the signs that part attributes in a cell. */
const plain = (text: string) => text.replaceAll(/[|=:\s]+/g, ' ').trim()

/** 'Max. Höhe' is `max_hoehe`, as our own attributes are keyed. */
const keyOf = (label: string) =>
  label
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter]!)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^(?![a-z])/, 'f_')
    .slice(0, 40)

function depositCells(node: XmlNode, piecesOfCase: string) {
  const extensions = childOf(node, 'USER_DEFINED_EXTENSIONS')
  const amount = textIn(extensions, 'UDX.TRESEN.DEPOSIT_AMOUNT')
  const type = textIn(extensions, 'UDX.TRESEN.DEPOSIT_TYPE')
  const crate = crates[textIn(extensions, 'UDX.TRESEN.CRATE_DEPOSIT_AMOUNT')]
  if (!(Number(amount) > 0) || type === '') return {}
  return crate && piecesOfCase
    ? { deposits: `${type}_${Math.round(Number(amount) * 100)}:1|${crate}:${piecesOfCase}` }
    : { deposit: amount, deposit_type: type }
}

const crates: Partial<Record<string, string>> = { '1.50': 'CRATE', '0.75': 'HALF_CRATE' }
