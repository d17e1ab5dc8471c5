import type { ListingFilters } from '../../contract/listings.ts'
import {
  amountFilters,
  attributeKey,
  filterBounds,
  flagFilters,
  listFilters,
  valueFilters,
} from '../../contract/platform/filters.ts'
import { sorts } from '../../contract/platform/sorts.ts'
import { pageParam } from '../platform/navigation/page-param.ts'

/** Search parameters every listing reads; its address is its state. */
export const listingParameters = [
  'page',
  'sort',
  ...listFilters,
  ...valueFilters,
  ...amountFilters,
  ...flagFilters,
  'attr.*',
] as const

/**
 * What a listing reads of an address: the server makes a page without what else stands there, such as the name of a campaign,
 * and a page that differs from it is rendered anew.
 */
export const listingSearch = (address: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    [...address].filter(
      ([name]) => name === 'q' || name.startsWith('attr.') || listingParameters.some((known) => known === name),
    ),
  )

type Filters = Partial<ListingFilters>

/** The filters of an address for the API. What a person mistyped is left out instead of refused. */
export function filtersOf(search: URLSearchParams): Filters {
  const filters: Filters = {}
  const page = pageParam(search)
  if (page > 1) filters.page = page
  const sort = sorts.find((known) => known === search.get('sort'))
  if (sort) filters.sort = sort
  for (const name of listFilters) {
    const values = valuesOf(search, name)
    if (values.length > 0) filters[name] = values
  }
  for (const name of valueFilters) {
    const value = search.get(name)
    if (value && (name === 'arrivesBy' ? isDay(value) : /^[a-z0-9-]{1,80}$/.test(value))) filters[name] = value
  }
  for (const name of flagFilters) if (search.get(name) === 'true') filters[name] = true
  for (const name of amountFilters) {
    const amount = amountOf(search.get(name))
    if (amount !== null) filters[name] = amount
  }
  const attributes = attributesOf(search)
  if (Object.keys(attributes).length > 0) filters.attr = attributes
  return filters
}

/** Whether anything but page and sort is chosen: such a page is not for search engines. */
export const isFiltered = (search: URLSearchParams) =>
  [...search.keys()].some((name) => name !== 'page' && name !== 'sort' && name !== 'q')

/** The address with the value chosen or, where it was, no longer. Back on page 1. */
export function toggled(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const isSingle = !isList(name)
  const had = search.getAll(name).includes(value)
  const others = isSingle ? [] : search.getAll(name).filter((other) => other !== value)
  return withValues(search, name, had ? others : [...others, value])
}

/** The address with these values of one parameter instead of those it had. Back on page 1. */
export function withValues(search: URLSearchParams, name: string, values: string[]): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('page')
  next.delete(name)
  for (const value of values) if (value !== '') next.append(name, value)
  return next
}

/** The address of another page of the same listing. */
export function onPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('page')
  if (page > 1) next.set('page', String(page))
  return next
}

/** The address without filters; words and sort stay. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => name === 'q' || name === 'sort'))
}

/** '12,50' and '12.50' → 12.5; null for what is no amount. */
export function amountOf(text: string | null): number | null {
  if (text === null || !/^\d{1,6}([.,]\d{1,2})?$/.test(text.trim())) return null
  return Number(text.trim().replace(',', '.'))
}

/** Whether it is one of the calendar, YYYY-MM-DD. */
const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

const isList = (name: string) => listFilters.some((list) => list === name) || name.startsWith('attr.')

const valuesOf = (search: URLSearchParams, name: string) =>
  search
    .getAll(name)
    .filter((value) => value.length > 0 && value.length <= filterBounds.maxValueLength)
    .slice(0, filterBounds.maxValues)

function attributesOf(search: URLSearchParams): Record<string, string[]> {
  const attributes: Record<string, string[]> = {}
  for (const name of new Set(search.keys())) {
    const key = name.slice('attr.'.length)
    if (name.startsWith('attr.') && attributeKey.test(key)) attributes[key] = valuesOf(search, name)
  }
  return attributes
}
