import type { Facet, ListingFilters } from '../../contract/listings.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { urlPart } from '../platform/fold-text.ts'
import type { FacetCount, FacetFacts } from './listing-facet-counts.ts'

/** Bands of minimum orders in cents. */
const minimumOrderBands = [0, 5000, 10_000, 15_000, 25_000]

/** The facets a buyer may choose from; one without a choice is left out. */
export function facetsOf(counts: FacetCount[], filters: ListingFilters, language: Language): Facet[] {
  const t = texts(language).catalogue.replies.facets
  const of = (facet: string) => counts.filter((count) => count.facet === facet)
  const facts = of('facts')[0]?.facts
  const facets: (Facet | null)[] = [
    multi('category', t.category, valuesOf(of('category'), [filters.category ?? ''], language)),
    multi('brand', t.brand, valuesOf(of('brand'), filters.brand ?? [], language)),
    priceRange(facts, filters, language),
    flag('inStock', { label: t.inStock, count: facts?.inStock, isOn: filters.inStock }),
    flag('sale', { label: t.sale, count: facts?.sale, isOn: filters.sale }),
    flag('organic', { label: t.organic, count: facts?.organic, isOn: filters.organic }),
    multi('minOrderMax', t.minOrderMax, bandsOf(of('minimum'), filters.minOrderMax, language)),
    ...attributeFacets(counts, filters, language),
  ]
  return facets.filter((facet) => facet !== null)
}

type Value = Facet['values'][number]

const multi = (key: string, label: string, values: Value[]): Facet | null =>
  values.length < 2 && !values.some(({ selected }) => selected)
    ? null
    : { key, label, type: 'MULTI', values, min: null, max: null }

// Goods that a filter hides now stay in the list with 0, so that the list does not jump while one chooses.
const valuesOf = (counts: FacetCount[], selected: string[], language: Language): Value[] =>
  counts
    .map((count) => ({
      value: count.value ?? '',
      label: labelIn(count, language),
      count: count.count,
      selected: selected.includes(count.value ?? ''),
    }))
    .toSorted((a, b) => b.count - a.count || collators[language].compare(a.label, b.label))

// Naming a language at each comparison looks it up each time.
const collators = { de: new Intl.Collator('de'), en: new Intl.Collator('en') }

const labelIn = ({ labelDe, labelEn }: FacetCount, language: Language) =>
  (language === 'de' ? labelDe : (labelEn ?? labelDe)) ?? ''

type Facts = FacetFacts | null | undefined

function priceRange(facts: Facts, { priceMin, priceMax }: ListingFilters, language: Language): Facet | null {
  if (!facts || facts.low === null || facts.high === null) return null
  const t = texts(language).catalogue.replies.facets
  const isFree = priceMin === undefined && priceMax === undefined
  const values = facts.bands.map(({ from, to, count }) => ({
    value: `${eurosOf(from)}-${eurosOf(to)}`,
    label: t.between(moneyText(from, language), moneyText(to, language)),
    count,
    selected: !isFree && eurosOf(to) > (priceMin ?? 0) && eurosOf(from) <= (priceMax ?? Infinity),
  }))
  return { key: 'price', label: t.price, type: 'RANGE', values, min: eurosOf(facts.low), max: eurosOf(facts.high) }
}

type Flag = { label: string; count: number | undefined; isOn: boolean | undefined }

function flag(key: string, { label, count = 0, isOn: selected = false }: Flag): Facet | null {
  if (count === 0 && !selected) return null
  return { key, label, type: 'BOOLEAN', values: [{ value: 'true', label, count, selected }], min: null, max: null }
}

function bandsOf(counts: FacetCount[], chosen: number | undefined, language: Language): Value[] {
  const t = texts(language).catalogue.replies.facets
  return minimumOrderBands.flatMap((cents) => {
    const within = counts.filter(({ value }) => Number(value) <= cents)
    const count = within.reduce((sum, { count }) => sum + count, 0)
    const isChosen = chosen !== undefined && Math.round(chosen * 100) === cents
    if (count === 0 && !isChosen) return []
    const label = cents === 0 ? t.noMinimum : t.upTo(moneyText(cents, language))
    return { value: String(eurosOf(cents)), label, count, selected: isChosen }
  })
}

function attributeFacets(counts: FacetCount[], { attr = {} }: ListingFilters, language: Language) {
  const keys = [...new Set(counts.map(({ facet }) => facet).filter((facet) => facet.startsWith('attr.')))]
  return keys.toSorted().map((key) => {
    const own = counts.filter(({ facet }) => facet === key)
    const label = own.map(({ axisDe, axisEn }) => (language === 'de' ? axisDe : (axisEn ?? axisDe)))[0] ?? ''
    const named = own.map((count) => ({ ...count, value: urlPart(count.value ?? '') }))
    return multi(key, label, valuesOf(named, attr[key.slice(5)] ?? [], language))
  })
}
