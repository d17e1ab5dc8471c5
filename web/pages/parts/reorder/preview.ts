import { queryOptions } from '@tanstack/react-query'
import * as reorderApi from '../../../../contract/orders/reorder.ts'
import type { Language } from '../../../../contract/platform/values.ts'
import type { reorder } from '../../../../texts/en/orders/reorder.ts'
import { call } from '../../../platform/calls/call.ts'
import { sliceTexts } from '../../../platform/slice-texts.ts'

export const reorderPreviewQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['orders', 'reorder', id, language],
    queryFn: ({ signal }) => call(reorderApi.preview, { id }, { signal }),
  })

export const useReorderTexts = sliceTexts<typeof reorder>('orders/reorder', {
  de: async () => (await import('../../../../texts/de/orders/reorder.ts')).reorder,
  en: async () => (await import('../../../../texts/en/orders/reorder.ts')).reorder,
})
