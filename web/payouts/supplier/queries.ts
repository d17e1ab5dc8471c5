import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as payoutsApi from '../../../contract/payouts/payouts.ts'
import { payoutStates } from '../../../contract/payouts/payouts.ts'
import { pageSizeOf } from '../../desk/list/list-address.ts'
import { call } from '../../platform/calls/call.ts'
import type { Language } from '../../../contract/platform/values.ts'

/** What the address narrows the list by; what it knows no more is left out. */
export function filterOf(search: URLSearchParams) {
  const year = Number(search.get('year'))
  const state = payoutStates.find((known) => known === search.get('state'))
  return { ...(Number.isInteger(year) && year >= 2000 && year <= 2099 && { year }), ...(state && { state }) }
}

export function payoutsQuery(search: URLSearchParams, language: Language) {
  const [after, before] = [search.get('after') ?? undefined, search.get('before') ?? undefined]
  const input = { ...filterOf(search), after, before, pageSize: pageSizeOf(search) }
  return queryOptions({
    queryKey: ['payouts', input, language],
    queryFn: ({ signal }) => call(payoutsApi.list, input, { signal }),
    placeholderData: keepPreviousData,
  })
}

export const payoutQuery = (number: string, language: Language) =>
  queryOptions({
    queryKey: ['payout', number, language],
    queryFn: ({ signal }) => call(payoutsApi.read, { number }, { signal }),
  })
