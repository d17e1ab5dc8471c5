import { foldText } from '../../contract/platform/fold-text.ts'
import type { DemoProduct } from './demo-products.ts'

export type Grade = 0 | 1 | 2 | 3
type Condition = (product: DemoProduct) => boolean
/** What a query's products are judged by: the first rule that a product meets says its grade. */
export type Rule = { grade: Grade; meets: Condition }

/** Reads '3: name=tasse + in=tassen-becher | name=becher': a grade, then alternatives of conditions that must all hold. */
export function readRule(text: string): Rule {
  const [, grade, conditions] = /^([0-3]):\s*(.+)$/.exec(text.trim()) ?? []
  if (!grade || !conditions) throw new Error(`A rule begins with its grade: ${text}`)
  const alternatives = conditions.split(' | ').map((part) => part.split(' + ').map((one) => readCondition(one.trim())))
  return {
    grade: Number(grade) as Grade,
    meets: (product) => alternatives.some((all) => all.every((holds) => holds(product))),
  }
}

export const gradeOf = (rules: readonly Rule[], product: DemoProduct): Grade =>
  rules.find(({ meets }) => meets(product))?.grade ?? 0

const textOf: Record<string, (product: DemoProduct) => string> = {
  de: ({ row }) => row.nameDe,
  en: ({ row }) => row.nameEn,
  name: ({ row }) => `${row.nameDe} / ${row.nameEn}`,
  brand: ({ row }) => row.brand,
  store: ({ storeName }) => storeName,
  number: ({ row }) => [row.skuId, row.gtin, row.supplierSku].join(' '),
  attr: ({ row }) => row.attributes.map(({ de, en }) => `${de.value} / ${en.value}`).join(' / '),
  /** As '500 ml', '1000 g', '1 piece'. */
  content: ({ row }) => `${row.contentAmount} ${row.contentUnit}`,
}

/** 'name=…' is a pattern over the folded text, 'in=a,b' categories, 'organic' a flag; '!' in front turns it round. */
function readCondition(text: string): Condition {
  if (text.startsWith('!')) {
    const holds = readCondition(text.slice(1))
    return (product) => !holds(product)
  }
  if (text === 'organic') return ({ row }) => row.isOrganic
  const [, key = '', value = ''] = /^(\w+)=(.+)$/.exec(text) ?? []
  if (key === 'in') {
    const slugs = new Set(value.split(','))
    return ({ row }) => slugs.has(row.categorySlug)
  }
  const read = textOf[key]
  if (!read) throw new Error(`There is no condition '${text}'`)
  const pattern = new RegExp(foldText(value))
  return (product) => pattern.test(foldedText(product, key, read))
}

const folded = new WeakMap<DemoProduct, Map<string, string>>()
function foldedText(product: DemoProduct, key: string, read: (product: DemoProduct) => string): string {
  const texts = folded.get(product) ?? new Map<string, string>()
  folded.set(product, texts)
  const known = texts.get(key) ?? foldText(read(product))
  texts.set(key, known)
  return known
}
