import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import * as parcelPreviewApi from '../../../contract/orders/parcel-preview.ts'
import * as packingApi from '../../../contract/orders/packing.ts'
import { dueFilters, orderViews } from '../../../contract/orders/packing.ts'
import { storeNarrowings } from '../../../contract/orders/store-filters.ts'
import * as storeListApi from '../../../contract/orders/store-list.ts'
import * as supplierOrdersApi from '../../../contract/orders/supplier-orders.ts'
import { tasksQuery } from '../../desk/frame/waiting-queries.ts'
import { pageSizeOf } from '../../desk/list/list-address.ts'
import { call } from '../../platform/calls/call.ts'

const known = <T extends string>(all: readonly T[], text: string | null) => all.find((each) => each === text)

/** What the address narrows the list by; what it does not understand is left out. */
export function narrowedBy(search: URLSearchParams) {
  const isMeant = ([name, schema]: [string, z.ZodMiniType]) => z.safeParse(schema, search.get(name)).success
  const meant = Object.entries(storeNarrowings).filter(isMeant)
  const narrowed = Object.fromEntries(meant.map(([name]) => [name, search.get(name)!]))
  return {
    ...(narrowed as Pick<InputOf<typeof packingApi.list>, keyof typeof storeNarrowings>),
    view: known(orderViews, search.get('view')) ?? 'NEW',
    due: known(dueFilters, search.get('due')),
    q: search.get('q') ?? undefined,
  }
}

/** The list that the address names. */
export function viewQuery(search: URLSearchParams) {
  const input = {
    ...narrowedBy(search),
    after: search.get('after') ?? undefined,
    before: search.get('before') ?? undefined,
    pageSize: pageSizeOf(search),
  }
  return queryOptions({
    queryKey: ['supplier-orders', 'view', input],
    queryFn: ({ signal }) => call(packingApi.list, input, { signal }),
    placeholderData: keepPreviousData,
    // Orders come in while nobody presses anything.
    refetchInterval: 60_000,
    refetchOnMount: 'always',
  })
}

/** Any page of what the address names. */
export const pageOfView = (search: URLSearchParams) => (after: string | undefined) =>
  call(packingApi.list, { ...narrowedBy(search), after, pageSize: 96 })

export const orderChoicesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['supplier-orders', 'choices', language],
    queryFn: ({ signal }) => call(storeListApi.choices, {}, { signal }),
  })

export const countsQuery = queryOptions({
  queryKey: ['supplier-orders', 'counts'],
  queryFn: ({ signal }) => call(packingApi.counts, {}, { signal }),
  refetchInterval: 60_000,
  refetchOnMount: 'always',
})

export const packingQuery = (subOrderNumber: string) =>
  queryOptions({
    queryKey: ['supplier-orders', 'packing', subOrderNumber],
    queryFn: ({ signal }) => call(packingApi.read, { subOrderNumber }, { signal }),
    refetchOnMount: 'always',
  })

/** With its amounts and documents, for who may read them. */
export const amountsQuery = (subOrderNumber: string) =>
  queryOptions({
    queryKey: ['supplier-orders', 'amounts', subOrderNumber],
    queryFn: ({ signal }) => call(supplierOrdersApi.read, { subOrderNumber }, { signal }),
    refetchOnMount: 'always',
  })

/**
 * What a parcel of these pieces, as `SKU:pieces`, would be invoiced with; `version` is that of the order. Not read anew
 * with the orders: after a step its pieces have left, and the shop would refuse them.
 */
export const parcelQuery = ({ version, ...parcel }: { subOrderNumber: string; version: number; lines: string[] }) =>
  queryOptions({
    queryKey: ['parcel-preview', version, parcel],
    queryFn: ({ signal }) => call(parcelPreviewApi.forStore, parcel, { signal }),
    placeholderData: keepPreviousData,
  })

/** After a step, or one that was refused: every list and number shows what is now. */
export function useOrdersAgain() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['supplier-orders'] }),
      queryClient.invalidateQueries(tasksQuery),
    ])
}
