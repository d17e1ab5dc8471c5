import type { Facet, ListingFilters } from '../../contract/listings.ts'
import { boxKinds, flagFilters } from '../../contract/platform/filters.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { urlPart } from '../../contract/platform/fold-text.ts'
import { daysText } from '../delivery/arrival-text.ts'
import { contentText } from '../products/pack.ts'
import type { ProductRow } from '../products/product-row.ts'
import type { ValueCount } from './facet-tally.ts'
import type { FacetCounts } from './listing-facet-counts.ts'

/** What is chosen of how many products, and whether a day of arrival can be named. */
type Choice = ListingFilters & { hasDays: boolean; totalItems: number }

/** The facets a buyer may choose from; one without a choice is left out. */
export function facetsOf(counts: FacetCounts, filters: Choice, language: Language): Facet[] {
  const t = texts(language).catalogue.replies.facets
  const facets: (Facet | null)[] = [
    multi('category', t.category, valuesOf(counts.categories, [filters.category ?? ''], language)),
    filters.hasDays ? arrivalDay(filters, language) : null,
    multi('leadMax', t.leadMax, leadTimesOf(counts.leadTimes, filters.leadMax, language)),
    ...flagFilters.map((key) => flag(key, t[key], { count: counts.flags[key], selected: filters[key] === true })),
    multi('content', t.content, contentsOf(counts.contents, filters.content ?? [], language)),
    ...attributeFacets(counts.attributes, filters, language).filter((facet) => facet?.key === 'attr.colour'),
    multi('brand', t.brand, valuesOf(counts.brands, filters.brand ?? [], language)),
    multi('store', t.store, valuesOf(counts.stores, [filters.store ?? ''], language)),
    priceRange(counts.price, filters, language),
    multi('box', t.box, boxesOf(counts.boxes, filters.box ?? [], language)),
    multi('minOrderMax', t.minOrderMax, bandsOf(counts.minimums, filters.minOrderMax, language)),
    ...attributeFacets(counts.attributes, filters, language).filter((facet) => facet?.key !== 'attr.colour'),
  ]
  return facets.filter((facet) => facet !== null)
}

type Value = Facet['values'][number]

const multi = (key: string, label: string, values: Value[]): Facet | null =>
  values.length < 2 && !values.some(({ selected }) => selected)
    ? null
    : { key, label, type: 'MULTI', values, min: null, max: null }

// Its days are computed only for the one that is chosen, so there are no others to count.
function arrivalDay({ arrivesBy, totalItems }: Choice, language: Language): Facet {
  const t = texts(language).catalogue.replies.facets
  const label = arrivesBy && t.arrivesOn(daysText({ earliest: arrivesBy, latest: arrivesBy }, language))
  const values = arrivesBy && label ? [{ value: arrivesBy, label, count: totalItems, selected: true }] : []
  return { key: 'arrivesBy', label: t.arrivesBy, type: 'DAY', values, min: null, max: null }
}

// What a filter hides now stays in the list with 0, so that the list does not jump while one chooses.
const valuesOf = (counts: ValueCount[], selected: string[], language: Language): Value[] =>
  counts
    .map(({ value, label, count }) => ({ value, label: label[language], count, selected: selected.includes(value) }))
    .toSorted((a, b) => b.count - a.count || collators[language].compare(a.label, b.label))

// Naming a language at each comparison looks it up each time.
const collators = { de: new Intl.Collator('de'), en: new Intl.Collator('en') }

function priceRange(
  price: FacetCounts['price'],
  { priceMin, priceMax }: ListingFilters,
  language: Language,
): Facet | null {
  if (!price) return null
  const t = texts(language).catalogue.replies.facets
  const isFree = priceMin === undefined && priceMax === undefined
  const values = price.bands.map(({ from, to, count }) => ({
    value: `${eurosOf(from)}-${eurosOf(to)}`,
    label: t.between(moneyText(from, language), moneyText(to, language)),
    count,
    selected: !isFree && eurosOf(to) > (priceMin ?? 0) && eurosOf(from) <= (priceMax ?? Infinity),
  }))
  return { key: 'price', label: t.price, type: 'RANGE', values, min: eurosOf(price.low), max: eurosOf(price.high) }
}

function flag(key: string, label: string, { count, selected }: { count: number; selected: boolean }): Facet | null {
  if (count === 0 && !selected) return null
  return { key, label, type: 'BOOLEAN', values: [{ value: 'true', label, count, selected }], min: null, max: null }
}

function bandsOf(counts: FacetCounts['minimums'], chosen: number | undefined, language: Language): Value[] {
  const t = texts(language).catalogue.replies.facets
  return counts.flatMap(({ cents, count }) => {
    const isChosen = chosen !== undefined && Math.round(chosen * 100) === cents
    if (count === 0 && !isChosen) return []
    const label = cents === 0 ? t.noMinimum : t.upTo(moneyText(cents, language))
    return { value: String(eurosOf(cents)), label, count, selected: isChosen }
  })
}

// A band without anything more than the one before narrows nothing further.
function leadTimesOf(counts: FacetCounts['leadTimes'], chosen: number | undefined, language: Language): Value[] {
  const t = texts(language).catalogue.replies.facets
  return counts
    .filter(({ days, count }, i) => chosen === days || count > (counts[i - 1]?.count ?? 0))
    .map(({ days, count }) => ({
      value: String(days),
      label: t.withinDays(days),
      count,
      selected: chosen === days,
    }))
}

// From the smallest to the largest, weights before volumes.
function contentsOf(counts: ValueCount[], chosen: string[], language: Language): Value[] {
  return counts
    .map(({ value, count }) => {
      const [amount = '', unit = ''] = value.split('-')
      return {
        value,
        count,
        contentAmount: Number(amount),
        contentUnit: unit.toUpperCase() as ProductRow['contentUnit'],
      }
    })
    .toSorted((a, b) => a.contentUnit.localeCompare(b.contentUnit) || a.contentAmount - b.contentAmount)
    .map(({ value, count, ...content }) => {
      return { value, label: contentText(content, language), count, selected: chosen.includes(value) }
    })
}

function boxesOf(counts: ValueCount[], chosen: string[], language: Language): Value[] {
  const labels = texts(language).catalogue.replies.boxKinds
  return boxKinds.flatMap((value) => {
    const held = counts.find((count) => count.value === value)
    return held ? [{ value, label: labels[value], count: held.count, selected: chosen.includes(value) }] : []
  })
}

function attributeFacets(counts: FacetCounts['attributes'], { attr = {} }: ListingFilters, language: Language) {
  const sorted = counts.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return sorted.map(({ key, label, values }) => {
    const named = values.map((count) => ({ ...count, value: urlPart(count.value) }))
    return multi(`attr.${key}`, label[language], valuesOf(named, attr[key] ?? [], language))
  })
}
