import { attributeKey } from '../../contract/platform/filters.ts'
import { newTally, tallyOne, type Tally } from './article-cards.ts'
import { articleIn, sameLabel, type Counted, type Labels, type ValueCount } from './facet-tally.ts'
import type { SharedAttribute } from './index/indexed-product.ts'

export type AttributeCounts = { key: string; label: Labels; values: ValueCount[] }

/** What goods of many kinds have: offered in every listing where a tenth of the articles state it. */
const generalAttributes = ['colour', 'material', 'volume', 'diameter', 'dimensions']

/** The attributes to choose by, with short values; beside the general ones those that at least half of a leaf state, with few. */
export function countAttributes(counted: Counted): AttributeCounts[] {
  const { products, failed, active } = counted
  const held = new Map<SharedAttribute, ValueTally>()
  const named = new Map<string, ValueTally>()
  const articles = newTally()
  const masks = new Map(active.map(({ facet }, i) => [facet, ~(1 << i)]))
  const articleOf = articleIn(counted)
  for (let i = 0; i < products.length; i++) {
    const article = articleOf(products[i]!)
    tallyOne(articles, { article })
    for (const attribute of products[i]!.attributes) {
      const mask = masks.size > 0 ? (masks.get(`attr.${attribute.key}`) ?? -1) : -1
      const value = held.get(attribute) ?? valueTally(attribute, held, named)
      tallyOne(value.tally, { article, isCounted: (failed[i]! & mask) === 0 })
    }
  }
  const axes = Map.groupBy(named.values(), ({ attributes: [first] }) => first!.key)
  return [...axes]
    .filter(([key, values]) => {
      const stated = values.reduce((sum, { tally }) => sum + tally.all, 0)
      const isOffered = generalAttributes.includes(key)
        ? values.length >= 2 && stated * 10 >= articles.all
        : counted.scope.isLeaf && isOneOfFew(values.length) && stated * 2 >= articles.all
      return isOffered && attributeKey.test(key)
    })
    .map(([key, values]) => attributeCounts(key, values))
    .filter(({ values }) => values.length > 0)
}

const isOneOfFew = (values: number) => values >= 2 && values <= 20

/** One value of an attribute; what is written alike in German is one. */
type ValueTally = { attributes: SharedAttribute[]; tally: Tally }

function valueTally(
  attribute: SharedAttribute,
  held: Map<SharedAttribute, ValueTally>,
  named: Map<string, ValueTally>,
): ValueTally {
  const name = `${attribute.key}\n${attribute.de.value}`
  const value = named.get(name) ?? { attributes: [], tally: newTally() }
  value.attributes.push(attribute)
  named.set(name, value)
  held.set(attribute, value)
  return value
}

function attributeCounts(key: string, counted: ValueTally[]): AttributeCounts {
  const short = counted.filter(({ attributes: [first] }) => [...first!.de.value].length <= 40)
  const values = short.map(({ attributes, tally: { count, all } }) => ({
    value: attributes[0]!.de.value,
    label: { de: attributes[0]!.de.value, en: last(attributes.map(({ en }) => en.value)) },
    axis: { de: last(attributes.map(({ de }) => de.label)), en: last(attributes.map(({ en }) => en.label)) },
    count,
    all,
  }))
  return { key, label: values[0]?.axis ?? sameLabel(''), values }
}

const last = (texts: string[]) => texts.reduce((latest, text) => (text > latest ? text : latest))
