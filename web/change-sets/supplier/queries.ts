import { queryOptions, useQueryClient } from '@tanstack/react-query'
import * as changeSetsApi from '../../../contract/change-sets/change-sets.ts'
import * as sheetApi from '../../../contract/change-sets/sheet.ts'
import { MOST_CHOSEN, type SheetRow } from '../../../contract/change-sets/sheet.ts'
import type { InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'

export type SheetFilter = Pick<InputOf<typeof sheetApi.read>, 'q' | 'status' | 'variantGroup' | 'skuIds'>
export type LoadedRows = { items: SheetRow[]; next: string | null; count: number }

const statuses = ['IN_REVIEW', 'ACTIVE', 'PAUSED', 'BLOCKED'] as const

export function filterOf(search: URLSearchParams): SheetFilter {
  const status = statuses.find((each) => each === search.get('status'))
  const q = search.get('q')
  const variantGroup = search.get('group')
  const skuIds = search.get('skus')?.split(',').slice(0, MOST_CHOSEN)
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(variantGroup && { variantGroup }),
    ...(skuIds && { skuIds }),
  }
}
export { statuses }

/** The rows that are loaded so far: the first block, and after a change as many as were there. */
export const rowsQuery = (filter: SheetFilter, language: Language) =>
  queryOptions({
    queryKey: ['sheet', 'rows', filter, language],
    queryFn: async ({ signal, client, queryKey }): Promise<LoadedRows> => {
      const before = client.getQueryData<LoadedRows>(queryKey)?.items.length ?? 0
      const first = await call(sheetApi.read, filter, { signal })
      const loaded = { items: first.items, next: first.next, count: first.count ?? first.items.length }
      while (loaded.next && loaded.items.length < before) {
        const block = await call(sheetApi.read, { ...filter, after: loaded.next }, { signal })
        loaded.items = [...loaded.items, ...block.items]
        loaded.next = block.next
      }
      return loaded
    },
    refetchOnMount: 'always',
  })

/** As they count, block by block. */
export async function readAllRows(filter: SheetFilter): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  let after: string | null = null
  do {
    const block: OutputOf<typeof sheetApi.read> = await call(sheetApi.read, { ...filter, ...(after && { after }) })
    rows.push(...block.items)
    after = block.next
  } while (after)
  return rows
}

/** One more block below those that are there. */
export function useMoreRows(filter: SheetFilter, language: Language) {
  const queryClient = useQueryClient()
  const { queryKey } = rowsQuery(filter, language)
  return async () => {
    const loaded = queryClient.getQueryData<LoadedRows>(queryKey)
    if (!loaded?.next) return
    const block = await call(sheetApi.read, { ...filter, after: loaded.next })
    queryClient.setQueryData<LoadedRows>(queryKey, (now) =>
      now?.next === loaded.next ? { ...now, items: [...now.items, ...block.items], next: block.next } : now,
    )
  }
}

const working = ['APPLYING', 'UNDOING']

/** One set; read again while a worker is at it. */
export const setQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['change-set', id, language],
    queryFn: ({ signal }) => call(changeSetsApi.read, { id }, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && working.includes(state.data.state) ? 700 : false),
  })

export const setsQuery = (after: string | null) =>
  queryOptions({
    queryKey: ['change-sets', after],
    queryFn: ({ signal }) => call(changeSetsApi.list, after ? { after } : {}, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.items.some((set) => working.includes(set.state)) ? 1000 : false),
  })

const unsettled = ['REFUSED', 'CONFLICT'] as const

/** The cells of a set that do not count, all of them. */
export async function readUnsettled(id: string) {
  const cells = []
  for (const state of unsettled) {
    let after: string | null | undefined
    do {
      const page: { items: { skuId: string; field: string }[]; next: string | null } = await call(
        changeSetsApi.listCells,
        {
          id,
          state,
          ...(after && { after }),
        },
      )
      cells.push(...page.items)
      after = page.next
    } while (after)
  }
  return cells
}
