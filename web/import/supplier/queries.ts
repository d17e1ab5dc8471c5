import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as importsApi from '../../../contract/import/imports.ts'
import { lineKinds, type ImportEntry } from '../../../contract/import/imports.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../../platform/calls/call.ts'

/** Every list, import and line of the store. */
export const importsKey = ['supplier-imports']

const isWorking = ({ state }: ImportEntry) => state === 'READING' || state === 'APPLYING'
const pageOf = (search: URLSearchParams) => ({
  after: search.get('after') ?? undefined,
  before: search.get('before') ?? undefined,
})

export const listQuery = (search: URLSearchParams) =>
  queryOptions({
    queryKey: [...importsKey, 'list', pageOf(search)],
    queryFn: ({ signal }) => call(importsApi.list, pageOf(search), { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.items.some(isWorking) ? 1500 : false),
  })

const settingStates = ['APPLYING', 'UNDOING']

/** One import; read again while a worker is at it. */
export const importQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...importsKey, 'one', id, language],
    queryFn: ({ signal }) => call(importsApi.read, { id }, { signal }),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data && (isWorking(data) || settingStates.includes(data.changeSet?.state ?? '')) ? 700 : false,
  })

export const kindOf = (search: URLSearchParams) => lineKinds.find((kind) => kind === search.get('view')) ?? lineKinds[0]

export const linesQuery = (id: string, search: URLSearchParams, language: Language) =>
  queryOptions({
    queryKey: [...importsKey, 'lines', id, kindOf(search), pageOf(search), language],
    queryFn: ({ signal }) => call(importsApi.listLines, { id, kind: kindOf(search), ...pageOf(search) }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
