import { queryOptions } from '@tanstack/react-query'
import * as approvalsApi from '../../../contract/operator/approvals.ts'
import type { ApprovalKind } from '../../../contract/operator/approvals.ts'
import { call } from '../../platform/calls/call.ts'

export const approvalsQuery = (kind: ApprovalKind | null) =>
  queryOptions({
    queryKey: ['operator', 'approvals', kind],
    queryFn: ({ signal }) => call(approvalsApi.list, kind ? { kind: [kind] } : {}, { signal }),
    refetchOnMount: 'always',
  })

export const approvalQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'approval', id],
    queryFn: ({ signal }) => call(approvalsApi.read, { id }, { signal }),
    refetchOnMount: 'always',
  })
