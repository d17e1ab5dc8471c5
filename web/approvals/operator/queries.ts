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

// Somewhat longer than a process needs to look for decisions that take effect.
const UNTIL_FINAL_MS = 2000

export const approvalQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'approval', id],
    queryFn: ({ signal }) => call(approvalsApi.read, { id }, { signal }),
    refetchOnMount: 'always',
    // A decision takes effect by itself: then it can no longer be undone.
    refetchInterval: ({ state }) => (state.data?.approval.state === 'DECIDED' ? UNTIL_FINAL_MS : false),
  })
