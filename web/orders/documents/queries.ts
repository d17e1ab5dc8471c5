import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as documentsApi from '../../../contract/orders/documents.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { documentList } from '../../../texts/en/orders/document-list.ts'
import { call } from '../../platform/calls/call.ts'
import type { DocumentListing } from './document-filters.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const documentMonthsQuery = (listing: DocumentListing, language: Language) =>
  queryOptions({
    queryKey: ['documents', 'months', listing, language],
    queryFn: ({ signal }) => call(documentsApi.listMonths, listing, { signal }),
    placeholderData: keepPreviousData,
  })

export const monthDocumentsQuery = (input: InputOf<typeof documentsApi.list>, language: Language) =>
  queryOptions({
    queryKey: ['documents', 'month', input, language],
    queryFn: ({ signal }) => call(documentsApi.list, input, { signal }),
    placeholderData: keepPreviousData,
  })

export const useDocumentListTexts = sliceTexts<typeof documentList>('orders/document-list', {
  de: async () => (await import('../../../texts/de/orders/document-list.ts')).documentList,
  en: async () => (await import('../../../texts/en/orders/document-list.ts')).documentList,
})
