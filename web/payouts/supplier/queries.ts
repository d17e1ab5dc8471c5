import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as payoutsApi from '../../../contract/payouts/payouts.ts'
import { call } from '../../platform/calls/call.ts'
import type { Language } from '../../../contract/platform/values.ts'

export const payoutsQuery = (page: number, language: Language) =>
  queryOptions({
    queryKey: ['payouts', page, language],
    queryFn: ({ signal }) => call(payoutsApi.list, { page }, { signal }),
    placeholderData: keepPreviousData,
  })

export const payoutQuery = (number: string, language: Language) =>
  queryOptions({
    queryKey: ['payout', number, language],
    queryFn: ({ signal }) => call(payoutsApi.read, { number }, { signal }),
  })
