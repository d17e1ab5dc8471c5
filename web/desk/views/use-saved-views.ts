import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { deskLists } from '../../../contract/desk/lists.ts'
import * as viewsApi from '../../../contract/desk/views.ts'
import type { View } from '../../../contract/desk/views.ts'
import { call } from '../../platform/calls/call.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { placeOf, useWorkplaceRoutes } from '../frame/workplace-context.ts'
import { useListAddress } from '../list/list-address.ts'
import { placePath } from '../workplace.ts'
import { filtersOf, isSame, type Filters } from './view-address.ts'

const viewsQuery = (list: string) =>
  queryOptions({
    queryKey: ['desk', 'views', list],
    queryFn: ({ signal }) => call(viewsApi.list, { list }, { signal }),
    refetchOnMount: 'always',
  })

export function useViewsAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['desk', 'views'] })
}

/** Of the list that is open; null where it has no filters, and in pages that are none. */
export type SavedViews = {
  list: string
  path: string
  views: View[]
  /** The one that the address names. */
  active: View | undefined
  /** What the list shows now. */
  filters: Filters
  /** It shows something else than its view. */
  isChanged: boolean
  /** The address without any of it, as changes. */
  without: Record<string, null>
}

export function useSavedViews(firstView: string | undefined): SavedViews | null {
  const { side } = useWorkplaceRoutes()
  const list = placeOf(side, useLocation().pathname)
  const names = deskLists[side][list]?.filters
  const views = dataOrNothing(useRead({ ...viewsQuery(list), enabled: names !== undefined })) ?? []
  const { search } = useListAddress()
  if (!names) return null
  const filters = filtersOf(search, names, firstView)
  const active = views.find(({ id }) => id === search.get('saved'))
  const isChanged = active
    ? active.dropped.length > 0 || !isSame(filters, active.state.filters)
    : Object.keys(filters).some((name) => name !== 'view')
  const without = Object.fromEntries(['saved', ...names].map((name) => [name, null]))
  return { list, path: placePath(side, list), views, active, filters, isChanged, without }
}
