import { expect, test } from 'vitest'
import { deskLists } from '../../../contract/desk/lists.ts'
import { operatorPlaces } from '../../operator-routes.ts'
import { supplierPlaces } from '../../supplier-routes.ts'
import type { Place } from '../workplace.ts'

// Says which rows are shown of what is chosen, or what is open.
const others = [
  'view',
  'after',
  'before',
  'page',
  'open',
  'run',
  'id',
  'section',
  'orders',
  'year',
  'rows',
  'group',
  'skus',
  'new',
]
const withoutFilters = ['team', 'recalls', 'prices/changes']

const places = { supplier: supplierPlaces as Place[], operator: operatorPlaces as Place[] }

test.each(['supplier', 'operator'] as const)('every list of %s that has filters can save views', (side) => {
  const filtered = places[side].filter(
    ({ path, query = [] }) =>
      !path.includes(':') && !withoutFilters.includes(path) && query.some((name) => !others.includes(name)),
  )
  const lists: Lists = deskLists[side]
  const shown = filtered.map(({ path, right, query }): [string, Lists[string]] => {
    const isOfView = (name: string) => !others.includes(name) || lists[path]?.filters.includes(name)
    return [path, { right, filters: query!.filter(isOfView) }]
  })
  expect(sorted(lists)).toEqual(sorted(Object.fromEntries(shown)))
})

type Lists = Record<string, { right: unknown; filters: readonly string[] }>

const sorted = (lists: Lists): Lists =>
  Object.fromEntries(
    Object.entries(lists).map(([path, { right, filters }]) => [path, { right, filters: filters.toSorted() }]),
  )
