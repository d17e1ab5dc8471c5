import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as documentsApi from '../../../contract/orders/documents.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { documentList } from '../../../texts/en/orders/document-list.ts'
import { call } from '../../platform/calls/call.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const documentMonthsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['documents', 'months', language],
    queryFn: ({ signal }) => call(documentsApi.listMonths, {}, { signal }),
  })

export const monthDocumentsQuery = (month: string, page: number, language: Language) =>
  queryOptions({
    queryKey: ['documents', 'month', month, page, language],
    queryFn: ({ signal }) => call(documentsApi.list, { month, page }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useDocumentListTexts = sliceTexts<typeof documentList>('orders/document-list', {
  de: async () => (await import('../../../texts/de/orders/document-list.ts')).documentList,
  en: async () => (await import('../../../texts/en/orders/document-list.ts')).documentList,
})
