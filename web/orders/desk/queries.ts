import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as refundPreviewApi from '../../../contract/orders/refund-preview.ts'
import type { Side } from '../../desk/workplace.ts'
import { call } from '../../platform/calls/call.ts'

/** What pieces, as `SKU:pieces`, would pay back now. */
export const refundPreviewQuery = (side: Side, subOrderNumber: string, lines: string[]) =>
  queryOptions({
    queryKey: ['refund-preview', side, subOrderNumber, lines],
    queryFn: ({ signal }) =>
      call(
        side === 'supplier' ? refundPreviewApi.forStore : refundPreviewApi.forOperator,
        { subOrderNumber, lines },
        { signal },
      ),
    placeholderData: keepPreviousData,
    enabled: lines.length > 0,
    refetchOnMount: 'always',
  })
