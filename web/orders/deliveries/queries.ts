import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as deliveriesApi from '../../../contract/orders/deliveries.ts'
import type { DeliveryState } from '../../../contract/orders/deliveries.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { deliveries } from '../../../texts/en/orders/deliveries.ts'
import { call } from '../../platform/calls/call.ts'
import { sliceTexts } from '../../platform/slice-texts.ts'

export const deliveriesQuery = (state: DeliveryState, page: number, language: Language) =>
  queryOptions({
    queryKey: ['deliveries', state, page, language],
    queryFn: ({ signal }) => call(deliveriesApi.list, { state, page, pageSize: 12 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useDeliveryTexts = sliceTexts<typeof deliveries>('orders/deliveries', {
  de: async () => (await import('../../../texts/de/orders/deliveries.ts')).deliveries,
  en: async () => (await import('../../../texts/en/orders/deliveries.ts')).deliveries,
})
