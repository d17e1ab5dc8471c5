import type { ImportColumn } from '../import-columns.ts'
import type { RefusalReason } from '../refusal.ts'
import type { ReadLine } from '../runs/read-line.ts'
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
    ...contentCells(node),
    ...depositCells(node),
    ...('cells' in price && price.cells),
    category: group.code,
  }
  const named = Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))
  return { line, cells: named, problems, ...(group.name && { groupName: group.name }) }
}

function detailCells(details: XmlNode) {
  const gtin = textIn(details, 'INTERNATIONAL_PID', 'EAN')
  return {
    name_de: inLanguage(details, 'DESCRIPTION_SHORT', 'de'),
    name_en: inLanguage(details, 'DESCRIPTION_SHORT', 'en'),
    description_de: inLanguage(details, 'DESCRIPTION_LONG', 'de'),
    description_en: inLanguage(details, 'DESCRIPTION_LONG', 'en'),
    brand: textIn(details, 'MANUFACTURER_NAME').slice(0, 80),
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

function contentCells(node: XmlNode) {
  const features = childrenOf(node, 'PRODUCT_FEATURES', 'ARTICLE_FEATURES').flatMap((all) => childrenOf(all, 'FEATURE'))
  for (const feature of features) {
    const content = contentUnits[textIn(feature, 'FUNIT')]
    const amount = Math.round(Number(textIn(feature, 'FVALUE')) * (content?.times ?? 0))
    if (content && amount > 0 && /füll|inhalt|content|net/i.test(textIn(feature, 'FNAME')))
      return { content_amount: String(amount), content_unit: content.unit }
  }
  return {}
}

function depositCells(node: XmlNode) {
  const extensions = childOf(node, 'USER_DEFINED_EXTENSIONS')
  const amount = textIn(extensions, 'UDX.TRESEN.DEPOSIT_AMOUNT')
  const type = textIn(extensions, 'UDX.TRESEN.DEPOSIT_TYPE')
  return Number(amount) > 0 && type !== '' ? { deposit: amount, deposit_type: type } : {}
}
