import { expect, test } from 'vitest'
import { deskLists } from '../../../contract/desk/lists.ts'
import { operatorPlaces } from '../../operator-routes.ts'
import { supplierPlaces } from '../../supplier-routes.ts'
import type { Place } from '../workplace.ts'

// Says which rows are shown of what is chosen, or what is open; the sheet of prices is no list.
const others = ['view', 'after', 'before', 'page', 'open', 'run', 'id', 'section', 'orders', 'year']
const withoutFilters = ['imports', 'recalls', 'prices', 'prices/changes']

const places = { supplier: supplierPlaces as Place[], operator: operatorPlaces as Place[] }

test.each(['supplier', 'operator'] as const)('every list of %s that has filters can save views', (side) => {
  const filtered = places[side].filter(
    ({ path, query = [] }) =>
      !path.includes(':') && !withoutFilters.includes(path) && query.some((name) => !others.includes(name)),
  )
  expect(Object.keys(deskLists[side]).toSorted()).toEqual(filtered.map(({ path }) => path).toSorted())
  const shown = Object.fromEntries(
    filtered.map(({ path, right, query }) => [
      path,
      { right, filters: query!.filter((name) => !others.includes(name)) },
    ]),
  )
  const known = Object.entries(deskLists[side]).map(([path, { right, filters }]) => [
    path,
    { right, filters: filters.filter((name) => !others.includes(name)) },
  ])
  expect(sorted(Object.fromEntries(known))).toEqual(sorted(shown))
})

const sorted = (lists: Record<string, { right: unknown; filters: readonly string[] }>) =>
  Object.fromEntries(
    Object.entries(lists).map(([path, { right, filters }]) => [path, { right, filters: filters.toSorted() }]),
  )
