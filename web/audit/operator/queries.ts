import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import * as auditApi from '../../../contract/operator/audit.ts'
import { call } from '../../platform/calls/call.ts'

export const auditChoicesQuery = () =>
  queryOptions({
    queryKey: ['operator', 'audit-choices'],
    queryFn: ({ signal }) => call(auditApi.choices, {}, { signal }),
  })

export const auditQuery = (listing: InputOf<typeof auditApi.list>) =>
  queryOptions({
    queryKey: ['operator', 'audit', listing],
    queryFn: ({ signal }) => call(auditApi.list, listing, { signal }),
    refetchOnMount: 'always',
  })
