import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as attachmentsApi from '../../contract/attachments/attachments.ts'
import * as claimsApi from '../../contract/claims/claims.ts'
import * as ordersApi from '../../contract/orders/orders.ts'
import type { Language } from '../../contract/platform/values.ts'
import { call } from '../platform/calls/call.ts'

export const claimStates = ['OPEN', 'CLOSED'] as const
export type ClaimState = (typeof claimStates)[number]

/** Of the list and of each claim. */
export const claimsKey = ['claims']

export const claimsQuery = (state: ClaimState, page: number, language: Language) =>
  queryOptions({
    queryKey: [...claimsKey, state, page, language],
    queryFn: ({ signal }) => call(claimsApi.list, { state, page, pageSize: 12 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const claimQuery = (number: string, language: Language) =>
  queryOptions({
    queryKey: [...claimsKey, 'one', number, language],
    queryFn: ({ signal }) => call(claimsApi.read, { number }, { signal }),
  })

export const claimableQuery = (subOrderNumber: string, language: Language) =>
  queryOptions({
    queryKey: [...claimsKey, 'claimable', subOrderNumber, language],
    queryFn: ({ signal }) => call(claimsApi.readClaimable, { subOrderNumber }, { signal }),
  })

/** The deliveries of an order, one of which a claim is about. */
export const deliveriesOfQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: [...claimsKey, 'of-order', orderNumber],
    queryFn: ({ signal }) => call(ordersApi.readByNumber, { orderNumber }, { signal }),
  })

/** Where photos of a claim go. */
export const addAttachment = async () => attachmentsApi.addAsBuyer
