import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import * as buyerListsApi from '../../../contract/buyers/buyer-lists.ts'
import * as buyerSessionsApi from '../../../contract/operator/buyer-sessions.ts'
import * as operatorBuyersApi from '../../../contract/operator/buyers.ts'
import { call } from '../../platform/calls/call.ts'

export const buyersQuery = (listing: InputOf<typeof operatorBuyersApi.list>) =>
  queryOptions({
    queryKey: ['operator', 'buyers', listing],
    queryFn: ({ signal }) => call(operatorBuyersApi.list, listing, { signal }),
    refetchOnMount: 'always',
  })

export const buyerQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'buyer', id],
    queryFn: ({ signal }) => call(operatorBuyersApi.read, { id }, { signal }),
    refetchOnMount: 'always',
  })

export const buyersCartQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'buyer-cart', id],
    queryFn: ({ signal }) => call(operatorBuyersApi.readCart, { id }, { signal }),
    refetchOnMount: 'always',
  })

export const buyersMailsQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'buyer-mails', id],
    queryFn: ({ signal }) => call(operatorBuyersApi.listMails, { id }, { signal }),
    refetchOnMount: 'always',
  })

export const buyersTicketsQuery = (listing: InputOf<typeof buyerListsApi.listTickets>) =>
  queryOptions({
    queryKey: ['operator', 'buyer-tickets', listing],
    queryFn: ({ signal }) => call(buyerListsApi.listTickets, listing, { signal }),
    refetchOnMount: 'always',
  })

export const vatChecksQuery = (listing: InputOf<typeof buyerListsApi.listVatChecks>) =>
  queryOptions({
    queryKey: ['operator', 'buyer-vat-checks', listing],
    queryFn: ({ signal }) => call(buyerListsApi.listVatChecks, listing, { signal }),
    refetchOnMount: 'always',
  })

export const sessionsQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['operator', 'buyer-sessions', accountId],
    queryFn: ({ signal }) => call(buyerSessionsApi.list, { accountId }, { signal }),
    refetchOnMount: 'always',
  })
