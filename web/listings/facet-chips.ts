import type { Facet } from '../../contract/listings.ts'
import { amountOf, withValues } from './listing-search.ts'

/** What is chosen, as a person reads it, and the address without it. */
export type FacetChip = { key: string; label: string; without: URLSearchParams }

type ChipTexts = {
  upTo: (amount: string) => string
  from: (amount: string) => string
  between: (min: string, max: string) => string
  netPrice: string
}
type Words = { t: ChipTexts; money: (euros: number) => string }

// Their values say nothing alone.
const AMOUNTS = ['minOrderMax', 'leadMax']

/** A chip per chosen value in the order of the facets, one per range. */
export function facetChips(facets: Facet[], search: URLSearchParams, words: Words): FacetChip[] {
  // Where nothing is found the range is no facet any more, but still counts.
  const isPriceMissing = !facets.some(({ key }) => key === 'price')
  return [
    ...facets.flatMap((facet) => {
      if (facet.type === 'RANGE') return rangeChip(facet, search, words)
      if (facet.type === 'BOOLEAN') return booleanChip(facet, search)
      return valueChips(facet, search)
    }),
    ...(isPriceMissing ? rangeChip({ key: 'price', label: words.t.netPrice }, search, words) : []),
  ]
}

/** Parameters of both ends of a range facet. */
export const rangeNames = ({ key }: Pick<Facet, 'key'>) => ({ min: `${key}Min`, max: `${key}Max` })

function valueChips(facet: Facet, search: URLSearchParams): FacetChip[] {
  const chosen = new Set(search.getAll(facet.key))
  return facet.values
    .filter(({ value, selected }) => selected || chosen.has(value))
    .map(({ value, label }) => ({
      key: `${facet.key}:${value}`,
      label: AMOUNTS.includes(facet.key) ? `${facet.label} ${label}` : label,
      without: withValues(
        search,
        facet.key,
        [...chosen].filter((other) => other !== value),
      ),
    }))
}

function booleanChip(facet: Facet, search: URLSearchParams): FacetChip[] {
  if (search.get(facet.key) !== 'true') return []
  return [{ key: facet.key, label: facet.label, without: withValues(search, facet.key, []) }]
}

function rangeChip(facet: Pick<Facet, 'key' | 'label'>, search: URLSearchParams, { t, money }: Words): FacetChip[] {
  const names = rangeNames(facet)
  const [min, max] = [names.min, names.max].map((name) => {
    const amount = amountOf(search.get(name))
    return amount === null ? null : money(amount)
  }) as [string | null, string | null]
  const label = rangeLabel(min, max, t)
  if (label === null) return []
  const without = withValues(withValues(search, names.max, []), names.min, [])
  return [{ key: facet.key, label: `${facet.label} ${label}`, without }]
}

function rangeLabel(min: string | null, max: string | null, t: ChipTexts): string | null {
  if (min !== null && max !== null) return t.between(min, max)
  if (min !== null) return t.from(min)
  return max === null ? null : t.upTo(max)
}
