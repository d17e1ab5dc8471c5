import { attributeKey } from '../../contract/platform/filters.ts'
import {
  addArticle,
  addTo,
  openTally,
  sameLabel,
  type Counted,
  type Labels,
  type Tally,
  type ValueCount,
} from './facet-tally.ts'
import type { AttributeRule } from './index/index-queries.ts'
import type { SharedAttribute } from './index/shared-attributes.ts'

export type AttributeCounts = { key: string; label: Labels; values: ValueCount[] }

/** What goods of many kinds have: offered in every listing where a tenth of the articles state it. */
const generalAttributes = ['colour', 'material', 'volume', 'diameter', 'dimensions']

/**
 * The attributes to choose by, with short values: those that operators have made filters of the category; of what they have said
 * nothing about the general ones, and those that at least half of a leaf state, with few.
 */
export function countAttributes(counted: Counted): AttributeCounts[] {
  const { alone, articles, index, scope } = counted
  const { attributes, keys, keyOfValue } = index.table.attributes
  const tally = tallyAttributes(counted)
  const written = attributesOf(counted)
  const all = alone.length + articles.length
  const rules = rulesOf(counted)
  const axes = Map.groupBy(tally.values, (value) => keyOfValue[value]!)
  return [...axes]
    .map(([key, values]) => ({ key: keys.texts[key]!, values }))
    .filter(({ key, values }) => {
      const stated = values.reduce((sum, value) => sum + tally.all[value]!, 0)
      const isCommon = generalAttributes.includes(key)
        ? values.length >= 2 && stated * 10 >= all
        : scope.isLeaf && isOneOfFew(values.length) && stated * 2 >= all
      const isOffered = rules?.get(key)?.isFilter ?? isCommon
      return isOffered && attributeKey.test(key)
    })
    .map(({ key, values }) =>
      attributeCounts(
        { key, rule: rules?.get(key) },
        values.map((value) => ({
          attributes: written.get(value)!.map((number) => attributes[number]!),
          count: tally.count[value]!,
          all: tally.all[value]!,
        })),
      ),
    )
    .filter(({ values }) => values.length > 0)
}

/** Of the category whose listing it is. */
function rulesOf({ index, scope }: Counted) {
  const part = 'part' in scope ? scope.part : 'all'
  return part === 'all' || part.by === 'store' ? undefined : index.attributeRules.get(part.of)
}

const isOneOfFew = (values: number) => values >= 2 && values <= 20

function tallyAttributes(counted: Counted): Tally {
  const { alone, failed, articles, index } = counted
  const { table } = index
  const { attributes, keyOfValue } = table.attributes
  const { lists } = table.attributes
  const { attributeStarts, attributeCounts } = table.columns
  const masks = masksByKey(counted)
  const tally = openTally('attributes', keyOfValue.length)
  for (let i = 0; i < alone.length; i++) {
    const start = attributeStarts[alone[i]!]!
    const end = start + attributeCounts[alone[i]!]!
    for (let at = start; at < end; at++) {
      const { value } = attributes[lists[at]!]!
      const mask = masks === null ? -1 : (masks.get(keyOfValue[value]!) ?? -1)
      addTo(tally, value, (failed[i]! & mask) === 0)
    }
  }
  for (const offers of articles) {
    addArticle(
      tally,
      offers.flatMap(({ doc, failed }) =>
        Array.from(table.listOf(doc), (number) => {
          const { value } = attributes[number]!
          return { value, isCounted: (failed & (masks?.get(keyOfValue[value]!) ?? -1)) === 0 }
        }),
      ),
    )
  }
  return tally
}

/** All bits but the one of the filter of each key's own; null without such filters. */
function masksByKey({ active, index }: Counted): Map<number, number> | null {
  const { keys } = index.table.attributes
  const masks = new Map(
    active.flatMap(({ facet }, i): [number, number][] =>
      facet.startsWith('attr.') ? [[keys.find(facet.slice('attr.'.length)), ~(1 << i)]] : [],
    ),
  )
  return masks.size === 0 ? null : masks
}

/** How each value is written by the products of the scope. */
function attributesOf({ alone, articles, index }: Counted): Map<number, number[]> {
  const { table } = index
  const { attributes, lists } = table.attributes
  const { attributeStarts, attributeCounts } = table.columns
  const seen = openTally('written', attributes.length)
  const see = (doc: number) => {
    const start = attributeStarts[doc]!
    const end = start + attributeCounts[doc]!
    for (let at = start; at < end; at++) {
      const number = lists[at]!
      if (seen.all[number] === 0) addTo(seen, number, false)
    }
  }
  for (let i = 0; i < alone.length; i++) see(alone[i]!)
  for (const offers of articles) for (const { doc } of offers) see(doc)
  return Map.groupBy(seen.values, (number) => attributes[number]!.value)
}

/** One value of an attribute; what is written alike in German is one. */
type CountedValue = { attributes: SharedAttribute[]; count: number; all: number }

type Named = { key: string; rule: AttributeRule | undefined }

function attributeCounts({ key, rule }: Named, counted: CountedValue[]): AttributeCounts {
  const choices = new Map(rule?.choices.map(({ value, de, en }) => [value, { de, en }]))
  const short = counted.filter(({ attributes: [first] }) => [...first!.de.value].length <= 40)
  const values = short.map(({ attributes, count, all }) => ({
    value: attributes[0]!.de.value,
    label: choices.get(attributes[0]!.de.value) ?? {
      de: attributes[0]!.de.value,
      en: last(attributes.map(({ en }) => en.value)),
    },
    axis: { de: last(attributes.map(({ de }) => de.label)), en: last(attributes.map(({ en }) => en.label)) },
    count,
    all,
  }))
  return { key, label: rule?.label ?? values[0]?.axis ?? sameLabel(''), values }
}

const last = (texts: string[]) => texts.reduce((latest, text) => (text > latest ? text : latest))
