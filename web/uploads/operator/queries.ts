import { queryOptions } from '@tanstack/react-query'
import * as uploadsApi from '../../../contract/operator/uploads.ts'
import { call } from '../../platform/calls/call.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const useUploadTexts = sliceTexts('uploads/operator', {
  de: async () => (await import('../../../texts/de/uploads/operator.ts')).operatorUploads,
  en: async () => (await import('../../../texts/en/uploads/operator.ts')).operatorUploads,
})

export const picturesQuery = (after: string | null) =>
  queryOptions({
    queryKey: ['operator', 'pictures', after],
    queryFn: ({ signal }) => call(uploadsApi.list, { pageSize: 48, ...(after && { after }) }, { signal }),
  })
