import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as refundPreviewApi from '../../../contract/orders/refund-preview.ts'
import type { Side } from '../../desk/workplace.ts'
import { call } from '../../platform/calls/call.ts'

type Asked = { subOrderNumber: string; lines: string[]; of?: 'SENT' | 'OPEN' }

/** What pieces, as `SKU:pieces`, would pay back now, or cost less. */
export const refundPreviewQuery = (side: Side, { of = 'SENT', ...asked }: Asked) =>
  queryOptions({
    queryKey: ['refund-preview', side, of, asked],
    queryFn: ({ signal }) =>
      call(
        side === 'supplier' ? refundPreviewApi.forStore : refundPreviewApi.forOperator,
        { ...asked, of },
        { signal },
      ),
    placeholderData: keepPreviousData,
    enabled: asked.lines.length > 0,
    refetchOnMount: 'always',
  })
