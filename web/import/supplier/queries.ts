import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as importsApi from '../../../contract/import/imports.ts'
import { changeKinds, type ChangeKind } from '../../../contract/change-sets/fields.ts'
import { importStates, type Import, type ImportEntry } from '../../../contract/import/imports.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { pageSizeOf } from '../../desk/list/list-address.ts'
import { takenBy } from '../../platform/navigation/taken-by.ts'
import { call } from '../../platform/calls/call.ts'

/** Every list, import and line of the store. */
export const importsKey = ['supplier-imports']

const isWorking = ({ state }: ImportEntry) => state === 'READING' || state === 'APPLYING'
const pageOf = (search: URLSearchParams) => ({
  after: search.get('after') ?? undefined,
  before: search.get('before') ?? undefined,
})

/** What the address narrows the list by. */
const narrowedBy = (search: URLSearchParams) => ({
  state: importStates.find((known) => known === search.get('state')),
  by: search.get('by') ?? undefined,
  from: search.get('from') ?? undefined,
  to: search.get('to') ?? undefined,
})

export function listQuery(search: URLSearchParams) {
  const named = { ...narrowedBy(search), ...pageOf(search), pageSize: pageSizeOf(search) }
  const input = takenBy(importsApi.list, named)
  return queryOptions({
    queryKey: [...importsKey, 'list', input],
    queryFn: ({ signal }) => call(importsApi.list, input, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.items.some(isWorking) ? 1500 : false),
  })
}

/** Pictures come after what was applied, and may take a while. */
const isFetching = ({ state, pictures }: Import) => state === 'APPLIED' && pictures.waiting > 0

const settingStates = ['APPLYING', 'UNDOING']

/** One import; read again while a worker is at it. */
export const importQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...importsKey, 'one', id, language],
    queryFn: ({ signal }) => call(importsApi.read, { id }, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data && (isWorking(data) || settingStates.includes(data.changeSet?.state ?? ''))
        ? 700
        : data && isFetching(data) && 3000,
  })

/** The tabs of an import's lines: of changed ones what they change, where that is known. */
export const lineViews = [...changeKinds, 'CHANGED', 'NEW', 'SAME', 'REFUSED', 'MISSING'] as const
export type LineView = (typeof lineViews)[number]

const isChange = (view: LineView): view is ChangeKind => changeKinds.some((kind) => kind === view)

export function countOf({ changes, counts }: Import, view: LineView): number {
  if (isChange(view)) return changes[view]
  // An earlier version has compared them, and what they change has expired.
  const isKnown = changeKinds.some((kind) => changes[kind] > 0)
  return view === 'CHANGED' && isKnown ? 0 : counts[view]
}

const filterOf = (view: LineView) => (isChange(view) ? ({ kind: 'CHANGED', change: view } as const) : { kind: view })

export const linesQuery = (
  id: string,
  { view, search }: { view: LineView; search: URLSearchParams },
  language: Language,
) =>
  queryOptions({
    queryKey: [...importsKey, 'lines', id, view, pageOf(search), language],
    queryFn: ({ signal }) => call(importsApi.listLines, { id, ...filterOf(view), ...pageOf(search) }, { signal }),
    // Lines of another tab would stand under columns that are not theirs.
    placeholderData: (lines, shown) => (shown?.queryKey[3] === view ? lines : undefined),
    refetchOnMount: 'always',
  })
