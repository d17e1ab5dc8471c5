import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as goodsInApi from '../../contract/goods-in/goods-in.ts'
import type { CheckState } from '../../contract/goods-in/check-words.ts'
import type { Language } from '../../contract/platform/values.ts'
import { call } from '../platform/calls/call.ts'

/** Of the list and of each shipment. */
export const goodsInKey = ['goods-in']

export const goodsInListQuery = (state: CheckState, page: number, language: Language) =>
  queryOptions({
    queryKey: [...goodsInKey, state, page, language],
    queryFn: ({ signal }) => call(goodsInApi.list, { state, page, pageSize: 24 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const goodsInQuery = (shipmentId: string, language: Language) =>
  queryOptions({
    queryKey: [...goodsInKey, 'one', shipmentId, language],
    queryFn: ({ signal }) => call(goodsInApi.read, { shipmentId }, { signal }),
  })
